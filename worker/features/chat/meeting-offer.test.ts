import { expect, test } from 'vitest'
import { nextOf } from './meeting-offer.ts'

const slots = (day: number, count: number) =>
  Array.from({ length: count }, (_, hour) => `2026-11-${day}T${String(hour + 9).padStart(2, '0')}:00:00.000Z`)

test('the next free times are a few, over several days, in order', () => {
  const offered = nextOf([...slots(24, 5), ...slots(25, 1), ...slots(27, 4), ...slots(28, 4)])
  expect(offered.map((slot) => slot.slice(8, 13))).toEqual([
    '24T09',
    '24T10',
    '25T09',
    '27T09',
    '27T10',
    '28T09',
  ])
  expect(nextOf([])).toEqual([])
})
