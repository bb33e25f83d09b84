import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { statusOf } from '#web/client/api.ts'
import { later } from '#web/client/later.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import type { Screen } from '#web/client/screen.ts'
import { LoadingProfile } from '#web/features/profiles/loading-profile.tsx'
import { profileQuery } from '#web/features/profiles/queries.ts'
import { Booking } from './booking.tsx'

export const handle: Screen['handle'] = {
  masthead: 'over',
  prefetch: ({ api, queryClient, params }) =>
    queryClient.prefetchQuery(profileQuery(api, params.profileUrl ?? '')),
}

const missing = () => import('#web/features/profiles/profile-states.tsx')
const ProfileNotFound = later(async () => (await missing()).ProfileNotFound)
const ProfileUnreachable = later(async () => (await missing()).ProfileUnreachable)

/** What the server answers to an address that no profile has, or could have. */
const notThere = [400, 404]

export function Component() {
  const { profileUrl = '' } = useParams()
  const { data, isPending, error, refetch } = useQuery(profileQuery(useApi(), profileUrl))
  if (data)
    return (
      <>
        <PageHead
          title={`Book a meeting with ${data.name} · ${brand.name}`}
          description={`When ${data.name}${data.currentRole && `, ${data.currentRole},`} can be met, and what to do without an hour.`}
          canonicalPath={paths.booking.href(data.profileUrl)}
          hidden
        />
        <Booking profile={data} />
      </>
    )
  if (isPending) return <LoadingProfile />
  if (notThere.includes(statusOf(error) ?? 0)) return <ProfileNotFound error={error} />
  return <ProfileUnreachable error={error} onRetry={() => void refetch()} />
}
