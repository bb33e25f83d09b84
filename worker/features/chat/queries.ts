import { desc, eq, lt } from 'drizzle-orm'
import type { ChatMessage } from '#schema/chat.ts'
import { AppError } from '../../services/app-error.ts'
import { type Database, tables } from '../../services/database.ts'

const { chatMessages, chatSessions } = tables

/** A visitor's own conversation, oldest message first; of a very long one its last 400. @throws AppError SESSION_NOT_YOURS */
export async function readConversation(
  db: Database,
  sessionId: string,
  visitorId: string,
): Promise<ChatMessage[]> {
  const [[session], messages] = await db.batch([
    db.select({ visitorId: chatSessions.visitorId }).from(chatSessions).where(eq(chatSessions.id, sessionId)),
    db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.sessionId, sessionId))
      .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
      .limit(400),
  ])
  if (session && session.visitorId !== visitorId) throw new AppError('SESSION_NOT_YOURS')
  return messages.toReversed().map((message) => ({
    id: message.id,
    text: message.text,
    isUser: message.isUser,
    timestamp: message.createdAt.toISOString(),
    citations: message.citations,
  }))
}

/** The latest messages of a session, oldest first, for the model to remember. */
export const recentMessages = (db: Database, sessionId: string, messages: number) =>
  db
    .select({ id: chatMessages.id, isUser: chatMessages.isUser, text: chatMessages.text })
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, sessionId))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(messages)

/** Sessions in which nothing was said since a moment. */
export const quietSessions = (db: Database, since: Date) =>
  db.select({ id: chatSessions.id }).from(chatSessions).where(lt(chatSessions.lastActivityAt, since))
