import type { JsonObject } from '../json.ts'
import { type Dates, datesOf } from './dates.ts'
import { readIdentifier } from './did.ts'
import { type CheckedEndorsement, checkEndorsements } from './endorsements.ts'
import { keyFinder } from './issuer-key.ts'
import { type Load, type LoadProblem, loadingOnce } from './load.ts'
import { checkProof, issuerIn, type ProofProblem } from './proof.ts'
import { listOf } from './read-badge.ts'
import { type Says, saysOf } from './says.ts'
import { type CheckedStatus, checkStatus } from './status.ts'

/** Who an issuer is, as far as it is proven: by a domain, by nothing but a key, or not at all. */
export type Prover = { by: 'house' } | { by: 'domain'; host: string } | { by: 'key' } | { by: 'nothing' }

export type Note = 'schema-not-checked' | 'endorsement-jwt' | 'no-status' | 'more-endorsements'

/** All that was found out about a badge. */
export type CheckedBadge = {
  says: Says
  prover: Prover
  signature: { signedAt: string } | { problem: ProofProblem; what?: string; because?: LoadProblem }
  /** Only asked for where the signature holds. */
  status?: CheckedStatus
  dates: Dates
  endorsements: CheckedEndorsement[]
  notes: Note[]
}

export type CheckWith = {
  load: Load
  now: Date
  /** The issuer of this house, and the address at which it is reached from here. */
  house: { issuer: string; origin: string }
}

/** Checks a badge: the issuer's key, the signature, the status list, the dates and each endorsement. */
export async function checkBadge(
  badge: JsonObject,
  { load: ask, now, house }: CheckWith,
): Promise<CheckedBadge> {
  const issuer = issuerIn(badge)
  const load = loadingOnce(ask)
  const keyOf = keyFinder(load, ({ id, address }) =>
    id === house.issuer ? `${house.origin}/.well-known/did.json` : address,
  )
  const says = saysOf(badge)
  const proof = await checkProof(badge, keyOf, now)
  const holds = 'signedAt' in proof
  const [endorsements, status] = holds
    ? await Promise.all([
        checkEndorsements(badge, { load, keyOf, now, house: house.issuer }),
        checkStatus(badge, load, keyOf, now),
      ])
    : [[]]
  return {
    says,
    prover: holds ? proverOf(issuer, house.issuer) : { by: 'nothing' },
    signature: holds ? { signedAt: proof.signedAt } : proof,
    ...(status && { status }),
    dates: datesOf(badge, now),
    endorsements,
    notes: notesOf(badge, endorsements.length),
  }
}

function proverOf(issuer: string, house: string): Prover {
  if (issuer === house) return { by: 'house' }
  const identifier = readIdentifier(issuer)
  if (identifier?.method === 'web' || identifier?.method === 'https')
    return { by: 'domain', host: identifier.host }
  return { by: 'key' }
}

function notesOf(badge: JsonObject, checked: number): Note[] {
  const found: (Note | false)[] = [
    badge.credentialSchema !== undefined && 'schema-not-checked',
    badge.endorsementJwt !== undefined && 'endorsement-jwt',
    badge.credentialStatus === undefined && 'no-status',
    checked > 0 && listOf(badge.endorsement).length > checked && 'more-endorsements',
  ]
  return found.filter((note) => note !== false)
}
