import { useState } from 'react'
import { pounds } from '#schema/levels.ts'
import { CallFailed } from '#web/client/api.ts'
import { ActionButton } from '#web/features/administration/action-button.tsx'
import type { Action } from '#web/features/administration/use-action.ts'
import { TextField } from '#web/ui/field.tsx'

/** A payment that can be refunded; amounts are in pence. */
type Refundable = {
  email: string
  recipient: string
  remaining: number
  refunded: number
  /** What a refund of all that is left leads to, and one of a part. */
  fullRefundText: string
  partialRefundText: string
  hint: string
  send: (refund: { reason: string; amount: number; refunded: number; key: string }) => Promise<unknown>
}

/** Refunds all that is left of an order or a month, or an amount that is entered in pounds. */
export function RefundButton({
  refundable: { email, recipient, remaining, refunded, fullRefundText, partialRefundText, hint, send },
  reason,
  variant = 'main',
}: { refundable: Refundable; variant?: 'main' | 'quiet' } & Pick<Action, 'reason'>) {
  const [typed, setTyped] = useState(inPounds(remaining))
  // Pressed twice, it is one refund; another amount is another one.
  const [keys] = useState(() => new Map<number, string>())
  const amount = penceOf(typed)
  const isPossible = amount !== undefined && amount > 0 && amount <= remaining
  const problem = `Please enter an amount from £0.01 to ${pounds(remaining)}.`
  const keyOf = (pence: number) => {
    const key = keys.get(pence) ?? crypto.randomUUID()
    keys.set(pence, key)
    return key
  }
  const run = async (reason: string) => {
    if (!isPossible)
      throw new CallFailed(400, JSON.stringify({ code: 'BAD_REQUEST', error: problem }), 'Bad Request')
    return send({ reason, amount, refunded, key: keyOf(amount) })
  }
  const goesBack = (much: string) => `${much} goes back to ${email}, to the card they paid with.`
  return (
    <ActionButton
      variant={variant}
      action={{
        title: `Refund ${recipient}?`,
        description: !isPossible
          ? problem
          : amount === remaining
            ? `${goesBack(pounds(amount))} ${fullRefundText} This cannot be undone.`
            : `${goesBack(`${pounds(amount)} of ${pounds(remaining)}`)} ${partialRefundText} This cannot be undone.`,
        confirmLabel: isPossible ? `Refund ${pounds(amount)}` : 'Refund',
        fields: (
          <TextField
            label="Amount in pounds"
            hint={`${pounds(remaining)} is left. ${hint}`}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            maxLength={12}
            error={isPossible ? undefined : problem}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        ),
        ...(reason && { reason }),
        run,
        successMessage: isPossible ? `${pounds(amount)} is on its way back.` : 'The refund is on its way.',
      }}
    >
      Refund
    </ActionButton>
  )
}

const inPounds = (pence: number) => pounds(pence).replace(/[£,]/g, '')

/** `12.5`, `£12.50` or `1,200` in pence; undefined for anything else, such as `1,50`. */
function penceOf(typed: string): number | undefined {
  const [, integer, part = ''] =
    /^£?(\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(typed.replace(/\s/g, '')) ?? []
  return integer === undefined
    ? undefined
    : Number(integer.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
}
