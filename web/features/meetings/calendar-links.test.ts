import { expect, test } from 'vitest'
import { calendarLinks } from './calendar-links.ts'

const meeting = {
  start: '2026-11-24T10:00:00.000Z',
  end: '2026-11-24T10:30:00.000Z',
  side: 'visitor' as const,
  expert: { name: 'Petra & Söhne', firstName: 'Petra' } as Parameters<typeof calendarLinks>[0]['expert'],
  guest: { name: 'Daniel Okafor', email: 'daniel@okafor.example' },
  place: { kind: 'link' as const, text: 'https://meet.example/petra?a=1&b=2' },
}
const asked = (url: string) => Object.fromEntries(new URL(url).searchParams)

test('Google and Outlook are given time, place and with whom, whatever signs are in them', () => {
  const { 'Google Calendar': google, Outlook: outlook } = calendarLinks(meeting)
  expect(asked(google)).toMatchObject({
    text: 'Meeting with Petra & Söhne (Rembrandt)',
    dates: '20261124T100000Z/20261124T103000Z',
    location: 'https://meet.example/petra?a=1&b=2',
  })
  expect(asked(outlook)).toMatchObject({
    subject: 'Meeting with Petra & Söhne (Rembrandt)',
    startdt: '2026-11-24T10:00:00.000Z',
    enddt: '2026-11-24T10:30:00.000Z',
  })
})

test('the expert adds a meeting with the visitor’s name', () => {
  const { Outlook: outlook } = calendarLinks({ ...meeting, side: 'owner' })
  expect(asked(outlook).subject).toBe('Meeting with Daniel Okafor (Rembrandt)')
})
