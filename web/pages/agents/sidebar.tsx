import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import { AgentPanel } from '#web/features/chat/agent-panel.tsx'
import { useStoryDialog } from '#web/features/stories/story-dialog.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Verified } from './verified.tsx'

/** What stays beside an interactive page: the expert's agent, a meeting with the expert, and what was verified. */
export function Sidebar({ profile, booking }: { profile: PublicProfile; booking: string }) {
  return (
    <div className="sidebar">
      <AgentPanel profile={profile} onOpenStory={useStoryDialog().open}>
        <ButtonLink variant="main" to={paths.booking.href(profile.profileUrl)}>
          {booking}
        </ButtonLink>
      </AgentPanel>
      <Verified profile={profile} />
    </div>
  )
}
