import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { statusOf } from '#web/client/api.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { useApi } from '#web/client/queries.ts'
import type { Screen } from '#web/client/screen.ts'
import { LoadingProfile } from './loading-profile.tsx'
import { profileQuery } from './queries.ts'

const states = () => import('./profile-states.tsx')
const ProfileNotFound = hydrateOnIdle(async () => (await states()).ProfileNotFound)
const ProfileNotLoaded = hydrateOnIdle(async () => (await states()).ProfileNotLoaded)

/** The server's statuses for an address without a profile. */
const notThere = [400, 404]

/** Loads the page's profile before the page. */
export const prefetchProfile: NonNullable<Screen['handle']>['prefetch'] = ({ api, queryClient, params }) =>
  queryClient.prefetchQuery(profileQuery(api, params.profileUrl ?? ''))

/** Shows a page for the profile in its address, or its loading, missing and error states. */
export function ProfileAtAddress({ children }: { children: (profile: PublicProfile) => ReactNode }) {
  const { profileUrl = '' } = useParams()
  const { data, isPending, error, refetch } = useQuery(profileQuery(useApi(), profileUrl))
  if (data) return children(data)
  if (isPending) return <LoadingProfile />
  if (notThere.includes(statusOf(error) ?? 0)) return <ProfileNotFound error={error} />
  return <ProfileNotLoaded error={error} onRetry={() => void refetch()} />
}
