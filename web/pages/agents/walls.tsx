import type { ComponentType } from 'react'
import type { PublicProfile } from '#schema/profiles.ts'
import type { PublicStory } from '#schema/stories.ts'
import type { FeaturedContent } from '#web/features/featured/content.ts'
import type { Topic } from '#web/features/featured/diagram.tsx'
import { ReachBar } from '#web/features/profiles/reach-bar.tsx'
import { StoryDialogProvider } from '#web/features/stories/story-dialog.tsx'
import { useCardInAddress, useTopAnchor } from './arrival.ts'
import { FeaturedFloor } from './featured-floor.tsx'
import { FeaturedHero } from './featured-hero.tsx'
import { Sidebar } from './sidebar.tsx'

type Props = {
  profile: PublicProfile
  content: FeaturedContent
  topAnchor: string
  diagram: ComponentType<{ topics: Topic[] }>
}

/** The walls of an interactive page: the painted room with the diagram, the floor, and the agent beside it. */
export function Walls({ profile, content, topAnchor, diagram }: Props) {
  useTopAnchor(topAnchor)
  useCardInAddress()
  const leadOf = ({ prompt }: PublicStory) => (prompt ? content.leads[prompt] : undefined)
  return (
    <StoryDialogProvider profile={profile} leadOf={leadOf}>
      <div id={topAnchor} className="room pt-20 pb-[clamp(4rem,7vw,7rem)] print:p-0">
        <FeaturedHero profile={profile} diagram={diagram} scorecardCall={content.scorecardCall} />
      </div>
      <div className="wide floor featured">
        <FeaturedFloor profile={profile} content={content} />
        <div className="agent-place self-stretch">
          <Sidebar profile={profile} booking={content.booking} />
        </div>
      </div>
      <ReachBar profile={profile} />
    </StoryDialogProvider>
  )
}
