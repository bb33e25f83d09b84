import { Hono } from 'hono'
import type { Review, ReviewQueue } from '#schema/reviews/review-answers.ts'
import { findReview } from '../../../features/reviews/queries.ts'
import { findQueue } from '../../../features/reviews/queue-queries.ts'
import { decideOnReference } from '../../../workflows/reviews/decide-on-reference.ts'
import { decideOnStory } from '../../../workflows/reviews/decide-on-story.ts'
import { restoreProfileAt, suspendProfileAt } from '../../../workflows/reviews/suspend-profile.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

const actions = { suspend: suspendProfileAt, restore: restoreProfileAt }

/** The validators' queue and their decisions (R8, R9). */
export const reviewRoutes = new Hono<App>()
  .get('/reviews', readInput('GET /reviews'), async (c) =>
    c.json((await findQueue(c.var.call, c.req.valid('query').cursor)) satisfies ReviewQueue),
  )
  .get('/reviews/:storyId', readInput('GET /reviews/:storyId'), async (c) =>
    c.json((await findReview(c.var.call, c.req.valid('param').storyId)) satisfies Review),
  )
  .post('/reviews/:storyId', readInput('POST /reviews/:storyId'), async (c) => {
    const { call } = c.var
    const { storyId } = c.req.valid('param')
    const verdict = c.req.valid('json')
    await decideOnStory(call, storyId, verdict)
    return c.json({ status: verdict.verdict })
  })
  .post('/reviews/references/:id', readInput('POST /reviews/references/:id'), async (c) => {
    const { call } = c.var
    const verdict = c.req.valid('json')
    await decideOnReference(call, c.req.valid('param').id, verdict)
    return c.json({ status: verdict.verdict })
  })

/** Suspending and restoring profiles (R10, R26). */
export const suspensionRoutes = new Hono<App>().post(
  '/admin/profiles/:profileUrl/:action{suspend|restore}',
  readInput('POST /admin/profiles/:profileUrl/:action{suspend|restore}'),
  async (c) => {
    const { call } = c.var
    const { profileUrl, action } = c.req.valid('param')
    await actions[action](call, profileUrl, c.req.valid('json').reason)
    return c.json({ isSuspended: action === 'suspend' })
  },
)
