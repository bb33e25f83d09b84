import type { AccountRow } from '#schema/accounts/administered-answers.ts'
import type { Role } from '#schema/roles.ts'

export const roleLabels: Record<Role, string> = {
  owner: 'Owner',
  validator: 'Validator',
  admin: 'Administrator',
}

/** Where an account stands, in a word or two. */
export function accountStatus({ isSuspended, emailVerified, profile }: AccountRow): string {
  if (isSuspended || profile?.isSuspended) return 'Suspended'
  if (!emailVerified) return 'Address not confirmed'
  if (!profile) return 'Open'
  return profile.isPublic ? 'On public view' : 'Not public'
}
