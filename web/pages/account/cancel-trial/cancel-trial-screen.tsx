import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Purchase } from '#schema/billing/billing-answers.ts'
import { plans, pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { DashboardLink } from '#web/features/accounts/dashboard-link.tsx'
import { Notice } from '#web/features/accounts/notice.tsx'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { PurchasePage, purchaseKey } from '#web/features/billing/purchase.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'

/** The page of the mailed link of a trial without an account: what cancelling does, and one button (R13). */
export function Component() {
  return (
    <PurchasePage title="Cancel your free trial" lead={pageIntros.cancelTrial}>
      {(purchase, token) => <TrialCancellation purchase={purchase} token={token} />}
    </PurchasePage>
  )
}

/** The state of a trial, and the button that cancels it. */
function TrialCancellation({ purchase, token }: { purchase: Purchase; token: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => dataOf(api.trial.cancel.$post({ json: { token } })),
    onSuccess: (cancelled) => queryClient.setQueryData(purchaseKey(token), cancelled),
    onError: (reason) => console.error('The trial was not cancelled', reason),
  })
  useLayoutEffect(() => {
    if (isSuccess) heading.current?.focus()
  }, [isSuccess])
  const { plan, trial, opening } = purchase
  const { title, words, press } = trial ? messageOf(trial, plans[plan].levelName) : noTrial
  return (
    <>
      <div className="grid gap-s3">
        <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
          {title}
        </h1>
        {words}
      </div>
      {error && <Notice>{sentenceOf(error, 'That did not work. Please try again later.')}</Notice>}
      {press && (
        <Button
          variant="main"
          className="justify-self-start max-sm:w-full"
          disabled={isPending}
          onClick={() => mutate()}
        >
          {isPending ? 'Cancelling…' : press}
        </Button>
      )}
      <div className="accounts-or">
        {opening === 'open' && (
          <>
            <p className="text-ink-soft">{whyOpen(trial)}</p>
            <ButtonLink variant="quiet" to={paths.openAccount.href(token)}>
              Open your account
            </ButtonLink>
          </>
        )}
        {opening === 'has account' && <DashboardLink variant="quiet" />}
        {opening === 'over' && (
          <ButtonLink variant="quiet" to={paths.pricing.href()}>
            See the plans
          </ButtonLink>
        )}
      </div>
    </>
  )
}

type Trial = NonNullable<Purchase['trial']>
type TrialMessage = { title: string; words: ReactNode; press?: string }

/** The reason to open an account, for a buyer without one. */
function whyOpen(trial: Purchase['trial']): string {
  if (trial?.state === 'running' || trial?.state === 'charged')
    return 'To keep it and use it, open your account: it takes a password, and nothing else.'
  const account = 'An account takes a password, and nothing else.'
  return trial?.canResume ? `${account} There you can also take the cancellation back.` : account
}

const noTrial: TrialMessage = {
  title: 'There is no trial to cancel',
  words: (
    <p>
      The purchase that this link is about was paid for: it is not a trial. A plan that is paid by the month
      is cancelled on the dashboard of its account.
    </p>
  ),
}

function messageOf({ state, until, monthly, isStartFailed }: Trial, levelName: string): TrialMessage {
  const day = <LocalTime iso={until} withHour />
  switch (state) {
    case 'running':
      return {
        title: 'Cancel your free trial?',
        words: (
          <>
            <p>
              Your free trial of {levelName} runs until {day}.{' '}
              {isStartFailed
                ? `The months after it could not be set up. If we still can, ${pounds(monthly)} a month is charged from then on to the card that you gave; if not, nothing is charged.`
                : `From then on ${pounds(monthly)} a month is charged to the card that you gave.`}
            </p>
            <p className="text-ink-soft">
              If you cancel, the trial runs to that moment all the same, and nothing is charged, then or
              later.
            </p>
          </>
        ),
        press: 'Cancel the trial',
      }
    case 'charged':
      return {
        title: `Stop paying for ${levelName}?`,
        words: (
          <>
            <p>
              Your free trial is over, and {levelName} goes on for {pounds(monthly)} a month. The next payment
              is on {day}.
            </p>
            <p className="text-ink-soft">
              If you cancel, {levelName} stays until then, and no further month is charged.
            </p>
          </>
        ),
        press: `Cancel ${levelName}`,
      }
    case 'cancelled':
      return {
        title: 'It is cancelled',
        words: (
          <>
            <p>Nothing more is charged.</p>
            <p className="text-ink-soft">
              {levelName} stays until {day}, and ends then by itself.
            </p>
          </>
        ),
      }
    case 'over':
      return {
        title: 'It is over',
        words: <p>{levelName} has ended, and nothing more is charged. There is nothing left to cancel.</p>,
      }
  }
}
