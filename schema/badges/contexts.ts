import credentials from './contexts/credentials-v2.json' with { type: 'json' }
import openBadges from './contexts/open-badges-3.0.3.json' with { type: 'json' }

/** The contexts of a badge, in the order in which verifiers want them. */
export const badgeContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

/** What a signed list of revoked badges needs. */
export const [credentialsContext] = badgeContexts

/** The contexts that are known without asking anybody, as the W3C and 1EdTech published them. */
export const knownContexts: ReadonlyMap<string, object> = new Map<string, object>([
  [badgeContexts[0], credentials],
  [badgeContexts[1], openBadges],
])
