import type { Call } from '../call.ts'
import { takeProfileDown } from '../features/gallery/commands.ts'
import { isSuspended, restoreProfile, suspendProfile } from '../features/profiles/commands.ts'
import { recordDecision } from '../features/reviews/commands.ts'
import { restoredEmail, suspendedEmail } from '../features/reviews/emails.ts'
import { findSuspendable } from '../features/reviews/verdict-queries.ts'
import { AppError } from '../services/app-error.ts'
import { mailStatement } from '../services/outbox.ts'
import { renewPages } from '../services/page-marks.ts'
import { goLiveAfter } from './go-live.ts'

/**
 * Takes a profile off public view in one batch, wherever it is shown, and tells its owner why (R10, R26). Safe to repeat: the
 * first reason stands.
 * @throws AppError PROFILE_NOT_FOUND.
 */
export async function suspend(call: Call, profileUrl: string, reason: string): Promise<void> {
  const profile = await findSuspendable(call, profileUrl)
  if (!profile) throw new AppError('PROFILE_NOT_FOUND')
  const { id } = profile
  const before = isSuspended(id, false)
  // Whether it hangs is not asked first: it may come to hang meanwhile.
  const { statements, marks } = takeProfileDown(call, { ...profile, listedAt: call.now })
  await call.db.batch([
    recordDecision(
      call,
      { subject: 'profile', subjectId: id, profileId: id, verdict: 'suspended', note: reason },
      before,
    ),
    mailStatement(
      call,
      {
        key: `profile/${id}/suspended/${call.now.getTime()}`,
        ...suspendedEmail(profile, reason, call.variables.APP_URL),
      },
      before,
    ),
    ...statements,
    suspendProfile(call, id, reason),
  ])
  renewPages(call, marks)
}

/**
 * Lets a suspended profile hang again, where it has what it needs, and tells its owner. Safe to repeat.
 * @throws AppError PROFILE_NOT_FOUND.
 */
export async function restore(call: Call, profileUrl: string, reason: string): Promise<void> {
  const profile = await findSuspendable(call, profileUrl)
  if (!profile) throw new AppError('PROFILE_NOT_FOUND')
  const { id } = profile
  const before = isSuspended(id, true)
  await call.db.batch([
    recordDecision(
      call,
      { subject: 'profile', subjectId: id, profileId: id, verdict: 'restored', note: reason },
      before,
    ),
    mailStatement(
      call,
      {
        key: `profile/${id}/restored/${call.now.getTime()}`,
        ...restoredEmail(profile, reason, call.variables.APP_URL),
      },
      before,
    ),
    restoreProfile(call, id),
  ])
  await goLiveAfter(call, id)
}
