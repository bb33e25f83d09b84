import { Hono } from 'hono'
import { nextSprint, type SprintNow, sprintStart } from '#schema/sprints.ts'
import type { App } from '../../context.ts'
import { limitRate } from '../../middleware/rate-limit.ts'
import { placesLeft } from '../../../features/sprints/queries.ts'

/** GET /api/sprint: the sprint that takes people now, and what is left of it; never stored anywhere (R12). */
export const sprintRoutes = new Hono<App>().get('/sprint', limitRate('READ_LIMITER'), async (c) => {
  const { call } = c.var
  const [places] = await placesLeft(call)
  const number = nextSprint(call.now)
  return c.json({
    number,
    startsAt: sprintStart(number).toISOString(),
    now: call.now.toISOString(),
    places,
  } satisfies Partial<SprintNow>)
})
