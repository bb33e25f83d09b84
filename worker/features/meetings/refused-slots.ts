import { offeredInstead } from '#schema/meetings/meeting-options.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { type Bookable, blockedByHolds, bookedOver, holdOfVisitor } from './slot-queries.ts'
import { isOffered, slotsFrom } from './slots.ts'

export type Open = NonNullable<Bookable['open']>
type SlotRequest = { start: Date; visitorId: string; movedMeeting?: number }

/**
 * The hours under which a slot can be booked; a visitor who holds it can book it even if its notice began meanwhile.
 * @throws AppError BOOKING_CLOSED; SLOT_NOT_OFFERED and SLOT_TAKEN with the next free slots as details.
 */
export function openFor(call: Call, bookable: Bookable, request: SlotRequest): Open {
  const { open } = bookable
  if (!open) throw new AppError('BOOKING_CLOSED')
  const now = holdOfVisitor(bookable, request)?.since ?? call.now.getTime()
  const start = request.start.getTime()
  if (!isOffered(open.availability, [], now, start))
    throw refusedSlot(call, 'SLOT_NOT_OFFERED', bookable, request)
  if (!isOffered(open.availability, bookedOver(bookable, request.movedMeeting), now, start))
    throw refusedSlot(call, 'SLOT_TAKEN', bookable, request)
  return open
}

/** The refusal of a slot with the next free ones for this visitor, or the first where none follow. */
export function refusedSlot(
  { now }: Call,
  code: 'SLOT_NOT_OFFERED' | 'SLOT_TAKEN',
  bookable: Bookable,
  { start, visitorId, movedMeeting }: SlotRequest,
): AppError {
  const blocked = [...bookedOver(bookable, movedMeeting), ...blockedByHolds(bookable, visitorId)]
  const free = (from?: number) => {
    const next: { path: string; message: string }[] = []
    const slots = bookable.open ? slotsFrom(bookable.open.availability, blocked, now.getTime(), from) : []
    for (const slot of slots) {
      next.push({ path: 'next', message: new Date(slot).toISOString() })
      if (next.length === offeredInstead) break
    }
    return next
  }
  const after = free(start.getTime())
  return new AppError(code, { details: after.length ? after : free() })
}
