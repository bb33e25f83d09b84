import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hourMs } from '#schema/durations.ts'
import { deliveredTo } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { tables } from '../../services/database.ts'
import type { OwnedMailbox } from '../../services/mail/owned-mailbox.ts'
import { isSuppressed } from '../../services/mail/suppressions.ts'
import { issueExpiringToken, readExpiringToken } from '../../services/tokens.ts'
import { type Refusal, readTogether } from '../../services/write.ts'

const { credentials, emailChanges, formerAddresses, twoFactors, users } = tables
/** How long the link to the new address is good, and then the one to the former address. */
const linkTtlMs = { 'confirm-email': 24 * hourMs, 'undo-email': 7 * 24 * hourMs }
type Purpose = keyof typeof linkTtlMs

export type EmailChange = typeof emailChanges.$inferSelect

/** When a link that is mailed now ends. */
export const endOfChangeLink = ({ now }: Call, purpose: Purpose) =>
  new Date(now.getTime() + linkTtlMs[purpose])

/** The token of a link for one change, until a moment. */
export const issueChangeLink = ({ variables }: Call, purpose: Purpose, id: string, until: Date) =>
  issueExpiringToken(variables.AUTH_SECRET, purpose, { id }, until)

/** The change of a mailed link. @throws AppError LINK_EXPIRED where it is forged, expired, or of a change that is over. */
export async function readChangeLink(call: Call, purpose: Purpose, token: string): Promise<EmailChange> {
  const read = await readExpiringToken(call.variables.AUTH_SECRET, purpose, token, call.now)
  const { data } = z.object({ id: z.string() }).safeParse(read)
  const [change] = data ? await call.db.select().from(emailChanges).where(eq(emailChanges.id, data.id)) : []
  if (!change) throw new AppError('LINK_EXPIRED')
  return change
}

/** The change that waits for its new address; no row where none does. */
export const waitingChangeOf = ({ db, now }: Call, userId: string) =>
  db
    .select({
      id: emailChanges.id,
      newEmail: emailChanges.newEmail,
      expiresAt: emailChanges.expiresAt,
      isBarred: sql<boolean>`${isSuppressed(sql`${emailChanges.newEmail}`)}`.mapWith(Boolean),
    })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.confirmedAt),
        gt(emailChanges.expiresAt, now),
        // As `isWaiting`.
        sql`${emailChanges.basis} = ${changeBasis(userId)}`,
        sql`${emailChanges.email} = (select email from ${users} where id = ${userId})`,
      ),
    )

/** What an account has proven when it asks for another address, as text in SQL; empty with neither password nor factor. */
export const changeBasis = (userId: string): SQL =>
  sql`(coalesce((select substr(c.password, 1, instr(c.password, ':')) from ${credentials} c
      where c.provider_id = 'credential' and c.account_id = ${userId}), '')
    || coalesce((select f.id from ${twoFactors} f where f.user_id = ${userId} and f.verified = 1), ''))`

/**
 * The condition that a change can still be confirmed: neither done nor replaced, and its account is not suspended and
 * has the address, password and second factor of then.
 */
const isWaiting = ({ now }: Call, { id, userId }: EmailChange): SQL =>
  sql`exists (select 1 from ${emailChanges} w join ${users} u on u.id = w.user_id
    where w.id = ${id} and w.confirmed_at is null and w.expires_at > ${now.getTime()} and u.email = w.email
      and u.suspended_at is null and w.basis = ${changeBasis(userId)})`

/** The condition that a change is done and can still be undone: its account has another address now. */
const isUndoable = ({ now }: Call, { id }: EmailChange): SQL =>
  sql`exists (select 1 from ${emailChanges} w join ${users} u on u.id = w.user_id
    where w.id = ${id} and w.confirmed_at is not null and w.was_verified = 1 and w.expires_at > ${now.getTime()}
      and u.email <> w.email)`

/** The condition that an address is reserved for another account, whose change can still be undone. */
export const isReservedForUndo = ({ now }: Pick<Call, 'now'>, email: string, userId = ''): SQL =>
  sql`exists (select 1 from ${emailChanges} where email = ${email.trim().toLowerCase()} and user_id <> ${userId}
    and confirmed_at is not null and was_verified = 1 and expires_at > ${now.getTime()})`

/** The condition that an address belongs to another account, or is reserved for one. */
const isTaken = (call: Pick<Call, 'now'>, email: string, userId = ''): SQL =>
  sql`(exists (select 1 from ${users} where email = ${email.trim().toLowerCase()} and id <> ${userId})
    or ${isReservedForUndo(call, email, userId)})`

/** The refusals of a change that cannot be confirmed, or whose former address was verified just now. */
export const unlessConfirmable = (call: Call, change: EmailChange): Refusal[] => [
  [sql`not ${isWaiting(call, change)}`, 'LINK_EXPIRED'],
  [
    sql`(select email_verified from ${users} where id = ${change.userId}) <> ${Number(change.wasVerified)}`,
    'LINK_EXPIRED',
  ],
  [isTaken(call, change.newEmail, change.userId), 'USER_EXISTS'],
]

/** The refusals of a change that cannot be undone. */
export const unlessUndoable = (call: Call, change: EmailChange): Refusal[] => [
  [sql`not ${isUndoable(call, change)}`, 'LINK_EXPIRED'],
  [isTaken(call, change.email, change.userId), 'USER_EXISTS'],
]

/** Whether a change is done and can still be undone, in a query. */
export const findUndoable = (call: Call, change: EmailChange) =>
  call.db.all<{ undoable: number }>(sql`select ${isUndoable(call, change)} as undoable`)

/** Whether an address belongs to another account, or is reserved for one, in a query. */
export const findTaken = (call: Call, email: string, userId: string) =>
  call.db.all<{ taken: number }>(sql`select ${isTaken(call, email, userId)} as taken`)

/** The proven mailboxes of an account, its own and its former ones, each with the time in which it was nobody else's. */
export async function provenMailboxes(
  call: Call,
  { userId, email, emailVerified }: { userId: string; email: string; emailVerified: boolean },
): Promise<OwnedMailbox[]> {
  const { db, now } = call
  // Two accounts may have one mailbox at once, in two spellings, but never one address.
  const since = (address: SQL, until: SQL) =>
    sql<Date | null>`(select max(o.until) from ${formerAddresses} o where o.one_mailbox = ${address}.one_mailbox
      and o.email = ${address}.email and o.user_id <> ${userId} and o.is_proven = 1 and o.until < ${until})`.mapWith(
      formerAddresses.until,
    )
  const { own, former } = await readTogether(call, {
    own: db
      .select({ email: users.email, since: since(sql`users`, sql`${now.getTime()}`) })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.email, email))),
    former: db
      .select({
        email: formerAddresses.email,
        since: since(sql`former_addresses`, sql`former_addresses.until`),
        until: formerAddresses.until,
      })
      .from(formerAddresses)
      .where(and(eq(formerAddresses.userId, userId), eq(formerAddresses.isProven, true)))
      .orderBy(desc(formerAddresses.until)),
  })
  const found: OwnedMailbox[] = emailVerified ? [...own, ...former] : former
  const mailboxes = new Set<string>()
  return found.filter(({ email: address }) => {
    const mailbox = deliveredTo(address)
    const isNew = !mailboxes.has(mailbox)
    mailboxes.add(mailbox)
    return isNew
  })
}
