import type { Billing } from '#schema/billing/billing-answers.ts'
import { pounds } from '#schema/levels.ts'
import { dataOf } from '#web/client/api.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { type BillingAction, useBillingAction } from './billing-actions.ts'
import { cancellingOf } from './plan-state.ts'

/** Asks for confirmation before a plan or a trial is cancelled. */
export function CancelPlanDialog({ billing, ...state }: { billing: Billing } & DialogState) {
  const { trialUntil } = billing
  const { before, after } = cancellingOf(billing)
  return (
    <BillingActionDialog
      {...state}
      action={(billing) => dataOf(billing.cancel.$post({ json: {} }))}
      title={trialUntil ? 'Cancel the trial?' : 'Cancel the plan?'}
      description={before}
      done={{ title: 'Cancelled', description: after }}
      labels={trialUntil ? ['Cancel the trial', 'Go on trying'] : ['Cancel the plan', 'Keep it']}
    />
  )
}

/** Asks for confirmation before a purchase is withdrawn (14 days). */
export function WithdrawPurchaseDialog({
  amount,
  orderId,
  hasSeat,
  hasBooking,
  ...state
}: Pick<NonNullable<Billing['withdrawal']>, 'amount' | 'orderId'> & {
  hasSeat: boolean
  hasBooking: boolean
} & DialogState) {
  return (
    <BillingActionDialog
      {...state}
      action={(billing) => dataOf(billing.withdraw.$post({ json: { orderId } }))}
      title="Withdraw from this purchase?"
      description={`You get ${pounds(amount)} back on the card that you paid with, and the plan ends at once. ${hasSeat ? 'Your place in the sprint is given to somebody else. ' : ''}${hasBooking ? 'Meetings that are booked with you stay booked. ' : ''}Nothing of your profile is deleted.`}
      done={{
        title: 'You have withdrawn',
        description: `${pounds(amount)} is on its way back. We write to you when it is done.`,
      }}
      labels={['Withdraw', 'Keep it']}
    />
  )
}

function BillingActionDialog({
  action,
  done,
  labels: [yes, no],
  onOpenChange,
  ...dialog
}: {
  action: BillingAction
  title: string
  description: string
  done: { title: string; description: string }
  labels: [yes: string, no: string]
} & DialogState) {
  const { mutate, isPending, error } = useBillingAction(action, done, () => onOpenChange(false))
  return (
    <ConfirmDialog
      {...dialog}
      onOpenChange={onOpenChange}
      labels={[yes, 'One moment…', no]}
      isPending={isPending}
      error={error}
      act={() => mutate()}
    />
  )
}
