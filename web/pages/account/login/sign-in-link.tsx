import { useState } from 'react'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { type OnSignedIn, useFinishSignIn } from '#web/features/accounts/use-finish-sign-in.ts'
import { useNextPage } from '#web/features/accounts/use-next-page.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/**
 * The page of a mailed sign-in link: nobody is signed in before the button is pressed, since mail scanners open
 * links too.
 */
export function SignInLink({
  token,
  onSecondFactor,
  onSignedIn,
  onExpired,
}: {
  token: string
  onSecondFactor: () => void
  onSignedIn: OnSignedIn
  onExpired: (sentence: string) => void
}) {
  const api = useApi()
  const next = useNextPage()
  const [isOpening, setOpening] = useState(false)
  const finishSignIn = useFinishSignIn({
    onSecondFactor,
    onSignedIn,
    onError: ({ status, sentence }) => status === 410 && onExpired(sentence),
  })

  async function open() {
    setOpening(true)
    await finishSignIn(dataOf(api.login.link.open.$post({ json: { token } })))
    setOpening(false)
  }

  return (
    <>
      <div className="grid gap-s3">
        <h1 className="text-head">Sign in</h1>
        <p className="text-ink-soft">
          Your link has brought you here. Press the button, and you are signed in on this device. The link can
          be used once.
        </p>
      </div>
      <Button variant="main" disabled={isOpening} onClick={open}>
        {isOpening ? 'Signing in…' : 'Sign in'}
      </Button>
      <div className="accounts-or">
        <ButtonLink variant="quiet" to={paths.login.href({ next })}>
          Use the password instead
        </ButtonLink>
      </div>
    </>
  )
}
