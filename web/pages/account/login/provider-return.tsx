import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { type OnSignedIn, useFinishSignIn } from '#web/features/accounts/use-finish-sign-in.ts'

/** Goes on for whoever came back from a provider and is signed in. */
export function ProviderReturn({
  onSignedIn,
  onExpired,
}: {
  onSignedIn: OnSignedIn
  onExpired: (sentence: string) => void
}) {
  const api = useApi()
  const left = useLocation().state as { isNew?: boolean } | null
  const finishSignIn = useFinishSignIn({
    isNew: left?.isNew === true,
    onSignedIn,
    onSecondFactor: () => {},
    onError: () => {},
  })
  const hasBegun = useRef(false)
  const goOn = useEffectEvent(async () => {
    try {
      const session = await dataOf(api.session.$get())
      if (session.user) await finishSignIn(Promise.resolve(session))
      else onExpired('You are not signed in here any more. Please sign in again.')
    } catch (error) {
      onExpired(sentenceOf(error, 'That could not be finished just now. Please try again.'))
    }
  })
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void goOn()
  }, [])
  return (
    <div className="grid gap-s3">
      <h1 className="text-head">Sign in</h1>
      <p role="status" className="text-ink-soft text-lead">
        Signing you in…
      </p>
    </div>
  )
}
