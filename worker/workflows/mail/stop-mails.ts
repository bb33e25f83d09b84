import { waitlistMail } from '#schema/accounts/mail-preferences.ts'
import type { Call } from '../../call.ts'
import { leaveWaitlist } from '../../features/waitlist/commands.ts'
import { entryOf } from '../../features/waitlist/queries.ts'
import { decline, resume, subscriptionStateOf } from '../../services/mail/suppressions.ts'
import type { Stoppable } from '../../services/mail/unsubscribing.ts'
import { deleteWaitingMails, deleteWaitingUnderAnyTag } from '../../services/mail/waiting-mails.ts'
import { write } from '../../services/write.ts'

/**
 * Stops the kinds of mail that an unsubscribe link names, also what waits. For the waitlist it deletes the entry and
 * stores nothing, so that the person can join again.
 */
export async function stopMails(call: Call, { email, kind, kinds }: Stoppable): Promise<void> {
  if (kind === waitlistMail) {
    await write(call, {
      left: leaveWaitlist(call, { email }),
      waiting: deleteWaitingMails(call, email, kinds),
    })
    return
  }
  await write(call, {
    stopped: kinds.map((each) => decline(call, email, each)),
    waiting: deleteWaitingUnderAnyTag(call, email, kinds),
  })
}

/** Allows those kinds of mail again; the waitlist is joined again by its form. */
export async function resumeMails(call: Call, { email, kind, kinds }: Stoppable): Promise<void> {
  if (kind === waitlistMail) return
  await write(call, { resumed: kinds.map((each) => resume(call, email, each)) })
}

/** Whether a mailbox gets the mail that an unsubscribe link names; for the waitlist, whether it is on it. */
export async function stateOfMails(call: Call, { email, kind, kinds }: Stoppable) {
  if (kind !== waitlistMail) return subscriptionStateOf(call, email, kinds)
  return (await entryOf(call, email)).length ? 'wanted' : 'stopped'
}
