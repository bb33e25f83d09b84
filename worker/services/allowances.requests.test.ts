import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { callOn } from '#test/call.ts'
import { database } from '#test/people.ts'
import {
  type Allowance,
  chargeReserved,
  releasedIfFailed,
  releaseReserved,
  reserve,
  reserveUntilSettled,
} from './allowances.ts'
import { tables } from './database.ts'
import { write } from './write.ts'

const { budgets, reservations } = tables
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
  'an allowance used up within %s says when it is there again, and is',
  async (window, when, seconds, next) => {
    const one = allowance({ window })
    expect(await reserve(at(noon), [one])).toEqual({ allowances: [one] })
    expect(await reserve(at(when), [one])).toEqual({
      exceeded: { unit: 'tries', retryAfterSeconds: seconds },
    })
    expect(await reserve(at(next), [one])).toEqual({ allowances: [one] })
  },
)

test('neither of two allowances is taken when one is used up', async () => {
  const [ample, exceeded] = [allowance({ limit: 9 }), allowance({ unit: 'letters', amount: 3, limit: 2 })]
  expect(await reserve(at(noon), [ample, exceeded])).toMatchObject({ exceeded: { unit: 'letters' } })
  expect(await reserve(at(noon), [exceeded, ample])).toMatchObject({ exceeded: { unit: 'letters' } })
  expect(await usedOf(ample)).toEqual([])
  expect(await reserve(at(noon), [ample])).toEqual({ allowances: [ample] })
})

test('windows of different length that begin together count apart', async () => {
  const subject = `nobody:${randomUUID()}`
  const both = (['5 min', '15 min'] as const).map((window) => allowance({ subject, window }))
  expect(await reserve(at(noon), both)).toEqual({ allowances: both })
  expect(await usedOf(allowance({ subject }))).toEqual([1, 1])
})

test('fifty at once never take more than there is', async () => {
  const one = allowance({ limit: 7 })
  const all = await Promise.all(Array.from({ length: 50 }, () => reserve(at(noon), [one])))
  expect(all.filter(({ exceeded }) => !exceeded)).toHaveLength(7)
  expect(await usedOf(one)).toEqual([7])
})

test('an unused part is given back, and use beyond the reservation is counted', async () => {
  const one = allowance({ amount: 40, limit: 100 })
  const call = at(noon)
  await reserve(call, [one])
  await Promise.all(chargeReserved(call, [one], { tries: 15 }))
  expect(await usedOf(one)).toEqual([15])
  await reserve(call, [one])
  await Promise.all(chargeReserved(call, [one], { tries: 90 }))
  expect(await usedOf(one)).toEqual([105])
})

test('nothing is counted where limits are off', async () => {
  const [one, call] = [allowance({ limit: 0 }), at(noon)]
  call.variables.RATE_LIMITS = 'off'
  expect(await reserve(call, [one])).toEqual({ allowances: [] })
  expect(await usedOf(one)).toEqual([])
})

const heldOf = ({ subject }: Allowance) => database().$count(reservations, eq(reservations.subject, subject))
/** What was held for something that ended. */
async function heldBy(call: ReturnType<typeof at>, ...allowances: Allowance[]): Promise<Allowance[]> {
  const reserved = await reserveUntilSettled(call, allowances)
  return reserved.exceeded ? expect.unreachable('there is enough') : reserved.allowances
}

test('a held part that is never settled is there again after two minutes, and not before', async () => {
  const one = allowance({ amount: 60, limit: 100 })
  const call = at(noon)
  await heldBy(call, one)
  expect(await reserveUntilSettled(at('2041-03-04T12:01:59Z'), [one])).toMatchObject({
    exceeded: { unit: 'tries' },
  })
  expect(await usedOf(one)).toEqual([60])
  await heldBy(at('2041-03-04T12:02:00Z'), one)
  expect([await usedOf(one), await heldOf(one)]).toEqual([[60], 1])
})

test('a settled part is counted as it was used, also where it comes late', async () => {
  const [one, other] = [
    allowance({ amount: 60, limit: 100 }),
    allowance({ unit: 'letters', amount: 2, limit: 2 }),
  ]
  const call = at(noon)
  const settle = async (held: Allowance[], tries: number) =>
    write(call, { used: chargeReserved(call, held, { tries, letters: 1 }) })
  const held = await heldBy(call, one, other)
  await settle(held, 15)
  expect([await usedOf(one), await usedOf(other), await heldOf(one), await heldOf(other)]).toEqual([
    [15],
    [1],
    0,
    0,
  ])
  const late = await heldBy(call, one)
  await heldBy(at('2041-03-04T12:05:00Z'), one)
  await settle(late, 20)
  expect(await usedOf(one), 'it lapsed, and what was used counts all the same').toEqual([15 + 60 + 20])
  const back = await heldBy(call, allowance({ subject: one.subject, amount: 5, limit: 100 }))
  await releaseReserved(call, back)
  await releaseReserved(call, back)
  expect(await usedOf(one)).toEqual([95])
})

test('fifty that hold at once never take more than there is, and of two none is held when one is used up', async () => {
  const one = allowance({ limit: 7 })
  const all = await Promise.all(Array.from({ length: 50 }, () => reserveUntilSettled(at(noon), [one])))
  expect(all.filter(({ exceeded }) => !exceeded)).toHaveLength(7)
  expect([await usedOf(one), await heldOf(one)]).toEqual([[7], 7])
  const ample = allowance({ unit: 'letters', limit: 9 })
  expect(await reserveUntilSettled(at(noon), [ample, one])).toMatchObject({ exceeded: { unit: 'tries' } })
  expect([await usedOf(ample), await heldOf(ample)]).toEqual([[], 0])
})

test('what is wished is reserved with what is needed, or left out in the same round trip', async () => {
  const [needed, wished, used] = [
    allowance({ limit: 2 }),
    allowance({ unit: 'letters', amount: 3, limit: 3 }),
    allowance({ unit: 'letters', amount: 3, limit: 2 }),
  ]
  const call = at(noon)
  const batch = vi.spyOn(call.db, 'batch')
  expect(await reserveUntilSettled(call, [needed], [wished, used])).toMatchObject({
    allowances: [{ subject: needed.subject }],
    lacksWished: true,
  })
  expect(batch).toHaveBeenCalledOnce()
  expect([await usedOf(needed), await usedOf(wished), await heldOf(wished)]).toEqual([[1], [], 0])
  expect(await reserveUntilSettled(call, [needed], [wished])).toMatchObject({
    allowances: [{ subject: needed.subject }, { subject: wished.subject }],
    lacksWished: false,
  })
  expect(await reserveUntilSettled(call, [needed], [wished])).toMatchObject({ exceeded: { unit: 'tries' } })
  expect([await usedOf(needed), await usedOf(wished)]).toEqual([[2], [3]])
})

test('a failed call is reported at once, and its reservation is given back behind it', async () => {
  const one = allowance({ limit: 5 })
  expect(await reserve(at(noon), [one])).toEqual({ allowances: [one] })
  const behind: Promise<unknown>[] = []
  const [answers, database] = [Promise.withResolvers<void>(), at(noon)]
  const slow = Object.create(database.db, {
    batch: {
      value: async (...statements: Parameters<typeof database.db.batch>) => {
        await answers.promise
        return database.db.batch(...statements)
      },
    },
  })
  const call = { ...database, db: slow, keepAlive: (work: Promise<unknown>) => void behind.push(work) }
  await expect(releasedIfFailed(call, [one], () => Promise.reject(new Error('hung')))).rejects.toThrow('hung')
  expect(await usedOf(one)).toEqual([1])
  answers.resolve()
  await Promise.all(behind)
  expect(await usedOf(one)).toEqual([0])
})
