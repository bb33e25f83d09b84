import type { Role } from '#schema/roles.ts'
import { roleKey, usernameKey } from './current-username.ts'

/** Leaves in this browser who has signed in, for the navigation of every tab. */
export const keepUsername = ({ email, role }: { email: string; role: Role }): void => write(email, role)

/** After logging out, and where the server knows of no session: nobody is signed in here, in no tab. */
export const forgetUsername = (): void => write(null, null)

function write(username: string | null, role: string | null) {
  try {
    for (const [key, value] of [
      [roleKey, role],
      [usernameKey, username],
    ] as const)
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
  } catch {}
  // Other tabs are told by the browser, this one by hand.
  dispatchEvent(new StorageEvent('storage', { key: usernameKey }))
}
