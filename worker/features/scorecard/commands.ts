import { eq, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { feedbackOf } from '#schema/scorecard/feedback.ts'
import { scoreOf } from '#schema/scorecard/scoring.ts'
import { wordedFor } from '#schema/scorecard/section-points.ts'
import { stageOf } from '#schema/scorecard/stages.ts'
import type { scorecardInputSchema } from '#schema/scorecard/submission.ts'
import type { Call } from '../../call.ts'
import { fewerMailsThan } from '../../services/allowances.ts'
import { tables } from '../../services/database.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { randomToken } from '../../services/tokens.ts'
import { categoryOf, checkedAnswers } from './checked-answers.ts'
import { helpEmail, resultEmail } from './emails.ts'

const { scorecardSubmissions } = tables
/** To one address; whoever hands in more may have typed somebody else's. */
const mailsPerDay = 20
/** To the house, of those who would like help; of further ones that day no mail tells. */
const helpMailsPerDay = 200
const keptDays = 400

export type ScoredAssessment = ReturnType<typeof scoreAssessment>

/**
 * An assessment as it will be kept, under the `submissionKey` it came with or a new one. What the visitor says of
 * score, stage and feedback is ignored (R3).
 * @throws AppError ANSWER_NOT_POSSIBLE for an answer that its question does not allow.
 */
export function scoreAssessment(input: z.output<typeof scorecardInputSchema>) {
  const { submissionKey = crypto.randomUUID(), name, email, mobile, wantsSupport } = input
  const { currentGoal, shortTermGoals } = input
  const selectedCategory = categoryOf(input)
  const answers = checkedAnswers(selectedCategory, input.answers)
  const totalScore = scoreOf(wordedFor(selectedCategory), answers).total
  return {
    submissionKey,
    token: randomToken(),
    ...{ name, email, mobile, currentGoal, shortTermGoals, answers, selectedCategory, wantsSupport },
    totalScore,
    stage: stageOf(totalScore).stage,
    categoryFeedback: feedbackOf(selectedCategory, answers, { currentGoal, shortTermGoals }),
  }
}

/**
 * Saves an assessment once for each key, as taken on an expert's scorecard or the house's own, and mails the result
 * with its private link; support is told of whoever would like help.
 */
export function insertSubmission(
  call: Call,
  assessment: ScoredAssessment,
  expert: { id: number; isSample: boolean } | undefined,
) {
  const { db, now, variables } = call
  const { submissionKey, token, wantsSupport } = assessment
  const mail = {
    key: `scorecard-result/${submissionKey}`,
    ...resultEmail(assessment, variables.APP_URL, expert?.isSample),
  }
  const help = { key: `scorecard-help/${submissionKey}`, ...helpEmail(assessment) }
  // Only the submission that is kept is mailed, since only its link opens anything.
  const isKept = sql`exists (select 1 from ${scorecardSubmissions} where token = ${token})`
  return [
    db
      .insert(scorecardSubmissions)
      .values({ ...assessment, profileId: expert?.id ?? null, createdAt: now })
      .onConflictDoNothing({ target: scorecardSubmissions.submissionKey }),
    mailStatement(call, mail, sql`${isKept} and ${fewerMailsThan(call, mailsPerDay, mail)}`),
    mailStatement(
      call,
      help,
      sql`${isKept} and ${Number(wantsSupport)} and ${fewerMailsThan(call, helpMailsPerDay, help)}`,
    ),
  ] as const
}

/** Erases assessments 400 days after they were handed in, with the leads that came of them (R26). */
export const expireSubmissions = (call: Call) =>
  eraseInSlices(call, scorecardSubmissions, lt(scorecardSubmissions.createdAt, daysAgo(call, keptDays)))

const releasedAtOnce = 500

/** Leaves to their people the assessments that were taken on an expert's scorecard: nothing says any more whose it was. Answers whether none is left. */
export async function releaseSubmissions({ db }: Call, profileId: number): Promise<boolean> {
  for (let round = 0; round < 100; round += 1) {
    const { rowsAffected } = await db.run(sql`update ${scorecardSubmissions} set profile_id = null where id in
      (select id from ${scorecardSubmissions} where profile_id = ${profileId} limit ${releasedAtOnce})`)
    if (rowsAffected < releasedAtOnce) return true
  }
  return false
}

/** Erases what was handed in from a mailbox, and the leads that came of it. */
export const eraseSubmissionsFrom = ({ db }: Call, mailbox: string) =>
  db.delete(scorecardSubmissions).where(eq(scorecardSubmissions.normalisedEmail, mailbox))
