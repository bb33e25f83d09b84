import type { Screen } from '#web/client/screen.ts'
import { Unavailable } from './unavailable.tsx'

export const handle: Screen['handle'] = { isInert: true }

export function Component() {
  return <Unavailable />
}
