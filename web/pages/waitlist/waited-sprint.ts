import { useSearchParams } from 'react-router-dom'
import { nextSprint, sprintDay } from '#schema/sprints.ts'
import { useHydrated } from '#web/client/use-hydrated.ts'
import { writtenDay } from '#web/ui/local-time.tsx'

/** A sprint that somebody waits for, by its number and the day on which it begins. */
export type WaitedSprint = { number: number; begins: string }

/** The sprint that the address names, or the next one where it has begun; undefined for whoever waits for the webinar alone. */
export function useWaitedSprint(): WaitedSprint | undefined {
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const said = search.get('sprint') ?? ''
  if (!isHydrated || !/^\d{1,4}$/.test(said)) return undefined
  const number = Math.max(Number(said), nextSprint(new Date()))
  return { number, begins: `Tuesday ${writtenDay(sprintDay(number))}` }
}
