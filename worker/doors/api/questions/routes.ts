import { Hono } from 'hono'
import { submitQuestion } from '../../../workflows/questions/submit-question.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { visitorOf } from '../../middleware/visitor-cookie.ts'

/** Messages to an expert who has no open hour. */
export const questionRoutes = new Hono<App>().post('/questions', readInput('POST /questions'), async (c) => {
  const { questionKey = crypto.randomUUID(), consent: _, ...question } = c.req.valid('json')
  await submitQuestion(c.var.call, { ...question, questionKey, visitorId: await visitorOf(c) })
  return c.json({ received: true }, 201)
})
