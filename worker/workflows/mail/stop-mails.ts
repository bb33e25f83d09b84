import { waitlistMail } from '#schema/accounts/mail-preferences.ts'
import type { Call } from '../../call.ts'
import { leaveWaitlist } from '../../features/waitlist/commands.ts'
import { entryOf } from '../../features/waitlist/queries.ts'
import { decline, resume, subscriptionStateOf } from '../../services/mail/suppressions.ts'
import type { Stoppable } from '../../services/mail/unsubscribing.ts'

/**
 * Sends a mailbox no more of what a letter's link names. The waitlist it leaves, and its entry is erased: nothing is
 * noted of it, so that its person can join again.
 */
export async function stopMails(call: Call, { email, kind, kinds }: Stoppable): Promise<void> {
  const [first, ...others] =
    kind === waitlistMail ? [leaveWaitlist(call, email)] : kinds.map((each) => decline(call, email, each))
  if (first) await call.db.batch([first, ...others])
}

/** Lets it come again; who left the waitlist joins it anew by its form. */
export async function resumeMails(call: Call, { email, kind, kinds }: Stoppable): Promise<void> {
  const [first, ...others] = kind === waitlistMail ? [] : kinds.map((each) => resume(call, email, each))
  if (first) await call.db.batch([first, ...others])
}

/** Whether a mailbox is sent what a letter's link names; of the waitlist, whether it is on it. */
export async function standingOfMails(call: Call, { email, kind, kinds }: Stoppable) {
  if (kind !== waitlistMail) return subscriptionStateOf(call, email, kinds)
  return (await entryOf(call, email)).length ? 'wanted' : 'stopped'
}
