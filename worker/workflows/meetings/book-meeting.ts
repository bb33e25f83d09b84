import { deliveredTo } from '#schema/email.ts'
import type { BookingAnswer, BookingInput } from '#schema/meetings/meetings.ts'
import type { Call } from '../../call.ts'
import { recordEvent } from '../../features/figures/commands.ts'
import { insertMeetingLead } from '../../features/leads/commands.ts'
import { selectStale } from '../../features/meetings/busy-calendar/queries.ts'
import { releaseHold } from '../../features/meetings/hold-commands.ts'
import { insertMeeting, isInserted, slotAt } from '../../features/meetings/meeting-commands.ts'
import { type Found, selectBooked, selectExpert } from '../../features/meetings/meeting-queries.ts'
import { meetingToken, type TokenBasis } from '../../features/meetings/meeting-tokens.ts'
import { mailMeetingChange } from '../../features/meetings/notice-commands.ts'
import { type Open, openFor, refusedSlot } from '../../features/meetings/refused-slots.ts'
import { type Bookable, bookableAt, bookableFrom } from '../../features/meetings/slot-queries.ts'
import { publicIdAt } from '../../features/profiles/queries.ts'
import { reserveWithin } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { addressHash } from '../../services/identity/address.ts'
import { keyedHash } from '../../services/tokens.ts'
import { inTurn } from '../../services/turns.ts'
import { readTogether, write } from '../../services/write.ts'
import { pushMeetingChange } from './push-meeting-change.ts'
import { refreshBusyTimes } from './read-calendars.ts'

/** The most from one IP address, which an office shares, and from one mailbox with one expert. */
export const bookingsPerDay = { address: 10, mailbox: 5 }
/** How often a booking is tried again because the open hours were edited meanwhile. */
const maxAttempts = 5

type Booking = BookingInput & { visitorId: string }
/** The expert of a meeting, and what of their hours can be booked. */
type Offer = Pick<Found, 'expert' | 'hours'> & { bookable: Bookable; open: Open; isStale: boolean }

/**
 * Books a meeting with its lead, mails and event, and ends the visitor's hold (R24). The same key gets the same meeting.
 * @throws AppError PROFILE_NOT_FOUND, BOOKING_CLOSED, BOOKING_LIMIT; SLOT_NOT_OFFERED and SLOT_TAKEN with the next
 * free slots as details.
 */
export const bookMeeting = (call: Call, booking: Booking): Promise<BookingAnswer> =>
  inTurn(`meeting ${booking.profileUrl} ${booking.start}`, () => readAndBook(call, booking))

async function readAndBook(call: Call, booking: Booking): Promise<BookingAnswer> {
  let exceeded: Attempt['exceeded']
  for (let attempt = 1; ; attempt += 1) {
    const read = await readOffer(call, booking)
    if (read.answer) return read.answer
    // Read again first: the same press may have used up the allowance.
    if (exceeded) throw new AppError('BOOKING_LIMIT', exceeded)
    // If it is still offered, the hours were edited meanwhile.
    if (attempt > maxAttempts) throw refusedSlot(call, 'SLOT_TAKEN', read.bookable, slotOf(booking))
    // The statement below also refuses what the owner's own calendar has blocked since.
    if (read.isStale) await refreshBusyTimes(call, read.expert.id)
    const booked = await insertBooking(call, booking, read)
    if (booked.answer) return booked.answer
    exceeded = booked.exceeded
  }
}

const allowancesOf = async (call: Call, { email }: Booking, profileId: number) => {
  const mailbox = await keyedHash(call.variables.AUTH_SECRET, 'mailbox', deliveredTo(email))
  const one = { unit: 'bookings', amount: 1, window: 'day' } as const
  return [
    { ...one, limit: bookingsPerDay.address, subject: `bookings:${await addressHash(call)}` },
    { ...one, limit: bookingsPerDay.mailbox, subject: `bookings:${profileId}:${mailbox}` },
  ]
}

/**
 * The bookable hours of an expert, or the earlier answer to this key.
 * @throws AppError where this slot cannot be, as far as reading tells.
 */
async function readOffer(
  call: Call,
  booking: Booking,
): Promise<(Offer & { answer?: undefined }) | { answer: BookingAnswer }> {
  const { profileUrl } = booking
  const { experts, earlier, stale, ...rows } = await readTogether(call, {
    experts: selectExpert(call, profileUrl),
    earlier: selectBooked(call, booking),
    stale: selectStale(call, publicIdAt(profileUrl)),
    ...bookableAt(call, profileUrl),
  })
  const [existing] = earlier
  if (existing) return { answer: await answerOf(call, existing.meeting) }
  const [found] = experts
  const bookable = bookableFrom(rows)
  if (!found || !bookable) throw new AppError('PROFILE_NOT_FOUND')
  return { ...found, bookable, open: openFor(call, bookable, slotOf(booking)), isStale: stale.length > 0 }
}

const slotOf = ({ start, visitorId }: Booking) => ({ start: new Date(start), visitorId })

type Attempt = { answer?: BookingAnswer; exceeded?: { retryAfterSeconds: number } | undefined }

/**
 * Writes the booking and its allowance in one batch; answers which limit was exceeded if the allowance refused it, and nothing
 * if the time was taken.
 */
async function insertBooking(call: Call, booking: Booking, { expert, hours, open }: Offer): Promise<Attempt> {
  const uid = crypto.randomUUID()
  const slot = slotAt(new Date(booking.start), open)
  const isBooked = isInserted(uid, 0)
  const meeting = {
    ...booking,
    brief: booking.brief ?? '',
    ...slot,
    uid,
    ownerKey: '',
    sequence: 0,
    changedAt: call.now,
    status: 'booked' as const,
    cancelledBy: null,
    cancelReason: '',
  }
  const allowed = reserveWithin(call, await allowancesOf(call, booking, expert.id))
  const booked = await write(call, {
    ...(await insertMeeting(call, { ...meeting, profileId: expert.id }, open, allowed.isLeft)),
    exceededRows: allowed.exceededRows,
    lead: insertMeetingLead(call, uid),
    mails: await mailMeetingChange(
      call,
      { meeting, expert, hours },
      { occasion: 'booked', onlyIf: isBooked },
    ),
    pushes: pushMeetingChange(call, 'booked', { meeting, expert, hours }, isBooked),
    event: recordEvent(call, {
      kind: 'bookingMade',
      profileUrl: expert.profileUrl,
      subject: uid,
      from: booking.from,
      visitor: await addressHash(call),
      provided: isBooked,
    }),
    hold: releaseHold(call, expert.id, booking.visitorId, isBooked),
    allowance: allowed.take(isBooked),
  })
  return booked.meeting.rowsAffected
    ? { answer: await answerOf(call, meeting) }
    : { exceeded: allowed.exceededIn(booked.exceededRows) }
}

const answerOf = async (
  call: Call,
  meeting: TokenBasis & Pick<Found['meeting'], 'startsAt' | 'endsAt'>,
): Promise<BookingAnswer> => ({
  token: await meetingToken(call, 'visitor', meeting),
  start: meeting.startsAt.toISOString(),
  end: meeting.endsAt.toISOString(),
})
