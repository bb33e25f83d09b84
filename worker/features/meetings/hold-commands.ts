import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { eraseInSlices } from '../../services/retention.ts'

const { meetingHolds } = tables

/** For each profile and network, so that colleagues can choose at once and nobody blocks a week. */
const maxHoldsPerNetwork = 3

type Hold = {
  profileId: number
  visitorId: string
  network: string
  start: Date
  /** The least distance of two slots. */
  blockedMs: number
  until: Date
}

/** Holds a slot, returning a row if it did, and reads who else holds it. */
export function holdStatements(
  { db, now }: Call,
  { profileId, visitorId, network, start, blockedMs, until }: Hold,
) {
  const others = sql`from ${meetingHolds} where profile_id = ${profileId} and until > ${now.getTime()}
    and visitor_id <> ${visitorId}`
  const overlapping = sql`select 1 ${others} and abs(starts_at - ${start.getTime()}) < ${blockedMs}`
  return {
    inserted: db.all(sql`insert into ${meetingHolds} (profile_id, visitor_id, starts_at, network, until)
      select ${profileId}, ${visitorId}, ${start.getTime()}, ${network}, ${until.getTime()}
      where not exists (${overlapping})
        and (select count(*) ${others} and network = ${network}) < ${maxHoldsPerNetwork}
      on conflict do update set starts_at = excluded.starts_at, network = excluded.network, until = excluded.until
      returning until`),
    overlapping: db.all(sql`${overlapping} limit 1`),
  }
}

/** Releases a visitor's hold on a profile's slots, where a condition holds. */
export const releaseHold = ({ db }: Call, profileId: number, visitorId: string, onlyIf: SQL = sql`1`) =>
  db
    .delete(meetingHolds)
    .where(and(eq(meetingHolds.profileId, profileId), eq(meetingHolds.visitorId, visitorId), onlyIf))

export const releaseHoldsOf = ({ db }: Call, visitorId: string) =>
  db
    .delete(meetingHolds)
    // There are those of the last hour, and no more.
    .where(and(gt(meetingHolds.until, new Date(0)), eq(meetingHolds.visitorId, visitorId)))

/** Deletes holds that are over. */
export const expireHolds = (call: Call) => eraseInSlices(call, meetingHolds, lt(meetingHolds.until, call.now))
