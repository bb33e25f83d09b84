import { Hono } from 'hono'
import type { BadgeState, OwnBadges } from '#schema/badges/badge-answers.ts'
import { ownProfileOf } from '../../../call.ts'
import { findOwnBadges } from '../../../features/badges/queries.ts'
import { AppError } from '../../../services/app-error.ts'
import { badgeState } from '../../../workflows/badges/tell-status.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** The badges of an owner, and how a badge stands, for everybody (R30). */
export const badgeRoutes = new Hono<App>()
  .get('/badges', async (c) => {
    const { call } = c.var
    return c.json((await findOwnBadges(call, ownProfileOf(call).id)) satisfies OwnBadges)
  })
  .get('/badges/:id/state', readInput('GET /badges/:id/state'), async (c) => {
    const state = await badgeState(c.var.call, c.req.valid('param').id)
    if (!state) throw new AppError('BADGE_NOT_FOUND')
    return c.json(state satisfies BadgeState)
  })
