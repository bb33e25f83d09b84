import { useSyncExternalStore } from 'react'

export const usernameKey = 'currentUsername'

/**
 * The address of who is signed in on this device (account spec): it only says which navigation to show. Null at the edge
 * and until the page is taken over.
 */
export const useCurrentUsername = () => useKept(usernameKey)

/** What this browser keeps under a key of who is signed in; null where nobody is. */
export const useKept = (key: string) => useSyncExternalStore(onChange, () => rememberedUsername(key), nobody)

export function rememberedUsername(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const nobody = () => null

/** Somebody signed in or out, in another tab or in this one. */
function onChange(told: () => void) {
  addEventListener('storage', told)
  return () => removeEventListener('storage', told)
}
