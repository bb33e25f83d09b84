import { badgeHref, statusListHref } from '#schema/badges/addresses.ts'
import { badgeContexts } from '#schema/badges/contexts.ts'
import { issuerOf } from '#schema/badges/keys.ts'
import { brand } from '#schema/brand.ts'
import { shareHref } from '#schema/pages/share.ts'
import { paths, storyAnchor } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { inOneLine, withoutUnseen } from '#schema/text/typed.ts'
import { utcDay } from '#schema/text/utc-day.ts'

/** A badge before it is signed: of a shown story of whose profile, and its index in a status list. */
export type UnsignedBadge = {
  id: string
  profile: PublicProfile
  story: PublicStory
  statusList: number
  statusIndex: number
  issuedAt: Date
}

/** An XML Schema dateTime, to the second. */
export const dateTimeOf = (at: Date) => at.toISOString().replace(/\.\d+Z$/, 'Z')

const issuerAt = (appUrl: string) => ({
  id: issuerOf(appUrl),
  type: ['Profile'],
  name: brand.name,
  url: new URL(appUrl).origin,
})

/** A text of the page as it is signed: what nobody sees and half characters would be read differently elsewhere. */
const text = (words: string) => withoutUnseen(words).toWellFormed()
const line = (words: string) => inOneLine(words).toWellFormed().trim()

/**
 * The badge of a story without proofs (R30): what its page shows of that story. Words of people are plain values, never
 * a term, a type or an address.
 */
export function credentialOf(appUrl: string, badge: UnsignedBadge) {
  const { id, profile, story, issuedAt } = badge
  const address = new URL(badgeHref(id), appUrl).href
  const page = new URL(paths.profile.href(profile.profileUrl), appUrl).href
  const picture = shareHref(profile, story.id)
  const claims = endorsedClaims(story).map((claim, index) => ({
    id: `${address}#claim-${index + 1}`,
    ...claim,
  }))
  const title = line(story.title)
  const endorsements = endorsementsOf(appUrl, badge)
  return {
    '@context': [...badgeContexts],
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: issuerAt(appUrl),
    validFrom: dateTimeOf(issuedAt),
    credentialSubject: {
      id: page,
      type: ['AchievementSubject'],
      achievement: {
        id: `${address}#achievement`,
        type: ['Achievement'],
        name: title,
        description: line(story.subtitle) || text(story.results) || title,
        criteria: { narrative: criteriaOf(profile, story) },
        ...(picture && { image: { id: new URL(picture, appUrl).href, type: 'Image' } }),
        ...(claims.length > 0 && {
          resultDescription: claims.map((claim) => ({
            id: claim.id,
            type: ['ResultDescription'],
            name: 'Sentence confirmed by a referee',
            resultType: 'Result',
          })),
        }),
      },
      ...(claims.length > 0 && {
        result: claims.map((claim) => ({
          type: ['Result'],
          resultDescription: claim.id,
          value: line(claim.text),
        })),
      }),
    },
    evidence: [
      {
        id: new URL(paths.profile.href(profile.profileUrl, storyAnchor(story.id)), appUrl).href,
        type: ['Evidence'],
        name: 'The story, on its owner’s page',
      },
    ],
    ...(endorsements.length > 0 && { endorsement: endorsements }),
    credentialStatus: statusOf(appUrl, badge),
  }
}

/** The entry of a badge, and of the endorsements in it, in its status list. */
function statusOf(appUrl: string, { statusList, statusIndex }: UnsignedBadge) {
  const list = new URL(statusListHref(statusList), appUrl).href
  return {
    id: `${list}#${statusIndex}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(statusIndex),
    statusListCredential: list,
  }
}

/** The claims that somebody confirms who endorses the badge: once nobody does, nobody named in it could take one back. */
const endorsedClaims = ({ claims, confirmations }: PublicStory) =>
  claims.filter(({ confirmedBy }) =>
    confirmedBy.some((by) => confirmations.some(({ referenceId }) => referenceId === by.referenceId)),
  )

/** One for each referee who confirms the story, in the order of the page. */
function endorsementsOf(appUrl: string, badge: UnsignedBadge) {
  const { id, profile, story, issuedAt } = badge
  const address = new URL(badgeHref(id), appUrl).href
  return story.confirmations.map(({ referenceId, name }, index) => {
    const shown = profile.references.find((reference) => reference.id === referenceId)
    const confirmed = story.claims.flatMap(({ text, confirmedBy }) =>
      confirmedBy.filter((by) => by.referenceId === referenceId).map(({ at }) => ({ text: line(text), at })),
    )
    const last = confirmed
      .map(({ at }) => at)
      .sort()
      .at(-1)
    return {
      '@context': [...badgeContexts],
      id: `${address}#endorsement-${index + 1}`,
      type: ['VerifiableCredential', 'EndorsementCredential'],
      name: [name, shown?.role ?? '', shown?.company ?? ''].map(line).filter(Boolean).join(', '),
      issuer: issuerAt(appUrl),
      validFrom: dateTimeOf(last ? new Date(last) : issuedAt),
      credentialSubject: {
        id: address,
        type: ['EndorsementSubject'],
        endorsementComment: commentOf(line(name), confirmed),
      },
      // Cut out of its badge, it would otherwise hold for ever.
      credentialStatus: statusOf(appUrl, badge),
    }
  })
}

type Confirmed = { text: string; at: string }

/** What a referee confirmed and when; each sentence stands on a line of its own, so that none can pass for another. */
function commentOf(name: string, confirmed: readonly Confirmed[]): string {
  if (confirmed.length === 0) return `${name} confirmed the story as a whole.`
  const byDay = Map.groupBy(confirmed, ({ at }) => utcDay(at))
  return [...byDay]
    .flatMap(([day, claims]) => [
      `On ${day}, ${name} confirmed ${claims.length === 1 ? 'this sentence' : 'these sentences'} of the story:`,
      ...claims.map((claim) => `“${claim.text}”`),
    ])
    .join('\n')
}

/** What the product checked of a story, and how. */
function criteriaOf({ isSample }: PublicProfile, story: PublicStory): string {
  const { confirmations, validatedAt } = story
  if (isSample)
    return `This is a sample profile: the person, the story and the referees are made up, and ${brand.name} checked nothing.`
  const isOne = confirmations.length === 1
  const sentences =
    endorsedClaims(story).length > 0 ? ', sentence by sentence where an endorsement quotes sentences' : ''
  return [
    'The owner of the page tells this story: the situation, the task, what they did and what came of it.',
    confirmations.length > 0 &&
      `It was confirmed by ${isOne ? 'one referee' : `${confirmations.length} referees`}${sentences}. ${isOne ? 'They' : 'Each'} opened a link that ${brand.name} mailed to their address and to nobody else; that address is not the owner’s, and no other referee of the page has it.`,
    `A validator who has no interest in the story read it and validated it${validatedAt ? ` on ${utcDay(validatedAt)}` : ''}.`,
    `${brand.name} did not measure the results itself. Days are those of Coordinated Universal Time (UTC).`,
  ]
    .filter(Boolean)
    .join(' ')
}
