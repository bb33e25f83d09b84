import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { useApi } from '#web/client/queries.ts'
import type { Screen } from '#web/client/screen.ts'
import { profileQuery } from '#web/features/profiles/queries.ts'
import { useScorecardSearch } from '#web/features/scorecard/scorecard-context.tsx'
import { OwnerScorecard } from './owner-scorecard.tsx'

export const handle: Screen['handle'] = {
  prefetch: ({ api, queryClient, params: { profileUrl = '' } }) =>
    queryClient.prefetchQuery(profileQuery(api, profileUrl)),
}

const NoScorecard = hydrateOnIdle(async () => (await import('./no-scorecard.tsx')).NoScorecard)

export function Component() {
  const { profileUrl = '' } = useParams()
  const search = useScorecardSearch()
  const { data, isPending, error, refetch } = useQuery(profileQuery(useApi(), profileUrl))
  if (data?.scorecardActive) return <OwnerScorecard key={data.profileUrl} profile={data} search={search} />
  if (isPending) return <div className="min-h-dvh" aria-busy />
  return <NoScorecard profile={data} search={search} error={error} onRetry={refetch} />
}
