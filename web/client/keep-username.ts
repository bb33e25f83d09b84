import type { Role } from '#schema/roles.ts'
import { rememberedUsername, useKept, usernameKey } from './current-username.ts'

const roleKey = 'currentRole'
const nameKey = 'currentName'

/** Whether who is signed in here has a profile of their own; validators and administrators have none. */
export const hasOwnDashboard = () => (rememberedUsername(roleKey) ?? 'owner') === 'owner'

/** Whether who is signed in here reads what owners submit. */
export const isReviewer = () => ['validator', 'admin'].includes(rememberedUsername(roleKey) ?? '')

/** The name of who is signed in on this device, as they wrote it; null until the server has told it. */
export const useCurrentName = () => useKept(nameKey)

/** Leaves in this browser who has signed in, for the navigation of every tab; who tells no name keeps the one that is known. */
export function keepUsername({ email, name, role }: { email: string; name?: string; role: Role }): void {
  const known = rememberedUsername(usernameKey) === email ? rememberedUsername(nameKey) : null
  keep({ [roleKey]: role, [nameKey]: name ?? known, [usernameKey]: email })
}

/** After logging out, and where the server knows of no session: nobody is signed in here, in no tab. */
export const forgetUsername = (): void => keep({ [roleKey]: null, [nameKey]: null, [usernameKey]: null })

function keep(person: Record<string, string | null>) {
  try {
    for (const [key, value] of Object.entries(person))
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
  } catch {}
  // Other tabs are told by the browser, this one by hand.
  dispatchEvent(new StorageEvent('storage', { key: usernameKey }))
}
