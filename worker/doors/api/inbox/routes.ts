import { Hono } from 'hono'
import type { InboxPage, UnansweredAnswer } from '#schema/inbox/inbox-answers.ts'
import { plans } from '#schema/levels.ts'
import { ownProfileOf } from '../../../call.ts'
import { inboxOf } from '../../../features/inbox/queries.ts'
import {
  answerUnanswered,
  beginStoryFrom,
  dismissUnanswered,
  linkUnanswered,
  readUnanswered,
} from '../../../workflows/inbox/answer-unanswered.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** The unanswered questions of an owner's agent (R29). */
export const inboxRoutes = new Hono<App>()
  .get('/inbox', readInput('GET /inbox'), async (c) => {
    const { call } = c.var
    const { id, plan } = ownProfileOf(call)
    const page = await inboxOf(call, id, c.req.valid('query'))
    return c.json({ ...page, canTeach: plans[plan].advancedAgent } satisfies InboxPage)
  })
  .get('/inbox/:id', readInput('GET /inbox/:id'), async (c) => {
    const { call } = c.var
    const item = await readUnanswered(call, c.req.valid('param').id)
    const canTeach = plans[ownProfileOf(call).plan].advancedAgent
    return c.json({ item, canTeach } satisfies UnansweredAnswer)
  })
  .post('/inbox/:id/answer', readInput('POST /inbox/:id/answer'), async (c) =>
    c.json(await answerUnanswered(c.var.call, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/inbox/:id/story', readInput('POST /inbox/:id/story'), async (c) =>
    c.json({ storyId: await beginStoryFrom(c.var.call, c.req.valid('param').id) }, 201),
  )
  .post('/inbox/:id/tie', readInput('POST /inbox/:id/tie'), async (c) => {
    await linkUnanswered(c.var.call, c.req.valid('param').id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .post(
    '/inbox/:id/:action{dismiss|restore}',
    readInput('POST /inbox/:id/:action{dismiss|restore}'),
    async (c) => {
      const { id, action } = c.req.valid('param')
      await dismissUnanswered(c.var.call, id, action === 'dismiss')
      return c.body(null, 204)
    },
  )
