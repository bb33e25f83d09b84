import type { FlowOutcome } from '#schema/identities/identities.ts'
import type { Provider } from '#schema/identities/providers.ts'
import { accountOf, type Call } from '../../call.ts'
import { reauthenticate } from '../../features/accounts/password-commands.ts'
import { unlessProven } from '../../features/accounts/proof-commands.ts'
import type { SignInResult } from '../../features/accounts/sign-in-commands.ts'
import { newFlow, type ProviderFlow } from '../../features/identities/flows.ts'
import type { StoredPendingIdentity } from '../../features/identities/pending.ts'
import { AppError } from '../../services/app-error.ts'
import { type ProviderSettings, providerSettings, redirectUriOf } from '../../services/openid/settings.ts'
import { write } from '../../services/write.ts'

/** The redirect of a flow, and what the browser stores meanwhile. */
export type StartedFlow = { location: string; flow: ProviderFlow }

/** How a flow at a provider ended, with what the browser is given. */
export type Ended = {
  outcome: FlowOutcome
  /** Whether the account's address was proven by it for the first time, which ended what was set up there. */
  isFirstProof?: boolean
  signInResult?: SignInResult
  pending?: StoredPendingIdentity
}

/** Begins to sign in with a provider, and goes on to `next`. @throws AppError PROVIDER_OFF, PROVIDER_DOWN. */
export const beginFlow = (call: Call, provider: Provider, next: string | undefined): Promise<StartedFlow> =>
  begin(call, provider, { next })

/**
 * Begins to join an identity to the signed-in account, after proof that it is still its owner, for this session alone.
 * @throws AppError PROVIDER_OFF, PROVIDER_DOWN, PASSKEY_FIRST, SIGN_IN_FIRST, and what `reauthenticate` throws.
 */
export async function beginJoining(
  call: Call,
  provider: Provider,
  { password, next }: { password?: string | undefined; next?: string | undefined },
): Promise<StartedFlow> {
  const { userId, sessionId } = accountOf(call)
  const proven = await reauthenticate(call, password)
  await write(call, {}, { unless: unlessProven(call, proven) })
  return begin(call, provider, { joins: { userId, sessionId }, next })
}

async function begin(
  call: Call,
  provider: Provider,
  options: Pick<ProviderFlow, 'joins' | 'next'>,
): Promise<StartedFlow> {
  const settings = providerOf(call, provider)
  const flow = newFlow(call, provider, options)
  const redirectUri = redirectUriOf(call.variables, provider)
  // Few requests need the OpenID Connect client.
  const { authorisationUrl } = await import('../../services/openid/protocol.ts')
  const redirect = await call.askStranger(() => authorisationUrl(settings, { ...flow, redirectUri }))
  if ('failed' in redirect) throw new AppError('PROVIDER_DOWN')
  return { location: redirect.location, flow }
}

/** @throws AppError PROVIDER_OFF where its variables are not set. */
export function providerOf({ variables }: Call, provider: Provider): ProviderSettings {
  const settings = providerSettings(variables, provider)
  if (!settings) throw new AppError('PROVIDER_OFF')
  return settings
}
