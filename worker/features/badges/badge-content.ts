import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { sha256Hex } from '../../services/tokens.ts'

/** Who is named in a badge, which claims of its version they confirm, and a hash of how the page names them. */
type Endorsement = { referenceId: number; claims: number[]; namedHash: string }
/** What the badge of a shown story says: who endorses it, and a hash of all of it. */
export type BadgeContent = {
  storyId: number
  version: number
  contentHash: string
  endorsements: Endorsement[]
}
/** A claim that a referee confirms, by its index in the published version. */
export type ClaimConfirmation = { storyId: number; claimIndex: number; referenceId: number }

/** What the badge of a story would say now, from what the page shows (R30). */
export async function badgeContentOf(
  { profileUrl, references }: Pick<PublicProfile, 'profileUrl' | 'references'>,
  { id: storyId, title, confirmations }: Pick<PublicStory, 'id' | 'title' | 'confirmations'>,
  version: number,
  claimConfirmations: readonly ClaimConfirmation[],
): Promise<BadgeContent> {
  const endorsements = await Promise.all(
    confirmations
      .toSorted((one, other) => one.referenceId - other.referenceId)
      .map(async ({ referenceId, name }) => {
        const { role = '', company = '' } = references.find(({ id }) => id === referenceId) ?? {}
        const claims = claimConfirmations
          .filter((claim) => claim.storyId === storyId && claim.referenceId === referenceId)
          .map(({ claimIndex }) => claimIndex)
          .toSorted((one, other) => one - other)
        return { referenceId, claims, namedHash: await hashOfParts([name, role, company]) }
      }),
  )
  return {
    storyId,
    version,
    contentHash: await hashOfParts([profileUrl, title, version, endorsements]),
    endorsements,
  }
}

/** All of a published profile that its badges say, in whichever version: while it is the same, none is issued. */
export const contentInBadges = ({ profileUrl, stories, references }: PublicProfile) => [
  profileUrl,
  stories.map(({ id, title, validatedAt, confirmations, claims }) => [
    id,
    title,
    validatedAt,
    confirmations,
    claims,
  ]),
  references.map(({ id, name, role, company }) => [id, name, role, company]),
]

/** Whether a badge names somebody in other words than the page now. */
export const hasRenamedEndorser = (
  endorsements: readonly Endorsement[],
  now: BadgeContent | undefined,
): boolean =>
  endorsements.some(({ referenceId, namedHash }) => {
    const shown = now?.endorsements.find((one) => one.referenceId === referenceId)
    return shown !== undefined && shown.namedHash !== namedHash
  })

const hashOfParts = (parts: readonly unknown[]) => sha256Hex(JSON.stringify(parts))
