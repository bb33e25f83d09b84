import { useEffect, useRef } from 'react'
import { withoutReload } from '#web/client/stale-build.ts'
import { useLateCode } from '#web/ui/late-code.ts'

/** The code of every part but the first, fetched once that one is shown, so that it is there without a network, too. */
export function useLaterPart() {
  const later = useLateCode(() => withoutReload(() => import('./later-part.tsx')))
  const begin = useRef(later.fetch)
  useEffect(() => void begin.current(), [])
  return later
}
