import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { bytes } from './embeddings.ts'
import { profiles } from './profiles.ts'

/**
 * The words of the gallery, as full text stems them, with the number of passages that hold them: counted anew every
 * hour, so that a search can choose its words without walking the index. A new word is missing meanwhile. The empty
 * word stands for all: it counts every passage there is.
 */
export const searchWords = sqliteTable('search_words', {
  stem: text().primaryKey(),
  passages: integer().notNull(),
})

/** How often a hung profile says which word: 512 numbers of a byte each, by which search compares its candidates. */
export const profileTermVectors = sqliteTable('profile_term_vectors', {
  profileId: integer('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  vector: bytes().notNull(),
})

/** Full text numbers a passage by its profile times this, 0 for the profile's head, from 1 for its stories. */
export const passagesOfProfile = 1000
