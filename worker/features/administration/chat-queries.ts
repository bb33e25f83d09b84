import { sql } from 'drizzle-orm'
import type { ChatRecord } from '#schema/administration/administration-answers.ts'
import { profileAssistant } from '#schema/drafts/profile-assistant.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readCursor, writeCursor } from '../../services/paging.ts'
import { readTogether } from '../../services/write.ts'
import { isPublic } from '../profiles/queries.ts'
import { countOf } from './queries.ts'

const { chatMessages, chatSessions, profiles } = tables

type Page = { rows: ChatRecord[]; nextCursor: string | null; total: string | null }
type StoredMessage = { sessionId: string; profileUrl: string | null; isPublic: number; createdAt: number }

/**
 * The messages of a page of conversations without their texts, the conversations by their last activity; `limit` and
 * `total` count conversations. @throws AppError BAD_REQUEST.
 */
export async function chatPageOf(
  call: Call,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page> {
  const { db } = call
  const position = readCursor(cursor, 'integer', 'integer')
  const before = position ? sql`where (last_activity_at, rowid) < (${position[0]}, ${position[1]})` : sql``
  const sessions = (atMost: number) => sql`select id, rowid as number, profile_id, last_activity_at
    from ${chatSessions} ${before} order by last_activity_at desc, rowid desc limit ${atMost}`
  const { total, ends, messages } = await readTogether(call, {
    total: position ? undefined : countOf(call, 'chatSessions'),
    ends: db.all<{ at: number; number: number }>(
      sql`select last_activity_at as at, number from (${sessions(limit + 1)}) limit 2 offset ${limit - 1}`,
    ),
    messages: db.all<StoredMessage>(sql`select requested.id as sessionId, profile_url as profileUrl,
        ${isPublic} as isPublic, m.created_at as createdAt
      from (${sessions(limit)}) requested join ${chatMessages} m on m.session_id = requested.id
      left join ${profiles} on ${profiles.id} = requested.profile_id
      order by requested.last_activity_at desc, requested.number desc, m.created_at desc`),
  })
  const [last, further] = ends
  return {
    rows: messages.map((message) => ({
      sessionId: message.sessionId,
      agentName: message.profileUrl ?? profileAssistant.name,
      isPublic: message.isPublic === 1,
      createdAt: new Date(message.createdAt).toISOString(),
    })),
    nextCursor: last && further ? writeCursor([last.at, last.number]) : null,
    total: total?.[0] ? `${total[0].total}` : null,
  }
}
