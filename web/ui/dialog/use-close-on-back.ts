import { useEffect, useEffectEvent, useState } from 'react'

declare global {
  interface Window {
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void }
  }
}

/** Lets the back button or gesture of a phone close what is open; browsers without `CloseWatcher` leave the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const closeLatest = useEffectEvent(close)
  // Each watcher closes once; what is still open then needs another.
  const [closings, setClosings] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another watcher
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = () => {
      setClosings((count) => count + 1)
      closeLatest()
    }
    return () => watcher.destroy()
  }, [isOpen, closings])
}
