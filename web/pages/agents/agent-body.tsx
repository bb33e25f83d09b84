import type { ComponentType } from 'react'
import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { AgentPanel } from '#web/features/chat/agent-panel.tsx'
import type { FeaturedContent } from '#web/features/featured/content.ts'
import type { Topic } from '#web/features/featured/diagram.tsx'
import { AboutExpert } from '#web/features/profiles/about.tsx'
import { ReachBar } from '#web/features/profiles/reach-bar.tsx'
import { Referees } from '#web/features/references/referees.tsx'
import { ReportProfileLink } from '#web/features/reports/report-profile-link.tsx'
import { StoryDialogProvider, useStoryDialog } from '#web/features/stories/story-dialog.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FeaturedHero } from './featured-hero.tsx'
import { Framework } from './framework.tsx'
import { useScrollToCard, useScrollToTop } from './scroll-on-arrival.ts'
import { StoryCards } from './story-cards.tsx'
import { VerifiedBadge } from './verified.tsx'

type Props = {
  profile: PublicProfile
  content: FeaturedContent
  topAnchor: string
  diagram: ComponentType<{ topics: Topic[] }>
}

/** The sections of an interactive page: the hero with the diagram, the content, and the agent. */
export function AgentBody({ profile, content, topAnchor, diagram }: Props) {
  useScrollToTop(topAnchor)
  useScrollToCard()
  const leadOf = ({ prompt }: PublicStory) => (prompt ? content.leads[prompt] : undefined)
  return (
    <StoryDialogProvider profile={profile} leadOf={leadOf}>
      <div id={topAnchor} className="room pt-20 pb-[clamp(4rem,7vw,7rem)] print:p-0">
        <FeaturedHero profile={profile} diagram={diagram} scorecardCall={content.scorecardCall} />
      </div>
      <div className="wide profiles-floor agents-floor">
        <FeaturedBody profile={profile} content={content} />
        <div className="chat-place self-stretch">
          <Sidebar profile={profile} booking={content.booking} />
        </div>
      </div>
      <ReachBar profile={profile} />
    </StoryDialogProvider>
  )
}

/** The content below the hero of an interactive page. */
function FeaturedBody({ profile, content }: { profile: PublicProfile; content: FeaturedContent }) {
  return (
    <div>
      <StoryCards profile={profile} content={content} />
      <Framework profile={profile} content={content} />
      <Referees profile={profile} />
      <AboutExpert profile={profile} />
      <ReportProfileLink profile={profile} />
    </div>
  )
}

/** The sidebar of an interactive page: the expert's agent, a meeting, and what was verified. */
function Sidebar({ profile, booking }: { profile: PublicProfile; booking: string }) {
  return (
    <div className="agents-sidebar">
      <AgentPanel profile={profile} onOpenStory={useStoryDialog().open}>
        <ButtonLink variant="main" to={paths.booking.href(profile.profileUrl)}>
          {profile.hasOpenHours ? booking : 'Leave a message'}
        </ButtonLink>
      </AgentPanel>
      <VerifiedBadge profile={profile} />
    </div>
  )
}
