import { Hono } from 'hono'
import type { BadgeState, OwnBadges } from '#schema/badges/badge-answers.ts'
import { ownProfileOf } from '../../../call.ts'
import { findOwnBadges } from '../../../features/badges/own-badge-queries.ts'
import { AppError } from '../../../services/app-error.ts'
import { badgePicture } from '../../../workflows/badges/badge-picture.ts'
import { badgeState } from '../../../workflows/badges/badge-status.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** The badges of an owner, and how a badge stands, for everybody (R30). */
export const badgeRoutes = new Hono<App>()
  .get('/badges', async (c) => {
    const { call } = c.var
    return c.json((await findOwnBadges(call, ownProfileOf(call).id)) satisfies OwnBadges)
  })
  .get('/badges/:id/picture.png', readInput('GET /badges/:id/picture.png'), async (c) => {
    const picture = await badgePicture(c.var.call, c.req.valid('param').id)
    return c.body(picture, 200, { 'Content-Type': 'image/png' })
  })
  .get('/badges/:id/state', readInput('GET /badges/:id/state'), async (c) => {
    const state = await badgeState(c.var.call, c.req.valid('param').id)
    if (!state) throw new AppError('BADGE_NOT_FOUND')
    return c.json(state satisfies BadgeState)
  })
