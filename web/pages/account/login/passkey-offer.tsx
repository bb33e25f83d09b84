import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useApi } from '#web/client/queries.ts'
import { markOffered } from '#web/features/passkeys/can-use.ts'
import { addPasskey, passkeyErrorText } from '#web/features/passkeys/ceremonies.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** Offers a passkey once on each device, after signing in there by other means. */
export function PasskeyOffer({ onDone }: { onDone: () => void }) {
  const api = useApi()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const adding = useMutation({
    mutationFn: () => addPasskey(api),
    onSuccess: ({ name }) => {
      showToast({ title: 'Passkey added', description: `It is called “${name}” in your account.` })
      onDone()
    },
    onError: (error) => console.info('No passkey was added', error),
  })
  // Once it is added the way on begins.
  const isBusy = adding.isPending || adding.isSuccess

  return (
    <>
      <div className="grid gap-s3">
        <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
          Next time without a password?
        </h1>
        <p>
          You are signed in. With a passkey you sign in on this device as you unlock it: by finger, face or
          code.
        </p>
        <p className="text-ink-soft">
          Your finger and your face stay on your device; we only ever see that it was unlocked. What you sign
          in with now goes on working.
        </p>
      </div>
      {adding.error && (
        <FieldError role="alert">
          {passkeyErrorText(adding.error, 'No passkey was added. You can try again, or go on without one.')}
        </FieldError>
      )}
      <div className="flex flex-wrap gap-s3">
        <Button variant="main" disabled={isBusy} onClick={() => adding.mutate()}>
          {isBusy ? 'Waiting for your device…' : 'Add a passkey'}
        </Button>
        <Button
          disabled={isBusy}
          onClick={() => {
            markOffered()
            onDone()
          }}
        >
          Not on this device
        </Button>
      </div>
      <p className="text-ink-soft text-label">
        We ask once on each device. You can always add one in your account.
      </p>
    </>
  )
}
