import { expect, test } from 'vitest'
import type { SlotsAnswer } from '#schema/meetings/meetings.ts'
import { dayPartsOf, daysOf } from './days.ts'

const answer = (changes: Partial<SlotsAnswer>): SlotsAnswer => ({
  isOpen: true,
  timeZone: 'Europe/London',
  length: 30,
  place: 'mail',
  from: '2026-10-24',
  days: 14,
  lastDay: '2026-12-23',
  slots: [],
  next: null,
  ...changes,
})

test('a slot stands on its day by the visitor’s clock, on both sides of a clock change', () => {
  // London’s clocks go back in the night to the 25th, New York’s a week later.
  const slots = ['2026-10-24T08:00:00Z', '2026-10-25T00:30:00Z', '2026-10-25T04:30:00Z']
  const days = (zone: string) => daysOf(answer({ slots }), zone, true).days.map(({ day }) => day)
  expect(days('Europe/London')).toEqual(['2026-10-24', '2026-10-25'])
  expect(days('America/New_York')).toEqual(['2026-10-24', '2026-10-25'])
  expect(daysOf(answer({ slots }), 'America/New_York', true).days[0]?.slots).toHaveLength(2)
  expect(days('Pacific/Kiritimati')).toEqual(['2026-10-24', '2026-10-25'])
})

test('slots on other days than the requested ones are left to the page that shows those days', () => {
  const slots = ['2026-10-24T00:30:00Z', '2026-10-25T12:00:00Z', '2026-11-06T23:30:00Z']
  const inTokyo = daysOf(answer({ slots }), 'Asia/Tokyo', false)
  expect(inTokyo.days.map(({ day }) => day)).toEqual(['2026-10-24', '2026-10-25'])
  expect(inTokyo.later).toBe('2026-11-07')
  const inNewYork = daysOf(answer({ slots }), 'America/New_York', false)
  expect(inNewYork.days.map(({ day }) => day)).toEqual(['2026-10-25', '2026-11-06'])
  expect(inNewYork.later).toBeUndefined()
  expect(inNewYork.earlier).toBe('2026-10-10')
})

test('later days begin with the next that has a free slot, and none is skipped', () => {
  const later = (next: string) => daysOf(answer({ next }), 'Europe/London', true).later
  expect(later('2026-11-20T09:00:00Z')).toBe('2026-11-20')
  expect(later('2026-11-06T23:00:00Z')).toBe('2026-11-07')
})

test('the slots of a day are grouped into night, morning, afternoon and evening', () => {
  const slots = [
    '2026-10-24T03:00:00Z',
    '2026-10-24T05:00:00Z',
    '2026-10-24T11:00:00Z',
    '2026-10-24T17:00:00Z',
  ]
  expect(dayPartsOf({ day: '2026-10-24', slots }, 'Europe/London').map(([part]) => part)).toEqual([
    'Night',
    'Morning',
    'Afternoon',
    'Evening',
  ])
})
