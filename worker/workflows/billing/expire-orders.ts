import type { Call } from '../../call.ts'
import { forgetBuyers } from '../../features/billing/order-commands.ts'
import {
  abandonedBefore,
  cancelAbandoned,
  eraseAbandoned,
} from '../../features/billing/retention-commands.ts'
import { forgetSeats } from '../../features/sprints/commands.ts'

/**
 * Expires unpaid orders: after a week at the gateway, after 60 days here. Forgets a buyer without an account after
 * seven years. Safe to repeat.
 */
export async function expireOrders(call: Call): Promise<void> {
  await cancelAbandoned(call)
  await forgetSeats(call, abandonedBefore(call))
  await eraseAbandoned(call)
  await forgetBuyers(call)
}
