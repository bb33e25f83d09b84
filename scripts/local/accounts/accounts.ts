import { randomBytes, randomUUID } from 'node:crypto'
import type { Role } from '#schema/roles.ts'
import { createUser } from '#worker/features/accounts/commands.ts'
import { userAt } from '#worker/features/accounts/queries.ts'
import type { Database } from '#worker/services/database.ts'

type NewAccount = { email: string; name: string; role: Role; password: string }

/** Sixteen letters and digits that can be told apart and typed: some 93 bits. */
export const randomPassword = (): string =>
  randomBytes(48)
    .toString('base64')
    .replace(/[^a-km-zA-HJ-NP-Z2-9]/g, '')
    .slice(0, 16)

/**
 * Makes an account that can sign in at once, its address counted as verified. Answers the role of the account that has
 * the address already, and then writes nothing; undefined when it was made.
 */
export async function createAccount(db: Database, account: NewAccount): Promise<Role | undefined> {
  const call = { db, now: new Date() }
  const [existing] = await userAt(call, account.email)
  if (existing) return existing.role
  // Loaded only where a password is hashed: most starts make no account.
  const { hashedPassword } = await import('#worker/services/identity/passwords.ts')
  const { password, ...user } = account
  const passwordHash = await hashedPassword(password)
  await db.batch(createUser(call, { ...user, id: randomUUID(), emailVerified: true, passwordHash }))
  return undefined
}
