import { createMiddleware } from 'hono/factory'
import { isOfCall } from '../../services/gateway-tasks.ts'
import { sendDue } from '../../services/mail/outbox.ts'
import { runGatewayTasks } from '../../workflows/billing/run-gateway-tasks.ts'
import type { App } from '../context.ts'

/**
 * Runs the gateway tasks and sends the mails of a call after its answer. The jobs of each minute do what fails here.
 */
export const doAfterwards = createMiddleware<App>(async (c, next) => {
  await next()
  const { call } = c.var
  if (call.afterwards.has('gateway tasks'))
    call.keepAlive(
      runGatewayTasks(call, isOfCall(call))
        .then(() => sendDue(call))
        .catch((error: Error) => console.error('Tasks at the gateway were not done', error.name)),
    )
  else if (call.afterwards.has('mail'))
    call.keepAlive(sendDue(call).catch((error: Error) => console.error('Mail was not sent', error.name)))
})
