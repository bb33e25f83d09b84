import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { OwnReference } from '#schema/references/reference-answers.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { tables } from '../../services/database.ts'
import { isUnder, type OwnedMailbox, whileOwned } from '../../services/mail/owned-mailbox.ts'
import { readTogether } from '../../services/write.ts'
import { type FoundReference, findReference } from './answer-queries.ts'
import { checksOf } from './checks.ts'
import type { LinkClaims } from './links.ts'
import { asVersion, countsFor, isClaimSpokenOf, rememberedDifferentlySince } from './story-queries.ts'

const { claimConfirmations, claims, confirmations, references, stories, storyVersions } = tables

/**
 * Everything stored about a referee but the badges that name them, as they see and export it (R26).
 * @throws AppError LINK_EXPIRED where it was erased.
 */
export async function findOwnReference(
  call: Call,
  link: LinkClaims<'referee'>,
): Promise<Omit<OwnReference, 'badges'>> {
  const found = await findReference(call, link.id)
  if (found?.reference.createdAt.getTime() !== link.createdAt) throw new AppError('LINK_EXPIRED')
  return asItsReferee(call, found)
}

/** The references that stand under a mailbox, one after the other, as their referee sees them. */
export async function* referencesUnder(call: Call, ownership: OwnedMailbox) {
  const ids = await idsUnder(call, ownership)
  for (const { id } of ids) {
    const found = await findReference(call, id)
    if (found) yield asItsReferee(call, found, ownership)
  }
}

/** The ids of the references under a mailbox, without those to which only another holder of it has said anything. */
export const idsUnder = ({ db }: Call, ownership: OwnedMailbox) =>
  db
    .select({ id: references.id })
    .from(references)
    .where(
      and(
        isUnder(references, { ...ownership, since: null }),
        ownership.until && isAnsweredBy(ownership.until),
        ownership.since ? isSpokenSince(ownership.since) : undefined,
      ),
    )
    .orderBy(asc(references.id))

const isAnsweredBy = (until: Date) => or(isNull(references.submittedAt), lte(references.submittedAt, until))

const isSpokenSince = (since: Date) =>
  sql`(${gt(references.createdAt, since)} or ${gt(references.submittedAt, since)}
    or exists (select 1 from ${confirmations} where reference_id = ${references}.id and confirmed_at > ${since.getTime()})
    or exists (select 1 from ${claimConfirmations} where reference_id = ${references}.id and at > ${since.getTime()}))`

type Ownership = Pick<OwnedMailbox, 'since' | 'until'>

async function asItsReferee(call: Call, { reference, candidate }: FoundReference, ownership: Ownership = {}) {
  const confirmed = await findOwnConfirmations(call, reference.id, ownership)
  const { since } = ownership
  const isTheirs = !since || (reference.submittedAt ?? reference.createdAt) > since
  return {
    candidateName: candidate.name,
    profileUrl: candidate.profileUrl,
    isPublic: candidate.isListed,
    name: reference.name,
    email: reference.email,
    company: reference.company,
    role: reference.role,
    status: reference.status,
    isHidden: reference.hiddenAt !== null,
    answers: isTheirs ? reference.answers : null,
    feedback: isTheirs ? reference.feedback : '',
    checks: checksOf(reference, confirmed.find(({ counts }) => counts)?.confirmedAt),
    confirmations: confirmed.map(({ title, sentence, isWaiting, at, claims }) => ({
      title,
      sentence,
      isWaiting,
      at: at.toISOString(),
      claims,
    })),
    invitedAt: reference.invitedAt?.toISOString() ?? null,
    submittedAt: reference.submittedAt?.toISOString() ?? null,
  }
}

/** What they said about stories while the mailbox was theirs, with the text of each version, latest first. */
async function findOwnConfirmations(call: Call, referenceId: number, ownership: Ownership) {
  const { db } = call
  const isConfirmedThen = whileOwned(confirmations.confirmedAt, ownership)
  const isSaidThen = whileOwned(claimConfirmations.at, ownership)
  const { versions, spoken } = await readTogether(call, {
    versions: db
      .select({
        storyId: storyVersions.storyId,
        version: storyVersions.version,
        title: storyVersions.title,
        sentence: confirmations.sentence,
        confirmedAt: confirmations.confirmedAt,
        isWaiting:
          sql<boolean>`not exists (select 1 from ${stories} where ${stories.id} = ${storyVersions.storyId}
          and ${stories.status} = 'validated' and ${stories.version} >= ${storyVersions.version})`.mapWith(
            Boolean,
          ),
        counts: sql<boolean>`${countsFor(asVersion.version, sql`${confirmations}`)}`.mapWith(Boolean),
      })
      .from(storyVersions)
      .leftJoin(
        confirmations,
        and(
          eq(confirmations.storyId, storyVersions.storyId),
          eq(confirmations.version, storyVersions.version),
          eq(confirmations.referenceId, referenceId),
          isConfirmedThen,
        ),
      )
      .where(
        sql`(${storyVersions.storyId}, ${storyVersions.version}) in (
          select story_id, version from ${confirmations} where reference_id = ${referenceId} and ${isConfirmedThen}
          union select story_id, version from ${claimConfirmations} where reference_id = ${referenceId} and ${isSaidThen})`,
      ),
    spoken: db
      .select({
        storyId: claimConfirmations.storyId,
        version: claimConfirmations.version,
        text: claims.text,
        outcome: claimConfirmations.outcome,
        words: claimConfirmations.words,
        isTakenBack:
          sql<boolean>`${eq(claimConfirmations.outcome, 'confirmed')} and ${rememberedDifferentlySince(sql`${claims}`, sql`${claimConfirmations}`)}`.mapWith(
            Boolean,
          ),
        at: claimConfirmations.at,
      })
      .from(claimConfirmations)
      .innerJoin(claims, isClaimSpokenOf)
      .where(and(eq(claimConfirmations.referenceId, referenceId), isSaidThen))
      .orderBy(asc(claimConfirmations.storyId), asc(claimConfirmations.claimIndex)),
  })
  return versions
    .map(({ storyId, version, title, sentence, isWaiting, confirmedAt, counts }) => {
      const own = spoken.filter((claim) => claim.storyId === storyId && claim.version === version)
      const at = confirmedAt ?? own[0]?.at ?? new Date(0)
      return {
        title,
        sentence: sentence ?? '',
        isWaiting,
        confirmedAt,
        counts,
        at,
        claims: own.map(({ text, outcome, words, isTakenBack }) => ({ text, outcome, words, isTakenBack })),
      }
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime())
}
