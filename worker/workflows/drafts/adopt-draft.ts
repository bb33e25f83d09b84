import { z } from 'zod'
import type { Call } from '../../call.ts'
import { adoption, adoptionToken, mailAdoptionLink, moveDraft } from '../../features/drafts/commands.ts'
import { draftAt, type StoredDraft } from '../../features/drafts/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { readStatement } from '../../services/tokens.ts'

const adoptionClaims = z.object({ draftId: z.number().int(), adoptions: z.number().int() })

/** Mails the draft at an address, if there is one that no account has, the link that opens it on this device. */
export async function mailDraftLink(call: Call, deviceId: string, email: string): Promise<void> {
  const [draft] = await draftAt(call, email)
  if (draft && !draft.claimedBy) await offerAdoption(call, deviceId, draft)
}

/** Writes to whoever has the draft's mailbox how to open it on this device. */
export async function offerAdoption(call: Call, deviceId: string, draft: StoredDraft): Promise<void> {
  await mailAdoptionLink(call, deviceId, draft, await adoptionToken(call, draft))
}

/** Makes a draft this device's by such a link, once; safe to repeat. @throws AppError LINK_EXPIRED. */
export async function adoptDraft(call: Call, deviceId: string, token: string): Promise<StoredDraft> {
  const read = await readStatement(call.variables.AUTH_SECRET, adoption, token, call.now)
  const claims = adoptionClaims.safeParse(read)
  if (!claims.success) throw new AppError('LINK_EXPIRED')
  const [draft] = await moveDraft(call, deviceId, claims.data)
  if (!draft) throw new AppError('LINK_EXPIRED')
  return draft
}
