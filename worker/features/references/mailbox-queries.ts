import { type Column, type SQL, sql } from 'drizzle-orm'
import { deliveredTo } from '#schema/email.ts'
import { invitationsPerDay, invitationsPerMailbox } from '#schema/references/limits.ts'
import { spelledOnce } from '#schema/tables/normalised-email.ts'
import type { Call } from '../../call.ts'
import { isLeftToday } from '../../services/allowances.ts'
import { tables } from '../../services/database.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { isDeclined, isSuppressed } from '../../services/mail/suppressions.ts'
import { mailsSubject } from './policy.ts'

/** The condition that an address in a lower-case column without tags leads to this mailbox (R8). */
export const leadsTo = (email: string, address: Column | SQL = tables.references.normalisedEmail): SQL =>
  sql`${spelledOnce(address)} = ${deliveredTo(email)}`

/**
 * The condition that a referee can be mailed today: their mailbox accepts mails of this kind, and the limits of their
 * owner and, for invitations, of their mailbox are not used up. What waits for them holds up nobody else's.
 */
export const isMailableToday = (call: Call, kind: 'invitation' | 'reminder'): SQL => {
  const mailbox = sql`"references".normalised_email`
  const isRoomLeft =
    kind === 'invitation' ? fewerMailsThan(call, invitationsPerMailbox, { to: mailbox, kind }) : sql`true`
  const isOwnersLeft = isLeftToday(call, sql`${mailsSubject} || "references".profile_id`, invitationsPerDay)
  return sql`not ${isSuppressed(sql`"references".email`)} and not ${isDeclined(mailbox, kind)}
    and ${isOwnersLeft} and ${isRoomLeft}`
}
