import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { orders } from './billing.ts'

/** A sprint, by its number: 0 began on 19 August 2025 (R12). */
export const sprints = sqliteTable('sprints', {
  number: integer().primaryKey(),
  startsAt: integer('starts_at', { mode: 'timestamp_ms' }).notNull().unique(),
  capacity: integer().notNull(),
  /** When it began, after which nobody can join. */
  closedAt: integer('closed_at', { mode: 'timestamp_ms' }),
  /** When it was last seen sold out; people mailed before that are mailed again. */
  soldOutAt: integer('sold_out_at', { mode: 'timestamp_ms' }),
  /** Where its days are joined (https); null for the room of every sprint, `SPRINT_ROOM`. */
  room: text(),
})

/** A place in a sprint that an order holds or has paid for. */
export const sprintSeats = sqliteTable(
  'sprint_seats',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    sprintNumber: integer('sprint_number')
      .notNull()
      .references(() => sprints.number),
    state: text({ enum: ['held', 'paid', 'released'] }).notNull(),
    heldUntil: integer('held_until', { mode: 'timestamp_ms' }).notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('sprint_seats_taken').on(table.sprintNumber, table.state, table.heldUntil),
    index('sprint_seats_held').on(table.state, table.heldUntil),
  ],
)
