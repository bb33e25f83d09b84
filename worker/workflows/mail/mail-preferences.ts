import { type MailPreferences, optionalMailsOf } from '#schema/accounts/mail-preferences.ts'
import { accountOf, type Call } from '../../call.ts'
import { isVerifiedAt } from '../../features/accounts/commands.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { decline, declinedKinds, resume } from '../../services/mail/suppressions.ts'
import { deleteWaitingUnderAnyTag } from '../../services/mail/waiting-mails.ts'
import { write } from '../../services/write.ts'

/** The optional mails that the signed-in account wants; empty until its address is confirmed. */
export async function readMailPreferences(call: Call): Promise<MailPreferences> {
  const { email, role, emailVerified } = accountOf(call)
  if (!emailVerified) return {}
  const declined = await declinedKinds(call, email)
  return Object.fromEntries(optionalMailsOf(role).map((kind) => [kind, !declined.includes(kind)]))
}

/** Saves which optional mails are wanted, and deletes waiting ones that are not; undefined ones stay. @throws AppError EMAIL_UNCONFIRMED, SIGN_IN_FIRST. */
export async function saveMailPreferences(call: Call, preferences: MailPreferences): Promise<void> {
  const { email, role, emailVerified, userId } = accountOf(call)
  if (!emailVerified) throw new AppError('EMAIL_UNCONFIRMED')
  const kinds = optionalMailsOf(role)
  const isTheirs = isVerifiedAt(userId, email)
  const declined = kinds.filter((kind) => preferences[kind] === false)
  const changes = kinds
    .filter((kind) => preferences[kind] !== undefined)
    .map((kind) => (preferences[kind] ? resume : decline)(call, email, kind, isTheirs))
  await write(
    call,
    { changes, waiting: deleteWaitingUnderAnyTag(call, email, declined, isTheirs) },
    { unless: [unlessSignedOut(call)] },
  )
}
