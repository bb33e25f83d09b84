import { Hono } from 'hono'
import { nextSprint } from '#schema/billing/sprints.ts'
import { type WaitlistEntry, waitlistSchema } from '#schema/waitlist/waitlist.ts'
import { mailEntry, upsertEntry } from '../../../features/waitlist/commands.ts'
import { entryOf } from '../../../features/waitlist/queries.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** Who came by an old link waits for the sprint that takes people next. */
const stillToCome = (entry: WaitlistEntry, now: Date): WaitlistEntry =>
  entry.sprint === undefined ? entry : { ...entry, sprint: Math.max(entry.sprint, nextSprint(now)) }

/**
 * POST /api/waitlist: 201 `{id, createdAt}`; for a mailbox that is on the list 200, with nothing of what stands there. The entry
 * is renewed but for its address, to which all its letters go.
 */
export const waitlistRoutes = new Hono<App>().post(
  '/waitlist',
  readInput('json', waitlistSchema),
  async (c) => {
    const { call } = c.var
    const entry = stillToCome(c.req.valid('json'), call.now)
    const [standing] = await entryOf(call, entry.email)
    const email = standing?.email ?? entry.email
    const [before, [kept]] = await call.db.batch([
      // Whoever came a moment earlier has made the entry.
      entryOf(call, entry.email),
      upsertEntry(call, entry),
      ...(await mailEntry(call, { ...entry, email })),
    ])
    if (before.length || !kept) return c.json({})
    return c.json({ id: kept.id, createdAt: kept.createdAt.toISOString() }, 201)
  },
)
