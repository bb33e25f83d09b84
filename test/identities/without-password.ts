import { eq, inArray } from 'drizzle-orm'
import { inject } from 'vitest'
import { tables } from '#worker/services/database.ts'
import { databaseAt } from '../people.ts'

const { credentials, users } = tables

/** Takes the password from the account of an address, as one has it who registered with Google or LinkedIn. */
export async function dropPassword(email: string, databaseUrl = inject('databaseUrl')) {
  const db = databaseAt(databaseUrl)
  const account = db.select({ id: users.id }).from(users).where(eq(users.email, email))
  await db.update(credentials).set({ password: null }).where(inArray(credentials.userId, account))
}
