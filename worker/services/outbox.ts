import { and, asc, desc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { maskEmail } from '#schema/references.ts'
import type { Call } from '../call.ts'
import { type Database, tables } from './database.ts'
import { configuredMailer, type Delivery, type Mail, type Mailer } from './mailer.ts'

const { outbox } = tables

type Claim = typeof outbox.$inferSelect

/** Longer than a claim takes to send, each mail waiting for the provider as long as it may. */
const leaseMs = 2 * 60_000
const mailsPerClaim = 5
const longestRunMs = 20_000
const slowDownMs = 1_000
const firstPauseMs = 60_000
/** Eight and a half hours of trying: as long as the provider is sure to know a key again, which is a day. */
const mostAttempts = 10
const keptDays = 90
const dayMs = 24 * 3600 * 1000

/**
 * The statement that writes a mail, for the batch of the change it tells of. `key` names the occasion: the same
 * again writes nothing. With `onlyIf`, a condition in SQL, nothing is written where that does not hold.
 */
export const mailStatement = (
  db: Database,
  { key, to, subject, text, html, attachments = [] }: Omit<Mail, 'attachments'> & MailOptions,
  now: Date,
  onlyIf: SQL = sql`1`,
) =>
  db.run(sql`insert into ${outbox} (key, recipient, subject, text, html, attachments, created_at)
    select ${key}, ${to}, ${subject}, ${text}, ${html}, ${JSON.stringify(attachments)}, ${now.getTime()}
    where ${onlyIf} on conflict do nothing`)
type MailOptions = { key: string; attachments?: Mail['attachments'] }

/**
 * Sends what is due, and keeps it for reading where there is no provider. Two runs at once never send the same
 * mail: each claims its own for two minutes. One that fails waits longer each time and is given up after ten;
 * after a failure the others wait for the next run.
 */
export async function sendDue({ db, variables, now }: Call) {
  const mailer = configuredMailer(variables)
  if (!mailer) return keepForReading(db, now)
  const until = Date.now() + longestRunMs
  while (Date.now() < until) {
    const claims = await claimMails(db, now, mailsPerClaim)
    if (!claims.length) return
    for (const [place, claim] of claims.entries()) {
      const delivery = await sendInTime(mailer, claim, until)
      if (delivery.outcome === 'sent') {
        await markSent(db, claim, now)
        continue
      }
      if (delivery.outcome === 'busy') return putBack(db, claims.slice(place), now)
      const to = maskEmail(claim.to)
      const problem = delivery.problem.replaceAll(claim.to, to)
      console.error(`Mail ${claim.id} to ${to} was not sent at attempt ${claim.attempts}: ${problem}`)
      await markUnsent(db, claim, problem, delivery.outcome === 'failed' ? now : undefined)
      if (delivery.outcome === 'refused') continue
      const others = claims.slice(place + 1)
      if (others.length) await putBack(db, others, now)
      return
    }
  }
}

/** Asks again, slower, while the provider says that it is asked too fast and there is time. */
async function sendInTime(mailer: Mailer, claim: Claim, until: number): Promise<Delivery> {
  for (;;) {
    const delivery = await mailer.send(claim, claim.key)
    if (delivery.outcome !== 'busy' || Date.now() + slowDownMs > until) return delivery
    await new Promise((resolve) => setTimeout(resolve, slowDownMs))
  }
}

/** Sends what is due once the answer is on its way; the cron job makes up for it if that fails. */
export const sendAfterwards = (call: Call) =>
  call.keepAlive(sendDue(call).catch((error: Error) => console.error('Mail was not sent', error.name)))

/** Takes mails that are due, so that no other run takes them meanwhile. */
export const claimMails = (db: Database, now: Date, atMost: number): Promise<Claim[]> =>
  db
    .update(outbox)
    .set({ dueAt: now.getTime() + leaseMs, attempts: sql`${outbox.attempts} + 1` })
    .where(
      inArray(
        outbox.id,
        db
          .select({ id: outbox.id })
          .from(outbox)
          .where(lte(outbox.dueAt, now.getTime()))
          .orderBy(asc(outbox.dueAt), asc(outbox.id))
          .limit(atMost),
      ),
    )
    .returning()

/** Whoever sent it, it is sent. */
const markSent = (db: Database, { id }: Claim, now: Date) =>
  db.update(outbox).set({ state: 'sent', dueAt: null, problem: null, sentAt: now }).where(eq(outbox.id, id))

/** Puts a mail off, or gives it up when there is no use in trying again. */
const markUnsent = (db: Database, claim: Claim, problem: string, retryFrom: Date | undefined) => {
  const isGivenUp = !retryFrom || claim.attempts >= mostAttempts
  const dueAt = isGivenUp ? null : retryFrom.getTime() + firstPauseMs * 2 ** (claim.attempts - 1)
  return db
    .update(outbox)
    .set({ dueAt, problem, ...(isGivenUp && { state: 'failed' }) })
    .where(stillClaimed([claim]))
}

/** Puts mails back that were not tried. */
const putBack = (db: Database, claims: Claim[], now: Date) =>
  db
    .update(outbox)
    .set({ dueAt: now.getTime(), attempts: sql`${outbox.attempts} - 1` })
    .where(stillClaimed(claims))

const stillClaimed = (claims: Claim[]) =>
  and(
    inArray(
      outbox.id,
      claims.map(({ id }) => id),
    ),
    inArray(
      outbox.dueAt,
      claims.flatMap(({ dueAt }) => dueAt ?? []),
    ),
  )

/** Nobody sends mail here; what is configured later sends only what is written then. */
const keepForReading = (db: Database, now: Date) =>
  db.update(outbox).set({ state: 'kept', dueAt: null }).where(lte(outbox.dueAt, now.getTime()))

/** Every mail, newest first. */
export const listMails = (db: Database, atMost = 10_000) =>
  db.select().from(outbox).orderBy(desc(outbox.id)).limit(atMost)

/** Erases mails 90 days after they were written, except those still to be sent (R26). */
export const expireMails = (db: Database, now: Date) =>
  db
    .delete(outbox)
    .where(and(lt(outbox.createdAt, new Date(now.getTime() - keptDays * dayMs)), isNull(outbox.dueAt)))

/** One mail; undefined if it is not there. */
export async function findMail(db: Database, id: number) {
  const [mail] = Number.isSafeInteger(id) ? await db.select().from(outbox).where(eq(outbox.id, id)) : []
  return mail
}
