import { Hono } from 'hono'
import type { Dashboard } from '#schema/dashboard.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { ownProfileOf } from '../../../call.ts'
import { findDashboard } from '../../../features/dashboard/dashboard-queries.ts'
import { markCvGenerated, markShared } from '../../../features/profiles/commands.ts'
import { findAsPublished } from '../../../features/profiles/public-profile-queries.ts'
import { AppError } from '../../../services/app-error.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** The dashboard's first view (account spec section 7); validators and administrators have none. */
export const dashboardRoutes = new Hono<App>()
  .get('/current-user-dashboard', async (c) =>
    c.json((await findDashboard(c.var.call, ownProfileOf(c.var.call))) satisfies Dashboard),
  )
  .get('/dashboard/page', async (c) => {
    const page = await findAsPublished(c.var.call, ownProfileOf(c.var.call).id)
    if (!page) throw new AppError('NO_OWN_PROFILE')
    return c.json(page satisfies PublicProfile)
  })
  .post('/dashboard/passed-on', readInput('POST /dashboard/passed-on'), async (c) => {
    await markShared(c.var.call, ownProfileOf(c.var.call).id)
    return c.body(null, 204)
  })
  .post('/dashboard/dossier-opened', readInput('POST /dashboard/dossier-opened'), async (c) => {
    const { call } = c.var
    await markCvGenerated(call, ownProfileOf(call).id, c.req.valid('json').profileUrl)
    return c.body(null, 204)
  })
