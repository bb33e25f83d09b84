import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import { statusOf } from '#web/client/api.ts'
import { later } from '#web/client/later.tsx'
import { useApi } from '#web/client/queries.ts'
import type { Screen } from '#web/client/screen.ts'
import { Hero } from '#web/features/profiles/hero.tsx'
import { LoadingProfile } from '#web/features/profiles/loading-profile.tsx'
import { ProfileHead } from '#web/features/profiles/profile-head.tsx'
import { profileQuery } from '#web/features/profiles/queries.ts'
import { useReportedView } from '#web/features/profiles/report-seen.ts'
import { StoryDialogProvider, useStoryDialog } from '#web/features/stories/story-dialog.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export const handle: Screen['handle'] = {
  masthead: 'over',
  prefetch: ({ api, queryClient, params }) =>
    queryClient.prefetchQuery(profileQuery(api, params.profileUrl ?? '')),
}

const missing = () => import('#web/features/profiles/profile-states.tsx')
const AgentPanel = later(async () => (await import('#web/features/chat/agent-panel.tsx')).AgentPanel)
const ProfileNotFound = later(async () => (await missing()).ProfileNotFound)
const ProfileUnreachable = later(async () => (await missing()).ProfileUnreachable)
const ReachBar = later(async () => (await import('#web/features/profiles/reach-bar.tsx')).ReachBar)
const Floor = later(async () => (await import('./floor.tsx')).Floor)

/** What the server answers to an address that no profile has, or could have. */
const notThere = [400, 404]

export function Component() {
  const { profileUrl = '' } = useParams()
  const { data, isPending, error, refetch } = useQuery(profileQuery(useApi(), profileUrl))
  if (data) return <Profile key={data.profileUrl} profile={data} />
  if (isPending) return <LoadingProfile />
  if (notThere.includes(statusOf(error) ?? 0)) return <ProfileNotFound error={error} />
  return <ProfileUnreachable error={error} onRetry={() => void refetch()} />
}

function Profile({ profile }: { profile: PublicProfile }) {
  useReportedView(profile.profileUrl)
  return (
    <StoryDialogProvider profile={profile}>
      <ProfileHead profile={profile} />
      <Hero profile={profile} />
      <div className="wide profiles-floor">
        <Floor profile={profile} />
        <Agent profile={profile} />
      </div>
      <ReachBar profile={profile} />
    </StoryDialogProvider>
  )
}

function Agent({ profile }: { profile: PublicProfile }) {
  return (
    <div className="chat-place self-stretch">
      <AgentPanel profile={profile} onOpenStory={useStoryDialog().open}>
        <ButtonLink to={paths.booking.href(profile.profileUrl)}>
          {profile.hasBooking ? 'Book Strategy Session' : 'Leave a message'}
        </ButtonLink>
      </AgentPanel>
    </div>
  )
}
