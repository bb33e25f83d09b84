import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import type { Role } from '#schema/roles.ts'
import { dataOf, statusOf } from '#web/client/api.ts'
import { forgetUser, keepUser } from '#web/client/current-user.ts'
import { keptUsername, useCurrentUsername } from '#web/client/current-username.ts'
import { ownKey, useApi } from '#web/client/queries.ts'

/**
 * What the server has of who is signed in, forgotten at log-out; `whose` keeps who that is, `before` is shown until it
 * answers. With `mustSignIn` the page shows `SignInFirst`.
 */
export function useOwnQuery<Data>(
  what: string,
  ask: () => Promise<Data>,
  whose?: (data: Data) => { email: string; name?: string; role: Role },
  before?: () => { data: Data; at: number } | undefined,
) {
  const query = useQuery({
    queryKey: [ownKey, what],
    queryFn: async () => {
      const known = keptUsername.read()
      const data = await ask()
      // An answer after a log-out, in whichever tab, is kept nowhere.
      if (whose && (known === null || keptUsername.read() === known)) keepUser(whose(data))
      return data
    },
    ...(before && { initialData: () => before()?.data, initialDataUpdatedAt: () => before()?.at }),
  })
  useRestoredUsername(query)
  return { ...query, mustSignIn: useMustSignIn(query.error) }
}

/** Asks who is signed in, and keeps it, once a call shows that somebody is of whom this browser knows nothing. */
export function useRestoredUsername({ data, error }: { data: unknown; error: Error | null }): void {
  const api = useApi()
  const username = useCurrentUsername()
  const [isLost, setLost] = useState(username === null)
  // Afterwards nobody is here only because somebody has logged out.
  if (username !== null && isLost) setLost(false)
  useQuery({
    queryKey: [ownKey, 'who'],
    queryFn: async () => {
      const { email, name, role } = await dataOf(api.account.$get())
      keepUser({ email, name, role })
      return email
    },
    enabled: isLost && ((data !== undefined && data !== null) || statusOf(error) === 403),
  })
}

/** Whether nobody is signed in, by a call's failure or another tab; where that signs in somebody else, the page begins anew. */
export function useMustSignIn(error: Error | null): boolean {
  const username = useCurrentUsername()
  useEffect(leaveToNextPerson, [])
  const [wasSignedIn, setWasSignedIn] = useState(username !== null)
  if (username !== null && !wasSignedIn) setWasSignedIn(true)
  return statusOf(error) === 401 || (wasSignedIn && username === null)
}

/** Loads the page anew for whom another tab has signed in: what is pressed here would change their account by this one's entries. */
function leaveToNextPerson() {
  let whose = keptUsername.read()
  return keptUsername.onChange((where) => {
    const now = keptUsername.read()
    if (where === 'elsewhere' && now && whose && now !== whose) location.reload()
    whose = now ?? whose
  })
}

/** Links to the sign-in, and from there back to this page. */
export function SignInFirst() {
  const { pathname, search } = useLocation()
  useEffect(forgetUser, [])
  return <Navigate replace to={paths.login.href({ next: pathname + search })} />
}
