import type { Account } from '#schema/accounts/account-answers.ts'
import { paths } from '#schema/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { PasswordField, PasswordOwner } from '#web/ui/password-field.tsx'

/** What shows that it is still the owner: the password, or a new sign-in where there is none. */
export function ProofField({
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
  if (!hasPassword)
    return (
      <p>
        You signed in a while ago. Please{' '}
        <Link to={paths.login.href({ next: paths.account.href() })} className="text-madder-text">
          sign in again
        </Link>{' '}
        to show that it is you.
      </p>
    )
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
