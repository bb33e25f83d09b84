import { afterEach, expect, test, vi } from 'vitest'
import {
  clockIn,
  daysLater,
  minutesLater,
  offsetInWords,
  wallClock,
  writtenTime,
  zoneName,
} from './wall-clock.ts'

test('a moment is given by the clock of each zone, before and after its clocks change', () => {
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

test('a time in an hour that comes twice says which of both is meant, as the mails do', () => {
  const timeAt = (moment: string, zone = 'Europe/London') => clockIn(zone, moment).time
  expect(['2026-10-25T00:30Z', '2026-10-25T01:30Z'].map((moment) => timeAt(moment))).toEqual([
    '01:30 GMT+1',
    '01:30 GMT+0',
  ])
  expect(writtenTime('Europe/London', '2026-10-25T00:30Z', '2026-10-25T01:00Z')).toBe(
    'Sunday 25 October 2026, 01:30 GMT+1 to 01:00 GMT+0 (London time)',
  )
  // Half an hour there, and in a zone that is behind UTC.
  expect(timeAt('2026-04-04T14:45Z', 'Australia/Lord_Howe')).toBe('01:45 GMT+11')
  expect(timeAt('2026-11-01T08:30Z', 'America/Los_Angeles')).toBe('01:30 GMT-7')
  for (const moment of ['2026-10-24T23:59Z', '2026-10-25T02:00Z', '2026-03-29T00:30Z', '2026-03-29T01:00Z'])
    expect(timeAt(moment)).toMatch(/^\d\d:\d\d$/)
})

test('the name of a zone is read as people write it', () => {
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires')
})

test('the distance between two clocks follows both their changes', () => {
  const from = (day: string) => offsetInWords('America/New_York', 'Europe/London', `${day}T12:00:00Z`)
  expect(from('2026-10-24')).toBe('5 hours ahead of')
  expect(from('2026-10-26')).toBe('4 hours ahead of')
  expect(from('2026-11-02')).toBe('5 hours ahead of')
  expect(offsetInWords('Asia/Kolkata', 'Europe/London', '2026-11-02T12:00:00Z')).toBe(
    '5 hours 30 minutes behind',
  )
  expect(offsetInWords('Europe/Lisbon', 'Europe/London', '2026-11-02T12:00:00Z')).toBe('')
})

test('days and minutes are counted over the end of a month', () => {
  expect(daysLater('2026-10-25', 14)).toBe('2026-11-08')
  expect(daysLater('2027-01-02', -14)).toBe('2026-12-19')
  expect(minutesLater('2026-10-31T23:45:00.000Z', 30)).toBe('2026-11-01T00:15:00.000Z')
})

/** The module as a page has it that begins on a device which says that it is in `zone`. */
async function onDeviceIn(zone: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  const zoneNow = vi.fn(() => zone)
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: zoneNow() }
  })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.resetModules()
  const { deviceZone } = await import('./wall-clock.ts')
  return { deviceZone, zoneNow, page }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['Europe/Paris', 'Europe/Paris'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Etc/Unknown', 'UTC'],
  ['', 'UTC'],
])('a device in the zone “%s” is shown the time of %s', async (zone, shown) => {
  expect((await onDeviceIn(zone)).deviceZone()).toBe(shown)
})

test('a visitor who travels with an open page reads the time of the new place once they see it again', async () => {
  const { deviceZone, zoneNow, page } = await onDeviceIn('Europe/Paris')
  expect(deviceZone()).toBe('Europe/Paris')
  zoneNow.mockReturnValue('Asia/Tokyo')
  page.dispatchEvent(new Event('visibilitychange'))
  expect(deviceZone()).toBe('Asia/Tokyo')
})
