import { Hono } from 'hono'
import { type Dashboard, neededReferences, neededStories } from '#schema/dashboard.ts'
import { plans } from '#schema/levels.ts'
import { ownProfileOf } from '../../call.ts'
import type { App } from '../../context.ts'
import { limitAccount } from '../../middleware/rate-limit.ts'
import { requireAccount } from '../../middleware/session.ts'
import { AppError } from '../../services/app-error.ts'
import { countsOf } from '../analytics/queries.ts'
import { findOwnStories } from '../stories/queries.ts'
import { findOwn } from './queries.ts'

/** GET /api/current-user-dashboard (account spec section 7); of validators and administrators there is none. */
export const dashboardRoutes = new Hono<App>().get(
  '/current-user-dashboard',
  requireAccount(),
  limitAccount,
  async (c) => {
    const { call } = c.var
    const own = ownProfileOf(call)
    const [found, counts] = await Promise.all([findOwn(call, own.id), countsOf(call, own.id)])
    if (!found) throw new AppError('NO_OWN_PROFILE')
    const { profile, validatedReferences, validatedStories } = found
    const step = <Step>(step: Step, have: number, need: number) => ({ step, done: have >= need, have, need })
    return c.json({
      profile,
      analytics: { ...counts, validatedStories },
      stories: await findOwnStories(call, own.id, plans[profile.plan].publicStories),
      checklist: [
        step('two-references', validatedReferences, neededReferences),
        step('one-story', validatedStories, neededStories),
        step('be-active', Number(profile.isActive), 1),
      ],
    } satisfies Dashboard)
  },
)
