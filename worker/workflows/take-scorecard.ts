import type { z } from 'zod'
import type { ScorecardSubmission, scorecardInputSchema } from '#schema/scorecard/submission.ts'
import type { Variables } from '../env.ts'
import { countCompletion } from '../features/analytics/commands.ts'
import { keepScorecardLead, tellOfLead } from '../features/leads/commands.ts'
import { findScorecardOwner } from '../features/profiles/queries.ts'
import { submitScorecard } from '../features/scorecard/commands.ts'
import { findSubmission } from '../features/scorecard/queries.ts'
import { AppError } from '../services/app-error.ts'
import type { Database } from '../services/database.ts'

/**
 * Takes an assessment, the house's own or an expert's. For an expert it is counted, and where the visitor shares it
 * the expert has a lead and a mail that tells of it; all of it is written at once, and once only: handed in again
 * it is answered with what was kept, also when the expert takes no more.
 * @throws AppError PROFILE_NOT_FOUND, SCORECARD_NOT_ACTIVE, ANSWER_NOT_POSSIBLE; then nothing is kept.
 */
export async function takeScorecard(
  db: Database,
  input: z.output<typeof scorecardInputSchema>,
  variables: Pick<Variables, 'APP_URL' | 'RATE_LIMITS'>,
  now: Date,
): Promise<ScorecardSubmission> {
  const { profileUrl, sharesWithOwner, submissionKey } = input
  if (!profileUrl) return submitScorecard(db, input, variables, now)
  const owner = await findScorecardOwner(db, profileUrl)
  if (!owner?.isOpen) {
    const kept = submissionKey && (await findSubmission(db, submissionKey, 'submissionKey'))
    if (kept) return kept
    throw new AppError(owner ? 'SCORECARD_NOT_ACTIVE' : 'PROFILE_NOT_FOUND')
  }
  return submitScorecard(db, input, variables, now, {
    profileId: owner.id,
    alongside: (key, scored) => {
      if (!sharesWithOwner) return [countCompletion(db, key)]
      const shared = { ...input, ...scored }
      return [
        countCompletion(db, key),
        keepScorecardLead(db, owner, key, shared, now),
        tellOfLead(db, owner, key, shared, variables, now),
      ]
    },
  })
}
