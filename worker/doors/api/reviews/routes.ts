import { Hono } from 'hono'
import { z } from 'zod'
import type { Review, ReviewQueue } from '#schema/reviews/review-answers.ts'
import { referenceVerdictSchema, storyVerdictSchema, suspensionSchema } from '#schema/reviews/reviews.ts'
import { findQueue, findReview } from '../../../features/reviews/queries.ts'
import { decideOnReference } from '../../../workflows/reviews/decide-on-reference.ts'
import { decideOnStory } from '../../../workflows/reviews/decide-on-story.ts'
import { restore, suspend } from '../../../workflows/reviews/suspend-profile.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

const storySchema = z.object({ storyId: z.coerce.number().int() })
const referenceSchema = z.object({ id: z.coerce.number().int() })
const acts = { suspend, restore }
const suspendableSchema = z.object({ profileUrl: z.string().max(200), act: z.enum(['suspend', 'restore']) })

/** The validators' queue and their decisions (R8, R9). */
export const reviewRoutes = new Hono<App>()
  .get('/reviews', readInput('query', z.object({ cursor: z.string().max(60).optional() })), async (c) =>
    c.json((await findQueue(c.var.call, c.req.valid('query').cursor)) satisfies ReviewQueue),
  )
  .get('/reviews/:storyId', readInput('param', storySchema), async (c) =>
    c.json((await findReview(c.var.call, c.req.valid('param').storyId)) satisfies Review),
  )
  .post(
    '/reviews/:storyId',
    readInput('param', storySchema),
    readInput('json', storyVerdictSchema),
    async (c) => {
      const { call } = c.var
      const { storyId } = c.req.valid('param')
      const verdict = c.req.valid('json')
      await decideOnStory(call, storyId, verdict)
      return c.json({ status: verdict.verdict })
    },
  )
  .post(
    '/reviews/references/:id',
    readInput('param', referenceSchema),
    readInput('json', referenceVerdictSchema),
    async (c) => {
      const { call } = c.var
      const verdict = c.req.valid('json')
      await decideOnReference(call, c.req.valid('param').id, verdict)
      return c.json({ status: verdict.verdict })
    },
  )

/** Suspending and restoring profiles (R10, R26). */
export const suspensionRoutes = new Hono<App>().post(
  '/admin/profiles/:profileUrl/:act{suspend|restore}',
  readInput('param', suspendableSchema),
  readInput('json', suspensionSchema),
  async (c) => {
    const { call } = c.var
    const { profileUrl, act } = c.req.valid('param')
    await acts[act](call, profileUrl, c.req.valid('json').reason)
    return c.json({ isSuspended: act === 'suspend' })
  },
)
