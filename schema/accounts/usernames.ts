import { isReservedName } from './reserved-names.ts'

/** The characters of a username: lower-case letters, digits, and single hyphens or underscores between them. */
const written = /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/
export const minUsernameLength = 3
export const maxUsernameLength = 60

/** A username as a profileUrl, and as usernames are compared (R10): `Ann_Lee` → `ann-lee`. */
export const profileUrlOf = (username: string) => username.trim().toLowerCase().replaceAll('_', '-')

/** Why a username is impossible, for its reader; undefined where it can be requested. */
export function usernameProblem(username: string): string | undefined {
  const name = username.trim().toLowerCase()
  if (name.length < minUsernameLength) return `A username has at least ${minUsernameLength} characters.`
  if (name.length > maxUsernameLength) return `A username has at most ${maxUsernameLength} characters.`
  if (!written.test(name)) return 'A username has letters, digits, hyphens and underscores between them.'
  if (isReservedName(profileUrlOf(name))) return 'This username is kept for the house itself.'
  return undefined
}
