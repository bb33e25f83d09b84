import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Api, dataOf, sentenceOf, statusOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { showFailure } from '#web/ui/failure-toast.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Done = { title: string; description: string }

/**
 * Changes a purchase, confirms it and fetches its state again, also where another tab was faster. With `onDone` a dialog
 * shows any other failure itself.
 */
export function useBillingAction(
  action: (billing: Api['billing']) => Promise<unknown>,
  done: Done,
  onDone?: () => void,
) {
  const api = useApi()
  const queryClient = useQueryClient()
  const close = async (message: Done) => {
    onDone?.()
    showToast(message)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [ownKey, 'billing'] }),
      queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] }),
    ])
  }
  return useMutation({
    mutationFn: () => action(api.billing),
    onSuccess: () => close(done),
    onError: async (error) => {
      if (statusOf(error) === 409)
        await close({
          title: 'This has changed meanwhile',
          description: `${sentenceOf(error, 'Nothing was done.')} You see how it stands now.`,
        })
      else if (!onDone) showFailure('That did not work', error)
    },
  })
}

/** Opens the gateway's page for cards and invoices. */
export function useOpenPortal() {
  const api = useApi()
  return useMutation({
    mutationFn: async () => {
      const { url } = await dataOf(api.billing.portal.$post({ json: {} }))
      window.location.assign(url)
    },
    onError: (error) => showFailure('That did not work', error),
  })
}
