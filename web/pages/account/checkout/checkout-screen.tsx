import { PageHead } from '#web/client/page-head.tsx'

/** Checkout. */
export function Component() {
  return (
    <div className="wide py-room-gap">
      <PageHead title="Checkout" hidden />
      <h1>Checkout</h1>
    </div>
  )
}
