import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Pending changes for the page cache (services/page-marks.ts), written in the batch of the change, and by triggers
 * where public rows are deleted or unpublished.
 */
export const pageMarks = sqliteTable(
  'page_marks',
  {
    tag: text().notNull(),
    why: text().$type<'changed' | 'withdrawn'>().notNull(),
    /** New for each change. */
    mark: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tag, table.why] })],
)
export type Mark = typeof pageMarks.$inferSelect

/**
 * The last withdrawal of each tag (services/takedowns.ts), written by triggers on `page_marks` and deleted some minutes
 * after KV has its mark.
 */
export const takedowns = sqliteTable('takedowns', {
  tag: text().primaryKey(),
  mark: text().notNull(),
  /** Since when KV has it; null while it does not. */
  markWrittenAt: integer('told_at', { mode: 'timestamp_ms' }),
})
