import { Hono } from 'hono'
import type { OwnAvailability } from '#schema/meetings/availability.ts'
import type { HoldAnswer, SlotsAnswer } from '#schema/meetings/meetings.ts'
import { ownProfileOf } from '../../../call.ts'
import { findAvailability } from '../../../features/meetings/availability-queries.ts'
import { offeredSlots } from '../../../features/meetings/slot-queries.ts'
import { AppError } from '../../../services/app-error.ts'
import { holdSlot } from '../../../workflows/meetings/hold-slot.ts'
import { saveAvailability } from '../../../workflows/meetings/open-hours.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { readVisitor, visitorOf } from '../../middleware/visitor-cookie.ts'

/** Open hours, as their owner edits them and as visitors can book them (R24). */
export const availabilityRoutes = new Hono<App>()
  .get('/meetings/availability', async (c) => {
    const { call } = c.var
    return c.json((await findAvailability(call, ownProfileOf(call).id)) satisfies OwnAvailability)
  })
  .put('/meetings/availability', readInput('PUT /meetings/availability'), async (c) =>
    c.json((await saveAvailability(c.var.call, c.req.valid('json'))) satisfies OwnAvailability),
  )
  .get('/meetings/slots/:profileUrl', readInput('GET /meetings/slots/:profileUrl'), async (c) => {
    const offered = await offeredSlots(c.var.call, c.req.valid('param').profileUrl, {
      ...c.req.valid('query'),
      visitorId: await readVisitor(c),
    })
    if (!offered) throw new AppError('PROFILE_NOT_FOUND')
    return c.json(offered satisfies SlotsAnswer)
  })
  .post('/meetings/hold', readInput('POST /meetings/hold'), async (c) => {
    const { profileUrl, start } = c.req.valid('json')
    const visitorId = await visitorOf(c)
    const hold = await holdSlot(c.var.call, profileUrl, visitorId, new Date(start))
    if (!hold) throw new AppError('PROFILE_NOT_FOUND')
    return c.json(hold satisfies HoldAnswer)
  })
