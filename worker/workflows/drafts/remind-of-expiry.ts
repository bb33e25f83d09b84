import type { Call } from '../../call.ts'
import { remindOfErasing } from '../../features/drafts/commands.ts'
import { expiringDrafts } from '../../features/drafts/queries.ts'
import { batchRows, throwFailed } from '../../services/each-row.ts'

/**
 * Mails a reminder a week before a draft is deleted, once for each time it was saved.
 * @throws Error where some failed, after the others.
 */
export async function remindOfExpiry(call: Call): Promise<void> {
  const failed: number[] = []
  for (;;) {
    const due = await expiringDrafts(call, failed)
    const notDone = await batchRows(call, due, idOf, (draft) => remindOfErasing(call, draft))
    failed.push(...notDone.map(idOf))
    if (!due.length) return throwFailed(failed)
  }
}

const idOf = ({ id }: { id: number }) => id
