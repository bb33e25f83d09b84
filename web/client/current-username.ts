import { useSyncExternalStore } from 'react'

const key = 'currentUsername'

/**
 * The address of who is signed in on this device, as signing in left it (account spec); it opens nothing, it only
 * says which navigation to show. Null at the edge and until the page is taken over: a cached page is anonymous.
 */
export const useCurrentUsername = () => useSyncExternalStore(onChange, read, nobody)

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const nobody = () => null

/** Another tab signed in or out. */
function onChange(told: () => void) {
  addEventListener('storage', told)
  return () => removeEventListener('storage', told)
}
