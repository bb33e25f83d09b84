import { type InvitedReference, isCompleteReference, type Registration } from '#schema/accounts/accounts.ts'
import { maxReferences } from '#schema/accounts/limits.ts'

/** The beginning of a story: behind an address in brackets and a hyphen. */
const addressed = /\(([^()\s@]+@[^()\s@]+)\)\s*-/
/** The beginning of the next referee: a name without brackets, and an address. */
const nextReferee = /^[^()]+\([^()\s@]+@[^()\s@]+\)\s*-/

/** The referees of a registration: its list, or what can be read from its joined text (R21b). */
export function refereesIn({
  references,
  referenceList,
}: Pick<Registration, 'references' | 'referenceList'>): InvitedReference[] {
  if (referenceList) return referenceList
  if (typeof references !== 'string') return references
  const found: InvitedReference[] = []
  for (const text of separated(references)) {
    const row = refereeIn(text)
    if (isCompleteReference(row)) found.push(row)
    if (found.length === maxReferences) break
  }
  return found
}

/** Splits at semicolons before a name with an address, as a story may contain semicolons. */
function separated(references: string): string[] {
  const texts: string[][] = []
  for (const part of references.split(';')) {
    const last = texts.at(-1)
    if (last && !nextReferee.test(part)) last.push(part)
    else texts.push([part])
  }
  return texts.map((parts) => parts.join(';'))
}

/** A referee from `first last (email) - story`. */
function refereeIn(text: string) {
  const [opening = '', email] = addressed.exec(text) ?? []
  const at = text.indexOf(opening)
  const name = text.slice(0, at).trim()
  const [firstName = ''] = name.split(/\s/, 1)
  return {
    firstName,
    lastName: name.slice(firstName.length).trim(),
    email,
    solutionStory: text.slice(at + opening.length).trim(),
  }
}
