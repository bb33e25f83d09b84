import type { PaymentProblemsPage } from '#schema/billing/order-answers.ts'
import { plans } from '#schema/levels.ts'
import type { GatewayTaskKind } from '#schema/tables/services/gateway.ts'
import type { Call } from '../../../call.ts'
import { failedTasks, tasksAbout } from '../../../services/gateway-tasks.ts'
import { cutPage } from '../../../services/paging.ts'
import { readTogether } from '../../../services/write.ts'
import { selectUnmatchedPayments, unmatchedPerPage } from '../unmatched-payment-commands.ts'
import { selectDisputed, selectUnmatchedDisputes, selectUnrefunded } from './open-matter-queries.ts'
import { countWithoutAccount, orderRowOf, ordersOfTasks } from './order-list-queries.ts'

const maxShown = 100
const whats: Record<GatewayTaskKind, string> = {
  'review-grants': 'Look for payments that are made twice',
  'start-subscription': 'Start the months that follow',
  'begin-trial': `Begin the trial of ${plans.starter.levelName}`,
  'cancel-subscription': 'End the months at once',
  'end-subscription': 'End the months when the paid time is over',
  'resume-subscription': 'Let months go on that another purchase had ended',
  'refresh-subscription': 'Ask how the months stand',
  'update-customer': 'Tell the payment provider a new address',
  refund: 'Refund the order',
  'refund-part': 'Refund a part of the order',
  'refund-stray': 'Refund a payment without an order',
  'refund-month': 'Refund a month',
  'cancel-intent': 'Cancel a payment',
  capture: 'Collect money that is held',
}

const selectOtherProblems = (call: Call) => ({
  tasks: failedTasks(call),
  disputed: selectDisputed(call, maxShown),
  strayDisputes: selectUnmatchedDisputes(call, maxShown),
  without: countWithoutAccount(call),
  unrefunded: selectUnrefunded(call, maxShown),
})

/**
 * What is wrong with money: tasks that failed, payments without an order, disputes, purchases without an account; on a
 * further page only payments without an order.
 */
export async function paymentProblems(call: Call, cursor?: string): Promise<PaymentProblemsPage> {
  const others: Partial<ReturnType<typeof selectOtherProblems>> = cursor ? {} : selectOtherProblems(call)
  const read = await readTogether(call, { strays: selectUnmatchedPayments(call, cursor), ...others })
  const { strays, tasks = [], disputed = [], strayDisputes = [], without = [], unrefunded = [] } = read
  const about = new Map(
    (
      await ordersOfTasks(
        call,
        tasks.map(({ subject }) => subject),
      )
    ).map((row) => [row.subject, row]),
  )
  const { page, nextCursor } = cutPage(strays, unmatchedPerPage, ({ seenAt, id }) => [seenAt.getTime(), id])
  const refunds = await tasksAbout(
    call,
    'refund-stray',
    page.map(({ id }) => id),
  )
  return {
    tasks: tasks.map(({ id, kind, subject, problem, attempts, state, createdAt }) => ({
      id,
      what: whats[kind],
      problem: problem ?? '',
      attempts,
      isWaiting: state === 'waiting',
      orderId: about.get(subject)?.id ?? null,
      name: about.get(subject)?.name ?? null,
      since: createdAt.toISOString(),
    })),
    strays: page.map(({ id, amount, gateway, orderId, why, isDisputed, seenAt }) => ({
      id,
      amount,
      gateway,
      orderId,
      why,
      isDisputed,
      seenAt: seenAt.toISOString(),
      isRefundUnderWay: refunds.some(({ subject, state }) => subject === id && state === 'waiting'),
    })),
    nextCursor,
    unrefunded: unrefunded.map(({ at, ...refund }) => ({ ...refund, at: new Date(at).toISOString() })),
    disputed: disputed.map(orderRowOf),
    strayDisputes: strayDisputes.map(({ at, ...dispute }) => ({
      ...dispute,
      at: new Date(at).toISOString(),
    })),
    withoutAccount: without[0]?.number ?? 0,
  }
}
