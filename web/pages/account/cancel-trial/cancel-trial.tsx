import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Purchase } from '#schema/billing.ts'
import { plans, pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { useApi } from '#web/client/queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Notice } from '../entrance/notice.tsx'
import { purchaseKey } from '../paying/purchase.tsx'

type Trial = NonNullable<Purchase['trial']>
type Told = { title: string; words: ReactNode; press?: string }

/** How a trial stands, and the button that cancels it. */
export function CancelTrial({ purchase, token }: { purchase: Purchase; token: string }) {
  const api = useApi()
  const isSignedIn = useCurrentUsername() !== null
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
  const { title, words, press } = trial ? toldOf(trial, plans[plan].levelName) : noTrial
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
      <div className="account-or">
        {opening === 'open' ? (
          <>
            <p className="text-ink-soft">
              {press
                ? 'To keep it and use it, open your account: it takes a password, and nothing else.'
                : 'An account takes a password, and nothing else. There you can also take the cancellation back.'}
            </p>
            <ButtonLink variant="quiet" to={paths.openAccount.href(token)}>
              Open your account
            </ButtonLink>
          </>
        ) : opening === 'has account' ? (
          <ButtonLink
            variant="quiet"
            to={isSignedIn ? paths.dashboard.href() : paths.login.href({ next: paths.dashboard.href() })}
          >
            {isSignedIn ? 'Go to my dashboard' : 'Sign in to my dashboard'}
          </ButtonLink>
        ) : (
          <ButtonLink variant="quiet" to={paths.pricing.href()}>
            See the plans
          </ButtonLink>
        )}
      </div>
    </>
  )
}

const noTrial: Told = {
  title: 'There is no trial to cancel',
  words: (
    <p>The purchase that this link is about was paid, and is no trial. Your account shows what it is.</p>
  ),
}

function toldOf({ state, until, monthly }: Trial, levelName: string): Told {
  const day = <LocalTime iso={until} withHour />
  const told: Record<Trial['state'], Told> = {
    running: {
      title: 'Cancel your free trial?',
      words: (
        <>
          <p>
            Your free trial of {levelName} runs until {day}. From then on {pounds(monthly)} a month is charged
            to the card that you left.
          </p>
          <p className="text-ink-soft">
            If you cancel, the trial runs to that moment all the same, and nothing is charged, then or later.
          </p>
        </>
      ),
      press: 'Cancel the trial',
    },
    charged: {
      title: `Stop paying for ${levelName}?`,
      words: (
        <>
          <p>
            Your free trial is over, and {levelName} goes on for {pounds(monthly)} a month. The next is
            charged on {day}.
          </p>
          <p className="text-ink-soft">
            If you cancel, {levelName} stays until then, and no further month is charged.
          </p>
        </>
      ),
      press: `Cancel ${levelName}`,
    },
    cancelled: {
      title: 'It is cancelled',
      words: (
        <>
          <p>Nothing more is charged.</p>
          <p className="text-ink-soft">
            {levelName} stays until {day}, and ends then by itself.
          </p>
        </>
      ),
    },
    over: {
      title: 'It is over',
      words: <p>It ended on {day}, and nothing is charged. There is nothing left to cancel.</p>,
    },
  }
  return told[state]
}
