import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#web/client/queries.ts'
import { profileQuery } from './queries.ts'

/** Fetches a profile when a visitor seems about to open it. */
export function useProfileIntent() {
  const api = useApi()
  const queryClient = useQueryClient()
  return (profileUrl: string) => {
    void queryClient.prefetchQuery(profileQuery(api, profileUrl))
    void import('#web/screens/profile.tsx')
  }
}
