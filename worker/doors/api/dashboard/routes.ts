import { Hono } from 'hono'
import { z } from 'zod'
import { type Dashboard, neededReferences, neededStories } from '#schema/dashboard.ts'
import { plans } from '#schema/levels.ts'
import { ownProfileOf } from '../../../call.ts'
import { unreadConversations } from '../../../features/chat/conversation-queries.ts'
import { completionOf } from '../../../features/dashboard/completion.ts'
import { ownIn, selectOwn } from '../../../features/dashboard/queries.ts'
import { activityIn, selectActivity } from '../../../features/figures/activity-queries.ts'
import { countsIn, countsOf } from '../../../features/figures/queries.ts'
import { unreadLeads } from '../../../features/leads/queries.ts'
import { comingIn, selectComing } from '../../../features/meetings/coming-queries.ts'
import { passOn } from '../../../features/profiles/commands.ts'
import { ownStoriesIn, selectOwnStories } from '../../../features/stories/queries.ts'
import { AppError } from '../../../services/app-error.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

const shownActivity = 8

/** What an owner sees first (account spec section 7); of validators and administrators there is none. */
export const dashboardRoutes = new Hono<App>()
  .get('/current-user-dashboard', async (c) => {
    const { call } = c.var
    const own = ownProfileOf(call)
    const [rows, counts, told, [leads], [conversations], coming, happened] = await call.db.batch([
      selectOwn(call, own.id),
      countsOf(call, own.id),
      selectOwnStories(call, own.id),
      unreadLeads(call, own.id),
      unreadConversations(call, own.id),
      selectComing(call, own.id),
      selectActivity(call, own, { atMost: shownActivity }),
    ])
    const found = ownIn(call, rows)
    const stories = ownStoriesIn(told, plans[own.plan].publicStories)
    if (!found) throw new AppError('NO_OWN_PROFILE')
    const { profile, validatedReferences, waitingReferences, validatedStories, isPassedOn } = found
    const step = <Step>(step: Step, have: number, need: number) => ({ step, done: have >= need, have, need })
    return c.json({
      profile,
      analytics: { ...countsIn(counts), validatedStories },
      completion: completionOf({ profile, validatedReferences, stories: stories.length, isPassedOn }),
      unread: { leads: leads?.unread ?? 0, conversations: conversations?.unread ?? 0 },
      meetings: comingIn(coming),
      activity: activityIn(happened, shownActivity).items,
      stories,
      waitingReferences,
      checklist: [
        step('verified-address', Number(profile.emailVerified), 1),
        step('two-references', validatedReferences, neededReferences),
        step('one-story', validatedStories, neededStories),
        step('be-active', Number(profile.isActive), 1),
      ],
    } satisfies Dashboard)
  })
  .post('/dashboard/passed-on', readInput('json', z.object({})), async (c) => {
    await passOn(c.var.call, ownProfileOf(c.var.call).id)
    return c.body(null, 204)
  })
