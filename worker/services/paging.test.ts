import { expect, test } from 'vitest'
import { cutPage, readPosition, readTimeAndId } from './paging.ts'

const rows = [
  { at: 1_763_000_000_000, id: 7 },
  { at: 1_762_000_000_000, id: 41 },
  { at: 1_761_000_000_000, id: 3 },
]
const positionOf = ({ at, id }: (typeof rows)[number]) => [at, id]

test('the cursor of a page says where its last row stands', () => {
  const { shown, nextCursor } = cutPage(rows, 2, positionOf)
  expect(shown).toEqual(rows.slice(0, 2))
  expect(readPosition(nextCursor ?? '')).toEqual([1_762_000_000_000, 41])
})

test('the last page has no cursor', () => {
  expect(cutPage(rows, 3, positionOf)).toEqual({ shown: rows, nextCursor: null })
})

test('a cursor may end in an id that is no number', () => {
  const { nextCursor } = cutPage(rows, 1, ({ at }) => [at, 'a_b-c'])
  expect(readTimeAndId(nextCursor ?? '')).toEqual({ at: 1_763_000_000_000, id: 'a_b-c' })
})

test.each(['', 'nonsense', '1_', '_1', '1_1_1', '-1_5', 'zzzzzzzzzzz_1', "1_1'--"])(
  'no position is read from the cursor %j',
  (cursor) => {
    expect(readPosition(cursor)).toBeUndefined()
  },
)
