import { contacts } from '#schema/contacts.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { cutAtWord } from '#schema/text/cut-at-word.ts'
import { untitled } from '#web/features/stories/own-story-text.ts'
import { stepsOf } from './completion-steps.ts'

/** The owner's next step: a link, or the dialog to share the page. */
type DashboardNextStep = { label: string; to: string } | { share: true }

/** The most useful next step (R11): people who wait come first, then what the page lacks. */
export function nextStepOf(dashboard: Dashboard): DashboardNextStep {
  const { profile, unread, meetings, stories, checklist, completion } = dashboard
  const isDone = (step: Dashboard['checklist'][number]['step']) =>
    checklist.every((line) => line.step !== step || line.done)
  const returned = stories.find(({ status }) => status === 'returned')
  const draft = stories.find(({ status }) => status === 'draft')
  const addStory = { label: 'Add New Story', to: paths.storyBuilder.href() }

  if (profile.suspendedReason !== null) return { label: 'Write to us', to: `mailto:${contacts.support}` }
  if (unread.leads > 0)
    return {
      label: unread.leads === 1 ? 'Read the message' : 'Read the messages',
      to: paths.dashboard.href('messages'),
    }
  if (returned)
    return {
      label: `Mend “${shortened(returned.title || untitled)}”`,
      to: paths.storyBuilder.href(returned.id),
    }
  if (stories.length === 0) return addStory
  if (!isDone('one-story') && draft)
    return {
      label: `Go on with “${shortened(draft.title || untitled)}”`,
      to: paths.storyBuilder.href(draft.id),
    }
  if (!isDone('two-references'))
    return { label: 'Look after your referees', to: paths.dashboard.href('referees') }
  if (!isDone('be-active')) return { label: 'Show my page', to: paths.dashboard.href('settings') }
  if (unread.conversations > 0)
    return {
      label: 'Read the conversations',
      to: paths.dashboard.href('messages', { list: 'conversations' }),
    }
  const [missing] = stepsOf({ profile, completion }).filter(({ done }) => !done)
  const isToBeOpened = plans[profile.plan].booking && !meetings.hasOpenHours
  if (isToBeOpened && (!missing || missing.step === 'page-passed-on'))
    return { label: 'Set my hours', to: paths.dashboard.href('meetings', { list: 'hours' }) }
  if (!missing) return addStory
  // A new public page is shared first.
  const isUnshared = completion.some(({ step, done }) => step === 'page-passed-on' && !done)
  if (isUnshared && (profile.isLive || missing.step === 'page-passed-on')) return { share: true }
  return { label: missing.label, to: missing.to }
}

const maxTitleLength = 28
/** A title that fits on a button. */
const shortened = (title: string) => cutAtWord(title, maxTitleLength)
