import type { Billing } from '#schema/billing/billing-answers.ts'
import { plans, pounds } from '#schema/levels.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { writtenDay } from '#web/ui/local-time.tsx'

/** Every receipt, newest first, with refunds, and the link to withdraw the last purchase. */
export function Payments({ billing: { plan, receipts, orders, withdrawal } }: { billing: Billing }) {
  const wentBack = orders.flatMap((order) => {
    const text = goneBack(order)
    return text ? [{ id: order.id, text }] : []
  })
  if (receipts.length === 0 && wentBack.length === 0) return null
  return (
    <div className="grid gap-s4">
      <h3>Receipts</h3>
      <div className="account-receipts-scroll">
        <table className="account-receipts" aria-label="Receipts">
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Date</th>
              <th scope="col">For</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {receipts.map(({ number, what, amount, amountRefunded, at, url, isGivenBack }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>{writtenDay(at)}</td>
                <td>
                  {what}
                  {isGivenBack ? ', refunded' : amountRefunded > 0 && `, ${pounds(amountRefunded)} refunded`}
                  {url && (
                    <>
                      {' '}
                      <a className="link" href={url}>
                        Invoice<span className="sr-only"> of receipt {number}</span>
                      </a>
                    </>
                  )}
                </td>
                <td>{pounds(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-ink-soft text-small">Each was mailed to you when it was paid.</p>
      {wentBack.map(({ id, text }) => (
        <p key={id} className="text-label">
          {text}
        </p>
      ))}
      {withdrawal && (
        <div className="grid justify-items-start gap-s2">
          <p className="max-w-measure text-label">
            Until {writtenDay(withdrawal.until)} you can withdraw from your last purchase and get{' '}
            {pounds(withdrawal.amount)} back. You need not give a reason.
          </p>
          <DialogButton
            variant="quiet"
            load={() => import('./billing-action-dialogs.tsx')}
            dialog={({ WithdrawPurchaseDialog }, state) => (
              <WithdrawPurchaseDialog
                orderId={withdrawal.orderId}
                amount={withdrawal.amount}
                hasBooking={plans[plan].booking}
                hasSeat={orders.some(({ id, sprintStartsAt }) => id === withdrawal.orderId && sprintStartsAt)}
                {...state}
              />
            )}
          >
            Withdraw from this purchase
          </DialogButton>
        </div>
      )}
    </div>
  )
}

/** The refund or dispute of a purchase; nothing if there is none. */
function goneBack({ what, at, amount, amountRefunded, status, isRefundUnderWay }: Billing['orders'][number]) {
  const it = `${what}, bought on ${writtenDay(at)}`
  if (isRefundUnderWay) return `${it}: ${pounds(amount - amountRefunded)} is on its way back to you.`
  if (status === 'refunded') return `${it}: ${pounds(amountRefunded)} went back to your card.`
  if (status === 'disputed')
    return `${it}: your bank has asked about this payment, and its plan rests until that is answered.`
  if (amountRefunded > 0)
    return `${it}: ${pounds(amountRefunded)} of ${pounds(amount)} went back to your card.`
  return undefined
}
