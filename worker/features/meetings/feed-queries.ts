import { and, desc, eq, gt } from 'drizzle-orm'
import { brand } from '#schema/brand.ts'
import { services } from '#schema/paths.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { daysAgo } from '../../services/retention.ts'
import { keyedHash } from '../../services/tokens.ts'
import { calendarFile } from './calendar-file.ts'
import { selectMeetings } from './meeting-queries.ts'
import { isMeetingToken } from './meeting-tokens.ts'
import { entryFor } from './notice-commands.ts'

const { calendarFeeds, meetings } = tables
/** How long past meetings are shown. */
const shownDays = 90
const maxMeetings = 1000

/** The token of an owner's feed, the same until it is replaced. */
export const feedToken = async ({ variables }: Call, profileId: number, madeAt: Date) =>
  (await keyedHash(variables.AUTH_SECRET, 'calendar-feed', `${profileId} ${madeAt.getTime()}`)).slice(0, 22)

export const feedTokenHash = ({ variables }: Call, token: string) =>
  keyedHash(variables.AUTH_SECRET, 'calendar-feed-token', token)

export const feedUrl = ({ variables }: Call, token: string) =>
  new URL(`${services.calendar}/${token}.ics`, variables.APP_URL).href

/** The address of an owner's feed; null before it was created. */
export async function findFeedUrl(call: Call, profileId: number): Promise<string | null> {
  const [feed] = await call.db
    .select({ madeAt: calendarFeeds.madeAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.profileId, profileId))
  return feed ? feedUrl(call, await feedToken(call, profileId, feed.madeAt)) : null
}

/** The calendar of a feed's token: meetings of the last 90 days and upcoming ones; undefined where there is none. */
export async function findFeed(call: Call, token: string): Promise<string | undefined> {
  if (!isMeetingToken(token)) return undefined
  const [feed] = await call.db
    .select({ profileId: calendarFeeds.profileId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, await feedTokenHash(call, token)))
  if (!feed) return undefined
  const booked = await meetingsInFeed(call, feed.profileId)
  const entries = await Promise.all(booked.map((found) => entryFor(call, 'owner', found)))
  return calendarFile(call, 'PUBLISH', entries, `Meetings at ${brand.name}`)
}

/** The latest ones, where there are more than a calendar takes. */
export const meetingsInFeed = (call: Call, profileId: number) =>
  selectMeetings(
    call,
    and(
      eq(meetings.profileId, profileId),
      eq(meetings.status, 'booked'),
      gt(meetings.startsAt, daysAgo(call, shownDays)),
    ),
  )
    .orderBy(desc(meetings.startsAt))
    .limit(maxMeetings)
