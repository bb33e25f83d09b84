import { expect, test } from 'vitest'
import { momentInMail, timeInMail } from './meeting-times.ts'

const span = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) })

test('a time is given by its reader’s clock, with the day of its end where that is another', () => {
  expect(timeInMail(span('2026-11-24T15:00Z', '2026-11-24T15:30Z'), 'America/New_York')).toBe(
    'Tuesday 24 November 2026, 10:00 to 10:30 (New York time)',
  )
  expect(timeInMail(span('2026-11-24T23:45Z', '2026-11-25T00:15Z'), 'Europe/London')).toBe(
    'Tuesday 24 November 2026, 23:45 to Wednesday 25 November 2026, 00:15 (London time)',
  )
})

test('a time in an hour that comes twice says which of both is meant', () => {
  expect(momentInMail(new Date('2026-10-25T00:30Z'), 'Europe/London')).toBe(
    'Sunday 25 October 2026, 01:30 GMT+1 (London time)',
  )
  expect(momentInMail(new Date('2026-10-25T01:30Z'), 'Europe/London')).toBe(
    'Sunday 25 October 2026, 01:30 GMT+0 (London time)',
  )
  expect(timeInMail(span('2026-10-25T00:30Z', '2026-10-25T01:00Z'), 'Europe/London')).toBe(
    'Sunday 25 October 2026, 01:30 GMT+1 to 01:00 GMT+0 (London time)',
  )
  expect(momentInMail(new Date('2026-04-04T14:45Z'), 'Australia/Lord_Howe')).toContain(
    '01:45 GMT+11 (Lord Howe time)',
  )
  for (const moment of ['2026-10-24T23:59Z', '2026-10-25T02:00Z', '2026-03-29T01:00Z'])
    expect(momentInMail(new Date(moment), 'Europe/London')).toMatch(/\d \(London time\)$/)
})
