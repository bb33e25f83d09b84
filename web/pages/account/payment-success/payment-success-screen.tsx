import { PageHead } from '#web/client/page-head.tsx'

/** Your payment. */
export function Component() {
  return (
    <div className="wide py-room-gap">
      <PageHead title="Your payment" hidden />
      <h1>Your payment</h1>
    </div>
  )
}
