import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { maxCorrections } from '#schema/corrections/correction-limits.ts'
import type { CorrectionEdit, NewCorrection } from '#schema/corrections/corrections.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { questionKey } from '../knowledge/question-key.ts'
import { currentCorrectionId } from './queries.ts'

const { chatMessages, chatSessions, corrections, questions, stories } = tables

/** The id of a story that is the profile's, in SQL; null for any other. */
const ownStory = (profileId: number, storyId: number | null) =>
  sql`(select id from ${stories} where id = ${storyId} and profile_id = ${profileId})`

/**
 * Saves an owner's own answer to a question and retires the one that stood, unless it says the same; `current` returns
 * the id of what stands afterwards.
 */
export function teach(
  { db, now }: Call,
  profileId: number,
  { asked, answer, isActive, storyId }: NewCorrection,
) {
  const key = questionKey(asked)
  const at = now.getTime()
  const ofQuestion = sql`profile_id = ${profileId} and asked_key = ${key}`
  const isUnchanged = sql`answer = ${answer} and is_active = ${Number(isActive)}
    and story_id is ${ownStory(profileId, storyId)}`
  return {
    retired: db.run(sql`update ${corrections} set retired_at = ${at}, is_active = 0
      where ${ofQuestion} and retired_at is null and not (${isUnchanged})`),
    inserted: db.run(sql`insert into ${corrections}
        (profile_id, asked, asked_key, answer, is_active, replaces, story_id, created_at, edited_at)
      select ${profileId}, ${asked}, ${key}, ${answer}, ${Number(isActive)},
        (select max(id) from ${corrections} where ${ofQuestion} and retired_at is not null),
        ${ownStory(profileId, storyId)}, ${at}, ${at}
      where ${currentCorrectionId(profileId, key)} is null`),
    current: db.all<{ id: number }>(
      sql`select id from ${corrections} where ${ofQuestion} and retired_at is null`,
    ),
  }
}

/** Retires what stood for a question that is answered in other words now. */
export const retireCurrent = ({ db, now }: Call, profileId: number, question: string) =>
  db
    .update(corrections)
    .set({ retiredAt: now, isActive: false })
    .where(
      and(
        eq(corrections.profileId, profileId),
        eq(corrections.askedKey, questionKey(question)),
        sql`retired_at is null`,
      ),
    )

/** The condition that a profile has the most corrections, and none of this question that a new one would replace. */
export const isFull = (profileId: number, question: string): SQL =>
  sql`(${currentCorrectionId(profileId, questionKey(question))} is null and (select count(*) from ${corrections}
    where profile_id = ${profileId} and retired_at is null) >= ${maxCorrections})`

/**
 * Edits a correction of the profile that stands, and retires another one that its new question had; what is undefined
 * stays. `edited` returns a row if it stood.
 */
export function editCorrection(
  { db, now }: Call,
  profileId: number,
  id: number,
  { asked, answer, isActive, storyId }: CorrectionEdit,
) {
  const key = asked === undefined ? undefined : questionKey(asked)
  const isOwn = and(eq(corrections.id, id), eq(corrections.profileId, profileId), sql`retired_at is null`)
  return {
    retired:
      key === undefined
        ? []
        : [
            db.run(sql`update ${corrections} set retired_at = ${now.getTime()}, is_active = 0
              where profile_id = ${profileId} and asked_key = ${key} and retired_at is null and id <> ${id}
                and exists (select 1 from ${corrections} own where own.id = ${id}
                  and own.profile_id = ${profileId} and own.retired_at is null)`),
          ],
    edited: db
      .update(corrections)
      .set({
        ...(asked !== undefined && { asked, askedKey: key }),
        ...(answer !== undefined && { answer }),
        ...(isActive !== undefined && { isActive }),
        ...(storyId !== undefined && { storyId: ownStory(profileId, storyId) }),
        lookAgain: false,
        editedAt: now,
      })
      .where(isOwn)
      .returning({ id: corrections.id }),
  }
}

/**
 * Deletes a correction of the profile and the older ones that it retired; a newer one of the same question stays. Safe
 * to repeat.
 */
export const deleteCorrection = ({ db }: Call, profileId: number, id: number) =>
  db.delete(corrections).where(
    and(
      eq(corrections.profileId, profileId),
      or(
        eq(corrections.id, id),
        sql`retired_at is not null and asked_key = (select own.asked_key from ${corrections} own
          where own.id = ${id} and own.profile_id = ${profileId})`,
      ),
    ),
  )

/** Asks the owner to look again at what is taught about a story, where `onlyIf` holds. */
export const markLookAgain = ({ db }: Call, storyId: number, onlyIf: SQL = sql`true`) =>
  db
    .update(corrections)
    .set({ lookAgain: true })
    .where(and(eq(corrections.storyId, storyId), onlyIf))

/** Switches off what an agent was taught, where `onlyIf` holds; its owner still finds it. */
export const switchOffCorrections = ({ db }: Call, profileId: SQL<number>, onlyIf: SQL) =>
  db
    .update(corrections)
    .set({ isActive: false })
    .where(and(eq(corrections.profileId, profileId), onlyIf))

/** Replaces the visitor's words in a correction by the key of their question, before these conversations `s` are deleted. */
export const redactCorrectionsOfConversations = ({ db }: Call, which: SQL) =>
  db
    .update(corrections)
    .set({ asked: sql`asked_key` })
    .where(sql`profile_id in (select s.profile_id from ${chatSessions} s where ${which})
      and exists (select 1 from ${chatSessions} s join ${chatMessages} m on m.session_id = s.id
        where ${which} and s.profile_id = corrections.profile_id and m.is_user = 1 and m.text = corrections.asked)`)

/** The same before these messages, rows of `questions`, are deleted. */
export const redactCorrectionsOfMessages = ({ db }: Call, which: SQL) =>
  db
    .update(corrections)
    .set({ asked: sql`asked_key` })
    .where(sql`profile_id in (select ${questions.profileId} from ${questions} where ${which})
      and exists (select 1 from ${questions} where ${which}
        and ${questions.profileId} = corrections.profile_id and question = corrections.asked)`)

/** Deletes what an owner taught. */
export const eraseCorrectionsOf = ({ db }: Call, profileId: number) =>
  db.delete(corrections).where(eq(corrections.profileId, profileId))
