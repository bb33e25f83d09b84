import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { refereeMails } from '#schema/accounts/mail-preferences.ts'
import { normaliseEmail } from '#schema/email.ts'
import {
  invitationDays,
  invitationsPerMailbox,
  type newReferenceSchema,
} from '#schema/references/references.ts'
import type { Call } from '../../call.ts'
import { fewerMailsThan } from '../../services/allowances.ts'
import { type Statements, tables } from '../../services/database.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { decline } from '../../services/mail/suppressions.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { daysAgo } from '../../services/retention.ts'
import { declinedEmail, expiredEmail, invitationEmail, reminderEmail } from './invitation-emails.ts'
import {
  awaitsReferee,
  type ExpiredInvitation,
  type InvitedReferee,
  isOver,
  mayAsk,
} from './invitation-queries.ts'
import { issueReferenceLink, mailKey } from './links.ts'
import { insertCancelled, type Mailbox } from './refusal-commands.ts'
import { statusesBefore } from './transitions.ts'

const { claimConfirmations, confirmations, outbox, references } = tables
const dayMs = 24 * 3600 * 1000

type Asked = z.output<typeof newReferenceSchema>
/** Which reference: an owner reaches their own only. */
type Own = { id: number; profileId: number }

/** An answer that takes the place of a confirmed one is not confirmed; that the address was once is kept, since whoever has it keeps an interest (R9). */
export const confirmedBefore = {
  addressConfirmedAt: null,
  earlierConfirmedAt: sql`coalesce(${references.earlierConfirmedAt}, ${references.addressConfirmedAt})`,
}

/** The condition that a mail was written under this key: nobody was asked by one that was not. */
export const wasWritten = (key: string): SQL => sql`exists (select 1 from ${outbox} where key = ${key})`
const isFrom = (status: Parameters<typeof statusesBefore>[0]) =>
  inArray(references.status, statusesBefore(status))

/**
 * Invites somebody, or anew where an earlier invitation is over: what they had said counts no more. It writes no mail;
 * the last returns the id unless a reference of this mailbox stands or was refused.
 */
export function upsertInvitation(call: Call, mailbox: Mailbox, asked: Asked) {
  const { db } = call
  const { profileId } = mailbox
  const normalisedEmail = normaliseEmail(asked.email)
  const { firstName, lastName, email, solutionStory, words } = asked
  const named = { name: `${firstName} ${lastName}`, firstName, lastName, email }
  const invitation = { ...named, invitationStory: solutionStory, words, status: 'invited' } as const
  const revived = sql`(select id from ${references} where profile_id = ${profileId}
    and normalised_email = ${normalisedEmail} and ${isFrom('invited')})`
  return {
    claims: db.delete(claimConfirmations).where(eq(claimConfirmations.referenceId, revived)),
    confirmed: db.delete(confirmations).where(eq(confirmations.referenceId, revived)),
    cancelled: insertCancelled(call, mailbox, named),
    invited: db
      .update(references)
      .set({
        ...invitation,
        ...{ invitedAt: null, expiresAt: null, remindedAt: null, decidedAt: null, note: '', hiddenAt: null },
        ...{ company: '', role: '', relationship: '', feedback: '', answers: null, consentAt: null },
        ...{ submittedAt: null, independentAt: null, validatedAt: null, readAt: null, readBy: null },
        ...{ network: null, ...confirmedBefore },
      })
      .where(
        and(
          eq(references.profileId, profileId),
          eq(references.normalisedEmail, normalisedEmail),
          isFrom('invited'),
        ),
      )
      .returning({ id: references.id }),
  }
}

/**
 * Mails an invitation that waits, where its mailbox takes it and has not had its share today; else it goes on waiting;
 * `noted` returns the id if it was written.
 */
export async function mailInvitation(call: Call, referee: InvitedReferee) {
  const { db, now } = call
  const { id } = referee
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs)
  const token = await issueReferenceLink(call, 'reference', { id, invitedAt: now.getTime() })
  const key = mailKey(id, `invitation/${now.getTime()}`)
  const letter = invitationEmail(referee, token, expiresAt, call.variables.APP_URL)
  const mail = { key, ...(await stoppable(call, letter)) }
  const waits = and(
    ...[eq(references.id, id), eq(references.status, 'invited'), isNull(references.invitedAt), mayAsk()],
  )
  return {
    mail: mailStatement(
      call,
      mail,
      sql`exists (select 1 from ${references} where ${waits}) and ${fewerMailsThan(call, invitationsPerMailbox, mail)}`,
    ),
    noted: db
      .update(references)
      .set({ invitedAt: now, expiresAt })
      .where(and(waits, wasWritten(key)))
      .returning({ id: references.id }),
  }
}

/**
 * Mails the reminder of an invitation, its `number`th, where it is unanswered and none was sent within a day; `noted`
 * returns the id if it was written.
 */
export async function mailReminder(call: Call, referee: InvitedReferee & Mailed, number: number) {
  const { db, now } = call
  const { id, invitedAt, expiresAt } = referee
  const token = await issueReferenceLink(call, 'reference', { id, invitedAt: invitedAt.getTime() })
  const key = `${remindersOf(referee)}${number}`
  const letter = reminderEmail(referee, token, expiresAt, call.variables.APP_URL)
  const isOpen = and(
    ...[eq(references.id, id), awaitsReferee(), eq(references.invitedAt, invitedAt), mayAsk()],
    or(isNull(references.remindedAt), lte(references.remindedAt, daysAgo(call, 1))),
  )
  return {
    mail: mailStatement(
      call,
      { key, ...(await stoppable(call, letter)) },
      sql`exists (select 1 from ${references} where ${isOpen})`,
    ),
    noted: db
      .update(references)
      .set({ remindedAt: now })
      .where(and(isOpen, wasWritten(key)))
      .returning({ id: references.id }),
  }
}

/** An invitation that was mailed. */
export type Mailed = { invitedAt: Date; expiresAt: Date }
/** How the keys of its reminders begin. */
export const remindersOf = ({ id, invitedAt }: { id: number } & Pick<Mailed, 'invitedAt'>) =>
  mailKey(id, `reminder/${invitedAt.getTime()}/`)

/** Takes an invitation back, or an answer whose address is not confirmed; its links are over; it returns the id. */
export const markCancelled = ({ db, now }: Call, { id, profileId }: Own) =>
  db
    .update(references)
    .set({ status: 'cancelled', decidedAt: now })
    .where(and(eq(references.id, id), eq(references.profileId, profileId), isFrom('cancelled')))
    .returning({ id: references.id })

/** Takes back every invitation of a profile that is not answered for good, where `onlyIf` holds. */
export const cancelWaiting = ({ db, now }: Call, profileId: SQL<number>, onlyIf: SQL) =>
  db
    .update(references)
    .set({ status: 'cancelled', decidedAt: now })
    .where(and(eq(references.profileId, profileId), isFrom('cancelled'), onlyIf))

/**
 * Declines an invitation, once, and tells the owner; with `never`, also later, no invitation is mailed to this address
 * any more; `own` returns what the referee's own link names if it is declined.
 */
export async function markDeclined(
  call: Call,
  referee: InvitedReferee & Pick<Mailed, 'invitedAt'>,
  { reason, never }: { reason: string; never: boolean },
) {
  const { db, now } = call
  const { id, email, invitedAt } = referee
  const own = and(eq(references.id, id), eq(references.invitedAt, invitedAt))
  const isDeclined = and(own, eq(references.status, 'declined'))
  // Their signed link shows whose address it is.
  const declined = { status: 'declined', decidedAt: now, note: reason, addressConfirmedAt: now } as const
  const key = mailKey(id, `declined/${invitedAt.getTime()}`)
  return {
    mail: mailStatement(
      call,
      { key, ...(await stoppable(call, declinedEmail(referee, reason, call.variables.APP_URL))) },
      sql`exists (select 1 from ${references} where ${own} and ${isFrom('declined')})`,
    ),
    declined: db
      .update(references)
      .set(declined)
      .where(and(own, isFrom('declined'))),
    suppressed: never
      ? refereeMails.map((kind) =>
          decline(call, email, kind, sql`exists (select 1 from ${references} where ${isDeclined})`),
        )
      : undefined,
    own: db
      .select({ id: references.id, createdAt: references.createdAt, validatedAt: references.validatedAt })
      .from(references)
      .where(isDeclined),
  }
}

/** Ends what is over of one owner's, and tells them in one mail who did not answer. */
export async function expireInvitations(
  call: Call,
  over: readonly [ExpiredInvitation, ...ExpiredInvitation[]],
): Promise<Statements> {
  const [first] = over
  const ids = over.map(({ id }) => id)
  // Who answered meanwhile is in no mail: then the others wait for the next run.
  const areOver = sql`(select count(*) from ${references} where ${inArray(references.id, ids)} and ${isOver(call)}) = ${ids.length}`
  const { ownerEmail, candidateFirstName } = first
  // Of no one reference: erasing one erases the mails about it, and this one tells of the others too.
  const key = `references-expired/${first.profileId}/${call.now.getTime()}`
  const end = call.db
    .update(references)
    // Of an answer whose address nobody confirmed nothing is kept.
    .set({ status: 'expired', decidedAt: call.now, answers: null, feedback: '', network: null })
    .where(and(inArray(references.id, ids), areOver))
  if (!ownerEmail) return [end]
  const letter = expiredEmail({ candidateFirstName, ownerEmail }, over, call.variables.APP_URL)
  return [mailStatement(call, { key, ...(await stoppable(call, letter)) }, areOver), end]
}
