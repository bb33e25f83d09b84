import { useSyncExternalStore } from 'react'

const subscribe = (tell: () => void) => {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Whether the browser is online. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
