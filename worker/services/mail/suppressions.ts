import { and, eq, type SQL, sql } from 'drizzle-orm'
import { everyKind, type SuppressionReason } from '#schema/accounts/suppressions.ts'
import { normaliseEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../database.ts'

const { suppressedAddresses, suppressions } = tables

/**
 * The condition that a mail of this kind may be sent: none goes to an address that bounced or complained, and none that its
 * reader can do without to a mailbox that asked for less, under whatever tag.
 */
export const acceptsMail = ({ to, kind, isNeeded }: { to: string; kind: string; isNeeded: boolean }): SQL =>
  sql`not exists (select 1 from ${suppressedAddresses} where email = ${to.toLowerCase()})
    ${isNeeded ? sql`` : sql`and not ${isDeclined(sql`${normaliseEmail(to)}`, kind)}`}`

/** The condition that a mailbox asked not to be sent a kind of mail, or any that it can do without. */
export const isDeclined = (mailbox: SQL, kind: string): SQL =>
  sql`exists (select 1 from ${suppressions} s where s.normalised_email = ${mailbox}
    and s.kind in (${everyKind}, ${kind}) and s.reason = 'asked')`

/** The condition that mail came back from an address, or was complained of there. */
export const isSuppressed = (address: SQL): SQL =>
  sql`exists (select 1 from ${suppressedAddresses} a where a.email = lower(${address}))`

/**
 * Statement that suppresses one address after a bounce or a complaint. Its mailbox under another tag is another
 * address, which anybody may have made up. An earlier reason stays.
 */
export const suppressAddress = (
  { db, now }: Call,
  email: string,
  reason: Exclude<SuppressionReason, 'asked'>,
) =>
  db
    .insert(suppressedAddresses)
    .values({ email: email.trim().toLowerCase(), reason, at: now })
    .onConflictDoNothing()

/** Statement that stops an optional kind of mail for a mailbox, if `onlyIf` holds. */
export const decline = ({ db, now }: Call, email: string, kind: string, onlyIf: SQL = sql`1`) =>
  db.run(sql`insert into ${suppressions} (normalised_email, kind, reason, at)
    select ${normaliseEmail(email)}, ${kind}, 'asked', ${now.getTime()} where ${onlyIf}
    on conflict do update set reason = 'asked', at = excluded.at where reason <> 'asked'`)

/** Statement that allows an optional kind of mail for a mailbox again, if `onlyIf` holds. */
export const resume = ({ db }: Call, email: string, kind: string, onlyIf: SQL = sql`1`) =>
  db
    .delete(suppressions)
    .where(
      and(
        eq(suppressions.normalisedEmail, normaliseEmail(email)),
        eq(suppressions.kind, kind),
        eq(suppressions.reason, 'asked'),
        onlyIf,
      ),
    )

/** Forgets all that is known of a mailbox, under every tag. */
export const forgetMailbox = ({ db }: Call, email: string) =>
  [
    db.delete(suppressions).where(eq(suppressions.normalisedEmail, normaliseEmail(email))),
    db.delete(suppressedAddresses).where(eq(suppressedAddresses.normalisedEmail, normaliseEmail(email))),
  ] as const

/** Whether an address takes all of these kinds, its mailbox was told to be sent no more of them, or it is sent nothing at all. */
export async function subscriptionStateOf(
  { db }: Call,
  email: string,
  kinds: readonly string[],
): Promise<'wanted' | 'stopped' | 'barred'> {
  const [barred, declined] = await db.batch([
    db
      .select({ reason: suppressedAddresses.reason })
      .from(suppressedAddresses)
      .where(eq(suppressedAddresses.email, email.toLowerCase())),
    declinedBy({ db }, email),
  ])
  if (barred.length) return 'barred'
  const isStopped = (kind: string) => declined.some((row) => [everyKind, kind].includes(row.kind))
  return kinds.every(isStopped) ? 'stopped' : 'wanted'
}

/** The kinds of mail that a mailbox's person has asked not to be sent. */
export const declinedKinds = async (call: Call, email: string): Promise<string[]> =>
  (await declinedBy(call, email)).map(({ kind }) => kind)

const declinedBy = ({ db }: Pick<Call, 'db'>, email: string) =>
  db
    .select({ kind: suppressions.kind })
    .from(suppressions)
    .where(and(eq(suppressions.normalisedEmail, normaliseEmail(email)), eq(suppressions.reason, 'asked')))
