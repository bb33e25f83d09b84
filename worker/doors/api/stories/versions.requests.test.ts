import { expect, inject, test } from 'vitest'
import { changeStoriesAtRandom } from '#test/simulations/story-changes.ts'

/** In the bench they do more, for longer. */
test.concurrent.each([5, 20_261_122])(
  'whatever owner, referees and validator do, the rules of versions hold (seed %i)',
  async (seed) => {
    const where = {
      url: inject('url'),
      databaseUrl: inject('databaseUrl'),
      authSecret: inject('authSecret'),
    }
    const { broken, done } = await changeStoriesAtRandom(where, seed, 40)
    expect(broken).toEqual([])
    expect(Object.keys(done)).toEqual(expect.arrayContaining(['begin', 'edit', 'submit', 'review']))
  },
)
