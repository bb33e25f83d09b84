import { useQuery } from '@tanstack/react-query'
import { nextSprint, sprintStart } from '#schema/billing/sprints.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'

/**
 * The sprint that can be booked now, and by how many milliseconds this device's clock is behind the server's. Until
 * the server answers, its number and start are computed from the calendar, and the rest is unknown.
 */
export function useCurrentSprint(isWanted: boolean) {
  const api = useApi()
  const { data, refetch } = useQuery({
    queryKey: ['sprint'],
    enabled: isWanted,
    queryFn: async () => {
      const sprint = await dataOf(api.sprint.$get())
      return { sprint, behind: Date.parse(sprint.now) - Date.now() }
    },
  })
  const number = data?.sprint.number ?? nextSprint(new Date())
  return {
    number,
    startsAt: data?.sprint.startsAt ?? sprintStart(number).toISOString(),
    places: data?.sprint.places,
    behind: data?.behind,
    countAgain: () => void refetch(),
  }
}
