import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { type Browser, signedInAs } from '#test/account.ts'
import { orderOf, payingOwner } from '#test/billing/checkout.ts'
import { database, runJob } from '#test/people.ts'
import { tables } from '../../../services/database.ts'

const { decisions, gatewayTasks, partRefunds, sandboxObjects, unmatchedPayments } = tables
const reason = 'Asked by letter'
const [admin, other] = [await signedInAs('admin'), await signedInAs('admin')]

async function ownerWho(level: 1 | 3) {
  const owner = await payingOwner(level)
  return { ...owner, id: owner.order.id }
}
const act = (by: Browser, id: string, action: string, body: object = {}) =>
  by.post(`/admin/orders/${id}/${action}`, { reason, ...body })
const part = () => ({ amount: 100_000, refunded: 0, key: randomUUID() })
const decisionsOn = (id: string) => database().select().from(decisions).where(eq(decisions.subjectKey, id))
const yeses = async (answers: Promise<Response>[]) => {
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  for (const status of statuses) expect([200, 202, 409]).toContain(status)
  return statuses.map((status) => status < 300)
}
const object = async (id: string) => {
  const [row] = await database().select().from(sandboxObjects).where(eq(sandboxObjects.id, id))
  return (row?.body ?? {}) as { amountRefunded?: number; cancelAt?: string }
}
const wentBack = async (id: string) => (await object((await orderOf(id)).intentId ?? '')).amountRefunded
const isRefunded = (id: string) => expect.poll(async () => (await orderOf(id)).status).toBe('refunded')

test('a buyer who withdraws while an administrator refunds gets all of it back once', async () => {
  const owner = await ownerWho(3)
  const answers = await yeses([
    act(admin, owner.id, 'refund'),
    owner.post('/billing/withdraw', { orderId: owner.id }),
    act(other, owner.id, 'withdraw'),
  ])
  expect(answers).toContain(true)
  await isRefunded(owner.id)
  expect(await wentBack(owner.id)).toBe(297_000)
  expect((await decisionsOn(owner.id)).length).toBeLessThanOrEqual(1)
})

test('a withdrawal and a partial refund at once refund the whole, and no more', async () => {
  const { id } = await ownerWho(3)
  const [withdrawn, parted] = await yeses([act(admin, id, 'withdraw'), act(other, id, 'refund', part())])
  expect(withdrawn).toBe(true)
  await isRefunded(id)
  expect(await wentBack(id)).toBe(297_000)
  expect(await decisionsOn(id)).toHaveLength(parted ? 2 : 1)
})

test('an order refunded while its months are cancelled is refunded whole, and no month is charged', async () => {
  const { id, months } = await ownerWho(1)
  const answers = await yeses([act(admin, id, 'refund'), act(other, id, 'cancel')])
  await isRefunded(id)
  expect(await wentBack(id)).toBe(3700)
  await expect.poll(async () => (await months())[0]?.status).toBe('canceled')
  expect(await decisionsOn(id)).toHaveLength(answers.filter(Boolean).length)
})

test('gateway and database agree on the end of months that are cancelled and resumed at once', async () => {
  const owner = await ownerWho(1)
  const { id } = owner
  const [first, , second] = await yeses([
    act(admin, id, 'cancel'),
    owner.post('/billing/resume'),
    act(other, id, 'cancel'),
    owner.post('/billing/cancel'),
  ])
  const [row] = await owner.months()
  expect(row?.cancelAt !== null).toBe((await object(row?.id ?? '')).cancelAt !== undefined)
  const acts = (await decisionsOn(id)).length
  expect(acts > 0).toBe(Boolean(first || second))
  expect(acts).toBeLessThanOrEqual(Number(first) + Number(second))
})

test('a task that two try again beside the job is done once, and one of them is recorded', async () => {
  const { id } = await ownerWho(3)
  const subject = randomUUID()
  const partRefund = { id: subject, orderId: id, amount: 100_000, refundedBefore: 0, reason }
  await database()
    .insert(partRefunds)
    .values({ ...partRefund, askedAt: new Date() })
  const failed = {
    kind: 'refund-part',
    subject,
    state: 'failed',
    dueAt: null,
    createdAt: new Date(),
  } as const
  const [task] = await database()
    .insert(gatewayTasks)
    .values({ ...failed, key: `refund-part/${subject}` })
    .returning()
  const retry = (by: Browser) => by.post(`/admin/payment-tasks/${task?.id}/retry`)
  const job = runJob('gateway-tasks', inject('url'))
  const answers = await yeses([retry(admin), retry(other), retry(admin)])
  await job
  expect(answers.filter(Boolean)).toHaveLength(1)
  await expect.poll(() => wentBack(id)).toBe(100_000)
  const acts = await database()
    .select()
    .from(decisions)
    .where(eq(decisions.subjectId, task?.id ?? 0))
  expect(acts.filter(({ subject }) => subject === 'task')).toHaveLength(1)
})

test('money without an order that one refunds while another settles it has one end and one record', async () => {
  const id = `sandbox_pi_${randomUUID()}`
  const body = { kind: 'payment', status: 'succeeded', orderId: 'gone', amount: 500, amountRefunded: 0 }
  await database().insert(sandboxObjects).values({ id, kind: 'payment', createdAt: new Date(), body })
  const stray = { id, gateway: 'sandbox', orderId: 'gone', amount: 500, why: 'no order' } as const
  await database()
    .insert(unmatchedPayments)
    .values({ ...stray, seenAt: new Date() })
  const handle = (by: Browser, how: string) => by.post(`/admin/stray-payments/${id}`, { how, reason })
  const [refunded, settled, again] = await yeses([
    handle(admin, 'refund'),
    handle(other, 'settle'),
    handle(other, 'refund'),
  ])
  expect([refunded, settled, again].filter(Boolean)).toHaveLength(1)
  expect(await decisionsOn(id)).toHaveLength(1)
  await expect
    .poll(
      async () => (await database().select().from(unmatchedPayments).where(eq(unmatchedPayments.id, id)))[0],
    )
    .toMatchObject({ settledAt: expect.any(Date) })
  expect((await object(id)).amountRefunded).toBe(settled ? 0 : 500)
})
