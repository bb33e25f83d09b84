import type { OrderDetail } from '#schema/billing/order-answers.ts'
import { pounds } from '#schema/levels.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { ActionButton } from '#web/features/administration/action-button.tsx'
import { localDay } from '#web/ui/local-time.tsx'
import { RefundButton } from './refund-button.tsx'

export const reasonField = {
  label: 'Why',
  hint: 'It is kept in the record, with your name.',
  isRequired: true,
  maxLength: 120,
}

/** What an administrator can do about an order; nothing where nothing can be done. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const api = useApi()
  const { id, name, email, what, amount, amountRefunded, can, months, sprint } = order
  const buyer = name || email
  const endsToo = [
    months.some(({ endedAt }) => !endedAt) && 'its months',
    sprint && sprint.state !== 'released' && 'their place in the sprint',
  ]
    .filter(Boolean)
    .join(' and ')
  return (
    <div className="flex flex-wrap gap-s3 empty:hidden">
      {can.refund > 0 && (
        <RefundButton
          key={amountRefunded}
          refundable={{
            email,
            recipient: buyer,
            remaining: can.refund,
            refunded: amountRefunded,
            fullRefundText: `Their ${what} ends${endsToo && `, with ${endsToo}`}.`,
            partialRefundText: `Their ${what} stays as it is.`,
            hint: 'A smaller amount does not end their plan.',
            send: (json) => dataOf(api.admin.orders[':id'].refund.$post({ param: { id }, json })),
          }}
          reason={reasonField}
        />
      )}
      {can.withdrawUntil && (
        <ActionButton
          action={{
            title: `Withdraw ${buyer} from ${what}?`,
            description: `${pounds(amount - amountRefunded)} goes back to the card they paid with, and their ${what} ends, as if they had withdrawn themselves. They can do so until ${localDay(can.withdrawUntil)}. This cannot be undone.`,
            confirmLabel: 'Withdraw them',
            reason: reasonField,
            run: (reason) =>
              dataOf(api.admin.orders[':id'].withdraw.$post({ param: { id }, json: { reason } })),
            successMessage: 'Withdrawn. The money is on its way back.',
          }}
        >
          Withdraw
        </ActionButton>
      )}
      {can.cancel && (
        <ActionButton
          action={{
            title: `Cancel the months of ${buyer}?`,
            description: `No further month of ${what} is charged. What is paid for stays until it is over, and they are told by mail. They can resume it themselves until then.`,
            confirmLabel: 'Cancel the months',
            reason: reasonField,
            run: (reason) =>
              dataOf(api.admin.orders[':id'].cancel.$post({ param: { id }, json: { reason } })),
            successMessage: 'Cancelled. No further month is charged.',
          }}
        >
          Cancel the months
        </ActionButton>
      )}
      {can.mailLink && (
        <ActionButton
          action={{
            title: `Mail the link to open an account to ${buyer}?`,
            description: `The link goes to ${email}, the address that paid. Whoever opens it chooses a password and has ${what}.`,
            confirmLabel: 'Mail the link',
            run: () => dataOf(api.admin.orders[':id'].link.$post({ param: { id }, json: {} })),
            successMessage: 'The link is on its way.',
          }}
        >
          Mail the link
        </ActionButton>
      )}
    </div>
  )
}
