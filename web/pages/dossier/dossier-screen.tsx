import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { PageHead } from '#web/client/page-head.tsx'
import type { Screen } from '#web/client/screen.ts'
import { ProfileAtAddress, prefetchProfile } from '#web/features/profiles/profile-at-address.tsx'
import { Dossier } from './dossier.tsx'

export const handle: Screen['handle'] = {
  prefetch: prefetchProfile,
}

export const Component = () => (
  <ProfileAtAddress>
    {(profile) => (
      <>
        <PageHead
          title={`Dossier: ${[profile.name, profile.currentRole].filter(Boolean).join(', ')} · ${brand.name}`}
          description={`The stories of ${profile.name} in full, who confirmed which sentence, and the checks that ran.`}
          canonicalPath={paths.dossier.href(profile.profileUrl)}
          hidden
        />
        <Dossier profile={profile} />
      </>
    )}
  </ProfileAtAddress>
)
