import { Hono } from 'hono'
import { nextSprint, type SprintNow, sprintStart } from '#schema/billing/sprints.ts'
import { accountOf } from '../../../call.ts'
import { calendarType } from '../../../features/meetings/calendar-file.ts'
import { sprintCalendar } from '../../../features/sprints/calendar.ts'
import { placesLeft, selectOwnSprint } from '../../../features/sprints/queries.ts'
import { AppError } from '../../../services/app-error.ts'
import type { App } from '../../context.ts'

/** Routes of the current sprint and its places, and of an owner's own sprint as a calendar; never cached (R12). */
export const sprintRoutes = new Hono<App>()
  .get('/sprint', async (c) => {
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
  .get('/dashboard/sprint.ics', async (c) => {
    const { call } = c.var
    const [own] = await selectOwnSprint(call, accountOf(call).userId)
    if (!own) throw new AppError('NOT_FOUND')
    return c.body(sprintCalendar(call, own.number), 200, {
      'Content-Type': calendarType('PUBLISH'),
      'Content-Disposition': 'attachment; filename="sprint.ics"',
    })
  })
