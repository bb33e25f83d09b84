import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { refereeMails } from '#schema/accounts/mail-preferences.ts'
import { dayMs } from '#schema/durations.ts'
import { invitationDays, invitationsPerMailbox, invitationsWaiting } from '#schema/references/limits.ts'
import type { newReferenceSchema } from '#schema/references/references.ts'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { isMailed, mailStatement } from '../../services/mail/outbox.ts'
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
import { leadsTo } from './mailbox-queries.ts'
import { insertCancelled, type Mailbox } from './refusal-commands.ts'
import { statusesBefore } from './transitions.ts'

const { claimConfirmations, confirmations, references } = tables

type NewReference = z.output<typeof newReferenceSchema>
/** A reference of an owner. */
type Own = { id: number; profileId: number }

/**
 * An answer that replaces a confirmed one is unconfirmed, but remembers that the address was confirmed once, which is
 * an interest (R9).
 */
export const confirmedBefore = {
  addressConfirmedAt: null,
  earlierConfirmedAt: sql`coalesce(${references.earlierConfirmedAt}, ${references.addressConfirmedAt})`,
}

const isFrom = (status: Parameters<typeof statusesBefore>[0]) =>
  inArray(references.status, statusesBefore(status))

/**
 * Inserts an invitation, or renews one that is over and deletes what was said under it; the last statement returns the
 * id unless a reference of this mailbox is current or was refused.
 */
export function upsertInvitation(call: Call, mailbox: Mailbox, input: NewReference) {
  const { db } = call
  const { profileId } = mailbox
  const { firstName, lastName, email, solutionStory, words, role } = input
  const named = { name: `${firstName} ${lastName}`, firstName, lastName, email }
  const invitation = { ...named, invitationStory: solutionStory, words, status: 'invited' } as const
  const revived = sql`(select id from ${references} where profile_id = ${profileId}
    and ${leadsTo(input.email)} and ${isFrom('invited')})`
  return {
    claims: db.delete(claimConfirmations).where(eq(claimConfirmations.referenceId, revived)),
    confirmed: db.delete(confirmations).where(eq(confirmations.referenceId, revived)),
    cancelled: insertCancelled(call, mailbox, named),
    invited: db
      .update(references)
      .set({
        ...invitation,
        invitedAt: null,
        expiresAt: null,
        remindedAt: null,
        decidedAt: null,
        note: '',
        hiddenAt: null,
        company: '',
        role,
        relationship: '',
        feedback: '',
        answers: null,
        consentAt: null,
        submittedAt: null,
        independentAt: null,
        validatedAt: null,
        readAt: null,
        readBy: null,
        network: null,
        ...confirmedBefore,
      })
      .where(and(eq(references.profileId, profileId), leadsTo(input.email), isFrom('invited')))
      .returning({ id: references.id }),
  }
}

/** The condition that so many invitations of a profile wait that none is added. */
export const areManyWaiting = (profileId: number): SQL =>
  sql`(select count(*) from (select 1 from ${references} where profile_id = ${profileId} and status = 'invited'
    and invited_at is null limit ${invitationsWaiting})) >= ${invitationsWaiting}`

/**
 * Mails a waiting invitation if its mailbox accepts mail and had fewer than its daily limit; `noted` returns the id if
 * it did.
 */
export async function mailInvitation(call: Call, referee: InvitedReferee) {
  const { db, now } = call
  const { id } = referee
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs)
  const token = await issueReferenceLink(call, 'reference', { id, invitedAt: now.getTime() })
  const key = mailKey(id, `invitation/${now.getTime()}`)
  const content = invitationEmail(referee, token, expiresAt, call.variables.APP_URL)
  const mail = { key, ...(await stoppable(call, content)) }
  const waits = and(
    eq(references.id, id),
    eq(references.status, 'invited'),
    isNull(references.invitedAt),
    mayAsk(),
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
      .where(and(waits, isMailed(key)))
      .returning({ id: references.id }),
  }
}

/** Mails the `number`th reminder of an unanswered invitation, at most one a day; `noted` returns the id if it did. */
export async function mailReminder(call: Call, referee: InvitedReferee & Mailed, number: number) {
  const { db, now } = call
  const { id, invitedAt, expiresAt } = referee
  const token = await issueReferenceLink(call, 'reference', { id, invitedAt: invitedAt.getTime() })
  const key = `${remindersOf(referee)}${number}`
  const content = reminderEmail(referee, token, expiresAt, call.variables.APP_URL)
  const isOpen = and(
    eq(references.id, id),
    awaitsReferee(),
    eq(references.invitedAt, invitedAt),
    mayAsk(),
    or(isNull(references.remindedAt), lte(references.remindedAt, daysAgo(call, 1))),
  )
  return {
    mail: mailStatement(
      call,
      { key, ...(await stoppable(call, content)) },
      sql`exists (select 1 from ${references} where ${isOpen})`,
    ),
    noted: db
      .update(references)
      .set({ remindedAt: now })
      .where(and(isOpen, isMailed(key)))
      .returning({ id: references.id }),
  }
}

export type Mailed = { invitedAt: Date; expiresAt: Date }
/** Whether an invitation was mailed, and waits no more for its owner's address or a limit. */
export const wasMailed = <Known extends InvitedReferee>(referee: Known): referee is Known & Mailed =>
  referee.invitedAt !== null && referee.expiresAt !== null
/** The prefix of the keys of its reminders. */
export const remindersOf = ({ id, invitedAt }: { id: number } & Pick<Mailed, 'invitedAt'>) =>
  mailKey(id, `reminder/${invitedAt.getTime()}/`)

/** Cancels an invitation, or an answer from an unconfirmed address, with their links; returns the id. */
export const markCancelled = ({ db, now }: Call, { id, profileId }: Own) =>
  db
    .update(references)
    .set({ status: 'cancelled', decidedAt: now })
    .where(and(eq(references.id, id), eq(references.profileId, profileId), isFrom('cancelled')))
    .returning({ id: references.id })

/** Cancels every invitation of a profile without a confirmed answer, where `onlyIf` holds. */
export const cancelWaiting = ({ db, now }: Call, profileId: SQL<number>, onlyIf: SQL) =>
  db
    .update(references)
    .set({ status: 'cancelled', decidedAt: now })
    .where(and(eq(references.profileId, profileId), isFrom('cancelled'), onlyIf))

/** The key of the mails about a declined invitation, and the condition, before it, that it is not declined yet. */
export const decliningOf = ({ id, invitedAt }: Pick<Declining, 'id' | 'invitedAt'>) => ({
  key: mailKey(id, `declined/${invitedAt.getTime()}`),
  onlyIf: sql`exists (select 1 from ${references}
    where ${and(eq(references.id, id), eq(references.invitedAt, invitedAt))} and ${isFrom('declined')})`,
})
type Declining = InvitedReferee & Pick<Mailed, 'invitedAt'>

/**
 * Declines an invitation once and mails the owner; with `never` the address gets no further invitations, and `own`
 * returns the referee's own link.
 */
export async function markDeclined(
  call: Call,
  referee: Declining,
  { reason, never }: { reason: string; never: boolean },
) {
  const { db, now } = call
  const { id, email, invitedAt } = referee
  const own = and(eq(references.id, id), eq(references.invitedAt, invitedAt))
  const isDeclined = and(own, eq(references.status, 'declined'))
  // Their signed link shows whose address it is.
  const declined = { status: 'declined', decidedAt: now, note: reason, addressConfirmedAt: now } as const
  const { key, onlyIf } = decliningOf(referee)
  return {
    mail: mailStatement(
      call,
      { key, ...(await stoppable(call, declinedEmail(referee, reason, call.variables.APP_URL))) },
      onlyIf,
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

/** Expires what is over of one owner's invitations, and mails them once about all. */
export async function expireInvitations(
  call: Call,
  over: readonly [ExpiredInvitation, ...ExpiredInvitation[]],
): Promise<Statements> {
  const [first] = over
  const ids = over.map(({ id }) => id)
  // Who answered meanwhile is in no mail: then the others wait for the next run.
  const areOver = sql`(select count(*) from ${references} where ${inArray(references.id, ids)} and ${isOver(call)}) = ${ids.length}`
  const { ownerEmail, candidateFirstName } = first
  // Keyed by the profile, because erasing a reference erases the mails about it, and this one names others, too.
  const key = `references-expired/${first.profileId}/${call.now.getTime()}`
  const end = call.db
    .update(references)
    // The answers of an unconfirmed address are not stored.
    .set({ status: 'expired', decidedAt: call.now, answers: null, feedback: '', network: null })
    .where(and(inArray(references.id, ids), areOver))
  if (!ownerEmail) return [end]
  const content = expiredEmail({ candidateFirstName, ownerEmail }, over, call.variables.APP_URL)
  return [mailStatement(call, { key, ...(await stoppable(call, content)) }, areOver), end]
}
