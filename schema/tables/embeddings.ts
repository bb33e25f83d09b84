import { customType, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { profiles } from './profiles.ts'

/** Data for libSQL's vector functions, all of one model's width. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'blob' })

/** An embedding model that was configured, and how far the published profiles were queued for it. */
export const embeddingModels = sqliteTable('embedding_models', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull().unique(),
  /** Every profile up to this id was queued once, including those published before the model was configured. */
  filledTo: integer('filled_to').notNull().default(0),
})

/** The embedding of a passage of a published profile; only vectors of one model are compared. */
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
    /** Of the text, so that an unchanged one is not embedded again. */
    hash: text().notNull(),
    /** 512 bits of the vector, which find the nearest few hundred candidates to compare. */
    sketch: bytes().notNull(),
    /** One byte per number. */
    vector: bytes().notNull(),
  },
  (table) => [
    uniqueIndex('profile_embeddings_passage').on(table.profileId, table.passage),
    index('profile_embeddings_sketches').on(table.modelId, table.profileId, table.sketch),
  ],
)

/** Published profiles whose texts may have changed since they were embedded. */
export const embeddingQueue = sqliteTable(
  'embedding_queue',
  {
    profileId: integer('profile_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** New with every change, so that results of an earlier one are dropped. */
    change: text().notNull(),
    attempts: integer().notNull().default(0),
    /** Milliseconds; 0 is due at once. Later while a worker has it, and after a failure. */
    dueAt: integer('due_at').notNull().default(0),
  },
  (table) => [index('embedding_queue_due').on(table.dueAt, table.profileId)],
)
