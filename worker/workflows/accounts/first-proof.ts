import type { Call } from '../../call.ts'
import { removePassword } from '../../features/accounts/commands.ts'
import { firstProofEmail } from '../../features/accounts/emails.ts'
import { endAllSessions } from '../../features/accounts/session-commands.ts'
import { forgetAvailability } from '../../features/meetings/availability-commands.ts'
import { removeCalendar } from '../../features/meetings/busy-calendar/commands.ts'
import { eraseFeed } from '../../features/meetings/erasing-commands.ts'
import { profileIdOf } from '../../features/profiles/queries.ts'
import { deactivateProfileOf } from '../../features/profiles/suspension-commands.ts'
import { cancelWaiting } from '../../features/references/invitation-commands.ts'
import { takeBackAll } from '../../features/stories/verdict-commands.ts'
import type { Statements } from '../../services/database.ts'
import { mailStatement } from '../../services/mail/outbox.ts'

/**
 * Ends what whoever registered with an address can still do with its account, where `onlyIf` says that its mailbox shows for
 * the first time whose it is: password and sessions go, and nothing that they entered acts or leaks by itself. No referee is
 * written to, no story waits for a validator, no page goes live, no calendar is read or fed. The mailbox is told. Statements,
 * for a batch, before the one that verifies the address.
 */
export function stopWhatStrangersSet(
  call: Call,
  user: { id: string; email: string; name: string },
  onlyIf: Parameters<typeof removePassword>[2],
): Statements {
  const profileId = profileIdOf(user.id)
  const mail = { key: `first-proof/${user.id}`, ...firstProofEmail(user, call.variables.APP_URL) }
  return [
    removePassword(call, user.id, onlyIf),
    endAllSessions(call, user.id, onlyIf),
    cancelWaiting(call, profileId, onlyIf),
    ...takeBackAll(call, profileId, onlyIf),
    eraseFeed(call, profileId, onlyIf),
    ...removeCalendar(call, profileId, onlyIf),
    ...forgetAvailability(call, profileId, onlyIf),
    deactivateProfileOf(call, user.id, onlyIf),
    mailStatement(call, mail, onlyIf),
  ]
}
