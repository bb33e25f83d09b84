import { useSearchParams } from 'react-router-dom'
import { sprintDay } from '#schema/billing/sprints.ts'
import { hourMs } from '#schema/durations.ts'
import { useHydrated } from '#web/client/loading/hydration.ts'
import { writtenDay } from '#web/ui/local-time.tsx'

/** A sprint begins soon after noon in London; the server knows its exact hour. */
const halfDayMs = 12 * hourMs

/** The sprint of a waitlist link by its number, with its first day; the next one if it has begun. */
export type WaitedSprint = { number: number; begins: string }

/**
 * The sprint in the address; undefined for the webinar's waitlist. The server decides by its own clock which one it
 * is.
 */
export function useWaitedSprint(): WaitedSprint | undefined {
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const sprintParam = search.get('sprint') ?? ''
  if (!isHydrated || !/^\d{1,4}$/.test(sprintParam)) return undefined
  let coming = Number(sprintParam)
  while (sprintDay(coming) + halfDayMs < Date.now()) coming += 1
  return { number: Number(sprintParam), begins: `Tuesday ${writtenDay(sprintDay(coming))}` }
}
