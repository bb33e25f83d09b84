import { maskEmail } from '#schema/email.ts'
import { shownIndustry } from '#schema/gallery/gallery-words.ts'
import { plans } from '#schema/levels.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicReference } from '#schema/references/reference-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import type { tables } from '../../services/database.ts'
import { checksOf } from '../references/checks.ts'
import { isText, listIn, type Stored } from './stored-rows.ts'

type Lists = 'businessAreas' | 'coreDeliverables' | 'keySkills' | 'expertise' | 'signatureSystem'
type ProfileRow = Stored<typeof tables.profiles.$inferSelect, Lists>
type StoryRow = typeof tables.stories.$inferSelect
type ReferenceRow = typeof tables.references.$inferSelect
type Confirmed = {
  storyId: number
  referenceId: number
  name: string
  sentence: string | null
  confirmedAt: Date
}

type IssuedBadge = { storyId: number; id: string }
type ConfirmedClaim = { storyId: number; text: string; referenceId: number; name: string; at: Date }

/** The proof of several profiles, as it is read with them. */
type Proof = {
  stories: StoryRow[]
  references: ReferenceRow[]
  confirmations: Confirmed[]
  claims: ConfirmedClaim[]
  /** Newest first. */
  badges: IssuedBadge[]
}

/** Whether a profile has an owner who reads messages; a sample has none. */
export const hasOwner = ({ ownerId, isSample }: Pick<ProfileRow, 'ownerId' | 'isSample'>) =>
  ownerId !== null || !isSample

/**
 * The public part of a profile, from its row and the validated stories, references, confirmations and confirmed claims
 * of several.
 * @throws RangeError or TypeError when the row is unreadable.
 */
export function publishedProfile(
  row: ProfileRow,
  { stories, references, confirmations, claims, badges }: Proof,
): PublicProfile {
  const terms = plans[row.plan]
  const shown = stories.filter((story) => story.profileId === row.id).slice(0, terms.publicStories)
  const shownIds = new Set(shown.map((story) => story.id))
  const confirmed = confirmations.filter(({ storyId }) => shownIds.has(storyId))
  const coreDeliverables = listIn(row, 'coreDeliverables', isText)
  return {
    id: row.id,
    profileUrl: row.profileUrl,
    pictureSlug: row.pictureSlug ?? row.profileUrl,
    firstName: row.firstName,
    lastName: row.lastName,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: terms.booking || !hasOwner(row) ? null : row.email,
    level: terms.level,
    hasBooking: terms.booking,
    hasOpenHours: terms.booking && row.hasOpenHours,
    handsOff: terms.advancedAgent && row.ownerId !== null,
    scorecardActive: row.scorecardActive && terms.scorecard,
    currentRole: row.currentRole,
    industry: shownIndustry(row.industry),
    businessAreas: listIn(row, 'businessAreas', isText),
    coreProblemSolved: row.coreProblemSolved,
    coreDeliverables,
    headline: row.headline || coreDeliverables[0] || row.coreProblemSolved,
    about: row.about,
    expertise: listIn(row, 'expertise', isText),
    yearsExperience: row.yearsExperience,
    solutionProfile: { keySkills: listIn(row, 'keySkills', isText) },
    signatureSystem: terms.signatureSystem ? listIn(row, 'signatureSystem', isStep) : [],
    agentType: row.agentType,
    agentGreeting: terms.advancedAgent ? row.agentGreeting : '',
    isSample: row.isSample,
    hasOwner: hasOwner(row),
    stories: shown.map((story) => ({
      ...publicStory(story, confirmed, claims),
      badgeId: badges.find(({ storyId }) => storyId === story.id)?.id ?? null,
    })),
    references: references
      .filter(({ profileId, feedback }) => profileId === row.id && feedback)
      .map((reference) => publicReference(reference, confirmed)),
  }
}

export const isStep = (item: unknown): item is PublicProfile['signatureSystem'][number] =>
  typeof item === 'object' && item !== null && 'title' in item && 'outcome' in item

const publicStory = (story: StoryRow, confirmed: Confirmed[], claims: ConfirmedClaim[]) => ({
  id: story.id,
  title: story.title,
  subtitle: story.subtitle,
  industry: story.industry,
  timeline: story.timeline,
  prompt: story.prompt,
  status: story.status,
  problemDescription: story.problemDescription,
  task: story.task,
  solution: story.solution,
  results: story.results,
  createdAt: story.createdAt.toISOString(),
  validatedAt: story.validatedAt?.toISOString() ?? null,
  confirmations: confirmed
    .filter(({ storyId }) => storyId === story.id)
    .map(({ referenceId, name, sentence }) => ({ referenceId, name, sentence })),
  claims: claimsOf(claims.filter(({ storyId }) => storyId === story.id)),
})

/** Each claim once, with everybody who confirmed it. */
function claimsOf(confirmed: ConfirmedClaim[]): PublicStory['claims'] {
  const texts = [...new Set(confirmed.map(({ text }) => text))]
  return texts.map((text) => ({
    text,
    confirmedBy: oncePerReferee(confirmed.filter((claim) => claim.text === text)).map(
      ({ referenceId, name, at }) => ({
        referenceId,
        name,
        at: at.toISOString(),
      }),
    ),
  }))
}

/** The last of each referee, who may have confirmed the same words in several versions or parts. */
const oncePerReferee = (confirmed: ConfirmedClaim[]) =>
  confirmed.filter((one) => one === confirmed.findLast(({ referenceId }) => referenceId === one.referenceId))

function publicReference(reference: ReferenceRow, confirmed: Confirmed[]): PublicReference {
  const own = confirmed.filter(({ referenceId }) => referenceId === reference.id)
  return {
    id: reference.id,
    name: reference.name,
    email: maskEmail(reference.email),
    company: reference.company,
    role: reference.role,
    relationship: reference.relationship,
    status: 'validated',
    feedback: reference.feedback,
    validatedAt: (reference.validatedAt ?? reference.createdAt).toISOString(),
    checks: checksOf(reference, own.at(-1)?.confirmedAt),
    confirms: own.map(({ storyId }) => storyId),
  }
}
