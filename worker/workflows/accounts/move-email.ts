import type { MovedRows } from '#schema/tables/accounts/email-changes.ts'
import type { Mark } from '#schema/tables/services/page-marks.ts'
import type { Call } from '../../call.ts'
import { runningOf } from '../../features/billing/subscription-queries.ts'
import { removeReferee } from '../../features/chat/commands.ts'
import { readdressDraft } from '../../features/drafts/commands.ts'
import { unpublishUnproven } from '../../features/gallery/commands.ts'
import { setOwnersEmail } from '../../features/profiles/commands.ts'
import { findProfileIdOf } from '../../features/profiles/listing-queries.ts'
import { findReference, findReferenceOf } from '../../features/references/answer-queries.ts'
import { refuseOwn } from '../../features/references/refusal-commands.ts'
import { isConfirmedOnlyBy } from '../../features/references/story-queries.ts'
import { resubmitPublished } from '../../features/stories/commands.ts'
import { moveEntry } from '../../features/waitlist/commands.ts'
import type { Statements } from '../../services/database.ts'
import { renewedTasks } from '../../services/gateway-tasks.ts'
import { deleteWaitingMails, readdressMails } from '../../services/mail/waiting-mails.ts'

/** Mails with a link that ends with the address that it was mailed to. */
const linkKinds = [
  'welcome',
  'verify-email',
  'sign-in-link',
  'reset-password',
  'new-email',
  'email-undone',
  'validator-invitation',
]

type Move = { userId: string; from: string; to: string; moved: MovedRows }

/** Statements that move what is stored under the former address of an account, after the one that changes it. */
export const moveWithEmail = (call: Call, { userId, from, to, moved }: Move): Statements => [
  setOwnersEmail(call, userId, to),
  ...(moved.draft ? [readdressDraft(call, { id: moved.draft, userId, from, to })] : []),
  ...(moved.waitlist ? [moveEntry(call, { id: moved.waitlist, from, to })] : []),
  renewedTasks(call, 'update-customer', runningOf(userId)),
]

/** Statements that stop the links in waiting mails to a former address; what else waits goes to the new one if `isTheirs`. */
export const moveMails = (
  call: Call,
  { from, to, isTheirs }: { from: string; to: string; isTheirs: boolean },
) => [deleteWaitingMails(call, from, linkKinds), ...(isTheirs ? [readdressMails(call, from, to)] : [])]

/**
 * Statements that end what an expert's referee at an address said, because the expert has that address now (R8), and the
 * marks of the pages that they change.
 */
export async function endOwnReference(
  call: Call,
  { userId, email }: { userId: string; email: string },
): Promise<{ statements: Statements | []; marks: Mark[] }> {
  const profileId = await findProfileIdOf(call, userId)
  if (profileId === undefined) return { statements: [], marks: [] }
  const refused = refuseOwn(call, profileId, email)
  const reference = await findReferenceOf(call, profileId, email)
  const found = reference && (await findReference(call, reference.id))
  if (!found) return { statements: [refused], marks: [] }
  const down = unpublishUnproven(call, { id: profileId, profileUrl: found.candidate.profileUrl })
  return {
    statements: [
      // While the referee still counts: afterwards the stories that rest on them cannot be found.
      ...resubmitPublished(call, isConfirmedOnlyBy(found.reference)),
      ...removeReferee(call, found.reference),
      refused,
      ...down.statements,
    ],
    marks: down.marks,
  }
}
