import type { ReactNode } from 'react'
import type { UnpaidReason } from '#schema/billing/billing.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { DashboardLink } from '#web/features/accounts/dashboard-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Outcome } from './outcome.tsx'
import { type Unpaid, unpaidMessages } from './unpaid-messages.tsx'

/** Names the address that helps with payments. */
export const PaymentSupport = () => (
  <p className="text-ink-soft text-label">
    Something does not look right? Write to{' '}
    <a href={`mailto:${contacts.support}`} className="text-madder-text">
      {contacts.support}
    </a>
    .
  </p>
)

/** Why a payment or a trial did not succeed, each in its own words, and what can be done about it. */
export function PaymentFailure({
  reason,
  ...payment
}: { reason: UnpaidReason } & Omit<Unpaid, 'isSignedIn'>) {
  const isSignedIn = useCurrentUsername() !== null
  const { title, words, ways } = unpaidMessages[reason]({ ...payment, isSignedIn })
  return (
    <>
      <Outcome title={title}>
        <p>{words}</p>
      </Outcome>
      {ways && <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">{ways}</div>}
      <PaymentSupport />
    </>
  )
}

/** Shown where the page's address names no payment or trial. */
export const MissingPayment = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Outcome title={title}>
      <p>{children}</p>
    </Outcome>
    <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">
      <DashboardLink />
      <ButtonLink variant="quiet" to={paths.pricing.href()}>
        See the plans
      </ButtonLink>
    </div>
    <PaymentSupport />
  </>
)

/** Shown where the server did not answer, so that it is unknown whether it was paid. */
export const UnknownPayment = ({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) => (
  <>
    <Outcome title="Verification Error">
      <p>There was an issue confirming your payment. Please contact support.</p>
      <p className="text-ink-soft">
        We could not ask the payment provider just now. If you have paid, it is not lost: the receipt comes by
        mail. Please do not pay a second time before you have asked again here.
      </p>
    </Outcome>
    <Button variant="main" className="justify-self-start" disabled={isFetching} onClick={onRetry}>
      {isFetching ? 'Asking…' : 'Ask again'}
    </Button>
    <PaymentSupport />
  </>
)
