import { useState } from 'react'
import type { OrderDetail } from '#schema/billing/order-answers.ts'
import { pounds } from '#schema/levels.ts'
import { CallFailed, dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { type Act, ActButton } from '#web/features/administration/act-button.tsx'
import { TextField } from '#web/ui/field.tsx'

/** Refunds all that is left of an order, or an amount that is entered in pounds. */
export function RefundButton({ order, reason }: { order: OrderDetail } & Pick<Act, 'reason'>) {
  const api = useApi()
  const { id, name, email, what, amountRefunded: refunded, can } = order
  const left = can.refund
  const [typed, setTyped] = useState(inPounds(left))
  // Pressed twice, it is one refund; another amount is another one.
  const [keys] = useState(() => new Map<number, string>())
  const amount = penceOf(typed)
  const isPossible = amount !== undefined && amount > 0 && amount <= left
  const isWhole = amount === left
  const problem = `Please enter an amount from £0.01 to ${pounds(left)}.`
  const keyOf = (pence: number) => {
    const key = keys.get(pence) ?? crypto.randomUUID()
    keys.set(pence, key)
    return key
  }
  const run = async (reason: string) => {
    if (!isPossible)
      throw new CallFailed(400, JSON.stringify({ code: 'BAD_REQUEST', error: problem }), 'Bad Request')
    const json = { reason, amount, refunded, key: keyOf(amount) }
    return dataOf(api.admin.orders[':id'].refund.$post({ param: { id }, json }))
  }
  return (
    <ActButton
      variant="main"
      act={{
        title: `Refund ${name || email}?`,
        says: !isPossible
          ? problem
          : isWhole
            ? `${pounds(amount)} goes back to ${email}, to the card they paid with. Their ${what} ends with it, and so do its months and a place in the sprint. This cannot be undone.`
            : `${pounds(amount)} of ${pounds(left)} goes back to ${email}, to the card they paid with. Their ${what} stays as it is. This cannot be undone.`,
        does: isPossible ? `Refund ${pounds(amount)}` : 'Refund',
        fields: (
          <TextField
            label="Amount in pounds"
            hint={`${pounds(left)} is left. Less than that leaves their plan.`}
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
        done: isPossible ? `${pounds(amount)} is on its way back.` : 'The refund is on its way.',
      }}
    >
      Refund
    </ActButton>
  )
}

const inPounds = (pence: number) => pounds(pence).replace(/[£,]/g, '')

/** `12.5`, `£12.50` or `1,200` in pence; undefined for anything else. */
function penceOf(typed: string): number | undefined {
  const [, whole, part = ''] = /^£?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.replace(/[\s,]/g, '')) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
