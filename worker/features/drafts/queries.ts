import { eq } from 'drizzle-orm'
import type { Draft } from '#schema/drafts.ts'
import { normaliseEmail } from '#schema/email.ts'
import { previewText } from '#schema/limits.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { drafts } = tables

export type KeptDraft = typeof drafts.$inferSelect

/** The draft of an address, under whatever tag. A statement, for a batch. */
export const draftAt = ({ db }: Call, email: string) =>
  db
    .select()
    .from(drafts)
    .where(eq(drafts.normalisedEmail, normaliseEmail(email)))

/** The drafts that a device made. A statement, for a batch. */
export const draftsOf = ({ db }: Call, deviceId: string) =>
  db.select().from(drafts).where(eq(drafts.deviceId, deviceId))

/** What its person answered, and nothing that the house keeps beside it. */
export const answersOf = (draft: KeptDraft): Draft => ({
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
export const previewOf = (draft: KeptDraft, askedFor: string): Draft => ({
  ...answersOf(draft),
  email: askedFor,
  problemSolved: previewText(draft.problemSolved),
  targetClient: previewText(draft.targetClient),
  clientProblemsBefore: previewText(draft.clientProblemsBefore),
  deliverables: previewText(draft.deliverables),
  experience: previewText(draft.experience),
})
