import { desc, eq } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import { tables } from '#worker/services/database.ts'
import { database, databaseAt } from './people.ts'

const { outbox } = tables

/** The link in the newest mail to an address that holds one like it, as soon as it is written. */
export async function mailedLink(
  to: string,
  path: RegExp,
  { url, databaseUrl } = { url: inject('url'), databaseUrl: inject('databaseUrl') },
): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mails = await databaseAt(databaseUrl)
        .select()
        .from(outbox)
        .where(eq(outbox.to, to))
        .orderBy(desc(outbox.id))
      link = mails.map(({ text }) => path.exec(text)?.[0]).find(Boolean) ?? ''
      return link
    })
    .not.toBe('')
  return new URL(link, url).href
}

/** What the newest mail to an address says, as soon as there is one. */
export async function mailedText(to: string): Promise<string> {
  const newest = async () =>
    (await database().select().from(outbox).where(eq(outbox.to, to)).orderBy(desc(outbox.id)))[0]?.text
  await expect.poll(newest).toBeTruthy()
  return (await newest()) ?? ''
}
