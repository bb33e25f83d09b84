import { useMutation } from '@tanstack/react-query'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'

/** Says that another device made this profile: its texts are cut, and a mailed link opens it here (R7). */
export function OtherDeviceNotice({ email }: { email: string }) {
  const api = useApi()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => dataOf(api['solution-profile'].link.$post({ json: { email } })),
  })
  return (
    <section className="wide account-found" aria-labelledby="found">
      <div>
        <h2 id="found" className="text-title">
          This profile was made on another device
        </h2>
        <p className="mt-s2 max-w-[36em] text-ink-soft">
          Here its longer texts are cut, and nothing can be changed. A link to <b>{email}</b> opens it whole:
          the profile then belongs to the device on which you open the mail.
        </p>
      </div>
      <div className="grid justify-items-start gap-s2">
        <Button variant="plain" disabled={isPending || isSuccess} onClick={() => mutate()}>
          {isPending ? 'Sending…' : 'Mail me the link'}
        </Button>
        <p role="status" className="text-label">
          {isSuccess && 'It is on its way, and good for a day. Open it on this device.'}
          {error && sentenceOf(error, 'The link could not be sent. Please try again.')}
        </p>
      </div>
    </section>
  )
}
