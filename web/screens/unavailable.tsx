import type { Screen } from '../router.tsx'
import { Unavailable } from './layout/unavailable.tsx'

export const handle: Screen['handle'] = { isInert: true }

export function Component() {
  return <Unavailable />
}
