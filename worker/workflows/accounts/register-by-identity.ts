import type { Call } from '../../call.ts'
import { isChallengeUsed, spendChallenge } from '../../features/accounts/challenge-commands.ts'
import { beginSession, isFirstSessionOpen } from '../../features/accounts/session-commands.ts'
import { beginSignIn } from '../../features/accounts/sign-in-commands.ts'
import { insertIdentity } from '../../features/identities/commands.ts'
import { endOfPendingIdentity, type StoredPendingIdentity } from '../../features/identities/pending.ts'
import { findIdentity, isIdentityOf, unlessFree } from '../../features/identities/queries.ts'
import { newSessionToken } from '../../services/identity/session-token.ts'
import { type Refusal, write } from '../../services/write.ts'

/**
 * How a new account gets the pending identity: statements after those that create it, their refusals, and whether the
 * address is proven by it.
 */
export async function identityOfNew(
  call: Call,
  { id: userId, email }: { id: string; email: string },
  pending: StoredPendingIdentity,
) {
  const id = crypto.randomUUID()
  const token = newSessionToken()
  const end = await endOfPendingIdentity(call, pending)
  const isJoined = isIdentityOf(userId, id)
  const unless: Refusal[] = [
    [isChallengeUsed(end), 'NO_PENDING_IDENTITY'],
    ...unlessFree(userId, pending.provider, pending),
  ]
  return {
    sessionToken: token,
    isProven: pending.email === email.trim().toLowerCase(),
    unless,
    statements: {
      joined: insertIdentity(call, { ...pending, id, userId }),
      session: beginSession(call, { userId, token, identityId: id }, isJoined),
      waited: spendChallenge(call, end),
    },
  }
}

/**
 * A session for somebody who has just registered by this identity and lost the response; undefined for anybody else, and
 * after a sign-out.
 */
export async function signInAgain(
  call: Call,
  userId: string,
  pending: StoredPendingIdentity,
): Promise<string | undefined> {
  const [identity] = await findIdentity(call, pending)
  if (identity?.userId !== userId) return undefined
  const signIn = await beginSignIn(
    call,
    { userId, identityId: identity.id },
    isFirstSessionOpen(userId, identity.id),
  )
  const signInResult = signIn.signInResultOf(await write(call, signIn.statements))
  return signInResult && 'sessionToken' in signInResult ? signInResult.sessionToken : undefined
}
