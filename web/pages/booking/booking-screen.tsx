import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { PageHead } from '#web/client/page-head.tsx'
import type { Screen } from '#web/client/screen.ts'
import { ProfileAtAddress, prefetchProfile } from '#web/features/profiles/profile-at-address.tsx'
import { Booking } from './booking.tsx'

export const handle: Screen['handle'] = {
  masthead: 'over',
  prefetch: prefetchProfile,
}

export const Component = () => (
  <ProfileAtAddress>
    {(profile) => (
      <>
        <PageHead
          title={`Book a meeting with ${profile.name} · ${brand.name}`}
          description={`When ${profile.name}${profile.currentRole && `, ${profile.currentRole},`} can be met, and what to do without an hour.`}
          canonicalPath={paths.booking.href(profile.profileUrl)}
          hidden
        />
        <Booking profile={profile} />
      </>
    )}
  </ProfileAtAddress>
)
