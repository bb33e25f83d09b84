import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { VerifiedTrial } from '#schema/billing/billing-answers.ts'
import { maskEmail } from '#schema/email.ts'
import { plans, planTitle, pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { DashboardLink } from '#web/features/accounts/dashboard-link.tsx'
import { NewAccountNotice } from '#web/features/billing/new-account-notice.tsx'
import { Outcome, OutcomePage } from '#web/features/billing/outcome.tsx'
import {
  MissingPayment,
  PaymentFailure,
  PaymentSupport,
  UnknownPayment,
} from '#web/features/billing/payment-failure.tsx'
import { storedContact } from '#web/features/billing/stored-contact.ts'
import { perhapsCharged } from '#web/features/billing/terms.ts'
import { useStripSecret } from '#web/features/billing/use-strip-secret.ts'
import { useVerification } from '#web/features/billing/use-verification.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** The page after a trial's card: it verifies first, and claims nothing about an unnamed trial (R13). */
export function Component() {
  const [search] = useSearchParams()
  const intent = search.get('setup_intent')
  useStripSecret()
  return (
    <OutcomePage level={1}>
      <PageHead title="Your free trial" hidden />
      {intent ? (
        <TrialVerification key={intent} intent={intent} />
      ) : (
        <MissingPayment title="No trial to show">
          This page shows a trial right after its card was set up, and its address names none. If you have
          one, your dashboard shows until when.
        </MissingPayment>
      )}
    </OutcomePage>
  )
}

function TrialVerification({ intent }: { intent: string }) {
  const api = useApi()
  const { answer, isUnanswered, isFetching, isLong, askAgain } = useVerification(
    intent,
    (setupIntentId) => dataOf(api['verify-trial'].$post({ json: { setupIntentId } })),
    ({ nextChargeAt }) => {
      storedContact.remove()
      if (!nextChargeAt) return
      showToast({
        title: 'Free Trial Started!',
        description: 'Your 5-day free trial has begun. No charges for 5 days!',
      })
    },
  )
  const [now] = useState(Date.now)
  if (answer?.ok && Date.parse(answer.trialUntil) <= now) return <EndedTrial trial={answer} />
  if (answer?.ok) return <StartedTrial trial={answer} />
  if (answer)
    return (
      <PaymentFailure
        reason={answer.reason}
        purchase="trial"
        again={paths.freeTrial.href()}
        isLong={isLong}
      />
    )
  if (isUnanswered) return <UnknownPayment isFetching={isFetching} onRetry={askAgain} />
  return (
    <Outcome title="Starting your trial…">
      <p className="text-ink-soft">We ask the payment provider about your card. Nothing is charged.</p>
    </Outcome>
  )
}

const { monthly } = plans.starter
type TrialProps = { trial: Extract<VerifiedTrial, { ok: true }> }

function StartedTrial({
  trial: { plan, email, trialUntil, nextChargeAt, isStartFailed, needsAccount },
}: TrialProps) {
  return (
    <>
      <Outcome title="Your free trial has begun">
        <p className="text-lead">
          It ends on <LocalTime iso={trialUntil} withHour />.
        </p>
      </Outcome>
      <dl className="billing-terms">
        <div>
          <dt>Charged today</dt>
          <dd>{pounds(0)}</dd>
        </div>
        {nextChargeAt ? (
          <>
            <div>
              <dt>When it ends</dt>
              <dd>
                {isStartFailed && 'Perhaps '}
                {pounds(monthly)} a month
              </dd>
              <dd className="billing-terms-more">
                {isStartFailed ? perhapsCharged(plan) : 'Unless you cancel before.'} We write to{' '}
                {needsAccount ? maskEmail(email) : email} a day before{' '}
                {isStartFailed ? 'it ends' : 'the first payment'}.
              </dd>
            </div>
            <div>
              <dt>To cancel</dt>
              <dd>One press, at any time</dd>
              <dd className="billing-terms-more">
                {needsAccount
                  ? 'By the link in our mail, or on the dashboard of your account. The trial then runs to its end, and nothing is charged.'
                  : `On your dashboard, under Settings. The trial then runs to its end, nothing is charged, and your profile continues on ${planTitle('free')}.`}
              </dd>
            </div>
          </>
        ) : (
          <div>
            <dt>When it ends</dt>
            <dd>Nothing is charged: it is cancelled</dd>
          </div>
        )}
      </dl>
      {needsAccount && <NewAccountNotice email={email} purchase="trial" isCancelled={!nextChargeAt} />}
      <WaysOn needsAccount={needsAccount} />
    </>
  )
}

/** For whoever comes back to this page after the trial. */
function EndedTrial({ trial: { plan, email, trialUntil, nextChargeAt, needsAccount } }: TrialProps) {
  return (
    <>
      <Outcome title="Your free trial is over">
        <p className="text-lead">
          It ended on <LocalTime iso={trialUntil} withHour />.{' '}
          {nextChargeAt
            ? `${plans[plan].levelName} goes on for ${pounds(monthly)} a month.`
            : 'No further payment follows.'}
        </p>
      </Outcome>
      {needsAccount && nextChargeAt && <NewAccountNotice email={email} purchase="plan" />}
      <WaysOn needsAccount={needsAccount} />
    </>
  )
}

const WaysOn = ({ needsAccount }: { needsAccount: boolean }) => (
  <>
    <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3 border-line border-t pt-s5">
      {needsAccount ? (
        <ButtonLink variant="quiet" to={paths.dashboard.href()}>
          Go to my dashboard
        </ButtonLink>
      ) : (
        <DashboardLink />
      )}
      <ButtonLink variant="quiet" to={paths.pricing.href()}>
        See the plans
      </ButtonLink>
    </div>
    <PaymentSupport />
  </>
)
