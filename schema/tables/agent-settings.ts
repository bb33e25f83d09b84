import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Manner } from '../agent-settings/agent-settings.ts'
import { profiles } from './profiles.ts'

/** How an owner's agent behaves (R29); its greeting is in `profiles`, as the page shows it. */
export const agentSettings = sqliteTable('agent_settings', {
  profileId: integer('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** Subjects that it leaves alone. */
  avoid: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  manner: text().$type<Manner>().notNull().default('plain'),
  /** Where transcripts go; null for the owner's own address. */
  handOffEmail: text('hand_off_email'),
  editedAt: integer('edited_at', { mode: 'timestamp_ms' }).notNull(),
})
