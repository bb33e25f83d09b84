import { brand } from '#schema/brand.ts'
import { shownText } from './badge-content.ts'
import type { CheckedBadge } from './check-badge.ts'
import type { CheckedEndorsement, EndorsementProblem } from './endorsements.ts'
import type { LoadProblem } from './load.ts'
import { outcomeOf } from './outcome.ts'
import type { ProofProblem } from './proof.ts'
import { endorsementSentences, proofSentences, statusSentences } from './proof-sentences.ts'
import { loadSentences, type Sentence } from './read-sentences.ts'

/** What is said of a proof that does not hold, or could not be checked. */
function sentenceOfProof(found: { problem: ProofProblem; detail?: string; because?: LoadProblem }): Sentence {
  const sentence = proofSentences[found.problem](shownText(found.detail, 120))
  if (!found.because) return sentence
  return { ...sentence, ...becauseOf(found.because, sentence.why) }
}

/** Why a file of the issuer could not be read; whoever brought the badge cannot bring that, nor correct its address. */
function becauseOf(because: LoadProblem, reason: string): { why: string; todo: string } {
  const { why, todo } = loadSentences[because]
  return {
    why: `${reason} ${why}`,
    todo: problemsOfIssuer.has(because) ? 'Ask its issuer to put that right.' : todo,
  }
}
const problemsOfIssuer: ReadonlySet<LoadProblem> = new Set([
  'not-found',
  'gone',
  'private-address',
  'insecure-address',
  'not-an-address',
])

/** Why an endorsement does not count. */
export function endorsementOutcomeSentence(endorsement: CheckedEndorsement & { holds: false }): string {
  const { problem } = endorsement
  if (isOfEndorsement(problem)) return endorsementSentences[problem]
  const { title, why } = sentenceOfProof({ ...endorsement, problem })
  return `${title.replace('This badge', 'This word')} ${why}`
}

const isOfEndorsement = (problem: EndorsementProblem): problem is keyof typeof endorsementSentences =>
  problem in endorsementSentences

/** Whether the badge was revoked, where nobody can tell. */
function sentenceOfStatus(status: CheckedBadge['status']): { why: string; todo: string } | undefined {
  if (!status || !('problem' in status)) return undefined
  const sentence = statusSentences[status.problem]
  if (!status.because) return sentence
  return becauseOf(status.because, sentence.why)
}

/** The heading of a result, why it is so, and what its reader can do. */
export function outcomeSentence(badge: CheckedBadge): Sentence {
  const outcome = outcomeOf(badge)
  const { signature, content } = badge
  if (outcome === 'revoked')
    return {
      title: 'This badge was revoked.',
      why: 'It was genuine when it was issued, and its issuer has since taken it back.',
      todo: 'Do not rely on what it says.',
    }
  if (outcome === 'suspended')
    return {
      title: 'This badge is suspended.',
      why: 'It is signed and whole, but its issuer does not stand by it for the time being.',
      todo: 'Ask its issuer, or check again later.',
    }
  if ('problem' in signature) return sentenceOfProof(signature)
  if (outcome === 'expired')
    return {
      title: 'This badge has expired.',
      why: `It is signed and whole, and was issued to hold until ${dayOf(content.validUntil)}.`,
      todo: 'Ask its issuer whether there is a newer one.',
    }
  if (outcome === 'not-yet')
    return {
      title: 'This badge does not hold yet.',
      why: `It is signed and whole, and holds from ${dayOf(content.validFrom)} on.`,
      todo: 'Check again then.',
    }
  if (badge.provenIssuer.by === 'key')
    return {
      title: 'The signature holds; who signed is not proven.',
      why: 'Nothing has been changed since it was signed. But its issuer is known by a key alone, and a key names nobody: whoever they say they are is their own word.',
      todo: 'Ask the issuer, by a way that you trust, whether this is their key.',
    }
  const unknown = sentenceOfStatus(badge.status)
  if (unknown)
    return { title: 'The signature holds; whether the badge was revoked, we cannot tell.', ...unknown }
  const lost = badge.endorsements.filter(({ holds }) => !holds).length
  if (lost)
    return {
      title: 'The badge holds, but not every word in it.',
      why: `${signedBy(badge)} ${lost === 1 ? 'One endorsement in it does' : `${lost} endorsements in it do`} not hold by itself: see below which.`,
      todo: 'Count on what is marked as checked, and on nothing else.',
    }
  return {
    title: badge.provenIssuer.by === 'us' ? 'This badge is genuine.' : 'This badge holds.',
    why: `${signedBy(badge)} ${badge.status && 'status' in badge.status && badge.status.status === 'not-revoked' ? 'It has not been revoked.' : 'Its issuer offers no way to look up whether it was revoked.'}`,
    todo: '',
  }
}

function signedBy({ provenIssuer, content }: CheckedBadge): string {
  if (provenIssuer.by === 'us') return `${brand.name} signed it, and nothing in it has been changed since.`
  if (provenIssuer.by !== 'domain') return 'Nothing in it has been changed since it was signed.'
  const name = content.issuer.name
  const claimed = name ? ` That they are called “${name}” is their own word.` : ''
  return `It was signed by whoever runs ${provenIssuer.host}, and nothing in it has been changed since.${claimed}`
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A date of a badge as people write it; the text itself where it is none. */
export function dayOf(date: string): string {
  const time = Date.parse(date)
  return Number.isNaN(time) ? date : dayFormat.format(time)
}
