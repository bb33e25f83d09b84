import { inArray, like, sql } from 'drizzle-orm'
import type { WireError } from '#schema/errors.ts'
import { tables } from '#worker/services/database.ts'
import type { Measure } from './fault.ts'
import { isDone, type Kind, type World, type WriteRequest } from './world.ts'

const { chatMessages, meetings, outbox, profiles, questions } = tables

/** The marks of all faults, in milliseconds. */
const marks = { stalePage: 300, refusedWrite: 4_000, normalAgain: 2_000, unnoticed: 3_000 }

/** A read that hangs is given up after two tries; until then nobody knows that the database is away. */
const noticedMs = 3_800

type Interval = { from: number; to: number }

/**
 * What became otherwise than it was told, one line each: an acknowledged write that is not there, anything that is
 * there twice, an answer that is neither a yes nor a clear no.
 */
export async function wrongIn({ writes, pageRequests, db, owners, writers }: World): Promise<string[]> {
  const acknowledged = (kind: Kind) =>
    new Set(writes.filter((write) => write.kind === kind && isDone(write)).map(({ key }) => key))
  const wrong: string[] = []
  const check = (kind: Kind, keys: readonly string[]) => {
    const times = new Map<string, number>()
    for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1)
    for (const key of acknowledged(kind)) if (!times.has(key)) wrong.push(`${kind} ${key} is lost`)
    for (const [key, count] of times) if (count > 1) wrong.push(`${kind} ${key} is there ${count} times`)
  }
  const lines = await db
    .select({ text: chatMessages.text })
    .from(chatMessages)
    .where(like(chatMessages.text, 'Line %'))
  check(
    'line',
    lines.map(({ text }) => text.slice('Line '.length)),
  )
  const booked = await db.select({ key: meetings.bookingKey, email: meetings.email }).from(meetings)
  check(
    'booking',
    booked.map(({ key }) => key),
  )
  const stored = await db.select({ text: questions.question }).from(questions)
  check(
    'question',
    stored.map(({ text }) => text.slice('Question '.length)),
  )
  const mailed = await db
    .select({ to: outbox.to, count: sql<number>`count(*)` })
    .from(outbox)
    .groupBy(outbox.to)
  const mailsTo = new Map(mailed.map(({ to, count }) => [to, count]))
  for (const { email } of booked)
    if (mailsTo.get(email) !== 1) wrong.push(`${mailsTo.get(email) ?? 0} mails about one booking`)
  const edited = inArray(
    profiles.id,
    owners.map(({ id }) => id),
  )
  for (const { id, headline } of await db.select().from(profiles).where(edited)) {
    const saved = [...acknowledged('profile')].flatMap((key) => {
      const [whose, number] = key.split(' ').map(Number)
      return whose === id && number !== undefined ? [number] : []
    })
    const last = Math.max(0, ...saved)
    const now = Number(/^Edit (\d+)$/.exec(headline)?.[1] ?? 0)
    if (now !== last && now !== last + 1)
      wrong.push(`profile ${id} is at edit ${now}, ${last} was acknowledged`)
  }
  for (const write of writes)
    if (!isDone(write) && !isClearNo(write))
      wrong.push(`${write.kind}: ${write.status} ${write.body.slice(0, 200)}`)
  for (const writer of writers) wrong.push(...(await writer.wrong()))
  for (const { path, status } of pageRequests) if (status !== 200) wrong.push(`${path}: ${status}`)
  return wrong
}

/** Refused, with a sentence that says that nothing is lost. */
function isClearNo({ status, body }: WriteRequest): boolean {
  if (status !== 503) return false
  const { code, error = '' } = JSON.parse(body) as Partial<WireError>
  return code === 'DATABASE_UNAVAILABLE' && /nothing is lost/i.test(error)
}

/** How long people waited while it failed, and until everything was as before. */
export function measureFault({ writes, pageRequests }: World, { within, note }: Measure, faults: Interval[]) {
  const isDuring = (at: number) => faults.some(({ from, to }) => at >= from && at <= to + marks.normalAgain)
  const isNoticed = (at: number) => faults.every(({ from, to }) => at > to || at >= from + noticedMs)
  const copies = pageRequests.filter(({ at, cache }) => cache !== 'miss' && isDuring(at))
  const refused = writes.filter((write) => !isDone(write))
  within('kept page', slowest(copies.filter(({ at }) => isNoticed(at))), marks.stalePage)
  const atFirst = copies.filter(({ at }) => !isNoticed(at))
  if (atFirst.length) within('before it is noticed', slowest(atFirst), marks.unnoticed)
  if (refused.length) within('refusal', slowest(refused), marks.refusedWrite)
  within('normal after', Math.max(0, ...faults.map(({ to }) => normalAfter(writes, to))), marks.normalAgain)
  note(
    `${writes.filter(isDone).length} writes acknowledged, ${refused.length} refused, ${pageRequests.length} pages`,
  )
}

const slowest = (timed: readonly { ms: number }[]) => Math.max(0, ...timed.map(({ ms }) => ms))

/** From the end of a fault until a write of every kind was done. */
function normalAfter(writes: WriteRequest[], end: number): number {
  const kinds = new Set(writes.map(({ kind }) => kind))
  const backOf = (kind: Kind) => {
    const first = writes
      .filter((write) => write.kind === kind && isDone(write) && write.at + write.ms >= end)
      .map(({ at, ms }) => at + ms)
    return Math.min(...first) - end
  }
  return Math.max(...[...kinds].map(backOf))
}
