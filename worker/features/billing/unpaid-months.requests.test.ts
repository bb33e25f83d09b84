import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { plans } from '#schema/levels.ts'
import { callOn } from '#test/call.ts'
import { database } from '#test/people.ts'
import { tables } from '../../services/database.ts'
import type { GatewaySubscription } from '../../services/payments/gateway.ts'
import { askWhereUnclear, upsertSubscription } from './subscription-commands.ts'

const { gatewayTasks, orders, subscriptions } = tables
const on = (day: string) => new Date(`${day}T12:00:00.000Z`)

/** A paid order with the reports about its months in turn, and what is stored of them. */
async function boughtMonths() {
  const [orderId, id] = [randomUUID(), randomUUID()]
  const { level, firstPayment: amount } = plans.starter
  await database()
    .insert(orders)
    .values({
      id: orderId,
      visitorId: randomUUID(),
      name: '',
      email: `${orderId}@buyer.example`,
      mobile: '',
      level,
      plan: 'starter',
      amount,
      gateway: 'sandbox',
      status: 'paid',
      createdAt: on('2027-01-01'),
    })
  const report = async (
    status: string,
    periodStart: string,
    periodEnd: string,
    reportedAt: Date,
    knownAt?: Date,
  ) => {
    const subscription = {
      id,
      orderId,
      customerId: 'cus_1',
      status,
      periodStart: on(periodStart),
      periodEnd: on(periodEnd),
    } as GatewaySubscription
    const call = callOn(database(), { now: reportedAt })
    await database().batch([
      askWhereUnclear(call, subscription, reportedAt),
      upsertSubscription(call, subscription, reportedAt, knownAt),
    ])
    const [stored] = await database().select().from(subscriptions).where(eq(subscriptions.id, id))
    return { status: stored?.status, until: stored?.grantsUntil?.toISOString().slice(0, 10) }
  }
  const asks = () =>
    database()
      .select()
      .from(gatewayTasks)
      .where(and(eq(gatewayTasks.kind, 'refresh-subscription'), eq(gatewayTasks.subject, id)))
  return { report, asks }
}

test('months that stay unpaid cover the three days of the first of them, and a paid one covers itself', async () => {
  const { report } = await boughtMonths()
  await report('active', '2027-01-01', '2027-02-01', on('2027-01-01'))
  const unpaid = { status: 'past_due', until: '2027-02-04' }
  expect(await report('past_due', '2027-02-01', '2027-03-01', on('2027-02-01'))).toEqual(unpaid)
  expect(await report('past_due', '2027-03-01', '2027-04-01', on('2027-03-01'))).toEqual(unpaid)
  expect(await report('unpaid', '2027-04-01', '2027-05-01', on('2027-04-01'))).toMatchObject({
    until: '2027-02-04',
  })
  expect(await report('active', '2027-04-01', '2027-05-01', on('2027-04-02'))).toMatchObject({
    until: '2027-05-04',
  })
  expect(await report('past_due', '2027-05-01', '2027-06-01', on('2027-05-01'))).toMatchObject({
    until: '2027-05-04',
  })
})

test('of a month said to be paid and unpaid in one second, the gateway is asked which is true', async () => {
  const { report, asks } = await boughtMonths()
  await report('past_due', '2027-02-01', '2027-03-01', on('2027-02-01'))
  expect(await asks()).toEqual([])
  await report('active', '2027-02-01', '2027-03-01', on('2027-02-01'))
  expect(await asks()).toHaveLength(1)
})

test('an answer of the gateway within the second of a report that it failed says what came later', async () => {
  const { report } = await boughtMonths()
  const failed = on('2027-02-01')
  await report('past_due', '2027-02-01', '2027-03-01', failed)
  expect(await report('active', '2027-02-01', '2027-03-01', failed)).toMatchObject({ status: 'past_due' })
  expect(await report('active', '2027-02-01', '2027-03-01', failed, failed)).toMatchObject({
    status: 'active',
    until: '2027-03-04',
  })
})
