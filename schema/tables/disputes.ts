import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** The disputes of orders, of their months and of payments without an order, from the gateway's events; inquiries of banks are none. */
export const disputes = sqliteTable(
  'disputes',
  {
    /** The gateway's. */
    id: text().primaryKey(),
    /** '' for a payment that is no order's here. */
    orderId: text('order_id').notNull(),
    /** The gateway's invoice of a month; null for the order's own payment. */
    invoiceId: text('invoice_id'),
    /** The gateway's payment; '' in rows of earlier releases, which have an order. */
    intentId: text('intent_id').notNull().default(''),
    /** What the bank asks for, in pence. */
    amount: integer().notNull().default(0),
    state: text({ enum: ['open', 'won', 'lost'] }).notNull(),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('disputes_order').on(table.orderId),
    index('disputes_state').on(table.state, table.orderId),
  ],
)
