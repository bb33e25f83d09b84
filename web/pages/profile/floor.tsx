import type { PublicProfile } from '#schema/profiles.ts'
import { About } from '#web/features/profiles/about.tsx'
import { Referees } from '#web/features/references/referees.tsx'
import { Plates } from '#web/features/stories/plates.tsx'
import { Compass } from './compass.tsx'
import { Imprint } from './imprint.tsx'

/** What stands under the hero: what the expert brings, the stories, the referees, and about them. */
export function Floor({ profile }: { profile: PublicProfile }) {
  return (
    <div>
      <Compass profile={profile} />
      <Plates profile={profile} />
      <Referees profile={profile} />
      <About profile={profile} />
      <Imprint profile={profile} />
    </div>
  )
}
