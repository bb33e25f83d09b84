import { PageHead } from '#web/client/page-head.tsx'

/** Your free trial. */
export function Component() {
  return (
    <div className="wide py-room-gap">
      <PageHead title="Your free trial" hidden />
      <h1>Your free trial</h1>
    </div>
  )
}
