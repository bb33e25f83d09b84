import type { CheckedBadge } from './check-badge.ts'
import type { ProofProblem } from './proof.ts'

/** What a badge is worth after a check; each has its own seal. */
export type Outcome =
  | 'genuine'
  | 'partly'
  | 'revoked'
  | 'suspended'
  | 'expired'
  | 'not-yet'
  | 'broken'
  | 'unproven'

/** Findings that show that a badge is not what it says; the others only leave it open. */
const broken: readonly ProofProblem[] = [
  'signature-broken',
  'other-signer',
  'key-missing',
  'key-of-another',
  'key-not-for-signing',
  'key-expired',
  'key-revoked',
  'keys-of-another',
  'wrong-purpose',
]

export function outcomeOf({ signature, status, dates, endorsements, provenIssuer }: CheckedBadge): Outcome {
  if ('problem' in signature) {
    if (signature.problem === 'proof-expired') return 'expired'
    if (signature.problem === 'signed-ahead') return 'not-yet'
    return broken.includes(signature.problem) ? 'broken' : 'unproven'
  }
  if (status && 'status' in status && status.status === 'revoked') return 'revoked'
  if (status && 'status' in status && status.status === 'suspended') return 'suspended'
  if (dates !== 'in-time') return dates
  const isWhole =
    provenIssuer.by !== 'key' && status && 'status' in status && endorsements.every(({ holds }) => holds)
  return isWhole ? 'genuine' : 'partly'
}
