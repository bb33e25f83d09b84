import type { Call } from '../../call.ts'
import {
  abandonedBefore,
  abandonedOrders,
  blankBuyers,
  eraseAbandoned,
  expireUnopened,
} from '../../features/billing/retention-commands.ts'
import { expireWithdrawals } from '../../features/billing/withdrawal-commands.ts'
import { deleteSeats } from '../../features/sprints/commands.ts'
import { taskStatement } from '../../services/gateway-tasks.ts'
import { write } from '../../services/write.ts'

const ordersAtOnce = 100

/**
 * Expires unpaid orders after a week, at the gateway too, and deletes them after 60 days. Forgets a buyer without an account after
 * seven years, and a withdrawal of an erased one after one. Safe to repeat.
 */
export async function expireOrders(call: Call): Promise<void> {
  for (;;) {
    const abandoned = await abandonedOrders(call, ordersAtOnce)
    await write(call, { cancelled: abandoned.map(({ id }) => taskStatement(call, 'cancel-intent', id)) })
    if (abandoned.length < ordersAtOnce) break
  }
  await expireUnopened(call)
  await deleteSeats(call, abandonedBefore(call))
  await eraseAbandoned(call)
  await blankBuyers(call)
  await expireWithdrawals(call)
}
