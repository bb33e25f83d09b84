import { expect, test } from 'vitest'
import type { OwnAvailability } from '#schema/meetings/availability.ts'
import { defaultAvailability } from '#schema/meetings/meeting-options.ts'
import type { HoursValues } from '#schema/meetings/unsaved-hours.ts'
import { daysInWords, differencesOf, durationInWords, weekInWords } from './hours-in-words.ts'
import {
  availabilityInputOf,
  hoursErrorsOf,
  hoursValuesOf,
  isSameHours,
  nextSpan,
  withDaySwitched,
  withHoursCopied,
} from './hours-values.ts'

const saved = (changes: object = {}): OwnAvailability => ({
  availability: {
    ...structuredClone(defaultAvailability),
    weekly: [...defaultAvailability.weekly],
    daysApart: [],
    timeZone: 'Europe/London',
    ...changes,
  },
  editedAt: '2026-11-20T10:00:00.000Z',
})
const values = (changes: Partial<HoursValues> = {}): HoursValues => ({
  ...hoursValuesOf(saved(), '2026-11-22', 'Asia/Kolkata'),
  ...changes,
})
const week = (...monday: [from: string, to: string][]) =>
  values().week.map((day, at) =>
    at === 0 ? { isOn: true, spans: monday.map(([from, to]) => ({ from, to })) } : day,
  )

test('saved hours stand in the fields and go back unchanged', () => {
  const { availability } = saved({
    weekly: [
      { weekday: 6, from: 0, to: 1440 },
      { weekday: 2, from: 545, to: 600 },
    ],
    daysApart: [{ day: '2026-12-24', spans: [] }],
    placeKind: 'phone',
    place: '+44 20 7946 0000',
  })
  const fields = hoursValuesOf({ availability, editedAt: 'x' }, '2026-11-22', 'Asia/Kolkata')
  expect(fields.week[6]).toEqual({ isOn: true, spans: [{ from: '00:00', to: '00:00' }] })
  expect(fields.week[2]?.spans).toEqual([{ from: '09:05', to: '10:00' }])
  expect(fields.week[0]?.isOn).toBe(false)
  expect(availabilityInputOf(fields)).toEqual({ ...availability, weekly: availability.weekly.toReversed() })
})

test('the zone is the device’s before anything was saved, afterwards the saved one', () => {
  expect(hoursValuesOf({ ...saved(), editedAt: null }, '2026-11-22', 'Asia/Kolkata').timeZone).toBe(
    'Asia/Kolkata',
  )
  expect(values().timeZone).toBe('Europe/London')
  const { availability, editedAt } = saved()
  const before = { editedAt, availability: { ...availability, timeZone: 'Asia/Calcutta' } }
  expect(hoursValuesOf(before, '2026-11-22', 'UTC').timeZone).toBe('Asia/Kolkata')
})

test('past dates with hours of their own are left out of the form', () => {
  const days = ['2026-11-21', '2026-11-22'].map((day) => ({ day, spans: [] }))
  const fields = hoursValuesOf(saved({ daysApart: days }), '2026-11-22', 'UTC')
  expect(fields.apart.map(({ day }) => day)).toEqual(['2026-11-22'])
})

test.each<[trouble: string, changes: Partial<HoursValues>, field: string, pattern: RegExp]>([
  ['hours backwards', { week: week(['12:00', '09:00']) }, 'week-0-0', /end after they begin/],
  ['hours without an end', { week: week(['12:00', '']) }, 'week-0-0', /choose a time/],
  ['hours that overlap', { week: week(['09:00', '12:00'], ['11:00', '13:00']) }, 'week-0-1', /overlap/],
  [
    'hours that overlap, whichever stands first',
    { week: week(['11:00', '13:00'], ['09:00', '12:00']) },
    'week-0-0',
    /overlap/,
  ],
  ['hours twice', { week: week(['09:00', '12:00'], ['09:00', '12:00']) }, 'week-0-1', /overlap/],
  ['a day without a date', { apart: [{ day: '', isOff: true, spans: [] }] }, 'apart-0-day', /choose a day/],
  [
    'a day twice',
    { apart: [1, 2].map(() => ({ day: '2026-12-24', isOff: true, spans: [] })) },
    'apart-1-day',
    /already/,
  ],
  [
    'a day’s own hours backwards',
    { apart: [{ day: '2026-12-24', isOff: false, spans: [{ from: '10:00', to: '09:00' }] }] },
    'apart-0-0',
    /end after they begin/,
  ],
  ['no link where there should be one', { placeKind: 'link', link: 'zoom' }, 'place', /https:/],
])('%s are reported under their field', (_, changes, field, pattern) => {
  const troubles = hoursErrorsOf(values(changes))
  expect([...troubles.keys()]).toEqual([field])
  expect(troubles.get(field)).toMatch(pattern)
})

test('hours that touch, and hours of a day that is switched off, are no trouble', () => {
  expect(hoursErrorsOf(values({ week: week(['09:00', '12:00'], ['12:00', '00:00']) })).size).toBe(0)
  const off = week(['12:00', '09:00']).map((day, at) => (at === 0 ? { ...day, isOn: false } : day))
  expect(hoursErrorsOf(values({ week: off })).size).toBe(0)
})

test('the same hours in another order say the same', () => {
  const one = values({ week: week(['09:00', '12:00'], ['13:00', '17:00']) })
  const other = values({ week: week(['13:00', '17:00'], ['09:00', '12:00']) })
  expect(isSameHours(one, other)).toBe(true)
  expect(isSameHours(one, values())).toBe(false)
  expect(isSameHours(one, { ...one, isOpen: !one.isOpen })).toBe(false)
})

test('new hours begin an hour after the last, a day switched on again has its old hours, days copy whole', () => {
  expect(nextSpan([])).toEqual({ from: '09:00', to: '17:00' })
  expect(nextSpan([{ from: '09:00', to: '12:00' }])).toEqual({ from: '13:00', to: '16:00' })
  expect(nextSpan([{ from: '09:00', to: '22:00' }])).toEqual({ from: '23:00', to: '00:00' })
  expect(nextSpan([{ from: '09:00', to: '00:00' }])).toEqual({ from: '', to: '' })
  const spans = [{ from: '10:00', to: '11:00' }]
  expect(withDaySwitched({ isOn: false, spans }, true)).toEqual({ isOn: true, spans })
  expect(withDaySwitched({ isOn: false, spans: [] }, true).spans).toEqual([{ from: '09:00', to: '17:00' }])
  const copy = withHoursCopied(week(['10:00', '11:00']), 0, [5])
  expect(copy[5]).toEqual({ isOn: true, spans })
  expect(copy[6]?.isOn).toBe(false)
})

test('a week is described in words', () => {
  expect(weekInWords(values().week)).toBe('Monday to Friday 09:00 to 17:00. Saturday and Sunday closed.')
  expect(weekInWords(week(['09:00', '12:00'], ['13:00', '00:00']))).toBe(
    'Monday 09:00 to 12:00 and 13:00 to midnight. Tuesday to Friday 09:00 to 17:00. Saturday and Sunday closed.',
  )
  expect(weekInWords(values().week.map((day) => ({ ...day, isOn: false })))).toBe('No hours in any week.')
  expect(daysInWords([0, 2, 3, 4, 6])).toBe('Monday, Wednesday to Friday and Sunday')
  expect([20, 60, 90, 1440, 2880, 10_080].map(durationInWords)).toEqual([
    ...['20 minutes', '1 hour', '1 hour 30 minutes', '1 day', '2 days', '1 week'],
  ])
})

test('hours that differ from those saved elsewhere are listed line by line', () => {
  const entered = values({
    length: 45,
    week: week(['10:00', '11:00']),
    timeZone: 'America/New_York',
    apart: [{ day: '2026-12-24', isOff: true, spans: [] }],
  })
  expect(differencesOf(entered, values())).toEqual([
    'Monday: 10:00 to 11:00',
    'Days off and extra days: Thursday 24 December 2026 off',
    'Length: 45 minutes',
    'Time zone: America/New York',
  ])
})
