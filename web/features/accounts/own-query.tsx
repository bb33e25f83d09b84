import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import type { Role } from '#schema/roles.ts'
import { dataOf, statusOf } from '#web/client/api.ts'
import { forgetUser, keepUser } from '#web/client/current-user.ts'
import { keptUsername, useCurrentUsername } from '#web/client/current-username.ts'
import { ownKey, useApi } from '#web/client/queries.ts'

/**
 * A query about the signed-in user, removed at log-out; `whose` reads the user from the answer to keep it, `before` is
 * shown until the answer. With `mustSignIn` the page shows `SignInRedirect`.
 */
export function useOwnQuery<Data>(
  what: string,
  ask: () => Promise<Data>,
  whose?: (data: Data) => { email: string; name?: string; role: Role },
  before?: () => { data: Data; at: number } | undefined,
) {
  const askKnowingUser = useKnownUser()
  const query = useQuery({
    queryKey: [ownKey, what],
    queryFn: () => askKnowingUser(ask, whose),
    ...(before && { initialData: () => before()?.data, initialDataUpdatedAt: () => before()?.at }),
  })
  return { ...query, mustSignIn: useMustSignIn(query.error) }
}

/**
 * Makes a call for the signed-in user; in a browser that does not know who that is, it answers once that is stored
 * too, because what somebody types is kept by user. `whose` tells it from the answer.
 */
export function useKnownUser() {
  const api = useApi()
  const queryClient = useQueryClient()
  const restore = () =>
    queryClient
      .fetchQuery({
        queryKey: [ownKey, 'who'],
        queryFn: async () => {
          const { email, name, role } = await dataOf(api.account.$get())
          keepUser({ email, name, role })
          return email
        },
      })
      // The page works without it.
      .catch(() => undefined)
  return async <Data,>(
    ask: () => Promise<Data>,
    whose?: (data: Data) => { email: string; name?: string; role: Role },
  ): Promise<Data> => {
    const known = keptUsername.read()
    try {
      const data = await ask()
      // An answer after a log-out, in whichever tab, is kept nowhere.
      if (whose && (known === null || keptUsername.read() === known)) keepUser(whose(data))
      else if (known === null && data !== null) await restore()
      return data
    } catch (error) {
      // A page of another role, or of a profile, which their role does not have: somebody is signed in.
      if (known === null && [403, 404].includes(statusOf(error) ?? 0)) await restore()
      throw error
    }
  }
}

/** Whether nobody is signed in, by a failed call or a log-out in another tab; the page reloads if that tab signs in somebody else. */
export function useMustSignIn(error: Error | null): boolean {
  const username = useCurrentUsername()
  useEffect(reloadForNextUser, [])
  const [wasSignedIn, setWasSignedIn] = useState(username !== null)
  if (username !== null && !wasSignedIn) setWasSignedIn(true)
  return statusOf(error) === 401 || (wasSignedIn && username === null)
}

/** Reloads the page for the user that another tab has signed in: this page would write this user's entries into their account. */
function reloadForNextUser() {
  let whose = keptUsername.read()
  return keptUsername.onChange((where) => {
    const now = keptUsername.read()
    if (where === 'elsewhere' && now && whose && now !== whose) location.reload()
    whose = now ?? whose
  })
}

/** Links to the sign-in, and from there back to this page. */
export function SignInRedirect() {
  const { pathname, search } = useLocation()
  useEffect(forgetUser, [])
  return <Navigate replace to={paths.login.href({ next: pathname + search })} />
}
