import { Hono } from 'hono'
import { z } from 'zod'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { AppError } from '../../services/app-error.ts'
import { findPublicProfile } from './queries.ts'

/** GET /api/public-profiles/{profileUrl} (account spec section 7). */
export const profileRoutes = new Hono<App>().get(
  '/public-profiles/:profileUrl',
  readInput('param', z.object({ profileUrl: z.string() })),
  async (c) => {
    const profile = await findPublicProfile(c.var.call, c.req.valid('param').profileUrl)
    if (!profile) throw new AppError('PROFILE_NOT_FOUND')
    return c.json(profile)
  },
)
