import { useSearchParams } from 'react-router-dom'
import { nextSprint } from '#schema/billing/sprints.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { Outcome, OutcomePage } from '#web/features/billing/outcome.tsx'
import { MissingPayment, PaymentFailure, UnknownPayment } from '#web/features/billing/payment-failure.tsx'
import { storedContact } from '#web/features/billing/stored-contact.ts'
import { useStripSecret } from '#web/features/billing/use-strip-secret.ts'
import { useVerification } from '#web/features/billing/use-verification.ts'
import { showToast, toastDuration } from '#web/ui/toast-store.ts'
import { PaymentConfirmation } from './payment-confirmation.tsx'

const title = 'Your payment'

/** The page after a payment: it verifies first, and claims nothing about an unnamed payment (R13). */
export function Component() {
  const [search] = useSearchParams()
  const level = ([1, 2, 3] as const).find((one) => `${one}` === search.get('level')) ?? 1
  const intent = search.get('payment_intent')
  useStripSecret()
  return (
    <OutcomePage level={level}>
      <PageHead title={title} hidden />
      {intent ? (
        <PaymentVerification key={intent} intent={intent} level={level} />
      ) : (
        <MissingPayment title="No payment to confirm">
          This page confirms a payment right after it was made, and its address names none. If you have paid,
          the receipt is in your mail, and your dashboard shows what you have.
        </MissingPayment>
      )}
    </OutcomePage>
  )
}

function PaymentVerification({ intent, level }: { intent: string; level: 1 | 2 | 3 }) {
  const api = useApi()
  const isSignedIn = useCurrentUsername() !== null
  const { answer, isUnanswered, isFetching, isLong, askAgain } = useVerification(
    intent,
    (paymentIntentId) => dataOf(api['verify-payment'].$post({ json: { paymentIntentId, level } })),
    ({ level, needsAccount }) => {
      storedContact.remove()
      if (needsAccount) announceAccountToOpen(level)
      else announcePayment(level, isSignedIn)
    },
  )
  if (answer?.ok) return <PaymentConfirmation payment={answer} />
  if (answer)
    return (
      <PaymentFailure
        reason={answer.reason}
        purchase="payment"
        again={paths.checkout.href(level)}
        isLong={isLong}
        sprint={level === 2 ? nextSprint(new Date()) : undefined}
      />
    )
  if (isUnanswered) return <UnknownPayment isFetching={isFetching} onRetry={askAgain} />
  return (
    <Outcome title="Confirming your payment…">
      <p className="text-ink-soft">We ask the payment provider. Please stay for a moment.</p>
    </Outcome>
  )
}

/**
 * Shows both specified toasts of a confirmed payment, one after the other, as only one is visible at a time; nobody is
 * redirected without a session.
 */
function announcePayment(level: number, isSignedIn: boolean) {
  showToast({
    title: 'Payment Successful',
    description: `Welcome to Level ${level}!${isSignedIn ? ' Redirecting to your dashboard...' : ''}`,
  })
  setTimeout(
    () =>
      showToast({
        title: 'Payment Confirmed',
        description: `Your Level ${level} access has been activated!`,
      }),
    toastDuration,
  )
}

/** The toast while the account does not exist yet: nothing is active and nobody is redirected. */
const announceAccountToOpen = (level: number) =>
  showToast({
    title: 'Payment Successful',
    description: `Level ${level} is paid for. Open your account with the link in our mail to you.`,
  })
