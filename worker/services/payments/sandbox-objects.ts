import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../database.ts'
import { write } from '../write.ts'
import type { GatewaySubscription, PaymentIntent } from './gateway.ts'

const { sandboxObjects } = tables

/** A payment, or a card that is set up, as the sandbox stores it. */
export type SandboxIntent = Omit<PaymentIntent, 'id'> & {
  email: string
  isHeldFirst: boolean
  amountRefunded: number
  /** The parts that were refunded, by their ids. */
  parts?: string[]
}
/** The subscription as the sandbox stores it; moments are ISO 8601. */
export type SandboxSubscription = Omit<
  GatewaySubscription,
  'id' | 'periodStart' | 'periodEnd' | 'cancelAt' | 'endedAt'
> & {
  plan: string
  email: string
  /** Pence a month. */
  monthly: number
  paymentMethod: string
  /** The day from which the months are counted. */
  countedFrom: string
  /** How many charges were made or tried. */
  charges: number
  /** The last charge, or the end, as long as no event reported it. */
  untold?: 'paid' | 'failed' | 'ended'
  /** The invoices that were refunded. */
  refunded?: string[]
  /** The parts of invoices that were refunded, by their ids, in pence. */
  monthParts?: Record<string, Record<string, number>>
  periodStart: string
  periodEnd: string
  cancelAt?: string
  endedAt?: string
}
type StoredObject<Body> = { id: string; body: Body; dueAt: number | null; createdAt: Date }
type Row = typeof sandboxObjects.$inferSelect
type Kind = Row['kind']

const readObject = <Body extends SandboxIntent | SandboxSubscription>({
  body,
  ...row
}: Row): StoredObject<Body> => ({
  ...row,
  body: body as Body,
})

/** Inserts an object under its id, if it is new. */
export async function insertObject<Body extends SandboxIntent | SandboxSubscription>(
  { db, now }: Call,
  { kind, id, body, dueAt = null }: { kind: Kind; id: string; body: Body; dueAt?: number | null },
): Promise<StoredObject<Body>> {
  const { found } = await write(
    { db },
    {
      inserted: db
        .insert(sandboxObjects)
        .values({ id, kind, body, dueAt, createdAt: now })
        .onConflictDoNothing(),
      found: db.select().from(sandboxObjects).where(eq(sandboxObjects.id, id)),
    },
  )
  const [stored] = found
  if (!stored) throw new Error(`The sandbox did not keep ${id}`)
  return readObject<Body>(stored)
}

/** An object of the sandbox; undefined where there is none. */
export async function findObject<Body extends SandboxIntent | SandboxSubscription>(
  { db }: Call,
  id: string,
): Promise<StoredObject<Body> | undefined> {
  const [stored] = await db.select().from(sandboxObjects).where(eq(sandboxObjects.id, id))
  return stored && readObject<Body>(stored)
}

/** Changes an object if nobody changed it in between; answers whether it did. */
export async function changeObject<Body extends SandboxIntent | SandboxSubscription>(
  { db }: Call,
  stored: StoredObject<Body>,
  body: Body,
  dueAt = stored.dueAt,
): Promise<boolean> {
  const changed = await db
    .update(sandboxObjects)
    .set({ body, dueAt })
    .where(and(eq(sandboxObjects.id, stored.id), sql`body = ${JSON.stringify(stored.body)}`))
    .returning({ id: sandboxObjects.id })
  return changed.length > 0
}

const ofOrders = (orderIds: string[]) =>
  sql`body ->> 'orderId' in (select value from json_each(${JSON.stringify(orderIds)}))`

/** The subscriptions that are due for renewal, longest due first; only those of some orders where these are given. */
export async function dueObjects({ db }: Call, by: Date, atMost: number, orderIds?: string[]) {
  const due = await db
    .select()
    .from(sandboxObjects)
    .where(and(lte(sandboxObjects.dueAt, by.getTime()), orderIds && ofOrders(orderIds)))
    .orderBy(asc(sandboxObjects.dueAt))
    .limit(atMost)
  return due.map((row) => readObject<SandboxSubscription>(row))
}

const moments = ['countedFrom', 'periodStart', 'periodEnd', 'cancelAt', 'endedAt'] as const

/** Moves the subscriptions of some orders into the past by so many milliseconds (local only). */
export async function moveObjectsBack(call: Call, ms: number, orderIds: string[]): Promise<void> {
  const found = await call.db
    .select({ id: sandboxObjects.id })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, 'subscription'), ofOrders(orderIds)))
  for (const { id } of found) {
    // Whoever changes it at the same moment must not undo the move.
    let isMoved = false
    while (!isMoved) {
      const stored = await findObject<SandboxSubscription>(call, id)
      isMoved =
        !stored || (await changeObject(call, stored, bodyEarlier(stored.body, ms), earlier(stored.dueAt, ms)))
    }
  }
}

const earlier = (moment: number | null, ms: number) => (moment === null ? null : moment - ms)

const bodyEarlier = (body: SandboxSubscription, ms: number): SandboxSubscription => ({
  ...body,
  ...Object.fromEntries(
    moments.flatMap((name) => {
      const moment = body[name]
      return moment ? [[name, new Date(Date.parse(moment) - ms).toISOString()]] : []
    }),
  ),
})
