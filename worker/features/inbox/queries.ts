import { and, asc, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { InboxQuery } from '#schema/inbox/inbox.ts'
import type { InboxPage, Unanswered } from '#schema/inbox/inbox-answers.ts'
import { spelledOnce } from '#schema/tables/normalised-email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { cutPage, readCursor } from '../../services/paging.ts'
import { readTogether } from '../../services/write.ts'
import { questionKey } from '../knowledge/question-key.ts'

const { corrections, questions, stories, unanswered } = tables
const pageLength = 24
const maxCounted = 1000

/** How many left an address and wait for the owner's answer. */
const waiting = sql<number>`(select count(*) from ${questions} where unanswered_id = ${unanswered.id}
  and status = 'open' and email is not null)`

const selectUnanswered = ({ db }: Call) =>
  db
    .select({
      id: unanswered.id,
      example: unanswered.example,
      count: unanswered.count,
      source: unanswered.source,
      firstAt: unanswered.firstAt,
      lastAt: unanswered.lastAt,
      state: unanswered.state,
      waiting,
      // One that a newer one retired is not what the agent says.
      correctionId: corrections.id,
      storyId: unanswered.storyId,
    })
    .from(unanswered)
    .leftJoin(
      corrections,
      and(eq(corrections.id, unanswered.correctionId), sql`${corrections.retiredAt} is null`),
    )

type Row = Awaited<ReturnType<typeof selectUnanswered>>[number]
const asUnanswered = ({ firstAt, lastAt, ...item }: Row): Unanswered => ({
  ...item,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
})

/** Unanswered questions, 24 at a time. @throws AppError BAD_REQUEST. */
export async function inboxOf(
  call: Call,
  profileId: number,
  { show, order, cursor }: InboxQuery,
): Promise<Omit<InboxPage, 'canTeach'>> {
  const column = order === 'newest' ? unanswered.lastAt : unanswered.count
  const after = readCursor(cursor, 'integer', 'integer')
  const isAfter = after && sql`(${column}, ${unanswered.id}) < (${after[0]}, ${after[1]})`
  const { items, open } = await readTogether(call, {
    items: selectUnanswered(call)
      .where(and(eq(unanswered.profileId, profileId), eq(unanswered.state, show), isAfter))
      .orderBy(desc(column), desc(unanswered.id))
      .limit(pageLength + 1),
    open: call.db.all<{ open: number }>(sql`select count(*) as open from (select 1 from ${unanswered}
      where profile_id = ${profileId} and state = 'open' limit ${maxCounted})`),
  })
  const { page, nextCursor } = cutPage(items, pageLength, ({ lastAt, count, id }) => [
    order === 'newest' ? lastAt.getTime() : count,
    id,
  ])
  return {
    items: page.map(asUnanswered),
    nextCursor,
    open: open[0]?.open ?? 0,
  }
}

/** An unanswered question of a profile; undefined where it is not theirs. */
export async function findUnanswered(
  call: Call,
  profileId: number,
  id: number,
): Promise<Unanswered | undefined> {
  const [found] = await selectUnanswered(call).where(
    and(eq(unanswered.id, id), eq(unanswered.profileId, profileId)),
  )
  return found && asUnanswered(found)
}

/** The id of an unanswered question, in SQL; null where there is none. */
export const unansweredAt = (profileId: number, question: string): SQL =>
  sql`(select id from ${unanswered} where profile_id = ${profileId} and asked_key = ${questionKey(question)})`

/** Unanswered questions that are linked to a story that answers them, in the words of who asked first. */
export type LinkedQuestion = { storyId: number; asked: string; askedKey: string }
const maxLinked = 200

/** The questions that are linked to the published stories of a profile, asked last first; of many the first 200. */
export const findLinkedQuestions = ({ db }: Pick<Call, 'db'>, profileId: SQL | number) =>
  db
    .select({ storyId: stories.id, asked: unanswered.example, askedKey: unanswered.askedKey })
    .from(stories)
    .innerJoin(unanswered, eq(unanswered.storyId, stories.id))
    .where(
      and(
        eq(stories.profileId, profileId),
        eq(stories.status, 'validated'),
        eq(unanswered.profileId, stories.profileId),
        ne(unanswered.state, 'dismissed'),
      ),
    )
    .orderBy(desc(unanswered.lastAt), desc(unanswered.id))
    .limit(maxLinked)

/** The condition that an unanswered question is gone, or stands in other words than these. */
export const hasOtherWording = (profileId: number, id: number, example: string): SQL =>
  sql`not exists (select 1 from ${unanswered} where id = ${id} and profile_id = ${profileId} and example = ${example})`

/** The condition that a story is not one of a profile’s. */
export const isNotTheirs = (profileId: number, storyId: number): SQL =>
  sql`not exists (select 1 from ${stories} where id = ${storyId} and profile_id = ${profileId})`

const maxMailed = 200

/** Who left an address and waits for the answer to an unanswered question, longest first; of many the first 200. */
export const waitingFor = ({ db }: Call, profileId: number, id: number) =>
  db
    .select({
      id: questions.id,
      email: sql<string>`${questions.email}`,
      mailbox: sql<string>`${spelledOnce(questions.normalisedEmail)}`,
      question: questions.question,
    })
    .from(questions)
    .where(
      and(
        eq(questions.unansweredId, id),
        eq(questions.profileId, profileId),
        eq(questions.status, 'open'),
        isNotNull(questions.email),
      ),
    )
    .orderBy(asc(questions.id))
    .limit(maxMailed)
