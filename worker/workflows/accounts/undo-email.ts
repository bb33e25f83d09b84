import { dayMs } from '#schema/durations.ts'
import type { Call } from '../../call.ts'
import { removePassword } from '../../features/accounts/commands.ts'
import { undoEmail } from '../../features/accounts/email-change-commands.ts'
import { emailTakenBackEmail, emailUndoneEmail } from '../../features/accounts/email-change-emails.ts'
import {
  type EmailChange,
  findUndoable,
  readChangeLink,
  unlessUndoable,
} from '../../features/accounts/email-change-queries.ts'
import { issueAccountLink } from '../../features/accounts/link-commands.ts'
import { userById } from '../../features/accounts/queries.ts'
import { endAllSessions } from '../../features/accounts/session-commands.ts'
import { removeHandOffEmail } from '../../features/agent-settings/commands.ts'
import { isAgentChangedSince } from '../../features/agent-settings/queries.ts'
import { unshareTrial } from '../../features/billing/trial-commands.ts'
import { deleteIdentitiesSince } from '../../features/identities/commands.ts'
import { deleteAvailability, isOpenedSince } from '../../features/meetings/availability-commands.ts'
import { removeCalendar } from '../../features/meetings/busy-calendar/commands.ts'
import { eraseFeed } from '../../features/meetings/feed-commands.ts'
import { linkedMeetings, replaceOwnerLinks } from '../../features/meetings/owner-link-commands.ts'
import { deletePasskeysSince } from '../../features/passkeys/commands.ts'
import { profileIdOf } from '../../features/profiles/queries.ts'
import { deactivateProfileOf, isEditedAfter } from '../../features/profiles/suspension-commands.ts'
import { cancelWaiting } from '../../features/references/invitation-commands.ts'
import { isInvitedSince } from '../../features/references/invitation-queries.ts'
import { withdrawAllSubmitted } from '../../features/stories/verdict-commands.ts'
import { AppError } from '../../services/app-error.ts'
import type { Statements } from '../../services/database.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { write } from '../../services/write.ts'
import { updateOwnersPublication } from '../profiles/update-publication.ts'
import { moveMails, moveWithEmail } from './move-email.ts'

/** Reads the link mailed to a former address without using it. @throws AppError LINK_EXPIRED. */
export async function readUndoLink(call: Call, token: string): Promise<{ email: string }> {
  const change = await readChangeLink(call, 'undo-email', token)
  const [found] = await findUndoable(call, change)
  if (!found?.undoable) throw new AppError('LINK_EXPIRED')
  return { email: change.email }
}

/**
 * Gives an account back to the mailbox of its former address within seven days, without the password, sessions and
 * other sign-in methods that it had meanwhile.
 * @throws AppError LINK_EXPIRED, USER_EXISTS.
 */
export async function undoNewEmail(call: Call, token: string): Promise<{ email: string }> {
  const change = await readChangeLink(call, 'undo-email', token)
  const { userId, email, id, moved } = change
  const [user] = await userById(call, userId)
  if (!user) throw new AppError('LINK_EXPIRED')
  const siteUrl = call.variables.APP_URL
  const linked = await linkedMeetings(call, profileIdOf(userId))
  const link = await issueAccountLink(call, 'reset-password', { id: userId, email })
  await write(
    call,
    {
      stopped: stopSince(call, change),
      meetings: await replaceOwnerLinks(call, linked),
      email: undoEmail(call, change),
      others: moveWithEmail(call, { userId, from: user.email, to: email, moved }),
      mails: moveMails(call, { from: user.email, to: email, isTheirs: true }),
      password: removePassword(call, userId),
      passkeys: deletePasskeysSince(call, userId, weekBefore(change)),
      identities: deleteIdentitiesSince(call, userId, weekBefore(change)),
      sessions: endAllSessions(call, userId),
      trial: unshareTrial(call, id),
      link: link.statement,
      notification: [
        mailStatement(call, {
          key: `email-undone/${id}`,
          ...emailUndoneEmail({ email, name: user.name }, link.token, siteUrl),
        }),
        mailStatement(call, { key: `email-taken-back/${id}`, ...emailTakenBackEmail(user.email, siteUrl) }),
      ],
    },
    { unless: unlessUndoable(call, change) },
  )
  await updateOwnersPublication(call, userId)
  return { email }
}

/** A thief sets things up before asking for another address, too. */
const weekBefore = ({ askedAt }: EmailChange) => new Date(askedAt.getTime() - 7 * dayMs)

/** Statements that stop what was set up since a week before a change was asked for, as `resetUnverifiedAccount` does for all. */
function stopSince(call: Call, change: EmailChange): Statements {
  const { userId } = change
  const profileId = profileIdOf(userId)
  const since = weekBefore(change)
  return [
    cancelWaiting(call, profileId, isInvitedSince(since)),
    ...withdrawAllSubmitted(call, profileId),
    removeHandOffEmail(call, profileId, since),
    eraseFeed(call, profileId),
    // It is not stored when it was connected.
    ...removeCalendar(call, profileId),
    ...deleteAvailability(call, profileId, isOpenedSince(profileId, since)),
    deactivateProfileOf(call, userId, isEditedAfter(since)),
    deactivateProfileOf(call, userId, isAgentChangedSince(profileId, since)),
  ]
}
