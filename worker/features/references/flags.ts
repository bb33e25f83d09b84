import type { ReferenceFlag } from '#schema/references/references.ts'
import { isFreeMail } from './free-mail.ts'

type Flagged = { email: string; network: string | null }

/**
 * What a validator should look at twice in a reference (R8). None of it is wrong in itself: many write from a private mailbox,
 * and colleagues share a domain and an office.
 */
export function referenceFlags(reference: Flagged, owner: Flagged): ReferenceFlag[] {
  const [own, theirs] = [domainOf(owner.email), domainOf(reference.email)]
  const flags: ReferenceFlag[] = []
  if (isFreeMail(theirs)) flags.push('free-mail')
  else if (isWithin(theirs, own) || isWithin(own, theirs)) flags.push('owner-domain')
  if (reference.network && reference.network === owner.network) flags.push('same-network')
  return flags
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
/** `mail.haddad.example` is of `haddad.example`; of a public suffix alone nobody has an address. */
const isWithin = (domain: string, other: string) => domain === other || domain.endsWith(`.${other}`)
