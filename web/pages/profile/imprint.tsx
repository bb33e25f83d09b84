import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import { useSiteOrigin } from '#web/client/site-origin.ts'

/** On paper only: where the page stands, so that a reader can look at it as it is now. */
export function Imprint({ profile: { profileUrl, name, isSample } }: { profile: PublicProfile }) {
  const address = useSiteOrigin() + paths.profile.href(profileUrl)
  return (
    <p className="imprint">
      {isSample && 'Sample profile. '}
      {name} on {brand.name}: {address}
    </p>
  )
}
