import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { browser, registeredOwner } from '#test/account.ts'
import { checkout, intentOf, opened, orderOf, paid } from '#test/billing/checkout.ts'
import { database, runJob } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { gatewayTasks, orders, paymentEvents, sandboxObjects } = tables
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)
const setBack = (id: string, days: number) =>
  database()
    .update(orders)
    .set({ createdAt: daysAgo(days) })
    .where(eq(orders.id, id))
async function intentStatus(clientSecret: string) {
  const [intent] = await database()
    .select()
    .from(sandboxObjects)
    .where(eq(sandboxObjects.id, intentOf(clientSecret)))
  return intent?.body.status
}

test('an order unpaid for a week expires, at the gateway too; a younger or paid one stays', async () => {
  const { clientSecret, order: old } = await opened(browser(), checkout(1))
  const { order: recent } = await opened(browser(), checkout(1))
  const { order: bought } = await paid(1)
  await Promise.all([setBack(old.id, 8), setBack(recent.id, 6), setBack(bought.id, 8)])
  await runJob('expire-orders')
  await expect
    .poll(async () => {
      await runJob('gateway-tasks')
      return (await orderOf(old.id)).status
    })
    .toBe('expired')
  expect(await intentStatus(clientSecret)).toBe('cancelled')
  expect((await orderOf(recent.id)).status).toBe('awaiting')
  expect((await orderOf(bought.id)).status).toBe('paid')
})

test('an order that was paid unheard of counts as paid once it is to expire, and as no fault', async () => {
  const { clientSecret, order } = await opened(browser(), checkout(1))
  const isIntent = eq(sandboxObjects.id, intentOf(clientSecret))
  await database()
    .update(sandboxObjects)
    .set({
      body: sql`json_set(body, '$.status', 'succeeded', '$.card', json('{"paymentMethod":"pm_1","label":"Visa"}'))`,
    })
    .where(isIntent)
  await setBack(order.id, 8)
  await runJob('expire-orders')
  const isTask = eq(gatewayTasks.key, `cancel-intent/${order.id}`)
  const taskState = async () => (await database().select().from(gatewayTasks).where(isTask))[0]?.state
  await expect
    .poll(async () => {
      await runJob('gateway-tasks')
      return taskState()
    })
    .not.toBe('waiting')
  expect([(await orderOf(order.id)).status, await taskState()]).toEqual(['paid', 'done'])
})

test('an order whose payment the gateway never opened expires after a week', async () => {
  const [{ order: old }, { order: recent }] = [
    await opened(browser(), checkout(1)),
    await opened(browser(), checkout(1)),
  ]
  await database()
    .update(orders)
    .set({ status: 'created', intentId: null })
    .where(inArray(orders.id, [old.id, recent.id]))
  await Promise.all([setBack(old.id, 8), setBack(recent.id, 6)])
  await runJob('expire-orders')
  expect([(await orderOf(old.id)).status, (await orderOf(recent.id)).status]).toEqual(['expired', 'created'])
})

test('a visitor exports the orders of their device and has them erased, except paid ones', async () => {
  const buyer = browser()
  const { clientSecret, order: open } = await opened(buyer, checkout(1))
  const { order: bought } = await paid(3, {}, buyer)
  const { order: strangers } = await opened(browser(), checkout(1))
  const exportedOrders = async () =>
    (await jsonOf<{ orders: { email: string; status: string }[] }>(buyer.get('/privacy/visitor'))).orders
  expect(await exportedOrders()).toMatchObject([
    { email: open.email, status: 'awaiting' },
    { email: bought.email, status: 'paid' },
  ])
  expect((await buyer.post('/privacy/visitor/erase')).status).toBe(204)
  expect(await exportedOrders()).toMatchObject([{ email: bought.email }])
  expect(await orderOf(open.id)).toMatchObject({ name: '', email: '', mobile: '', status: 'expired' })
  expect((await orderOf(strangers.id)).email).toBe(strangers.email)
  await expect.poll(() => intentStatus(clientSecret)).toBe('cancelled')
})

test('a payment that an account left open is cancelled at the gateway when the account is erased', async () => {
  const owner = await registeredOwner()
  const { clientSecret, order } = await opened(owner, checkout(1))
  expect((await owner.post('/privacy/erase', { password: owner.password })).status).toBe(204)
  expect((await orderOf(order.id)).status).toBe('expired')
  await expect.poll(() => intentStatus(clientSecret)).toBe('cancelled')
})

test('an order that was never paid is erased after 60 days, and one that was is kept', async () => {
  const { order: abandoned } = await opened(browser(), checkout(1))
  const { order: recent } = await opened(browser(), checkout(1))
  const { order: bought } = await paid(1)
  await database()
    .update(orders)
    .set({ status: 'expired' })
    .where(inArray(orders.id, [abandoned.id, recent.id]))
  await Promise.all([setBack(abandoned.id, 61), setBack(recent.id, 59), setBack(bought.id, 61)])
  await runJob('expire-orders')
  const rows = await database()
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [abandoned.id, recent.id, bought.id]))
  expect(rows.map(({ id }) => id).sort()).toEqual([recent.id, bought.id].sort())
})

test('events and tasks are deleted after 60 days; open tasks are not', async () => {
  const id = randomUUID()
  const event = { type: 'nothing', objectId: id, occurredAt: daysAgo(0) }
  await database().batch([
    database()
      .insert(paymentEvents)
      .values({ ...event, id: `old ${id}`, receivedAt: daysAgo(61) }),
    database()
      .insert(paymentEvents)
      .values({ ...event, id: `new ${id}`, receivedAt: daysAgo(59) }),
    ...(['done', 'waiting'] as const).map((state) =>
      database()
        .insert(gatewayTasks)
        .values({
          key: `${state} ${id}`,
          kind: 'capture' as const,
          subject: id,
          state,
          createdAt: daysAgo(61),
          dueAt: state === 'done' ? null : Date.now() + 365 * 24 * 3600_000,
        }),
    ),
  ])
  await runJob('expire-payment-events')
  await runJob('expire-gateway-tasks')
  const events = await database().select().from(paymentEvents).where(eq(paymentEvents.objectId, id))
  expect(events.map((event) => event.id)).toEqual([`new ${id}`])
  const tasks = await database().select().from(gatewayTasks).where(eq(gatewayTasks.subject, id))
  expect(tasks.map(({ state }) => state)).toEqual(['waiting'])
  await database().delete(gatewayTasks).where(eq(gatewayTasks.subject, id))
})
