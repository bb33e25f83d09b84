import type { Dashboard } from '#schema/dashboard.ts'
import { dayMs } from '#schema/durations.ts'
import type { Activity, ActivityKind } from '#schema/figures/activity.ts'
import { capitalised, listed } from '#schema/text/phrases.ts'

/** How long an activity is news, in days. */
const freshDays = 7
const newsKinds: readonly ActivityKind[] = [
  'meetingCancelled',
  'referenceConfirmed',
  'referenceDeclined',
  'referenceWithdrawn',
  'claimsConfirmed',
  'storyValidated',
  'restored',
]

/** Recent acts of referees and validators and cancelled meetings, newest first; what waits for the owner is separate. */
export const recentActivity = ({ activity }: Pick<Dashboard, 'activity'>, now: Date): Activity[] =>
  activity.filter(
    ({ kind, at }) => newsKinds.includes(kind) && now.getTime() - Date.parse(at) < freshDays * dayMs,
  )

/** The stories that a validator returned. */
export const returnedOf = ({ stories }: Pick<Dashboard, 'stories'>) =>
  stories.filter(({ status }) => status === 'returned')

/** Whether anything waits for the owner or is recent. */
export const hasNews = (dashboard: Dashboard, now: Date) =>
  dashboard.meetings.next !== null || whatWaits(dashboard) !== '' || recentActivity(dashboard, now).length > 0

/** What waits for the owner, as a sentence; '' if nothing does. */
export function whatWaits({ unread, stories }: Pick<Dashboard, 'unread' | 'stories'>): string {
  const returned = returnedOf({ stories }).length
  const waits = [
    unread.leads && `${inWords(unread.leads, 'person')} wrote to you`,
    unread.conversations &&
      `${inWords(unread.conversations, 'conversation')} with your agent ${unread.conversations === 1 ? 'is' : 'are'} new`,
    returned && `${inWords(returned, 'story')} came back with a note`,
  ].filter((one) => typeof one === 'string')
  const sentence = listed(waits)
  return sentence && `${capitalised(sentence)}.`
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const many = { person: 'people', conversation: 'conversations', story: 'stories' } as const
/** The greatest count of new items. */
const maxCounted = 100

const inWords = (number: number, one: keyof typeof many) =>
  `${number >= maxCounted ? `${maxCounted} or more` : (numbers[number] ?? number)} ${number === 1 ? one : many[one]}`
