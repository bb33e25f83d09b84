import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Suggestion } from '../chat/chat.ts'
import type { Citation, NearestStory } from '../chat/chat-answers.ts'
import type { Ground } from '../chat/grounds.ts'
import type { ToolUse } from '../chat/tool-uses.ts'
import type { QuotedCorrection } from '../corrections/correction-answers.ts'
import { drafts } from './drafts.ts'
import { profiles } from './profiles.ts'

/**
 * A visitor's conversation with an expert's agent, or with the assistant about a draft (R21b): one of the two ids is
 * set.
 */
export const chatSessions = sqliteTable(
  'chat_sessions',
  {
    id: text().primaryKey(),
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'cascade' }),
    visitorId: text('visitor_id').notNull(),
    startedAt: integer('started_at', { mode: 'timestamp_ms' }).notNull(),
    lastActivityAt: integer('last_activity_at', { mode: 'timestamp_ms' }).notNull(),
    draftId: integer('draft_id').references(() => drafts.id, { onDelete: 'cascade' }),
    /** When the visitor learned that the expert can read it; null where the expert may not read it (R20). */
    noticeAt: integer('notice_at', { mode: 'timestamp_ms' }),
    /** When the expert last read it. */
    readAt: integer('read_at', { mode: 'timestamp_ms' }),
    /** The site on which the visitor used the widget: empty where it is not known, null where they did not. */
    widgetSite: text('widget_site'),
  },
  (table) => [
    index('chat_sessions_profile').on(table.profileId, table.lastActivityAt),
    index('chat_sessions_readable')
      .on(table.profileId, table.lastActivityAt, table.id)
      .where(sql`notice_at is not null`),
    index('chat_sessions_unread')
      .on(table.profileId)
      .where(sql`notice_at is not null and (read_at is null or read_at < last_activity_at)`),
    index('chat_sessions_draft').on(table.draftId),
    index('chat_sessions_visitor').on(table.visitorId),
    index('chat_sessions_last_activity').on(table.lastActivityAt),
  ],
)

export const chatMessages = sqliteTable(
  'chat_messages',
  {
    /** Made by the sender, so that a repeat adds nothing. */
    id: text().primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    isUser: integer('is_user', { mode: 'boolean' }).notNull(),
    text: text().notNull(),
    citations: text({ mode: 'json' }).$type<Citation[]>().notNull().default([]),
    /** Ids of the references that the answer names or quotes; null in older rows. */
    referees: text({ mode: 'json' }).$type<number[]>(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    suggestion: text({ mode: 'json' }).$type<Suggestion>(),
    /** The stories offered below a plain no. */
    perhaps: text({ mode: 'json' }).$type<NearestStory[]>(),
    /** The owner's own words that the answer quotes. */
    corrections: text({ mode: 'json' }).$type<QuotedCorrection[]>(),
    /** What each sentence of a configured model rests on. */
    grounds: text({ mode: 'json' }).$type<Ground[]>(),
    /** What the tools of a configured model did for it. */
    toolUses: text('tool_uses', { mode: 'json' }).$type<ToolUse[]>(),
  },
  (table) => [index('chat_messages_session').on(table.sessionId, table.createdAt)],
)
