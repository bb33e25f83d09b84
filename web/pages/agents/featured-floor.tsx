import type { PublicProfile } from '#schema/profiles.ts'
import type { FeaturedContent } from '#web/features/featured/content.ts'
import { About } from '#web/features/profiles/about.tsx'
import { Referees } from '#web/features/references/referees.tsx'
import { Framework } from './framework.tsx'
import { StoryCards } from './story-cards.tsx'

/** What stands under the hero of an interactive page. */
export function FeaturedFloor({ profile, content }: { profile: PublicProfile; content: FeaturedContent }) {
  return (
    <div>
      <StoryCards profile={profile} content={content} />
      <Framework profile={profile} content={content} />
      <Referees profile={profile} />
      <About profile={profile} />
    </div>
  )
}
