import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { holdMinutes } from '#schema/meetings/meeting-options.ts'
import type { HoldAnswer } from '#schema/meetings/meetings.ts'
import { counted } from '#schema/text/numbers.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import type { MeetingExpert } from './experts-time.tsx'
import { holdKey } from './queries.ts'

const plain = 'Nothing is booked until you press the button below.'

/** Holds the chosen slot (R24) and says so: it is hidden from others for five minutes, but only booking reserves it. */
export function HoldNote({ expert: { profileUrl }, start }: { expert: MeetingExpert; start: string }) {
  const api = useApi()
  // Each choice is held once. The minutes count from the answer, as the browser's clock may be wrong.
  const { data, dataUpdatedAt } = useQuery({
    queryKey: holdKey(profileUrl, start),
    queryFn: (): Promise<HoldAnswer | null> =>
      dataOf(api.meetings.hold.$post({ json: { profileUrl, start } })),
    gcTime: 0,
  })
  const isOver = useIsExpired(dataUpdatedAt, data?.heldMs ?? 0)
  return (
    <p role="status" className="max-w-[34em] text-label">
      {data === null
        ? 'This time is gone, and nothing is booked yet.'
        : !data
          ? plain
          : !data.isYours
            ? 'Somebody else is looking at this time, or has just taken it. Whoever books first has it.'
            : data.heldUntil
              ? heldFor(data.heldMs, isOver)
              : plain}
    </p>
  )
}

/**
 * Says for how long the slot is held. One with less than five minutes left was made before this notice, and cannot
 * be renewed.
 */
function heldFor(ms: number, isOver: boolean): string {
  if (ms === holdMinutes * 60_000)
    return isOver
      ? 'The five minutes are over, and others see this time again. It is yours once you book it.'
      : `We keep this time from others for ${holdMinutes} minutes. It is yours once you book it.`
  const minutes = Math.ceil(ms / 60_000)
  return isOver
    ? 'This time is too close now, and nothing is booked yet. Please choose another one.'
    : `We keep this time for you for ${counted(minutes, 'more minute')}: after that it is too close to be booked.`
}

function useIsExpired(heldAt: number, heldMs: number) {
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (!heldAt || !heldMs) return
    const timer = setTimeout(() => setOver(heldAt), heldMs)
    return () => clearTimeout(timer)
  }, [heldAt, heldMs])
  return heldAt > 0 && over === heldAt
}
