import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { adaeze } from '#web/features/featured/adaeze.ts'
import { Arcade } from '#web/features/featured/arcade.tsx'
import { AgentBody } from './agent-body.tsx'

/** The career and legacy coach: an arcade, and the steps of her signature system. */
export const CoachBody = ({ profile }: { profile: PublicProfile }) => (
  <AgentBody profile={profile} content={adaeze} topAnchor="coach-profile-top" diagram={Arcade} />
)
