import type { Call } from '../../call.ts'
import { removePassword } from '../../features/accounts/commands.ts'
import { cancelEmailChange } from '../../features/accounts/email-change-commands.ts'
import { firstProofEmail } from '../../features/accounts/emails.ts'
import { endAllSessions } from '../../features/accounts/session-commands.ts'
import { forgoTrialsOf } from '../../features/billing/trial-commands.ts'
import { switchOffCorrections } from '../../features/corrections/commands.ts'
import { deleteIdentitiesOf } from '../../features/identities/commands.ts'
import { deleteAvailability } from '../../features/meetings/availability-commands.ts'
import { removeCalendar } from '../../features/meetings/busy-calendar/commands.ts'
import { eraseFeed } from '../../features/meetings/feed-commands.ts'
import { deletePasskeysOf } from '../../features/passkeys/commands.ts'
import { profileIdOf } from '../../features/profiles/queries.ts'
import { deactivateProfileOf } from '../../features/profiles/suspension-commands.ts'
import { cancelWaiting } from '../../features/references/invitation-commands.ts'
import { withdrawAllSubmitted } from '../../features/stories/verdict-commands.ts'
import { deleteWidgetSettings } from '../../features/widget/commands.ts'
import type { Condition } from '../../services/database/conditions.ts'
import type { Statements } from '../../services/database.ts'
import { mailStatement } from '../../services/mail/outbox.ts'

/**
 * Statements of the first proof of an address, before the one that verifies it: they end what somebody else may have set up,
 * and mail the owner.
 */
export function resetUnverifiedAccount(
  call: Call,
  user: { id: string; email: string; name: string },
  onlyIf: Condition,
): Statements {
  const profileId = profileIdOf(user.id)
  const mail = { key: `first-proof/${user.id}`, ...firstProofEmail(user, call.variables.APP_URL) }
  return [
    removePassword(call, user.id, onlyIf),
    deletePasskeysOf(call, user.id, onlyIf),
    deleteIdentitiesOf(call, user.id, onlyIf),
    endAllSessions(call, user.id, onlyIf),
    cancelEmailChange(call, user.id, onlyIf),
    cancelWaiting(call, profileId, onlyIf),
    ...withdrawAllSubmitted(call, profileId, onlyIf),
    eraseFeed(call, profileId, onlyIf),
    ...removeCalendar(call, profileId, onlyIf),
    ...deleteAvailability(call, profileId, onlyIf),
    switchOffCorrections(call, profileId, onlyIf),
    deleteWidgetSettings(call, profileId, onlyIf),
    deactivateProfileOf(call, user.id, onlyIf),
    forgoTrialsOf(call, user.id, onlyIf),
    mailStatement(call, mail, onlyIf),
  ]
}
