import { expect, test } from 'vitest'
import { changePages, uniqueBy } from './queries.ts'

test('an item that moved to the next page between two requests is shown once, where it came first', () => {
  const items = [{ id: 'a' }, { id: 'b' }, { id: 'b' }, { id: 'c' }]
  expect(uniqueBy(items, ({ id }) => id)).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }])
})

test('a list that nobody has fetched is not changed', () => {
  expect(changePages((page: number[]) => page.slice(1))(undefined)).toBeUndefined()
})

test('every fetched page of a list is changed', () => {
  const data = { pages: [[1, 2], [3]], pageParams: [null, 'next'] }
  expect(changePages((page: number[]) => page.slice(1))(data)).toEqual({ ...data, pages: [[2], []] })
})
