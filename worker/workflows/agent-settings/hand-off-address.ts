import type { HandOffLink } from '#schema/agent-settings/agent-settings.ts'
import { accountOf, type Call, ownProfileOf } from '../../call.ts'
import {
  confirmHandOffEmail,
  isNewHandOffEmail,
  isUnconfirmedHandOff,
  mailHandOffLink,
  refusalsOfLink,
  renewHandOffLink,
} from '../../features/agent-settings/commands.ts'
import { handOffAddressEmail } from '../../features/agent-settings/emails.ts'
import { handOffAddressOf, issueHandOffLink, readHandOffLink } from '../../features/agent-settings/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'

/** The mail of the link that confirms an address for the signed-in owner's transcripts, and what refuses it. */
export async function handOffLinkTo(call: Call, email: string, which: 'new' | 'unconfirmed') {
  const { id, profileUrl } = ownProfileOf(call)
  const { name, emailVerified } = accountOf(call)
  const isAsked = which === 'new' ? isNewHandOffEmail(id, email) : isUnconfirmedHandOff(id, email)
  const token = await issueHandOffLink(call, id, email)
  const content = handOffAddressEmail(email, { name, profileUrl }, token, call.variables.APP_URL)
  const { mail, isSpent } = mailHandOffLink(call, id, content, isAsked)
  return { mail, unless: refusalsOfLink(id, isAsked, isSpent, emailVerified) }
}

/**
 * Mails the link to the address that waits to be confirmed again.
 * @throws AppError EMAIL_UNCONFIRMED, PROFILE_SUSPENDED, ADDRESS_LINKS_SPENT.
 */
export async function mailHandOffLinkAgain(call: Call): Promise<void> {
  const { id } = ownProfileOf(call)
  const [address] = await handOffAddressOf(call, id)
  if (!address?.email) return
  const { mail, unless } = await handOffLinkTo(call, address.email, 'unconfirmed')
  await write(call, { mail, renewed: renewHandOffLink(call, id, address.email) }, { unless })
}

/** What a mailed link confirms, without confirming it. @throws AppError LINK_EXPIRED. */
export async function readHandOffAddress(call: Call, token: string): Promise<HandOffLink> {
  const { profileId: _, ...about } = await readHandOffLink(call, token)
  return about
}

/** Lets transcripts go to the address of a mailed link. Safe to repeat. @throws AppError LINK_EXPIRED. */
export async function confirmHandOffAddress(call: Call, token: string): Promise<HandOffLink> {
  const { profileId, ...about } = await readHandOffLink(call, token)
  const { confirmed } = await write(call, { confirmed: confirmHandOffEmail(call, profileId, about.email) })
  if (!confirmed.rowsAffected) throw new AppError('LINK_EXPIRED')
  return about
}
