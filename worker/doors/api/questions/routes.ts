import { Hono } from 'hono'
import { questionInputSchema } from '#schema/questions.ts'
import type { App } from '../../context.ts'
import { limitRate } from '../../middleware/rate-limit.ts'
import { readInput } from '../../middleware/read-input.ts'
import { visitorOf } from '../../middleware/visitor-cookie.ts'
import { sendAfterwards } from '../../../services/mail/outbox.ts'
import { takeQuestion } from '../../../workflows/questions/take-question.ts'

/** Messages to an expert who has no open hour. */
export const questionRoutes = new Hono<App>().post(
  '/questions',
  limitRate('FORM_LIMITER'),
  readInput('json', questionInputSchema),
  async (c) => {
    const { questionKey = crypto.randomUUID(), consent: _, ...asked } = c.req.valid('json')
    await takeQuestion(c.var.call, { ...asked, questionKey, visitorId: await visitorOf(c) })
    sendAfterwards(c.var.call)
    return c.json({ received: true }, 201)
  },
)
