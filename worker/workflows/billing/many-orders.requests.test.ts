import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { databaseAt } from '#test/people.ts'
import { endingTrials } from '../../features/billing/subscription-queries.ts'
import { tables } from '../../services/database.ts'
import { expireOrders } from './expire-orders.ts'
import { remindTrials } from './plan-jobs.ts'

const db = databaseAt(await startOwnDatabase())
const { gatewayTasks, orders, outbox, trials } = tables
const call = callOn(db)
const hourMs = 3_600_000
const from = (hours: number) => new Date(call.now.getTime() + hours * hourMs)

const orderOf = (id: string, changes: Partial<typeof orders.$inferInsert>): typeof orders.$inferInsert => ({
  ...({ id, visitorId: id, name: 'Noor Haddad', mobile: '', gateway: 'sandbox', plan: 'starter' } as const),
  email: `${id}@haddad.example`,
  level: 1,
  amount: 1900,
  isTrial: false,
  status: 'awaiting',
  createdAt: call.now,
  ...changes,
})
const ids = (number: number) => Array.from({ length: number }, () => randomUUID())

test('a run cancels every order that nobody paid for a week, however many there are', async () => {
  const abandoned = ids(130)
  await db
    .insert(orders)
    .values(abandoned.map((id) => orderOf(id, { intentId: `pi_${id}`, createdAt: from(-8 * 24) })))
  await expireOrders(call)
  expect(await db.$count(gatewayTasks, eq(gatewayTasks.kind, 'cancel-intent'))).toBe(130)
})

test('a trial is not read for its reminder again once that is written', async () => {
  const ending = ids(3)
  const ofTrial = { amount: 0, isTrial: true, status: 'paid' } as const
  await db.insert(orders).values(ending.map((id) => orderOf(id, ofTrial)))
  await db
    .insert(trials)
    .values(ending.map((id) => ({ mailbox: id, orderId: id, startedAt: from(-160), endsAt: from(8) })))
  expect(await endingTrials(call, 2)).toHaveLength(2)
  await remindTrials(call)
  expect(await endingTrials(call, 2)).toEqual([])
  expect(await db.$count(outbox, eq(outbox.kind, 'trial-reminder'))).toBe(3)
})
