import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { OpenedPayment } from '#schema/billing/billing-answers.ts'
import { tables } from '#worker/services/database.ts'
import { signToken } from '#worker/services/tokens.ts'
import { checkout, testCards } from '../../billing/checkout.ts'
import { databaseAt, runJob } from '../../people.ts'
import { postJson } from '../../requests.ts'
import { mismatch, secretOf, type Where, type Writer } from './writer.ts'

const { gatewayTasks, orders, outbox, receipts, sandboxObjects, subscriptions } = tables
/** A task that was claimed when the database died is due again after minutes, one that failed a few times after hours. */
const minutesLater = [3, 30, 300]

/** They pay in the sandbox, in turn a level with months and one that is paid once. */
export function buyers(product: Where): Writer {
  const { url, databaseUrl } = product
  const all = new Map<string, { level: 1 | 3; orderId?: string; isPaid: boolean }>()

  async function act(runStep: Parameters<Writer['act']>[0], turn: number) {
    const level = turn % 2 ? 3 : 1
    const email = `${randomUUID()}@haddad.example`
    const visitor = await signToken(secretOf(product), 'visitor', randomUUID())
    const post = (path: string, body: object) => (signal: AbortSignal) =>
      postJson(`${url}/api${path}`, body, { Cookie: `visitor=${visitor}` }, signal)
    const buyer: { level: 1 | 3; orderId?: string; isPaid: boolean } = { level, isPaid: false }
    all.set(email, buyer)
    const { clientSecret, order } = await runStep<OpenedPayment>(
      `opens ${email}`,
      post('/create-payment-intent', checkout(level, { customer_email: email })),
    )
    buyer.orderId = order.id
    const card = { number: testCards.succeeds, expiry: '12 / 40', cvc: '123' }
    await runStep(`pays ${email}`, post('/sandbox/confirm', { clientSecret, ...card }))
    buyer.isPaid = true
  }

  async function wrong(): Promise<string[]> {
    for (const minutes of minutesLater)
      await runJob('gateway-tasks', url, new Date(Date.now() + minutes * 60_000))
    const db = databaseAt(databaseUrl)
    const found: string[] = []
    for (const [email, { level, orderId, isPaid }] of all) {
      const [order, ...others] = await db.select().from(orders).where(eq(orders.email, email))
      const id = order?.id ?? ''
      const tasks = await db.select().from(gatewayTasks).where(eq(gatewayTasks.subject, id))
      const mails = await db.select().from(outbox).where(eq(outbox.to, email))
      const isWhole = order?.status === 'paid'
      const has = {
        others: others.length,
        status: order?.status,
        id,
        receipts: await db.$count(receipts, eq(receipts.orderId, id)),
        mails: mails.map(({ key }) => key),
        months: await db.$count(subscriptions, eq(subscriptions.orderId, id)),
        atGateway: await db.$count(sandboxObjects, sql`kind = 'subscription' and body ->> 'orderId' = ${id}`),
        unfinished: tasks
          .filter(({ state }) => state !== 'done')
          .map(({ key, problem }) => `${key} ${problem}`),
      }
      const months = isWhole && level === 1 ? 1 : 0
      const expected = {
        others: 0,
        status: isPaid ? 'paid' : order?.status,
        id: orderId ?? id,
        receipts: isWhole ? 1 : 0,
        mails: isWhole ? [`order/${id}/receipt`] : [],
        months,
        atGateway: months,
        unfinished: [],
      }
      found.push(...mismatch(expected, has, `payment of level ${level}`))
    }
    const numbers = (await db.select({ number: receipts.number }).from(receipts)).map(({ number }) => number)
    return [...found, ...mismatch(numbers.length, new Set(numbers).size, 'different numbers of receipts')]
  }

  return { act, wrong, done: () => [...all.values()].filter(({ isPaid }) => isPaid).length }
}
