import type { MeetingOffer } from '#schema/chat/chat-answers.ts'
import { offeredInstead } from '#schema/meetings/meeting-options.ts'
import type { Call } from '../../call.ts'
import { offeredSlots } from '../meetings/slot-queries.ts'
import { clockIn } from '../meetings/wall-time.ts'

/** So many of one day at most: who cannot on the first day is offered another. */
const mostOfADay = 2
const shownDays = 14

/** The next free times of an expert for this visitor, in order; undefined where nobody can be met. One round trip. */
export async function meetingOffer(
  call: Call,
  profileUrl: string,
  visitorId: string,
): Promise<MeetingOffer | undefined> {
  const offered = await offeredSlots(call, profileUrl, { days: shownDays, visitorId })
  if (!offered?.isOpen) return undefined
  const { slots, length, timeZone } = offered
  return { slots: nextOf(slots, timeZone), length, timeZone }
}

/** A few of the next slots, over several days of the expert's. */
export function nextOf(slots: readonly string[], timeZone: string): string[] {
  const clock = clockIn(timeZone)
  const days = Map.groupBy(slots, (slot) => clock.dayAt(Date.parse(slot)))
  return [...days.values()].flatMap((ofDay) => ofDay.slice(0, mostOfADay)).slice(0, offeredInstead)
}
