import type { ReferenceFlag } from '#schema/references/references.ts'
import { isFreeMail } from './free-mail.ts'

type Flagged = { email: string; network: string | null }

/** The warnings for a validator about a reference (R8), none of which is wrong in itself. */
export function referenceFlags(reference: Flagged, owner: Flagged): ReferenceFlag[] {
  const [own, theirs] = [domainOf(owner.email), domainOf(reference.email)]
  const flags: ReferenceFlag[] = []
  if (isFreeMail(theirs)) flags.push('free-mail')
  else if (isWithin(theirs, own) || isWithin(own, theirs)) flags.push('owner-domain')
  if (reference.network && reference.network === owner.network) flags.push('same-network')
  return flags
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
/** `mail.haddad.example` is within `haddad.example`. */
const isWithin = (domain: string, other: string) => domain === other || domain.endsWith(`.${other}`)
