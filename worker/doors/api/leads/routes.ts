import { Hono } from 'hono'
import { z } from 'zod'
import type { Lead, LeadsPage } from '#schema/leads/lead-answers.ts'
import { leadAnsweredSchema, leadsQuerySchema } from '#schema/leads/leads.ts'
import { type Call, ownProfileOf } from '../../../call.ts'
import { markLeadAnswered, markLeadRead } from '../../../features/leads/commands.ts'
import { leadRow, leadsFileHead } from '../../../features/leads/leads-file.ts'
import { everyLead, findLead, leadsOf } from '../../../features/leads/queries.ts'
import { AppError } from '../../../services/app-error.ts'
import { csvFile } from '../../../services/csv.ts'
import { eraseLead } from '../../../workflows/leads/erase-lead.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

const ownLead = readInput('param', z.object({ id: z.coerce.number().int() }))
const nothing = readInput('json', z.object({}))

/** An owner's leads. */
export const leadRoutes = new Hono<App>()
  .get('/dashboard/leads', readInput('query', leadsQuerySchema), async (c) =>
    c.json(
      (await leadsOf(c.var.call, ownProfileOf(c.var.call).id, c.req.valid('query'))) satisfies LeadsPage,
    ),
  )
  .get('/dashboard/leads.csv', async (c) => {
    const { call } = c.var
    return csvFile(call, 'leads', leadsFileHead, leadRows(call, ownProfileOf(call).id))
  })
  .get('/dashboard/leads/:id', ownLead, async (c) => {
    const lead = await findLead(c.var.call, ownProfileOf(c.var.call).id, c.req.valid('param').id)
    if (!lead) throw new AppError('LEAD_NOT_FOUND')
    return c.json(lead satisfies Lead)
  })
  .post('/dashboard/leads/:id/read', ownLead, nothing, async (c) => {
    const { call } = c.var
    const { rowsAffected } = await markLeadRead(call, ownProfileOf(call).id, c.req.valid('param').id)
    if (!rowsAffected) throw new AppError('LEAD_NOT_FOUND')
    return c.body(null, 204)
  })
  .post('/dashboard/leads/:id/answered', ownLead, readInput('json', leadAnsweredSchema), async (c) => {
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
  .post('/dashboard/leads/:id/delete', ownLead, nothing, async (c) => {
    await eraseLead(c.var.call, c.req.valid('param').id)
    return c.body(null, 204)
  })

async function* leadRows(call: Call, profileId: number) {
  for await (const some of everyLead(call, profileId)) yield some.map(leadRow)
}
