import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Makes the owner's page public or hides it; `sentence` is the text for a failure. */
export function useShownPage(onDone?: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (isActive: boolean) => dataOf(api['customer-profile'].$put({ json: { isActive } })),
    onSuccess: async ({ profile }) => {
      onDone?.()
      await queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] })
      showToast(
        profile.isActive
          ? {
              title: 'Your page may be shown',
              description: profile.isLive
                ? 'Everybody can see it now.'
                : profile.suspendedReason === null
                  ? 'It is, as soon as it has all that it needs.'
                  : 'It is, as soon as we have lifted what keeps it off view.',
            }
          : { title: 'Your page is off view', description: 'You can show it at any time.' },
      )
    },
  })
  return {
    ...change,
    sentence: sentenceOf(change.error, 'That could not be changed just now. Please try again later.'),
  }
}
