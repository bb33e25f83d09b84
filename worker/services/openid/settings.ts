import { type Provider, providerNames } from '#schema/identities/providers.ts'
import type { Variables } from '../../env.ts'

/** How a provider is asked: where, as whom, and which of the protocol's own proofs it knows. */
export type ProviderSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  /** LinkedIn sends no nonce back, and refuses PKCE unless it was switched on for the app. */
  hasNonceAndPkce: boolean
  /** What else the authorisation request says. */
  extraParameters: Record<string, string>
}

const issuers = { google: 'https://accounts.google.com', linkedin: 'https://www.linkedin.com/oauth' }

/** The settings of a provider; undefined where its variables are not set. */
export function providerSettings(variables: Variables, provider: Provider): ProviderSettings | undefined {
  const [clientId, clientSecret] =
    provider === 'google'
      ? [variables.GOOGLE_CLIENT_ID, variables.GOOGLE_CLIENT_SECRET]
      : [variables.LINKEDIN_CLIENT_ID, variables.LINKEDIN_CLIENT_SECRET]
  if (!clientId || !clientSecret) return undefined
  const local = variables.LOCAL_OIDC_ISSUER?.replace(/\/$/, '')
  return {
    issuer: local ? `${local}/${provider}` : issuers[provider],
    clientId,
    clientSecret,
    hasNonceAndPkce: provider === 'google',
    // The person chooses an account: another's may be signed in at the provider.
    extraParameters: provider === 'google' ? { prompt: 'select_account' } : {},
  }
}

/** The providers whose variables are set. */
export const providersOf = (variables: Variables): Provider[] =>
  providerNames.filter((provider) => providerSettings(variables, provider))

/** The address that a provider sends the browser back to, as it is registered there. */
export const redirectUriOf = ({ APP_URL }: Pick<Variables, 'APP_URL'>, provider: Provider) =>
  new URL(`/api/login/${provider}/callback`, APP_URL).href
