import { expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import type { Call } from '../../call.ts'
import type { MailedMeeting } from './email-parts.ts'
import { ownerEmail, visitorEmail } from './emails.ts'
import { expertErasedEmail } from './erasure-emails.ts'
import { entryFor, type MeetingNotice } from './notice-commands.ts'

const meeting: MailedMeeting = {
  startsAt: new Date('2026-12-01T10:00:00Z'),
  endsAt: new Date('2026-12-01T10:30:00Z'),
  name: 'Daniel Okafor',
  email: 'daniel@okafor.example',
  about: '',
  brief: '',
  timeZone: 'Europe/London',
  place: { kind: 'link', text: 'https://meet.example/petra' },
  cancelledBy: 'owner',
  cancelReason:
    'The boat sails without us.\n\nSign in at https://rembrandt-login.example/verify or www.login.example',
  expert: {
    name: 'Petra Proof',
    firstName: 'Petra',
    profileUrl: 'petra-proof',
    timeZone: 'Europe/London',
    isSample: false,
    isPublic: true,
    owner: 'petra@proof.example',
  },
}
const cancelled = (of: Partial<MailedMeeting> = {}) =>
  visitorEmail(
    'cancelled',
    { ...meeting, ...of },
    { link: 'https://rembrandt.example/meeting', changeableUntil: null },
    'https://rembrandt.example',
  )

test('a visitor reads why an expert cancelled, without the expert’s links', () => {
  for (const words of [cancelled().text, cancelled().html]) {
    expect(words).toContain('The boat sails without us.')
    expect(words).not.toContain('login.example')
  }
})

test('the subject of a mail to a visitor repeats no name that reads as an alarm', () => {
  const named = (name: string) => cancelled({ expert: { ...meeting.expert, name } }).subject
  expect(named('Petra Proof')).toBe('Your meeting with Petra Proof is cancelled')
  expect(named('Your account is suspended')).toBe('Your meeting with your expert is cancelled')
  const expert = { ...meeting.expert, name: 'Your account is suspended' }
  expect(expertErasedEmail({ ...meeting, expert }, 'https://rembrandt.example').subject).toBe(
    'Your meeting with your expert is cancelled',
  )
})

test('the title of a meeting in a visitor’s calendar repeats no name that reads as an alarm', async () => {
  const named = async (firstName: string) => {
    const notice: MeetingNotice = {
      meeting: {
        ...meeting,
        uid: 'a',
        ownerKey: '',
        sequence: 0,
        status: 'booked',
        noticeMinutes: 60,
        changedAt: meeting.startsAt,
      },
      expert: {
        id: 1,
        profileUrl: 'petra-proof',
        pictureSlug: 'petra-proof',
        firstName,
        lastName: '',
        email: 'petra@proof.example',
        businessAreas: '[]',
        keySkills: '[]',
        isSample: false,
        ownerId: 'petra',
        plan: 'sprint',
        isPublic: true,
        isSuspended: false,
      },
      hours: null,
    }
    return (await entryFor(callOn({} as Call['db']), 'visitor', notice)).summary
  }
  expect(await named('Petra Proof')).toBe('Meeting with Petra Proof')
  expect(await named('Your account is suspended')).toBe('Meeting with your expert')
})

test('a cancelled try-out no longer says that nobody will come', () => {
  const { text } = cancelled({ expert: { ...meeting.expert, isSample: true } })
  expect(text).not.toContain('nobody will come')
})

test('an expert is warned of a visitor’s words only in a mail that has some', () => {
  const textOf = (cancelReason: string) =>
    ownerEmail(
      'cancelled',
      { ...meeting, cancelledBy: 'visitor', cancelReason },
      { link: 'https://rembrandt.example/meeting' },
      'https://rembrandt.example',
    ).text
  expect(textOf('My train is late.')).toContain('The words are the visitor’s.')
  expect(textOf('')).not.toContain('The words are the visitor’s.')
})

test('an expert who is a sample reads of no place to meet, as nobody will come', () => {
  const { text } = ownerEmail(
    'booked',
    { ...meeting, expert: { ...meeting.expert, isSample: true } },
    { link: 'https://rembrandt.example/meeting' },
    'https://rembrandt.example',
  )
  expect(text).toContain('Where: Nowhere, since it is a try-out and nobody will come')
  expect(text).not.toContain('https://meet.example/petra')
})
