import { and, eq, type SQL, sql } from 'drizzle-orm'
import { normaliseEmail } from '#schema/email.ts'
import { everyKind, type SuppressionReason } from '#schema/suppressions.ts'
import type { Call } from '../../call.ts'
import { tables } from '../database.ts'

const { suppressions } = tables

/** The condition that a mailbox takes a mail of this kind, under whatever tag; what is needed is kept away by a bounce or a complaint only. */
export const isTaken = ({ to, kind, isNeeded }: { to: string; kind: string; isNeeded: boolean }): SQL =>
  sql`not exists (select 1 from ${suppressions} where normalised_email = ${normaliseEmail(to)}
    and kind in (${everyKind}, ${kind}) ${isNeeded ? sql`and reason <> 'asked'` : sql``})`

/** Sends a mailbox nothing more of a kind, or of every kind. What was known of it before stays. A statement, for a batch. */
export const suppress = (
  { db, now }: Call,
  email: string,
  reason: SuppressionReason,
  kind: string = everyKind,
  onlyIf: SQL = sql`1`,
) =>
  db.run(sql`insert into ${suppressions} (normalised_email, kind, reason, at)
    select ${normaliseEmail(email)}, ${kind}, ${reason}, ${now.getTime()} where ${onlyIf} on conflict do nothing`)

/** Sends a mailbox a kind of mail again that its person had not wanted. A statement, for a batch. */
export const resume = ({ db }: Call, email: string, kind: string) =>
  db
    .delete(suppressions)
    .where(
      and(
        eq(suppressions.normalisedEmail, normaliseEmail(email)),
        eq(suppressions.kind, kind),
        eq(suppressions.reason, 'asked'),
      ),
    )

/** Forgets all that is known of a mailbox. A statement, for a batch. */
export const forgetMailbox = ({ db }: Call, email: string) =>
  db.delete(suppressions).where(eq(suppressions.normalisedEmail, normaliseEmail(email)))

/** Whether a mailbox takes all of these kinds, was told to be sent no more of them, or is sent nothing at all. */
export async function standingOf(
  { db }: Call,
  email: string,
  kinds: readonly string[],
): Promise<'wanted' | 'stopped' | 'barred'> {
  const known = await db
    .select({ kind: suppressions.kind })
    .from(suppressions)
    .where(eq(suppressions.normalisedEmail, normaliseEmail(email)))
  const isKnown = (kind: string) => known.some((row) => row.kind === kind)
  if (isKnown(everyKind)) return 'barred'
  return kinds.every(isKnown) ? 'stopped' : 'wanted'
}

/** The kinds of mail that a mailbox's person has asked not to be sent. */
export async function declinedKinds({ db }: Call, email: string): Promise<string[]> {
  const rows = await db
    .select({ kind: suppressions.kind })
    .from(suppressions)
    .where(and(eq(suppressions.normalisedEmail, normaliseEmail(email)), eq(suppressions.reason, 'asked')))
  return rows.map(({ kind }) => kind)
}
