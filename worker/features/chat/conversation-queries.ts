import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ConversationsPage, HeldConversation } from '#schema/conversations.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { chatMessages, chatSessions, leads, questions } = tables
const pageLength = 24
const longestOpening = 300

/** What an expert sees of a conversation without opening it. */
const columns = {
  id: chatSessions.id,
  startedAt: chatSessions.startedAt,
  lastActivityAt: chatSessions.lastActivityAt,
  readAt: chatSessions.readAt,
  opening: sql<string>`coalesce((select substr(text, 1, ${longestOpening}) from ${chatMessages}
    where session_id = chat_sessions.id and is_user = 1 order by created_at, id limit 1), '')`,
  questions: sql<number>`(select count(*) from ${chatMessages} where session_id = chat_sessions.id and is_user = 1)`,
  lead: sql<
    string | null
  >`(select json_object('id', l.id, 'name', l.name, 'email', l.email) from ${questions} q
    inner join ${leads} l on l.question_id = q.id where q.session_id = chat_sessions.id order by l.id desc limit 1)`,
}
type Row = {
  id: string
  startedAt: Date
  lastActivityAt: Date
  readAt: Date | null
  opening: string
  questions: number
  lead: string | null
}
const shownAs = ({ startedAt, lastActivityAt, readAt, lead, ...row }: Row) => ({
  ...row,
  startedAt: startedAt.toISOString(),
  lastActivityAt: lastActivityAt.toISOString(),
  isRead: readAt !== null && readAt >= lastActivityAt,
  lead: lead === null ? null : (JSON.parse(lead) as ConversationsPage['conversations'][number]['lead']),
})

/** The conversations with an expert's agent that the expert may read, the latest first, 24 at a time (R20). */
export async function conversationsWith(
  { db }: Call,
  profileId: number,
  cursor?: string,
): Promise<ConversationsPage> {
  const [at = '', id = ''] = cursor?.split('_', 2) ?? []
  const before = Number.parseInt(at, 36) || Number.MAX_SAFE_INTEGER
  const rows = await db
    .select(columns)
    .from(chatSessions)
    .where(
      and(
        eq(chatSessions.profileId, profileId),
        isNotNull(chatSessions.noticeAt),
        sql`(last_activity_at, id) < (${before}, ${id})`,
      ),
    )
    .orderBy(desc(chatSessions.lastActivityAt), desc(chatSessions.id))
    .limit(pageLength + 1)
  const shown = rows.slice(0, pageLength)
  const last = rows.length > pageLength ? shown.at(-1) : undefined
  return {
    conversations: shown.map(shownAs),
    nextCursor: last ? `${last.lastActivityAt.getTime().toString(36)}_${last.id}` : null,
  }
}

const longestShown = 400

/** One of them with what was said; undefined if there is none that the expert may read. */
export async function findConversation(
  { db }: Call,
  profileId: number,
  sessionId: string,
): Promise<HeldConversation | undefined> {
  const [[found], lines] = await db.batch([
    db
      .select(columns)
      .from(chatSessions)
      .where(
        and(
          eq(chatSessions.id, sessionId),
          eq(chatSessions.profileId, profileId),
          isNotNull(chatSessions.noticeAt),
        ),
      ),
    db
      .select({
        id: chatMessages.id,
        text: chatMessages.text,
        isUser: chatMessages.isUser,
        at: chatMessages.createdAt,
        citations: chatMessages.citations,
      })
      .from(chatMessages)
      .where(eq(chatMessages.sessionId, sessionId))
      .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
      .limit(longestShown),
  ])
  return (
    found && {
      ...shownAs(found),
      lines: lines.toReversed().map((line) => ({ ...line, at: line.at.toISOString() })),
    }
  )
}

/** How many conversations hold something new to an expert, at most 100 of them. A statement, for a batch. */
export const unreadConversations = ({ db }: Call, profileId: number) =>
  db.all<{ unread: number }>(sql`select count(*) as unread from (select 1 from ${chatSessions}
    where profile_id = ${profileId} and notice_at is not null and (read_at is null or read_at < last_activity_at) limit 100)`)
