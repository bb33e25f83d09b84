import type { Draft } from '#schema/drafts/drafts.ts'
import type { Call } from '../../call.ts'
import { upsertDraft } from '../../features/drafts/commands.ts'
import { draftAt } from '../../features/drafts/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'
import { offerAdoption } from './adopt-draft.ts'

/**
 * Saves a device's draft (R7). A draft of another device stays, and its mailbox is mailed how to open it here.
 * @throws AppError PROFILE_CLAIMED, DRAFT_NOT_YOURS.
 */
export async function saveDraft(call: Call, deviceId: string, draft: Draft): Promise<void> {
  const {
    kept,
    found: [existing],
  } = await write(call, {
    kept: upsertDraft(call, deviceId, draft),
    found: draftAt(call, draft.email),
  })
  if (kept.length) return
  if (!existing || existing.claimedBy) throw new AppError('PROFILE_CLAIMED')
  await offerAdoption(call, deviceId, existing)
  throw new AppError('DRAFT_NOT_YOURS')
}
