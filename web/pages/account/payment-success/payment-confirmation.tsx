import type { VerifiedPayment } from '#schema/billing/billing-answers.ts'
import { maskEmail } from '#schema/email.ts'
import { plans, pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { DashboardLink } from '#web/features/accounts/dashboard-link.tsx'
import { NewAccountNotice } from '#web/features/billing/new-account-notice.tsx'
import { Outcome } from '#web/features/billing/outcome.tsx'
import { PaymentSupport } from '#web/features/billing/payment-failure.tsx'
import { clockNote, perhapsCharged, sprintMoment } from '#web/features/billing/terms.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { DashboardRedirect } from './dashboard-redirect.tsx'

/** The receipt, what follows, and links onward. */
export function PaymentConfirmation({
  payment: { level, plan, email, amount, receipt, nextChargeAt, isStartFailed, sprintStartsAt, needsAccount },
}: {
  payment: Extract<VerifiedPayment, { ok: true }>
}) {
  const isSignedIn = useCurrentUsername() !== null
  return (
    <>
      <Outcome title="Payment Successful">
        <p className="text-lead">Welcome to Level {level}!</p>
      </Outcome>
      {needsAccount && <NewAccountNotice email={email} purchase="plan" />}
      <dl className="billing-terms">
        <Line term="Paid" detail={`${pounds(amount)}, ${plans[plan].levelName}`} />
        <Line
          term="Receipt"
          detail={`No. ${receipt}`}
          more={`Mailed to ${needsAccount ? maskEmail(email) : email}.`}
        />
        {sprintStartsAt && (
          <Line
            term="Your sprint begins"
            detail={sprintMoment(sprintStartsAt)}
            more={`${clockNote(sprintStartsAt)} One of its places is yours.`}
          />
        )}
        <Line
          term="Next payment"
          detail={
            nextChargeAt ? (
              <>
                {isStartFailed && 'Perhaps '}
                {pounds(plans[plan].monthly)} on <LocalTime iso={nextChargeAt} />
              </>
            ) : plans[plan].monthly ? (
              'None: it is cancelled'
            ) : (
              'None: this was paid once'
            )
          }
          more={isStartFailed ? perhapsCharged(plan) : undefined}
        />
        <Line
          term="Setting up your profile"
          detail="Under 30 minutes"
          more="For what the gallery needs of you: a first story, and two referees to ask. Referees and validators answer in their own time."
        />
      </dl>
      {!needsAccount && isSignedIn && <DashboardRedirect />}
      <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3 border-line border-t pt-s5">
        {!needsAccount && <DashboardLink />}
        <ButtonLink variant="quiet" to={paths.scorecard.href()}>
          Take the scorecard
        </ButtonLink>
        {needsAccount && (
          <ButtonLink variant="quiet" to={paths.dashboard.href()}>
            Go to my dashboard
          </ButtonLink>
        )}
      </div>
      <PaymentSupport />
    </>
  )
}

const Line = ({ term, detail, more }: { term: string; detail: React.ReactNode; more?: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{detail}</dd>
    {more && <dd className="billing-terms-more">{more}</dd>}
  </div>
)
