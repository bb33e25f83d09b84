import type { Billing } from '#schema/billing/billing-answers.ts'
import { pounds } from '#schema/levels.ts'
import { dataOf } from '#web/client/api.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { useBillingAction } from './billing-actions.ts'
import { cancellingOf } from './plan-state.ts'

/** Asks for confirmation before a plan or a trial is cancelled. */
export function CancelPlanDialog({ billing, open, onOpenChange }: { billing: Billing } & DialogState) {
  const isTrial = Boolean(billing.trialUntil)
  const { before, after } = cancellingOf(billing)
  const cancel = useBillingAction(
    (calls) => dataOf(calls.cancel.$post({ json: {} })),
    { title: 'Cancelled', description: after },
    () => onOpenChange(false),
  )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isTrial ? 'Cancel the trial?' : 'Cancel the plan?'}
      description={before}
      confirmLabel={isTrial ? 'Cancel the trial' : 'Cancel the plan'}
      cancelLabel={isTrial ? 'Go on trying' : 'Keep it'}
      onConfirm={() => cancel.mutate()}
      isPending={cancel.isPending}
      error={cancel.error}
    />
  )
}

type Withdrawal = Pick<NonNullable<Billing['withdrawal']>, 'amount' | 'orderId'> & {
  hasSeat: boolean
  hasBooking: boolean
}

/** Asks for confirmation before a purchase is withdrawn (14 days). */
export function WithdrawPurchaseDialog({
  amount,
  orderId,
  hasSeat,
  hasBooking,
  open,
  onOpenChange,
}: Withdrawal & DialogState) {
  const withdraw = useBillingAction(
    (calls) => dataOf(calls.withdraw.$post({ json: { orderId } })),
    {
      title: 'You have withdrawn',
      description: `${pounds(amount)} is on its way back. We write to you when it is done.`,
    },
    () => onOpenChange(false),
  )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Withdraw from this purchase?"
      description={`You get ${pounds(amount)} back on the card that you paid with, and the plan ends at once. ${hasSeat ? 'Your place in the sprint is given to somebody else. ' : ''}${hasBooking ? 'Meetings that are booked with you stay booked. ' : ''}Nothing of your profile is deleted.`}
      confirmLabel="Withdraw"
      onConfirm={() => withdraw.mutate()}
      isPending={withdraw.isPending}
      error={withdraw.error}
    />
  )
}
