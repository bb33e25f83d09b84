import { brand } from '#schema/brand.ts'
import type { Activity } from '#schema/figures/activity.ts'
import { paths } from '#schema/paths.ts'
import { counted, grouped } from '#schema/text/numbers.ts'
import { untitled } from '#web/features/stories/own-story-text.ts'

/** An activity as a sentence with a link; `gilt` if somebody has checked something. */
type ActivitySentence = { says: string; to?: string; gilt?: true }

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
      return { says: `${times(count, 'visit')} to your page`, to: figures }
    case 'storiesOpened':
      return {
        says: `Your stories were opened ${count === 1 ? 'once' : `${grouped(count)} times`}`,
        to: figures,
      }
    case 'chatted':
      return {
        says: `${times(count, 'conversation')} with your agent`,
        to: paths.dashboard.href('messages', { list: 'conversations' }),
      }
    case 'resultShared':
      return { says: `${somebody} shared a scorecard result with you`, ...toLead }
    case 'messageLeft':
      return { says: `${somebody} left you a message`, ...toLead }
    case 'handedOver':
      return { says: `${somebody} asked to speak to you: your agent handed the conversation over`, ...toLead }
    case 'meetingBooked':
      return { says: `${somebody} booked a meeting with you`, ...toLead }
    case 'meetingCancelled':
      return {
        says: `The meeting with ${name || 'a visitor'} was cancelled`,
        to: paths.dashboard.href('meetings', { show: 'past' }),
      }
    case 'referenceConfirmed':
      return { says: `${somebody} gave you a reference`, to: referees, gilt: true }
    case 'referenceDeclined':
      return { says: `${somebody} would rather not be your referee`, to: referees }
    case 'referenceWithdrawn':
      return { says: `${somebody} took back what they said about you`, to: referees }
    case 'claimsConfirmed':
      return {
        says: `${somebody} confirmed ${count > 0 ? `${counted(count, 'sentence')} of ` : ''}${story}`,
        ...toStory,
        gilt: true,
      }
    case 'storySubmitted':
      return { says: `You sent ${story} to the validators`, ...toStory }
    case 'storyValidated':
      return { says: `${story} was validated`, ...toStory, gilt: true }
    case 'storyReturned':
      return { says: `${story} came back with a note`, ...toStory }
    case 'suspended':
      return { says: 'We took your page off view', to: paths.dashboard.href('settings') }
    case 'restored':
      return { says: 'Your page may be shown again', to: paths.dashboard.href('settings') }
    case 'registered':
      return { says: `You joined ${brand.name}` }
    // A page from before a deployment is told what only newer ones name.
    default:
      kind satisfies never
      return { says: 'Something new: load this page again to read it' }
  }
}

const times = (count: number, one: string) => `${grouped(count)} ${count === 1 ? one : `${one}s`}`
