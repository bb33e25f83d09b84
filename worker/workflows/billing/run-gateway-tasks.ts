import type { GatewayTaskKind } from '#schema/tables/services/gateway.ts'
import type { Call } from '../../call.ts'
import { findOrder, isTaskOf } from '../../features/billing/order-queries.ts'
import { countFailedRefunds } from '../../features/billing/refund-commands.ts'
import {
  claimTasks,
  endTask,
  failTask,
  type GatewayTask,
  postponeTask,
} from '../../services/gateway-tasks.ts'
import { maxAttempts } from '../../services/mail/outbox.ts'
import { GatewayRefused, GatewayUnavailable } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { beginTrial } from './begin-trial.ts'
import { applyIntent, applyRefund } from './handle-gateway-event.ts'
import { refundTrial } from './refund-month.ts'
import { runPartRefund } from './refund-order.ts'
import { refundMonth, reviewGrants } from './review-grants.ts'
import { refundUnmatchedPayment } from './settle-unmatched-payment.ts'
import {
  cancelSubscription,
  endSubscription,
  refreshSubscription,
  resumeSubscription,
  startSubscription,
  updateCustomer,
} from './subscription-tasks.ts'

const tasksPerClaim = 5
const maxRunMs = 20_000

type Runner = (call: Call, task: GatewayTask) => Promise<void>

/** The verb of each kind of task; the gateway's answers are applied by the same verbs as its events. */
const runners: Record<GatewayTaskKind, Runner> = {
  'review-grants': (call, { subject }) => reviewGrants(call, subject),
  'begin-trial': (call, { subject }) => beginTrial(call, subject),
  'start-subscription': startSubscription,
  'cancel-subscription': cancelSubscription,
  'end-subscription': endSubscription,
  'resume-subscription': resumeSubscription,
  'refresh-subscription': refreshSubscription,
  'update-customer': updateCustomer,
  'cancel-intent': ofIntent('cancelIntent'),
  capture: ofIntent('capture'),
  refund,
  'refund-part': runPartRefund,
  'refund-month': refundMonth,
  'refund-stray': refundUnmatchedPayment,
}

async function refund(call: Call, { subject, key }: GatewayTask): Promise<void> {
  const order = await findOrder(call, subject)
  if (!order?.intentId) return
  const { intentId } = order
  if (order.isTrial) return refundTrial(call, { id: subject, intentId }, key)
  const gateway = gatewayOf(call)
  const { status } = await gateway.findIntent(call, intentId)
  // Authorised money is captured first: that task is already queued.
  if (status === 'held') throw new GatewayUnavailable('It is not captured yet')
  // Under its first key the gateway would repeat its answer to a refund that failed later.
  const failed = await countFailedRefunds(call, subject)
  const ownKey = failed ? `${key}/${failed}` : key
  await applyRefund(call, intentId, await gateway.refund(call, intentId, ownKey))
}

/** Runs a task on an intent; if the gateway refuses, the intent's state is applied instead. */
function ofIntent(verb: 'capture' | 'cancelIntent'): Runner {
  return async (call, { subject, key }) => {
    const intentId = (await findOrder(call, subject))?.intentId
    if (!intentId) return
    const gateway = gatewayOf(call)
    const intent = await gateway[verb](call, intentId, key).catch((error) => {
      if (error instanceof GatewayRefused) return gateway.findIntent(call, intentId)
      throw error
    })
    await applyIntent(call, intent)
    // What was paid, or released by the bank, meanwhile is applied.
    if (intent.status !== 'cancelled' && intent.status !== 'succeeded')
      throw new GatewayRefused(`It is ${intent.status}`, 'unexpected_state')
  }
}

/**
 * Runs the due tasks at the gateway; each run claims its own for two minutes. An unanswered task waits longer each
 * time; a refused one is given up and shown by the health check.
 */
export async function runGatewayTasks(call: Call, onlyIf = isTaskOf(gatewayOf(call))): Promise<void> {
  const until = Date.now() + maxRunMs
  while (Date.now() < until) {
    const tasks = await claimTasks(call, tasksPerClaim, onlyIf)
    if (!tasks.length) return
    for (const task of tasks) await call.askStranger(() => run(call, task))
  }
}

async function run(call: Call, task: GatewayTask): Promise<void> {
  try {
    await runners[task.kind](call, task)
    await endTask(call, task)
  } catch (error) {
    const problem = error instanceof GatewayRefused ? `${error.code} ${error.message}` : (error as Error).name
    const reason = error instanceof GatewayRefused ? error.code : problem
    console.error(`Task ${task.id}, ${task.kind}, was not done at attempt ${task.attempts}: ${reason}`)
    const isGivenUp = error instanceof GatewayRefused || task.attempts >= maxAttempts
    await (isGivenUp ? failTask(call, task, problem) : postponeTask(call, task, problem))
  }
}
