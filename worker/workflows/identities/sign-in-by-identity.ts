import type { Call } from '../../call.ts'
import { isChallengeUsed, spendChallenge } from '../../features/accounts/challenge-commands.ts'
import { beginSignIn } from '../../features/accounts/sign-in-commands.ts'
import { noteUse } from '../../features/identities/commands.ts'
import { endOfFlow, type ProviderFlow } from '../../features/identities/flows.ts'
import { type findIdentity, isIdentityOf } from '../../features/identities/queries.ts'
import type { ProviderIdentity } from '../../services/openid/protocol.ts'
import { write } from '../../services/write.ts'
import type { Ended } from './begin-flow.ts'

type StoredIdentity = Awaited<ReturnType<typeof findIdentity>>[number]

/**
 * Signs in by an identity that is still the account's, never past a second factor; undefined where it was removed
 * meanwhile.
 * @throws AppError CHALLENGE_EXPIRED where the flow has ended.
 */
export async function signInByIdentity(
  call: Call,
  flow: ProviderFlow,
  { identity, existing }: { identity: ProviderIdentity; existing: StoredIdentity },
): Promise<Ended | undefined> {
  const { id, userId, suspendedAt } = existing
  if (suspendedAt) return { outcome: 'not-here' }
  const end = await endOfFlow(call, flow)
  const isStill = isIdentityOf(userId, id)
  const signIn = await beginSignIn(call, { userId, identityId: id }, isStill)
  const results = await write(
    call,
    {
      ...signIn.statements,
      used: noteUse(call, id, identity.email),
      spent: spendChallenge(call, end, isStill),
    },
    { unless: [[isChallengeUsed(end), 'CHALLENGE_EXPIRED']] },
  )
  const signInResult = signIn.signInResultOf(results)
  return (
    signInResult && { outcome: 'secondFactor' in signInResult ? 'second-factor' : 'signed-in', signInResult }
  )
}
