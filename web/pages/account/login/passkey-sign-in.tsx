import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '#web/client/queries.ts'
import type { FinishSignIn } from '#web/features/accounts/use-finish-sign-in.ts'
import { canUsePasskeys } from '#web/features/passkeys/can-use.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'

const ceremonies = () => import('#web/features/passkeys/ceremonies.ts')
const nothingChosen =
  'No passkey was chosen. If there is none on this device, sign in another way and add one in your account.'

/** Signing in with a passkey: offered in the field for the address, and by a button. */
export function PasskeySignIn({ finishSignIn }: { finishSignIn: FinishSignIn }) {
  const api = useApi()
  const [errorText, setErrorText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const finishLatest = useEffectEvent(finishSignIn)
  const canUse = canUsePasskeys()

  useEffect(() => {
    if (!canUse) return
    const autofill = new AbortController()
    // Whoever cannot be offered one signs in as before.
    ceremonies()
      .then(({ offerPasskeyAutofill }) =>
        offerPasskeyAutofill(api, (signingIn) => finishLatest(signingIn), autofill.signal),
      )
      .catch((error) => console.info('No passkey is offered in the field', error))
    return () => autofill.abort()
  }, [api, canUse])

  async function signIn() {
    setBusy(true)
    setErrorText('')
    try {
      const { signInWithPasskey, passkeyErrorText } = await ceremonies()
      await signInWithPasskey(api, finishSignIn).catch((error) =>
        setErrorText(passkeyErrorText(error, nothingChosen)),
      )
    } catch {
      setErrorText('That could not be loaded just now. Please try again.')
    }
    setBusy(false)
  }

  if (!canUse) return null
  return (
    <div className="accounts-or">
      <p className="text-ink-soft text-label">
        With a passkey you sign in as you unlock your device: by finger, face or code, without a password.
      </p>
      <Button className="max-sm:w-full" disabled={isBusy} onClick={signIn}>
        {isBusy ? 'Waiting for your device…' : 'Sign in with a passkey'}
      </Button>
      {errorText && <FieldError role="alert">{errorText}</FieldError>}
    </div>
  )
}
