import { brand } from '#schema/brand.ts'
import type { Activity } from '#schema/figures/activity.ts'
import { paths } from '#schema/paths.ts'
import { counted, grouped } from '#schema/text/numbers.ts'
import { untitled } from '#web/features/stories/own-story-text.ts'

/** An activity as a sentence with a link; `gilt` if somebody has checked something. */
type ActivitySentence = { text: string; to?: string; gilt?: true }

/** An owner's activity in words (R11). */
export function activitySentence({ kind, count, name, title, id }: Activity): ActivitySentence {
  const story = `“${title || untitled}”`
  const somebody = name || 'Somebody'
  const referees = paths.dashboard.href('referees')
  const figures = paths.dashboard.href('analytics')
  const toStory = id === null ? {} : { to: paths.storyBuilder.href(id) }
  const toLead = { to: paths.dashboard.href('messages', id === null ? {} : { lead: id }) }
  switch (kind) {
    case 'viewed':
      return { text: `${times(count, 'visit')} to your page`, to: figures }
    case 'storiesOpened':
      return {
        text: `Your stories were opened ${count === 1 ? 'once' : `${grouped(count)} times`}`,
        to: figures,
      }
    case 'chatted':
      return {
        text: `${times(count, 'conversation')} with your agent`,
        to: paths.dashboard.href('messages', { list: 'conversations' }),
      }
    case 'resultShared':
      return { text: `${somebody} shared a scorecard result with you`, ...toLead }
    case 'messageLeft':
      return { text: `${somebody} left you a message`, ...toLead }
    case 'handedOver':
      return { text: `${somebody} asked to speak to you: your agent handed the conversation over`, ...toLead }
    case 'meetingBooked':
      return { text: `${somebody} booked a meeting with you`, ...toLead }
    case 'meetingCancelled':
      return {
        text: `The meeting with ${name || 'a visitor'} was cancelled`,
        to: paths.dashboard.href('meetings', { show: 'past' }),
      }
    case 'referenceConfirmed':
      return { text: `${somebody} gave you a reference`, to: referees, gilt: true }
    case 'referenceDeclined':
      return { text: `${somebody} would rather not be your referee`, to: referees }
    case 'referenceWithdrawn':
      return { text: `${somebody} took back what they said about you`, to: referees }
    case 'claimsConfirmed':
      return {
        text: `${somebody} confirmed ${count > 0 ? `${counted(count, 'sentence')} of ` : ''}${story}`,
        ...toStory,
        gilt: true,
      }
    case 'storySubmitted':
      return { text: `You sent ${story} to the validators`, ...toStory }
    case 'storyValidated':
      return { text: `${story} was validated`, ...toStory, gilt: true }
    case 'storyReturned':
      return { text: `${story} came back with a note`, ...toStory }
    case 'suspended':
      return { text: 'We took your page off view', to: paths.dashboard.href('settings') }
    case 'restored':
      return { text: 'Your page may be shown again', to: paths.dashboard.href('settings') }
    case 'registered':
      return { text: `You joined ${brand.name}` }
    // A page from before a deployment is told what only newer ones name.
    default:
      kind satisfies never
      return { text: 'Something new: load this page again to read it' }
  }
}

const times = (count: number, one: string) => `${grouped(count)} ${count === 1 ? one : `${one}s`}`
