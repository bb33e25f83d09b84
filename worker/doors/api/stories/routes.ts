import { Hono } from 'hono'
import type { z } from 'zod'
import type { OwnStory, rewordedSchema } from '#schema/stories/story-answers.ts'
import { ownProfileOf } from '../../../call.ts'
import { reword } from '../../../features/stories/rewording.ts'
import {
  createStory,
  deleteOwnStory,
  editStory,
  orderOwnStories,
  readOwnStory,
  submitStory,
  withdrawStory,
} from '../../../workflows/stories/own-stories.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

type Answer = { story: OwnStory }

/** An owner's own stories (R9). */
export const storyRoutes = new Hono<App>()
  .post('/stories', readInput('POST /stories'), async (c) =>
    c.json({ story: await createStory(c.var.call, c.req.valid('json')) } satisfies Answer, 201),
  )
  .post('/stories/order', readInput('POST /stories/order'), async (c) => {
    await orderOwnStories(c.var.call, c.req.valid('json').ids)
    return c.body(null, 204)
  })
  .get('/stories/:id', readInput('GET /stories/:id'), async (c) =>
    c.json({ story: await readOwnStory(c.var.call, c.req.valid('param').id) } satisfies Answer),
  )
  .put('/stories/:id', readInput('PUT /stories/:id'), async (c) => {
    const story = await editStory(c.var.call, c.req.valid('param').id, c.req.valid('json'))
    return c.json({ story } satisfies Answer)
  })
  .post('/stories/:id/submit', readInput('POST /stories/:id/submit'), async (c) => {
    const story = await submitStory(c.var.call, c.req.valid('param').id, c.req.valid('json'))
    return c.json({ story } satisfies Answer)
  })
  .post('/stories/:id/take-back', readInput('POST /stories/:id/take-back'), async (c) =>
    c.json({ story: await withdrawStory(c.var.call, c.req.valid('param').id) } satisfies Answer),
  )
  .post('/stories/:id/delete', readInput('POST /stories/:id/delete'), async (c) => {
    await deleteOwnStory(c.var.call, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/stories/:id/rewording', readInput('POST /stories/:id/rewording'), async (c) => {
    const { call } = c.var
    const { current } = await readOwnStory(call, c.req.valid('param').id)
    const text = await reword(call, ownProfileOf(call).id, current, c.req.valid('json'))
    return c.json({ text } satisfies z.infer<typeof rewordedSchema>)
  })
