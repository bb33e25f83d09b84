import type { Call } from '../../call.ts'
import { forgetBuyers } from '../../features/billing/order-commands.ts'
import {
  abandonedBefore,
  cancelAbandoned,
  eraseAbandoned,
} from '../../features/billing/retention-commands.ts'
import { forgetSeats } from '../../features/sprints/commands.ts'

/** Lets go of what nobody paid: after a week at the gateway, after 60 days here; who paid and has no account is forgotten after seven years. Safe to repeat. */
export async function expireOrders(call: Call): Promise<void> {
  await cancelAbandoned(call)
  await forgetSeats(call, abandonedBefore(call))
  await eraseAbandoned(call)
  await forgetBuyers(call)
}
