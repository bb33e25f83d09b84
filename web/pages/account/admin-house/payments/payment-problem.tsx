import type { ReactNode } from 'react'
import type { PaymentProblemsPage } from '#schema/billing/order-answers.ts'
import { pounds } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { counted } from '#schema/text/numbers.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { ActionButton } from '#web/features/administration/action-button.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { reasonField } from './order-actions.tsx'

export function FailedTask({ task }: { task: PaymentProblemsPage['tasks'][number] }) {
  const api = useApi()
  const { id, what, name, orderId, problem, attempts, isWaiting } = task
  const forBuyer = name ? ` for ${name}` : ''
  return (
    <Problem
      title={`${what}${forBuyer}`}
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
            title: `Try again: ${what.toLowerCase()}${forBuyer}?`,
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

export const FailedRefund = ({
  refund: { orderId, name, amount, problem, at },
}: {
  refund: PaymentProblemsPage['unrefunded'][number]
}) => (
  <Problem
    title={`${pounds(amount)} did not go back to ${name || 'a buyer'}`}
    description={
      <>
        <LocalTime iso={at} withHour />: {problem}. Refund it again on the page of the order, or by other
        means.
      </>
    }
  >
    <ProblemLink id={orderId} />
  </Problem>
)

export const DisputedOrder = ({
  order: { id, name, at },
}: {
  order: PaymentProblemsPage['disputed'][number]
}) => (
  <Problem
    title={`A payment of ${name || 'a buyer'} is disputed`}
    description={
      <>
        Their bank asks for money back that was paid for what they bought on <LocalTime iso={at} />. Answer in
        the payment provider’s dashboard; what it decides is applied here.
      </>
    }
  >
    <ProblemLink id={id} />
  </Problem>
)

export const UnmatchedDispute = ({
  dispute: { intentId, amount, at },
}: {
  dispute: PaymentProblemsPage['strayDisputes'][number]
}) => (
  <Problem
    title={`${pounds(amount)} that belongs to no order is disputed`}
    description={
      <>
        A bank has asked for it back since <LocalTime iso={at} withHour />, payment {intentId}. Look it up and
        answer in the payment provider’s dashboard.
      </>
    }
  />
)

export const OrdersWithoutAccount = ({ count }: { count: number }) => (
  <Problem
    title={`${count} ${count === 1 ? 'order belongs' : 'orders belong'} to no account yet`}
    description="Whoever ordered can open one by the link in their mail. You can mail the link again, or refund what was paid."
  >
    <Link
      className="link inline-flex min-h-tap items-center"
      to={paths.adminHouse.href('payments', { state: 'without-account' })}
    >
      See them
    </Link>
  </Problem>
)

const reasons: Record<string, string> = {
  'no order': 'It names an order that is not here.',
  'another payment': 'Its order was to be paid by another payment.',
  'no subscription': 'It paid an invoice that is for no subscription here.',
  'another amount': 'Its order has another amount.',
  'refund failed': 'It was refunded, and the bank sent the money back to us.',
}

export function UnmatchedPayment({ payment }: { payment: PaymentProblemsPage['strays'][number] }) {
  const api = useApi()
  const { id, amount, seenAt, isDisputed, isRefundUnderWay } = payment
  const act = (how: 'refund' | 'settle') => (reason: string) =>
    dataOf(api.admin['stray-payments'][':id'].$post({ param: { id }, json: { how, reason } }))
  return (
    <Problem
      row={id}
      title={`${pounds(amount)} arrived that no order waits for`}
      description={
        <>
          {reasons[payment.why]} Seen <LocalTime iso={seenAt} withHour />, payment {id}.
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
                successMessage: 'The refund is on its way.',
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
