import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { offeredKey } from './hours/use-hours.ts'

/** The name of its query. */
export const busyCalendarKey = 'busy-calendar'

/** Connects a calendar by its address; '' disconnects it. */
export function useBusyCalendar(onDone?: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (url: string) => dataOf(api.meetings.calendar.$put({ json: { url } })),
    onSuccess: (now) => {
      queryClient.setQueryData([ownKey, busyCalendarKey], now)
      void queryClient.invalidateQueries({ queryKey: offeredKey })
      onDone?.()
    },
  })
}
