import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Account } from '#schema/accounts/account-answers.ts'
import { contacts } from '#schema/contacts.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'

/** The unconfirmed new address; its link can be sent again or cancelled. */
export function WaitingEmail({
  waiting: { newEmail, until, isBarred },
  email,
  onCancel,
}: {
  waiting: NonNullable<Account['waitingEmail']>
  email: string
  onCancel: () => void
}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Only after a press: opening the page starts at its top.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const again = useMutation({
    mutationFn: () => dataOf(api.account.email.again.$post({ json: {} })),
    onError: (reason) => console.error('The link was not sent', reason),
  })
  const cancel = useMutation({
    mutationFn: () => dataOf(api.account.email.cancel.$post({ json: {} })),
    onError: (reason) => console.error('The new address was not cancelled', reason),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [ownKey, 'account'] }),
  })
  const isBusy = again.isPending || cancel.isPending
  const error = cancel.error ?? again.error
  return (
    <div className="grid gap-s3">
      <h3 ref={heading} tabIndex={-1} className="font-bold font-sans text-label outline-none">
        Waiting for {newEmail}
      </h3>
      {isBarred ? (
        <p>
          Mail to this address came back to us earlier, so we do not write there. Please choose another one,
          or write to {contacts.support}.
        </p>
      ) : (
        <p className="text-ink-soft text-label">
          Open the link in our mail there by <LocalTime iso={until} withHour />. Until then your account stays
          at {email}. If that address has an account already, the mail says so instead.
        </p>
      )}
      <div className="flex flex-wrap gap-s3">
        {!isBarred && (
          <Button disabled={isBusy} onClick={() => again.mutate()}>
            {again.isPending ? 'Sending…' : 'Send it again'}
          </Button>
        )}
        <Button
          disabled={isBusy}
          onClick={() => {
            onCancel()
            cancel.mutate()
          }}
        >
          {cancel.isPending ? 'Cancelling…' : 'Cancel'}
        </Button>
      </div>
      <p role="status" className="text-label">
        {again.isSuccess && !isBusy && 'Sent. It can take a minute or two.'}
        {error && sentenceOf(error, 'That did not work. Please try again later.')}
      </p>
    </div>
  )
}
