import { maskEmail } from '#schema/email.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PurchaseMailButton } from './purchase-mail-button.tsx'

/** Nobody's account has it yet: the mail that opens one is on its way to the address that was given (R13). */
export const NewAccountNotice = ({
  email,
  purchase,
  isCancelled,
}: {
  email: string
  purchase: 'plan' | 'trial'
  isCancelled?: boolean
}) => (
  <section aria-labelledby="one-step" className="grid gap-s3 border-line border-t pt-s5">
    <h2 id="one-step" className="text-title">
      One step is left: your account
    </h2>
    <p>
      A mail is on its way to <b>{maskEmail(email)}</b>, the address that you gave. Press{' '}
      <b>Open your account</b> in it and choose a password: the {purchase} is there at once.
    </p>
    {purchase === 'trial' && !isCancelled && (
      <p className="text-ink-soft">
        The same mail holds <b>Cancel the trial</b>: one press, and you need no account for it.
      </p>
    )}
    <PurchaseMailButton email={email} />
    <ButtonLink
      variant="quiet"
      className="justify-self-start"
      to={paths.login.href({ next: paths.account.href() })}
    >
      I have an account: sign in and confirm the address
    </ButtonLink>
  </section>
)
