import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { ConversationsPage, ConversationWithLines } from '#schema/chat/chat-answers.ts'
import { cutAtWord } from '#schema/text/cut-at-word.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { cutPage, readCursor } from '../../services/paging.ts'
import { readTogether } from '../../services/write.ts'
import { withStoryIndex } from './queries.ts'

const { chatMessages, chatSessions, leads, questions } = tables
const pageLength = 24
const exportBatchSize = 25
const maxLines = 400
const maxOpeningLength = 300

/** The columns of a conversation in the expert's list. */
const columns = {
  id: chatSessions.id,
  startedAt: chatSessions.startedAt,
  lastActivityAt: chatSessions.lastActivityAt,
  readAt: chatSessions.readAt,
  widgetSite: chatSessions.widgetSite,
  opening: sql<string>`coalesce((select substr(text, 1, ${maxOpeningLength}) from ${chatMessages}
    where session_id = chat_sessions.id and is_user = 1 order by created_at, id limit 1), '')`,
  questions: sql<number>`(select count(*) from ${chatMessages} where session_id = chat_sessions.id and is_user = 1)`,
  lead: sql<
    string | null
  >`(select json_object('id', l.id, 'name', l.name, 'email', l.email) from ${questions} q
    inner join ${leads} l on l.question_id = q.id where q.session_id = chat_sessions.id order by q.id desc limit 1)`,
}
type Row = {
  id: string
  startedAt: Date
  lastActivityAt: Date
  readAt: Date | null
  widgetSite: string | null
  opening: string
  questions: number
  lead: string | null
}
const asConversation = ({ startedAt, lastActivityAt, readAt, lead, opening, ...row }: Row) => ({
  ...row,
  // Of a longer one there is one character more than is shown.
  opening: cutAtWord(opening, maxOpeningLength - 1),
  startedAt: startedAt.toISOString(),
  lastActivityAt: lastActivityAt.toISOString(),
  isRead: readAt !== null && readAt >= lastActivityAt,
  lead: lead === null ? null : (JSON.parse(lead) as ConversationsPage['conversations'][number]['lead']),
})

/** The condition that an expert may read a conversation: it began after the notice that says so (R20). */
const readableBy = (profileId: number) =>
  and(eq(chatSessions.profileId, profileId), isNotNull(chatSessions.noticeAt))

/** The conversations that an expert may read, the latest first, 24 at a time (R20). @throws AppError BAD_REQUEST. */
export async function conversationsWith(
  { db }: Call,
  profileId: number,
  cursor?: string,
): Promise<ConversationsPage> {
  const [at, id] = readCursor(cursor, 'integer', 'text') ?? [Number.MAX_SAFE_INTEGER, '']
  const rows = await db
    .select(columns)
    .from(chatSessions)
    .where(and(readableBy(profileId), sql`(last_activity_at, id) < (${at}, ${id})`))
    .orderBy(desc(chatSessions.lastActivityAt), desc(chatSessions.id))
    .limit(pageLength + 1)
  const { page, nextCursor } = cutPage(rows, pageLength, ({ lastActivityAt, id }) => [
    lastActivityAt.getTime(),
    id,
  ])
  return { conversations: page.map(asConversation), nextCursor }
}

const lineColumns = {
  id: chatMessages.id,
  text: chatMessages.text,
  isUser: chatMessages.isUser,
  at: chatMessages.createdAt,
  citations: chatMessages.citations,
  perhaps: chatMessages.perhaps,
  grounds: chatMessages.grounds,
  toolUses: chatMessages.toolUses,
}

/** The lines of a conversation, the last first and at most 400. */
const lastLines = ({ db }: Call, sessionId: string) =>
  db
    .select(lineColumns)
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, sessionId))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(maxLines)

type Line = Awaited<ReturnType<typeof lastLines>>[number]

/** The next 400 lines of a conversation after one of them, in order; its first without one. */
export const linesAfter = ({ db }: Call, sessionId: string, line?: Pick<Line, 'at' | 'id'>) =>
  db
    .select(lineColumns)
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.sessionId, sessionId),
        line && sql`(created_at, id) > (${line.at.getTime()}, ${line.id})`,
      ),
    )
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id))
    .limit(maxLines)

const withLines = (found: Row, lines: readonly Line[]): ConversationWithLines => ({
  ...asConversation(found),
  lines: lines.map((line) => ({
    ...line,
    at: line.at.toISOString(),
    citations: withStoryIndex(line.citations),
    perhaps: line.perhaps && withStoryIndex(line.perhaps),
  })),
})

/** A conversation with its lines; undefined if the expert may not read it. */
export async function findConversation(
  call: Call,
  profileId: number,
  sessionId: string,
): Promise<ConversationWithLines | undefined> {
  const {
    sessions: [found],
    lines,
  } = await readTogether(call, {
    sessions: call.db
      .select(columns)
      .from(chatSessions)
      .where(and(eq(chatSessions.id, sessionId), readableBy(profileId))),
    lines: lastLines(call, sessionId),
  })
  return found && withLines(found, lines.toReversed())
}

/**
 * All conversations, the latest first, each with all its lines, 400 at a time; the selection is fixed at the start, so
 * that a conversation that goes on is not missed.
 */
export async function* everyConversation(
  call: Call,
  profileId: number,
): AsyncGenerator<ConversationWithLines> {
  const { db } = call
  const ids = await db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(readableBy(profileId))
    .orderBy(desc(chatSessions.lastActivityAt), desc(chatSessions.id))
  for (let start = 0; start < ids.length; start += exportBatchSize) {
    const batch = ids.slice(start, start + exportBatchSize).map(({ id }) => id)
    const { rows, lines } = await readTogether(call, {
      rows: db
        .select(columns)
        .from(chatSessions)
        .where(and(inArray(chatSessions.id, batch), readableBy(profileId))),
      lines: batch.map((id) => linesAfter(call, id)),
    })
    for (const [number, id] of batch.entries()) {
      const found = rows.find((row) => row.id === id)
      if (!found) continue
      let page: readonly Line[] = lines[number] ?? []
      yield withLines(found, page)
      while (page.length === maxLines) {
        page = await linesAfter(call, id, page.at(-1))
        yield withLines(found, page)
      }
    }
  }
}

/** How many conversations have unread lines for an expert, at most 100, in SQL. */
export const unreadConversations = (profileId: SQL | number) =>
  sql<number>`(select count(*) from (select 1 from ${chatSessions}
    where profile_id = ${profileId} and notice_at is not null and (read_at is null or read_at < last_activity_at) limit 100))`
