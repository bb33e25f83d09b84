import { eq, lt, type SQL, sql } from 'drizzle-orm'
import type { EventKind } from '#schema/figures/events.ts'
import { isKnownSource, widgetSourceStart } from '#schema/figures/sources.ts'
import type { Call } from '../../call.ts'
import { dayOf } from '../../services/clock.ts'
import { tables } from '../../services/database.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { plansWith } from '../profiles/plan-queries.ts'
import { publicIdAt } from '../profiles/queries.ts'
import type { ScoredAssessment } from '../scorecard/commands.ts'
import { widgetSiteOf } from '../widget/visit-queries.ts'
import { isPerson, ownProfileId } from './counted-visitors.ts'
import { sourceOf } from './sources.ts'

const { events, figures, profiles, scorecardSubmissions, stories } = tables
const retentionDays = 400
/** The most sites in a profile's figures of one day, as anybody can invent more. */
const sitesADay = 20

type NewEvent = {
  kind: EventKind
  profileUrl: string
  /** A story's id or a chat's session; empty for the profile itself. */
  subject?: string
  /** A hash of the visitor's address and the day. */
  visitor: string
  /** The referrer; left out where the page sends none. */
  from?: string | undefined
  /** The condition for recording it; always if left out. */
  provided?: SQL
}

/**
 * Records an event on a public profile by somebody but its owner, once a day for a visitor and subject, with the
 * referrer of that day's visit (R11); unknown profiles and stories are ignored.
 */
export function recordEvent(
  call: Call,
  { kind, profileUrl, subject = '', visitor, from, provided = sql`true` }: NewEvent,
) {
  const { db, now } = call
  const day = dayOf(now)
  const referrer = boundedSource(sourceOf(call, from), kind, day)
  const ofVisitor =
    kind === 'profileViewed' ? referrer : sql`coalesce(${viewSource(visitor, sql`${day}`)}, ${referrer})`
  const source = sql`coalesce(${widgetSource(call)}, ${ofVisitor})`
  return db.run(sql`insert into ${events} (kind, profile_id, visitor, subject, day, at, source)
    select ${kind}, profiles.id, ${visitor}, ${subject}, ${day}, ${now.getTime()}, ${source}
    from ${profiles} where profiles.id = ${publicIdAt(profileUrl)} and ${provided}
      and ${isCounted(call, sql`profiles.id`)} and ${kind === 'storyOpened' ? isPublished(subject) : sql`true`}
      and ${kind === 'widgetOpened' ? hasWidgetOpen(call) : sql`true`}
    on conflict do nothing`)
}

const isPublished = (storyId: string) => sql`exists (select 1 from ${stories} s
  where s.id = cast(${storyId} as integer) and s.profile_id = profiles.id and s.status = 'validated')`

/** The condition that the caller uses the widget of the profile, and that its plan includes one. */
const hasWidgetOpen = (call: Call) =>
  sql`${widgetSource(call)} is not null and profiles.plan in (${plansWith('widget')})`

/** Counts a saved assessment once for the expert of the scorecard (after `insertSubmission`). */
export const countCompletion = (call: Call, { token }: Pick<ScoredAssessment, 'token'>, visitor: string) =>
  call.db.run(sql`insert into ${events} (kind, profile_id, visitor, subject, day, at, source)
    select 'scorecardCompleted', profiles.id, '', s.id, date(s.created_at / 1000, 'unixepoch'), s.created_at,
      coalesce(${widgetSource(call)}, ${viewSource(visitor, sql`date(s.created_at / 1000, 'unixepoch')`)}, 'direct')
    from ${scorecardSubmissions} s inner join ${profiles} on profiles.id = s.profile_id
    where s.token = ${token} and ${isCounted(call, sql`profiles.id`)}
    on conflict do nothing`)

/** The condition that what the visitor does on a profile counts. */
const isCounted = (call: Call, profileId: SQL) =>
  sql`${Number(isPerson(call))} and ${profileId} is not ${ownProfileId(call)}`

/** The source of the visitor's view of the profile on that day; null where there is none. */
const viewSource = (visitor: string, day: SQL) => sql`(select nullif(v.source, '') from ${events} v
  where v.profile_id = profiles.id and v.kind = 'profileViewed' and v.day = ${day}
    and v.visitor = ${visitor} and v.subject = '')`

/** The source for who uses the profile's widget; null for everybody else. */
const widgetSource = (call: Call) => sql`${widgetSourceStart} || ${widgetSiteOf(call, sql`profiles.id`)}`

/** A source, or `others` for a further site than a profile may have on a day. */
function boundedSource(source: string, kind: EventKind, day: string): SQL {
  if (isKnownSource(source)) return sql`${source}`
  const ofDay = sql`${figures} where profile_id = profiles.id and day = ${day} and kind = ${kind}`
  return sql`case when exists (select 1 from ${ofDay} and source = ${source})
    or (select count(*) from ${ofDay}) < ${sitesADay} then ${source} else 'others' end`
}

/** Deletes events after 400 days (R26). */
export const expireEvents = (call: Call) =>
  eraseInSlices(call, events, lt(events.at, daysAgo(call, retentionDays)))

/** Deletes daily figures after 400 days; the totals, which name nobody, stay (R26). */
export const expireFigures = (call: Call) =>
  eraseInSlices(call, figures, sql`day > '' and day < ${dayOf(daysAgo(call, retentionDays))}`)

/** Deletes the events and figures of a profile in slices; answers whether none is left. */
export const eraseFiguresOf = async (call: Call, profileId: number) =>
  (await eraseInSlices(call, events, eq(events.profileId, profileId))) &&
  (await eraseInSlices(call, figures, eq(figures.profileId, profileId)))
