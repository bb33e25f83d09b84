import { useEffect, useEffectEvent } from 'react'
import { soldOut } from '#schema/billing/sprints.ts'
import { levels, plans, pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { CardStep } from '#web/features/billing/card/card-step.tsx'
import { HoldClock, useTimeLeft } from '#web/features/billing/hold.tsx'
import { PaymentContactStep } from '#web/features/billing/payment-contact-step.tsx'
import { PaymentError } from '#web/features/billing/payment-error.tsx'
import { PurchaseError } from '#web/features/billing/purchase-error.tsx'
import { OrderAddress, PurchaseStep, purchaseIntros } from '#web/features/billing/purchase-step.tsx'
import { PurchaseSummary, type Term } from '#web/features/billing/purchase-summary.tsx'
import { clockNote, priceTerms, sprintMoment } from '#web/features/billing/terms.ts'
import { useContactForm } from '#web/features/billing/use-contact-form.ts'
import { useOpening } from '#web/features/billing/use-opening.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { lazyContract } from '#web/ui/forms/lazy-contract.ts'
import { ExpiredHold } from './expired-hold.tsx'
import { useCurrentSprint } from './use-current-sprint.ts'

const contract = lazyContract(async () => (await import('#schema/billing/billing.ts')).contactFormSchema)
const currency = 'gbp'
const headings = { 1: 'Get Starter', 2: 'Join the Sprint', 3: 'Get Premium' } as const

/** Buys a level: the contact, then the card. */
export function PurchaseSteps({ level }: { level: 1 | 2 | 3 }) {
  const api = useApi()
  const { plan } = levels[level - 1] ?? levels[0]
  const { firstPayment: amount, levelName } = plans[plan]
  const form = useContactForm(contract)
  const sprint = useCurrentSprint(level === 2)
  const { step, isMoved, opened, openingError, isOpening, open, goTo } = useOpening({
    form,
    createPayment: async (values) => {
      const payment = await dataOf(
        api['create-payment-intent'].$post({
          json: { ...values, level_id: level, level_name: levelName, amount, currency },
        }),
      )
      // It may be for the next sprint, on a page that was open as one began.
      if (level === 2) sprint.countAgain()
      return payment
    },
    failure: 'Failed to initialize payment. Please try again.',
  })
  const left = useTimeLeft(opened?.heldUntil, sprint.behind ?? 0)
  const recount = useEffectEvent(sprint.countAgain)
  useEffect(() => {
    if (openingError?.code === 'SPRINT_SOLD_OUT') recount()
  }, [openingError?.code])
  const again = () => form.handleSubmit(open, () => void goTo('contact'))()

  const isFull = level === 2 && sprint.places?.left === 0
  const refused = openingError ?? (isFull ? { code: 'SPRINT_SOLD_OUT', sentence: soldOut } : undefined)
  const isHeld = step === 'card' && Boolean(opened?.heldUntil)
  // This device's clock may be wrong, so no day is named until the server's is known.
  const begins = opened?.openedAt ?? (sprint.behind === undefined ? undefined : Date.now() + sprint.behind)
  const ofSprint = level === 2 ? sprintTerms(sprint, isHeld ? left : undefined) : []

  return (
    <div className="wide billing-paying">
      <PurchaseSummary
        level={level}
        heading={headings[level]}
        lead={purchaseIntros.checkout}
        terms={[...priceTerms(plan, begins === undefined ? undefined : new Date(begins)), ...ofSprint]}
      />
      {step === 'contact' || !opened ? (
        <PurchaseStep
          key="contact"
          number={1}
          title="Your details"
          isMoved={isMoved}
          isDeclined={openingError !== undefined}
          busy={isOpening && 'Preparing your payment…'}
        >
          {refused && (
            <PurchaseError
              error={refused}
              email={form.getValues('customer_email')}
              sprint={sprint.number}
              onRetry={openingError ? again : sprint.countAgain}
            />
          )}
          <PaymentContactStep form={form} asksConsent submit="Continue to payment" onSubmit={open} />
          <CheckoutLinks level={level} />
        </PurchaseStep>
      ) : opened.clientSecret ? (
        <PurchaseStep key="card" number={2} title={`Pay ${pounds(opened.order.amount)}`} isMoved={isMoved}>
          <OrderAddress email={opened.order.email} onChange={() => goTo('contact')} />
          {isHeld && left === 0 && <ExpiredHold sprint={sprint.number} />}
          <CardStep
            opened={opened}
            kind="payment"
            submit={`Pay ${pounds(opened.order.amount)}`}
            returnTo={paths.paymentSuccess.href(level)}
            // Replaces the history entry, so that going back skips the card.
            onDone={(intent) => location.replace(paths.paymentSuccess.href(level, intent))}
            onClosed={again}
          />
          <CheckoutLinks level={level} />
        </PurchaseStep>
      ) : (
        <PaymentError
          title="Payment Error"
          sentence="Unable to initialize payment. Please try again."
          onRetry={again}
        />
      )}
    </div>
  )
}

/** When a sprint begins, and how long a place in it is held, or else how many places are left. */
const sprintTerms = (
  { startsAt, places }: ReturnType<typeof useCurrentSprint>,
  heldFor: number | undefined,
): Term[] => [
  ['Your sprint begins', sprintMoment(startsAt), clockNote(startsAt)],
  ...(heldFor !== undefined
    ? [['Your place is held for', <HoldClock key="hold" left={heldFor} />] as const]
    : places
      ? [['Places left', `${places.left} of ${places.of}`] as const]
      : []),
]

const CheckoutLinks = ({ level }: { level: 1 | 2 | 3 }) => (
  <p className="flex flex-wrap gap-x-s5 border-line border-t pt-s3">
    <ButtonLink variant="quiet" to={paths.pricing.href()}>
      Back to Plans
    </ButtonLink>
    {level === 1 && (
      <ButtonLink variant="quiet" to={paths.freeTrial.href()}>
        Try it free for 5 days first
      </ButtonLink>
    )}
  </p>
)
