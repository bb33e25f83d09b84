import { useSyncExternalStore } from 'react'

const subscribe = (notify: () => void) => {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

/** Whether the browser is online. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
