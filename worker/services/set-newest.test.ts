import { expect, test } from 'vitest'
import { setNewest } from './set-newest.ts'

test('of too many entries the one goes that was set longest ago', () => {
  const map = new Map<string, number>()
  for (const [key, value] of Object.entries({ one: 1, two: 2 })) setNewest(map, key, value, 2)
  setNewest(map, 'one', 3, 2)
  setNewest(map, 'three', 4, 2)
  expect([...map]).toEqual([
    ['one', 3],
    ['three', 4],
  ])
})
