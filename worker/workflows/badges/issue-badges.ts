import { removedKeys } from '#schema/badges/key-entries.ts'
import { statusListLength } from '#schema/badges/status-list.ts'
import { profileTag } from '#schema/pages/page-row.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { Call } from '../../call.ts'
import {
  type BadgeContent,
  badgeContentOf,
  type ClaimConfirmation,
  hasRenamedEndorser,
} from '../../features/badges/badge-content.ts'
import {
  type BadgeWork,
  claimBadgeWork,
  insertBadges,
  postponeBadgeWork,
  queueSignedBy,
  revokeBadges,
  revokeInvalid,
  type SignedBadge,
} from '../../features/badges/commands.ts'
import type { UnsignedBadge } from '../../features/badges/credential.ts'
import { findBadgesOf, findFreeEntries } from '../../features/badges/queries.ts'
import { findAsPublished } from '../../features/profiles/public-profile-queries.ts'
import { invalidatePages, marksOf, pendingMarks } from '../../services/page-marks.ts'
import { write } from '../../services/write.ts'

/** Signs a badge: the name of the key, and the credential as JSON. */
export type SignBadge = (badge: UnsignedBadge) => Promise<Pick<SignedBadge, 'keyId' | 'body'>>

/** With the site's key; start-up needs neither it nor JSON-LD. */
const signedBySite =
  (call: Call): SignBadge =>
  async (badge) =>
    (await import('../../features/badges/signing.ts')).signBadge(call, badge)

const profilesPerClaim = 16
/** A signature takes some 10 ms of CPU; a badge needs one, and one for each referee. */
const maxRunMs = 15_000

/**
 * Issues and revokes the badges of profiles that changed (R30). Safe to interrupt and to run twice at
 * once; a profile that fails is tried later and delays no other.
 * @throws the last failure.
 */
export async function issueBadges(call: Call, sign = signedBySite(call)): Promise<void> {
  const until = Date.now() + maxRunMs
  let failure: unknown
  for (let claims = await claimBadgeWork(call, profilesPerClaim); claims.length; ) {
    for (const work of claims)
      try {
        if (!(await issueFor(call, work, sign))) await postponeBadgeWork(call, work)
      } catch (error) {
        failure = error
        await postponeBadgeWork(call, work)
      }
    claims = Date.now() < until ? await claimBadgeWork(call, profilesPerClaim) : []
  }
  if (failure) throw failure
}

/** The minute's job: issues badges, also those of profiles whose badges a stolen key signed. @throws as `issueBadges`. */
export async function issueDueBadges(call: Call): Promise<void> {
  const stolen = removedKeys(call.variables.BADGE_KEYS)
  if (stolen.length) await write(call, { queued: queueSignedBy(call, stolen) })
  await issueBadges(call)
}

/**
 * Issues the missing badges of a profile and revokes the outdated ones, in one batch; false where the profile changed
 * meanwhile, perhaps without a change of its page.
 */
async function issueFor(call: Call, work: BadgeWork, sign: SignBadge): Promise<boolean> {
  const { profileId } = work
  // First, so that nothing is stored of what changed while it was read.
  const { updatedAt, versions, claimConfirmations, badges: current } = await findBadgesOf(call, profileId)
  const profile = updatedAt === undefined ? undefined : await findAsPublished(call, profileId)
  const badgeContents = profile ? await badgeContentsOf(profile, versions, claimConfirmations) : []
  const stolen = current.filter(({ keyId }) => removedKeys(call.variables.BADGE_KEYS).includes(keyId))
  const sound = current.filter((badge) => !stolen.includes(badge))
  const changed = sound.filter(
    ({ endorsements, hasUnconfirmedResult, storyId }) =>
      hasUnconfirmedResult ||
      hasRenamedEndorser(
        endorsements,
        badgeContents.find(({ content }) => content.storyId === storyId)?.content,
      ),
  )
  const unchanged = sound.filter((badge) => !changed.includes(badge))
  const missing = badgeContents.filter(({ content }) => !unchanged.some((badge) => isSame(badge, content)))
  const entries = missing.length
    ? await findFreeEntries(call, randomIndices(missing.length * candidatesEach), missing.length)
    : []
  const signed: SignedBadge[] = []
  for (const [index, { story, content }] of missing.entries()) {
    const entry = entries[index]
    if (!profile || !entry) throw new Error('No random index of the status list was free')
    const badge = { id: randomBadgeId(), profile, story, issuedAt: call.now, ...entry }
    const { profileUrl } = profile
    signed.push({ id: badge.id, content, profileUrl, title: story.title, ...entry, ...(await sign(badge)) })
  }
  const marks = profile && signed.length ? marksOf('changed', profileTag(profile.profileUrl)) : []
  const { ended } = await write(call, {
    invalid: revokeInvalid(call, profileId),
    changed: changed.length ? revokeBadges(call, idsOf(changed), 'changed') : undefined,
    stolen: stolen.length ? revokeBadges(call, idsOf(stolen), 'key') : undefined,
    ...insertBadges(call, work, updatedAt, signed),
    // The page leads to the newest badge of each story.
    marks: marks.length ? pendingMarks(call, marks) : undefined,
  })
  invalidatePages(call, marks)
  return ended.length > 0
}

const idsOf = (badges: readonly { id: string }[]) => badges.map(({ id }) => id)

/** The shown stories of a profile, and what the badge of each would say. */
async function badgeContentsOf(
  profile: PublicProfile,
  versions: ReadonlyMap<number, number>,
  claimConfirmations: ClaimConfirmation[],
) {
  const found = profile.stories.map(async (story) => {
    const version = versions.get(story.id)
    return version === undefined
      ? []
      : [{ story, content: await badgeContentOf(profile, story, version, claimConfirmations) }]
  })
  return (await Promise.all(found)).flat()
}

const isSame = (badge: Pick<BadgeContent, 'storyId' | 'version' | 'contentHash'>, content: BadgeContent) =>
  badge.storyId === content.storyId &&
  badge.version === content.version &&
  badge.contentHash === content.contentHash

/** Among so many random indices one is free, even in a nearly full list. */
const candidatesEach = 16

const randomIndices = (number: number) =>
  Array.from(crypto.getRandomValues(new Uint32Array(number)), (random) => random % statusListLength)

const idLetters = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** The greatest multiple of 36 in a byte: what is above would make some letters likelier. */
const evenBytes = 252

/** Twelve random letters and digits, 62 bits. */
function randomBadgeId(): string {
  let id = ''
  while (id.length < 12)
    for (const byte of crypto.getRandomValues(new Uint8Array(16)))
      if (byte < evenBytes && id.length < 12) id += idLetters[byte % idLetters.length]
  return id
}
