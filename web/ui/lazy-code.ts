import { useState } from 'react'
import { withoutReload } from '#web/client/loading/stale-build.ts'

const prepared = new WeakSet<() => Promise<unknown>>()

/** Loads code ahead of its use, so that it is there without a network too. */
export const prepareCode = (load: () => Promise<unknown>) =>
  withoutReload(load).then(
    () => prepared.add(load),
    () => {},
  )

/** Code that is loaded when first needed: `prepare` on hover, `fetch` on use; `failed` can be retried. */
export function useLazyCode<Module>(load: () => Promise<Module>) {
  const [code, setCode] = useState<Module>()
  const [failed, setFailed] = useState(false)

  const fetchCode = async () => {
    if (code) return code
    // Offline it is not tried: a page whose code cannot be fetched would reload and fail.
    if (!navigator.onLine && !prepared.has(load)) throw new Error('The visitor is offline')
    const loaded = await load()
    if (!loaded) throw new Error('The page is about to reload')
    setCode(loaded)
    return loaded
  }
  return {
    code,
    failed,
    prepare: () => void fetchCode().catch(() => {}),
    fetch: () => {
      setFailed(false)
      return fetchCode().catch((error) => {
        console.error('Code could not be fetched', error)
        setFailed(true)
      })
    },
  }
}
