import { eq, inArray, sql } from 'drizzle-orm'
import type { MeetingStatus } from '#schema/meetings/meetings.ts'
import { openPatientDatabase, tables } from '#worker/services/database.ts'

const {
  chatMessages,
  meetings,
  orders,
  profiles,
  questions,
  references,
  scorecardSubmissions,
  storyVersions,
} = tables

/** What the product said it has written. */
export type Ledger = ReturnType<typeof newLedger>

export const newLedger = () => ({
  /** Session ids of chat lines. */
  lines: [] as string[],
  /** Keys that browsers made. */
  messages: [] as string[],
  scorecards: [] as string[],
  /** Addresses of who wrote one without an invitation. */
  references: [] as string[],
  /** Ids of paid orders. */
  orders: [] as string[],
  /** The last state of each meeting, by its key. */
  meetings: new Map<string, { status: MeetingStatus; start: string }>(),
  /** The last text of each profile and of each story. */
  profiles: new Map<number, string>(),
  stories: new Map<number, string>(),
})

const slice = 200

/** What of it the database does not hold: a line for each kind. */
export async function lostOf(
  ledger: Ledger,
  databaseUrl: string,
): Promise<{ lost: string[]; stored: number }> {
  const db = openPatientDatabase({ TURSO_DATABASE_URL: databaseUrl })
  const lost: string[] = []
  const lookFor = async (
    things: string,
    keys: readonly string[],
    find: (some: string[]) => Promise<{ key: string | null }[]>,
  ) => {
    const found = new Set<string | null>()
    for (let from = 0; from < keys.length; from += slice)
      for (const { key } of await find(keys.slice(from, from + slice))) found.add(key)
    if (found.size < keys.length) lost.push(`${keys.length - found.size} of ${keys.length} ${things}`)
  }
  await lookFor('chat lines', ledger.lines, (some) =>
    db
      .select({ key: chatMessages.sessionId })
      .from(chatMessages)
      .where(inArray(chatMessages.sessionId, some)),
  )
  await lookFor('messages', ledger.messages, (some) =>
    db.select({ key: questions.questionKey }).from(questions).where(inArray(questions.questionKey, some)),
  )
  await lookFor('scorecards', ledger.scorecards, (some) =>
    db
      .select({ key: scorecardSubmissions.submissionKey })
      .from(scorecardSubmissions)
      .where(inArray(scorecardSubmissions.submissionKey, some)),
  )
  await lookFor('references', ledger.references, (some) =>
    db.select({ key: references.email }).from(references).where(inArray(references.email, some)),
  )
  await lookFor('paid orders', ledger.orders, async (some) => {
    const found = await db
      .select({ key: orders.id, status: orders.status })
      .from(orders)
      .where(inArray(orders.id, some))
    return found.filter(({ status }) => status === 'paid')
  })
  for (const [key, { status, start }] of ledger.meetings) {
    const [row] = await db.select().from(meetings).where(eq(meetings.bookingKey, key))
    if (row?.status !== status || row.startsAt.toISOString() !== start)
      lost.push(`the last state of meeting ${key}`)
  }
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
  const stored = Object.values(ledger).reduce(
    (sum, kind) => sum + ('size' in kind ? kind.size : kind.length),
    0,
  )
  return { lost, stored: stored }
}
