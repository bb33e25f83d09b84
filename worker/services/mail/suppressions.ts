import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { everyKind, type SuppressionReason } from '#schema/accounts/suppressions.ts'
import { deliveredTo, normaliseEmail } from '#schema/email.ts'
import { spelledAtMainHost, spelledOnce } from '#schema/tables/normalised-email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../database.ts'
import { readTogether } from '../write.ts'
import { isUnder, type OwnedMailbox } from './owned-mailbox.ts'
import { spellingsOf } from './spellings.ts'

const { suppressedAddresses, suppressions } = tables

/**
 * The condition that a mail of this kind may be sent: not to an address that bounced or complained, and no optional one
 * to a mailbox that declined it under any tag.
 */
export const acceptsMail = ({ to, kind, isNeeded }: { to: string; kind: string; isNeeded: boolean }): SQL =>
  sql`not ${isSuppressed(to)}
    ${isNeeded ? sql`` : sql`and not ${isDeclined(sql`${normaliseEmail(to)}`, kind)}`}`

/** The condition that a mailbox declined a kind of mail, or all optional ones. */
export const isDeclined = (mailbox: SQL, kind: string): SQL =>
  sql`exists (select 1 from ${suppressions} s where s.normalised_email in (${mailbox}, ${spelledOnce(mailbox)}, ${spelledAtMainHost(mailbox)})
    and s.kind in (${everyKind}, ${kind}) and s.reason = 'asked')`

/** The condition that an address, as a text or in SQL, bounced or complained. */
export const isSuppressed = (address: string | SQL): SQL => {
  const stored = typeof address === 'string' ? address.trim().toLowerCase() : sql`lower(${address})`
  return sql`exists (select 1 from ${suppressedAddresses} a where a.email = ${stored})`
}

/**
 * Suppresses one address, not its mailbox under other tags, after a bounce or a complaint; an earlier reason stays, with
 * the time of the last one.
 */
export const suppressAddress = (
  { db, now }: Call,
  email: string,
  reason: Exclude<SuppressionReason, 'asked'>,
) =>
  db
    .insert(suppressedAddresses)
    .values({ email: email.trim().toLowerCase(), reason, at: now })
    .onConflictDoUpdate({ target: suppressedAddresses.email, set: { at: now } })

/** Allows mail to an address again that bounced or complained. */
export const allowAddress = ({ db }: Call, email: string) =>
  db.delete(suppressedAddresses).where(eq(suppressedAddresses.email, email.trim().toLowerCase()))

/** Stops an optional kind of mail for a mailbox, if `onlyIf` holds. */
export const decline = ({ db, now }: Call, email: string, kind: string, onlyIf: SQL = sql`1`) =>
  db.run(sql`insert into ${suppressions} (normalised_email, kind, reason, at)
    select ${deliveredTo(email)}, ${kind}, 'asked', ${now.getTime()} where ${onlyIf}
    on conflict do update set reason = 'asked', at = excluded.at`)

/** Allows an optional kind of mail for a mailbox again, if `onlyIf` holds. */
export const resume = ({ db }: Call, email: string, kind: string, onlyIf: SQL = sql`1`) =>
  db
    .delete(suppressions)
    .where(
      and(
        inArray(suppressions.normalisedEmail, spellingsOf(email)),
        eq(suppressions.kind, kind),
        eq(suppressions.reason, 'asked'),
        onlyIf,
      ),
    )

/** Declines for another mailbox of a person what one of theirs declined. */
export const declineAlso = ({ db }: Call, from: string, to: string) =>
  db.run(sql`insert into ${suppressions} (normalised_email, kind, reason, at)
    select ${deliveredTo(to)}, kind, reason, at from ${suppressions}
    where normalised_email in ${spellingsOf(from)} and reason = 'asked'
    on conflict do update set reason = 'asked', at = excluded.at where reason <> 'asked'`)

/** The condition that mail to a mailbox, under every tag, was declined or stopped while the mailbox was somebody's. */
const stoppedWhile = (table: typeof suppressions | typeof suppressedAddresses, mailbox: OwnedMailbox): SQL =>
  // What stops mail stops it for the next holder of the mailbox, too.
  isUnder({ normalisedEmail: table.normalisedEmail, createdAt: table.at }, { ...mailbox, since: null })

/** The suppressions of a mailbox, under every tag. */
export const selectSuppressions = ({ db }: Call, mailbox: OwnedMailbox) => ({
  declined: db
    .select({ kind: suppressions.kind, reason: suppressions.reason, at: suppressions.at })
    .from(suppressions)
    .where(stoppedWhile(suppressions, mailbox)),
  suppressed: db
    .select({
      email: suppressedAddresses.email,
      reason: suppressedAddresses.reason,
      at: suppressedAddresses.at,
    })
    .from(suppressedAddresses)
    .where(stoppedWhile(suppressedAddresses, mailbox)),
})

/** Deletes all suppressions of a mailbox, under every tag. */
export const deleteSuppressions = ({ db }: Call, mailbox: OwnedMailbox) =>
  [
    db.delete(suppressions).where(stoppedWhile(suppressions, mailbox)),
    db.delete(suppressedAddresses).where(stoppedWhile(suppressedAddresses, mailbox)),
  ] as const

/** Whether an address takes all of these kinds, has declined them, or is suppressed. */
export async function subscriptionStateOf(
  call: Call,
  email: string,
  kinds: readonly string[],
): Promise<'wanted' | 'stopped' | 'barred'> {
  const { suppressed, declined } = await readTogether(call, {
    suppressed: call.db
      .select({ reason: suppressedAddresses.reason })
      .from(suppressedAddresses)
      .where(eq(suppressedAddresses.email, email.toLowerCase())),
    declined: declinedBy(call, email),
  })
  if (suppressed.length) return 'barred'
  const isStopped = (kind: string) => declined.some((row) => [everyKind, kind].includes(row.kind))
  return kinds.every(isStopped) ? 'stopped' : 'wanted'
}

/** The kinds of mail that a mailbox declined. */
export const declinedKinds = async (call: Call, email: string): Promise<string[]> =>
  (await declinedBy(call, email)).map(({ kind }) => kind)

const declinedBy = ({ db }: Pick<Call, 'db'>, email: string) =>
  db
    .select({ kind: suppressions.kind })
    .from(suppressions)
    .where(and(inArray(suppressions.normalisedEmail, spellingsOf(email)), eq(suppressions.reason, 'asked')))
