import { app } from './doors/app.ts'
import { runTimetable } from './doors/timetable.ts'
import type { Env } from './env.ts'

export default {
  fetch: app.fetch,
  scheduled: (event, env, context) => runTimetable(event.cron, env, (work) => context.waitUntil(work)),
} satisfies ExportedHandler<Env>
