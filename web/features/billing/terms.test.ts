import { afterAll, expect, test } from 'vitest'
import { clockNote, sprintMoment } from './terms.ts'

const zone = process.env.TZ
afterAll(() => {
  process.env.TZ = zone
})

test.each([
  ['Europe/London', 'London time.'],
  ['America/New_York', 'London time. By your clock: 8 December 2026 at 07:30.'],
  ['Pacific/Auckland', 'London time. By your clock: 9 December 2026 at 01:30.'],
])('a buyer in %s reads when the sprint begins: %s', (timeZone, note) => {
  process.env.TZ = timeZone
  const moment = '2026-12-08T12:30:00.000Z'
  expect(sprintMoment(moment)).toBe('8 December 2026 at 12:30')
  expect(clockNote(moment)).toBe(note)
})
