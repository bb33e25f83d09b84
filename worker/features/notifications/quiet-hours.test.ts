import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const night = { from: 22 * 60, to: 7 * 60 }
const until = (now: string, hours: { from: number; to: number }, timeZone = 'Europe/London') =>
  quietUntil({ now: new Date(now) }, { ...hours, timeZone })?.toISOString()

test.each([
  ['just before they begin', '2026-11-26T21:59:59.999Z', undefined],
  ['as they begin', '2026-11-26T22:00:00.000Z', '2026-11-27T07:00:00.000Z'],
  ['before midnight', '2026-11-26T23:59:00.000Z', '2026-11-27T07:00:00.000Z'],
  ['after midnight', '2026-11-27T00:00:00.000Z', '2026-11-27T07:00:00.000Z'],
  ['just before they end', '2026-11-27T06:59:59.999Z', '2026-11-27T07:00:00.000Z'],
  ['as they end', '2026-11-27T07:00:00.000Z', undefined],
])('quiet hours across midnight are so %s', (_, now, end) => {
  expect(until(now, night)).toBe(end)
})

test.each([
  ['the clock goes forward', '2026-03-28T23:30:00Z', '2026-03-29T06:00:00.000Z'],
  ['the clock has gone forward', '2026-03-29T05:59:00Z', '2026-03-29T06:00:00.000Z'],
  ['the clock goes back', '2026-10-24T23:30:00Z', '2026-10-25T07:00:00.000Z'],
  ['the clock has gone back', '2026-10-25T06:59:00Z', '2026-10-25T07:00:00.000Z'],
])('quiet hours of the night in which %s end at seven by the new clock', (_, now, end) => {
  expect(until(now, night)).toBe(end)
  expect(until(end, night)).toBeUndefined()
})

test('quiet hours that begin in the hour that a spring night leaves out begin as that hour is over', () => {
  const hours = { from: 90, to: 8 * 60 }
  expect(until('2026-03-29T00:59:00Z', hours)).toBeUndefined()
  expect(until('2026-03-29T01:30:00Z', hours)).toBe('2026-03-29T07:00:00.000Z')
})

test('quiet hours that end in the hour that an autumn night repeats end the first time', () => {
  const hours = { from: 22 * 60, to: 90 }
  expect(until('2026-10-25T00:29:00Z', hours)).toBe('2026-10-25T00:30:00.000Z')
  expect(until('2026-10-25T00:31:00Z', hours)).toBeUndefined()
})

test('quiet hours of one day, and those of zones far away, are by their own clock', () => {
  expect(until('2026-11-26T13:30:00Z', { from: 13 * 60, to: 14 * 60 })).toBe('2026-11-26T14:00:00.000Z')
  expect(until('2026-11-26T14:30:00Z', { from: 13 * 60, to: 14 * 60 })).toBeUndefined()
  expect(until('2026-11-26T12:00:00Z', night, 'Pacific/Auckland')).toBe('2026-11-26T18:00:00.000Z')
  expect(until('2026-11-26T12:00:00Z', night, 'Pacific/Kiritimati')).toBe('2026-11-26T17:00:00.000Z')
  expect(until('2026-11-26T12:00:00Z', night, 'Asia/Kathmandu')).toBeUndefined()
})
