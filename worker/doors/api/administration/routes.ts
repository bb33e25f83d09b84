import { Hono } from 'hono'
import type { AdminSummary } from '#schema/administration/administration-answers.ts'
import { summaryOf } from '../../../features/administration/queries.ts'
import type { App } from '../../context.ts'

/** What administrators see of the whole house (R14). */
export const administrationRoutes = new Hono<App>().get('/admin/summary', async (c) =>
  c.json((await summaryOf(c.var.call)) satisfies AdminSummary),
)
