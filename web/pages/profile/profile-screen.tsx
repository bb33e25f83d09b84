import { useLocation } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import type { Screen } from '#web/client/screen.ts'
import { ProfilePage } from '#web/features/profile-page/profile-page.tsx'
import { ProfileAtAddress, prefetchProfile } from '#web/features/profiles/profile-at-address.tsx'
import { ProfileHead } from '#web/features/profiles/profile-head.tsx'
import { useReportedView } from '#web/features/profiles/report-seen.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export const handle: Screen['handle'] = {
  masthead: 'over',
  prefetch: prefetchProfile,
}

const ReachBar = hydrateOnIdle(async () => (await import('#web/features/profiles/reach-bar.tsx')).ReachBar)

export const Component = () => (
  <ProfileAtAddress>{(profile) => <Profile key={profile.profileUrl} profile={profile} />}</ProfileAtAddress>
)

function Profile({ profile }: { profile: PublicProfile }) {
  useReportedView(profile.profileUrl)
  return (
    <>
      <ProfileHead profile={profile} story={useSharedStory(profile)} />
      <ProfilePage
        profile={profile}
        aside={
          <ButtonLink to={paths.booking.href(profile.profileUrl)}>
            {profile.hasOpenHours ? 'Book Strategy Session' : 'Leave a message'}
          </ButtonLink>
        }
      >
        <ReachBar profile={profile} />
      </ProfilePage>
    </>
  )
}

/** The shared story, if the address names one of this profile's (`sharedStoryHref`). */
function useSharedStory({ stories }: PublicProfile) {
  const named = new URLSearchParams(useLocation().search).get('story')
  return named ? stories.find(({ id }) => String(id) === named) : undefined
}
