import { type SQL, sql } from 'drizzle-orm'
import { accountOf, type Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import type { Refusal } from '../../services/write.ts'

const { credentials, identities, passkeys, sessions, twoFactors, users } = tables

/** The condition that never holds: nothing was proven. */
export const unproven: SQL = sql`0`

/** The condition that an account's password still has this hash; each new one has a new salt. */
export const isStillPassword = (userId: string, hash: string): SQL =>
  sql`exists (select 1 from ${credentials}
    where provider_id = 'credential' and account_id = ${userId} and password = ${hash})`

/** The condition that the session of this call was not ended. */
export function isStillSignedIn(call: Call): SQL {
  const { userId, sessionId } = accountOf(call)
  return sql`exists (select 1 from ${sessions} where id = ${sessionId} and user_id = ${userId})`
}

/** The refusal of a write when the session of this call was ended. */
export const unlessSignedOut = (call: Call): Refusal => [sql`not ${isStillSignedIn(call)}`, 'SIGN_IN_FIRST']

/** Whether somebody is signed in to this account. */
export const isSignedInAs = ({ actor }: Call, userId: string) =>
  'account' in actor && actor.account.userId === userId

/** The condition that an account has no second factor. */
export const hasNoSecondFactor = (userId: string): SQL =>
  sql`exists (select 1 from ${users} where id = ${userId} and two_factor_enabled = 0)`

/**
 * What a pending sign-in depends on, as text in SQL: the account, its second factor, the salt of its password
 * and its address; null without a second factor or for a suspended account.
 */
export const pendingSignInBasis = (userId: string): SQL =>
  sql`(select u.id || ' ' || f.id || ' ' || coalesce(substr(c.password, 1, instr(c.password, ':')), '') || ' ' || u.email
    from ${users} u
    join ${twoFactors} f on f.user_id = u.id and f.verified = 1
    left join ${credentials} c on c.provider_id = 'credential' and c.account_id = u.id
    where u.id = ${userId} and u.two_factor_enabled = 1 and u.suspended_at is null)`

/** What a signed-in person has proven, as it was read. */
export type Proven = {
  passwordHash?: string | undefined
  factor?: { id: string; secret: string }
  /** Of a code that counts once. */
  isCodeUnused?: SQL | undefined
}

/** The refusal of a write when its session was ended or what was proven no longer holds. */
export function unlessProven(call: Call, { passwordHash, factor, isCodeUnused }: Proven = {}): Refusal[] {
  const { userId, role } = accountOf(call)
  const refusals: Refusal[] = [unlessSignedOut(call)]
  if (role === 'admin') refusals.push([lacksPasskey(call), 'PASSKEY_FIRST'])
  if (passwordHash) refusals.push(unlessPassword(userId, passwordHash))
  if (factor) refusals.push([sql`not ${isStillFactor(factor)}`, 'WRONG_CODE'])
  if (isCodeUnused) refusals.push([sql`not ${isCodeUnused}`, 'WRONG_CODE'])
  return refusals
}

/** The condition that an account's only second factor is a passkey, and this call's session did not begin with it. */
function lacksPasskey(call: Call): SQL {
  const { userId, sessionId } = accountOf(call)
  return sql`exists (select 1 from ${users} u join ${sessions} s on s.user_id = u.id
    where u.id = ${userId} and u.two_factor_enabled = 0 and s.id = ${sessionId} and s.is_user_verified = 0
      and exists (select 1 from ${passkeys} where user_id = ${userId} and verifies_user = 1))`
}

/** The refusal of a write when an account's password is not the one that was read. */
export const unlessPassword = (userId: string, hash: string): Refusal => [
  sql`not ${isStillPassword(userId, hash)}`,
  'WRONG_PASSWORD',
]

/** The condition that an account still has the address that was read. */
const isStillAddress = ({ id, email }: { id: string; email: string }): SQL =>
  sql`exists (select 1 from ${users} where id = ${id} and email = ${email})`

/** The condition that an account still has the address and the password that a sign-in was read by. */
export const isStillSignIn = (user: { id: string; email: string }, hash: string): SQL =>
  sql`${isStillPassword(user.id, hash)} and ${isStillAddress(user)}`

/** The refusal of a write when an account no longer has the address that its link was mailed to. */
export const unlessAddressIs = (user: { id: string; email: string }): Refusal => [
  sql`not ${isStillAddress(user)}`,
  'LINK_EXPIRED',
]

/** The condition that a second factor was neither removed nor replaced. */
const isStillFactor = ({ id, secret }: { id: string; secret: string }): SQL =>
  sql`exists (select 1 from ${twoFactors} where id = ${id} and secret = ${secret})`

/** The condition that a passkey or an identity is all that an account can sign in with, mailed links aside. */
export const isLastSignInMethod = (userId: string, id: string): SQL =>
  sql`not exists (select 1 from ${passkeys} where user_id = ${userId} and id <> ${id})
    and not exists (select 1 from ${identities} where user_id = ${userId} and id <> ${id})
    and not exists (select 1 from ${credentials} where user_id = ${userId} and password is not null)`
