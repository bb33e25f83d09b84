import { goneKeys } from '#schema/badges/key-entries.ts'
import type { Call } from '../../call.ts'
import { queueSignedBy } from '../../features/badges/commands.ts'
import { write } from '../../services/write.ts'
import { issueBadges } from './issue-badges.ts'

/**
 * Issues and revokes the badges of profiles that changed, and of those whose badges a stolen key signed. @throws what
 * kept the last one from it.
 */
export async function renewBadges(call: Call): Promise<void> {
  const gone = goneKeys(call.variables.BADGE_KEYS)
  if (gone.length) await write(call, { queued: queueSignedBy(call, gone) })
  await issueBadges(call)
}
