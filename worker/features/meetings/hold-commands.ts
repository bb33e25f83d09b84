import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { heldMinutes } from '#schema/meetings/meeting-options.ts'
import type { HoldAnswer } from '#schema/meetings/meetings.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { addressHash } from '../../services/identity/address.ts'
import { eraseInSlices } from '../../services/retention.ts'
import { bookableAt, bookableFrom, bookedOver, heldByVisitor } from './slot-queries.ts'
import { isOffered } from './slots.ts'

const { meetingHolds } = tables

/** From one network, of one profile: so many people of an office may choose at once, and nobody hides a week. */
export const heldFromOneNetwork = 3

/**
 * Hides an offered slot from others for five minutes, in place of what the visitor held of this profile before (R24);
 * undefined if the profile does not hang. It stays in sight where it is not offered, where somebody else holds it (then it
 * is not theirs), and where their network hides enough already. One whose notice has begun since stays held, and no longer.
 */
export async function holdSlot(
  call: Call,
  profileUrl: string,
  visitorId: string,
  start: Date,
): Promise<HoldAnswer | undefined> {
  const { db, now } = call
  const answerOf = (isYours: boolean, until?: Date): HoldAnswer => ({
    ...{ isYours, heldUntil: until?.toISOString() ?? null },
    heldMs: until ? until.getTime() - now.getTime() : 0,
  })
  const bookable = bookableFrom(await db.batch(bookableAt(call, profileUrl)))
  if (!bookable) return undefined
  const hours = bookable.open?.availability
  if (!hours) return answerOf(false)
  const isFree = (at: number) => isOffered(hours, bookedOver(bookable), at, start.getTime())
  if (!isFree(now.getTime())) {
    const own = heldByVisitor(bookable, { start, visitorId })
    return own && isFree(own.since) ? answerOf(true, own.until) : answerOf(false)
  }
  const until = new Date(now.getTime() + heldMinutes * 60_000)
  const [held, taken] = await db.batch(
    holdStatements(call, {
      ...{ profileId: bookable.profile.id, visitorId, network: await addressHash(call), start, until },
      blockedMs: (hours.length + hours.buffer) * 60_000,
    }),
  )
  return answerOf(!taken.length, held.length ? until : undefined)
}

type Hold = {
  profileId: number
  visitorId: string
  network: string
  start: Date
  /** How far apart two slots begin at least. */
  blockedMs: number
  until: Date
}

/** Holds a slot, whereof a row comes back, and asks who else does. Statements, for a batch. */
export function holdStatements(
  { db, now }: Call,
  { profileId, visitorId, network, start, blockedMs, until }: Hold,
) {
  const others = sql`from ${meetingHolds} where profile_id = ${profileId} and until > ${now.getTime()}
    and visitor_id <> ${visitorId}`
  const overlapping = sql`select 1 ${others} and abs(starts_at - ${start.getTime()}) < ${blockedMs}`
  return [
    db.all(sql`insert into ${meetingHolds} (profile_id, visitor_id, starts_at, network, until)
      select ${profileId}, ${visitorId}, ${start.getTime()}, ${network}, ${until.getTime()}
      where not exists (${overlapping})
        and (select count(*) ${others} and network = ${network}) < ${heldFromOneNetwork}
      on conflict do update set starts_at = excluded.starts_at, network = excluded.network, until = excluded.until
      returning until`),
    db.all(sql`${overlapping} limit 1`),
  ] as const
}

/** Lets go of what a visitor held of a profile, where a condition holds. A statement, for a batch. */
export const releaseHold = ({ db }: Call, profileId: number, visitorId: string, onlyIf: SQL = sql`1`) =>
  db
    .delete(meetingHolds)
    .where(and(eq(meetingHolds.profileId, profileId), eq(meetingHolds.visitorId, visitorId), onlyIf))

/** Lets go of all that a visitor holds. A statement, for a batch. */
export const releaseHoldsOf = ({ db }: Call, visitorId: string) =>
  db
    .delete(meetingHolds)
    // There are those of the last hour, and no more.
    .where(and(gt(meetingHolds.until, new Date(0)), eq(meetingHolds.visitorId, visitorId)))

/** Forgets holds that are over. */
export const expireHolds = (call: Call) => eraseInSlices(call, meetingHolds, lt(meetingHolds.until, call.now))
