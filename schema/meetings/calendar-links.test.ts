import { expect, test } from 'vitest'
import { calendarLinks } from './calendar-links.ts'

const parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams)

test('Google and Outlook are given time, place and guest, with any characters in them', () => {
  const { 'Google Calendar': google, Outlook: outlook } = calendarLinks({
    start: '2026-11-24T10:00:00.000Z',
    end: '2026-11-24T10:30:00.000Z',
    name: 'Petra & Söhne',
    place: 'https://meet.example/petra?a=1&b=2',
  })
  expect(parametersOf(google)).toMatchObject({
    text: 'Meeting with Petra & Söhne (Rembrandt)',
    dates: '20261124T100000Z/20261124T103000Z',
    location: 'https://meet.example/petra?a=1&b=2',
  })
  expect(parametersOf(outlook)).toMatchObject({
    subject: 'Meeting with Petra & Söhne (Rembrandt)',
    startdt: '2026-11-24T10:00:00.000Z',
    enddt: '2026-11-24T10:30:00.000Z',
  })
})
