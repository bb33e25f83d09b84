import { expect, test } from 'vitest'
import {
  handOffPush,
  leadPush,
  meetingPush,
  messagePush,
  referenceArrivedPush,
  referenceDeclinedPush,
  referenceRejectedPush,
  referenceUninvitedPush,
  referenceWithdrawnPush,
  storyAnsweredPush,
  storyReturnedPush,
  storyValidatedPush,
  wentLivePush,
} from './wording.ts'

const name = 'Wilhelmina'
const story = 'The bakery of Wilhelmina Quince'
const pushes = {
  lead: leadPush(name),
  message: messagePush(name, { hasLead: true }),
  'message without an address': messagePush(name, { hasLead: false }),
  'hand-off': handOffPush(name),
  booked: meetingPush('booked', name, 'Friday at ten'),
  moved: meetingPush('moved', name, 'Friday at ten'),
  cancelled: meetingPush('cancelled', name, 'Friday at ten'),
  arrived: referenceArrivedPush(name),
  uninvited: referenceUninvitedPush(name),
  declined: referenceDeclinedPush(name),
  withdrawn: referenceWithdrawnPush(name),
  rejected: referenceRejectedPush(name),
  'answered about a story': storyAnsweredPush(name, story),
  validated: storyValidatedPush(story),
  'went live': wentLivePush(story),
  returned: storyReturnedPush(story),
}

test.each(Object.entries(pushes))(
  'a push of %s names nobody and no story, unless it may',
  (_, { title, text, path, named }) => {
    expect(`${title} ${text} ${path}`).not.toMatch(/Wilhelmina|Quince|bakery/)
    expect(text, 'it says something all the same').not.toBe('')
    expect(`${named.title} ${named.text}`).toContain('Wilhelmina')
  },
)
