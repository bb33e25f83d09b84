import type { Billing } from '#schema/billing/billing-answers.ts'
import { plans, planTitle, pounds, trialDays } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { counted } from '#schema/text/numbers.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { PartNotLoaded } from '#web/features/accounts/part-not-loaded.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { writtenDay } from '#web/ui/local-time.tsx'
import { useBillingAction, useOpenPortal } from './billing-actions.ts'
import { Payments } from './payments.tsx'
import { planStateOf } from './plan-state.ts'

/** The owner's plan, its end, its payments and what they can change (R5, R13). */
export function PlanAndPayments() {
  const api = useApi()
  const { data, isError, isFetching, refetch } = useOwnQuery('billing', () => dataOf(api.billing.$get()))
  return (
    <section className="wide grid gap-s5" id="plan" aria-labelledby="plan-title">
      <h2 id="plan-title">Plan and payments</h2>
      {data ? (
        <BillingDetails billing={data} />
      ) : isError ? (
        <PartNotLoaded
          message="What you pay for could not be loaded just now. Nothing about it has changed."
          isFetching={isFetching}
          onRetry={refetch}
        />
      ) : (
        <p role="status" className="text-ink-soft">
          Loading…
        </p>
      )}
    </section>
  )
}

function BillingDetails({ billing }: { billing: Billing }) {
  const { plan, pastDue, card, gateway } = billing
  return (
    <>
      {pastDue && <PastDueNotice billing={billing} until={pastDue.until} />}
      <div className="account-two">
        <div className="grid gap-s5">
          <dl className="account-status">
            <div>
              <dt>Plan</dt>
              <dd>
                <b>{planTitle(plan)}</b>
                <p className="max-w-measure text-ink-soft text-small">{planStateOf(billing)}</p>
              </dd>
            </div>
            {card && (
              <div>
                <dt>Card</dt>
                <dd>
                  {card}
                  {gateway === 'sandbox' && (
                    <p className="text-ink-soft text-small">A sandbox card: no money moves here.</p>
                  )}
                </dd>
              </div>
            )}
          </dl>
          <Actions billing={billing} />
        </div>
        <Payments billing={billing} />
      </div>
    </>
  )
}

/** A failed monthly charge, and where to fix it. */
function PastDueNotice({ billing: { pastDue, hasPortal }, until }: { billing: Billing; until: string }) {
  return (
    <div role="alert" className="account-past-due">
      <p className="max-w-measure">
        <b>The last month could not be charged.</b> You keep your plan until {writtenDay(until)}.{' '}
        {pastDue?.payAt || hasPortal
          ? 'Please look at your card until then: the charge is tried again by itself.'
          : 'The charge is tried again by itself until then.'}
      </p>
      {pastDue?.payAt && (
        <ButtonLink variant="main" to={pastDue.payAt}>
          Pay this month
        </ButtonLink>
      )}
    </div>
  )
}

function Actions({ billing }: { billing: Billing }) {
  const { plan, canCancel, canResume, hasPortal, trialUntil, orders } = billing
  // One for each person (R13).
  const hadTrial = orders.some(({ amount }) => amount === 0)
  const resume = useBillingAction((billing) => dataOf(billing.resume.$post({ json: {} })), {
    title: 'Your plan goes on',
    description: trialUntil
      ? `The first month is charged on ${writtenDay(trialUntil)}.`
      : 'It is charged as before.',
  })
  const portal = useOpenPortal()
  if (plan === 'free' && !canCancel && !canResume)
    return (
      <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">
        {!hadTrial && (
          <ButtonLink to={paths.freeTrial.href()}>
            Try {plans.starter.levelName} free for {counted(trialDays, 'day')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.checkout.href(1)}>
          Get {plans.starter.levelName}, {pounds(plans.starter.monthly)} a month
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.pricing.href()}>
          See the plans
        </ButtonLink>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">
      {canResume && (
        <Button variant="main" disabled={resume.isPending} onClick={() => resume.mutate()}>
          {resume.isPending ? 'One moment…' : trialUntil ? 'Go on after the trial' : 'Keep the plan'}
        </Button>
      )}
      {hasPortal && (
        <Button disabled={portal.isPending} onClick={() => portal.mutate()}>
          {portal.isPending ? 'Opening…' : 'Card and invoices'}
        </Button>
      )}
      {canCancel && (
        <DialogButton
          load={() => import('./billing-action-dialogs.tsx')}
          dialog={({ CancelPlanDialog }, state) => <CancelPlanDialog billing={billing} {...state} />}
        >
          {trialUntil ? 'Cancel the trial' : 'Cancel the plan'}
        </DialogButton>
      )}
      <ButtonLink variant="quiet" to={paths.pricing.href()}>
        See the plans
      </ButtonLink>
    </div>
  )
}
