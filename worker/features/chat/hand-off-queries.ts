import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { confirmedHandOffEmail } from '../agent-settings/queries.ts'
import { isPublic } from '../profiles/queries.ts'

const { agentSettings, chatMessages, chatSessions, profiles } = tables

/** The visitor of a conversation; undefined where there is none. */
export async function visitorOfConversation({ db }: Call, sessionId: string): Promise<string | undefined> {
  const [session] = await db
    .select({ visitorId: chatSessions.visitorId })
    .from(chatSessions)
    .where(eq(chatSessions.id, sessionId))
  return session?.visitorId
}

/** The condition that a visitor has no such conversation. */
export const isNoConversation = (sessionId: string, visitorId: string): SQL =>
  sql`not exists (select 1 from ${chatSessions} where id = ${sessionId} and visitor_id = ${visitorId})`

/** The expert of a conversation and where transcripts go; undefined where the page is not public. */
export async function findExpertOf({ db }: Call, sessionId: string) {
  const [found] = await db
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      profileUrl: profiles.profileUrl,
      email: profiles.email,
      isSample: profiles.isSample,
      ownerId: profiles.ownerId,
      plan: profiles.plan,
      handOffEmail: confirmedHandOffEmail,
    })
    .from(chatSessions)
    .innerJoin(profiles, eq(profiles.id, chatSessions.profileId))
    .leftJoin(agentSettings, eq(agentSettings.profileId, profiles.id))
    .where(and(eq(chatSessions.id, sessionId), isPublic))
  return found
}

/** Every line of a conversation as it was said, oldest first. */
export const transcriptOf = ({ db }: Call, sessionId: string) =>
  db
    .select({
      text: chatMessages.text,
      isUser: chatMessages.isUser,
      grounds: chatMessages.grounds,
      toolUses: chatMessages.toolUses,
      at: chatMessages.createdAt,
    })
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, sessionId))
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id))
