import { expect, test } from 'vitest'
import { fuseRankings } from './fusion.ts'

test('a profile in both rankings comes before one that leads one of them', () => {
  expect(fuseRankings([1, 2, 3], [4, 2, 5])).toEqual([2, 1, 4, 3, 5])
})

test('profiles of equal rank stand by id, in either order of the rankings', () => {
  expect(fuseRankings([9, 3], [3, 9])).toEqual([3, 9])
  expect(fuseRankings([7], [2])).toEqual([2, 7])
})

test('a single ranking keeps its order, and empty rankings give nothing', () => {
  expect(fuseRankings([5, 4, 6], [])).toEqual([5, 4, 6])
  expect(fuseRankings([], [])).toEqual([])
})

test('a profile a hundred places further down still counts for less', () => {
  const long = Array.from({ length: 200 }, (_, index) => index + 10)
  expect(fuseRankings(long, [1])[0]).toBe(1)
  expect(fuseRankings(long, [long[150] ?? 0])[0]).toBe(long[150])
})
