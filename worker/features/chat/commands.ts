import { and, eq, lt, sql } from 'drizzle-orm'
import type { Citation } from '#schema/chat.ts'
import { AppError } from '../../services/app-error.ts'
import { type Database, tables } from '../../services/database.ts'
import { quietSessions, recentMessages } from './queries.ts'

const { chatMessages, chatSessions } = tables
const remembered = 24
const keptDays = 90

type Speaker = { sessionId: string; visitorId: string; profileId: number; now: Date }
type Line = { id: string; text: string; isUser: boolean; citations?: Citation[] }

/**
 * Saves a line in the visitor's session with an agent, beginning the session if it is new, and answers
 * with what was said before, oldest first. Saving the same id twice adds nothing; neither does a
 * question that already stands unanswered at the end. One round trip.
 * @throws AppError SESSION_NOT_YOURS when the session is another visitor's or another agent's (R20).
 */
export async function saveLine(db: Database, { sessionId, visitorId, profileId, now }: Speaker, line: Line) {
  const at = now.getTime()
  const own = sql`select 1 from ${chatSessions} where id = ${sessionId} and visitor_id = ${visitorId} and profile_id = ${profileId}`
  const unanswered = sql`select 1 from (select text, is_user from ${chatMessages} where session_id = ${sessionId}
    order by created_at desc, id desc limit 1) where is_user = 1 and text = ${line.text}`
  const [, , , sessions, messages] = await db.batch([
    db
      .insert(chatSessions)
      .values({ id: sessionId, visitorId, profileId, startedAt: now, lastActivityAt: now })
      .onConflictDoNothing(),
    db.run(sql`insert into ${chatMessages} (id, session_id, is_user, text, citations, created_at)
      select ${line.id}, ${sessionId}, ${line.isUser ? 1 : 0}, ${line.text}, ${JSON.stringify(line.citations ?? [])}, ${at}
      where exists (${own}) and not (${line.isUser ? 1 : 0} and exists (${unanswered}))
      on conflict do nothing`),
    db
      .update(chatSessions)
      .set({ lastActivityAt: now })
      .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.visitorId, visitorId))),
    db
      .select({ visitorId: chatSessions.visitorId, profileId: chatSessions.profileId })
      .from(chatSessions)
      .where(eq(chatSessions.id, sessionId)),
    recentMessages(db, sessionId, remembered),
  ])
  const session = sessions[0]
  if (session?.visitorId !== visitorId || session.profileId !== profileId)
    throw new AppError('SESSION_NOT_YOURS')
  return messages.toReversed()
}

/** Erases conversations in which nothing was said for 90 days (R26). */
export async function expireConversations(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - keptDays * 24 * 3600 * 1000)
  const quiet = quietSessions(db, since)
  await db.batch([
    db.delete(chatMessages).where(sql`${chatMessages.sessionId} in ${quiet}`),
    db.delete(chatSessions).where(lt(chatSessions.lastActivityAt, since)),
  ])
}
