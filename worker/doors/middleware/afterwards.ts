import { createMiddleware } from 'hono/factory'
import type { Call } from '../../call.ts'
import { isOfCall } from '../../services/gateway-tasks.ts'
import { sendDue } from '../../services/mail/outbox.ts'
import { publishMarks } from '../../services/page-marks.ts'
import { issueBadges } from '../../workflows/badges/issue-badges.ts'
import { runGatewayTasks } from '../../workflows/billing/run-gateway-tasks.ts'
import { sendDuePushes } from '../../workflows/notifications/send-pushes.ts'
import type { App } from '../context.ts'

/**
 * Publishes the pages that a call changed before its answer leaves; does its gateway tasks, mails, pushes and badges
 * afterwards, and all once more after its background work. The jobs of the minute do what fails here.
 */
export const doAfterwards = createMiddleware<App>(async (c, next) => {
  const { call } = c.var
  const { keepAlive } = call
  const background: Promise<unknown>[] = []
  call.keepAlive = (work) => {
    background.push(work)
    keepAlive(work)
  }
  await next()
  await publishMarks(call)
  keepAlive(runCausedWork(call))
  keepAlive(Promise.allSettled(background).then(() => runCausedWork(call)))
})

async function runCausedWork(call: Call): Promise<void> {
  const caused = new Set(call.afterwards)
  call.afterwards.clear()
  await publishMarks(call)
  try {
    if (caused.has('gateway tasks')) await runGatewayTasks(call, isOfCall(call))
    if (caused.has('mail') || caused.has('gateway tasks')) await sendDue(call)
    if (caused.has('pushes')) await sendDuePushes(call)
    if (caused.has('badges')) await issueBadges(call)
  } catch (error) {
    console.error('What a call caused was not done', (error as Error).name)
  }
  // Of the pages that lead to the new badges.
  await publishMarks(call)
}
