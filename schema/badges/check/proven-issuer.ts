import { readIdentifier } from './did.ts'

/** Who an issuer is, as far as it is proven: we, whoever has a domain, nobody but a key, or not at all. */
export type ProvenIssuer = { by: 'us' } | { by: 'domain'; host: string } | { by: 'key' } | { by: 'nothing' }

/** Who an issuer is whose signature holds; `us` is our own identifier. */
export function provenIssuerOf(issuer: string, us: string): ProvenIssuer {
  if (issuer === us) return { by: 'us' }
  const identifier = readIdentifier(issuer)
  if (identifier?.method === 'web' || identifier?.method === 'https')
    return { by: 'domain', host: identifier.host }
  return { by: 'key' }
}
