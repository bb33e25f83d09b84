import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'

/** The name of its query. */
export const feedKey = 'calendar-feed'

/** Creates the feed's address; a former one stops working. */
export function useNewFeed(onDone?: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => dataOf(api.meetings.feed.renew.$post({ json: {} })),
    onSuccess: (now) => {
      queryClient.setQueryData([ownKey, feedKey], now)
      onDone?.()
    },
  })
}
