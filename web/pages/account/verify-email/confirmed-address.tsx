import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { hasOwnDashboard } from '#web/client/current-user.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { storedValue } from '#web/client/stored-value.ts'
import { TakeoverNotice } from '#web/features/accounts/takeover-notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { ConfirmAddress } from './use-confirm-address.ts'

/** The setup as its own page keeps it on this device, so that it need not be loaded here. */
const setup = storedValue<{ isWaiting?: boolean }, { isWaiting?: boolean }>(
  'onboarding',
  (stored) => stored ?? {},
)

/** Says that the address is confirmed, and what ended if the account was taken over by it (`resetUnverifiedAccount`). */
export function ConfirmedAddress({ done }: { done: NonNullable<ConfirmAddress['data']> }) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const { isTakenOver } = done
  return (
    <>
      <div role="status" className="grid gap-s3">
        <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
          Your address is confirmed
        </h1>
        <p className="text-ink-soft">
          <b className="text-ink">{done.email}</b> is yours.
          {!isTakenOver && ' We now write to any referees you have named.'}
        </p>
        {isTakenOver && <TakeoverNotice />}
        {done.claimed && (
          <p className="text-ink-soft">
            The profile that was drafted under this address is part of your account.
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-s4 gap-y-s3">
        <NextPageLink />
        {isTakenOver && (
          <Button onClick={() => navigate(paths.forgotPassword.href(), { state: { email: done.email } })}>
            Choose a password
          </Button>
        )}
      </div>
    </>
  )
}

function NextPageLink() {
  const isSignedIn = useCurrentUsername() !== null
  // What was completed on this device before there was an account comes into it on that page.
  const waiting = setup.read().isWaiting ? `${paths.setup.href()}?registered` : undefined
  const [label, place] = !isSignedIn
    ? ['Sign in', paths.login.href({ next: waiting })]
    : !hasOwnDashboard()
      ? ['Go to my account', paths.account.href()]
      : waiting
        ? ['Go on with my setup', waiting]
        : ['Go to my dashboard', paths.dashboard.href()]
  return (
    <ButtonLink variant="main" to={place}>
      {label}
    </ButtonLink>
  )
}
