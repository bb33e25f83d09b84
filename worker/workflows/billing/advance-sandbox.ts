import { dayMs } from '#schema/durations.ts'
import type { Call } from '../../call.ts'
import { moveBack, nextMoment, orderIdsOf, ownersOf } from '../../features/billing/advance-commands.ts'
import { moveObjectsBack } from '../../services/payments/sandbox-objects.ts'
import { write } from '../../services/write.ts'
import { writeOwnerChange } from './handle-subscription.ts'
import { remindTrials } from './plan-jobs.ts'
import { renewSandbox } from './renew-sandbox.ts'

const minMs = 60_000

/**
 * Moves the sandbox orders of one buyer, or of all, into the past by some days, and runs their renewals, reminders
 * and expiries day by day (local only).
 */
export async function advanceSandbox(call: Call, days: number, email: string | undefined): Promise<void> {
  // From event to event, so that none is skipped.
  for (let remainingMs = days * dayMs; remainingMs > 0; ) {
    const next = (await nextMoment(call, email)) ?? Number.POSITIVE_INFINITY
    const ms = Math.min(remainingMs, Math.max(next - call.now.getTime(), minMs))
    remainingMs -= ms
    const ids = (await orderIdsOf(call, email)).map(({ id }) => id)
    await moveObjectsBack(call, ms, ids)
    await write(call, { moved: moveBack(call, ms, email) })
    await renewSandbox(call, ids)
    await remindTrials(call)
    for (const owner of await ownersOf(call, email)) await writeOwnerChange(call, owner)
  }
}
