import { and, asc, eq, getTableColumns, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { deliveredTo, isEmail, maskEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { sleep } from '../clock.ts'
import { tables } from '../database.ts'
import { claimed, isDue, postponed, released, soonest, stillClaimed } from '../leases.ts'
import { daysAgo, eraseInSlices } from '../retention.ts'
import { isResendableNow } from './mail-list-queries.ts'
import { configuredMailer, type Delivery, type Mail, type Mailer, noAddress, type Posted } from './mailer.ts'
import { acceptsMail } from './suppressions.ts'
import { unsubscribeHeaders } from './unsubscribing.ts'
import { withoutAddress } from './without-address.ts'

const { outbox } = tables

/** With its attachments as text, so that an unreadable one delays no other mail. */
type Claim = Omit<typeof outbox.$inferSelect, 'attachments'> & { attachments: string }

const mailsPerClaim = 5
const maxRunMs = 20_000
const slowDownMs = 1_000
/** Five days of retries, as is common (RFC 5321 4.5.4.1): an hour of growing pauses, then hourly. */
export const maxAttempts = 125
const retentionDays = 90
/** A placeholder in a mail for the id of a row that its own batch writes. */
export const insertedIdPlaceholder = Number.MAX_SAFE_INTEGER

/**
 * Inserts a mail if `onlyIf` holds and its mailbox accepts it (`acceptsMail`); a mail to an invalid address is inserted
 * as failed.
 */
export const mailStatement = (
  { db, now, afterwards }: Call,
  { key, kind, to, subject, text, html, attachments = [], isNeeded = false, idOf, ...flags }: WrittenMail,
  onlyIf: SQL = sql`1`,
) => {
  afterwards.add('mail')
  const isSendable = isEmail(to)
  const whole = (words: string) =>
    idOf && isSendable
      ? sql`replace(${words}, ${String(insertedIdPlaceholder)}, coalesce(${idOf}, ''))`
      : words
  const [state, dueAt, problem] = isSendable ? ['waiting', 0, null] : ['failed', null, noAddress]
  const content = isSendable ? { text, html, attachments } : { text: '', html: '', attachments: [] }
  return db.run(sql`insert into ${outbox} (key, kind, recipient, normalised_recipient, subject, text, html, attachments, is_secret, leaves_no_trace, created_at, state, due_at, problem)
    select ${key}, ${kind}, ${to}, ${deliveredTo(to)}, ${subject}, ${whole(content.text)}, ${whole(content.html)}, ${JSON.stringify(content.attachments)},
      ${Number(flags.isSecret || flags.leavesNoTrace || 0)}, ${Number(flags.leavesNoTrace ?? 0)}, ${now.getTime()}, ${state}, ${dueAt}, ${problem}
    where ${onlyIf} and ${acceptsMail({ to, kind, isNeeded })} on conflict do nothing`)
}
type WrittenMail = Omit<Mail, 'attachments'> &
  Partial<Pick<Mail, 'attachments'>> &
  MailKind & {
    /** Names the occasion; a repeat inserts nothing. */
    key: string
    /** What replaces `insertedIdPlaceholder`, in SQL. */
    idOf?: SQL
  }
/** What a mail declares about itself. */
type MailKind = {
  kind: string
  /** It holds a secret link, so its text is blanked once it is sent (R25). */
  isSecret?: boolean
  /** Sent even to a mailbox that asked for less mail, for example a link to sign in. */
  isNeeded?: boolean
  /** About a person who is erased: deleted once it is sent or has failed for good. */
  leavesNoTrace?: boolean
}

/**
 * Sends due mails; a failure is retried later and ends this run, a refused mail fails at once, and without a provider
 * they stay unsent.
 */
export async function sendDue(call: Call) {
  const mailer = configuredMailer(call)
  if (!mailer) return keepForReading(call)
  const until = Date.now() + maxRunMs
  while (Date.now() < until) {
    const claims = await claimMails(call, mailsPerClaim)
    if (!claims.length) return
    for (const [index, claim] of claims.entries()) {
      const attachments = attachmentsOf(claim)
      const delivery: Delivery = attachments
        ? await sendInTime(
            mailer,
            { ...claim, attachments, headers: await unsubscribeHeaders(call, claim) },
            until,
          )
        : { outcome: 'refused', problem: 'its attachments cannot be read' }
      if (delivery.outcome === 'sent') {
        await markSent(call, claim)
        continue
      }
      if (delivery.outcome === 'busy') return putBack(call, claims.slice(index))
      const to = maskEmail(claim.to)
      const problem = claim.to ? withoutAddress(delivery.problem, claim.to) : delivery.problem
      console.error(`Mail ${claim.id} to ${to} was not sent at attempt ${claim.attempts}: ${problem}`)
      const isGivenUp = delivery.outcome === 'refused' || claim.attempts >= maxAttempts
      await (isGivenUp ? giveUp(call, claim, problem) : tryLater(call, claim, problem))
      if (delivery.outcome === 'refused') continue
      const others = claims.slice(index + 1)
      if (others.length) await putBack(call, others)
      return
    }
  }
}

function attachmentsOf({ attachments }: Claim): Mail['attachments'] | undefined {
  try {
    const read: unknown = JSON.parse(attachments)
    return Array.isArray(read) ? read : undefined
  } catch {
    return undefined
  }
}

/** Asks again, slower, while the provider says that it is asked too fast and there is time. */
async function sendInTime(mailer: Mailer, mail: Posted & { key: string }, until: number): Promise<Delivery> {
  for (;;) {
    const delivery = await mailer.send(mail, mail.key)
    if (delivery.outcome !== 'busy' || Date.now() + slowDownMs > until) return delivery
    await sleep(slowDownMs)
  }
}

/** Claims due mails, so that no other run takes them. */
export const claimMails = ({ db, now }: Call, atMost: number): Promise<Claim[]> =>
  db
    .update(outbox)
    .set(claimed(outbox, now))
    .where(
      inArray(
        outbox.id,
        db
          .select({ id: outbox.id })
          .from(outbox)
          .where(isDue(outbox, now))
          .orderBy(soonest(outbox), asc(outbox.id))
          .limit(atMost),
      ),
    )
    .returning({ ...getTableColumns(outbox), attachments: sql<string>`${outbox.attachments}` })

/** The condition that a mail with this key was inserted. */
export const isMailed = (key: string): SQL => sql`exists (select 1 from ${outbox} where key = ${key})`

/** Marks a mail as sent and blanks a secret one. */
const markSent = async ({ db, now }: Call, { id, isSecret, leavesNoTrace }: Claim) => {
  if (leavesNoTrace) return db.delete(outbox).where(eq(outbox.id, id))
  return db
    .update(outbox)
    .set({
      state: 'sent',
      dueAt: null,
      problem: null,
      sentAt: now,
      ...(isSecret && { text: '', html: '', attachments: [] }),
    })
    .where(eq(outbox.id, id))
}

const tryLater = ({ db, now }: Call, claim: Claim, problem: string) =>
  db
    .update(outbox)
    .set({ ...postponed(outbox, now), problem })
    .where(stillClaimed(outbox, [claim]))

const giveUp = async ({ db }: Call, claim: Claim, problem: string) => {
  if (claim.leavesNoTrace) return db.delete(outbox).where(stillClaimed(outbox, [claim]))
  return db
    .update(outbox)
    .set({ state: 'failed', dueAt: null, problem })
    .where(stillClaimed(outbox, [claim]))
}

/** Releases mails that were not tried. */
const putBack = ({ db, now }: Call, claims: Claim[]) =>
  db.update(outbox).set(released(outbox, now.getTime())).where(stillClaimed(outbox, claims))

/** Lets a mail that failed be sent at once; what somebody is sending now stays theirs. */
export const sendAgain = ({ db, now, afterwards }: Call, id: number) => {
  afterwards.add('mail')
  return db
    .update(outbox)
    .set({ state: 'waiting', dueAt: 0, attempts: 0, problem: null })
    .where(isResendableNow({ now }, id))
}

/** Without a provider, mails are marked so that a later one sends only newer mails. */
const keepForReading = ({ db, now }: Call) =>
  db.update(outbox).set({ state: 'kept', dueAt: null }).where(isDue(outbox, now))

/** Deletes mails 90 days after they were inserted, except those that still wait (R26). */
export const expireMails = (call: Call) =>
  eraseInSlices(
    call,
    outbox,
    sql`${lt(outbox.createdAt, daysAgo(call, retentionDays))} and ${isNull(outbox.dueAt)}`,
  )

/** Deletes the mails whose keys begin with a text that ends in a slash, sent or not. */
export const eraseMailsByPrefix = ({ db }: Call, prefix: `${string}/`) =>
  // Zero comes right after the slash.
  db.delete(outbox).where(and(gte(outbox.key, prefix), lt(outbox.key, `${prefix.slice(0, -1)}0`)))

const blank = { subject: '', text: '', html: '', attachments: [] }

/** Blanks mails that no longer wait and meet a condition; they still count for their mailbox. */
export const blankSentTo = ({ db }: Call, isTheirs: SQL) =>
  db
    .update(outbox)
    .set(blank)
    .where(and(isTheirs, isNull(outbox.dueAt)))

/** Deletes the waiting mails whose keys a query names in one column, and blanks the others, which still count. */
export const withdrawMails = ({ db }: Call, keys: SQL) =>
  [
    db.delete(outbox).where(sql`key in (${keys}) and due_at is not null`),
    db.update(outbox).set(blank).where(sql`key in (${keys})`),
  ] as const

/** Deletes the mails whose keys a query names in one column, sent or not, and those that meet a condition. */
export const eraseMailsByKey = ({ db }: Call, keys: SQL, isTheirs: SQL = sql`0`) =>
  db.run(sql`delete from ${outbox} where ${isTheirs} or key in (${keys})`)

/** Deletes the mails whose keys begin with one of a query's rows, as `eraseMailsByPrefix` does. */
export const eraseMailsByPrefixes = ({ db }: Call, prefixes: SQL) =>
  db.run(sql`delete from ${outbox} where id in (select o.id from (${prefixes}) as b
    cross join ${outbox} o on o.key >= b.prefix || '/' and o.key < b.prefix || '0')`)
