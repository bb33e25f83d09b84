import { type Context, Hono } from 'hono'
import type { ScorecardAnswer } from '#schema/scorecard/scorecard-answers.ts'
import { carryResult } from '../../../features/scorecard/carried-result.ts'
import { findSubmission } from '../../../features/scorecard/queries.ts'
import { submissionKeyOf } from '../../../features/scorecard/submission-key.ts'
import { AppError } from '../../../services/app-error.ts'
import { submitScorecard } from '../../../workflows/scorecard/submit-scorecard.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** The scorecard's calls (public spec section 7, R3). */
export const scorecardRoutes = new Hono<App>()
  .post('/scorecard', readInput('POST /scorecard'), async (c) => {
    const input = c.req.valid('json')
    const submissionKey = await submissionKeyOf(c.var.call, c.req.header('idempotency-key'), input)
    const submission = await submitScorecard(c.var.call, { ...input, submissionKey })
    return c.json({ submission, totalScore: submission.totalScore } satisfies ScorecardAnswer)
  })
  .get('/scorecard/:token', readInput('GET /scorecard/:token'), async (c) => {
    return c.json(await privateResult(c, c.req.valid('param').token))
  })
  .get('/scorecard/:token/for-chat', readInput('GET /scorecard/:token/for-chat'), async (c) => {
    const result = await privateResult(c, c.req.valid('param').token)
    return c.json(await carryResult(c.var.call, result))
  })

/** The result of a private link; never cached or indexed. */
async function privateResult(c: Context<App>, token: string) {
  const submission = await findSubmission(c.var.call, token)
  if (!submission) throw new AppError('SCORECARD_NOT_FOUND')
  c.header('X-Robots-Tag', 'noindex')
  return submission
}
