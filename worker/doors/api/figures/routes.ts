import { Hono } from 'hono'
import type { ActivityPage } from '#schema/figures/activity.ts'
import type { Figures } from '#schema/figures/figure-answers.ts'
import { plans } from '#schema/levels.ts'
import { ownProfileOf } from '../../../call.ts'
import { activityIn, selectActivity } from '../../../features/figures/activity-queries.ts'
import { recordEvent } from '../../../features/figures/commands.ts'
import { isPerson } from '../../../features/figures/counted-visitors.ts'
import { figuresOf } from '../../../features/figures/queries.ts'
import { addressHash } from '../../../services/identity/address.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** Analytics events of visitors, and an owner's figures and activity (R11). */
export const figureRoutes = new Hono<App>()
  .post('/seen', readInput('POST /seen'), async (c) => {
    const happened = c.req.valid('json')
    const subject = happened.kind === 'storyOpened' ? String(happened.storyId) : ''
    if (isPerson(c.var.call))
      await recordEvent(c.var.call, {
        kind: happened.kind,
        profileUrl: happened.profileUrl,
        subject,
        from: happened.from,
        visitor: await addressHash(c.var.call),
      })
    return c.body(null, 204)
  })
  .get('/dashboard/figures', readInput('GET /dashboard/figures'), async (c) => {
    const { call } = c.var
    const { id, plan } = ownProfileOf(call)
    const { days } = c.req.valid('query')
    const isDetailed = plans[plan].analytics === 'by day and source'
    return c.json((await figuresOf(call, id, { days, isDetailed })) satisfies Figures)
  })
  .get('/dashboard/activity', readInput('GET /dashboard/activity'), async (c) => {
    const { call } = c.var
    const rows = await selectActivity(call, ownProfileOf(call), c.req.valid('query'))
    return c.json(activityIn(rows) satisfies ActivityPage)
  })
