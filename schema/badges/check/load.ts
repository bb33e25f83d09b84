/** Why an address could not be read. A browser does not say whether a server refused it or is not there: `refused`. */
export type LoadProblem =
  | 'offline'
  | 'refused'
  | 'too-slow'
  | 'not-found'
  | 'gone'
  | 'busy'
  | 'too-many'
  | 'server-error'
  | 'too-large'
  | 'redirected'
  | 'private-address'
  | 'insecure-address'
  | 'not-an-address'

/** What is asked of an address: a badge, the keys of an issuer, or a list of revoked badges. */
export type Resource = 'badge' | 'keys' | 'status'

/** Reads an address; never throws, except where the check was called off. */
export type Load = (
  address: string,
  requested: Resource,
) => Promise<{ bytes: Uint8Array } | { problem: LoadProblem }>

/** A badge sends nobody's browser around. */
const maxAddresses = 12

/** Reads each address once, and no more than twelve. */
export function loadingOnce(load: Load): Load {
  const requested = new Map<string, ReturnType<Load>>()
  return (address, kind) => {
    const earlier = requested.get(address)
    if (earlier) return earlier
    if (requested.size >= maxAddresses) return Promise.resolve({ problem: 'too-many' })
    const answer = load(address, kind)
    requested.set(address, answer)
    return answer
  }
}
