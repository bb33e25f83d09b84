import { useState } from 'react'
import type { Account } from '#schema/accounts/account-answers.ts'
import { lazyPart } from '#web/client/loading/lazy-part.tsx'
import { VerificationMailButton } from '#web/features/accounts/verification-mail-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { useLazyCode } from '#web/ui/lazy-code.ts'
import { VerifiedLine } from '#web/ui/verified-line.tsx'

const WaitingEmail = lazyPart(async () => (await import('./waiting-email.tsx')).WaitingEmail, {
  fallback: <p className="text-ink-soft">Loading…</p>,
})

/** The address, whether it is confirmed, and the one that will replace it. */
export function EmailAddress({ account }: { account: Account }) {
  const { email, emailVerified, waitingEmail } = account
  const { target, press } = useFocusAfterPress<HTMLParagraphElement>()
  return (
    <>
      <p ref={target} tabIndex={-1} className="outline-none">
        {email}
      </p>
      {emailVerified ? (
        <VerifiedLine>Confirmed as yours</VerifiedLine>
      ) : (
        <>
          <p className="text-ink-soft text-label">
            Not confirmed yet. The link is in the mail that we sent you when you registered.
          </p>
          <VerificationMailButton />
        </>
      )}
      {waitingEmail ? (
        <WaitingEmail waiting={waitingEmail} email={email} onCancel={press} />
      ) : (
        <NewEmailButton account={account} />
      )}
    </>
  )
}

const loadForm = () => import('./new-email-form.tsx')

function NewEmailButton({ account }: { account: Account }) {
  const { code, failed, prepare, fetch } = useLazyCode(loadForm)
  const [isOpen, setOpen] = useState(false)
  const press = () => void fetch().then((fetched) => setOpen(Boolean(fetched)))
  if (isOpen && code) return <code.NewEmailForm account={account} />
  return (
    <div className="grid justify-items-start gap-s2">
      <Button onPointerEnter={prepare} onFocus={prepare} onClick={press}>
        Use another address
      </Button>
      {failed && (
        <p role="alert" className="text-label">
          That could not be loaded just now. Please try again.
        </p>
      )}
    </div>
  )
}
