import type { Account } from '#schema/accounts/account-answers.ts'
import { VerifyAgain } from '#web/features/accounts/verify-again.tsx'
import { Gilt } from '#web/ui/gilt.tsx'

/** The address, and whether its owner has confirmed it. */
export function EmailAddress({ account: { email, emailVerified } }: { account: Account }) {
  return (
    <>
      <p className="wrap-anywhere">{email}</p>
      {emailVerified ? (
        <Gilt>Confirmed with the link we mailed there</Gilt>
      ) : (
        <>
          <p className="text-ink-soft text-label">
            Not confirmed yet. The link is in the mail that we sent you when you registered.
          </p>
          <VerifyAgain />
        </>
      )}
    </>
  )
}
