import { customType, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { profiles } from './profiles.ts'

/** What libSQL's vector functions make and compare; those of one model are all of its width. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'blob' })

/** An embedding model that was ever configured, and how far the hung profiles were queued for it. */
export const embeddingModels = sqliteTable('embedding_models', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull().unique(),
  /** Every profile up to this id was queued once, so that none is forgotten that hung before the model came. */
  filledTo: integer('filled_to').notNull().default(0),
})

/** What a passage of a hung profile means, as its model says; only vectors of one model are compared. */
export const profileEmbeddings = sqliteTable(
  'profile_embeddings',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** `head`, or `story:` and the story's id. */
    passage: text().notNull(),
    modelId: integer('model_id').notNull(),
    /** Of the text: an unchanged one is not embedded again. */
    hash: text().notNull(),
    /** 512 signs that stand for the vector: 64 bytes that find the nearest few hundred, whose vectors are then compared. */
    sketch: bytes().notNull(),
    /** A byte a number. */
    vector: bytes().notNull(),
  },
  (table) => [
    uniqueIndex('profile_embeddings_passage').on(table.profileId, table.passage),
    index('profile_embeddings_sketches').on(table.modelId, table.profileId, table.sketch),
  ],
)

/** Hung profiles whose texts may have changed since they were embedded. */
export const embeddingQueue = sqliteTable(
  'embedding_queue',
  {
    profileId: integer('profile_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** New with every change: what was computed for an earlier one is not kept. */
    change: text().notNull(),
    attempts: integer().notNull().default(0),
    /** Milliseconds; 0 is due at once. Put off while somebody works on it, and after a failure. */
    dueAt: integer('due_at').notNull().default(0),
  },
  (table) => [index('embedding_queue_due').on(table.dueAt, table.profileId)],
)
