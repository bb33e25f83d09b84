import type { Role } from '#schema/roles.ts'
import { keptUsername, useKeptText } from './current-username.ts'
import { keptText } from './kept.ts'

/** Under which key the device keeps the signed-in owner's dashboard. */
export const dashboardKey = 'dashboard'

const keptRole = keptText('currentRole')
const keptName = keptText('currentName')

/** Whether the signed-in user has a profile; validators and administrators have none. */
export const hasOwnDashboard = () => (keptRole.read() ?? 'owner') === 'owner'

/** Whether the signed-in user is a validator or an administrator. */
export const isReviewer = () => ['validator', 'admin'].includes(keptRole.read() ?? '')

/** Whether the signed-in user is an administrator. */
export const isAdministrator = () => keptRole.read() === 'admin'

/** The name of the signed-in user; null until the server has answered. */
export const useCurrentName = () => useKeptText(keptName)

/** Stores the signed-in user for the navigation of every tab; without a name the known one stays. */
export function keepUser({ email, name, role }: { email: string; name?: string; role: Role }): void {
  const known = keptUsername.read() === email ? keptName.read() : null
  keptRole.write(role)
  keptName.write(name ?? known)
  // Last, because the navigation listens to it.
  keptUsername.write(email)
}

/** Removes the signed-in user in every tab, and the number on the app's icon, after logging out or when the server knows of no session. */
export function forgetUser(): void {
  for (const kept of [keptText(dashboardKey), keptRole, keptName, keptUsername]) kept.remove()
  void navigator.clearAppBadge?.().catch(() => {})
}
