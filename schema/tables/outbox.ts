import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A file that travels with a mail; `content` is its text. */
export type Attachment = { filename: string; contentType: string; content: string }

/** Every mail of the product, written in the same batch as the change it tells of (R25). */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Names the occasion: the same again writes nothing, and the provider is given it so that it sends once. */
    key: text().notNull().unique(),
    to: text('recipient').notNull(),
    /** Whose mailbox that is (`schema/email.ts`), for the limits of what one is sent. */
    normalisedTo: text('normalised_recipient'),
    /** Which of the house's letters it is (`adopt-draft`); what a mailbox is sent is limited by it. '' before there were kinds. */
    kind: text().notNull().default(''),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** It holds a secret link: its text, HTML and attachments are blanked once it is sent (R25). */
    isSecret: integer('is_secret', { mode: 'boolean' }).notNull().default(false),
    /** It is about somebody who is erased: its row goes once it is sent or given up. */
    leavesNoTrace: integer('leaves_no_trace', { mode: 'boolean' }).notNull().default(false),
    attachments: text({ mode: 'json' }).$type<Attachment[]>().notNull(),
    /** `kept`: there was no provider, it is only to be read here. `failed`: given up, `problem` says why. */
    state: text({ enum: ['waiting', 'sent', 'kept', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** Milliseconds; 0 is due at once, null is never again. Put off while somebody sends it, and after a failure. */
    dueAt: integer('due_at').default(0),
    /** What the last attempt failed of. */
    problem: text(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    sentAt: integer('sent_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    index('outbox_due').on(table.dueAt, table.id),
    index('outbox_created').on(table.createdAt),
    index('outbox_mailbox_kind').on(table.normalisedTo, table.kind, table.createdAt),
    index('outbox_unsent').on(table.state, table.createdAt).where(sql`state in ('waiting', 'failed')`),
    // Read by workers of deployments before; nothing reads them any more.
    index('outbox_mailbox').on(table.normalisedTo, table.createdAt),
    index('outbox_recipient').on(sql`lower(recipient)`, table.createdAt),
  ],
)
