import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import { dayMs } from '#schema/durations.ts'
import { invitationDays } from '#schema/references/limits.ts'
import { publicAnswers } from '#schema/references/public-fields.ts'
import type { ReferenceAnswers } from '#schema/references/submitted-reference.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import type { ConfirmationRows } from './confirmation-rows.ts'
import { confirmedBefore } from './invitation-commands.ts'
import type { LinkClaims } from './links.ts'
import { leadsTo } from './mailbox-queries.ts'
import { insertCancelled, type Mailbox } from './refusal-commands.ts'
import { answerable, statusesBefore } from './transitions.ts'

const {
  claimConfirmations,
  claims: storyClaims,
  confirmationRequests,
  confirmations,
  references,
  storyVersions,
} = tables

/** The same answers within this time are a repeat whose response was lost. */
export const repeatMs = 15 * 60_000

/** What a referee says about an expert and about themselves. */
export type RefereeStatement = { name: string; company: string; role: string; answers: ReferenceAnswers }

/** The quotation on the page: the public answers, a paragraph each (R8). */
const quotedOf = (answers: ReferenceAnswers) => publicAnswers.map((name) => answers[name]).join('\n\n')

/** The columns of an answer, which no validator has read yet. */
const answerColumns = ({ now }: Call, { answers, ...referee }: RefereeStatement, network: string | null) => ({
  ...referee,
  answers,
  feedback: quotedOf(answers),
  network,
  submittedAt: now,
  consentAt: now,
  note: '',
  readBy: null,
  readAt: null,
})

const invitationRow = ({ now }: Call, { id, invitedAt }: LinkClaims<'reference'>) =>
  sql`id = ${id} and invited_at = ${invitedAt} and coalesce(expires_at > ${now.getTime()}, 1) and ${inArray(sql`status`, answerable)}`

/** The condition that an invitation can be answered, for the statements before the one that answers it. */
export const isReferenceOpen = (call: Call, link: LinkClaims<'reference'>): SQL =>
  sql`exists (select 1 from ${references} where ${invitationRow(call, link)})`

/**
 * Saves the answer to an invitation, validated at once because its link proves the address, as the last statement of
 * its batch; returns a row if the invitation was open.
 */
export const answerInvitation = (
  call: Call,
  link: LinkClaims<'reference'>,
  statement: RefereeStatement,
  network: string | null,
) =>
  call.db
    .update(references)
    .set({ ...answerColumns(call, statement, network), ...validatedNow(call) })
    .where(invitationRow(call, link))
    .returning({ id: references.id })

const validatedNow = ({ now }: Call) => ({
  status: 'validated' as const,
  decidedAt: null,
  addressConfirmedAt: now,
  independentAt: now,
  validatedAt: now,
})

/**
 * Saves the answers of an unconfirmed address over earlier ones, unless its mailbox was refused or repeats them within
 * `repeatMs`; `reference` returns the row if it was written.
 */
export function upsertUnconfirmed(
  call: Call,
  { mailbox, email, network }: { mailbox: Mailbox; email: string; network: string | null },
  statement: RefereeStatement,
) {
  const { db, now } = call
  const values = {
    ...answerColumns(call, statement, network),
    status: 'submitted' as const,
    independentAt: null,
    validatedAt: null,
    ...confirmedBefore,
    expiresAt: new Date(now.getTime() + invitationDays * dayMs),
  }
  const isRepeat = sql`(${references.status} = 'submitted' and ${references.submittedAt} > ${now.getTime() - repeatMs}
    and ${references.answers} = ${JSON.stringify(statement.answers)} and ${references.name} = ${statement.name}
    and ${references.company} = ${statement.company} and ${references.role} = ${statement.role})`
  return {
    mailbox: insertCancelled(call, mailbox, { name: statement.name, email }),
    reference: db
      .update(references)
      .set(values)
      .where(
        and(
          eq(references.profileId, mailbox.profileId),
          leadsTo(email),
          inArray(references.status, statusesBefore('submitted')),
          not(isRepeat),
        ),
      )
      .returning(),
  }
}

const unconfirmedRow = ({ id, submittedAt }: LinkClaims<'confirm-reference'>) =>
  sql`id = ${id} and submitted_at = ${submittedAt} and status = 'submitted'`

/** The condition that answers sent at that moment wait for their address to be confirmed. */
export const isUnconfirmed = (link: LinkClaims<'confirm-reference'>): SQL =>
  sql`exists (select 1 from ${references} where ${unconfirmedRow(link)})`

/**
 * Confirms the address of a reference and validates it, as the last statement of its batch; returns a row if it waited.
 */
export const confirmAddress = (call: Call, link: LinkClaims<'confirm-reference'>) =>
  call.db
    .update(references)
    .set(validatedNow(call))
    .where(unconfirmedRow(link))
    .returning({ id: references.id })

/**
 * Saves what a referee says about stories, over their earlier words about the same versions, where `onlyIf` holds;
 * nothing for a deleted story.
 */
export function upsertConfirmations(
  { db, now }: Call,
  referenceId: number,
  { confirmed, claims }: ConfirmationRows,
  onlyIf: SQL,
) {
  const at = now.getTime()
  return [
    db.run(sql`insert into ${confirmations} (story_id, version, reference_id, sentence, confirmed_at)
      select value->>'storyId', value->>'version', ${referenceId}, nullif(value->>'sentence', ''), ${at}
      from json_each(${JSON.stringify(confirmed)}) where ${onlyIf} and exists (select 1 from ${storyVersions} standing
        where standing.story_id = value->>'storyId' and standing.version = value->>'version')
      on conflict do update set sentence = excluded.sentence, confirmed_at = excluded.confirmed_at`),
    db.run(sql`insert into ${claimConfirmations} (story_id, version, place, reference_id, outcome, words, at)
      select value->>'storyId', value->>'version', value->>'claimIndex', ${referenceId}, value->>'outcome', value->>'words', ${at}
      from json_each(${JSON.stringify(claims)}) where ${onlyIf} and exists (select 1 from ${storyClaims} standing
        where standing.story_id = value->>'storyId' and standing.version = value->>'version'
          and standing.place = value->>'claimIndex')
      on conflict do update set outcome = excluded.outcome, words = excluded.words, at = excluded.at`),
  ]
}

/** Deletes everything that a referee said about stories, where `onlyIf` holds. */
export const deleteConfirmations = ({ db }: Call, referenceId: number, onlyIf: SQL) =>
  [
    db.delete(confirmations).where(and(eq(confirmations.referenceId, referenceId), onlyIf)),
    db.delete(claimConfirmations).where(and(eq(claimConfirmations.referenceId, referenceId), onlyIf)),
  ] as const

/** Inserts the request to a referee about a version of a story, where `onlyIf` holds. */
export const insertRequest = (
  { db, now }: Call,
  { referenceId, storyId, version }: { referenceId: number; storyId: number; version: number },
  onlyIf: SQL,
) =>
  db.run(sql`insert into ${confirmationRequests} (story_id, version, reference_id, asked_at)
    select ${storyId}, ${version}, ${referenceId}, ${now.getTime()} where ${onlyIf}
    on conflict (story_id, version, reference_id) do update set asked_at = excluded.asked_at, answered_at = null`)

const requestRow = ({ id, storyId, version }: LinkClaims<'confirm-story'>) =>
  sql`story_id = ${storyId} and version = ${version} and reference_id = ${id} and answered_at is null`

/** The condition that a validated referee was asked about a version and has not answered. */
export const isUnanswered = (link: LinkClaims<'confirm-story'>): SQL =>
  sql`exists (select 1 from ${confirmationRequests} where ${requestRow(link)})
    and exists (select 1 from ${references} where id = ${link.id} and status = 'validated')`

/** The condition, on what was said about stories, that it is about this version and `onlyIf` holds. */
export const ofVersion = ({ storyId, version }: LinkClaims<'confirm-story'>, onlyIf: SQL): SQL =>
  sql`story_id = ${storyId} and version = ${version} and ${onlyIf}`

/** Marks a request as answered, as the last statement of its batch; returns a row the first time. */
export const markRequestAnswered = (call: Call, link: LinkClaims<'confirm-story'>) =>
  call.db
    .update(confirmationRequests)
    .set({ answeredAt: call.now })
    .where(and(requestRow(link), isUnanswered(link)))
    .returning({ storyId: confirmationRequests.storyId })

const isLinked = ({ id, createdAt }: LinkClaims<'referee'>) =>
  and(eq(references.id, id), eq(references.createdAt, new Date(createdAt)))

/** Withdraws a reference, for as long as its referee wishes; returns a row if it was not withdrawn. */
export const withdrawReferenceRow = ({ db, now }: Call, link: LinkClaims<'referee'>) =>
  db
    .update(references)
    .set({ status: 'withdrawn', decidedAt: now })
    .where(and(isLinked(link), inArray(references.status, statusesBefore('withdrawn'))))
    .returning({ id: references.id })

/** Deletes a reference with everything about it (R26); returns a row if it existed. */
export const eraseReferenceRow = ({ db }: Call, link: LinkClaims<'referee'>) =>
  db.delete(references).where(isLinked(link)).returning({ id: references.id })
