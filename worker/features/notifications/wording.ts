import { paths } from '#schema/paths.ts'
import { safeName } from '../../services/mail/mail-body.ts'
import { insertedIdPlaceholder } from '../../services/mail/outbox.ts'
import type { WrittenPush } from './push-commands.ts'

/** A push that says more where its owner lets people be named, and the person has a safe name (`safeName`). */
function pushNaming(
  push: Omit<WrittenPush, 'named'>,
  name: string | null | undefined,
  named: (name: string) => { title: string; text?: string },
): WrittenPush {
  const called = safeName(name ?? '')
  return { ...push, named: { title: push.title, text: push.text, ...(called && named(called)) } }
}
const unnamed = (push: Omit<WrittenPush, 'named'>): WrittenPush => pushNaming(push, null, () => push)

const messages = paths.dashboard.href('messages')
/** Its id is that of the lead which the same batch inserts. */
const oneMessage = paths.dashboard.href('messages', { lead: insertedIdPlaceholder })
const meetings = paths.dashboard.href('meetings')
const referees = paths.dashboard.href('referees')
const stories = paths.dashboard.href('stories')

export const leadPush = (name: string) =>
  pushNaming(
    {
      kind: 'lead',
      title: 'A new scorecard result',
      text: 'Somebody shared theirs with you and waits for your answer.',
      path: oneMessage,
    },
    name,
    (called) => ({
      title: `${called} shared a scorecard result`,
      text: 'They would like to hear from you.',
    }),
  )

/** `hasLead`: it can be answered, and has a place of its own in the dashboard. */
export const messagePush = (name: string, { hasLead }: { hasLead: boolean }) =>
  pushNaming(
    {
      kind: 'message',
      title: 'A new message',
      text: 'A visitor of your page wrote to you.',
      path: hasLead ? oneMessage : messages,
    },
    name,
    (called) => ({ title: `${called} wrote to you`, text: 'Their message came from your page.' }),
  )

export const handOffPush = (name: string) =>
  pushNaming(
    {
      kind: 'message',
      title: 'A visitor asks for you',
      text: 'They talked with your agent and would like to speak to you.',
      path: oneMessage,
    },
    name,
    (called) => ({ title: `${called} asks for you` }),
  )

/** `when` it is; of a cancelled one, when it was to be. */
export const meetingPush = (occasion: 'booked' | 'moved' | 'cancelled', name: string, when: string) => {
  const { text, happened } = {
    booked: { text: when, happened: 'booked a meeting' },
    moved: { text: `Now ${when}`, happened: 'moved your meeting' },
    cancelled: { text: `It was to be ${when}`, happened: 'cancelled your meeting' },
  }[occasion]
  const title = `A meeting was ${occasion}`
  const kind = occasion === 'booked' ? 'meeting-booked' : 'meeting-changed'
  return pushNaming({ kind, title, text, path: meetings }, name, (called) => ({
    title: `${called} ${happened}`,
  }))
}

const referee = (
  name: string,
  { title, text, titleOf }: { title: string; text: string; titleOf: (called: string) => string },
) =>
  pushNaming({ kind: 'reference-answered', title, text, path: referees }, name, (called) => ({
    title: titleOf(called),
  }))

export const referenceArrivedPush = (name: string) =>
  referee(name, {
    title: 'A referee answered',
    text: 'You have a new reference that counts.',
    titleOf: (called) => `${called} gave you a reference`,
  })

export const referenceUninvitedPush = (name: string) =>
  referee(name, {
    title: 'Somebody wrote a reference for you',
    text: 'It counts once they have confirmed their address.',
    titleOf: (called) => `${called} wrote a reference for you`,
  })

export const referenceDeclinedPush = (name: string) =>
  referee(name, {
    title: 'A referee declined',
    text: 'You can ask somebody else.',
    titleOf: (called) => `${called} would rather not be your referee`,
  })

export const referenceWithdrawnPush = (name: string) =>
  referee(name, {
    title: 'A referee took their reference back',
    text: 'See what that changes on your page.',
    titleOf: (called) => `${called} took their reference back`,
  })

export const storyAnsweredPush = (name: string, title: string): WrittenPush => {
  const push = referee(name, {
    title: 'A referee answered about a story',
    text: 'See what they say of it.',
    titleOf: (called) => `${called} answered about a story`,
  })
  return { ...push, named: { ...push.named, text: `“${title}”` } }
}

/** A push about a story, whose title may hold somebody's name. */
const aboutStory = (push: Omit<WrittenPush, 'kind' | 'named'>, text: string): WrittenPush => ({
  ...push,
  kind: 'verdict',
  named: { title: push.title, text },
})

export const storyValidatedPush = (title: string) =>
  aboutStory(
    { title: 'Your story is validated', text: 'It counts on your page now.', path: stories },
    `“${title}”`,
  )

export const wentLivePush = (title: string) =>
  aboutStory(
    {
      title: 'Your page is public now',
      text: 'One of your stories is validated.',
      path: paths.dashboard.href(),
    },
    `“${title}” is validated.`,
  )

export const storyReturnedPush = (title: string) =>
  aboutStory(
    {
      title: 'Your story came back with a note',
      text: 'Read what the validator would like to know.',
      path: stories,
    },
    `“${title}”`,
  )

export const referenceRejectedPush = (name: string) =>
  pushNaming(
    {
      kind: 'verdict',
      title: 'A reference does not count any more',
      text: 'A validator rejected it, and says why.',
      path: referees,
    },
    name,
    (called) => ({ title: `The reference of ${called} does not count any more` }),
  )

/** `when` the sprint begins. */
export const sprintPush = (when: string) =>
  unnamed({ kind: 'sprint', title: 'Your sprint begins', text: when, path: paths.dashboard.href() })
