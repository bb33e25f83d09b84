import { Hono } from 'hono'
import { joinWaitlist } from '../../../workflows/waitlist/join-waitlist.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/**
 * POST /api/waitlist: 201 `{id, createdAt}`; for a mailbox on the list 200 `{}`. The entry is renewed except its
 * address, which gets all its mails.
 */
export const waitlistRoutes = new Hono<App>().post('/waitlist', readInput('POST /waitlist'), async (c) => {
  const joined = await joinWaitlist(c.var.call, c.req.valid('json'))
  if (!joined) return c.json({})
  return c.json({ id: joined.id, createdAt: joined.createdAt.toISOString() }, 201)
})
