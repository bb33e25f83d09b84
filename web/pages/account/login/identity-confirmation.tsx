import { useMutation } from '@tanstack/react-query'
import type { SignedInUser } from '#schema/accounts/accounts.ts'
import type { PendingIdentity } from '#schema/identities/identities.ts'
import { providers } from '#schema/identities/providers.ts'
import { useApi } from '#web/client/queries.ts'
import { useFinishSignIn } from '#web/features/accounts/use-finish-sign-in.ts'
import { joinPendingIdentity } from '#web/features/identities/join-pending-identity.ts'
import { Button } from '#web/ui/button.tsx'

/** For whoever has shown already that the account is theirs: one press joins what waits, or they go on without. */
export function IdentityConfirmation({
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
  const finishSignIn = useFinishSignIn({ onSecondFactor: () => {}, onError: () => {} })
  const goOn = () => finishSignIn(Promise.resolve({ user }))

  const { mutate: join, isPending } = useMutation({
    mutationFn: () => joinPendingIdentity(api),
    onError: onProveAgain,
  })

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
        <Button variant="main" disabled={isPending} onClick={() => join(undefined, { onSuccess: goOn })}>
          {isPending ? 'Joining…' : `Join ${name}`}
        </Button>
        <Button disabled={isPending} onClick={goOn}>
          Go on without
        </Button>
      </div>
    </>
  )
}
