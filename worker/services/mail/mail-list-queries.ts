import { and, desc, lt, type SQL, sql } from 'drizzle-orm'
import { stoppableMails } from '#schema/accounts/mail-preferences.ts'
import { everyKind } from '#schema/accounts/suppressions.ts'
import { type MailState, maxCounted } from '#schema/administration/mails.ts'
import type { Call } from '../../call.ts'
import { tables } from '../database.ts'
import { leaseMs } from '../leases.ts'
import { spellingsOf } from './spellings.ts'

const { outbox, suppressedAddresses, suppressions } = tables
type OfOutbox = Exclude<MailState, 'suppressed'>

/** The states by the columns of their index. */
const states: Record<OfOutbox, SQL> = {
  waiting: sql`state = 'waiting' and (problem is null) = 1`,
  failed: sql`state = 'waiting' and (problem is null) = 0`,
  // Whatever was given up has a reason.
  'given-up': sql`state = 'failed' and (problem is null) = 0`,
}
// As the index says which rows it holds.
const isUnsent = sql`state in ('waiting', 'failed')`

const atMost = (rows: SQL) => sql<number>`(select count(*) from (${rows} limit ${maxCounted}))`

/** How many mails are in each state, and how many addresses get none, in one row; each up to `maxCounted`. */
export const countByState = ({ db }: Call) =>
  db.all<Record<MailState, number>>(sql`select
    ${atMost(sql`select 1 from ${outbox} where ${isUnsent} and ${states.waiting}`)} as "waiting",
    ${atMost(sql`select 1 from ${outbox} where ${isUnsent} and ${states.failed}`)} as "failed",
    ${atMost(sql`select 1 from ${outbox} where ${isUnsent} and ${states['given-up']}`)} as "given-up",
    min(${maxCounted}, ${atMost(sql`select 1 from ${suppressedAddresses} where at > 0`)}
      + ${atMost(sql`select 1 from ${suppressions} where at > 0`)}) as "suppressed"`)

/** Mails of a state before one of them, newest first, without their text. */
export const selectMails = ({ db }: Call, state: OfOutbox, before: number, limit: number) =>
  db
    .select({
      id: outbox.id,
      to: outbox.to,
      subject: outbox.subject,
      problem: outbox.problem,
      attempts: outbox.attempts,
      dueAt: outbox.dueAt,
      createdAt: outbox.createdAt,
      isSecret: outbox.isSecret,
      hasText: sql<boolean>`text <> ''`.mapWith(Boolean),
    })
    .from(outbox)
    .where(and(isUnsent, states[state], lt(outbox.id, before)))
    .orderBy(desc(outbox.id))
    .limit(limit)

/** Addresses that bounced or complained, and mailboxes that asked for less mail, newest first. */
export const selectSuppressed = ({ db }: Call, before: { at: number; id: string }, limit: number) => {
  const page = (id: SQL, columns: SQL, table: SQL) =>
    sql`select * from (select ${id} as id, ${columns}, at from ${table}
      where at <= ${before.at} and at > 0 and (at < ${before.at} or ${id} < ${before.id}) order by at desc, id desc limit ${limit})`
  return db.all<{ id: string; email: string; reason: string; kind: string; at: number }>(sql`
    ${page(sql`'a' || rowid`, sql`email, reason, '' as kind`, sql`${suppressedAddresses}`)}
    union all ${page(sql`'s' || rowid`, sql`normalised_email as email, reason, kind`, sql`${suppressions}`)}
    order by at desc, id desc limit ${limit}`)
}

/** A mail that failed, with text, to an address that takes it. */
const isResendable = (id: number): SQL =>
  sql`id = ${id} and text <> '' and ${isUnsent} and (state = 'failed' or problem is not null)`

/** A mail that failed, as before, and that nobody sends at this moment or within two minutes. */
export const isResendableNow = ({ now }: Pick<Call, 'now'>, id: number): SQL =>
  sql`${isResendable(id)} and coalesce(due_at > ${now.getTime() + leaseMs}, 1)`

/** The condition that a mail did not fail, or cannot be sent any more. */
export const isNotResendable = (id: number): SQL =>
  sql`not exists (select 1 from ${outbox} where ${isResendable(id)})`

/** The condition that a mail is being sent, or will be within two minutes. */
export const isBeingSent = (call: Pick<Call, 'now'>, id: number): SQL =>
  sql`not exists (select 1 from ${outbox} where ${isResendableNow(call, id)})`

/** The condition that the address of a mail bounced, complained or declined its kind, or all that are optional. */
export const isAddressBlocked = (id: number): SQL =>
  sql`exists (select 1 from ${outbox} o where o.id = ${id} and (
    exists (select 1 from ${suppressedAddresses} a where a.email = lower(o.recipient))
    or exists (select 1 from ${suppressions} s where s.normalised_email = o.normalised_recipient
      and (s.kind = o.kind or s.kind = ${everyKind} and o.kind in (${sql.join([...stoppableMails], sql`, `)}))
      and s.reason = 'asked')))`

/** The address of a mail, or of a row of addresses that get none, in one row `to`. */
export const selectAddress = ({ db }: Call, id: string) => {
  const row = Number(id.replace(/^[as]/, ''))
  const [table, column, key] = id.startsWith('a')
    ? [suppressedAddresses, sql`email`, sql`rowid`]
    : id.startsWith('s')
      ? [suppressions, sql`normalised_email`, sql`rowid`]
      : [outbox, sql`recipient`, sql`id`]
  return db.all<{ to: string }>(sql`select ${column} as "to" from ${table} where ${key} = ${row}`)
}

/** The condition that there is such an address. */
export const isNoAddress = (id: string): SQL => {
  const row = Number(id.replace(/^[as]/, ''))
  if (id.startsWith('a')) return sql`not exists (select 1 from ${suppressedAddresses} where rowid = ${row})`
  if (id.startsWith('s')) return sql`not exists (select 1 from ${suppressions} where rowid = ${row})`
  return sql`not exists (select 1 from ${outbox} where id = ${row} and recipient <> '')`
}

/** The condition that a mail waits for exactly this address, in any case of its letters. */
export const isWaitingFor = (address: string): SQL =>
  sql`normalised_recipient in ${spellingsOf(address)} and lower(recipient) = ${address.toLowerCase()}
    and due_at is not null`
