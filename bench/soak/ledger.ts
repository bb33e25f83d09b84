import { eq, inArray, sql } from 'drizzle-orm'
import { openPatientDatabase, tables } from '#worker/services/database.ts'

const { chatMessages, meetings, profiles, questions, storyVersions } = tables

/** What the product said it has written. */
export type Ledger = ReturnType<typeof newLedger>

export const newLedger = () => ({
  /** Session ids of chat lines. */
  lines: [] as string[],
  /** Keys of meetings and of messages. */
  meetings: [] as string[],
  messages: [] as string[],
  /** The last text of each profile and of each story. */
  profiles: new Map<number, string>(),
  stories: new Map<number, string>(),
})

const slice = 200

/** What of it the database does not hold: a line for each kind. */
export async function lostOf(ledger: Ledger, databaseUrl: string): Promise<{ lost: string[]; kept: number }> {
  const db = openPatientDatabase({ TURSO_DATABASE_URL: databaseUrl })
  const lost: string[] = []
  const count = (what: string, written: number, found: number) => {
    if (found < written) lost.push(`${written - found} of ${written} ${what}`)
  }
  const foundOf = async (
    keys: readonly string[],
    find: (some: string[]) => Promise<{ key: string | null }[]>,
  ) => {
    const found = new Set<string | null>()
    for (let from = 0; from < keys.length; from += slice)
      for (const { key } of await find(keys.slice(from, from + slice))) found.add(key)
    return found.size
  }
  count(
    'chat lines',
    ledger.lines.length,
    await foundOf(ledger.lines, (some) =>
      db
        .select({ key: chatMessages.sessionId })
        .from(chatMessages)
        .where(inArray(chatMessages.sessionId, some)),
    ),
  )
  count(
    'meetings',
    ledger.meetings.length,
    await foundOf(ledger.meetings, (some) =>
      db.select({ key: meetings.bookingKey }).from(meetings).where(inArray(meetings.bookingKey, some)),
    ),
  )
  count(
    'messages',
    ledger.messages.length,
    await foundOf(ledger.messages, (some) =>
      db.select({ key: questions.questionKey }).from(questions).where(inArray(questions.questionKey, some)),
    ),
  )
  for (const [id, about] of ledger.profiles) {
    const [row] = await db.select({ about: profiles.about }).from(profiles).where(eq(profiles.id, id))
    if (row?.about !== about) lost.push(`the last text of profile ${id}`)
  }
  for (const [id, title] of ledger.stories) {
    const [row] = await db
      .select({ title: storyVersions.title })
      .from(storyVersions)
      .where(eq(storyVersions.storyId, id))
      .orderBy(sql`version desc`)
      .limit(1)
    if (row?.title !== title) lost.push(`the last title of story ${id}`)
  }
  const kept = [ledger.lines, ledger.meetings, ledger.messages].reduce((sum, { length }) => sum + length, 0)
  return { lost, kept: kept + ledger.profiles.size + ledger.stories.size }
}
