import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The words of the gallery, as full text stems them, with the number of listed profiles that say them: counted
 * anew every hour, so that a search can choose its words without walking the index. A new word is missing meanwhile.
 */
export const searchWords = sqliteTable('search_words', {
  stem: text().primaryKey(),
  profiles: integer().notNull(),
})
