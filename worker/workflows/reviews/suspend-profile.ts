import type { Call } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { recordDecision } from '../../features/decisions/commands.ts'
import { unpublishProfile } from '../../features/gallery/commands.ts'
import { unsubscribeAll } from '../../features/notifications/commands.ts'
import { ownerOfProfile } from '../../features/notifications/queries.ts'
import { isErased } from '../../features/profiles/queries.ts'
import {
  isNotSuspended,
  isSuspended,
  restoreProfile,
  suspendProfile,
} from '../../features/profiles/suspension-commands.ts'
import { restoredEmail, suspendedEmail } from '../../features/reviews/emails.ts'
import { findSuspendable } from '../../features/reviews/verdict-queries.ts'
import { AppError } from '../../services/app-error.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { invalidatePages } from '../../services/page-marks.ts'
import { type Refusal, write } from '../../services/write.ts'
import { updatePublication } from '../profiles/update-publication.ts'

/** A profile and who is notified of a decision on it; nobody for a sample. */
type Suspendable = {
  id: number
  profileUrl: string
  firstName: string
  email: string | null
  /** Whether its owner is charged further months. */
  paysMonthly: boolean
}

/** The statements that unpublish a profile everywhere, record it and mail its owner the reason, unless it is suspended. */
export function suspensionOf(call: Call, profile: Suspendable, reason: string) {
  // Whether it is listed is not asked first: it may be published meanwhile.
  const { statements, marks } = unpublishProfile(call, { ...profile, listedAt: call.now })
  return {
    statements: {
      ...decisionOn(call, profile, 'suspended', reason),
      unpublished: statements,
      devices: unsubscribeAll(call, ownerOfProfile(profile.id)),
      suspended: suspendProfile(call, profile.id, reason),
    },
    marks,
  }
}

/**
 * Unpublishes a profile everywhere in one batch and mails its owner the reason (R10, R26). Safe to repeat: the first
 * reason stays.
 * @throws AppError PROFILE_NOT_FOUND, SIGN_IN_FIRST.
 */
export async function suspendProfileAt(call: Call, profileUrl: string, reason: string): Promise<void> {
  const profile = await findSuspendable(call, profileUrl)
  if (!profile) throw new AppError('PROFILE_NOT_FOUND')
  const { statements, marks } = suspensionOf(call, profile, reason)
  await write(call, statements, { unless: refusalsOf(call, profile) })
  invalidatePages(call, marks)
}

/**
 * Republishes a suspended profile if it may be public, and mails its owner. Safe to repeat.
 * @throws AppError PROFILE_NOT_FOUND, SIGN_IN_FIRST.
 */
export async function restoreProfileAt(call: Call, profileUrl: string, reason: string): Promise<void> {
  const profile = await findSuspendable(call, profileUrl)
  if (!profile) throw new AppError('PROFILE_NOT_FOUND')
  const { id } = profile
  await write(
    call,
    { ...decisionOn(call, profile, 'restored', reason), restored: restoreProfile(call, id) },
    { unless: refusalsOf(call, profile) },
  )
  await updatePublication(call, id)
}

/** The refusals of whoever was signed out meanwhile, and of a page whose owner erased it meanwhile. */
const refusalsOf = (call: Call, { id }: Suspendable): Refusal[] => [
  unlessSignedOut(call),
  [isErased(id), 'PROFILE_NOT_FOUND'],
]

/** Statements that record the verdict and mail the owner, unless it stands already; nobody is mailed for a sample. */
function decisionOn(
  call: Call,
  { id, email, ...to }: Suspendable,
  verdict: 'suspended' | 'restored',
  reason: string,
) {
  const before = verdict === 'restored' ? isSuspended(id) : isNotSuspended(id)
  const emailOf = verdict === 'suspended' ? suspendedEmail : restoredEmail
  const key = `profile/${id}/${verdict}/${call.now.getTime()}`
  return {
    decision: recordDecision(
      call,
      { subject: 'profile', subjectId: id, profileId: id, verdict, note: reason },
      before,
    ),
    mail:
      email === null
        ? undefined
        : mailStatement(call, { key, ...emailOf({ ...to, email }, reason, call.variables.APP_URL) }, before),
  }
}
