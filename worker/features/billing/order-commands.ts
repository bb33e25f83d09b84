import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import type { GatewayEvent, Intent } from '../../services/payments/gateway.ts'
import { paymentGrant } from './grants.ts'
import { type Order, verifiedAccountOf } from './order-queries.ts'

const { orders, paymentEvents, receipts } = tables

/**
 * An order only goes forwards: it is open (`created`, `awaiting`, `declined`) until its money is there (`paid`) or will never
 * be (`expired`); what is paid is `refunded` or `disputed`, and a dispute that is won leaves it paid. Whatever is heard late,
 * again or out of order finds no row that it may change.
 */
const open = sql`status in ('created', 'awaiting', 'declined')`

/** The condition that an order still waits for its money. */
export const isOpenOrder = (orderId: string): SQL =>
  sql`exists (select 1 from ${orders} where id = ${orderId} and ${open})`

/** Opens an order, or goes on with the one that is open for this visitor, mailbox and level: its row comes back. A statement, for a batch. */
export const openOrder = ({ db, now }: Call, order: Omit<typeof orders.$inferInsert, 'createdAt'>) =>
  db
    .insert(orders)
    .values({ ...order, createdAt: now })
    .onConflictDoUpdate({
      target: [orders.visitorId, orders.normalisedEmail, orders.level, orders.isTrial],
      targetWhere: open,
      set: {
        name: sql`excluded.name`,
        mobile: sql`excluded.mobile`,
        userId: sql`coalesce(excluded.user_id, ${orders.userId})`,
        consentAt: sql`coalesce(excluded.consent_at, ${orders.consentAt})`,
      },
    })
    .returning()

/** An open order waits for this intent from now on. A statement, for a batch. */
export const awaitIntent = ({ db }: Call, orderId: string, intentId: string) =>
  db
    .update(orders)
    .set({ intentId, status: sql`case status when 'created' then 'awaiting' else status end` })
    .where(and(eq(orders.id, orderId), open, sql`coalesce(${orders.intentId}, ${intentId}) = ${intentId}`))

/** The card of an open order was declined, in the gateway's words; another one can pay it. A statement, for a batch. */
export const declineOrder = ({ db }: Call, orderId: string, problem: string) =>
  db
    .update(orders)
    .set({ status: 'declined', problem })
    .where(and(eq(orders.id, orderId), open))

/** An open order is paid, or its trial runs; with `grantsUntil` until when it covers its plan. Its row comes back. A statement, for a batch. */
export const payOrder = (
  { db, now }: Call,
  { id, plan }: Order,
  intent: Intent,
  { grantsUntil = paymentGrant(plan, now), onlyIf = sql`1` }: { grantsUntil?: Date; onlyIf?: SQL } = {},
) =>
  db
    .update(orders)
    .set({
      ...{ status: 'paid', paidAt: now, grantsUntil, problem: '' },
      ...{ intentId: intent.id, card: intent.card?.label ?? '', userId: verifiedAccountOf },
    })
    .where(and(eq(orders.id, id), open, onlyIf))
    .returning({ userId: orders.userId })

/** An open order will never be paid, and why. A statement, for a batch. */
export const expireOrder = ({ db }: Call, orderId: string, problem: string, onlyIf: SQL = sql`1`) =>
  db
    .update(orders)
    .set({ status: 'expired', problem })
    .where(and(eq(orders.id, orderId), open, onlyIf))
    .returning({ id: orders.id })

/** A numbered receipt for a payment, once for each `key`: the order, or the gateway's invoice. A statement, for a batch. */
export const keepReceipt = (
  { db, now }: Call,
  {
    key,
    orderId,
    what,
    amount,
    url = '',
  }: { key: string; orderId: string; what: string; amount: number; url?: string },
  onlyIf: SQL = sql`1`,
) =>
  db.run(sql`insert into ${receipts} (key, order_id, what, amount, paid_at, url)
    select ${key}, ${orderId}, ${what}, ${amount}, ${now.getTime()}, ${url} where ${onlyIf} on conflict do nothing`)

/** The number of a receipt, in SQL: it is known once its row is written. */
export const receiptNumber = (key: string): SQL => sql`(select number from ${receipts} where key = ${key})`

/** Keeps that an event was heard. A statement, for a batch. */
export const keepEvent = ({ db, now }: Call, { id, type, objectId, at }: GatewayEvent) =>
  db
    .insert(paymentEvents)
    .values({ id, type, objectId, occurredAt: at, receivedAt: now })
    .onConflictDoNothing()
