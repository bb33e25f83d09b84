import { PageHead } from '#web/client/page-head.tsx'

/** A meeting, for whoever has its link. */
export function Component() {
  return <PageHead title="Your meeting" hidden />
}
