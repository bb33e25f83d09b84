import { useMutation } from '@tanstack/react-query'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'

/** Resends the mail that confirms the signed-in user's address, and shows the outcome. */
export function VerificationMailButton({ variant = 'plain' }: { variant?: ButtonVariant }) {
  const api = useApi()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => dataOf(api['verify-email'].again.$post({ json: {} })),
    onError: (reason) => console.error('The mail was not sent', reason),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-s4 gap-y-s1">
      <Button variant={variant} disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Sending…' : 'Send the mail again'}
      </Button>
      <p role="status" className="text-label">
        {isSuccess && 'Sent. It can take a minute or two.'}
        {error && sentenceOf(error, 'It could not be sent. Please try again later.')}
      </p>
    </div>
  )
}
