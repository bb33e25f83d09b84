import type { CheckedBadge, Note } from '#schema/badges/check/check-badge.ts'
import { dayOf, outcomeSentence } from '#schema/badges/check/outcome-sentences.ts'
import { brand } from '#schema/brand.ts'

/** One thing that was looked at, and whether it was found in order. */
type CheckedLine = { isInOrder: boolean; text: string }

/** All that was checked of a badge, one line each. */
export function checkedLines(badge: CheckedBadge): CheckedLine[] {
  const { signature, content } = badge
  if ('problem' in signature) return [{ isInOrder: false, text: outcomeSentence(badge).title }]
  return [
    { isInOrder: true, text: signedLine(badge, signature.signedAt) },
    { isInOrder: true, text: 'Nothing in it has been changed since: the signature fits every word.' },
    statusLine(badge),
    datesLine(badge.dates, content.validFrom, content.validUntil),
    ...endorsementLine(badge),
  ]
}

function signedLine({ provenIssuer, content }: CheckedBadge, signedAt: string): string {
  const day = dayOf(signedAt)
  if (provenIssuer.by === 'us') return `Signed by ${brand.name} on ${day}, with a key that it publishes.`
  if (provenIssuer.by === 'domain') return `Signed on ${day} with a key that ${provenIssuer.host} publishes.`
  return `Signed on ${day} with the key ${content.issuer.id}.`
}

function statusLine({ status }: CheckedBadge): CheckedLine {
  if (!status || 'problem' in status)
    return { isInOrder: false, text: 'Whether it was revoked could not be looked up.' }
  if (status.status === 'none')
    return { isInOrder: false, text: 'It names no list of revoked badges, so that nobody can look it up.' }
  if (status.status === 'not-revoked')
    return { isInOrder: true, text: 'Not revoked: its issuer’s signed list was read just now.' }
  return { isInOrder: false, text: `Its issuer’s signed list says: ${status.status}.` }
}

function datesLine(dates: CheckedBadge['dates'], from: string, until: string): CheckedLine {
  if (dates === 'expired') return { isInOrder: false, text: `It held until ${dayOf(until)}.` }
  if (dates === 'not-yet') return { isInOrder: false, text: `It holds from ${dayOf(from)} on.` }
  const end = until ? `until ${dayOf(until)}` : 'without an end'
  return { isInOrder: true, text: `Its dates are in order: ${from ? `from ${dayOf(from)}, ` : ''}${end}.` }
}

function endorsementLine({ endorsements }: CheckedBadge): CheckedLine[] {
  if (!endorsements.length) return []
  const matching = endorsements.filter(({ holds }) => holds).length
  const isInOrder = matching === endorsements.length
  const all =
    matching === 1
      ? 'The endorsement in it holds by itself, with its own signature.'
      : `${matching === 2 ? 'Both' : `All ${matching}`} endorsements in it hold by themselves, each with its own signature.`
  const some = `${matching} of ${endorsements.length} endorsements in it hold by themselves.`
  return [{ isInOrder, text: isInOrder ? all : some }]
}

/** What was not looked at, said openly. */
export const noteSentences: Record<Note, string> = {
  'schema-not-checked':
    'It names a schema that it follows. We did not check that; the signature holds without it.',
  'endorsement-jwt': 'It holds endorsements as VC-JWT, a format that we cannot check. They are not shown.',
  'no-status': 'Its issuer gave it no way to be revoked.',
  'more-endorsements': 'It holds more endorsements than the twenty that we checked.',
}
