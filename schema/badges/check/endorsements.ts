import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { datesOf } from './dates.ts'
import { readIdentifier } from './did.ts'
import type { Load, LoadProblem } from './load.ts'
import { checkProof, issuerIn, type KeyOf, type ProofProblem } from './proof.ts'
import { listOf, typesOf } from './read-badge.ts'
import { namedOf, shownLines, shownText } from './says.ts'
import { checkStatus } from './status.ts'

export type EndorsementProblem =
  | ProofProblem
  | 'endorses-another'
  | 'endorsement-revoked'
  | 'endorsement-expired'

/** What somebody says of a badge, and whether their word holds by itself. */
export type CheckedEndorsement = {
  by: string
  /** Who signed it: a referee's word may be signed by the house that asked them. */
  issuer: string
  comment: string
  date: string
} & ({ holds: true } | { holds: false; problem: EndorsementProblem; what?: string; because?: LoadProblem })

/** More than any badge has. */
const mostChecked = 20

type Tools = { load: Load; keyOf: KeyOf; now: Date; house: string }

/** Each endorsement of a badge with its own proof. */
export async function checkEndorsements(badge: JsonObject, tools: Tools): Promise<CheckedEndorsement[]> {
  const endorsements = listOf(badge.endorsement).filter(isJsonObject).slice(0, mostChecked)
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
  const said = {
    by: shownText(endorsement.name) || issuer.name || issuer.id,
    issuer: issuer.name || issuer.id,
    comment: shownLines(subject?.endorsementComment, 4_000),
    date: shownText(endorsement.validFrom, 40),
  }
  const isEndorsement = typesOf(endorsement).includes('EndorsementCredential')
  if (!isEndorsement || !subject) return { ...said, holds: false, problem: 'unreadable-terms' }
  const proof = await checkProof(endorsement, tools.keyOf, tools.now)
  if ('problem' in proof) return { ...said, holds: false, ...proof }
  if (!idsIn(badge).has(subject.id) || isOfAnother(endorsement, badge, subject, tools.house))
    return { ...said, holds: false, problem: 'endorses-another' }
  if (datesOf(endorsement, tools.now) !== 'in-time')
    return { ...said, holds: false, problem: 'endorsement-expired' }
  const status = await checkStatus(endorsement, tools.load, tools.keyOf, tools.now)
  if ('status' in status && (status.status === 'revoked' || status.status === 'suspended'))
    return { ...said, holds: false, problem: 'endorsement-revoked' }
  return { ...said, holds: true }
}

/** What an endorsement of this badge may be about: the badge, its achievement or its subject. */
function idsIn(badge: JsonObject): ReadonlySet<Json | undefined> {
  const [subject] = listOf(badge.credentialSubject).filter(isJsonObject)
  const [achievement] = listOf(subject?.achievement).filter(isJsonObject)
  const ids = [badge.id, subject?.id, achievement?.id].filter((id) => typeof id === 'string')
  return new Set(ids)
}

/**
 * Whether the word belongs to a badge of the endorser, whose address this badge of somebody else bears. What the house
 * endorses is always a badge of its own.
 */
function isOfAnother(endorsement: JsonObject, badge: JsonObject, { id }: JsonObject, house: string): boolean {
  const endorser = issuerIn(endorsement)
  if (endorser === issuerIn(badge)) return false
  const identifier = readIdentifier(endorser)
  const host = identifier && 'host' in identifier ? identifier.host : undefined
  const isAtEndorser = typeof id === 'string' && URL.canParse(id) && new URL(id).host === host
  return endorser === house || (id === badge.id && isAtEndorser)
}
