import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { tables } from '#worker/services/database.ts'
import { eventually } from './eventually.ts'
import { database, databaseAt } from './people.ts'

const { outbox } = tables

/** When a mail is due that waits for the whole of a test: after every moment at which another test runs its jobs. */
export const dueAfterAllTests = Date.UTC(2200, 0)

/** The link in the newest mail to an address that holds one like it, as soon as it is written. */
export async function mailedLink(
  to: string,
  path: RegExp,
  { url, databaseUrl } = { url: inject('url'), databaseUrl: inject('databaseUrl') },
): Promise<string> {
  const link = await eventually(async () => {
    const mails = await databaseAt(databaseUrl)
      .select()
      .from(outbox)
      .where(eq(outbox.to, to))
      .orderBy(desc(outbox.id))
    return mails.map(({ text }) => path.exec(text)?.[0]).find(Boolean)
  })
  return new URL(link, url).href
}

/** What the newest mail to an address says, as soon as there is one. */
export const mailedText = (to: string): Promise<string> =>
  eventually(async () => {
    const [newest] = await database().select().from(outbox).where(eq(outbox.to, to)).orderBy(desc(outbox.id))
    return newest?.text
  })

/** The mails to an address, of some kinds or of all. */
export const mailsTo = (to: string, ...kinds: string[]) =>
  database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, to), kinds.length ? inArray(outbox.kind, kinds) : undefined))
    .orderBy(outbox.id)

/** The mails that are like that, oldest first, however many others were written since; `/api/dev/mail` lists the newest 500 of all. */
const mailsThat = (are: SQL) => database().select().from(outbox).where(are).orderBy(outbox.id)

export const mailsWith = (words: string) => mailsThat(sql`instr(${outbox.text}, ${words})`)

export const mailsAbout = (subject: string) => mailsThat(sql`instr(${outbox.subject}, ${subject})`)
