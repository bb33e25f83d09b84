import type { Call } from '../../call.ts'
import { expireOrder } from '../../features/billing/order-commands.ts'
import { releaseSeat } from '../../features/sprints/commands.ts'
import { findLapsed, isLapsed } from '../../features/sprints/queries.ts'
import { taskStatement } from '../../services/gateway-tasks.ts'

/** Each takes three statements. */
const mostAtOnce = 30

/**
 * Lets go of holds that lapsed, at the gateway too, so that nothing can be paid for that is no longer kept (R12). Their places
 * were free as soon as the clock said so; whoever was at their bank at that moment had a few minutes more, where one was.
 */
export async function releaseSeats(call: Call): Promise<void> {
  const lapsed = await findLapsed(call, mostAtOnce)
  const [first, ...others] = lapsed.flatMap(({ orderId }) => {
    const onlyIf = isLapsed(call, orderId)
    return [
      taskStatement(call, 'cancel-intent', orderId, onlyIf),
      expireOrder(call, orderId, 'cancelled', onlyIf),
      releaseSeat(call, orderId),
    ]
  })
  if (!first) return
  await call.db.batch([first, ...others])
}
