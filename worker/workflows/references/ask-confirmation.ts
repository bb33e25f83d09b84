import { dayMs } from '#schema/durations.ts'
import { invitationsPerMailbox } from '#schema/references/limits.ts'
import { accountOf, type Call } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { insertRequest } from '../../features/references/answer-commands.ts'
import { confirmStoryEmail } from '../../features/references/answer-emails.ts'
import { type StoredReference, selectConfirmationRequests } from '../../features/references/answer-queries.ts'
import { isAskable } from '../../features/references/invitation-queries.ts'
import { issueReferenceLink, mailKey } from '../../features/references/links.ts'
import { allowMails, releaseUnwritten } from '../../features/references/policy.ts'
import { newestVersionOf, versionsToConfirm } from '../../features/references/story-queries.ts'
import { releasedIfFailed } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { dayOf } from '../../services/clock.ts'
import { allOf } from '../../services/database/conditions.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { isMailed, mailStatement } from '../../services/mail/outbox.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { write } from '../../services/write.ts'

type Version = { storyId: number; version: number }

/**
 * Asks validated referees by mail to confirm an own story as last submitted or validated (R9), each once a day; answers how
 * many.
 * @throws AppError STORY_NOT_FOUND, EMAIL_UNCONFIRMED, REFERENCE_NOT_FOUND, ALREADY_CONFIRMED, INVITATIONS_SPENT,
 * SIGN_IN_FIRST.
 */
export async function askConfirmation(
  call: Call,
  storyId: number,
  referenceIds: readonly number[],
): Promise<number> {
  const { profile, emailVerified } = accountOf(call)
  if (!profile) throw new AppError('STORY_NOT_FOUND')
  if (!emailVerified) throw new AppError('EMAIL_UNCONFIRMED')
  const story = newestVersionOf(await versionsToConfirm(call, profile.id), storyId)
  if (!story) throw new AppError('STORY_NOT_FOUND')
  const storyVersion = { storyId, version: story.version }
  const referees = await findReferees(call, profile.id, referenceIds, storyVersion)
  const due = referees.filter(({ askedAt }) => !askedAt || askedAt.getTime() <= call.now.getTime() - dayMs)
  if (!due.length) return referees.length
  const reserved = await allowMails(call, profile.id, due.length)
  const { mails } = await releasedIfFailed(call, reserved, async () => {
    const requests = await Promise.all(
      due.map(({ reference }) => requestStatements(call, reference, storyVersion)),
    )
    const batch = {
      mails: requests.map(({ mail }) => mail),
      requests: requests.map(({ request }) => request),
    }
    return write(call, batch, { unless: [unlessSignedOut(call)] })
  })
  const writtenCount = mails.filter(({ rowsAffected }) => rowsAffected).length
  await releaseUnwritten(call, reserved, writtenCount)
  return referees.length - due.length + writtenCount
}

/** The referees of these ids. @throws AppError REFERENCE_NOT_FOUND, ALREADY_CONFIRMED. */
async function findReferees(
  call: Call,
  profileId: number,
  referenceIds: readonly number[],
  storyVersion: Version,
) {
  const ids = [...new Set(referenceIds)]
  const referees = await selectConfirmationRequests(call, { profileId, ids, ...storyVersion })
  if (referees.length < ids.length) throw new AppError('REFERENCE_NOT_FOUND')
  if (referees.some(({ confirmedAt }) => confirmedAt)) throw new AppError('ALREADY_CONFIRMED')
  return referees
}

/** The mail that asks a referee about a version, and the request that is kept where the mail was written. */
async function requestStatements(
  call: Call,
  { id, email, name: refereeName }: StoredReference,
  { storyId, version }: Version,
) {
  const token = await issueReferenceLink(call, 'confirm-story', { id, storyId, version })
  const key = mailKey(id, `story/${storyId}/${version}/${dayOf(call.now)}`)
  const names = { email, refereeName, candidateName: accountOf(call).name }
  const content = await stoppable(call, confirmStoryEmail(names, token, call.variables.APP_URL))
  const mail = { key, ...content }
  return {
    mail: mailStatement(call, mail, allOf(isAskable(id), fewerMailsThan(call, invitationsPerMailbox, mail))),
    request: insertRequest(call, { referenceId: id, storyId, version }, isMailed(key)),
  }
}
