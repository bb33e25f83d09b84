import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { registeredOwner } from '#test/account.ts'
import { checkout, confirm, opened } from '#test/billing/checkout.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { database } from '#test/people.ts'
import { refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { orders, sandboxObjects } = tables
const { holdAnswers, settled, visitor } = callsInProcess()

/** An owner who has withdrawn once and bought again, and what they do next. */
async function withdrawnOnce() {
  const owner = await registeredOwner()
  const body = checkout(1, { customer_email: owner.email })
  const buys = async () => {
    const { clientSecret } = await opened(owner, body)
    expect((await confirm(owner, clientSecret)).status).toBe(200)
  }
  const statuses = async () => {
    const bought = await database().select().from(orders).where(eq(orders.email, owner.email))
    return bought.map(({ status }) => status).sort()
  }
  const withdraws = async () => {
    expect((await owner.post('/billing/withdraw')).status).toBe(200)
    await expect.poll(statuses).not.toContain('paid')
  }
  await buys()
  await withdraws()
  await buys()
  const buysAgain = () =>
    visitor().post('/create-payment-intent', checkout(3, { customer_email: owner.email }))
  return { email: owner.email, statuses, withdraws, buysAgain }
}

test('a third purchase that is opened during a second withdrawal is refused, and none is open', async () => {
  const { statuses, withdraws, buysAgain } = await withdrawnOnce()
  // That there was one withdrawal is read, and not answered yet.
  const { reached, release } = holdAnswers(/withdrawn_mailboxes/)
  const third = buysAgain()
  await reached
  await withdraws()
  release()
  expect(await refusalOf(third)).toEqual([409, 'WITHDRAWN_TWICE'])
  await settled()
  expect(await statuses()).toEqual(['expired', 'refunded', 'refunded'])
})

test('a payment that the gateway opens during a second withdrawal is cancelled there', async () => {
  const { email, statuses, withdraws, buysAgain } = await withdrawnOnce()
  // The gateway has opened it, and has not answered yet.
  const { reached, release } = holdAnswers(/insert into \\"sandbox_objects\\"/)
  const third = buysAgain()
  await reached
  await withdraws()
  release()
  expect(await refusalOf(third)).toEqual([409, 'WITHDRAWN_TWICE'])
  await settled()
  expect(await statuses()).toEqual(['expired', 'refunded', 'refunded'])
  const [order] = await database()
    .select()
    .from(orders)
    .where(and(eq(orders.email, email), eq(orders.status, 'expired')))
  const intents = () =>
    database()
      .select({ status: sql<string>`body ->> 'status'` })
      .from(sandboxObjects)
      .where(sql`body ->> 'orderId' = ${order?.id}`)
  await expect.poll(intents).toEqual([{ status: 'cancelled' }])
})
