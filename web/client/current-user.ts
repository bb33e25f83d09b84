import type { Role } from '#schema/roles.ts'
import { storedUsername, useStoredText } from './current-username.ts'
import { storedText } from './stored-value.ts'

/** Under which key the device keeps the signed-in owner's dashboard. */
export const dashboardKey = 'dashboard'

const storedRole = storedText('currentRole')
const storedName = storedText('currentName')

/** Whether the signed-in user has a profile; validators and administrators have none. */
export const hasOwnDashboard = () => (storedRole.read() ?? 'owner') === 'owner'

/** Whether the signed-in user is a validator or an administrator. */
export const isReviewer = () => ['validator', 'admin'].includes(storedRole.read() ?? '')

/** Whether the signed-in user is an administrator. */
export const isAdministrator = () => storedRole.read() === 'admin'

/** The name of the signed-in user; null until the server has answered. */
export const useCurrentName = () => useStoredText(storedName)

/** Stores the signed-in user for the navigation of every tab; without a name the known one stays. */
export function storeUser({ email, name, role }: { email: string; name?: string; role: Role }): void {
  const previousName = storedUsername.read() === email ? storedName.read() : null
  storedRole.write(role)
  storedName.write(name ?? previousName)
  // Last, because the navigation listens to it.
  storedUsername.write(email)
}

/** Removes the signed-in user in every tab, and the number on the app's icon, after logging out or when the server knows of no session. */
export function clearUser(): void {
  for (const entry of [storedText(dashboardKey), storedRole, storedName, storedUsername]) entry.remove()
  void navigator.clearAppBadge?.().catch(() => {})
}
