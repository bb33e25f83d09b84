import { Hono } from 'hono'
import type { Dashboard } from '#schema/dashboard.ts'
import { ownProfileOf } from '../../../call.ts'
import { findDashboard } from '../../../features/dashboard/dashboard-queries.ts'
import { markShared } from '../../../features/profiles/commands.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** The dashboard's first view (account spec section 7); validators and administrators have none. */
export const dashboardRoutes = new Hono<App>()
  .get('/current-user-dashboard', async (c) =>
    c.json((await findDashboard(c.var.call, ownProfileOf(c.var.call))) satisfies Dashboard),
  )
  .post('/dashboard/passed-on', readInput('POST /dashboard/passed-on'), async (c) => {
    await markShared(c.var.call, ownProfileOf(c.var.call).id)
    return c.body(null, 204)
  })
