import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Provider, providers } from '#schema/identities/providers.ts'
import { paths } from '#schema/paths.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { TakeoverNotice } from '#web/features/accounts/takeover-notice.tsx'
import { Button } from '#web/ui/button.tsx'

/** Says to whoever never confirmed their address, and came by a provider that has, what ended with it. */
export function FirstProofNotice({ provider, onDone }: { provider: Provider; onDone: () => void }) {
  const navigate = useNavigate()
  const email = useCurrentUsername() ?? ''
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className="grid gap-s3">
        <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
          Your address is confirmed
        </h1>
        <p className="text-ink-soft">
          {providers[provider]} has shown that <b className="text-ink">{email}</b> is yours, which the link in
          our mail had not done yet. From now on you can sign in with it.
        </p>
        <TakeoverNotice />
      </div>
      <div className="flex flex-wrap gap-s3">
        <Button variant="main" onClick={onDone}>
          Go on
        </Button>
        <Button onClick={() => navigate(paths.forgotPassword.href(), { state: { email } })}>
          Choose a password
        </Button>
      </div>
    </>
  )
}
