import { holdMinutes } from '#schema/meetings/meeting-options.ts'
import type { HoldAnswer } from '#schema/meetings/meetings.ts'
import type { Call } from '../../call.ts'
import { holdStatements } from '../../features/meetings/hold-commands.ts'
import { bookableAt, bookableFrom, bookedOver, holdOfVisitor } from '../../features/meetings/slot-queries.ts'
import { isOffered } from '../../features/meetings/slots.ts'
import { addressHash } from '../../services/identity/address.ts'
import { readTogether, write } from '../../services/write.ts'

/**
 * Hides an offered slot from others for five minutes, in place of what the visitor held of this profile before (R24);
 * undefined if the profile is not published.
 */
export async function holdSlot(
  call: Call,
  profileUrl: string,
  visitorId: string,
  start: Date,
): Promise<HoldAnswer | undefined> {
  const { now } = call
  const answerOf = (isYours: boolean, until?: Date): HoldAnswer => ({
    isYours,
    heldUntil: until?.toISOString() ?? null,
    heldMs: until ? until.getTime() - now.getTime() : 0,
  })
  const bookable = bookableFrom(await readTogether(call, bookableAt(call, profileUrl)))
  if (!bookable) return undefined
  const hours = bookable.open?.availability
  if (!hours) return answerOf(false)
  const isFree = (at: number) => isOffered(hours, bookedOver(bookable), at, start.getTime())
  if (!isFree(now.getTime())) {
    const own = holdOfVisitor(bookable, { start, visitorId })
    return own && isFree(own.since) ? answerOf(true, own.until) : answerOf(false)
  }
  const until = new Date(now.getTime() + holdMinutes * 60_000)
  const hold = {
    profileId: bookable.profile.id,
    visitorId,
    network: await addressHash(call),
    start,
    until,
    blockedMs: (hours.length + hours.buffer) * 60_000,
  }
  const { inserted, overlapping } = await write(call, holdStatements(call, hold))
  return answerOf(!overlapping.length, inserted.length ? until : undefined)
}
