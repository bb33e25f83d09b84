import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Correction } from '#schema/corrections/correction-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { cutPage, readCursor } from '../../services/paging.ts'
import { questionKey } from '../knowledge/question-key.ts'
import { plansWith } from '../profiles/plan-queries.ts'

const { corrections, stories, unanswered } = tables
const pageLength = 24

/** A correction as the agent reads it. */
export type TaughtCorrection = {
  id: number
  asked: string
  askedKey: string
  answer: string
  editedAt: Date
  /** What visitors had asked in other words when it was taught. */
  alsoAsked: readonly { asked: string; askedKey: string }[]
}

/** The corrections of a profile that its agent may quote, edited last first. */
export const quotableCorrections = ({ db }: Pick<Call, 'db'>, profileId: SQL | number) =>
  db
    .select({
      id: corrections.id,
      asked: corrections.asked,
      askedKey: corrections.askedKey,
      answer: corrections.answer,
      editedAt: corrections.editedAt,
      alsoAsked:
        sql`(select json_group_array(json_object('asked', example, 'askedKey', asked_key)) from ${unanswered}
        where correction_id = corrections.id and asked_key <> corrections.asked_key)`.mapWith(
          (json): TaughtCorrection['alsoAsked'] => JSON.parse(json),
        ),
    })
    .from(corrections)
    .where(and(eq(corrections.profileId, profileId), eq(corrections.isActive, true), isCurrent))
    .orderBy(desc(corrections.editedAt), desc(corrections.id))

/** What these profiles teach and their agents may quote, in SQL: `profileId` and `answer`. */
export const publishedAnswers = (profileIds: readonly number[]): SQL =>
  sql`select taught.profile_id as "profileId", taught.answer from ${corrections} taught
    join profiles on profiles.id = taught.profile_id and profiles.plan in (${plansWith('advancedAgent')})
    where taught.profile_id in (select value from json_each(${JSON.stringify(profileIds)}))
      and taught.is_active = 1 and taught.retired_at is null`

/** The same, read: the answers of each profile that has any. */
export async function answersTaughtBy({ db }: Call, profileIds: readonly number[]) {
  if (!profileIds.length) return new Map<number, string[]>()
  const rows = await db.all<{ profileId: number; answer: string }>(publishedAnswers(profileIds))
  const answers = Map.groupBy(rows, ({ profileId }) => profileId)
  return new Map([...answers].map(([id, own]) => [id, own.map(({ answer }) => answer)]))
}

/** The condition that no newer correction took its place. */
const isCurrent = isNull(corrections.retiredAt)

/** Corrections with the titles of their stories, a draft's newest one where none is published. */
const selectCorrections = ({ db }: Call) =>
  db
    .select({
      id: corrections.id,
      asked: corrections.asked,
      answer: corrections.answer,
      isActive: corrections.isActive,
      lookAgain: corrections.lookAgain,
      storyId: corrections.storyId,
      storyTitle: sql<
        string | null
      >`coalesce(nullif(${stories.title}, ''), (select v.title from story_versions v
        where v.story_id = ${stories.id} order by v.version desc limit 1))`,
      createdAt: corrections.createdAt,
      editedAt: corrections.editedAt,
    })
    .from(corrections)
    .leftJoin(stories, eq(stories.id, corrections.storyId))

type Row = Awaited<ReturnType<typeof selectCorrections>>[number]
export const asCorrection = ({ storyId, storyTitle, createdAt, editedAt, ...row }: Row): Correction => ({
  ...row,
  story: storyId === null ? null : { id: storyId, title: storyTitle ?? '' },
  createdAt: createdAt.toISOString(),
  editedAt: editedAt.toISOString(),
})

/** An owner's corrections, edited last first, 24 at a time. @throws AppError BAD_REQUEST. */
export async function ownCorrections(call: Call, profileId: number, cursor?: string) {
  const after = readCursor(cursor, 'integer', 'integer')
  const isAfter = after && sql`(${corrections.editedAt}, ${corrections.id}) < (${after[0]}, ${after[1]})`
  const rows = await selectCorrections(call)
    .where(and(eq(corrections.profileId, profileId), isCurrent, isAfter))
    .orderBy(desc(corrections.editedAt), desc(corrections.id))
    .limit(pageLength + 1)
  const { page, nextCursor } = cutPage(rows, pageLength, ({ editedAt, id }) => [editedAt.getTime(), id])
  return { corrections: page.map(asCorrection), nextCursor }
}

/** One correction of an owner that stands; undefined if there is none. */
export async function findCorrection(
  call: Call,
  profileId: number,
  id: number,
): Promise<Correction | undefined> {
  const [found] = await selectCorrections(call).where(
    and(eq(corrections.id, id), eq(corrections.profileId, profileId), isCurrent),
  )
  return found && asCorrection(found)
}

/** The correction of a question that stands, for `asCorrection`. */
export const selectCurrent = (call: Call, profileId: number, question: string) =>
  selectCorrections(call).where(
    and(eq(corrections.profileId, profileId), eq(corrections.askedKey, questionKey(question)), isCurrent),
  )

/** The condition that only the key is left of a correction's question, which somebody read in these words. */
export const isAskedErased = (profileId: number, id: number, shown: string): SQL =>
  sql`exists (select 1 from ${corrections} where id = ${id} and profile_id = ${profileId}
    and asked = asked_key and asked <> ${shown})`

/** The id of the correction of a question that stands, in SQL; null where there is none. */
export const currentCorrectionId = (profileId: number, key: string): SQL =>
  sql`(select id from ${corrections} where profile_id = ${profileId} and asked_key = ${key} and retired_at is null)`
