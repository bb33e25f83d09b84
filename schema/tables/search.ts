import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { bytes } from './embeddings.ts'
import { profiles } from './profiles.ts'

/**
 * The stemmed words of the gallery with the number of passages that hold them, counted hourly, so that a search chooses
 * its words without scanning the index. The empty word counts all passages.
 */
export const searchWords = sqliteTable('search_words', {
  stem: text().primaryKey(),
  passages: integer().notNull(),
})

/** Word frequencies of a published profile: 512 numbers of a byte each, by which search compares its candidates. */
export const profileTermVectors = sqliteTable('profile_term_vectors', {
  profileId: integer('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  vector: bytes().notNull(),
})

/** Full text numbers a passage by its profile times this, 0 for the profile's head, from 1 for its stories. */
export const passagesOfProfile = 1000
/** The passage of all that an owner taught, one, so that nobody leads a search by teaching much. */
export const taughtPassage = passagesOfProfile - 1
