import { useState } from 'react'
import type { SignedInUser } from '#schema/accounts/accounts.ts'
import type { PendingIdentity } from '#schema/identities/identities.ts'
import { providers } from '#schema/identities/providers.ts'
import { useApi } from '#web/client/queries.ts'
import { useAfterSignIn } from '#web/features/accounts/use-after-sign-in.ts'
import { joinPendingIdentity } from '#web/features/identities/join-pending-identity.ts'
import { Button } from '#web/ui/button.tsx'

/** For whoever has shown already that the account is theirs: one press joins what waits, or they go on without. */
export function JoinIdentity({
  pending: { provider, email },
  user,
  onProveAgain,
}: {
  pending: PendingIdentity
  user: SignedInUser
  onProveAgain: () => void
}) {
  const api = useApi()
  const name = providers[provider]
  const [isBusy, setBusy] = useState(false)
  const land = useAfterSignIn({ onSecondFactor: () => {}, onRefused: () => {} })
  const goOn = () => land(Promise.resolve({ user }))

  async function join() {
    setBusy(true)
    // Else the sign-in is a while ago.
    if (
      await joinPendingIdentity(api).then(
        () => true,
        () => false,
      )
    )
      await goOn()
    else onProveAgain()
    setBusy(false)
  }

  return (
    <>
      <div className="grid gap-s3">
        <h1 className="text-head">Join {name}?</h1>
        <p>
          You are signed in to the account of <b>{email}</b>. One press, and from then on {name} signs you in
          too.
        </p>
      </div>
      <div className="flex flex-wrap gap-s3">
        <Button variant="main" disabled={isBusy} onClick={join}>
          {isBusy ? 'Joining…' : `Join ${name}`}
        </Button>
        <Button disabled={isBusy} onClick={goOn}>
          Go on without
        </Button>
      </div>
    </>
  )
}
