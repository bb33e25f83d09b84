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

const who = 'Wilhelmina'
const story = 'The bakery of Wilhelmina Quince'
const pushes = {
  lead: leadPush(who),
  message: messagePush(who, { hasLead: true }),
  'message without an address': messagePush(who, { hasLead: false }),
  'hand-off': handOffPush(who),
  booked: meetingPush('booked', who, 'Friday at ten'),
  moved: meetingPush('moved', who, 'Friday at ten'),
  cancelled: meetingPush('cancelled', who, 'Friday at ten'),
  arrived: referenceArrivedPush(who),
  uninvited: referenceUninvitedPush(who),
  declined: referenceDeclinedPush(who),
  withdrawn: referenceWithdrawnPush(who),
  rejected: referenceRejectedPush(who),
  'answered about a story': storyAnsweredPush(who, story),
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
