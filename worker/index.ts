import { app } from './app.ts'
import { runTimetable } from './cron.ts'
import type { Env } from './env.ts'

export default {
  fetch: app.fetch,
  scheduled: (event, env, context) => runTimetable(event.cron, env, (work) => context.waitUntil(work)),
} satisfies ExportedHandler<Env>
