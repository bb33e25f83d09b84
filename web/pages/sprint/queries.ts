import { queryOptions } from '@tanstack/react-query'
import { type Api, dataOf } from '#web/client/api.ts'
import { browserHasTime } from '#web/client/later.tsx'

/** Which sprint is the next one, and when it begins: what the page may keep. How many places are left it never does (R12). */
export const sprintStartQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sprint', 'start'],
    queryFn: async () => {
      const { number, startsAt } = await dataOf(api.sprint.$get())
      return { number, startsAt }
    },
  })

/** How often a page that is looked at asks how many places are left. */
const askedEveryMs = 60_000

/** The sprint as it stands now, asked for once the page is shown, again every minute and whenever somebody comes back to it. */
export const sprintNowQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sprint', 'now'],
    queryFn: async () => {
      await browserHasTime()
      const asked = Date.now()
      const { now, ...sprint } = await dataOf(api.sprint.$get())
      const answered = Date.now()
      // By how much the server's clock is ahead of this one, as of the middle of the way there and back.
      return { ...sprint, aheadMs: Date.parse(now) - (asked + answered) / 2 }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: askedEveryMs,
  })
