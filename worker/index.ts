import { app } from './app.ts'
import { runTimetable } from './cron.ts'
import type { Env } from './env.ts'

export default {
  fetch: app.fetch,
  scheduled: (event, env) => runTimetable(event.cron, env),
} satisfies ExportedHandler<Env>
