import { and, eq, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { UnansweredSource } from '#schema/inbox/inbox.ts'
import type { Call } from '../../call.ts'
import { dayOf } from '../../services/clock.ts'
import { tables } from '../../services/database.ts'
import { isUnder, type OwnedMailbox } from '../../services/mail/owned-mailbox.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { questionKey } from '../knowledge/question-key.ts'

const { chatMessages, chatSessions, corrections, leads, profiles, questions, unanswered } = tables
const retentionDays = 400
/** Open ones of one profile, and new ones of one visitor on one day, so that nobody fills an inbox. */
const maxOpen = 1000
const maxPerVisitor = 20
/** Of one question on one day: a visitor beyond them may count twice. */
const maxHashes = 200

type NewUnanswered = {
  question: string
  source: UnansweredSource
  /** A hash of the visitor's address and the day. */
  visitor: string
  /** The profile of the visitor themselves, whose questions do not count. */
  own: number | null
}

/**
 * Records a question that an agent could not answer, once, counting each visitor once a day; not the owner's own (R29).
 * An answered one is opened again, unless nothing is left to do.
 */
export function recordUnanswered(
  { db, now }: Call,
  profileId: number,
  { question, source, visitor, own }: NewUnanswered,
  onlyIf: SQL = sql`true`,
) {
  const key = questionKey(question)
  const at = now.getTime()
  const today = Date.parse(dayOf(now))
  const ofQuestion = sql`profile_id = ${profileId} and asked_key = ${key}`
  const isToday = sql`last_at >= ${today}`
  const isCounted = sql`(${isToday} and exists (select 1 from json_each(asked_today) where value = ${visitor}))`
  const isRoom = sql`(select count(*) from (select 1 from ${unanswered} where profile_id = ${profileId} and state = 'open' limit ${maxOpen})) < ${maxOpen}
    and (select count(*) from ${unanswered} where profile_id = ${profileId} and ${isCounted}) < ${maxPerVisitor}`
  // Messages are limited by themselves, and somebody waits for the answer.
  const hasRoom = source === 'message' ? sql`true` : sql`(${isRoom})`
  const isTaught = sql`exists (select 1 from ${corrections} taught where taught.id = unanswered.correction_id
    and taught.is_active = 1 and taught.retired_at is null)`
  return db.run(sql`insert into ${unanswered}
      (profile_id, asked_key, example, source, first_at, last_at, asked_today)
    select id, ${key}, ${question}, ${source}, ${at}, ${at}, json_array(${visitor}) from ${profiles}
    where id = ${profileId} and owner_id is not null and id is not ${own} and ${key !== '' ? 1 : 0} and ${onlyIf}
      and (exists (select 1 from ${unanswered} where ${ofQuestion}) or ${hasRoom})
    on conflict (profile_id, asked_key) do update set
      count = count + case when ${isCounted} then 0 else 1 end,
      asked_today = case when not (${isToday}) then excluded.asked_today
        when ${isCounted} or json_array_length(asked_today) >= ${maxHashes} then asked_today
        else json_insert(asked_today, '$[#]', ${visitor}) end,
      last_at = max(last_at, excluded.last_at),
      state = case when excluded.source = 'message' or (state = 'answered' and not ${isTaught}) then 'open'
        else state end`)
}

const ofOwner = (profileId: number, id: number) =>
  and(eq(unanswered.id, id), eq(unanswered.profileId, profileId))

/** Marks a question of the profile as answered, by a correction if one is given in SQL. */
export const markAnswered = ({ db }: Call, profileId: number, id: number, correctionId?: SQL) =>
  db
    .update(unanswered)
    .set({ state: 'answered', ...(correctionId && { correctionId: sql`${correctionId}` }) })
    .where(ofOwner(profileId, id))

/** Keeps a question of the profile open while somebody waits for its answer by mail. */
export const keepOpen = ({ db }: Call, profileId: number, id: number) =>
  db
    .update(unanswered)
    .set({ state: 'open' })
    .where(
      and(
        ofOwner(profileId, id),
        sql`exists (select 1 from ${questions} where unanswered_id = ${id} and status = 'open' and email is not null)`,
      ),
    )

/** Marks what was asked in the words of a new correction, or was answered by the one that it retired, as answered by it. */
export const markTaught = ({ db }: Call, profileId: number, question: string, correctionId: SQL) =>
  db
    .update(unanswered)
    .set({ state: 'answered', correctionId: sql`${correctionId}` })
    .where(
      and(
        eq(unanswered.profileId, profileId),
        sql`(${unanswered.askedKey} = ${questionKey(question)} or correction_id in (select id from ${corrections}
          where profile_id = ${profileId} and asked_key = ${questionKey(question)}))`,
        sql`${correctionId} is not null`,
      ),
    )

/** Parts what was asked in other words from a correction that is about to be moved to another question. */
export const unmarkTaught = ({ db }: Call, profileId: number, correctionId: number, question: string) =>
  db
    .update(unanswered)
    .set({ correctionId: null })
    .where(
      and(
        eq(unanswered.correctionId, correctionId),
        eq(unanswered.profileId, profileId),
        ne(unanswered.askedKey, questionKey(question)),
        sql`exists (select 1 from ${corrections} where id = ${correctionId} and asked_key <> ${questionKey(question)})`,
      ),
    )

/** Dismisses an open question of the profile, or restores a dismissed one. */
export const setDismissed = ({ db }: Call, profileId: number, id: number, isDismissed: boolean) =>
  db
    .update(unanswered)
    .set({ state: isDismissed ? 'dismissed' : 'open' })
    .where(and(ofOwner(profileId, id), eq(unanswered.state, isDismissed ? 'open' : 'dismissed')))

/** Notes the story that was begun from a question. */
export const noteStoryStarted = ({ db }: Call, profileId: number, id: number, storyId: number) =>
  db.update(unanswered).set({ storyId }).where(ofOwner(profileId, id))

/** Links a question of the profile to a story that answers it, or, by null, to none any more. */
export const linkQuestion = ({ db }: Call, profileId: number, id: number, storyId: number | null) =>
  db
    .update(unanswered)
    .set({
      storyId,
      state:
        storyId === null
          ? sql`case when state = 'answered' and correction_id is null then 'open' else state end`
          : 'answered',
    })
    .where(ofOwner(profileId, id))

/** Marks the open questions that are linked to a story as answered by it, where `onlyIf` holds. */
export const markAnsweredByStory = ({ db }: Call, storyId: number, onlyIf: SQL) =>
  db
    .update(unanswered)
    .set({ state: 'answered' })
    .where(and(eq(unanswered.storyId, storyId), eq(unanswered.state, 'open'), onlyIf))

/** The conversations of a visitor, and one of them, for `redactUnansweredOfConversations`. */
export const ofVisitor = (visitorId: string): SQL => sql`s.visitor_id = ${visitorId}`
export const ofConversation = (sessionId: string, visitorId: string): SQL =>
  sql`s.id = ${sessionId} and s.visitor_id = ${visitorId}`

/**
 * Takes a visitor's own words out of the unanswered questions, before these conversations `s` are deleted: a question
 * that nobody else asked is deleted, and of the others only the key stays.
 */
export function redactUnansweredOfConversations({ db }: Call, which: SQL) {
  const isAsked = sql`exists (select 1 from ${chatSessions} s join ${chatMessages} m on m.session_id = s.id
    where ${which} and s.profile_id = unanswered.profile_id and m.is_user = 1 and m.text = unanswered.example)`
  const inProfiles = sql`profile_id in (select s.profile_id from ${chatSessions} s where ${which})`
  // Who left an address is answered by mail, also after the conversation.
  const isAwaited = sql`exists (select 1 from ${questions} where unanswered_id = unanswered.id)`
  return [
    db
      .delete(unanswered)
      .where(sql`${inProfiles} and count = 1 and correction_id is null and not ${isAwaited} and ${isAsked}`),
    db.update(unanswered).set({ example: sql`asked_key` }).where(sql`${inProfiles} and ${isAsked}`),
  ] as const
}

/** The messages of a device, and those from a mailbox, for `redactUnansweredOfMessages`. */
export const messagesOf = (visitorId: string): SQL => sql`${questions.visitorId} = ${visitorId}`
export const messagesUnder = (mailbox: OwnedMailbox): SQL => isUnder(questions, mailbox)
/** The message of an expert's lead, for the same. */
export const messageOfLead = (profileId: number, leadId: number): SQL =>
  sql`${questions.id} = (select l.question_id from ${leads} l where l.id = ${leadId} and l.profile_id = ${profileId})`

/**
 * Takes the words of messages out of the unanswered questions, before these messages are deleted: a question that nobody
 * else asked or waits for is deleted, also one whose conversation was erased before; of the others only the key stays.
 */
export function redactUnansweredOfMessages({ db }: Call, which: SQL) {
  const own = sql`id in (select unanswered_id from ${questions} where ${which}
    and unanswered_id is not null) and exists (select 1 from ${questions}
    where ${questions.unansweredId} = unanswered.id and ${which}
      and (question = unanswered.example or unanswered.example = unanswered.asked_key))`
  const others = sql`exists (select 1 from ${questions}
    where ${questions.unansweredId} = unanswered.id and (${which}) is not true)`
  return [
    db.delete(unanswered).where(sql`${own} and count = 1 and correction_id is null and not ${others}`),
    db.update(unanswered).set({ example: sql`asked_key` }).where(own),
  ] as const
}

/** Deletes what nobody has asked for 400 days (R26), and the hashes of past days. */
export async function expireUnanswered(call: Call) {
  const { db, now } = call
  await db
    .update(unanswered)
    .set({ askedToday: [] })
    .where(sql`asked_today <> '[]' and last_at < ${Date.parse(dayOf(now))}`)
  await eraseInSlices(call, unanswered, lt(unanswered.lastAt, daysAgo(call, retentionDays)))
}

/** Deletes the unanswered questions of an expert in slices; answers whether none is left. */
export const eraseUnansweredOf = (call: Call, profileId: number) =>
  eraseInSlices(call, unanswered, eq(unanswered.profileId, profileId))
