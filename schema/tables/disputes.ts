import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** The disputes of orders and of their months, from the gateway's events; inquiries of banks are none. */
export const disputes = sqliteTable(
  'disputes',
  {
    /** The gateway's. */
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    /** The gateway's invoice of a month; null for the order's own payment. */
    invoiceId: text('invoice_id'),
    state: text({ enum: ['open', 'won', 'lost'] }).notNull(),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('disputes_order').on(table.orderId),
    index('disputes_state').on(table.state, table.orderId),
  ],
)
