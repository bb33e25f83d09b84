import { Hono } from 'hono'
import type { Correction, CorrectionAnswer, CorrectionsPage } from '#schema/corrections/correction-answers.ts'
import { plans } from '#schema/levels.ts'
import { ownProfileOf } from '../../../call.ts'
import { ownCorrections } from '../../../features/corrections/queries.ts'
import {
  deleteOwnCorrection,
  editOwnCorrection,
  readCorrection,
  teachAgent,
} from '../../../workflows/corrections/own-corrections.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

type Answer = { correction: Correction }

/** What an owner teaches their agent (R29). */
export const correctionRoutes = new Hono<App>()
  .get('/corrections', readInput('GET /corrections'), async (c) => {
    const { call } = c.var
    const { id, plan } = ownProfileOf(call)
    const page = await ownCorrections(call, id, c.req.valid('query').cursor)
    return c.json({ ...page, canTeach: plans[plan].advancedAgent } satisfies CorrectionsPage)
  })
  .get('/corrections/:id', readInput('GET /corrections/:id'), async (c) => {
    const { call } = c.var
    const correction = await readCorrection(call, c.req.valid('param').id)
    const canTeach = plans[ownProfileOf(call).plan].advancedAgent
    return c.json({ correction, canTeach } satisfies CorrectionAnswer)
  })
  .post('/corrections', readInput('POST /corrections'), async (c) =>
    c.json({ correction: await teachAgent(c.var.call, c.req.valid('json')) } satisfies Answer, 201),
  )
  .put('/corrections/:id', readInput('PUT /corrections/:id'), async (c) => {
    const correction = await editOwnCorrection(c.var.call, c.req.valid('param').id, c.req.valid('json'))
    return c.json({ correction } satisfies Answer)
  })
  .post('/corrections/:id/delete', readInput('POST /corrections/:id/delete'), async (c) => {
    await deleteOwnCorrection(c.var.call, c.req.valid('param').id)
    return c.body(null, 204)
  })
