import type { PublicProfile } from '#schema/profiles.ts'
import { AgentPanel } from '#web/features/chat/agent-panel.tsx'
import { useStoryDialog } from '#web/features/stories/story-dialog.tsx'
import { Verified } from './verified.tsx'

/** What stays beside an interactive page: the expert's agent, and what was verified. */
export function Sidebar({ profile }: { profile: PublicProfile }) {
  return (
    <div className="sidebar">
      <AgentPanel profile={profile} onOpenStory={useStoryDialog().open} />
      <Verified profile={profile} />
    </div>
  )
}
