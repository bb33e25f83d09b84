import { and, desc, eq, gt, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Draft } from '#schema/drafts/drafts.ts'
import { dayMs } from '#schema/durations.ts'
import { normaliseEmail } from '#schema/email.ts'
import { previewText } from '#schema/limits.ts'
import { spelledOnce } from '#schema/tables/normalised-email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { drafts, formerAddresses, users } = tables

export type StoredDraft = typeof drafts.$inferSelect

/** The draft of an address, under any tag. */
export const draftAt = ({ db }: Call, email: string) =>
  db
    .select()
    .from(drafts)
    .where(eq(drafts.normalisedEmail, normaliseEmail(email)))

/**
 * The condition that whoever reads a draft's mailbox may have it on their device (R7): no account has it, or only one that
 * neither has nor had this mailbox.
 */
export const isForItsMailbox: SQL = sql`(${drafts.claimedBy} is null or exists (select 1 from ${users} u
  where u.id = ${drafts.claimedBy} and ${spelledOnce(drafts.normalisedEmail)} not in (select u.one_mailbox
    union all select f.one_mailbox from ${formerAddresses} f where f.user_id = u.id and f.is_proven = 1)))`

/** The same draft, if the mailbox of its address may have it. */
export const draftForMailbox = ({ db }: Call, email: string) =>
  db
    .select()
    .from(drafts)
    .where(and(eq(drafts.normalisedEmail, normaliseEmail(email)), isForItsMailbox))

const remindedDaysBefore = 7
const remindedAtOnce = 100

/** The drafts that will be deleted within a week, without those already reminded of or failed. */
export const expiringDrafts = ({ db, now }: Call, failed: readonly number[]) =>
  db
    .select({
      id: drafts.id,
      email: drafts.email,
      fullName: drafts.fullName,
      expiresAt: drafts.expiresAt,
    })
    .from(drafts)
    .where(
      and(
        notInArray(drafts.id, [...failed]),
        gt(drafts.expiresAt, now),
        lt(drafts.expiresAt, new Date(now.getTime() + remindedDaysBefore * dayMs)),
        isNull(drafts.remindedAt),
        isNull(drafts.claimedBy),
      ),
    )
    .limit(remindedAtOnce)
export type ExpiringDraft = Awaited<ReturnType<typeof expiringDrafts>>[number]

/** The drafts of a device, without those that an account claimed (R7). */
export const draftsOf = ({ db }: Call, deviceId: string) =>
  db
    .select()
    .from(drafts)
    .where(and(eq(drafts.deviceId, deviceId), isNull(drafts.claimedBy)))

/** The device's draft that was changed last, unless an account has claimed it. */
export const draftHere = (call: Call, deviceId: string) =>
  call.db
    .select()
    .from(drafts)
    .where(ownHere(call, deviceId))
    .orderBy(...latestFirst)
    .limit(1)

/** The draft that a new account claims: the one of its address, or else the one changed last. */
export const draftToClaim = (call: Call, deviceId: string, email: string) =>
  call.db
    .select()
    .from(drafts)
    .where(ownHere(call, deviceId))
    .orderBy(desc(eq(drafts.normalisedEmail, normaliseEmail(email))), ...latestFirst)
    .limit(1)

/** The id of the device's draft in SQL; null where there is none. */
export const draftIdHere = (call: Call, deviceId: string): SQL =>
  sql`(select id from ${drafts} where ${ownHere(call, deviceId)} order by ${sql.join(latestFirst, sql`, `)} limit 1)`

const latestFirst = [desc(drafts.updatedAt), desc(drafts.id)]
const ownHere = ({ now }: Call, deviceId: string) =>
  and(eq(drafts.deviceId, deviceId), isNull(drafts.claimedBy), gt(drafts.expiresAt, now))

/** The answers of a draft, without its other columns. */
export const answersOf = (draft: StoredDraft): Draft => ({
  fullName: draft.fullName,
  email: draft.email,
  problemSolved: draft.problemSolved,
  keySkills: draft.keySkills,
  targetClient: draft.targetClient,
  clientProblemsBefore: draft.clientProblemsBefore,
  deliverables: draft.deliverables,
  industry: draft.industry,
  businessArea: draft.businessArea,
  experience: draft.experience,
})

/** A draft as other devices see it: shortened texts, and the address that was typed (R7). */
export const previewOf = (draft: StoredDraft, email: string): Draft => ({
  ...answersOf(draft),
  email,
  problemSolved: previewText(draft.problemSolved),
  targetClient: previewText(draft.targetClient),
  clientProblemsBefore: previewText(draft.clientProblemsBefore),
  deliverables: previewText(draft.deliverables),
  experience: previewText(draft.experience),
})
