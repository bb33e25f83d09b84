import { nextSprint } from '#schema/billing/sprints.ts'
import type { WaitlistEntry } from '#schema/waitlist/waitlist.ts'
import type { Call } from '../../call.ts'
import { mailEntry, upsertEntry } from '../../features/waitlist/commands.ts'
import { entryOf } from '../../features/waitlist/queries.ts'
import { write } from '../../services/write.ts'

/**
 * Adds a mailbox to the waitlist. Undefined if it is on it already; then its entry is updated, but keeps the address
 * to which its mails go.
 */
export async function joinWaitlist(
  call: Call,
  given: WaitlistEntry,
): Promise<{ id: number; createdAt: Date } | undefined> {
  const entry = stillToCome(call, given)
  const [existing] = await entryOf(call, entry.email)
  const email = existing?.email ?? entry.email
  const {
    before,
    kept: [kept],
  } = await write(call, {
    // Another request may have made the entry.
    before: entryOf(call, entry.email),
    kept: upsertEntry(call, entry),
    mails: await mailEntry(call, { ...entry, email }),
  })
  return before.length ? undefined : kept
}

/** The entry for the next open sprint if it names one that is over. */
const stillToCome = ({ now }: Call, entry: WaitlistEntry): WaitlistEntry =>
  entry.sprint === undefined ? entry : { ...entry, sprint: Math.max(entry.sprint, nextSprint(now)) }
