import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Manner } from '../agent-settings/agent-settings.ts'
import type { WidgetPosition, WidgetTheme } from '../widget/widget-options.ts'
import { profiles } from './profiles.ts'

/** How an owner's agent behaves (R29); its greeting is in `profiles`, as the page shows it. */
export const agentSettings = sqliteTable('agent_settings', {
  profileId: integer('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** Subjects that it leaves alone. */
  avoid: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  manner: text().$type<Manner>().notNull().default('plain'),
  /** Where transcripts go once its mailbox has confirmed it; null for the owner's own address. */
  handOffEmail: text('hand_off_email'),
  /** When its mailbox was last mailed the link that confirms it. */
  handOffAskedAt: integer('hand_off_asked_at', { mode: 'timestamp_ms' }),
  handOffConfirmedAt: integer('hand_off_confirmed_at', { mode: 'timestamp_ms' }),
  editedAt: integer('edited_at', { mode: 'timestamp_ms' }).notNull(),
})

/** Where an expert's widget may be shown, and how it looks (R23). */
export const widgetSettings = sqliteTable('widget_settings', {
  profileId: integer('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** Origins. */
  domains: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  /** `#rrggbb`; empty for the product's own. */
  accent: text().notNull().default(''),
  position: text().$type<WidgetPosition>().notNull().default('right'),
  greeting: text().notNull().default(''),
  theme: text().$type<WidgetTheme>().notNull().default('auto'),
  editedAt: integer('edited_at', { mode: 'timestamp_ms' }).notNull(),
})

/** Sites that asked for a widget and were refused, for its owner. */
export const widgetRefusals = sqliteTable(
  'widget_refusals',
  {
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    origin: text().notNull(),
    count: integer().notNull().default(1),
    lastAt: integer('last_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.origin] })],
)
