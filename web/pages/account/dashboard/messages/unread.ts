import type { QueryClient } from '@tanstack/react-query'
import type { Dashboard } from '#schema/dashboard.ts'
import { ownKey } from '#web/client/queries.ts'

const key = [ownKey, 'dashboard']

/** Lowers the count of unread items by one at once; returns a function that fetches the server's count. */
export function oneLessUnread(queryClient: QueryClient, list: keyof Dashboard['unread']) {
  queryClient.setQueryData<Dashboard>(
    key,
    (dashboard) =>
      dashboard && {
        ...dashboard,
        waiting: dashboard.waiting - Math.sign(dashboard.unread[list]),
        unread: { ...dashboard.unread, [list]: Math.max(dashboard.unread[list] - 1, 0) },
      },
  )
  return () => queryClient.invalidateQueries({ queryKey: key })
}
