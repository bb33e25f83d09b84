import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Done = { title: string; description: string }

/** Changes what is paid for, says so and looks again how it stands; a failure is told where `isTold` is not taken over by the caller. */
export function useBillingAct(
  act: 'cancel' | 'resume' | 'withdraw',
  done: Done,
  { orderId, onDone }: { orderId?: string; onDone?: () => void } = {},
) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await dataOf(
        act === 'withdraw'
          ? api.billing.withdraw.$post({ json: orderId ? { orderId } : {} })
          : api.billing[act].$post({ json: {} }),
      )
    },
    onSuccess: async () => {
      onDone?.()
      showToast(done)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [ownKey, 'billing'] }),
        queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] }),
      ])
    },
    onError: (error) => {
      // A dialog tells it beside its buttons.
      if (!onDone) showFailure(error)
    },
  })
}

/** Leads to the gateway's own page for cards and invoices. */
export function useToPortal() {
  const api = useApi()
  return useMutation({
    mutationFn: async () => {
      const { url } = await dataOf(api.billing.portal.$post({ json: {} }))
      window.location.assign(url)
    },
    onError: showFailure,
  })
}

const showFailure = (error: Error) =>
  showToast({
    variant: 'destructive',
    title: 'That did not work',
    description: sentenceOf(error, 'Please try again later.'),
  })
