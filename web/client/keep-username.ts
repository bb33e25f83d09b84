import type { Role } from '#schema/roles.ts'
import { keptUsername, useKeptText } from './current-username.ts'
import { keptText } from './kept.ts'

const keptRole = keptText('currentRole')
const keptName = keptText('currentName')

/** Whether who is signed in here has a profile of their own; validators and administrators have none. */
export const hasOwnDashboard = () => (keptRole.read() ?? 'owner') === 'owner'

/** Whether who is signed in here reads what owners submit. */
export const isReviewer = () => ['validator', 'admin'].includes(keptRole.read() ?? '')

/** The name of who is signed in on this device, as they wrote it; null until the server has told it. */
export const useCurrentName = () => useKeptText(keptName)

/** Leaves in this browser who has signed in, for the navigation of every tab; who tells no name keeps the one that is known. */
export function keepUsername({ email, name, role }: { email: string; name?: string; role: Role }): void {
  const known = keptUsername.read() === email ? keptName.read() : null
  keptRole.write(role)
  keptName.write(name ?? known)
  // Last: the navigation follows the address.
  keptUsername.write(email)
}

/** After logging out, and where the server knows of no session: nobody is signed in here, in no tab. */
export function forgetUsername(): void {
  for (const kept of [keptRole, keptName, keptUsername]) kept.remove()
}
