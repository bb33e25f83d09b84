import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ChatMessage, NearestStory } from '#schema/chat/chat-answers.ts'
import type { QuotedCorrection } from '#schema/corrections/correction-answers.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'
import { publicIdAt } from '../profiles/queries.ts'
import { type AgentAnswer, emptyAnswer } from './answer-chunks.ts'

const { chatMessages, chatSessions, profiles } = tables
/** With the next question, the lines of twelve turns (R21). */
const maxContextLines = 23

/** The visitor and the agent of a conversation. */
export type ChatParties = {
  sessionId: string
  visitorId: string
  /** The id of the agent's profile or draft, in SQL; null where there is none. */
  agent: SQL
  agentKind: 'profile' | 'draft'
  /** Whether the visitor was informed that the expert can read the conversation (R20). */
  knowsOwnerReads?: boolean | undefined
}

/** The column of the agent's id. */
export const agentColumn = ({ agentKind }: Pick<ChatParties, 'agentKind'>) =>
  sql.identifier(`${agentKind}_id`)

/** Stories that an answer cites or offers, as stored. Rows from before December 2026 say `plate`, until they expire (R26). */
export const withStoryIndex = <Named extends NearestStory>(stored: readonly Named[]) =>
  stored.map(({ plate, ...story }: Named & { plate?: number }) => ({
    ...story,
    storyIndex: story.storyIndex ?? plate,
  }))

/** A visitor's own conversation, oldest line first and its last 400. @throws AppError SESSION_NOT_YOURS. */
export async function readConversation(
  call: Call,
  sessionId: string,
  visitorId: string | undefined,
): Promise<ChatMessage[]> {
  const { db } = call
  const {
    sessions: [session],
    messages,
  } = await readTogether(call, {
    sessions: db
      .select({ visitorId: chatSessions.visitorId })
      .from(chatSessions)
      .where(eq(chatSessions.id, sessionId)),
    messages: db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.sessionId, sessionId))
      .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
      .limit(400),
  })
  if (session && session.visitorId !== visitorId) throw new AppError('SESSION_NOT_YOURS')
  return messages.toReversed().map((message) => ({
    id: message.id,
    isUser: message.isUser,
    timestamp: message.createdAt.toISOString(),
    ...contentOf(message),
  }))
}

/** The columns of what a line says, with what it cites. */
export const contentColumns = {
  text: chatMessages.text,
  citations: chatMessages.citations,
  suggestion: chatMessages.suggestion,
  perhaps: chatMessages.perhaps,
  corrections: chatMessages.corrections,
  grounds: chatMessages.grounds,
  toolUses: chatMessages.toolUses,
}

/** What a line says, as its visitor reads it. */
const contentOf = (message: Pick<typeof chatMessages.$inferSelect, keyof typeof contentColumns>) => ({
  text: message.text,
  citations: withStoryIndex(message.citations),
  ...(message.suggestion && { suggestion: message.suggestion }),
  ...(message.perhaps && { perhaps: withStoryIndex(message.perhaps) }),
  ...(message.corrections && { corrections: message.corrections.map(withoutQuestion) }),
  ...(message.grounds && { grounds: message.grounds }),
  ...(message.toolUses && { toolUses: message.toolUses }),
})

/** The same in an export, which names no citations where there are none. */
export function exportedIn(message: Parameters<typeof contentOf>[0]) {
  const { citations, ...content } = contentOf(message)
  return { ...content, ...(citations.length && { citations }) }
}

/** The id of the answer to a question: asked again after a broken connection, it is not saved twice. */
export const answerIdOf = (questionId: string) => `${questionId}.answer`

/** The saved answer to a question of a session; undefined where there is none. */
export async function findAnswer(
  { db }: Call,
  sessionId: string,
  questionId: string,
): Promise<AgentAnswer | undefined> {
  const [message] = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.id, answerIdOf(questionId)),
        eq(chatMessages.sessionId, sessionId),
        eq(chatMessages.isUser, false),
      ),
    )
  return message && { ...emptyAnswer(), ...contentOf(message) }
}

// Lines of before December 2026 hold the words of whoever asked first.
const withoutQuestion = ({ id, quote, by, at }: QuotedCorrection): QuotedCorrection => ({ id, quote, by, at })

/** Every line of a visitor's conversations, oldest first, with whose agent it was; null for that of their draft. */
export const conversationsOf = ({ db }: Call, visitorId: string) =>
  db
    .select({
      conversation: chatMessages.sessionId,
      profileUrl: profiles.profileUrl,
      isVisitor: chatMessages.isUser,
      said: contentColumns,
      at: chatMessages.createdAt,
      widgetSite: chatSessions.widgetSite,
    })
    .from(chatSessions)
    .innerJoin(chatMessages, eq(chatMessages.sessionId, chatSessions.id))
    .leftJoin(profiles, eq(profiles.id, chatSessions.profileId))
    .where(eq(chatSessions.visitorId, visitorId))
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id))

/** The visitor and agent of a session, in one row also where there is none. */
export const sessionStateOf = ({ db }: Call, parties: ChatParties) =>
  db.all<SessionState>(
    sql`select ${parties.agent} as agent, s.visitor_id as "visitorId", s.${agentColumn(parties)} as "agentOfSession"
      from (select 1) left join ${chatSessions} s on s.id = ${parties.sessionId}`,
  )
type SessionState = { agent: number | null; visitorId: string | null; agentOfSession: number | null }

/**
 * The agent's id of a session that is this visitor's, or new; undefined where there is no such agent.
 * @throws AppError SESSION_NOT_YOURS.
 */
export function agentIn([session]: SessionState[], visitorId: string): number | undefined {
  if (!session?.agent) return undefined
  const isNew = session.visitorId === null
  if (!isNew && (session.visitorId !== visitorId || session.agentOfSession !== session.agent))
    throw new AppError('SESSION_NOT_YOURS')
  return session.agent
}

/** The latest messages of a session, latest first, for the model's context. */
export const recentMessages = ({ db }: Call, sessionId: string) =>
  db
    .select({
      id: chatMessages.id,
      isUser: chatMessages.isUser,
      text: chatMessages.text,
      suggestion: chatMessages.suggestion,
    })
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, sessionId))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(maxContextLines)

const maxRecentQuestions = 10

/** The last ten questions of a visitor to the agent of a profile, latest first. */
export const recentQuestionsOf = ({ db }: Call, visitorId: string, profileUrl: string) =>
  db
    .select({ text: chatMessages.text })
    .from(chatSessions)
    .innerJoin(chatMessages, eq(chatMessages.sessionId, chatSessions.id))
    .where(
      and(
        eq(chatSessions.visitorId, visitorId),
        eq(chatSessions.profileId, publicIdAt(profileUrl)),
        eq(chatMessages.isUser, true),
      ),
    )
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(maxRecentQuestions)

/** The condition that a session is this visitor's with this agent. */
export const ownSession = (parties: ChatParties): SQL =>
  sql`exists (select 1 from ${chatSessions} where id = ${parties.sessionId} and visitor_id = ${parties.visitorId}
    and ${agentColumn(parties)} = ${parties.agent})`

/** The condition that a session has this line already. */
export const isLineOf = (sessionId: string, lineId: string): SQL =>
  sql`exists (select 1 from ${chatMessages} where id = ${lineId} and session_id = ${sessionId})`

/** The condition that a question is the last line of a session. */
export const unansweredLine = (sessionId: string, text: string | SQL): SQL =>
  sql`exists (select 1 from (select text, is_user from ${chatMessages} where session_id = ${sessionId}
    order by created_at desc, id desc limit 1) where is_user = 1 and text = ${text})`

/**
 * The condition that a session is this visitor's with the agent of a profile, which its statement names `profiles`, and
 * has at most one line.
 */
export const hasJustStarted = (parties: ChatParties): SQL =>
  sql`${ownSession({ ...parties, agent: sql`profiles.id` })} and (select count(*) from (select 1 from ${chatMessages}
    where session_id = ${parties.sessionId} limit 2)) = 1`
