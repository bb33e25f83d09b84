import { Hono } from 'hono'
import type { Lead, LeadsPage } from '#schema/leads/lead-answers.ts'
import { type Call, ownProfileOf } from '../../../call.ts'
import { markLeadAnswered, markLeadRead } from '../../../features/leads/commands.ts'
import { leadRow, leadsFileHead } from '../../../features/leads/leads-file.ts'
import { everyLead, findLead, leadsOf } from '../../../features/leads/queries.ts'
import { AppError } from '../../../services/app-error.ts'
import { csvFile, fileOfDay } from '../../../services/csv.ts'
import { answerHandOff } from '../../../workflows/leads/answer-hand-off.ts'
import { eraseLead } from '../../../workflows/leads/erase-lead.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** An owner's leads. */
export const leadRoutes = new Hono<App>()
  .get('/dashboard/leads', readInput('GET /dashboard/leads'), async (c) =>
    c.json(
      (await leadsOf(c.var.call, ownProfileOf(c.var.call).id, c.req.valid('query'))) satisfies LeadsPage,
    ),
  )
  .get('/dashboard/leads.csv', async (c) => {
    const { call } = c.var
    return csvFile(fileOfDay('leads', call), leadsFileHead, leadRows(call, ownProfileOf(call).id))
  })
  .get('/dashboard/leads/:id', readInput('GET /dashboard/leads/:id'), async (c) => {
    const lead = await findLead(c.var.call, ownProfileOf(c.var.call).id, c.req.valid('param').id)
    if (!lead) throw new AppError('LEAD_NOT_FOUND')
    return c.json(lead satisfies Lead)
  })
  .post('/dashboard/leads/:id/read', readInput('POST /dashboard/leads/:id/read'), async (c) => {
    const { call } = c.var
    const { rowsAffected } = await markLeadRead(call, ownProfileOf(call).id, c.req.valid('param').id)
    if (!rowsAffected) throw new AppError('LEAD_NOT_FOUND')
    return c.body(null, 204)
  })
  .post('/dashboard/leads/:id/answer', readInput('POST /dashboard/leads/:id/answer'), async (c) =>
    c.json(await answerHandOff(c.var.call, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/dashboard/leads/:id/answered', readInput('POST /dashboard/leads/:id/answered'), async (c) => {
    const { call } = c.var
    const { isAnswered } = c.req.valid('json')
    const { rowsAffected } = await markLeadAnswered(
      call,
      ownProfileOf(call).id,
      c.req.valid('param').id,
      isAnswered,
    )
    if (!rowsAffected) throw new AppError('LEAD_NOT_FOUND')
    return c.body(null, 204)
  })
  .post('/dashboard/leads/:id/delete', readInput('POST /dashboard/leads/:id/delete'), async (c) => {
    await eraseLead(c.var.call, c.req.valid('param').id)
    return c.body(null, 204)
  })

async function* leadRows(call: Call, profileId: number) {
  for await (const some of everyLead(call, profileId)) yield some.map(leadRow)
}
