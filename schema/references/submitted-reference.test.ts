import { expect, test } from 'vitest'
import { confirmStorySchema } from './submitted-reference.ts'

const read = (claim: object) =>
  confirmStorySchema.safeParse({ token: 'a token', claims: [{ outcome: 'confirmed', ...claim }] })

test('a form from before the last deployment, which calls the index of a claim its place, is taken', () => {
  const claims = [{ claimIndex: 2, outcome: 'confirmed', words: '' }]
  expect(read({ place: 2 }).data?.claims).toEqual(claims)
  expect(read({ claimIndex: 2 }).data?.claims).toEqual(claims)
})

test('what is said of no claim is refused', () => {
  expect(read({}).error?.issues).toMatchObject([
    { path: ['claims', 0, 'claimIndex'], message: 'Please say which claim you mean.' },
  ])
})
