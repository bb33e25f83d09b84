import {
  type InvitedReference,
  isCompleteReference,
  mostReferences,
  type Registration,
} from '#schema/accounts.ts'

const written = /^(\S+)\s+(.+?)\s*\(([^()\s]+)\)\s*-\s*(.+)$/s

/** Whom a registration names: the list where there is one, else what the joined text says of whom it can be read (R21b). */
export function refereesIn({
  references,
  referenceList,
}: Pick<Registration, 'references' | 'referenceList'>): InvitedReference[] {
  if (referenceList) return referenceList
  if (typeof references !== 'string') return references
  // A story may hold a semicolon: a new one begins where a name with an address follows.
  return references
    .split(/;\s*(?=[^;()]+\([^()\s]+@[^()\s]+\)\s*-)/)
    .flatMap((text) => {
      const [, firstName, lastName, email, solutionStory] = written.exec(text.trim()) ?? []
      const row = { firstName, lastName, email, solutionStory }
      return isCompleteReference(row) ? [row] : []
    })
    .slice(0, mostReferences)
}
