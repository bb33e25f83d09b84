import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { AnsweredClaim } from '#schema/stories/story-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { isCounted, rememberedDifferentlySince } from '../references/story-queries.ts'

const { claimConfirmations, claims, references } = tables
/** The claim in the words of an earlier version, or of this one. */
const earlier = alias(claims, 'earlier')

/**
 * The answers of validated referees, also hidden ones, on the claims that match `which`, in any version with the same
 * words (R9b), oldest first.
 */
export const claimAnswersOf = ({ db }: Call, which: SQL | undefined) =>
  db
    .select({
      storyId: claims.storyId,
      version: claims.version,
      claimIndex: claims.claimIndex,
      referenceId: references.id,
      name: references.name,
      // The last word on a sentence counts, in whichever part and version.
      isCounted:
        sql<boolean>`${isCounted()} and not ${rememberedDifferentlySince(sql`${earlier}`, sql`${claimConfirmations}`)}`.mapWith(
          Boolean,
        ),
      outcome: claimConfirmations.outcome,
      words: claimConfirmations.words,
      at: claimConfirmations.at,
    })
    .from(claimConfirmations)
    // In this order: what was said is little, and the claims of all versions are many.
    .crossJoin(earlier)
    .crossJoin(claims)
    .innerJoin(references, isByValidated)
    .where(and(isOfEarlier, isSameClaim, which))
    .orderBy(asc(claimConfirmations.at), asc(earlier.version), asc(references.id))
type ClaimAnswer = Awaited<ReturnType<typeof claimAnswersOf>>[number]

const isSameClaim = and(
  eq(claims.storyId, earlier.storyId),
  gte(claims.version, earlier.version),
  eq(earlier.part, claims.part),
  eq(earlier.text, claims.text),
)
const isOfEarlier = and(
  eq(claimConfirmations.storyId, earlier.storyId),
  eq(claimConfirmations.version, earlier.version),
  eq(claimConfirmations.claimIndex, earlier.claimIndex),
)
const isByValidated = and(
  eq(references.id, claimConfirmations.referenceId),
  eq(references.status, 'validated'),
)

/**
 * The claims of a version with the last answer of each referee; hidden referees confirm nothing, but what they remember
 * differently is included.
 */
export const answeredClaims = (
  claimsOfVersion: readonly Pick<AnsweredClaim, 'claimIndex' | 'part' | 'text' | 'isMarked'>[],
  answers: readonly Omit<ClaimAnswer, 'storyId' | 'version'>[],
): AnsweredClaim[] =>
  claimsOfVersion.map(({ claimIndex, part, text, isMarked }) => {
    const answersByReferee = new Map(
      answers.flatMap((one) => (one.claimIndex === claimIndex ? [[one.referenceId, one]] : [])),
    )
    const words = [...answersByReferee.values()]
    return {
      claimIndex,
      part,
      text,
      isMarked,
      confirmedBy: words.flatMap(({ referenceId, name, outcome, at, isCounted }) =>
        isCounted && outcome === 'confirmed' ? [{ referenceId, name, at: at.toISOString() }] : [],
      ),
      differs: words.flatMap(({ referenceId, name, outcome, words }) =>
        outcome === 'differs' ? [{ referenceId, name, words }] : [],
      ),
    }
  })
