import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NotificationChanges } from '#schema/notifications/notifications.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { showFailure } from '#web/ui/failure-toast.ts'

/** Saves a choice about notifications at once; those of one owner are saved one after the other. */
export function useSaveNotifications() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'notifications' },
    mutationFn: (json: NotificationChanges) => dataOf(api.notifications.$put({ json })),
    onSuccess: (saved) => {
      queryClient.setQueryData([ownKey, 'notifications'], saved)
      // The same choice of mails stands in its own part of the page.
      void queryClient.invalidateQueries({ queryKey: [ownKey, 'mail-preferences'] })
    },
    onError: (error) => {
      console.error('A choice about notifications was not saved', error)
      showFailure('It stays as it was', error)
    },
  })
}
