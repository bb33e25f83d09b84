import type { ErrorCode } from '#schema/errors.ts'
import type { FlowOutcome } from '#schema/identities/identities.ts'
import type { Provider } from '#schema/identities/providers.ts'
import { accountOf, type Call } from '../../call.ts'
import {
  type Challenge,
  isChallengeUsed,
  spendChallenge,
} from '../../features/accounts/challenge-commands.ts'
import { reauthenticate, signInMethodMail } from '../../features/accounts/password-commands.ts'
import { unlessProven } from '../../features/accounts/proof-commands.ts'
import { insertIdentity, type NewIdentity } from '../../features/identities/commands.ts'
import { identityJoinedEmail } from '../../features/identities/emails.ts'
import { endOfFlow, type ProviderFlow } from '../../features/identities/flows.ts'
import { endOfPendingIdentity, type StoredPendingIdentity } from '../../features/identities/pending.ts'
import { findIdentity, unlessFree, unlessOwnAddress } from '../../features/identities/queries.ts'
import { AppError } from '../../services/app-error.ts'
import type { ProviderIdentity } from '../../services/openid/protocol.ts'
import { type Refusal, write } from '../../services/write.ts'
import type { Ended } from './begin-flow.ts'

const outcomeOf: Partial<Record<ErrorCode, FlowOutcome>> = {
  SIGN_IN_FIRST: 'expired',
  PASSKEY_FIRST: 'expired',
  CHALLENGE_EXPIRED: 'expired',
  IDENTITY_KNOWN: 'known',
  PROVIDER_JOINED: 'other',
}

/** Joins an identity to the account whose session, proven then, began the flow. */
export async function joinSignedIn(
  call: Call,
  flow: ProviderFlow,
  identity: ProviderIdentity,
): Promise<Ended> {
  const { actor } = call
  const isSame =
    'account' in actor &&
    actor.account.userId === flow.joins?.userId &&
    actor.account.sessionId === flow.joins.sessionId
  if (!isSame) return { outcome: 'expired' }
  const [existing] = await findIdentity(call, identity)
  if (existing) return { outcome: existing.userId === actor.account.userId ? 'joined' : 'known' }
  try {
    const joined = { ...identity, provider: flow.provider }
    await join(call, joined, { end: await endOfFlow(call, flow), endedCode: 'CHALLENGE_EXPIRED' })
    return { outcome: 'joined' }
  } catch (error) {
    const outcome = error instanceof AppError ? outcomeOf[error.code] : undefined
    if (!outcome) throw error
    return { outcome }
  }
}

/**
 * Joins the identity that waits in this browser to the account of its address, which has proven itself by signing in
 * just now.
 * @throws AppError PROVE_AGAIN, NO_PENDING_IDENTITY, OTHER_ADDRESS, IDENTITY_KNOWN, PROVIDER_JOINED, PASSKEY_FIRST,
 * SIGN_IN_FIRST.
 */
export async function joinPendingIdentity(
  call: Call,
  pending: StoredPendingIdentity | undefined,
): Promise<StoredPendingIdentity> {
  if (pending?.todo !== 'prove') throw new AppError('NO_PENDING_IDENTITY')
  await reauthenticate(call, undefined)
  await join(call, pending, {
    end: await endOfPendingIdentity(call, pending),
    endedCode: 'NO_PENDING_IDENTITY',
    unless: [unlessOwnAddress(call, pending.email)],
  })
  return pending
}

type Joined = Omit<NewIdentity, 'id' | 'userId'> & { provider: Provider }

/** What ends with the joining, the error where it has ended already, and what else refuses it. */
type Ending = { end: Challenge; endedCode: ErrorCode; unless?: Refusal[] }

async function join(call: Call, identity: Joined, { end, endedCode, unless = [] }: Ending) {
  const { userId, email, name } = accountOf(call)
  const id = crypto.randomUUID()
  const { provider } = identity
  const mail = {
    key: `identity-joined/${id}`,
    ...identityJoinedEmail({ email, name }, provider, call.variables.APP_URL),
  }
  await write(
    call,
    {
      joined: insertIdentity(call, { ...identity, id, userId }),
      spent: spendChallenge(call, end),
      mail: signInMethodMail(call, mail),
    },
    {
      unless: [
        ...unlessProven(call),
        [isChallengeUsed(end), endedCode],
        ...unless,
        ...unlessFree(userId, provider, identity),
      ],
    },
  )
}
