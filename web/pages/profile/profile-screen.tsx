import { useLocation } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { later } from '#web/client/later.tsx'
import type { Screen } from '#web/client/screen.ts'
import { ProfileHero } from '#web/features/profiles/hero.tsx'
import { ProfileAtAddress, prefetchProfile } from '#web/features/profiles/profile-at-address.tsx'
import { ProfileHead } from '#web/features/profiles/profile-head.tsx'
import { useReportedView } from '#web/features/profiles/report-seen.ts'
import { StoryDialogProvider, useStoryDialog } from '#web/features/stories/story-dialog.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export const handle: Screen['handle'] = {
  masthead: 'over',
  prefetch: prefetchProfile,
}

const AgentPanel = later(async () => (await import('#web/features/chat/agent-panel.tsx')).AgentPanel)
const ReachBar = later(async () => (await import('#web/features/profiles/reach-bar.tsx')).ReachBar)
const Floor = later(async () => (await import('./floor.tsx')).Floor)

export const Component = () => (
  <ProfileAtAddress>{(profile) => <Profile key={profile.profileUrl} profile={profile} />}</ProfileAtAddress>
)

function Profile({ profile }: { profile: PublicProfile }) {
  useReportedView(profile.profileUrl)
  return (
    <StoryDialogProvider profile={profile}>
      <ProfileHead profile={profile} story={useSharedStory(profile)} />
      <ProfileHero profile={profile} />
      <div className="wide profiles-floor">
        <Floor profile={profile} />
        <Agent profile={profile} />
      </div>
      <ReachBar profile={profile} />
    </StoryDialogProvider>
  )
}

/** The story that was passed on, if the address names one of this profile's (`sharedStoryHref`). */
function useSharedStory({ stories }: PublicProfile) {
  const named = new URLSearchParams(useLocation().search).get('story')
  return named ? stories.find(({ id }) => String(id) === named) : undefined
}

function Agent({ profile }: { profile: PublicProfile }) {
  return (
    <div className="chat-place self-stretch">
      <AgentPanel profile={profile} onOpenStory={useStoryDialog().open}>
        <ButtonLink to={paths.booking.href(profile.profileUrl)}>
          {profile.hasOpenHours ? 'Book Strategy Session' : 'Leave a message'}
        </ButtonLink>
      </AgentPanel>
    </div>
  )
}
