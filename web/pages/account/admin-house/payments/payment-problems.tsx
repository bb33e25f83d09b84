import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaymentProblemsPage } from '#schema/billing/order-answers.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { byCursor, startingAt, uniqueBy, useApi } from '#web/client/queries.ts'
import { administrationKey } from '#web/features/administration/use-administration-list.ts'
import { ShowMoreButton } from '#web/ui/show-more-button.tsx'
import {
  DisputedOrder,
  FailedRefund,
  FailedTask,
  OrdersWithoutAccount,
  UnmatchedDispute,
  UnmatchedPayment,
} from './payment-problem.tsx'
import { pollingBackoff } from './polling-backoff.ts'

const firstPauseMs = 4000

/** What is wrong with money, and what can be done about each; nothing where nothing is. */
export function PaymentProblems() {
  const api = useApi()
  const [pause] = useState(() => pollingBackoff(firstPauseMs))
  const query = useInfiniteQuery({
    queryKey: [...administrationKey, 'payment problems'],
    queryFn: ({ pageParam }) => dataOf(api.admin['payment-tasks'].$get({ query: startingAt(pageParam) })),
    ...byCursor,
    refetchInterval: ({ state: { data } }) => (data?.pages.some(isAnything) ? pause(data) : false),
  })
  const [data] = query.data?.pages ?? []
  if (query.error && !data)
    return (
      <p role="alert">
        {sentenceOf(query.error, 'What needs attention could not be loaded. Please load the page again.')}
      </p>
    )
  if (!data || !(isAnything(data) || data.withoutAccount)) return null
  const unmatched = uniqueBy(query.data?.pages.flatMap(({ strays }) => strays) ?? [], ({ id }) => id)
  return (
    <section className="grid gap-s4" aria-labelledby="problems-title">
      <h2 id="problems-title">Needs a look</h2>
      <ul className="border-line border-t">
        {data.tasks.map((task) => (
          <FailedTask key={`t${task.id}`} task={task} />
        ))}
        {data.unrefunded.map((refund) => (
          <FailedRefund key={refund.id} refund={refund} />
        ))}
        {data.disputed.map((order) => (
          <DisputedOrder key={order.id} order={order} />
        ))}
        {data.strayDisputes.map((dispute) => (
          <UnmatchedDispute key={dispute.id} dispute={dispute} />
        ))}
        {data.withoutAccount > 0 && <OrdersWithoutAccount count={data.withoutAccount} />}
        {unmatched.map((payment) => (
          <UnmatchedPayment key={payment.id} payment={payment} />
        ))}
      </ul>
      <ShowMoreButton query={query} />
    </section>
  )
}

const isAnything = ({ tasks, strays, unrefunded, disputed, strayDisputes }: PaymentProblemsPage) =>
  tasks.length + strays.length + unrefunded.length + disputed.length + strayDisputes.length > 0
