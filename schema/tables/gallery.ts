import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from './profiles.ts'

/**
 * A listed profile in the gallery: one row for each of its business areas and one for `all`, so that every filter is
 * one range of an index.
 */
export const galleryPlacements = sqliteTable(
  'gallery_placements',
  {
    area: text().notNull(),
    /** Smallest first: the featured two, then the newest. */
    position: integer().notNull(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    industry: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.position, table.profileId] }),
    index('gallery_placements_industry').on(table.area, table.industry, table.position, table.profileId),
    index('gallery_placements_profile').on(table.profileId),
  ],
)
