import { leads } from '../entrance/leads.ts'
import { PurchasePage } from '../paying/purchase.tsx'
import { CancelTrial } from './cancel-trial.tsx'

/** What the mail of a trial without an account leads to: what cancelling does, and one button (R13). */
export function Component() {
  return (
    <PurchasePage title="Cancel your free trial" lead={leads.cancelTrial}>
      {(purchase, token) => <CancelTrial purchase={purchase} token={token} />}
    </PurchasePage>
  )
}
