import { sentenceOf } from '#web/client/api.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ConfirmAddress } from './use-confirm-address.ts'

/** The button for somebody who is signed in to the account; a button, since mail scanners open links too. */
export function ConfirmButton({
  title,
  email,
  confirming: { error, isPending, mutate },
}: {
  title: string
  email: string
  confirming: ConfirmAddress
}) {
  return (
    <>
      <div className="grid gap-s3">
        <h1 className="text-head">{title}</h1>
        <p className="text-ink-soft">
          One press, and we know that our mail reaches you at <b className="text-ink">{email}</b>. We write to
          your referees in your name, so the address has to be yours.
        </p>
      </div>
      {error && <Notice>{sentenceOf(error, 'That did not work. Please try again later.')}</Notice>}
      <Button variant="main" disabled={isPending} onClick={() => mutate({})}>
        {isPending ? 'Confirming…' : 'Confirm my address'}
      </Button>
    </>
  )
}
