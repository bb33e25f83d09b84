import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Draft } from '#schema/drafts/drafts.ts'
import { dayMs } from '#schema/durations.ts'
import { normaliseEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { isUnder, type OwnedMailbox } from '../../services/mail/owned-mailbox.ts'
import { eraseInSlices } from '../../services/retention.ts'
import { issueExpiringToken } from '../../services/tokens.ts'
import { adoptionEmail, expiryEmail } from './emails.ts'
import { type ExpiringDraft, isForItsMailbox, type StoredDraft } from './queries.ts'

const { drafts } = tables
const retentionDays = 90
/** For each address. */
const linksPerDay = 5
const linkTtlMs = dayMs
/** A repeated request of a device within this time sends no other mail. */
const sameOccasionMs = 60_000

const later = ({ now }: Call, days: number) => new Date(now.getTime() + days * dayMs)

/**
 * Saves a device's answers over its own draft of that address or the signed-in account's, and over no other (R7);
 * returns the id if it did.
 */
export function upsertDraft(call: Call, deviceId: string, draft: Draft) {
  const { db, now } = call
  const changed = { ...draft, updatedAt: now, expiresAt: later(call, retentionDays), remindedAt: null }
  return db
    .insert(drafts)
    .values({ ...changed, deviceId, createdAt: now })
    .onConflictDoUpdate({
      target: drafts.normalisedEmail,
      set: changed,
      setWhere: or(and(eq(drafts.deviceId, deviceId), isNull(drafts.claimedBy)), isOwn(call)),
    })
    .returning({ id: drafts.id })
}

/** The condition that the signed-in account has claimed a draft. */
const isOwn = ({ actor }: Call) =>
  'account' in actor ? eq(drafts.claimedBy, actor.account.userId) : undefined

/** The token of a link that moves a draft to another device; valid for a day and one device. */
export const adoptionToken = ({ variables, now }: Call, { id, adoptions }: StoredDraft) =>
  issueExpiringToken(
    variables.AUTH_SECRET,
    adoptionPurpose,
    { draftId: id, adoptions } satisfies Adoption,
    new Date(now.getTime() + linkTtlMs),
  )

/** Mails that link to the draft's address. */
export function mailAdoptionLink(
  call: Call,
  deviceId: string,
  { id, email, fullName }: StoredDraft,
  token: string,
) {
  const occasion = Math.floor(call.now.getTime() / sameOccasionMs)
  const mail = {
    key: `adopt-draft/${id}/${deviceId}/${occasion}`,
    ...adoptionEmail({ email, fullName }, token, call.variables.APP_URL),
  }
  return mailStatement(call, mail, fewerMailsThan(call, linksPerDay, mail))
}

/** The purpose of the mailed link's token. */
export const adoptionPurpose = 'adopt-draft'
/** The claims of the token: the draft, and how often it had been moved when the link was mailed. */
type Adoption = { draftId: number; adoptions: number }

/**
 * Moves a draft to this device, unless an account of its mailbox has claimed it or it was moved since the link was mailed;
 * safe to repeat, and returns the draft.
 */
export const moveDraft = (call: Call, deviceId: string, { draftId, adoptions }: Adoption) =>
  call.db
    .update(drafts)
    .set({
      deviceId,
      claimedBy: null,
      updatedAt: call.now,
      expiresAt: later(call, retentionDays),
      remindedAt: null,
      adoptions: sql`${drafts.adoptions} + (${drafts.deviceId} <> ${deviceId})`,
    })
    .where(
      and(
        eq(drafts.id, draftId),
        isForItsMailbox,
        or(
          eq(drafts.adoptions, adoptions),
          and(eq(drafts.adoptions, adoptions + 1), eq(drafts.deviceId, deviceId)),
        ),
      ),
    )
    .returning()

/** Moves a draft from its device to an account where `onlyIf` holds (R7). */
export const claimDraft = ({ db, now }: Call, draftId: number, userId: string, onlyIf?: SQL) =>
  db
    .update(drafts)
    .set({ claimedBy: userId, updatedAt: now })
    .where(and(eq(drafts.id, draftId), isNull(drafts.claimedBy), onlyIf))

/** The condition that a draft is another device's by now, or an account's. */
export const isElsewhere = (draftId: number, deviceId: string): SQL =>
  sql`not exists (select 1 from ${drafts} where id = ${draftId} and device_id = ${deviceId} and claimed_by is null)`

/** Deletes the drafts of a device, without those of an account (R26). */
export const eraseDraftsOf = ({ db }: Call, deviceId: string) =>
  db.delete(drafts).where(and(eq(drafts.deviceId, deviceId), isNull(drafts.claimedBy)))

/** Deletes unclaimed drafts 90 days after their last change. */
export const expireDrafts = (call: Call) =>
  eraseInSlices(call, drafts, sql`expires_at < ${call.now.getTime()} and claimed_by is null`)

/**
 * Mails a reminder of a draft that will be deleted and marks the draft, unless somebody saved it meanwhile: then it is
 * kept for 90 days again.
 */
export function remindOfErasing(call: Call, draft: ExpiringDraft) {
  const asRead = and(eq(drafts.id, draft.id), eq(drafts.expiresAt, draft.expiresAt), isNull(drafts.claimedBy))
  const mail = {
    key: `draft-expiry/${draft.id}/${draft.expiresAt.getTime()}`,
    ...expiryEmail(draft, call.variables.APP_URL),
  }
  return [
    mailStatement(call, mail, sql`exists (select 1 from ${drafts} where ${asRead})`),
    call.db.update(drafts).set({ remindedAt: call.now }).where(asRead),
  ] as const
}

/** Deletes the drafts that an account made or claimed. */
export const eraseDraftsOfAccount = ({ db }: Call, userId: string) =>
  db.delete(drafts).where(eq(drafts.claimedBy, userId))

/** Deletes the draft of a mailbox; of a former one, unless somebody has changed or claimed it since. */
export const eraseDraftOf = ({ db }: Call, mailbox: OwnedMailbox) =>
  db
    .delete(drafts)
    .where(
      and(
        isUnder({ ...drafts, createdAt: drafts.updatedAt }, mailbox),
        mailbox.until && isNull(drafts.claimedBy),
      ),
    )

/** Moves an account's draft from one of its addresses to the other, unless there is one. */
export const readdressDraft = (
  { db }: Call,
  { id, userId, from, to }: { id: number; userId: string; from: string; to: string },
) =>
  db.run(sql`update ${drafts} set email = ${to} where id = ${id} and claimed_by = ${userId}
    and normalised_email = ${normaliseEmail(from)}
    and not exists (select 1 from ${drafts} d where d.normalised_email = ${normaliseEmail(to)})`)
