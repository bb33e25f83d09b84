import { lt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { feedbackOf } from '#schema/scorecard/feedback.ts'
import { scoreOf } from '#schema/scorecard/scoring.ts'
import { wordedFor } from '#schema/scorecard/section-points.ts'
import { stageOf } from '#schema/scorecard/stages.ts'
import type { scorecardInputSchema } from '#schema/scorecard/submission.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { isUnder, type OwnedMailbox } from '../../services/mail/owned-mailbox.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { randomToken } from '../../services/tokens.ts'
import { categoryOf, checkedAnswers } from './checked-answers.ts'
import { helpEmail, resultEmail } from './emails.ts'

const { scorecardSubmissions } = tables
/** To one address, as it may be another person's. */
const mailsPerDay = 20
/** To the operator; further requests for help are not mailed that day. */
const helpMailsPerDay = 200
const retentionDays = 400

export type ScoredAssessment = ReturnType<typeof scoreAssessment>

/**
 * An assessment to save, under its `submissionKey` or a new one; a visitor's own score, stage and feedback are ignored
 * (R3).
 * @throws AppError ANSWER_NOT_POSSIBLE for an invalid answer.
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
    name,
    email,
    mobile,
    currentGoal,
    shortTermGoals,
    answers,
    selectedCategory,
    wantsSupport,
    totalScore,
    stage: stageOf(totalScore).stage,
    categoryFeedback: feedbackOf(selectedCategory, answers, { currentGoal, shortTermGoals }),
  }
}

/**
 * Inserts an assessment once for each key, and mails the result with its private link, and the request for help to the
 * operator.
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
    ...resultEmail(assessment, variables.APP_URL, { isOfSample: expert?.isSample }),
  }
  const help = { key: `scorecard-help/${submissionKey}`, ...helpEmail(assessment) }
  // Only the submission that is stored is mailed, since only its link opens anything.
  const isStored = sql`exists (select 1 from ${scorecardSubmissions} where token = ${token})`
  return [
    db
      .insert(scorecardSubmissions)
      .values({ ...assessment, profileId: expert?.id ?? null, createdAt: now })
      .onConflictDoNothing({ target: scorecardSubmissions.submissionKey }),
    mailStatement(call, mail, sql`${isStored} and ${fewerMailsThan(call, mailsPerDay, mail)}`),
    mailStatement(
      call,
      help,
      sql`${isStored} and ${Number(wantsSupport)} and ${fewerMailsThan(call, helpMailsPerDay, help)}`,
    ),
  ] as const
}

/** Deletes assessments after 400 days, with their leads (R26). */
export const expireSubmissions = (call: Call) =>
  eraseInSlices(call, scorecardSubmissions, lt(scorecardSubmissions.createdAt, daysAgo(call, retentionDays)))

const releasedAtOnce = 500

/** Removes the expert from the assessments that were taken on their scorecard; answers whether none is left. */
export async function releaseSubmissions({ db }: Call, profileId: number): Promise<boolean> {
  for (let round = 0; round < 100; round += 1) {
    const { rowsAffected } = await db.run(sql`update ${scorecardSubmissions} set profile_id = null where id in
      (select id from ${scorecardSubmissions} where profile_id = ${profileId} limit ${releasedAtOnce})`)
    if (rowsAffected < releasedAtOnce) return true
  }
  return false
}

/** Deletes the assessments of a mailbox, with their leads. */
export const eraseSubmissionsFrom = ({ db }: Call, mailbox: OwnedMailbox) =>
  db.delete(scorecardSubmissions).where(isUnder(scorecardSubmissions, mailbox))
