import { nextSprint } from '#schema/billing/sprints.ts'
import type { WaitlistEntry } from '#schema/waitlist/waitlist.ts'
import type { Call } from '../../call.ts'
import { mailEntry, upsertEntry } from '../../features/waitlist/commands.ts'
import { entryOf } from '../../features/waitlist/queries.ts'

/**
 * Puts a mailbox on the waitlist; undefined where it is on it already, and then its entry is renewed but for its address, to
 * which all its letters go.
 */
export async function joinWaitlist(
  call: Call,
  given: WaitlistEntry,
): Promise<{ id: number; createdAt: Date } | undefined> {
  const entry = stillToCome(call, given)
  const [standing] = await entryOf(call, entry.email)
  const email = standing?.email ?? entry.email
  const [before, [kept]] = await call.db.batch([
    // Whoever came a moment earlier has made the entry.
    entryOf(call, entry.email),
    upsertEntry(call, entry),
    ...(await mailEntry(call, { ...entry, email })),
  ])
  return before.length ? undefined : kept
}

/** Who came by an old link waits for the sprint that takes people next. */
const stillToCome = ({ now }: Call, entry: WaitlistEntry): WaitlistEntry =>
  entry.sprint === undefined ? entry : { ...entry, sprint: Math.max(entry.sprint, nextSprint(now)) }
