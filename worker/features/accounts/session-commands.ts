import { and, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { accountOf, type Call, userAgentOf } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import { maskAddress } from '../../services/identity/address.ts'
import {
  administratorSeconds,
  maxSessionSeconds,
  sessionSeconds,
} from '../../services/identity/session-token.ts'
import { eraseInSlices } from '../../services/retention.ts'

const { sessions, users, verifications } = tables

/** When a session of an account ends that is used now: of an administrator in production after half a day. */
function endOf({ now, variables }: Call, userId: string): SQL {
  const after = (seconds: number) => now.getTime() + seconds * 1000
  if (variables.APP_ENV !== 'production') return sql`${after(sessionSeconds)}`
  return sql`(select case role when 'admin' then ${after(administratorSeconds)} else ${after(sessionSeconds)} end
    from ${users} where id = ${userId})`
}
/** Longer than that of any browser; the account page names the device by it. */
const maxUserAgentLength = 400
/** The end of a session however often it is used. */
const lastEnd = sql`${sessions.createdAt} + ${maxSessionSeconds * 1000}`

type NewSession = {
  userId: string
  token: string
  /** What it begins with, and whether the device asked for finger, face or code. */
  passkey?: { id: string; isUserVerified: boolean }
  /** The identity that it begins with: its id, or that in SQL. */
  identityId?: string | SQL
}

/**
 * Begins a session where `onlyIf`, the proof that was read, still holds and the account is not suspended; returns a row
 * if it did.
 */
export const beginSession = (call: Call, { userId, token, passkey, identityId }: NewSession, onlyIf: SQL) => {
  const { db, now, actor } = call
  const network = 'address' in actor ? maskAddress(actor.address) : null
  const userAgent = userAgentOf(call).slice(0, maxUserAgentLength)
  return db.all<{ id: string }>(sql`insert into ${sessions}
    (id, user_id, token, expires_at, user_agent, network_masked, passkey_id, is_user_verified, identity_id, created_at,
      updated_at)
    select ${crypto.randomUUID()}, id, ${token}, ${endOf(call, userId)}, ${userAgent}, ${network},
      ${passkey?.id ?? null}, ${Number(passkey?.isUserVerified ?? false)}, ${identityId ?? null}, ${now.getTime()},
      ${now.getTime()}
    from ${users}
    where id = ${userId} and suspended_at is null and ${onlyIf} returning id`)
}

/** The condition that the session of a token exists. */
export const isSessionStarted = (token: string): SQL =>
  sql`exists (select 1 from ${sessions} where token = ${token})`

/** Records that a device was seen, and extends its session, up to 180 days in all. */
export const extendSession = (
  call: Call,
  { sessionId, userId }: { sessionId: string; userId: string },
): Statements => [
  call.db
    .update(sessions)
    .set({ updatedAt: call.now, expiresAt: sql`min(${endOf(call, userId)}, ${lastEnd})` })
    .where(eq(sessions.id, sessionId)),
  call.db.update(users).set({ lastSeenAt: call.now }).where(eq(users.id, userId)),
]

/** The condition that the session which an identity registered with has not ended. */
export const isFirstSessionOpen = (userId: string, identityId: string): SQL =>
  sql`exists (select 1 from ${sessions} s join ${users} u on u.id = s.user_id
    where u.id = ${userId} and s.identity_id = ${identityId} and s.created_at = u.created_at)`

export const endSession = ({ db }: Call, token: string) =>
  db.delete(sessions).where(eq(sessions.token, token))

/** Ends one session of an account; returns its id if it existed. */
export const endSessionOf = ({ db }: Call, userId: string, sessionId: string) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })

/** Ends every session of an account but one. */
export const endOtherSessions = ({ db }: Call, userId: string, sessionId: string) =>
  db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))

/** Gives this call's session another token, so that a copy of its cookie opens nothing any more. */
export const renewToken = (call: Call, token: string) =>
  call.db
    .update(sessions)
    .set({ token })
    .where(eq(sessions.id, accountOf(call).sessionId))

/** Ends every session of an account but the one of a new cookie. */
export const endSessionsBeside = ({ db }: Call, userId: string, token: string) =>
  db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)))

/** Gives the session of a new cookie the passkey or identity that this call's session began with. */
export const keepSignInMethod = (call: Call, token: string) => {
  const { sessionId } = accountOf(call)
  return call.db.run(sql`update ${sessions} set (passkey_id, is_user_verified, identity_id) =
    (select passkey_id, is_user_verified, identity_id from ${sessions} where id = ${sessionId}) where token = ${token}`)
}

/** Lets this call's session go on as if it had begun with a passkey that was made in it just now. */
export const adoptPasskey = (call: Call, passkeyId: string) =>
  call.db
    .update(sessions)
    .set({ passkeyId, isUserVerified: true })
    .where(and(eq(sessions.id, accountOf(call).sessionId), isNull(sessions.passkeyId)))

/** Ends the sessions of the signed-in account that began with a passkey; this one goes on without its proof. */
export function endSessionsOfPasskey(call: Call, passkeyId: string): Statements {
  const { userId, sessionId } = accountOf(call)
  const began = and(eq(sessions.userId, userId), eq(sessions.passkeyId, passkeyId))
  return [
    call.db.delete(sessions).where(and(began, ne(sessions.id, sessionId))),
    call.db.update(sessions).set({ passkeyId: null, isUserVerified: false }).where(began),
  ]
}

/** Ends the sessions of the signed-in account that began with an identity; this one goes on. */
export function endSessionsOfIdentity(call: Call, identityId: string): Statements {
  const { userId, sessionId } = accountOf(call)
  const began = and(eq(sessions.userId, userId), eq(sessions.identityId, identityId))
  return [
    call.db.delete(sessions).where(and(began, ne(sessions.id, sessionId))),
    call.db.update(sessions).set({ identityId: null }).where(began),
  ]
}

/** Ends every session of an account where `onlyIf` holds. */
export const endAllSessions = ({ db }: Call, userId: string, onlyIf: SQL = sql`1`) =>
  db.delete(sessions).where(and(eq(sessions.userId, userId), onlyIf))

/** Deletes expired sessions, links and pending sign-ins. */
export async function expireSessions(call: Call): Promise<void> {
  await eraseInSlices(call, sessions, lt(sessions.expiresAt, call.now))
  await eraseInSlices(call, verifications, lt(verifications.expiresAt, call.now))
}
