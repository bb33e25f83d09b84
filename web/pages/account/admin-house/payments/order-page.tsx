import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderDetail } from '#schema/billing/order-answers.ts'
import { pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { SignInRedirect, useMustSignIn } from '#web/features/accounts/own-query.tsx'
import { useHeadingFocus } from '#web/features/administration/heading-focus.ts'
import { LoadingOrError } from '#web/features/administration/loading-or-error.tsx'
import { administrationKey } from '#web/features/administration/use-administration-list.ts'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderBadge } from './order-list.tsx'
import { pollingBackoff } from './polling-backoff.ts'
import { Receipts } from './receipts.tsx'

const firstPauseMs = 2000

/** One order: what was paid, what can be done, and what happened to it. */
export function OrderPage({ id }: { id: string }) {
  const api = useApi()
  const [pause] = useState(() => pollingBackoff(firstPauseMs))
  const { data, error, refetch } = useQuery({
    queryKey: [...administrationKey, 'order', id],
    queryFn: () => dataOf(api.admin.orders[':id'].$get({ param: { id } })),
    // What was asked of the payment provider is done a moment later.
    refetchInterval: ({ state }) => (state.data?.isRefundUnderWay ? pause(state.data) : false),
  })
  useHeadingFocus(Boolean(data))
  const mustSignIn = useMustSignIn(error)
  if (mustSignIn) return <SignInRedirect />
  return (
    <div className="grid gap-s5">
      <p>
        <Link className="link inline-flex min-h-tap items-center" to={paths.adminHouse.href('payments')}>
          All payments
        </Link>
      </p>
      {data ? (
        <Order order={data} />
      ) : (
        <LoadingOrError error={error} failure="This order could not be loaded." onRetry={refetch} />
      )}
    </div>
  )
}

const Order = ({ order }: { order: OrderDetail }) => (
  <article className="grid gap-s6" aria-labelledby="order-title">
    <header className="grid justify-items-start gap-s3">
      <h2 id="order-title" className="text-head">
        {order.what} for {order.name || 'somebody without a name'}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-s4 gap-y-s2">
        <b className="font-medium font-serif text-[2.25rem] leading-none">{pounds(order.amount)}</b>
        <span role="status">
          <OrderBadge row={order} />
        </span>
      </p>
      <OrderActions order={order} />
    </header>
    <div className="grid gap-s6 lg:grid-cols-2">
      <Facts order={order} />
      <History history={order.history} />
    </div>
  </article>
)

/** How months stand that go on, by the gateway's word for it. */
const subscriptionStates: Partial<Record<string, string>> = {
  trialing: 'none charged yet',
  active: 'all paid so far',
  past_due: 'the last charge failed and is tried again',
  unpaid: 'the last charge failed',
}

function Facts({ order }: { order: OrderDetail }) {
  const { email, mobile, card, gateway, intentId, hasAccount, sprint, months } = order
  const facts = [
    ['Email', email],
    ['Mobile', mobile],
    ['Account', hasAccount ? 'Yes' : 'None yet'],
    ['Paid by', card || '–'],
    ['Payment', gateway === 'sandbox' ? 'Sandbox, no real money' : (intentId ?? '–')],
  ] as const
  return (
    <section className="grid content-start gap-s4" aria-labelledby="facts-title">
      <h3 id="facts-title">The purchase</h3>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-s3 gap-y-s2 text-label">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
        {sprint && (
          <>
            <dt className="text-ink-soft">Sprint</dt>
            <dd>
              <Link className="link" to={paths.adminHouse.href('sprints', { sprint: String(sprint.number) })}>
                <LocalTime iso={sprint.startsAt} />
              </Link>
              , place {sprint.state}
            </dd>
          </>
        )}
        {months.map(({ status, periodEnd, cancelAt, endedAt }) => (
          <div key={`${status}${periodEnd}`} className="contents">
            <dt className="text-ink-soft">Months</dt>
            <dd>
              {endedAt ? (
                <>
                  Ended on <LocalTime iso={endedAt} />
                </>
              ) : cancelAt ? (
                <>
                  End on <LocalTime iso={cancelAt} />
                </>
              ) : (
                <>
                  Next charge on <LocalTime iso={periodEnd} />, {subscriptionStates[status] ?? status}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Receipts order={order} />
    </section>
  )
}

const History = ({ history }: Pick<OrderDetail, 'history'>) => (
  <section className="grid content-start gap-s4" aria-labelledby="history-title">
    <h3 id="history-title">What happened</h3>
    <ol className="border-line border-t text-label">
      {history.map(({ at, says, by }) => (
        <li key={`${at}${says}`} className="grid gap-s1 border-line border-b py-s3">
          <span>{says}</span>
          <span className="text-ink-soft text-small">
            <LocalTime iso={at} withHour />
            {by && `, ${by}`}
          </span>
        </li>
      ))}
    </ol>
  </section>
)
