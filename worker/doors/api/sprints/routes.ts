import { Hono } from 'hono'
import { nextSprint, type SprintNow, sprintStart } from '#schema/billing/sprints.ts'
import { accountOf } from '../../../call.ts'
import { calendarType } from '../../../features/meetings/calendar-file.ts'
import { sprintCalendar } from '../../../features/sprints/calendar.ts'
import { sprintList, sprintPeople } from '../../../features/sprints/people-queries.ts'
import { seatsLeft, selectOwnSprint } from '../../../features/sprints/queries.ts'
import { AppError } from '../../../services/app-error.ts'
import { setSprintRoom } from '../../../workflows/sprints/set-room.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** Routes of the current sprint and its places, of an owner's own sprint as a calendar, and of every sprint for administrators; never cached (R12). */
export const sprintRoutes = new Hono<App>()
  .get('/sprint', async (c) => {
    const { call } = c.var
    const [seats] = await seatsLeft(call)
    const number = nextSprint(call.now)
    return c.json({
      number,
      startsAt: sprintStart(number).toISOString(),
      now: call.now.toISOString(),
      places: seats,
    } satisfies Partial<SprintNow>)
  })
  .get('/admin/sprints', async (c) => c.json(await sprintList(c.var.call)))
  .get('/admin/sprints/:number', readInput('GET /admin/sprints/:number'), async (c) =>
    c.json(await sprintPeople(c.var.call, c.req.valid('param').number)),
  )
  .put('/admin/sprints/:number', readInput('PUT /admin/sprints/:number'), async (c) => {
    const { number } = c.req.valid('param')
    await setSprintRoom(c.var.call, { number, ...c.req.valid('json') })
    return c.json(await sprintPeople(c.var.call, number))
  })
  .get('/dashboard/sprint.ics', async (c) => {
    const { call } = c.var
    const [own] = await selectOwnSprint(call, accountOf(call).userId)
    if (!own) throw new AppError('NOT_FOUND')
    return c.body(sprintCalendar(call, own), 200, {
      'Content-Type': calendarType('PUBLISH'),
      'Content-Disposition': 'attachment; filename="sprint.ics"',
    })
  })
