import { expect, inject, test } from 'vitest'
import { simulateStoryChanges } from '#test/simulations/story-changes.ts'

/** Whole in the bench (`bench/simulations/story-versions.ts`): eight owners, 300 steps each. */
test('the rules of versions hold, through random acts of owner, referees and validator', async () => {
  const where = {
    url: inject('url'),
    databaseUrl: inject('databaseUrl'),
    authSecret: inject('authSecret'),
  }
  const { broken, done } = await simulateStoryChanges(where, 20_261_122, 40)
  expect(broken).toEqual([])
  expect(Object.keys(done)).toEqual(expect.arrayContaining(['begin', 'edit', 'submit', 'review']))
})
