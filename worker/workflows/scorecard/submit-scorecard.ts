import type { z } from 'zod'
import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import type { scorecardInputSchema } from '#schema/scorecard/submission.ts'
import type { Call } from '../../call.ts'
import { countCompletion } from '../../features/figures/commands.ts'
import { insertScorecardLead, mailNewLead, scorecardLead } from '../../features/leads/commands.ts'
import { pushStatement } from '../../features/notifications/push-commands.ts'
import { ownerOfProfile } from '../../features/notifications/queries.ts'
import { leadPush } from '../../features/notifications/wording.ts'
import { isScorecardClosed } from '../../features/profiles/plan-queries.ts'
import { findScorecardOwner, isNotPublic } from '../../features/profiles/queries.ts'
import { insertSubmission, scoreAssessment } from '../../features/scorecard/commands.ts'
import { findSubmission, selectSubmission, submissionOf } from '../../features/scorecard/queries.ts'
import { releasedIfFailed, releaseReserved, reserveOneToday } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { addressHash } from '../../services/identity/address.ts'
import { write } from '../../services/write.ts'

/** From one address; everybody at a workshop may share one. */
export const scorecardsPerDay = 60

/**
 * Saves a scorecard once; an expert's is counted, and makes a lead and a mail if the visitor shares it. The same one
 * again gets the first answer.
 * @throws AppError PROFILE_NOT_FOUND, SCORECARD_NOT_ACTIVE, ANSWER_NOT_POSSIBLE, FORM_LIMIT; then nothing is stored.
 */
export async function submitScorecard(
  call: Call,
  input: z.output<typeof scorecardInputSchema>,
): Promise<ScorecardSubmission> {
  const { profileUrl, submissionKey } = input
  const owner = profileUrl ? await findScorecardOwner(call, profileUrl) : undefined
  const savedBefore = async () => submissionKey && findSubmission(call, submissionKey, 'submissionKey')
  if (profileUrl && !owner?.isOpen) {
    const saved = await savedBefore()
    if (saved) return saved
    throw new AppError(owner ? 'SCORECARD_NOT_ACTIVE' : 'PROFILE_NOT_FOUND')
  }
  const assessment = scoreAssessment(input)
  const { submissionKey: key } = assessment
  const sharesWith = input.sharesWithOwner ? owner : undefined
  const visitor = await addressHash(call)
  const day = await reserveOneToday(call, {
    unit: 'scorecards',
    subject: `scorecards:${visitor}`,
    limit: scorecardsPerDay,
  })
  if (day.exceeded) {
    // The first answer may have been lost.
    const saved = await savedBefore()
    if (saved) return saved
    throw new AppError('FORM_LIMIT', day.exceeded)
  }
  const batch = {
    inserted: insertSubmission(call, assessment, owner),
    saved: selectSubmission(call, 'submissionKey', key),
    counted: owner && countCompletion(call, assessment, visitor),
    lead: sharesWith && insertScorecardLead(call, sharesWith, key, assessment),
    mails: sharesWith?.hasOwner ? await mailNewLead(call, sharesWith, key, assessment) : undefined,
    pushes:
      sharesWith &&
      pushStatement(call, {
        ...leadPush(assessment.name),
        key: `lead/${key}`,
        to: ownerOfProfile(sharesWith.id),
        idOf: scorecardLead(sharesWith, key, assessment),
      }),
  }
  const {
    inserted: [inserted],
    saved: [saved],
  } = await releasedIfFailed(call, day.allowances, () =>
    write(call, batch, {
      unless: owner
        ? [
            [isNotPublic(owner.id), 'PROFILE_NOT_FOUND'],
            [isScorecardClosed(owner.id), 'SCORECARD_NOT_ACTIVE'],
          ]
        : [],
    }),
  )
  if (!saved) throw new Error('The submission was not saved')
  if (!inserted.rowsAffected) await releaseReserved(call, day.allowances)
  return submissionOf(saved)
}
