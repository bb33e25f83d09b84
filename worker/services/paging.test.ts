import { expect, test } from 'vitest'
import { cutPage, readCursor, writeCursor } from './paging.ts'

const rows = [
  { at: 1_763_000_000_000, id: 7 },
  { at: 1_762_000_000_000, id: 41 },
  { at: 1_761_000_000_000, id: 3 },
]
const positionOf = ({ at, id }: (typeof rows)[number]) => [at, id]

test('the cursor of a page says where its last row stands', () => {
  const { page, nextCursor } = cutPage(rows, 2, positionOf)
  expect(page).toEqual(rows.slice(0, 2))
  expect(readCursor(nextCursor ?? '', 'integer', 'integer')).toEqual([1_762_000_000_000, 41])
})

test('the last page has no cursor, and the first needs none', () => {
  expect(cutPage(rows, 3, positionOf)).toEqual({ page: rows, nextCursor: null })
  expect(readCursor(undefined, 'integer')).toBeUndefined()
  expect(readCursor('', 'integer')).toBeUndefined()
})

test('a cursor may hold any text', () => {
  const name = 'Ngũgĩ_“É”\u0000😀'
  expect(readCursor(writeCursor([name, 7]), 'value', 'integer')).toEqual([name, 7])
  expect(readCursor(writeCursor([1.5, name]), 'value', 'text')).toEqual([1.5, name])
})

test.each([
  'nonsense',
  '1_1',
  "1_1'--",
  'W10',
  btoa('{"a":1}'),
  btoa('[1]'),
  btoa('[1,2,3]'),
  btoa('[null,1]'),
  btoa('["1",1]'),
  btoa('[1e400,1]'),
  btoa('[1.5,1]'),
])('the cursor %j of two integers is refused by name', (cursor) => {
  const details = [{ path: 'cursor', message: 'Please start again from the first page.' }]
  expect(() => readCursor(cursor, 'integer', 'integer')).toThrow(expect.objectContaining({ details }))
})

test('a text that is no text is refused', () => {
  expect(() => readCursor(btoa('["\\ud800"]'), 'text')).toThrow()
})
