import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Draft } from '#schema/drafts/drafts.ts'
import { normaliseEmail } from '#schema/email.ts'
import { previewText } from '#schema/limits.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { drafts } = tables

export type StoredDraft = typeof drafts.$inferSelect

/** The draft of an address, under whatever tag. */
export const draftAt = ({ db }: Call, email: string) =>
  db
    .select()
    .from(drafts)
    .where(eq(drafts.normalisedEmail, normaliseEmail(email)))

/** The drafts of a device, without those that an account took over (R7). */
export const draftsOf = ({ db }: Call, deviceId: string) =>
  db
    .select()
    .from(drafts)
    .where(and(eq(drafts.deviceId, deviceId), isNull(drafts.claimedBy)))

/** The draft of a device that was changed last, unless an account has it. */
export const draftHere = (call: Call, deviceId: string) =>
  call.db
    .select()
    .from(drafts)
    .where(ownHere(call, deviceId))
    .orderBy(...latestFirst)
    .limit(1)

/** The draft that who registers here claims: the one of their address, else the one changed last. */
export const draftToClaim = (call: Call, deviceId: string, email: string) =>
  call.db
    .select()
    .from(drafts)
    .where(ownHere(call, deviceId))
    .orderBy(desc(eq(drafts.normalisedEmail, normaliseEmail(email))), ...latestFirst)
    .limit(1)

/** Its id, inside a statement; null where there is none. */
export const draftIdHere = (call: Call, deviceId: string): SQL =>
  sql`(select id from ${drafts} where ${ownHere(call, deviceId)} order by ${sql.join(latestFirst, sql`, `)} limit 1)`

const latestFirst = [desc(drafts.updatedAt), desc(drafts.id)]
const ownHere = ({ now }: Call, deviceId: string) =>
  and(eq(drafts.deviceId, deviceId), isNull(drafts.claimedBy), gt(drafts.expiresAt, now))

/** What its person answered, and nothing that the house keeps beside it. */
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

/** What others than its device see of it: texts as the preview shows them, the address as it was asked for (R7). */
export const previewOf = (draft: StoredDraft, askedFor: string): Draft => ({
  ...answersOf(draft),
  email: askedFor,
  problemSolved: previewText(draft.problemSolved),
  targetClient: previewText(draft.targetClient),
  clientProblemsBefore: previewText(draft.clientProblemsBefore),
  deliverables: previewText(draft.deliverables),
  experience: previewText(draft.experience),
})
