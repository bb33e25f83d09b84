import { Hono } from 'hono'
import { plans } from '#schema/levels.ts'
import type { OwnBusyCalendar } from '#schema/meetings/availability.ts'
import { ownProfileOf } from '../../../call.ts'
import { findBusyCalendar } from '../../../features/meetings/busy-calendar/queries.ts'
import { reserve } from '../../../services/allowances.ts'
import { AppError } from '../../../services/app-error.ts'
import { connectCalendar } from '../../../workflows/meetings/connect-calendar.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** The most calendar addresses that one owner may try in an hour. */
const maxAttempts = 30

/** An owner's calendar elsewhere, read for busy times. */
export const busyCalendarRoutes = new Hono<App>()
  .get('/meetings/calendar', async (c) => {
    const { call } = c.var
    return c.json((await findBusyCalendar(call, ownProfileOf(call).id)) satisfies OwnBusyCalendar)
  })
  .put('/meetings/calendar', readInput('PUT /meetings/calendar'), async (c) => {
    const { call } = c.var
    const { id, plan } = ownProfileOf(call)
    const { url } = c.req.valid('json')
    // An address can be removed with every plan.
    if (url && !plans[plan].booking) throw new AppError('PLAN_DOES_NOT_COVER')
    const { exceeded } = await reserve(call, [
      { unit: 'try', subject: `calendar:${id}`, amount: url ? 1 : 0, limit: maxAttempts, window: 'hour' },
    ])
    if (exceeded) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: exceeded.retryAfterSeconds })
    await connectCalendar(call, id, url)
    return c.json((await findBusyCalendar(call, id)) satisfies OwnBusyCalendar)
  })
