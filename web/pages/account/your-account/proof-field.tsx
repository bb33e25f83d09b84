import type { ReactNode } from 'react'
import type { Account } from '#schema/accounts/account-answers.ts'
import { paths } from '#schema/paths.ts'
import { FieldError } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { PasswordField, PasswordOwner } from '#web/ui/password-field.tsx'
import type { useProof } from './use-proof.ts'

/** A change that asks who makes it once the sign-in is a while ago; where only a new sign-in shows that, `send` gives way to it. */
export function ProofForm({
  account,
  proof,
  onSend,
  send,
  aside,
}: {
  account: Account
  proof: ReturnType<typeof useProof>
  onSend: () => Promise<void>
  /** The button that sends. */
  send: ReactNode
  /** Other ways out, beside it. */
  aside?: ReactNode
}) {
  return (
    <form
      noValidate
      className="grid gap-s4"
      onSubmit={(event) => {
        event.preventDefault()
        void onSend()
      }}
    >
      {proof.isAsked && (
        <ProofField
          account={account}
          password={proof.password}
          onType={proof.setPassword}
          error={proof.messageAt('password')}
        />
      )}
      {proof.messageAt('whole') && <FieldError role="alert">{proof.messageAt('whole')}</FieldError>}
      <div className="flex flex-wrap gap-s3">
        {!(proof.isAsked && !account.hasPassword) && send}
        {aside}
      </div>
    </form>
  )
}

/** What shows that it is still the owner: the password, or a new sign-in where there is none. */
function ProofField({
  account: { email, hasPassword },
  password,
  onType,
  error,
}: {
  account: Account
  password: string
  onType: (password: string) => void
  error: string
}) {
  if (!hasPassword) return <SignInAgainLink />
  return (
    <>
      <PasswordOwner email={email} />
      <PasswordField
        label="Your password, once more"
        hint="You signed in a while ago."
        autoComplete="current-password"
        enterKeyHint="go"
        autoFocus
        value={password}
        onChange={(event) => onType(event.target.value)}
        error={error}
      />
    </>
  )
}

/** Leads to a new sign-in, which shows that it is still the owner where there is no password. */
export const SignInAgainLink = () => (
  <p role="alert">
    You signed in a while ago. Please{' '}
    <Link to={paths.login.href({ next: paths.account.href() })} className="text-madder-text">
      sign in again
    </Link>{' '}
    to show that it is you.
  </p>
)
