import { dayMs } from '#schema/durations.ts'
import { plans, pounds, trialDays } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { CardStep } from '#web/features/billing/card/card-step.tsx'
import { PaymentContactStep } from '#web/features/billing/payment-contact-step.tsx'
import { PaymentError } from '#web/features/billing/payment-error.tsx'
import { PurchaseError } from '#web/features/billing/purchase-error.tsx'
import { OrderAddress, PurchaseStep, purchaseIntros } from '#web/features/billing/purchase-step.tsx'
import { PurchaseSummary, type Term } from '#web/features/billing/purchase-summary.tsx'
import { useContactForm } from '#web/features/billing/use-contact-form.ts'
import { useOpening } from '#web/features/billing/use-opening.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { lazyContract } from '#web/ui/forms/lazy-contract.ts'
import { writtenDay } from '#web/ui/local-time.tsx'

const contract = lazyContract(async () => (await import('#schema/billing/billing.ts')).trialFormSchema)
const title = 'Five days of Starter, free'
const { monthly } = plans.starter

/** This device's clock may be wrong, so no day is named until the server's is known. */
const terms = (begins: string | undefined): Term[] => [
  ['Due today', pounds(0), 'Your card is saved.'],
  [
    begins ? `From ${writtenDay(Date.parse(begins) + trialDays * dayMs)}` : `${trialDays} days from today`,
    `${pounds(monthly)} a month`,
    'Unless you cancel before. We write to you a day before the first payment.',
  ],
]

/** Five days of level 1: the contact, then a card that is set up and not charged (account spec section 2). */
export function Component() {
  const api = useApi()
  const form = useContactForm(contract)
  const { step, isMoved, opened, openingError, isOpening, open, goTo } = useOpening({
    form,
    createPayment: ({ withdrawalConsent: _, ...contact }) =>
      dataOf(api['create-free-trial-setup'].$post({ json: contact })),
    failure: 'Failed to set up your free trial. Please try again.',
  })
  const again = () => form.handleSubmit(open, () => void goTo('contact'))()

  return (
    <div className="wide billing-paying">
      <PageHead title="Free trial" description="Five days of Starter, free." hidden />
      <PurchaseSummary
        level={1}
        heading={title}
        lead={purchaseIntros.freeTrial}
        terms={terms(opened?.openedAt)}
      />
      {step === 'contact' || !opened ? (
        <PurchaseStep
          key="contact"
          number={1}
          title="Your details"
          isMoved={isMoved}
          isDeclined={openingError !== undefined}
          busy={isOpening && 'Preparing your trial…'}
        >
          {openingError && (
            <PurchaseError error={openingError} email={form.getValues('customer_email')} onRetry={again} />
          )}
          <PaymentContactStep form={form} submit="Continue to your card" onSubmit={open}>
            <p className="text-ink-soft text-label">Each person and each card has one trial.</p>
          </PaymentContactStep>
          <PlansLink />
        </PurchaseStep>
      ) : opened.clientSecret ? (
        <PurchaseStep key="card" number={2} title="Your card, not charged today" isMoved={isMoved}>
          <p>
            From the sixth day on it is {pounds(monthly)} a month, unless you cancel before: with the button
            on your dashboard or, without an account, by the link in our mail.
          </p>
          <OrderAddress email={opened.order.email} onChange={() => goTo('contact')} />
          <CardStep
            opened={opened}
            kind="setup"
            submit="Start my free trial"
            returnTo={paths.trialStarted.href()}
            // Replaces the history entry, so that going back skips the card.
            onDone={(intent) => location.replace(paths.trialStarted.href(intent))}
            onClosed={again}
          />
          <PlansLink />
        </PurchaseStep>
      ) : (
        <PaymentError
          title="Setup Error"
          sentence="Unable to set up your free trial. Please try again."
          onRetry={again}
        />
      )}
    </div>
  )
}

const PlansLink = () => (
  <p className="border-line border-t pt-s3">
    <ButtonLink variant="quiet" to={paths.pricing.href()}>
      Back to Plans
    </ButtonLink>
  </p>
)
