import type { MeetingSide, MeetingView } from '#schema/meetings/meetings.ts'
import type { Call } from '../../call.ts'
import { selectStale } from '../../features/meetings/busy-calendar/queries.ts'
import { cancelMeeting, isInserted, moveMeeting, slotAt } from '../../features/meetings/meeting-commands.ts'
import { changeableUntil, type Found, findMeeting, viewOf } from '../../features/meetings/meeting-queries.ts'
import { mailMeetingChange } from '../../features/meetings/notice-commands.ts'
import { openFor } from '../../features/meetings/refused-slots.ts'
import { bookableAt, bookableFrom } from '../../features/meetings/slot-queries.ts'
import { releasedIfFailed, releaseReserved, reserveOneToday } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { readTogether, retryOnConflict, write } from '../../services/write.ts'
import { pushMeetingChange } from './push-meeting-change.ts'
import { refreshBusyTimes } from './read-calendars.ts'

/** How often the other side may change it between reading and writing. */
const maxAttempts = 5

/** By each side: every move is a mail to the other. */
export const movesPerDay = 10

type Opened = Found & { side: MeetingSide }

/**
 * Cancels the meeting that a token opens and mails both sides. Safe to repeat.
 * @throws AppError MEETING_NOT_FOUND, MEETING_OVER, TOO_LATE.
 */
export const cancelByToken = (call: Call, token: string, given = ''): Promise<MeetingView> =>
  untilDone(call, token, async (opened) => {
    const { meeting, expert, side } = opened
    if (meeting.status === 'cancelled') return viewOf(call, opened, side)
    // Nobody is mailed the words of an owner who is suspended.
    const reason = side === 'owner' && expert.isSuspended ? '' : given
    const changed = {
      ...meeting,
      status: 'cancelled' as const,
      cancelledBy: side,
      cancelReason: reason,
      sequence: meeting.sequence + 1,
    }
    const notice = { ...opened, meeting: changed }
    const isCancelled = isInserted(meeting.uid, changed.sequence, 'cancelled')
    const { cancelled } = await write(call, {
      cancelled: cancelMeeting(call, meeting, side, reason),
      mails: await mailMeetingChange(call, notice, { occasion: 'cancelled', onlyIf: isCancelled }),
      pushes: side === 'visitor' ? pushMeetingChange(call, 'cancelled', notice, isCancelled) : undefined,
    })
    return cancelled.rowsAffected ? viewOf(call, notice, side) : undefined
  })

/**
 * Moves the meeting that a token opens to another free slot and mails both sides. Safe to repeat.
 * @throws AppError MEETING_NOT_FOUND, MEETING_OVER, MEETING_CANCELLED, TOO_LATE, BOOKING_CLOSED, MOVE_LIMIT;
 * SLOT_NOT_OFFERED and SLOT_TAKEN with the next free slots as details.
 */
export const moveByToken = (call: Call, token: string, start: Date): Promise<MeetingView> =>
  untilDone(call, token, async (opened) => {
    const { meeting, side } = opened
    if (meeting.status === 'cancelled') throw new AppError('MEETING_CANCELLED')
    if (meeting.startsAt.getTime() === start.getTime()) return viewOf(call, opened, side)
    const { stale, ...rows } = await readTogether(call, {
      stale: selectStale(call, opened.expert.id),
      ...bookableAt(call, opened.expert.profileUrl),
    })
    const bookable = bookableFrom(rows)
    if (!bookable) throw new AppError('BOOKING_CLOSED')
    const { id: movedMeeting, visitorId } = meeting
    const open = openFor(call, bookable, { start, visitorId, movedMeeting })
    const allowance = await reserveOneToday(call, {
      unit: 'moves',
      subject: `moves:${side}:${meeting.uid}`,
      limit: movesPerDay,
    })
    if (allowance.exceeded) throw new AppError('MOVE_LIMIT', allowance.exceeded)
    if (stale.length) await refreshBusyTimes(call, opened.expert.id)
    const changed = {
      ...meeting,
      ...slotAt(start, open),
      sequence: meeting.sequence + 1,
      changedAt: call.now,
    }
    const notice = { ...opened, meeting: changed }
    const isMoved = isInserted(meeting.uid, changed.sequence)
    const { moved } = await releasedIfFailed(call, allowance.allowances, async () =>
      write(call, {
        moved: moveMeeting(call, meeting, start, open),
        mails: await mailMeetingChange(call, notice, {
          occasion: 'moved',
          before: meeting.startsAt,
          onlyIf: isMoved,
        }),
        pushes: side === 'visitor' ? pushMeetingChange(call, 'moved', notice, isMoved) : undefined,
      }),
    )
    if (moved.rowsAffected) return viewOf(call, notice, side)
    await releaseReserved(call, allowance.allowances)
  })

/** Reads what a token opens, and again as long as somebody else changed it before `change` could. */
async function untilDone(
  call: Call,
  token: string,
  change: (opened: Opened) => Promise<MeetingView | undefined>,
): Promise<MeetingView> {
  const view = await retryOnConflict(async () => {
    const opened = await findMeeting(call, token)
    if (!opened) throw new AppError('MEETING_NOT_FOUND')
    const { meeting, side } = opened
    if (meeting.status === 'booked' && changeableUntil(meeting, side) <= call.now) {
      const overAt = side === 'owner' ? meeting.startsAt : meeting.endsAt
      throw new AppError(overAt <= call.now ? 'MEETING_OVER' : 'TOO_LATE')
    }
    return change(opened)
  }, maxAttempts)
  if (!view) throw new Error('The meeting was changed by somebody else again and again')
  return view
}
