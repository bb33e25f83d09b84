import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { maskEmail } from '#schema/email.ts'
import type { Review } from '#schema/reviews/review-answers.ts'
import { spelledOnce } from '#schema/tables/normalised-email.ts'
import { accountOf, type Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'
import { verdictsOn } from '../decisions/queries.ts'
import { isPublic } from '../profiles/queries.ts'
import { findFlags, openRequestsFor } from '../references/answer-queries.ts'
import { checksOf } from '../references/checks.ts'
import { countsFor, hasConfirmed, isCounted } from '../references/story-queries.ts'
import { answeredClaims, claimAnswersOf } from '../stories/claim-answer-queries.ts'
import { findReadableVersions } from '../stories/version-queries.ts'
import { hasInterest, mailboxesOf } from './verdict-queries.ts'

const { claims, confirmations, profiles, references, stories } = tables
/** The most referees of one profile that a validator is shown. */
const maxReferees = 100

/** The columns of a story's expert that validators are shown. */
export const expertColumns = {
  name: sql<string>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})`,
  profileUrl: profiles.profileUrl,
  currentRole: profiles.currentRole,
  industry: profiles.industry,
  plan: profiles.plan,
  isLive: sql<boolean>`${isPublic}`.mapWith(Boolean),
}
/** The text in `stories` is empty until a version is first validated. */
export const wasPublished = sql`${stories.title} <> ''`

/**
 * A waiting story with everything that a validator needs, or else the version that was decided last, with its status.
 * @throws AppError STORY_NOT_FOUND, STORY_NOT_SUBMITTED where nothing waits or was decided.
 */
export async function findReview(call: Call, storyId: number): Promise<Review> {
  const { db } = call
  const [[story], versions] = await Promise.all([
    db
      .select({
        profileId: stories.profileId,
        publishedVersion: sql<number | null>`case when ${wasPublished} then ${stories.version} end`,
        expert: expertColumns,
        isOwn: sql<boolean>`${hasInterest(call, sql`${profiles.id}`)}`.mapWith(Boolean),
      })
      .from(stories)
      .innerJoin(profiles, eq(profiles.id, stories.profileId))
      .where(eq(stories.id, storyId)),
    findReadableVersions(call, storyId),
  ])
  if (!story) throw new AppError('STORY_NOT_FOUND')
  const submitted =
    versions.find(({ status }) => status === 'submitted') ??
    versions.find(({ status }) => status === 'validated' || status === 'returned')
  if (!submitted) throw new AppError('STORY_NOT_SUBMITTED')
  const published = versions.find(({ version }) => version === story.publishedVersion) ?? null
  const decided = versions.find(({ version, decidedAt }) => decidedAt && version < submitted.version)
  const isOfSubmitted = and(eq(claims.storyId, storyId), eq(claims.version, submitted.version))
  const [flags, { submittedClaims, claimAnswers, referees, counting, asked: requests, record }] =
    await Promise.all([
      findFlags(call, story.profileId),
      readTogether(call, {
        submittedClaims: db.select().from(claims).where(isOfSubmitted).orderBy(asc(claims.claimIndex)),
        claimAnswers: claimAnswersOf(call, isOfSubmitted),
        referees: refereesOf(call, story.profileId),
        counting: countingFor(call, storyId, submitted.version),
        asked: openRequestsFor(call, storyId, submitted.version),
        record: verdictsOn(call, storyId, story.profileId),
      }),
    ])
  return {
    storyId,
    expert: story.expert,
    submitted,
    published,
    lastDecided: decided && decided.version !== published?.version ? decided : null,
    claims: answeredClaims(submittedClaims, claimAnswers).map((claim) =>
      story.isOwn ? { ...claim, differs: [] } : claim,
    ),
    references: referees
      .map((referee) => {
        const isOfReferee = ({ referenceId }: { referenceId: number }) => referenceId === referee.reference.id
        return shownReference(referee, {
          // Who may not decide needs not weigh what others said in private.
          isPrivate: story.isOwn && !referee.isOwn,
          confirmed: counting.find(isOfReferee),
          askedAt: requests.find(isOfReferee)?.askedAt,
          flags: flags.get(referee.reference.id) ?? [],
        })
      })
      // Who stands for the version is read first.
      .toSorted((one, other) => Number(other.confirmed !== null) - Number(one.confirmed !== null)),
    obstacle: obstacleOf({ isOwn: story.isOwn, isConfirmed: counting.length > 0 }),
    record: record.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  }
}

type Shown = Pick<Review['references'][number], 'flags'> & {
  isPrivate: boolean
  confirmed: Awaited<ReturnType<typeof countingFor>>[number] | undefined
  askedAt: Date | undefined
}

/** A reference as a validator reads it, without its address and private answers if it `isPrivate`. */
function shownReference(
  { reference, isOwn }: Awaited<ReturnType<typeof refereesOf>>[number],
  { isPrivate, confirmed, askedAt, flags }: Shown,
): Review['references'][number] {
  const { id, name, email, company, role, status, feedback, answers } = reference
  return {
    id,
    name,
    company,
    role,
    status,
    submittedAt: reference.submittedAt?.toISOString() ?? null,
    feedback,
    isOwn,
    isHidden: reference.hiddenAt !== null,
    ...(isPrivate ? { email: maskEmail(email), answers: null } : { email, answers }),
    checks: checksOf(reference, confirmed?.confirmedAt),
    flags: isPrivate ? [] : flags,
    confirmed: confirmed
      ? {
          version: confirmed.version,
          at: confirmed.confirmedAt.toISOString(),
          sentence: confirmed.sentence ?? '',
        }
      : null,
    askedAt: askedAt?.toISOString() ?? null,
  }
}

function obstacleOf(story: { isOwn: boolean; isConfirmed: boolean }): Review['obstacle'] {
  if (story.isOwn) return 'own-interest'
  return story.isConfirmed ? null : 'unconfirmed'
}

/** What referees said about a story that counts for a version. */
const countingFor = ({ db }: Call, storyId: number, version: number) =>
  db
    .select({
      referenceId: confirmations.referenceId,
      sentence: confirmations.sentence,
      confirmedAt: confirmations.confirmedAt,
      // SQLite takes the other columns of a group from the row of its greatest version.
      version: sql<number>`max(${confirmations.version})`,
    })
    .from(confirmations)
    .innerJoin(references, eq(references.id, confirmations.referenceId))
    .where(
      and(eq(confirmations.storyId, storyId), isCounted(), countsFor(sql`${version}`, sql`${confirmations}`)),
    )
    .groupBy(confirmations.referenceId)

/**
 * The referees of a profile, counting ones first, and which of them is the validator; without declined, withdrawn and
 * unanswered references.
 */
const refereesOf = (call: Call, profileId: number) =>
  call.db
    .select({
      reference: references,
      isOwn: sql<boolean>`${spelledOnce(references.normalisedEmail)} in ${mailboxesOf(
        sql`${accountOf(call).userId}`,
      )} and ${hasConfirmed()}`.mapWith(Boolean),
    })
    .from(references)
    .where(
      and(
        eq(references.profileId, profileId),
        inArray(references.status, ['validated', 'submitted', 'rejected']),
      ),
    )
    .orderBy(
      sql`case ${references.status} when 'validated' then 0 when 'submitted' then 1 else 2 end`,
      asc(references.id),
    )
    // Anybody may send one under an address that they do not confirm.
    .limit(maxReferees)
