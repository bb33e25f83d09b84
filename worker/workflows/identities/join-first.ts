import type { Call } from '../../call.ts'
import { isChallengeUsed, spendChallenge } from '../../features/accounts/challenge-commands.ts'
import { verifyAddress } from '../../features/accounts/commands.ts'
import { unlessAddressIs } from '../../features/accounts/proof-commands.ts'
import type { userAt } from '../../features/accounts/queries.ts'
import { beginSignIn } from '../../features/accounts/sign-in-commands.ts'
import { insertIdentity } from '../../features/identities/commands.ts'
import { identityJoinedEmail } from '../../features/identities/emails.ts'
import { endOfFlow, type ProviderFlow } from '../../features/identities/flows.ts'
import { isFirstToJoin, isIdentityOf } from '../../features/identities/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import type { ProviderIdentity } from '../../services/openid/protocol.ts'
import { write } from '../../services/write.ts'
import { claimDraftAt, takeOverPurchases, updatePublicationAfterProof } from '../accounts/first-proof.ts'
import { resetUnverifiedAccount } from '../accounts/reset-unverified-account.ts'
import { inviteWaiting } from '../references/invite-referees.ts'
import type { Ended } from './begin-flow.ts'

type User = Awaited<ReturnType<typeof userAt>>[number]

/**
 * Joins an identity to an account whose address it proves first, after `resetUnverifiedAccount`, and signs in; undefined
 * where the address was proven or changed meanwhile.
 * @throws AppError CHALLENGE_EXPIRED where the flow has ended.
 */
export async function joinFirst(
  call: Call,
  flow: ProviderFlow,
  { identity, user }: { identity: ProviderIdentity; user: User },
): Promise<Ended | undefined> {
  const id = crypto.randomUUID()
  const { provider } = flow
  const end = await endOfFlow(call, flow)
  const isFirst = isFirstToJoin(user.id, identity)
  const isJoined = isIdentityOf(user.id, id)
  const signIn = await beginSignIn(call, { userId: user.id, identityId: id }, isJoined)
  const { statements } = await claimDraftAt(call, user)
  const { purchases, plan } = takeOverPurchases(call, user.id)
  const mail = {
    key: `identity-joined/${id}`,
    ...identityJoinedEmail(user, provider, call.variables.APP_URL),
  }
  const results = await tried(
    write(
      call,
      {
        reset: resetUnverifiedAccount(call, user, isFirst),
        joined: insertIdentity(call, { ...identity, id, userId: user.id, provider }, isFirst),
        ...signIn.statements,
        verified: verifyAddress(call, user.id, isJoined),
        claimed: statements,
        purchases,
        plan,
        mail: mailStatement(call, mail, isJoined),
        spent: spendChallenge(call, end, isJoined),
      },
      { unless: [[isChallengeUsed(end), 'CHALLENGE_EXPIRED'], unlessAddressIs(user)] },
    ),
  )
  const signInResult = results && signIn.signInResultOf(results)
  if (!signInResult) return undefined
  await updatePublicationAfterProof(call, user, results.plan)
  await inviteWaiting(call, user.id)
  return {
    outcome: 'secondFactor' in signInResult ? 'second-factor' : 'signed-in',
    isFirstProof: true,
    signInResult,
  }
}

/** Undefined where the address has changed meanwhile. */
const tried = <Done>(writing: Promise<Done>): Promise<Done | undefined> =>
  writing.catch((error) => {
    if (error instanceof AppError && error.code === 'LINK_EXPIRED') return undefined
    throw error
  })
