import type { Call } from '../../call.ts'
import { expireOrder } from '../../features/billing/order-commands.ts'
import { releaseSeat } from '../../features/sprints/commands.ts'
import { findExpiredHolds, isOfExpiredHold } from '../../features/sprints/queries.ts'
import { taskStatement } from '../../services/gateway-tasks.ts'
import { write } from '../../services/write.ts'

/** Each takes three statements. */
const maxPerRun = 30

/**
 * Releases expired holds on seats, at the gateway too, so that nobody can pay for a seat that is no longer held
 * (R12).
 */
export async function releaseSeats(call: Call): Promise<void> {
  const expired = await findExpiredHolds(call, maxPerRun)
  const released = expired.flatMap(({ orderId }) => {
    const onlyIf = isOfExpiredHold(call, orderId)
    return [
      taskStatement(call, 'cancel-intent', orderId, onlyIf),
      expireOrder(call, orderId, 'cancelled', onlyIf),
      releaseSeat(call, orderId),
    ]
  })
  await write(call, { released })
}
