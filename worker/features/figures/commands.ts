import { lt, type SQL, sql } from 'drizzle-orm'
import type { EventKind } from '#schema/events.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { dayOf } from '../../services/visitor.ts'
import { publicIdAt } from '../profiles/queries.ts'

const keptDays = 400

type Happened = {
  kind: EventKind
  profileUrl: string
  /** What it happened to: a story's id, a chat's session; empty for the profile itself. */
  subject?: string
  /** Stands for the visitor's address on this day. */
  visitor: string
  /** Only then; always if left out. */
  provided?: SQL
}

/**
 * Records that something happened on a public profile; the same visitor and subject count once a day (R11).
 * Unknown profiles and stories are ignored. A statement, for a batch.
 */
export const recordEvent = (
  { db, now }: Call,
  { kind, profileUrl, subject = '', visitor, provided = sql`true` }: Happened,
) =>
  db.run(sql`insert into ${tables.events} (kind, profile_id, visitor, subject, day, at)
    select ${kind}, id, ${visitor}, ${subject}, ${dayOf(now)}, ${now.getTime()}
    from ${tables.profiles} where id = ${publicIdAt(profileUrl)} and ${provided}
      and (${kind} <> 'storyOpened' or exists (select 1 from ${tables.stories} s
        where s.id = cast(${subject} as integer) and s.profile_id = ${tables.profiles.id} and s.status = 'validated'))
    on conflict do nothing`)

/**
 * Counts the assessment with this key for the expert whose scorecard it was. Everything follows from the assessment,
 * so that it counts once, whenever and from wherever it is handed in again. A statement, for a batch.
 */
export const countCompletion = ({ db }: Call, submissionKey: string) =>
  db.run(sql`insert into ${tables.events} (kind, profile_id, visitor, subject, day, at)
    select 'scorecardCompleted', profile_id, '', id, date(created_at / 1000, 'unixepoch'), created_at
    from ${tables.scorecardSubmissions} where submission_key = ${submissionKey} and profile_id is not null
    on conflict do nothing`)

/** Erases what happened more than 400 days ago (R26). */
export const expireEvents = (call: Call) =>
  eraseInSlices(call, tables.events, lt(tables.events.at, daysAgo(call, keptDays)))
