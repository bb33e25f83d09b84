import type { MeetingOffer } from '#schema/chat/chat-answers.ts'
import { offeredInstead } from '#schema/meetings/meeting-options.ts'
import type { Call } from '../../call.ts'
import { offeredSlots } from '../meetings/slot-queries.ts'
import { clockIn } from '../meetings/wall-time.ts'

/** At most so many of one day, so that the offer spans several days. */
const maxADay = 2
const shownDays = 14

/** The next free times of an expert for a visitor, in order; undefined where no meetings can be booked. */
export async function meetingOffer(
  call: Call,
  profileUrl: string,
  visitorId: string,
): Promise<MeetingOffer | undefined> {
  const offered = await offeredSlots(call, profileUrl, { days: shownDays, visitorId })
  if (!offered?.isOpen) return undefined
  const { slots, length, place, timeZone } = offered
  return { slots: nextOf(slots, timeZone), length, place, timeZone }
}

/** A few of the next slots, over several days in the expert's time zone. */
export function nextOf(slots: readonly string[], timeZone: string): string[] {
  const clock = clockIn(timeZone)
  const days = Map.groupBy(slots, (slot) => clock.dayAt(Date.parse(slot)))
  return [...days.values()].flatMap((ofDay) => ofDay.slice(0, maxADay)).slice(0, offeredInstead)
}
