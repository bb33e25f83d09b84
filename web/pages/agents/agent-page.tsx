import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { agentPages } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { statusOf } from '#web/client/api.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { useApi } from '#web/client/queries.ts'
import type { Screen } from '#web/client/screen.ts'
import { useArrival } from '#web/client/use-arrival.ts'
import { LoadingProfile } from '#web/features/profiles/loading-profile.tsx'
import { ProfileHead } from '#web/features/profiles/profile-head.tsx'
import { profileQuery } from '#web/features/profiles/queries.ts'
import { useReportedView } from '#web/features/profiles/report-seen.ts'

const missing = () => import('#web/features/profiles/profile-states.tsx')
const ProfileNotFound = hydrateOnIdle(async () => (await missing()).ProfileNotFound)
const ProfileNotLoaded = hydrateOnIdle(async () => (await missing()).ProfileNotLoaded)

export const agentPageHandle = (profileUrl: string): NonNullable<Screen['handle']> => ({
  masthead: 'over',
  prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(profileQuery(api, profileUrl)),
})

type Props = { profileUrl: string; body: ComponentType<{ profile: PublicProfile }> }

/** The interactive page of a featured expert (public spec 2.7); `body` is its content. */
export function AgentPage({ profileUrl, body: AgentBody }: Props) {
  const { data, isPending, error, refetch } = useQuery(profileQuery(useApi(), profileUrl))
  useReportedView(profileUrl)
  useTopOfPage()
  if (data)
    return (
      <>
        <ProfileHead
          profile={data}
          path={agentPages.get(profileUrl)?.page.href()}
          title={`${data.headline}: ${data.name}, ${data.currentRole}`}
        />
        <AgentBody profile={data} />
      </>
    )
  if (isPending) return <LoadingProfile />
  if (statusOf(error) === 404) return <ProfileNotFound error={error} />
  return <ProfileNotLoaded error={error} onRetry={() => void refetch()} />
}

/** Starts the page at its top, also after a reload or the back button; an anchor goes to its place. */
const useTopOfPage = () =>
  useArrival(({ anchor, isNew, isFetched }) => {
    // A freshly loaded page was scrolled by nobody but the visitor.
    if (isNew && !anchor && !isFetched) scrollTo({ top: 0, behavior: 'instant' })
  })
