import type { OrderDetail } from '#schema/billing/order-answers.ts'
import { pounds } from '#schema/levels.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { reasonField } from './order-actions.tsx'
import { RefundButton } from './refund-button.tsx'

/** What was paid for an order, and the refund of a single month. */
export const Receipts = ({ order }: { order: OrderDetail }) => (
  <>
    <h3 className="mt-s3">Receipts</h3>
    {order.receipts.length ? (
      <ul className="border-line border-t text-label">
        {order.receipts.map((receipt) => (
          <Receipt key={receipt.number} order={order} receipt={receipt} />
        ))}
      </ul>
    ) : (
      <p className="text-ink-soft text-label">None.</p>
    )}
  </>
)

type OrderReceipt = OrderDetail['receipts'][number]

function Receipt({ order, receipt }: { order: OrderDetail; receipt: OrderReceipt }) {
  const api = useApi()
  const { number, what, amount, amountRefunded: refunded, at, isGivenBack, left } = receipt
  const buyer = order.name || order.email
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-s4 border-line border-b py-s3">
      <span>
        {number} · {what} · <LocalTime iso={at} />
      </span>
      <b className="tabular-nums">
        {pounds(amount)}
        {isGivenBack ? ', refunded' : refunded > 0 && `, ${pounds(refunded)} refunded`}
      </b>
      {left > 0 && (
        <span className="basis-full">
          <RefundButton
            key={refunded}
            variant="quiet"
            refundable={{
              email: order.email,
              recipient: `${buyer} for receipt ${number}`,
              remaining: left,
              refunded,
              fullRefundText: 'It is for this month only, and the months go on.',
              partialRefundText: 'It is for this month only, and the months go on.',
              hint: 'Only this month is refunded.',
              send: (json) =>
                dataOf(
                  api.admin.receipts[':number'].refund.$post({ param: { number: String(number) }, json }),
                ),
            }}
            reason={reasonField}
          />
        </span>
      )}
    </li>
  )
}
