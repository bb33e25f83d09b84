import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { startLocations } from '#test/simulations/locations/locations.ts'
import { type Action, type Schedule, schedules } from '#test/simulations/locations/schedules.ts'

const locations = await startLocations()
afterAll(locations.stop)

test('nothing taken down is shown later than promised, in any order of answers from KV', async () => {
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      expect((await locations.run(schedule)).breaches).toEqual([])
    }),
    // `npm run bench -- --only locations` runs 5,000 others.
    { numRuns: 60, seed: 1 },
  )
})

const day = 24 * 3600_000
type Step = Schedule['actions'][number]
type When = Partial<Pick<Step, 'after' | 'at'>>
const step = (action: Action, { after = 0, at = 0 }: When = {}): Step => ({ action, after, at })
const gallery = (when?: When) => step({ does: 'visit', page: 0 }, when)
const page = (when?: When) => step({ does: 'visit', page: 2 }, when)
const change = (kind: Extract<Action, { does: 'change' }>['change'], when?: When, person = 0) =>
  step({ does: 'change', change: kind, person }, when)
const end = step({ does: 'end' })
const kv = (state: Extract<Action, { does: 'kv' }>['state']) => step({ does: 'kv', state })

/** With 2 for its seed, an isolate ends between its commit and its put. */
const endsBeforeItsPut: Schedule = {
  seed: 2,
  versionRead: 'oldest',
  actions: [
    page({ at: 1 }),
    change('suspend', { after: 5_100 }),
    { ...end, after: 40 },
    page({ after: 31_000, at: 1 }),
    page({ after: 31_000, at: 1 }),
  ],
}

/** Schedules that have found a fault, and what was shown. */
const found: [string, Schedule][] = [
  [
    'a page that an isolate remembers for longer than KV keeps that it was taken down',
    {
      seed: 0,
      versionRead: 'newest',
      actions: [
        page({ at: 1 }),
        gallery(),
        change('suspend'),
        gallery({ after: 29_000 }),
        gallery(),
        gallery(),
        end,
        gallery({ after: 8.1 * day }),
      ],
    },
  ],
  [
    'a gallery of an isolate that held to its own mark, which another had put',
    {
      seed: 730863233,
      versionRead: 'newest',
      actions: [
        change('suspend'),
        gallery({ after: 8.1 * day }),
        change('edit'),
        gallery(),
        gallery({ after: 6.9 * day }),
        change('edit', { after: 61_000 }, 1),
        page(),
        page(),
      ],
    },
  ],
  [
    'several changes at once, of which KV refused the last',
    {
      seed: 0,
      versionRead: 'newest',
      actions: [
        change('publish'),
        change('publish', { after: 300 }),
        change('suspend'),
        change('publish', { at: 3 }),
        change('publish', { at: 1 }),
      ],
    },
  ],
  ['a takedown that somebody was told of, of which KV was never told', endsBeforeItsPut],
  [
    'a page in an isolate that nobody asked for a minute, to the second of its visitors',
    {
      seed: 0,
      versionRead: 'newest',
      actions: [page(), change('suspend', { at: 3 }), gallery(), page({ after: 59_000 }), gallery(), page()],
    },
  ],
  [
    'a gallery to a visitor who waited while their isolate changed it once more',
    {
      seed: 19,
      versionRead: 'oldest',
      actions: [
        gallery({ after: 5_100 }),
        change('suspend', { after: 6.9 * day }, 1),
        gallery({ after: 29_000 }),
        gallery({ after: 59_000 }),
        step({ does: 'database', state: 'slow' }),
        change('publish', { after: 6.9 * day, at: 1 }),
        change('move', { at: 1 }),
        gallery({ after: 5_100, at: 1 }),
        end,
        end,
        gallery(),
        change('suspend'),
        change('suspend'),
      ],
    },
  ],
]

/** Schedules in which KV tells too late to keep the promise. */
const late: [string, Schedule][] = [
  [
    'is a minute late',
    {
      seed: 0,
      versionRead: 'oldest',
      actions: [
        page({ at: 1 }),
        change('suspend', { after: 300 }),
        page({ after: 59_900, at: 1 }),
        page({ after: 700, at: 1 }),
      ],
    },
  ],
  [
    'takes no mark',
    {
      seed: 0,
      versionRead: 'newest',
      actions: [
        page({ at: 1 }),
        kv('refuses writes'),
        change('suspend', { after: 300 }),
        page({ after: 61_000, at: 1 }),
        page({ after: 600_000, at: 1 }),
      ],
    },
  ],
]
test.each(late)('a page taken down is gone in a minute also where KV %s', async (_, schedule) => {
  expect((await locations.run(schedule)).breaches).toEqual([])
})
test.each(found)('a schedule that once showed an outdated page shows none: %s', async (_, schedule) => {
  expect((await locations.run(schedule)).breaches).toEqual([])
})
