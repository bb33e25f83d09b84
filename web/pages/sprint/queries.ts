import { queryOptions } from '@tanstack/react-query'
import { type Api, dataOf } from '#web/client/api.ts'
import { whenIdle } from '#web/client/loading/hydrate-on-idle.tsx'

/** The next sprint and its start, which a page may cache; never its free places (R12). */
export const sprintStartQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sprint', 'start'],
    queryFn: async () => {
      const { number, startsAt } = await dataOf(api.sprint.$get())
      return { number, startsAt }
    },
  })

/** How often a visible page fetches the free places. */
const pollMs = 60_000

/** The current state of the sprint, fetched once the page is shown, then every minute and on focus. */
export const sprintNowQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sprint', 'now'],
    queryFn: async () => {
      await whenIdle()
      const sentAt = Date.now()
      const { now, ...sprint } = await dataOf(api.sprint.$get())
      const answered = Date.now()
      // The offset of the server's clock, measured at the middle of the round trip.
      return { ...sprint, aheadMs: Date.parse(now) - (sentAt + answered) / 2 }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: pollMs,
  })
