import { PageHead } from '#web/client/page-head.tsx'

export function Component() {
  return <PageHead title="Review" hidden />
}
