import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { registeredOwner } from '#test/account.ts'
import { checkout, confirm, opened } from '#test/billing/checkout.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { database } from '#test/people.ts'
import { refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { orders } = tables
const { holdAnswers, settled, visitor } = callsInProcess()

test('a third purchase that is opened during a second withdrawal is refused, and none is open', async () => {
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
  // That there was one withdrawal is read, and not answered yet.
  const { reached, release } = holdAnswers(/withdrawn_mailboxes/)
  const third = visitor().post('/create-payment-intent', checkout(3, { customer_email: owner.email }))
  await reached
  await withdraws()
  release()
  expect(await refusalOf(third)).toEqual([409, 'WITHDRAWN_TWICE'])
  await settled()
  expect(await statuses()).toEqual(['expired', 'refunded', 'refunded'])
})
