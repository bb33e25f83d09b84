import { z } from 'zod'
import type { Call } from '../../call.ts'
import {
  adoptionPurpose,
  adoptionToken,
  mailAdoptionLink,
  moveDraft,
} from '../../features/drafts/commands.ts'
import { draftForMailbox, type StoredDraft } from '../../features/drafts/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { readExpiringToken } from '../../services/tokens.ts'

const adoptionClaims = z.object({ draftId: z.number().int(), adoptions: z.number().int() })

/** Mails the link that opens a draft on this device to the draft's address, unless an account of that mailbox has it. */
export async function mailDraftLink(call: Call, deviceId: string, email: string): Promise<void> {
  const [draft] = await draftForMailbox(call, email)
  if (draft) await offerAdoption(call, deviceId, draft)
}

/** Mails the draft's mailbox the link that opens it on this device. */
export async function offerAdoption(call: Call, deviceId: string, draft: StoredDraft): Promise<void> {
  await mailAdoptionLink(call, deviceId, draft, await adoptionToken(call, draft))
}

/** Gives a draft to this device by such a link, once; safe to repeat. @throws AppError LINK_EXPIRED. */
export async function adoptDraft(call: Call, deviceId: string, token: string): Promise<StoredDraft> {
  const read = await readExpiringToken(call.variables.AUTH_SECRET, adoptionPurpose, token, call.now)
  const claims = adoptionClaims.safeParse(read)
  if (!claims.success) throw new AppError('LINK_EXPIRED')
  const [draft] = await moveDraft(call, deviceId, claims.data)
  if (!draft) throw new AppError('LINK_EXPIRED')
  return draft
}
