import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * What the page cache has still to be told (services/page-marks.ts): written in the batch of the change itself, and
 * by triggers where something public is deleted or taken down, whoever does it.
 */
export const pageMarks = sqliteTable(
  'page_marks',
  {
    tag: text().notNull(),
    why: text().$type<'changed' | 'withdrawn'>().notNull(),
    /** Another one for each change. */
    mark: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tag, table.why] })],
)
