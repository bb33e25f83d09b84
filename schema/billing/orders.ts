import { z } from 'zod'
import { cursorSchema } from '../paging.ts'
import { actSchema } from './billing.ts'

/** Which orders are listed: by what became of them, or those that belong to no account. */
export const orderFilters = ['paid', 'refunded', 'disputed', 'open', 'expired', 'without-account'] as const
export type OrderFilter = (typeof orderFilters)[number]

/** Query of GET /api/admin/orders: the beginning of a name, last name or address, or the number of a receipt. */
export const ordersQuerySchema = z.object({
  search: z.string().trim().max(120).optional(),
  state: z.enum(orderFilters).optional(),
  cursor: cursorSchema,
})

/** Body of POST /api/admin/stray-payments/{id}. */
export const unmatchedPaymentActSchema = actSchema.extend({ how: z.enum(['refund', 'settle']) })

/**
 * Body of PUT /api/admin/sprints/{number}: where its days are joined, null for none, and what the page showed before.
 */
export const sprintRoomSchema = z.object({
  room: z
    .url({ protocol: /^https$/, error: 'Please enter a link that begins with https://' })
    .max(500, 'Please enter a shorter link.')
    // Text before an @ or after a backslash hides which site a link opens.
    .regex(
      /^https:\/\/[^/\s"<>@\\\p{Cc}\p{Cf}]+(?:\/[^\s"<>\\\p{Cc}\p{Cf}]*)?$/u,
      'Please enter a plain link, as a browser shows it.',
    )
    .nullable(),
  before: z.string().max(500).nullable(),
})
