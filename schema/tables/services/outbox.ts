import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A file in a mail; `content` is its text. */
export type Attachment = { filename: string; contentType: string; content: string }

/** Every mail of the product, written in the batch of the change that causes it (R25). */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The occasion of the mail, unique and passed to the provider as its idempotency key. */
    key: text().notNull().unique(),
    to: text('recipient').notNull(),
    /** The mailbox (`schema/email.ts`), for the limits per mailbox. */
    normalisedTo: text('normalised_recipient'),
    /** The kind of mail (`adopt-draft`), for the limits per mailbox; '' in older rows. */
    kind: text().notNull().default(''),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Whether it holds a secret link: text, HTML and attachments are cleared once it is sent (R25). */
    isSecret: integer('is_secret', { mode: 'boolean' }).notNull().default(false),
    /** Whether it is about an erased person: its row is deleted once it is sent or given up. */
    leavesNoTrace: integer('leaves_no_trace', { mode: 'boolean' }).notNull().default(false),
    attachments: text({ mode: 'json' }).$type<Attachment[]>().notNull(),
    /** `kept` had no provider and can only be read here; `failed` was given up, with `problem`. */
    state: text({ enum: ['waiting', 'sent', 'kept', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** Milliseconds; 0 is due at once, null is never. Later while a worker sends it, and after a failure. */
    dueAt: integer('due_at').default(0),
    /** The error of the last attempt. */
    problem: text(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    sentAt: integer('sent_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    index('outbox_due').on(table.dueAt, table.id),
    index('outbox_created').on(table.createdAt),
    index('outbox_mailbox_kind').on(table.normalisedTo, table.kind, table.createdAt),
    // How many there are of each state, and their lists, for administrators.
    index('outbox_states')
      .on(table.state, sql`problem is null`, table.id)
      .where(sql`state in ('waiting', 'failed')`),
    index('outbox_unsent').on(table.state, table.createdAt).where(sql`state in ('waiting', 'failed')`),
    // Read by workers of deployments before; nothing reads them any more.
    index('outbox_mailbox').on(table.normalisedTo, table.createdAt),
    index('outbox_recipient').on(sql`lower(recipient)`, table.createdAt),
  ],
)
