import { nextSprint } from '#schema/billing/sprints.ts'
import type { WaitlistEntry } from '#schema/waitlist/waitlist.ts'
import type { Call } from '../../call.ts'
import { mailEntry, upsertEntry } from '../../features/waitlist/commands.ts'
import { entryOf } from '../../features/waitlist/queries.ts'
import { releasedIfFailed, reserveOneToday } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { addressHash } from '../../services/identity/address.ts'
import { write } from '../../services/write.ts'

/** From one address; an office shares one. */
export const entriesPerDay = 20

/**
 * Adds a mailbox to the waitlist. Undefined if it is on it already; then its entry is updated, but keeps the address
 * to which its mails go.
 * @throws AppError FORM_LIMIT.
 */
export async function joinWaitlist(
  call: Call,
  input: WaitlistEntry,
): Promise<{ id: number; createdAt: Date } | undefined> {
  const entry = movedToNextSprint(call, input)
  const [existing] = await entryOf(call, entry.email)
  const email = existing?.email ?? entry.email
  const day = await reserveOneToday(call, {
    unit: 'entries',
    subject: `waitlist:${await addressHash(call)}`,
    limit: entriesPerDay,
  })
  if (day.exceeded) throw new AppError('FORM_LIMIT', day.exceeded)
  const batch = {
    // Another request may have made the entry.
    before: entryOf(call, entry.email),
    entered: upsertEntry(call, entry),
    mails: await mailEntry(call, { ...entry, email }),
  }
  const {
    before,
    entered: [entered],
  } = await releasedIfFailed(call, day.allowances, () => write(call, batch))
  return before.length ? undefined : entered
}

/** The entry for the next open sprint if it names one that is over. */
const movedToNextSprint = ({ now }: Call, entry: WaitlistEntry): WaitlistEntry =>
  entry.sprint === undefined ? entry : { ...entry, sprint: Math.max(entry.sprint, nextSprint(now)) }
