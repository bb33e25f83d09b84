import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useApi } from '../client/queries.ts'
import { profileQuery } from '../features/profiles/queries.ts'
import type { Screen } from '../router.tsx'

export const handle: Screen['handle'] = {
  masthead: 'over',
  prefetch: ({ api, queryClient, params }) =>
    queryClient.prefetchQuery(profileQuery(api, params.profileUrl ?? '')),
}
export function Component() {
  const { profileUrl = '' } = useParams()
  const { data } = useSuspenseQuery(profileQuery(useApi(), profileUrl))
  return <h1>{data.name}</h1>
}
