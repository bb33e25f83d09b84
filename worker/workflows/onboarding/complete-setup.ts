import { deliveredTo } from '#schema/email.ts'
import { filledFieldsOf } from '#schema/onboarding/filled-fields.ts'
import type { Onboarding, OnboardingAnswer, SetupPart } from '#schema/onboarding/onboarding.ts'
import { filledFields } from '#schema/onboarding/wizard.ts'
import { storyTexts } from '#schema/stories/story-limits.ts'
import { type Call, ownProfileOf } from '../../call.ts'
import { unlessProven } from '../../features/accounts/proof-commands.ts'
import { findOwn } from '../../features/dashboard/queries.ts'
import { leftOutOfPerson, readPerson } from '../../features/onboarding/policy.ts'
import { markCvEdited } from '../../features/profiles/commands.ts'
import { type Filling, fillFields } from '../../features/profiles/new-profile-commands.ts'
import { findInvited, invitationStateOf } from '../../features/references/invitation-queries.ts'
import { beginStory } from '../../features/stories/commands.ts'
import { findOwnStory, storyOfKey } from '../../features/stories/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'
import { updatePublication } from '../profiles/update-publication.ts'
import { askReferee } from '../references/ask-referee.ts'
import { newText } from '../stories/own-stories.ts'

type LeftOut = OnboardingAnswer['leftOut'][number]

/**
 * Puts a setup into the signed-in owner's account: fields into those that are empty, stories as drafts, people as
 * invitations; what cannot be taken is answered with its reason. Safe to repeat.
 * @throws AppError NO_OWN_PROFILE, SIGN_IN_FIRST.
 */
export async function completeSetup(call: Call, setup: Onboarding): Promise<OnboardingAnswer> {
  const { id } = ownProfileOf(call)
  const filling: Filling = { values: filledFieldsOf(setup), seen: setup.replace }
  const stories = setup.stories
    .map(({ storyKey, ...draft }, index) => ({ storyKey, text: newText(draft), what: storyPart(index) }))
    .filter(({ text }) => storyTexts.some((name) => text[name].trim()))
  const { filled, begun: created } = await write(
    call,
    {
      filled: fillFields(call, id, filling),
      stories: stories.flatMap(({ storyKey, text }) => {
        const { story, claims, version } = beginStory(call, id, storyKey, text)
        return [story, ...claims, version]
      }),
      begun: stories.map(({ storyKey }) => storyOfKey(call, id, storyKey)),
      cv: markCvEdited(call, id),
    },
    { unless: unlessProven(call) },
  )
  if (filled.length) await updatePublication(call, id)
  const [own, saved, invitations] = await Promise.all([
    findOwn(call, id),
    Promise.all(
      stories.map(async ({ text, what }, index) => ({
        what,
        why: await whyNotSaved(call, id, created[index]?.[0]?.id, text),
      })),
    ),
    inviteBoth(call, id, setup.references),
  ])
  const outcomes = [...saved, ...invitations]
  return {
    created: {
      stories: saved.filter(({ why }) => !why).length,
      invitations: invitations.filter(({ why }) => !why).length,
    },
    kept: own ? filledFields.filter((name) => !isSame(own.profile[name], filling.values[name])) : [],
    leftOut: [...leftOutOfPerson(setup.profile, own?.profile), ...outcomes.filter(isLeftOut)],
  }
}

const isLeftOut = (one: { what: SetupPart; why: string | undefined }): one is LeftOut => one.why !== undefined
const storyPart = (index: number): SetupPart => (index === 0 ? 'story1' : 'story2')
const isSame = (stands: string | string[], value: string | string[] | undefined) =>
  value === undefined || JSON.stringify(stands) === JSON.stringify(value)

/** Why a story of the setup is not in the account in these words; undefined where it is. */
async function whyNotSaved(
  call: Call,
  profileId: number,
  storyId: number | undefined,
  text: ReturnType<typeof newText>,
): Promise<string | undefined> {
  if (storyId === undefined) return new AppError('STORIES_FULL').message
  const story = await findOwnStory(call, profileId, storyId)
  if (!story || storyTexts.every((name) => story.current[name] === text[name])) return undefined
  return 'This story is in your account already, in other words. What stands there stays: open it from your dashboard to change it.'
}

type Person = Onboarding['references'][number]

/** Invites each person, and returns the reason for those who cannot be invited. */
async function inviteBoth(call: Call, profileId: number, people: Person[]) {
  const outcomes: { what: SetupPart; why: string | undefined }[] = []
  const mailboxes = new Set<string>()
  // One after the other: both count against the same allowance.
  for (const [index, person] of people.entries()) {
    if (!person.name && !person.email && !person.role) continue
    const mailbox = deliveredTo(person.email)
    const isDouble = person.email !== '' && mailboxes.has(mailbox)
    mailboxes.add(mailbox)
    outcomes.push({
      what: index === 0 ? 'ref1' : 'ref2',
      why: isDouble
        ? 'Both people have the same address. Please name two different ones.'
        : await whyNotAsked(call, profileId, person),
    })
  }
  return outcomes
}

/** Invites somebody, or returns the reason why they cannot be invited. */
async function whyNotAsked(call: Call, profileId: number, person: Person): Promise<string | undefined> {
  const read = readPerson(person)
  if ('why' in read) return read.why
  try {
    await askReferee(call, profileId, { ...read, solutionStory: '' })
    return undefined
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'SIGN_IN_FIRST') throw error
    const isAsked = error.code === 'REFERENCE_EXISTS' && (await isInvitedAs(call, profileId, read))
    return isAsked ? undefined : error.message
  }
}

/** Whether somebody of this name has an open invitation already, from an earlier attempt for example. */
async function isInvitedAs(
  call: Call,
  profileId: number,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
): Promise<boolean> {
  const [existing] = await invitationStateOf(call, profileId, email)
  const invited = existing?.status === 'invited' ? await findInvited(call, existing.id) : undefined
  return invited?.firstName === firstName && invited.lastName === lastName
}
