import type { JsonObject } from '../json.ts'
import { type BadgeContent, badgeContentOf } from './badge-content.ts'
import { type Dates, datesOf } from './dates.ts'
import { type CheckedEndorsement, checkEndorsements } from './endorsements.ts'
import { keyFinder } from './issuer-key.ts'
import { type Load, type LoadProblem, loadingOnce } from './load.ts'
import { checkProof, issuerIn, type ProofProblem } from './proof.ts'
import { type ProvenIssuer, provenIssuerOf } from './proven-issuer.ts'
import { listOf } from './read-badge.ts'
import { type CheckedStatus, checkStatus } from './status.ts'

export type Note = 'schema-not-checked' | 'endorsement-jwt' | 'no-status' | 'more-endorsements'

/** All that was found out about a badge. */
export type CheckedBadge = {
  content: BadgeContent
  provenIssuer: ProvenIssuer
  signature: { signedAt: string } | { problem: ProofProblem; detail?: string; because?: LoadProblem }
  /** Only asked for where the signature holds. */
  status?: CheckedStatus
  dates: Dates
  endorsements: CheckedEndorsement[]
  notes: Note[]
}

type CheckWith = {
  load: Load
  now: Date
  /** Our own identifier as an issuer, and the address at which we are reached from here. */
  us: { issuer: string; origin: string }
}

/** Checks a badge: the issuer's key, the signature, the status list, the dates and each endorsement. */
export async function checkBadge(
  badge: JsonObject,
  { load: ask, now, us }: CheckWith,
): Promise<CheckedBadge> {
  const issuer = issuerIn(badge)
  const load = loadingOnce(ask)
  const keyOf = keyFinder(load, ({ id, address }) =>
    id === us.issuer ? `${us.origin}/.well-known/did.json` : address,
  )
  const content = badgeContentOf(badge)
  const proof = await checkProof(badge, keyOf, now)
  const holds = 'signedAt' in proof
  const [endorsements, status] = holds
    ? await Promise.all([
        checkEndorsements(badge, { load, keyOf, now, us: us.issuer }),
        checkStatus(badge, load, keyOf, now),
      ])
    : [[]]
  return {
    content,
    provenIssuer: holds ? provenIssuerOf(issuer, us.issuer) : { by: 'nothing' },
    signature: holds ? { signedAt: proof.signedAt } : proof,
    ...(status && { status }),
    dates: datesOf(badge, now),
    endorsements,
    notes: notesOf(badge, endorsements.length),
  }
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
