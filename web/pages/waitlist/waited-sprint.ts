import { useSearchParams } from 'react-router-dom'
import { sprintDay } from '#schema/sprints.ts'
import { useHydrated } from '#web/client/use-hydrated.ts'
import { writtenDay } from '#web/ui/local-time.tsx'

/** A sprint that somebody waits for, by its number and the day on which it begins. */
export type WaitedSprint = { number: number; begins: string }

/** The sprint that the address names; undefined for whoever waits for the webinar alone. */
export function useWaitedSprint(): WaitedSprint | undefined {
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const said = search.get('sprint') ?? ''
  if (!isHydrated || !/^\d{1,4}$/.test(said)) return undefined
  return { number: Number(said), begins: `Tuesday ${writtenDay(sprintDay(Number(said)))}` }
}
