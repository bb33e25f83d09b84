import type { QueryClient } from '@tanstack/react-query'
import type { Dashboard } from '#schema/dashboard.ts'
import { ownKey } from '#web/client/queries.ts'

const key = [ownKey, 'dashboard']

/** Counts one less of what is new beside the tab, at once; what it returns asks the server how many it knows of. */
export function oneLessUnread(queryClient: QueryClient, what: keyof Dashboard['unread']) {
  queryClient.setQueryData<Dashboard>(
    key,
    (dashboard) =>
      dashboard && {
        ...dashboard,
        unread: { ...dashboard.unread, [what]: Math.max(dashboard.unread[what] - 1, 0) },
      },
  )
  return () => queryClient.invalidateQueries({ queryKey: key })
}
