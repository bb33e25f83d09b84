import fc from 'fast-check'
import { changes } from './public-world.ts'
import { kvStates, versionsRead } from './simulated-kv.ts'

export const isolatesAtOnce = 4
export const peopleAtOnce = 2
const day = 24 * 3600_000

const databaseStates = ['well', 'slow', 'off'] as const
export type DatabaseState = (typeof databaseStates)[number]

const action = fc.oneof(
  { weight: 10, arbitrary: fc.record({ does: fc.constant('visit'), page: fc.nat(5) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('change'),
      change: fc.constantFrom(...changes),
      person: fc.nat(peopleAtOnce - 1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('end') }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('kv'), state: fc.constantFrom(...kvStates, 'well') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('database'),
      state: fc.constantFrom(...databaseStates, 'well'),
    }),
  },
)
/** Milliseconds; the longest outlive copies and marks. */
const pause = fc.constantFrom(
  ...[0, 0, 1, 20, 300, 990, 1_100, 2_600, 5_100, 29_000, 31_000, 59_000, 61_000, 600_000],
  ...[6.9 * day, 7.1 * day, 8.1 * day],
)

/** Most of it happens where something happened before. */
const isolate = fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 3)

/** What happens at which isolate, one after the other, and what KV makes of it. */
export const schedules = fc.record({
  seed: fc.nat(),
  versionRead: fc.constantFrom(...versionsRead),
  actions: fc.array(fc.record({ after: pause, at: isolate, action }), {
    minLength: 5,
    maxLength: 60,
  }),
})
export type Schedule = typeof schedules extends fc.Arbitrary<infer Value> ? Value : never
export type Action = Schedule['actions'][number]['action']
