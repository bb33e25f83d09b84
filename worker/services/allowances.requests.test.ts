import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import { database } from '#test/people.ts'
import { type Allowance, chargeReserved, reserve } from './allowances.ts'
import { tables } from './database.ts'

const { budgets } = tables
const at = (now: string) => callOn(database(), { now: new Date(now) })
const noon = '2041-03-04T12:00:00Z'
const allowance = (changes: Partial<Allowance> = {}): Allowance => ({
  unit: 'tries',
  subject: `nobody:${randomUUID()}`,
  amount: 1,
  limit: 1,
  window: 'day',
  ...changes,
})
const usedOf = async ({ subject }: Allowance) =>
  (await database().select().from(budgets).where(eq(budgets.subject, subject))).map(({ used }) => used)

test.each([
  ['5 min', '2041-03-04T12:04:59Z', 1, '2041-03-04T12:05:00Z'],
  ['15 min', '2041-03-04T12:02:00Z', 13 * 60, '2041-03-04T12:15:00Z'],
  ['hour', '2041-03-04T12:59:30.5Z', 30, '2041-03-04T13:00:00Z'],
  ['day', '2041-03-04T18:00:00Z', 6 * 3600, '2041-03-05T00:00:00Z'],
] as const)(
  'what is used up within %s says when it is there again, and is',
  async (window, when, seconds, next) => {
    const one = allowance({ window })
    expect(await reserve(at(noon), [one])).toEqual({ held: [one] })
    expect(await reserve(at(when), [one])).toEqual({ short: { unit: 'tries', retryAfterSeconds: seconds } })
    expect(await reserve(at(next), [one])).toEqual({ held: [one] })
  },
)

test('of two allowances none is taken when one is short', async () => {
  const [ample, short] = [allowance({ limit: 9 }), allowance({ unit: 'letters', amount: 3, limit: 2 })]
  expect(await reserve(at(noon), [ample, short])).toMatchObject({ short: { unit: 'letters' } })
  expect(await reserve(at(noon), [short, ample])).toMatchObject({ short: { unit: 'letters' } })
  expect(await usedOf(ample)).toEqual([])
  expect(await reserve(at(noon), [ample])).toEqual({ held: [ample] })
})

test('windows of different length that begin together count apart', async () => {
  const subject = `nobody:${randomUUID()}`
  const both = (['5 min', '15 min'] as const).map((window) => allowance({ subject, window }))
  expect(await reserve(at(noon), both)).toEqual({ held: both })
  expect(await usedOf(allowance({ subject }))).toEqual([1, 1])
})

test('fifty at once never take more than there is', async () => {
  const one = allowance({ limit: 7 })
  const all = await Promise.all(Array.from({ length: 50 }, () => reserve(at(noon), [one])))
  expect(all.filter(({ short }) => !short)).toHaveLength(7)
  expect(await usedOf(one)).toEqual([7])
})

test('what was not used is given back, and what was used beyond it is counted', async () => {
  const one = allowance({ amount: 40, limit: 100 })
  const call = at(noon)
  await reserve(call, [one])
  await Promise.all(chargeReserved(call, [one], { tries: 15 }))
  expect(await usedOf(one)).toEqual([15])
  await reserve(call, [one])
  await Promise.all(chargeReserved(call, [one], { tries: 90 }))
  expect(await usedOf(one)).toEqual([105])
})

test('where limits are off nothing is counted', async () => {
  const [one, call] = [allowance({ limit: 0 }), at(noon)]
  call.variables.RATE_LIMITS = 'off'
  expect(await reserve(call, [one])).toEqual({ held: [] })
  expect(await usedOf(one)).toEqual([])
})
