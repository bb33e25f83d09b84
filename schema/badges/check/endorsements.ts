import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { namedOf, shownLines, shownText } from './badge-content.ts'
import { datesOf } from './dates.ts'
import { readIdentifier } from './did.ts'
import type { Load, LoadProblem } from './load.ts'
import { checkProof, issuerIn, type KeyOf, type ProofProblem } from './proof.ts'
import { type ProvenIssuer, provenIssuerOf } from './proven-issuer.ts'
import { listOf, typesOf } from './read-badge.ts'
import { checkStatus } from './status.ts'

export type EndorsementProblem =
  | ProofProblem
  | 'endorses-another'
  | 'endorsement-revoked'
  | 'endorsement-expired'
  | 'endorsement-status-unknown'
  | 'endorser-unknown'

/** What somebody says of a badge, and whether their word holds by itself. */
export type CheckedEndorsement = {
  /** As it says itself. */
  by: string
  comment: string
  date: string
} & (
  | { holds: true; provenIssuer: ProvenIssuer }
  | { holds: false; problem: EndorsementProblem; detail?: string; because?: LoadProblem }
)

/** More than any badge has. */
const maxChecked = 20

type Tools = { load: Load; keyOf: KeyOf; now: Date; us: string }

/** Each endorsement of a badge with its own proof. */
export async function checkEndorsements(badge: JsonObject, tools: Tools): Promise<CheckedEndorsement[]> {
  const endorsements = listOf(badge.endorsement).filter(isJsonObject).slice(0, maxChecked)
  const checked: CheckedEndorsement[] = []
  for (const one of endorsements) checked.push(await checkEndorsement(one, badge, tools))
  return checked
}

async function checkEndorsement(
  endorsement: JsonObject,
  badge: JsonObject,
  tools: Tools,
): Promise<CheckedEndorsement> {
  const [subject] = listOf(endorsement.credentialSubject).filter(isJsonObject)
  const issuer = namedOf(endorsement.issuer)
  const shown = {
    by: shownText(endorsement.name) || issuer.name || issuer.id,
    comment: shownLines(subject?.endorsementComment, 4_000),
    date: shownText(endorsement.validFrom, 40),
  }
  const isEndorsement = typesOf(endorsement).includes('EndorsementCredential')
  if (!isEndorsement || !subject) return { ...shown, holds: false, problem: 'unreadable-terms' }
  const proof = await checkProof(endorsement, tools.keyOf, tools.now)
  if ('problem' in proof) return { ...shown, holds: false, ...proof }
  if (!idsIn(badge).has(subject.id) || isOfAnother(endorsement, badge, subject, tools.us))
    return { ...shown, holds: false, problem: 'endorses-another' }
  if (datesOf(endorsement, tools.now) !== 'in-time')
    return { ...shown, holds: false, problem: 'endorsement-expired' }
  const status = await checkStatus(endorsement, tools.load, tools.keyOf, tools.now)
  if ('status' in status && (status.status === 'revoked' || status.status === 'suspended'))
    return { ...shown, holds: false, problem: 'endorsement-revoked' }
  if ('problem' in status)
    return { ...shown, holds: false, problem: 'endorsement-status-unknown', ...because(status) }
  const provenIssuer = provenIssuerOf(issuerIn(endorsement), tools.us)
  if (provenIssuer.by === 'key') return { ...shown, holds: false, problem: 'endorser-unknown' }
  return { ...shown, holds: true, provenIssuer }
}

const because = ({ because }: { because?: LoadProblem }) => because && { because }

/** What an endorsement of this badge may be about: the badge, its achievement or its subject. */
function idsIn(badge: JsonObject): ReadonlySet<Json | undefined> {
  const [subject] = listOf(badge.credentialSubject).filter(isJsonObject)
  const [achievement] = listOf(subject?.achievement).filter(isJsonObject)
  const ids = [badge.id, subject?.id, achievement?.id].filter((id) => typeof id === 'string')
  return new Set(ids)
}

/**
 * Whether the word belongs to a badge of the endorser, whose address this badge of somebody else bears. What we
 * endorse is always a badge of our own.
 */
function isOfAnother(endorsement: JsonObject, badge: JsonObject, { id }: JsonObject, us: string): boolean {
  const endorser = issuerIn(endorsement)
  if (endorser === issuerIn(badge)) return false
  const identifier = readIdentifier(endorser)
  const host = identifier && 'host' in identifier ? identifier.host : undefined
  const isAtEndorser = typeof id === 'string' && URL.canParse(id) && new URL(id).host === host
  return endorser === us || (id === badge.id && isAtEndorser)
}
