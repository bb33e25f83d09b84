import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OrderDetail, OrdersPage, PaymentProblemsPage } from '#schema/billing/order-answers.ts'
import { type Browser, signedInAs } from '#test/account.ts'
import { orderOf, paid, payingOwner } from '#test/billing/checkout.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { at, jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { decisions, gatewayTasks, outbox, partRefunds, profiles, receipts, suppressedAddresses } = tables
const reason = 'Asked by letter'

const admin = await signedInAs('admin')
const detailOf = (id: string, by: Browser = admin) => jsonOf<OrderDetail>(by.get(`/admin/orders/${id}`))
const listed = async (query: string) => {
  const { items } = await jsonOf<OrdersPage>(admin.get(`/admin/orders?${query}`))
  return items.map(({ id }) => id)
}
const refund = (id: string, body: object = {}, by: Browser = admin) =>
  by.post(`/admin/orders/${id}/refund`, { reason, ...body })
const part = (amount: number, refunded = 0, key = randomUUID()) => ({ amount, refunded, key })
const decisionsOn = (id: string) => database().select().from(decisions).where(eq(decisions.subjectKey, id))
const refundedSo = (id: string, amount: number) =>
  expect.poll(async () => (await orderOf(id)).amountRefunded).toBe(amount)

test('an administrator finds an order by name, last name, address and receipt', async () => {
  const last = `Q${randomUUID().slice(0, 8)}`
  const { order } = await paid(1, {
    customer_name: `Imogen ${last}`,
    customer_email: `${last}@found.example`,
  })
  const [receipt] = await database().select().from(receipts).where(eq(receipts.orderId, order.id))
  const searches = [`Imogen ${last}`, last.slice(0, 7), `${last}@fou`, `${receipt?.number}`]
  for (const search of searches)
    expect(await listed(new URLSearchParams({ search }).toString()), search).toEqual([order.id])
  expect(await listed(`search=${last}&state=refunded`)).toEqual([])
  expect(await listed(`search=${last}&state=without-account`)).toEqual([order.id])
  // Orders of other files are dated years ahead, and stand before it.
  const all: string[] = []
  for (let cursor: string | null = ''; cursor !== null && !all.includes(order.id); ) {
    const path = `/admin/orders?state=without-account${cursor && `&cursor=${cursor}`}`
    const page: OrdersPage = await jsonOf(admin.get(path))
    all.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect(all).toContain(order.id)
})

test('pages of orders follow each other without a gap', async () => {
  const last = `Z${randomUUID().slice(0, 8)}`
  const { order } = await paid(3, { customer_name: `Imogen ${last}` })
  const { createdAt, ...stored } = await orderOf(order.id)
  const { lastName: _, normalisedEmail: __, ...row } = stored
  const copies = Array.from({ length: 60 }, (_, index) => ({
    ...row,
    id: randomUUID(),
    intentId: null,
    createdAt: new Date(createdAt.getTime() - index * 1000),
  }))
  for (const copy of copies) await database().insert(tables.orders).values(copy)
  const first = await jsonOf<OrdersPage>(admin.get(`/admin/orders?search=${last}`))
  const second = await jsonOf<OrdersPage>(
    admin.get(`/admin/orders?search=${last}&cursor=${first.nextCursor}`),
  )
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 11, null])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(61)
  expect((await admin.get('/admin/orders?cursor=nonsense')).status).toBe(400)
})

test('an order shows its receipt, its months, the possible actions and its history', async () => {
  const { order } = await payingOwner(1)
  const detail = await detailOf(order.id)
  expect(detail).toMatchObject({ what: 'Starter', amount: 3700, hasAccount: true, status: 'paid' })
  expect(detail.receipts).toMatchObject([{ amount: 3700 }])
  expect(detail.months).toMatchObject([{ status: 'trialing' }])
  expect(detail.can).toMatchObject({ refund: 3700, cancel: true, mailLink: false })
  expect(detail.history.map(({ says }) => says)).toContain('Paid £37')
  expect(await refusalOf(admin.get('/admin/orders/nothing-here'))).toEqual([404, 'ORDER_NOT_FOUND'])
})

test('a part of an order is refunded, its plan stays, and its buyer is told', async () => {
  const owner = await payingOwner(3)
  expect((await refund(owner.order.id, part(12_345))).status).toBe(202)
  await refundedSo(owner.order.id, 12_345)
  expect(await orderOf(owner.order.id)).toMatchObject({ status: 'paid', amountRefunded: 12_345 })
  const [profile] = await database().select().from(profiles).where(eq(profiles.profileUrl, owner.profileUrl))
  expect(profile?.plan).toBe('premium')
  const mails = await database().select().from(outbox).where(eq(outbox.to, owner.email))
  expect(mails.map(({ subject }) => subject)).toContain('£123.45 for Premium (level 3) is on its way back')
  expect((await detailOf(owner.order.id)).can.refund).toBe(297_000 - 12_345)
  expect(await decisionsOn(owner.order.id)).toMatchObject([
    { subject: 'order', verdict: 'refunded', note: `£123.45 of £2,970: ${reason}` },
  ])
})

test('a part that is sent twice is refunded once', async () => {
  const { order } = await payingOwner(3)
  const body = part(5000)
  const answers = await Promise.all([refund(order.id, body), refund(order.id, body), refund(order.id, body)])
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  await refundedSo(order.id, 5000)
  expect((await refund(order.id, body)).status).toBe(202)
  expect(await database().select().from(partRefunds).where(eq(partRefunds.orderId, order.id))).toHaveLength(1)
  expect(await decisionsOn(order.id)).toHaveLength(1)
  expect(await refusalOf(refund(order.id, { ...body, amount: 6000 }))).toEqual([409, 'ORDER_CHANGED'])
  expect((await orderOf(order.id)).amountRefunded).toBe(5000)
})

test('one of two administrators who refund a part at once is told to look again', async () => {
  const other = await signedInAs('admin')
  const { order } = await payingOwner(3)
  const answers = await Promise.all([refund(order.id, part(200_000)), refund(order.id, part(200_000), other)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
  await refundedSo(order.id, 200_000)
  expect(await refusalOf(refund(order.id, part(100), other))).toEqual([409, 'ORDER_CHANGED'])
  expect((await refund(order.id, part(97_000, 200_000), other)).status).toBe(202)
  await expect.poll(async () => (await orderOf(order.id)).status).toBe('refunded')
  expect((await orderOf(order.id)).amountRefunded).toBe(297_000)
})

test('a partial and a full refund at once refund no more than was paid', async () => {
  const { order } = await payingOwner(3)
  await Promise.all([refund(order.id, part(100_000)), refund(order.id, { refunded: 0 }), refund(order.id)])
  await expect
    .poll(async () => {
      const { amountRefunded, status } = await orderOf(order.id)
      return [amountRefunded, status]
    })
    .toSatisfy(([amount, status]) => amount === 100_000 || (amount === 297_000 && status === 'refunded'))
})

test('a refund of more than is left, of nothing or of a fraction of a penny is refused', async () => {
  const { order } = await payingOwner(1)
  expect(await refusalOf(refund(order.id, part(3701)))).toEqual([409, 'ORDER_CHANGED'])
  for (const amount of [0, -1, 10.5, 1e12]) {
    const { status } = await refund(order.id, part(amount))
    expect([400, 409], `${amount}`).toContain(status)
  }
  expect((await refund(order.id, { amount: 100 })).status).toBe(400)
  expect((await refund(order.id, { reason: ' ' })).status).toBe(400)
  expect((await orderOf(order.id)).amountRefunded).toBe(0)
})

test('an administrator withdraws a buyer within 14 days and not later', async () => {
  const { order } = await payingOwner(3)
  const withdraw = (headers = {}) => admin.post(`/admin/orders/${order.id}/withdraw`, { reason }, headers)
  const late = at(new Date(Date.now() + 15 * 24 * 3600_000))
  expect(await refusalOf(withdraw(late))).toEqual([409, 'NOTHING_TO_WITHDRAW'])
  expect((await withdraw()).status).toBe(202)
  expect((await withdraw()).status).toBe(202)
  await expect.poll(async () => (await orderOf(order.id)).status).toBe('refunded')
  expect(await decisionsOn(order.id)).toMatchObject([{ verdict: 'withdrawn', note: reason }])
})

test('the mail about a refund says that booked meetings stay, if the plan had any', async () => {
  const refundText = async (level: 1 | 3) => {
    const { order, email } = await payingOwner(level)
    await refund(order.id)
    const refundMail = async () =>
      (await mailsTo(email)).find(({ key }) => key === `order/${order.id}/refunded`)
    await expect.poll(refundMail).toBeDefined()
    return (await refundMail())?.text
  }
  expect(await refundText(3)).toContain('If meetings are booked with you, they stay booked')
  expect(await refundText(1)).not.toContain('meetings')
})

test('an administrator cancels the months of an order once, and its owner is told', async () => {
  const { order, email } = await payingOwner(1)
  const cancel = () => admin.post(`/admin/orders/${order.id}/cancel`, { reason })
  expect((await cancel()).status).toBe(200)
  const detail = await detailOf(order.id)
  expect(detail.months[0]?.cancelAt).not.toBeNull()
  expect(detail.can.cancel).toBe(false)
  expect(await refusalOf(cancel())).toEqual([409, 'NOTHING_TO_CANCEL'])
  const mails = await database().select().from(outbox).where(eq(outbox.to, email))
  expect(mails.filter(({ key }) => key.includes('/cancelled/'))).toHaveLength(1)
  expect(await decisionsOn(order.id)).toMatchObject([{ verdict: 'cancelled' }])
})

test('one action is recorded if two administrators cancel at once, and so is each later one', async () => {
  const other = await signedInAs('admin')
  const owner = await payingOwner(1)
  const { id } = owner.order
  const cancel = (by: Browser) => by.post(`/admin/orders/${id}/cancel`, { reason })
  const answers = await Promise.all([cancel(admin), cancel(other), cancel(admin)])
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect(await decisionsOn(id)).toHaveLength(1)
  expect((await owner.post('/billing/resume')).status).toBe(200)
  expect((await cancel(other)).status).toBe(200)
  expect(await decisionsOn(id)).toHaveLength(2)
})

test('a task that was given up is shown with its reason and tried again once', async () => {
  const { order } = await payingOwner(3)
  expect((await refund(order.id)).status).toBe(202)
  await expect.poll(async () => (await orderOf(order.id)).status).toBe('refunded')
  const failed = { state: 'failed', dueAt: null, problem: 'expired_card The bank says no' } as const
  const [task] = await database()
    .update(gatewayTasks)
    .set(failed)
    .where(eq(gatewayTasks.key, `refund/${order.id}`))
    .returning()
  const { tasks } = await jsonOf<PaymentProblemsPage>(admin.get('/admin/payment-tasks'))
  expect(tasks.find(({ id }) => id === task?.id)).toMatchObject({
    what: 'Refund the order',
    problem: failed.problem,
    orderId: order.id,
    isWaiting: false,
  })
  const retry = () => admin.post(`/admin/payment-tasks/${task?.id}/retry`)
  const answers = await Promise.all([retry(), retry()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
  await expect
    .poll(async () => {
      const [now] = await database()
        .select()
        .from(gatewayTasks)
        .where(eq(gatewayTasks.id, task?.id ?? 0))
      return now?.state
    })
    .toBe('done')
  expect((await orderOf(order.id)).amountRefunded).toBe(297_000)
})

test('a buyer without an account is mailed their link again', async () => {
  const { order } = await paid(3)
  expect((await detailOf(order.id)).can.mailLink).toBe(true)
  expect((await admin.post(`/admin/orders/${order.id}/link`)).status).toBe(202)
  const mails = await database().select().from(outbox).where(eq(outbox.to, order.email))
  expect(mails.map(({ kind }) => kind)).toContain('purchase-link')
  const { order: other } = await payingOwner(1)
  await database().update(tables.orders).set({ status: 'expired' }).where(eq(tables.orders.id, other.id))
  expect(await refusalOf(admin.post(`/admin/orders/${other.id}/link`))).toEqual([409, 'ORDER_CHANGED'])
})

test('a link is not reported as mailed to a buyer whose address takes no mail', async () => {
  const { order } = await paid(3)
  await database()
    .insert(suppressedAddresses)
    .values({ email: order.email, reason: 'bounce', at: new Date() })
  expect(await refusalOf(admin.post(`/admin/orders/${order.id}/link`))).toEqual([409, 'ADDRESS_BARRED'])
  expect(await decisionsOn(order.id)).toEqual([])
})
