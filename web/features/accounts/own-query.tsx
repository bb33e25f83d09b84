import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import type { Role } from '#schema/roles.ts'
import { dataOf, statusOf } from '#web/client/api.ts'
import { clearUser, storeUser } from '#web/client/current-user.ts'
import { currentUsername, storedUsername, useCurrentUsername } from '#web/client/current-username.ts'
import { ownKey, useApi } from '#web/client/queries.ts'

type User = { email: string; name?: string; role: Role }

type Options<Data> = {
  /** Reads the user from an answer, to keep them on this device. */
  userOf?: (data: Data) => User
  /** What is shown until the answer comes, and when it was loaded, in milliseconds. */
  initial?: () => { data: Data; at: number } | undefined
}

/** A query about the signed-in user, removed at log-out. With `mustSignIn` the page shows `SignInRedirect`. */
export function useOwnQuery<Data>(
  name: string,
  fetchData: () => Promise<Data>,
  { userOf, initial }: Options<Data> = {},
) {
  const fetchAsUser = useFetchAsUser()
  const query = useQuery({
    queryKey: [ownKey, name],
    queryFn: () => fetchAsUser(fetchData, userOf),
    ...(initial && { initialData: () => initial()?.data, initialDataUpdatedAt: () => initial()?.at }),
  })
  return { ...query, mustSignIn: useMustSignIn(query.error) }
}

/**
 * Fetches something of the signed-in user. In a browser that does not know who that is, the user is stored first, by
 * `userOf` or a call of its own, because what somebody types is kept by user.
 */
export function useFetchAsUser() {
  const api = useApi()
  const queryClient = useQueryClient()
  const restore = () =>
    queryClient
      .fetchQuery({
        queryKey: [ownKey, 'who'],
        queryFn: async () => {
          const { email, name, role } = await dataOf(api.account.$get())
          storeUser({ email, name, role })
          return email
        },
      })
      // The page works without it.
      .catch(() => undefined)
  return async <Data,>(fetchData: () => Promise<Data>, userOf?: (data: Data) => User): Promise<Data> => {
    const usernameBefore = currentUsername()
    try {
      const data = await fetchData()
      // An answer after a log-out, in whichever tab, is kept nowhere.
      if (userOf && (usernameBefore === null || currentUsername() === usernameBefore)) storeUser(userOf(data))
      else if (usernameBefore === null && data !== null) await restore()
      return data
    } catch (error) {
      // A page of another role, or of a profile, which their role does not have: somebody is signed in.
      if (usernameBefore === null && [403, 404].includes(statusOf(error) ?? 0)) await restore()
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
  let username = currentUsername()
  return storedUsername.onChange((where) => {
    const now = currentUsername()
    if (where === 'elsewhere' && now && username && now !== username) location.reload()
    username = now ?? username
  })
}

/** Links to the sign-in, and from there back to this page. */
export function SignInRedirect() {
  const { pathname, search } = useLocation()
  useEffect(clearUser, [])
  return <Navigate replace to={paths.login.href({ next: pathname + search })} />
}
