import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { statusOf } from '#web/client/api.ts'
import { later } from '#web/client/later.tsx'
import { useApi } from '#web/client/queries.ts'
import type { Screen } from '#web/client/screen.ts'
import { LoadingProfile } from './loading-profile.tsx'
import { profileQuery } from './queries.ts'

const states = () => import('./profile-states.tsx')
const ProfileNotFound = later(async () => (await states()).ProfileNotFound)
const ProfileUnreachable = later(async () => (await states()).ProfileUnreachable)

/** What the server answers to an address that no profile has, or could have. */
const notThere = [400, 404]

/** Asks for the profile that a page of it shows, before the page does. */
export const prefetchProfile: NonNullable<Screen['handle']>['prefetch'] = ({ api, queryClient, params }) =>
  queryClient.prefetchQuery(profileQuery(api, params.profileUrl ?? ''))

/** What a page shows of the profile in its address, or what stands there without one. */
export function ProfileAtAddress({ children }: { children: (profile: PublicProfile) => ReactNode }) {
  const { profileUrl = '' } = useParams()
  const { data, isPending, error, refetch } = useQuery(profileQuery(useApi(), profileUrl))
  if (data) return children(data)
  if (isPending) return <LoadingProfile />
  if (notThere.includes(statusOf(error) ?? 0)) return <ProfileNotFound error={error} />
  return <ProfileUnreachable error={error} onRetry={() => void refetch()} />
}
