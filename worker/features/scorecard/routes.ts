import { Hono } from 'hono'
import { z } from 'zod'
import { type ScorecardAnswer, scorecardInputSchema } from '#schema/scorecard/submission.ts'
import type { App } from '../../context.ts'
import { limitRate } from '../../middleware/rate-limit.ts'
import { readInput } from '../../middleware/read-input.ts'
import { AppError } from '../../services/app-error.ts'
import { sendAfterwards } from '../../services/outbox.ts'
import { takeScorecard } from '../../workflows/take-scorecard.ts'
import { carryResult } from './carried-result.ts'
import { findSubmission } from './queries.ts'
import { submissionKeyOf } from './submission-key.ts'

/** The scorecard's calls (public spec section 7, R3). */
export const scorecardRoutes = new Hono<App>()
  .post('/scorecard', limitRate('FORM_LIMITER'), readInput('json', scorecardInputSchema), async (c) => {
    const { db, now, variables } = c.var
    const input = c.req.valid('json')
    const submissionKey = await submissionKeyOf(c.req.header('idempotency-key'), input, variables.AUTH_SECRET)
    const submission = await takeScorecard(db, { ...input, submissionKey }, variables, now)
    sendAfterwards(c)
    c.header('Cache-Control', 'no-store')
    return c.json({ submission, totalScore: submission.totalScore } satisfies ScorecardAnswer)
  })
  .get(
    '/scorecard/:token',
    limitRate('READ_LIMITER'),
    readInput('param', z.object({ token: z.string().max(60) })),
    async (c) => {
      const submission = await findSubmission(c.var.db, c.req.valid('param').token)
      if (!submission) throw new AppError('SCORECARD_NOT_FOUND')
      c.header('Cache-Control', 'no-store')
      c.header('X-Robots-Tag', 'noindex')
      return c.json(submission)
    },
  )
  .get(
    '/scorecard/:token/for-chat',
    limitRate('READ_LIMITER'),
    readInput('param', z.object({ token: z.string().max(60) })),
    async (c) => {
      const submission = await findSubmission(c.var.db, c.req.valid('param').token)
      if (!submission) throw new AppError('SCORECARD_NOT_FOUND')
      c.header('Cache-Control', 'no-store')
      c.header('X-Robots-Tag', 'noindex')
      return c.json(await carryResult(submission, c.var.variables.AUTH_SECRET, c.var.now))
    },
  )
