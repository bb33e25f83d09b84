import { NotFound } from '#web/pages/layout/not-found.tsx'

export function Component() {
  return <NotFound />
}
