import { expect, test } from 'vitest'
import { nextOf } from './meeting-offer.ts'

const slots = (day: number, count: number) =>
  Array.from({ length: count }, (_, hour) => `2026-11-${day}T${String(hour + 9).padStart(2, '0')}:00:00.000Z`)

test('the next free times are a few, over several days, in order', () => {
  const offered = nextOf(
    [...slots(24, 5), ...slots(25, 1), ...slots(27, 4), ...slots(28, 4)],
    'Europe/London',
  )
  expect(offered.map((slot) => slot.slice(8, 13))).toEqual([
    '24T09',
    '24T10',
    '25T09',
    '27T09',
    '27T10',
    '28T09',
  ])
  expect(nextOf([], 'Europe/London')).toEqual([])
})

test('a day that crosses midnight of UTC is one day in the expert’s time zone', () => {
  const evening = ['24T22:00', '24T23:00', '25T00:00', '25T01:00', '25T22:00'].map(
    (time) => `2026-11-${time}:00.000Z`,
  )
  expect(nextOf(evening, 'America/New_York')).toEqual([evening[0], evening[1], evening[4]])
})
