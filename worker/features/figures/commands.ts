import { eq, lt, type SQL, sql } from 'drizzle-orm'
import type { EventKind } from '#schema/figures/events.ts'
import { isKnownSource } from '#schema/figures/sources.ts'
import type { Call } from '../../call.ts'
import { dayOf } from '../../services/clock.ts'
import { tables } from '../../services/database.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { publicIdAt } from '../profiles/queries.ts'
import type { ScoredAssessment } from '../scorecard/commands.ts'
import { sourceOf } from './sources.ts'
import { isPerson, ownProfileId } from './who-counts.ts'

const { events, figures, profiles, scorecardSubmissions, stories } = tables
const keptDays = 400
/** How many sites a profile's figures of one day name: a stranger fills them with no more. */
const sitesADay = 20

type Happened = {
  kind: EventKind
  profileUrl: string
  /** What it happened to: a story's id, a chat's session; empty for the profile itself. */
  subject?: string
  /** Stands for the visitor's address on this day. */
  visitor: string
  /** Where they came from, as their browser says it; left out where no page says it. */
  from?: string | undefined
  /** Only then; always if left out. */
  provided?: SQL
}

/**
 * Records that something happened on a public profile, by people who are not its owner; the same visitor and subject
 * count once a day, and where they came from when they viewed the profile stands for that day (R11). Unknown profiles
 * and stories are ignored.
 */
export function recordEvent(
  call: Call,
  { kind, profileUrl, subject = '', visitor, from, provided = sql`true` }: Happened,
) {
  const { db, now } = call
  const day = dayOf(now)
  const told = boundedSource(sourceOf(call, from), kind, day)
  const source = kind === 'profileViewed' ? told : sql`coalesce(${viewSource(visitor, sql`${day}`)}, ${told})`
  return db.run(sql`insert into ${events} (kind, profile_id, visitor, subject, day, at, source)
    select ${kind}, profiles.id, ${visitor}, ${subject}, ${day}, ${now.getTime()}, ${source}
    from ${profiles} where profiles.id = ${publicIdAt(profileUrl)} and ${provided}
      and ${isCounted(call, sql`profiles.id`)} and ${kind === 'storyOpened' ? isPublished(subject) : sql`true`}
    on conflict do nothing`)
}

const isPublished = (storyId: string) => sql`exists (select 1 from ${stories} s
  where s.id = cast(${storyId} as integer) and s.profile_id = profiles.id and s.status = 'validated')`

/**
 * Counts an assessment for the expert whose scorecard it was, where it is the one that was kept: so it counts once,
 * whenever and from wherever it is handed in again (behind `insertSubmission`).
 */
export const countCompletion = (call: Call, { token }: Pick<ScoredAssessment, 'token'>, visitor: string) =>
  call.db.run(sql`insert into ${events} (kind, profile_id, visitor, subject, day, at, source)
    select 'scorecardCompleted', profiles.id, '', s.id, date(s.created_at / 1000, 'unixepoch'), s.created_at,
      coalesce(${viewSource(visitor, sql`date(s.created_at / 1000, 'unixepoch')`)}, 'direct')
    from ${scorecardSubmissions} s inner join ${profiles} on profiles.id = s.profile_id
    where s.token = ${token} and ${isCounted(call, sql`profiles.id`)}
    on conflict do nothing`)

/** The condition that what whoever acts does on a profile counts. */
const isCounted = (call: Call, profileId: SQL) =>
  sql`${Number(isPerson(call))} and ${profileId} is not ${ownProfileId(call)}`

/** Where a visitor came from when they viewed the profile on that day; null where they did not. */
const viewSource = (visitor: string, day: SQL) => sql`(select nullif(v.source, '') from ${events} v
  where v.profile_id = profiles.id and v.kind = 'profileViewed' and v.day = ${day}
    and v.visitor = ${visitor} and v.subject = '')`

/** A source, and `others` for a site that is one too many for a profile on a day. */
function boundedSource(source: string, kind: EventKind, day: string): SQL {
  if (isKnownSource(source)) return sql`${source}`
  const ofDay = sql`${figures} where profile_id = profiles.id and day = ${day} and kind = ${kind}`
  return sql`case when exists (select 1 from ${ofDay} and source = ${source})
    or (select count(*) from ${ofDay}) < ${sitesADay} then ${source} else 'others' end`
}

/** Erases what happened more than 400 days ago (R26). */
export const expireEvents = (call: Call) =>
  eraseInSlices(call, events, lt(events.at, daysAgo(call, keptDays)))

/** Erases the figures of days that are more than 400 days past; those of all days together stay, in which nobody stands (R26). */
export const expireFigures = (call: Call) =>
  eraseInSlices(call, figures, sql`day > '' and day < ${dayOf(daysAgo(call, keptDays))}`)

/** Erases what happened on a profile and how often, in slices; answers whether nothing is left. */
export const eraseHappenedOn = async (call: Call, profileId: number) =>
  (await eraseInSlices(call, events, eq(events.profileId, profileId))) &&
  (await eraseInSlices(call, figures, eq(figures.profileId, profileId)))
