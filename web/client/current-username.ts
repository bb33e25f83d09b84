import { useSyncExternalStore } from 'react'

export const usernameKey = 'currentUsername'
export const roleKey = 'currentRole'

/**
 * The address of who is signed in on this device, as signing in left it (account spec); it opens nothing, it only
 * says which navigation to show. Null at the edge and until the page is taken over: a cached page is anonymous.
 */
export const useCurrentUsername = () => useSyncExternalStore(onChange, () => read(usernameKey), nobody)

/** Whether who is signed in here has a profile of their own; validators and administrators have none. */
export const hasOwnDashboard = () => (read(roleKey) ?? 'owner') === 'owner'

function read(key: string): string | null {
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
