import { Hono } from 'hono'
import type { OwnFeed } from '#schema/meetings/meetings.ts'
import { ownProfileOf } from '../../../call.ts'
import { calendarType } from '../../../features/meetings/calendar-file.ts'
import { feedUrl, findFeed, findFeedUrl } from '../../../features/meetings/feed-queries.ts'
import { AppError } from '../../../services/app-error.ts'
import { renewFeed } from '../../../workflows/meetings/renew-feed.ts'
import type { App } from '../../context.ts'
import { limitRate } from '../../middleware/rate-limit.ts'
import { readInput } from '../../middleware/read-input.ts'

/** The private calendar feed of an owner's meetings. */
export const feedRoutes = new Hono<App>()
  .get('/meetings/feed', async (c) => {
    const { call } = c.var
    return c.json({ url: await findFeedUrl(call, ownProfileOf(call).id) } satisfies OwnFeed)
  })
  .post('/meetings/feed/renew', readInput('POST /meetings/feed/renew'), async (c) => {
    const { call } = c.var
    return c.json({ url: feedUrl(call, await renewFeed(call)) } satisfies OwnFeed)
  })

/** GET /calendar/{token}.ics, for calendar programs (R24). */
export const calendarRoutes = new Hono<App>()
  .use(limitRate('READ'))
  .get('/:file{.+\\.ics}', async (c) => {
    const feed = await findFeed(c.var.call, c.req.param('file').slice(0, -'.ics'.length))
    if (feed === undefined) throw new AppError('NOT_FOUND')
    return c.body(feed, 200, { 'Content-Type': calendarType('PUBLISH'), 'Cache-Control': 'no-store' })
  })
  .all('*', () => {
    throw new AppError('NOT_FOUND')
  })
