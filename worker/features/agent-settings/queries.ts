import { eq, type SQL } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { agentSettings, profiles } = tables

/** How the agent of a profile behaves; no row where its owner has set nothing. */
export const settingsOf = ({ db }: Pick<Call, 'db'>, profileId: SQL | number) =>
  db
    .select({
      avoid: agentSettings.avoid,
      manner: agentSettings.manner,
      handOffEmail: agentSettings.handOffEmail,
    })
    .from(agentSettings)
    .where(eq(agentSettings.profileId, profileId))

/** The agent's own greeting, empty for the usual one. */
export const greetingAt = ({ db }: Call, profileId: number) =>
  db.select({ greeting: profiles.agentGreeting }).from(profiles).where(eq(profiles.id, profileId))
