import type { Call } from '../../call.ts'
import { expireUnconfirmed } from '../../features/references/commands.ts'
import { expireInvitations } from '../../features/references/invitation-commands.ts'
import { expiredInvitations } from '../../features/references/invitation-queries.ts'
import { batchRows, throwFailed } from '../../services/each-row.ts'

/** Those of an owner are one mail; some owners' are one batch. */
const maxPerRun = 100
const maxRunMs = 20_000

/**
 * Ends the invitations that were open for 30 days, tells each owner in one mail who did not answer, and deletes what
 * nobody confirmed (R8).
 * @throws where those of some owners could not be ended; the others are.
 */
export async function expireReferences(call: Call): Promise<void> {
  const until = Date.now() + maxRunMs
  const failed: number[] = []
  for (;;) {
    const found = await expiredInvitations(call, maxPerRun, failed)
    const owners = [...Map.groupBy(found, ({ profileId }) => profileId).values()].flatMap(
      ([first, ...others]) => (first ? [[first, ...others] as const] : []),
    )
    const notDone = await batchRows(call, owners, nameOf, (over) => expireInvitations(call, over))
    failed.push(...notDone.map(([{ profileId }]) => profileId))
    if (!owners.length || Date.now() > until) break
  }
  await expireUnconfirmed(call)
  throwFailed(failed)
}

const nameOf = ([{ profileId }]: readonly [{ profileId: number }, ...unknown[]]) => `of profile ${profileId}`
