import { Hono } from 'hono'
import { nextSprint, type SprintNow, sprintStart } from '#schema/billing/sprints.ts'
import { placesLeft } from '../../../features/sprints/queries.ts'
import type { App } from '../../context.ts'

/** GET /api/sprint: the sprint that takes people now, and what is left of it; never stored anywhere (R12). */
export const sprintRoutes = new Hono<App>().get('/sprint', async (c) => {
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
