import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { PaymentTroubles } from '#schema/billing/order-answers.ts'
import { pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { counted } from '#schema/text/numbers.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { byCursor, startingAt, uniqueBy, useApi } from '#web/client/queries.ts'
import { ActionButton } from '#web/features/administration/action-button.tsx'
import { administrationKey } from '#web/features/administration/use-administration-list.ts'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { ShowMoreButton } from '#web/ui/show-more-button.tsx'
import { reasonField } from './order-actions.tsx'
import { pollingBackoff } from './polling-backoff.ts'

const firstPauseMs = 4000

/** What is wrong with money, and what can be done about each; nothing where nothing is. */
export function PaymentProblems() {
  const api = useApi()
  const [pause] = useState(() => pollingBackoff(firstPauseMs))
  const query = useInfiniteQuery({
    queryKey: [...administrationKey, 'payment troubles'],
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
  const strays = uniqueBy(query.data?.pages.flatMap(({ strays }) => strays) ?? [], ({ id }) => id)
  return (
    <section className="grid gap-s4" aria-labelledby="troubles-title">
      <h2 id="troubles-title">Needs a look</h2>
      <ul className="border-line border-t">
        {data.tasks.map((task) => (
          <Task key={`t${task.id}`} task={task} />
        ))}
        {data.unrefunded.map(({ id, orderId, name, amount, problem, at }) => (
          <Problem
            key={id}
            title={`${pounds(amount)} did not go back to ${name || 'a buyer'}`}
            description={
              <>
                <LocalTime iso={at} withHour />: {problem}. Refund it again on the page of the order, or by
                other means.
              </>
            }
          >
            <ProblemLink id={orderId} />
          </Problem>
        ))}
        {data.disputed.map(({ id, name, at }) => (
          <Problem
            key={id}
            title={`A payment of ${name || 'a buyer'} is disputed`}
            description={
              <>
                Their bank asks for money back that was paid for what they bought on <LocalTime iso={at} />.
                Answer in the payment provider’s dashboard; what it decides is applied here.
              </>
            }
          >
            <ProblemLink id={id} />
          </Problem>
        ))}
        {data.strayDisputes.map(({ id, intentId, amount, at }) => (
          <Problem
            key={id}
            title={`${pounds(amount)} that belong to no order are disputed`}
            description={
              <>
                A bank has asked for them back since <LocalTime iso={at} withHour />, payment {intentId}. Look
                it up and answer in the payment provider’s dashboard.
              </>
            }
          />
        ))}
        {data.withoutAccount > 0 && (
          <Problem
            title={`${data.withoutAccount} ${data.withoutAccount === 1 ? 'order belongs' : 'orders belong'} to no account yet`}
            description="Whoever ordered can open one by the link in their mail. You can mail the link again, or refund what was paid."
          >
            <Link
              className="link inline-flex min-h-tap items-center"
              to={paths.adminHouse.href('payments', { state: 'without-account' })}
            >
              See them
            </Link>
          </Problem>
        )}
        {strays.map((stray) => (
          <StrayPayment key={stray.id} stray={stray} />
        ))}
      </ul>
      <ShowMoreButton query={query} />
    </section>
  )
}

const isAnything = ({ tasks, strays, unrefunded, disputed, strayDisputes }: PaymentTroubles) =>
  tasks.length + strays.length + unrefunded.length + disputed.length + strayDisputes.length > 0

function Task({ task }: { task: PaymentTroubles['tasks'][number] }) {
  const api = useApi()
  const { id, what, name, orderId, problem, attempts, isWaiting } = task
  const whom = name ? ` for ${name}` : ''
  return (
    <Problem
      title={`${what}${whom}`}
      description={
        <>
          {isWaiting
            ? `It failed ${counted(attempts, 'time')} and is tried again by itself.`
            : 'It failed and was given up.'}{' '}
          {problem ? (
            <>
              The payment provider said: <q>{problem}</q>
            </>
          ) : (
            'The payment provider gave no reason.'
          )}
        </>
      }
    >
      {!isWaiting && (
        <ActionButton
          action={{
            title: `Try again: ${what.toLowerCase()}${whom}?`,
            description:
              'It is asked of the payment provider once more, under the same key: what was done already is not done twice.',
            confirmLabel: 'Try again',
            run: () =>
              dataOf(api.admin['payment-tasks'][':id'].retry.$post({ param: { id: String(id) }, json: {} })),
            successMessage: 'It is being tried again.',
          }}
        >
          Try again
        </ActionButton>
      )}
      {orderId && <ProblemLink id={orderId} />}
    </Problem>
  )
}

const why: Record<string, string> = {
  'no order': 'It names an order that is not here.',
  'another payment': 'Its order was to be paid by another payment.',
  'no subscription': 'It paid an invoice that is for no subscription here.',
  'another amount': 'Its order has another amount.',
  'refund failed': 'It was refunded, and the bank sent the money back to us.',
}
function StrayPayment({ stray }: { stray: PaymentTroubles['strays'][number] }) {
  const api = useApi()
  const { id, amount, seenAt, isDisputed, isRefundUnderWay } = stray
  const act = (how: 'refund' | 'settle') => (reason: string) =>
    dataOf(api.admin['stray-payments'][':id'].$post({ param: { id }, json: { how, reason } }))
  return (
    <Problem
      row={id}
      title={`${pounds(amount)} arrived that no order waits for`}
      description={
        <>
          {why[stray.why]} Seen <LocalTime iso={seenAt} withHour />, payment {id}.
        </>
      }
    >
      {isRefundUnderWay ? (
        <span>A refund is under way.</span>
      ) : (
        <>
          {isDisputed ? (
            <span>A bank wants it back.</span>
          ) : (
            <ActionButton
              action={{
                title: `Refund ${pounds(amount)}?`,
                description: 'All of it goes back to the card that paid. This cannot be undone.',
                confirmLabel: `Refund ${pounds(amount)}`,
                reason: reasonField,
                run: act('refund'),
                successMessage: 'The money is on its way back.',
              }}
            >
              Refund
            </ActionButton>
          )}
          <ActionButton
            action={{
              title: 'Mark as settled?',
              description:
                'It leaves this list, and the money stays where it is. Do this if you have dealt with it elsewhere.',
              confirmLabel: 'Mark as settled',
              reason: reasonField,
              run: act('settle'),
              successMessage: 'Settled.',
            }}
          >
            Mark as settled
          </ActionButton>
        </>
      )}
    </Problem>
  )
}

const ProblemLink = ({ id }: { id: string }) => (
  <Link
    className="link inline-flex min-h-tap items-center"
    to={paths.adminHouse.href('payments', { order: id })}
  >
    See the order
  </Link>
)

const Problem = ({
  row,
  title,
  description,
  children,
}: {
  /** In the list that has further pages. */
  row?: string
  title: string
  description: ReactNode
  children?: ReactNode
}) => (
  <li
    data-row={row}
    tabIndex={row ? -1 : undefined}
    className="grid gap-s3 border-line border-b py-s4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
  >
    <div className="grid gap-s1">
      <h3>{title}</h3>
      <p className="max-w-measure text-ink-soft text-label">{description}</p>
    </div>
    {children && <div className="flex flex-wrap items-center gap-s3">{children}</div>}
  </li>
)
