import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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
