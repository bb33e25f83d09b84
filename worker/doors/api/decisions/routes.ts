import { Hono } from 'hono'
import type { RecordPage } from '#schema/decisions/decision-answers.ts'
import { findRecord } from '../../../features/decisions/record-queries.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** The record of verdicts and of what administrators did. */
export const decisionRoutes = new Hono<App>().get(
  '/admin/decisions',
  readInput('GET /admin/decisions'),
  async (c) => c.json((await findRecord(c.var.call, c.req.valid('query'))) satisfies RecordPage),
)
