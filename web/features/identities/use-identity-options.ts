import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'

/** Which providers there are, and what of one waits in this browser for a proof or a registration. */
export function useIdentityOptions() {
  const api = useApi()
  return useQuery({ queryKey: ['identity-ways'], queryFn: () => dataOf(api.login.identity.$get()) })
}
