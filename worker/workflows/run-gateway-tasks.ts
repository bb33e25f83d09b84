import type { GatewayTaskKind } from '#schema/tables/gateway.ts'
import type { Call } from '../call.ts'
import { findOrder } from '../features/billing/order-queries.ts'
import { claimTasks, endTask, type GatewayTask, giveTaskUp, postponeTask } from '../services/gateway-tasks.ts'
import { mostAttempts, sendDue } from '../services/outbox.ts'
import { GatewayRefused } from '../services/payments/gateway.ts'
import { gatewayOf } from '../services/payments/gateways.ts'
import { applyIntent } from './hear-gateway.ts'

const tasksPerClaim = 5
const longestRunMs = 20_000

type Runner = (call: Call, task: GatewayTask) => Promise<void>

/** What is done for each kind; what the gateway answers is carried over by the same verbs as its events. */
const runners: Partial<Record<GatewayTaskKind, Runner>> = {
  capture: async (call, { subject, key }) => {
    const intentId = (await findOrder(call, subject))?.intentId
    if (intentId) await applyIntent(call, await gatewayOf(call).capture(call, intentId, key))
  },
  'cancel-intent': async (call, { subject, key }) => {
    const intentId = (await findOrder(call, subject))?.intentId
    if (intentId) await applyIntent(call, await gatewayOf(call).cancelIntent(call, intentId, key))
  },
}

/**
 * Does what waits to be done at the gateway. Two runs at once never do the same: each claims its own for two minutes. What the
 * gateway does not answer waits longer each time; what it refuses is given up, and health says so.
 */
export async function runGatewayTasks(call: Call): Promise<void> {
  const until = Date.now() + longestRunMs
  while (Date.now() < until) {
    const tasks = await claimTasks(call, tasksPerClaim)
    if (!tasks.length) return
    for (const task of tasks) await run(call, task)
  }
}

async function run(call: Call, task: GatewayTask): Promise<void> {
  try {
    const runner = runners[task.kind]
    if (!runner) throw new Error(`Nothing does ${task.kind} yet`)
    await runner(call, task)
    await endTask(call, task)
  } catch (error) {
    const problem = error instanceof GatewayRefused ? `${error.code} ${error.message}` : (error as Error).name
    console.error(`Task ${task.id}, ${task.kind}, was not done at attempt ${task.attempts}: ${problem}`)
    const isGivenUp = error instanceof GatewayRefused || task.attempts >= mostAttempts
    await (isGivenUp ? giveTaskUp(call, task, problem) : postponeTask(call, task, problem))
  }
}

/** Does them once the answer is on its way, and mails what came of them; the minute's job makes up for it if that fails. */
export const runTasksAfterwards = (call: Call) =>
  call.keepAlive(
    runGatewayTasks(call)
      .then(() => sendDue(call))
      .catch((error: Error) => console.error('Tasks at the gateway were not done', error.name)),
  )
