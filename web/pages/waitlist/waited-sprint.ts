import { useSearchParams } from 'react-router-dom'
import { sprintDay } from '#schema/billing/sprints.ts'
import { useHydrated } from '#web/client/use-hydrated.ts'
import { writtenDay } from '#web/ui/local-time.tsx'

/** A sprint begins at noon; its hour takes a clock, and is the server’s. */
const halfDayMs = 12 * 3600_000

/** A sprint that somebody waits for: by the number of their link, and the day on which it begins, or the next one where it has begun. */
export type WaitedSprint = { number: number; begins: string }

/** The sprint that the address names; undefined for whoever waits for the webinar alone. The server decides by its own clock which one it is. */
export function useWaitedSprint(): WaitedSprint | undefined {
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const said = search.get('sprint') ?? ''
  if (!isHydrated || !/^\d{1,4}$/.test(said)) return undefined
  let coming = Number(said)
  while (sprintDay(coming) + halfDayMs < Date.now()) coming += 1
  return { number: Number(said), begins: `Tuesday ${writtenDay(sprintDay(coming))}` }
}
