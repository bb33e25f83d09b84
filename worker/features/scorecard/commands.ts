import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { categories } from '#schema/scorecard/categories.ts'
import { feedbackOf } from '#schema/scorecard/feedback.ts'
import { scoreOf } from '#schema/scorecard/scoring.ts'
import { stageOf } from '#schema/scorecard/stages.ts'
import type { ScorecardSubmission, scorecardInputSchema } from '#schema/scorecard/submission.ts'
import type { Variables } from '../../env.ts'
import { type Database, tables } from '../../services/database.ts'
import { fewerMailsThan, mailStatement } from '../../services/outbox.ts'
import { randomToken } from '../../services/tokens.ts'
import { categoryOf, checkedAnswers } from './checked-answers.ts'
import { resultEmail } from './emails.ts'
import { selectSubmission, submissionOf } from './queries.ts'

const { scorecardSubmissions } = tables
/** To one address; whoever hands in more may have typed somebody else's. */
const mailsPerDay = 20

type Statement = Parameters<Database['batch']>[0][number]
/** Whose scorecard it is, and what is written with it. */
type Owned = {
  profileId: number
  alongside: (
    submissionKey: string,
    scored: Pick<ScorecardSubmission, 'totalScore' | 'stage' | 'selectedCategory'>,
  ) => Statement[]
}

/**
 * Scores an assessment and keeps it, once for each `submissionKey`: the same key again answers what was kept first.
 * What the visitor says of score, stage and feedback is ignored (R3). The result is mailed with its private link,
 * once. One round trip.
 * @throws AppError ANSWER_NOT_POSSIBLE for an answer that its question does not allow.
 */
export async function submitScorecard(
  db: Database,
  input: z.output<typeof scorecardInputSchema>,
  { APP_URL, RATE_LIMITS }: Pick<Variables, 'APP_URL' | 'RATE_LIMITS'>,
  now: Date,
  owned?: Owned,
): Promise<ScorecardSubmission> {
  const { submissionKey = crypto.randomUUID(), name, email, mobile, currentGoal, shortTermGoals } = input
  const selectedCategory = categoryOf(input)
  const answers = checkedAnswers(selectedCategory, input.answers)
  // The questions that count are the same for everybody, only their words differ.
  const worded = categories.find((known) => known === selectedCategory) ?? categories[0]
  const totalScore = scoreOf(worded, answers).total
  const { stage } = stageOf(totalScore)
  const token = randomToken()
  const categoryFeedback = feedbackOf(selectedCategory, answers)
  const mail = resultEmail({ token, name, email, totalScore, selectedCategory, categoryFeedback }, APP_URL)
  const mayMail = RATE_LIMITS === 'off' ? sql`1` : fewerMailsThan(mailsPerDay, email, now)
  // Only the submission that is kept is mailed, since only its link opens anything.
  const isKept = sql`exists (select 1 from ${scorecardSubmissions} where token = ${token})`
  const [, , kept] = await db.batch([
    db
      .insert(scorecardSubmissions)
      .values({
        token,
        submissionKey,
        profileId: owned?.profileId ?? null,
        name,
        email,
        mobile,
        currentGoal,
        shortTermGoals,
        answers,
        totalScore,
        stage,
        selectedCategory,
        categoryFeedback,
        wantsSupport: input.wantsSupport,
        createdAt: now,
      })
      .onConflictDoNothing({ target: scorecardSubmissions.submissionKey }),
    mailStatement(
      db,
      { key: `scorecard-result/${submissionKey}`, ...mail },
      now,
      sql`${isKept} and ${mayMail}`,
    ),
    selectSubmission(db, 'submissionKey', submissionKey),
    ...(owned?.alongside(submissionKey, { totalScore, stage, selectedCategory }) ?? []),
  ])
  if (!kept[0]) throw new Error('The submission was not kept')
  return submissionOf(kept[0])
}
