import type { Draft } from '#schema/drafts/drafts.ts'
import type { Call } from '../../call.ts'
import { upsertDraft } from '../../features/drafts/commands.ts'
import { draftForMailbox } from '../../features/drafts/queries.ts'
import { releasedIfFailed, releaseReserved, reserveOneToday } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { addressHash } from '../../services/identity/address.ts'
import { write } from '../../services/write.ts'
import { offerAdoption } from './adopt-draft.ts'

/** Saves from one address; each suggestion that somebody takes is one, and everybody at a workshop may share it. */
export const draftSavesPerDay = 200

/**
 * Saves a device's draft (R7). A draft of another device stays, and its mailbox is mailed how to open it here.
 * @throws AppError PROFILE_CLAIMED, DRAFT_NOT_YOURS, FORM_LIMIT.
 */
export async function saveDraft(call: Call, deviceId: string, draft: Draft): Promise<void> {
  const day = await reserveOneToday(call, {
    unit: 'drafts',
    subject: `drafts:${await addressHash(call)}`,
    limit: draftSavesPerDay,
  })
  if (day.exceeded) throw new AppError('FORM_LIMIT', day.exceeded)
  const batch = { saved: upsertDraft(call, deviceId, draft), found: draftForMailbox(call, draft.email) }
  const {
    saved,
    found: [existing],
  } = await releasedIfFailed(call, day.allowances, () => write(call, batch))
  if (saved.length) return
  await releaseReserved(call, day.allowances)
  if (!existing) throw new AppError('PROFILE_CLAIMED')
  await offerAdoption(call, deviceId, existing)
  throw new AppError('DRAFT_NOT_YOURS')
}
