import { eq } from 'drizzle-orm'
import type { AgentSettingsEdit } from '#schema/agent-settings/agent-settings.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { agentSettings } = tables

/** Saves how an agent behaves; what is undefined stays. */
export function saveSettings(
  { db, now }: Call,
  profileId: number,
  { avoid, manner, handOffEmail }: Omit<AgentSettingsEdit, 'greeting'>,
) {
  const changes = {
    ...(avoid !== undefined && { avoid: [...new Set(avoid)] }),
    ...(manner !== undefined && { manner }),
    ...(handOffEmail !== undefined && { handOffEmail: handOffEmail || null }),
    editedAt: now,
  }
  return db
    .insert(agentSettings)
    .values({ profileId, ...changes })
    .onConflictDoUpdate({ target: agentSettings.profileId, set: changes })
}

/** Deletes how an owner's agent behaves. */
export const eraseSettingsOf = ({ db }: Call, profileId: number) =>
  db.delete(agentSettings).where(eq(agentSettings.profileId, profileId))
