import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { Levels } from '#web/features/featured/levels.tsx'
import { tendai } from '#web/features/featured/tendai.ts'
import { AgentBody } from './agent-body.tsx'

/** The mining project delivery specialist: the cross-section of a mine, and the steps of a start-up. */
export const MiningBody = ({ profile }: { profile: PublicProfile }) => (
  <AgentBody profile={profile} content={tendai} topAnchor="mining-profile-top" diagram={Levels} />
)
