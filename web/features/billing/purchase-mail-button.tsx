import { useMutation } from '@tanstack/react-query'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'

/** Resends the mail of a purchase, and shows the outcome. */
export function PurchaseMailButton({ email }: { email: string }) {
  const api = useApi()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => dataOf(api.purchases.link.$post({ json: { email } })),
    onError: (reason) => console.error('The mail was not sent again', reason),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-s4 gap-y-s1">
      <Button disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Sending…' : 'Send the mail again'}
      </Button>
      <p role="status" className="text-ink-soft text-label">
        {isSuccess && 'Sent again, unless five have gone out today. It can take a minute or two.'}
        {error && sentenceOf(error, 'It could not be sent. Please try again later.')}
      </p>
    </div>
  )
}
