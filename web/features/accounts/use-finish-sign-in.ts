import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { SignedInUser, SignInAnswer } from '#schema/accounts/accounts.ts'
import { documentOf } from '#schema/pages/doors.ts'
import { paths } from '#schema/paths.ts'
import { CallFailed } from '#web/client/api.ts'
import { storeUser } from '#web/client/current-user.ts'
import { ownKey } from '#web/client/queries.ts'
import { showFailure } from '#web/ui/failure-toast.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useNextPage } from './use-next-page.ts'

/** The start page of a role: an owner's dashboard, a validator's queue, the administration. */
const workplaces = {
  owner: paths.dashboard.href(),
  validator: paths.review.href(),
  admin: paths.adminDashboard.href(),
}

/** The page after sign-in: `next`, or else the dashboard or the validators' queue. */
function pageAfterSignIn({ role }: SignedInUser, next: string | undefined): string {
  return next && (role === 'owner' || next !== paths.dashboard.href()) ? next : workplaces[role]
}

/** Called with the function that continues, once somebody is signed in. */
export type OnSignedIn = (goOn: () => Promise<void>) => Promise<void>

/** Waits for the answer to a sign-in, and continues by it. */
export type FinishSignIn = (signingIn: Promise<unknown>) => Promise<unknown>

/**
 * Returns what finishes a sign-in: it keeps the user and continues, or asks for the second factor. `onSignedIn` is
 * given the function that continues, `onError` the error and its sentence (account spec section 8).
 */
export function useFinishSignIn({
  onSecondFactor,
  onError,
  onSignedIn = (goOn) => goOn(),
  isNew = false,
}: {
  onSecondFactor: () => void
  onError: (error: CallFailed) => void
  onSignedIn?: OnSignedIn | undefined
  /** Whether the account was made just now, which has been said. */
  isNew?: boolean
}) {
  const navigate = useNavigate()
  const next = useNextPage()
  const queryClient = useQueryClient()

  return async (signingIn: Promise<unknown>) => {
    let response: unknown
    try {
      response = await signingIn
    } catch (error) {
      if (error instanceof SyntaxError) return showUnreadableAnswer(error)
      console.error('Nobody was signed in', error)
      showFailure('Login Failed', error, 'Invalid username or password.')
      if (error instanceof CallFailed) onError(error)
      return
    }
    let answer: SignInAnswer
    try {
      answer = (await import('#schema/accounts/accounts.ts')).signInAnswerSchema.parse(response)
    } catch (error) {
      return showUnreadableAnswer(error)
    }
    if ('needs' in answer) return onSecondFactor()
    const { user } = answer
    queryClient.removeQueries({ queryKey: [ownKey] })
    storeUser(user)
    if (!isNew)
      showToast({
        title: 'Login Successful!',
        description: 'Welcome back! You can now access your profile.',
      })
    const page = pageAfterSignIn(user, next)
    await onSignedIn(async () => {
      if (documentOf(page) === documentOf(location.pathname))
        await navigate(page, { replace: true, viewTransition: true })
      else location.replace(page)
    })
  }
}

function showUnreadableAnswer(error: unknown) {
  console.error('The answer to a login could not be read', error)
  showToast({
    variant: 'destructive',
    title: 'Login Error',
    description: 'Login succeeded but there was an issue processing the response.',
  })
}
