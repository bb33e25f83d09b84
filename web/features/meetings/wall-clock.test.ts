import { expect, test } from 'vitest'
import { wallClock, zoneName } from './wall-clock.ts'

test('a moment is said by the clock of each zone, before and after its clocks change', () => {
  const noon = (day: string) => `${day}T12:00:00.000Z`
  expect(wallClock(noon('2026-10-24'), 'Europe/London')).toEqual({
    day: 'Saturday 24 October 2026',
    hour: '13:00',
  })
  expect(wallClock(noon('2026-10-25'), 'Europe/London')).toEqual({
    day: 'Sunday 25 October 2026',
    hour: '12:00',
  })
  expect(wallClock(noon('2026-10-25'), 'Asia/Kathmandu').hour).toBe('17:45')
  expect(wallClock(noon('2026-10-25'), 'Pacific/Apia')).toEqual({
    day: 'Monday 26 October 2026',
    hour: '01:00',
  })
})

test('midnight is 00:00 of the day that begins', () => {
  expect(wallClock('2026-12-01T00:00:00.000Z', 'UTC')).toEqual({
    day: 'Tuesday 1 December 2026',
    hour: '00:00',
  })
})

test('the name of a zone is read as people write it', () => {
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires')
})
