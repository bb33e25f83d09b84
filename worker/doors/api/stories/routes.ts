import { Hono } from 'hono'
import { z } from 'zod'
import {
  newStorySchema,
  rewordingSchema,
  storyEditSchema,
  storyOrderSchema,
} from '#schema/stories/own-stories.ts'
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

const ownStory = readInput('param', z.object({ id: z.coerce.number().int() }))
const nothing = readInput('json', z.object({}))
type Answer = { story: OwnStory }

/** An owner's own stories (R9). */
export const storyRoutes = new Hono<App>()
  .post('/stories', readInput('json', newStorySchema), async (c) =>
    c.json({ story: await createStory(c.var.call, c.req.valid('json')) } satisfies Answer, 201),
  )
  .post('/stories/order', readInput('json', storyOrderSchema), async (c) => {
    await orderOwnStories(c.var.call, c.req.valid('json').ids)
    return c.body(null, 204)
  })
  .get('/stories/:id', ownStory, async (c) =>
    c.json({ story: await readOwnStory(c.var.call, c.req.valid('param').id) } satisfies Answer),
  )
  .put('/stories/:id', ownStory, readInput('json', storyEditSchema), async (c) => {
    const story = await editStory(c.var.call, c.req.valid('param').id, c.req.valid('json'))
    return c.json({ story } satisfies Answer)
  })
  .post('/stories/:id/submit', ownStory, nothing, async (c) =>
    c.json({ story: await submitStory(c.var.call, c.req.valid('param').id) } satisfies Answer),
  )
  .post('/stories/:id/take-back', ownStory, nothing, async (c) =>
    c.json({ story: await withdrawStory(c.var.call, c.req.valid('param').id) } satisfies Answer),
  )
  .post('/stories/:id/delete', ownStory, nothing, async (c) => {
    await deleteOwnStory(c.var.call, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/stories/:id/rewording', ownStory, readInput('json', rewordingSchema), async (c) => {
    const { call } = c.var
    const { current } = await readOwnStory(call, c.req.valid('param').id)
    const text = await reword(call, ownProfileOf(call).id, current, c.req.valid('json'))
    return c.json({ text } satisfies z.infer<typeof rewordedSchema>)
  })
