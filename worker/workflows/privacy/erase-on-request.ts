import { type ErasureReason, erasureReasons } from '#schema/accounts/erasure-reasons.ts'
import type { Call } from '../../call.ts'
import { isNotAddress, unlessMayAdminister } from '../../features/accounts/administered-commands.ts'
import { findOthersAccount } from '../../features/accounts/administered-queries.ts'
import { recordDecision } from '../../features/decisions/commands.ts'
import { AppError } from '../../services/app-error.ts'
import { eraseOwner } from './erase-account.ts'

/**
 * Erases an owner's account for an administrator who typed its address (R26); the record says by whom and why, not whose
 * it was.
 * @throws AppError ACCOUNT_NOT_FOUND, OWN_ACCOUNT, NOT_AN_OWNER, ADDRESS_MISTYPED, SIGN_IN_FIRST.
 */
export async function eraseOnRequest(
  call: Call,
  id: string,
  { email, reason }: { email: string; reason: ErasureReason },
): Promise<void> {
  const { profile, ...account } = await findOthersAccount(call, id)
  if (!profile) throw new AppError('NOT_AN_OWNER')
  await eraseOwner(call, {
    owner: { ...account, userId: id },
    profileId: profile.id,
    by: reason === 'asked' || reason === 'shown' ? 'on request' : 'unasked',
    before: recordDecision(call, { subject: 'account', verdict: 'erased', note: erasureReasons[reason] }),
    unless: [...unlessMayAdminister(call, id), [isNotAddress(id, email), 'ADDRESS_MISTYPED']],
  })
}
