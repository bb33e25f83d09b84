import { Hono } from 'hono'
import { reportEventSchema } from '#schema/events.ts'
import type { App } from '../../context.ts'
import { limitRate } from '../../middleware/rate-limit.ts'
import { readInput } from '../../middleware/read-input.ts'
import { addressHash } from '../../services/visitor.ts'
import { recordEvent } from './commands.ts'

const bot = /bot|crawl|spider|slurp|preview|lighthouse|headless/i

/** POST /api/events: a page tells that it was shown. Bots do not count (R11). */
export const analyticsRoutes = new Hono<App>().post(
  '/events',
  limitRate('READ_LIMITER'),
  readInput('json', reportEventSchema),
  async (c) => {
    const happened = c.req.valid('json')
    const subject = happened.kind === 'storyOpened' ? String(happened.storyId) : ''
    if (!bot.test(c.req.header('user-agent') ?? 'bot'))
      await recordEvent(c.var.call, {
        kind: happened.kind,
        profileUrl: happened.profileUrl,
        subject,
        visitor: await addressHash(c.var.call),
      })
    return c.body(null, 204)
  },
)
