import type { ReactNode } from 'react'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { ProfileHero } from '#web/features/profiles/hero.tsx'
import { StoryDialogProvider, useStoryDialog } from '#web/features/stories/story-dialog.tsx'

const AgentPanel = hydrateOnIdle(async () => (await import('#web/features/chat/agent-panel.tsx')).AgentPanel)
const ProfileBody = hydrateOnIdle(async () => (await import('./body.tsx')).ProfileBody)

type Props = {
  profile: PublicProfile
  /** The owner's controls to edit in place; nobody else sees them. */
  edit?: ReactNode
  /** Further actions in the agent's panel. */
  aside: ReactNode
  children?: ReactNode
}

/** A profile page: hero, skills, stories, referees, and the agent beside them. */
export const ProfilePage = ({ profile, edit, aside, children }: Props) => (
  <StoryDialogProvider profile={profile}>
    <ProfileHero profile={profile} edit={edit} />
    <div className="wide profiles-floor">
      <ProfileBody profile={profile} />
      <Agent profile={profile}>{aside}</Agent>
    </div>
    {children}
  </StoryDialogProvider>
)

function Agent({ profile, children }: { profile: PublicProfile; children: ReactNode }) {
  return (
    <div className="chat-place self-stretch">
      <AgentPanel profile={profile} onOpenStory={useStoryDialog().open}>
        {children}
      </AgentPanel>
    </div>
  )
}
