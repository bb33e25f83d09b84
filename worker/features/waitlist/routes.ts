import { Hono } from 'hono'
import { waitlistSchema } from '#schema/waitlist.ts'
import type { App } from '../../context.ts'
import { limitRate } from '../../middleware/rate-limit.ts'
import { readInput } from '../../middleware/read-input.ts'
import { sendAfterwards } from '../../services/mail/outbox.ts'
import { keepEntry, tellOfEntry } from './commands.ts'
import { entryOf } from './queries.ts'

/** POST /api/waitlist: 201 `{id, createdAt}`; for a mailbox that is on the list 200, with nothing of what stands there. */
export const waitlistRoutes = new Hono<App>().post(
  '/waitlist',
  limitRate('FORM_LIMITER'),
  readInput('json', waitlistSchema),
  async (c) => {
    const { call } = c.var
    const entry = c.req.valid('json')
    const [before, [kept]] = await call.db.batch([
      entryOf(call, entry.email),
      keepEntry(call, entry),
      ...(await tellOfEntry(call, entry)),
    ])
    sendAfterwards(call)
    if (before.length || !kept) return c.json({})
    return c.json({ id: kept.id, createdAt: kept.createdAt.toISOString() }, 201)
  },
)
