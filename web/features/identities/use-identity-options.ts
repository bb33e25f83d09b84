import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'

/** The configured providers, and the identity of this browser that waits for a proof or a registration. */
export function useIdentityOptions() {
  const api = useApi()
  return useQuery({ queryKey: ['identity-ways'], queryFn: () => dataOf(api.login.identity.$get()) })
}
