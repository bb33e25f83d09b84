import { dayMs } from '#schema/durations.ts'
import {
  type CarriedResult,
  carriedResultSchema,
  type ResultForChat,
} from '#schema/scorecard/carried-result.ts'
import { categories } from '#schema/scorecard/categories.ts'
import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import { scoreOf } from '#schema/scorecard/scoring.ts'
import { wordedFor } from '#schema/scorecard/section-points.ts'
import { stageOf } from '#schema/scorecard/stages.ts'
import type { Call } from '../../call.ts'
import { issueExpiringToken, readExpiringToken } from '../../services/tokens.ts'

const purpose = 'scorecard-result'
const ttlMs = dayMs

/** Signs the part of a result that a visitor may share with a chat, for a day. */
export async function carryResult(
  { variables, now }: Call,
  { answers, selectedCategory }: ScorecardSubmission,
): Promise<ResultForChat> {
  const category = categories.find((known) => known === selectedCategory)
  const { total, sections } = scoreOf(wordedFor(selectedCategory), answers)
  const claims: CarriedResult = {
    stage: stageOf(total).stage,
    total,
    sections,
    ...(category && { category }),
  }
  const until = new Date(now.getTime() + ttlMs)
  return {
    token: await issueExpiringToken(variables.AUTH_SECRET, purpose, claims, until),
    expiresAt: until.toISOString(),
  }
}

/** The result in a visitor's token; undefined without one, or for one that is forged, expired or of another purpose. */
export async function carriedResult({ variables, now }: Call, token: string | undefined) {
  const claims = await readExpiringToken(variables.AUTH_SECRET, purpose, token, now)
  return claims === undefined ? undefined : carriedResultSchema.safeParse(claims).data
}
