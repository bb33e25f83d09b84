import type { OptionalMail } from '#schema/accounts/mail-preferences.ts'

/** The title and the occasion of each mail that an owner can switch off. */
export const optionalMailNames: Record<OptionalMail, [title: string, when: string]> = {
  question: [
    'Messages from your page',
    'A visitor wrote to you, because no hour of yours could be booked or your agent had no answer.',
  ],
  lead: [
    'Shared scorecard results',
    'Somebody who took your scorecard shares the result with you, so that you can reply.',
  ],
  'hand-off': [
    'Visitors who ask for you',
    'Somebody talked with your agent and would like to speak to you. The mail holds what was said.',
  ],
  'meeting-reminder': [
    'Meetings that come up',
    'A meeting of yours is a day ahead, or an hour where it was booked at short notice.',
  ],
  'reference-uninvited': [
    'References without an invitation',
    'Somebody wrote one for you unasked. It waits until their address is confirmed.',
  ],
  'reference-arrived': ['New references', 'Somebody gave you a reference that counts.'],
  'reference-declined': ['Declined invitations', 'Somebody you invited as a referee would rather not.'],
  'reference-expired': ['Invitations that ran out', 'An invitation ended without a reference that counts.'],
  'story-answered': ['Answers about later stories', 'A referee answered about a story you asked them about.'],
  'story-validated': ['Validated stories', 'A validator said yes to a story of yours.'],
}
