import { and, eq, sql } from 'drizzle-orm'
import { galleryTag, type Tag } from '#schema/pages/page-row.ts'
import type { Mark } from '#schema/tables/services/page-marks.ts'
import type { Call } from '../call.ts'
import { currentTime, sleep } from './clock.ts'
import { tables } from './database.ts'
import { setNewest } from './set-newest.ts'
import { expireTakedowns, takedownOf } from './takedowns.ts'
import { keyedHash } from './tokens.ts'

const { pageMarks } = tables

// A mark is a random word for the last change of the pages with a tag: a copy labelled with another is older.
// What is withdrawn other isolates learn from the database too (`takedowns.ts`).

/**
 * Why the pages of a tag are loaded again: `changed` lets older copies be shown while the database is down or slow,
 * `withdrawn` never.
 */
export type Why = 'changed' | 'withdrawn'
/** The marks of all tags of a page, as one text for each reason. */
export type Marks = Record<Why, string>

/** KV takes one write a second for a key. */
const putIntervalMs = 1_000
const freshMs = 1_000
/** While one request asks KV, the others of its isolate go on with what is known, at most for so long. */
export const askingMs = 250
/** The longest that an answer of KV counts, however often that is extended: later takedowns are not in it. */
const maxKnownMs = 3_000
/** How long a location caches a mark that it read from KV: the shortest that KV allows; it promises no less than a minute. */
const seenSeconds = 30
const patienceMs = 1_000
const attempts = 3
/** Whoever is answered that something is gone can rely on it: the answer waits for KV, at most for so long. */
const maxWaitMs = 400
/** Longer than all attempts take: a mark that is not put by then is put by another isolate, or replaced. */
const beingPutMs = 10_000
const maxRemembered = 2_000
/** The jobs of a minute share the thousand subrequests of the platform; a mark takes two. */
const maxPerRun = 50

type StoredMarks = Record<Why, string> & { readAt: number; until: number }
/** What KV answered for a tag, when, and until when it is not asked again. */
const readLately = new Map<Tag, StoredMarks>()
/** The newest mark of each key that was made in this isolate. */
const madeHere = new Map<string, Mark & { learntAt: number; madeAt: number; isPut: boolean }>()
/** When a key was last written, or will be. */
const putAt = new Map<string, number>()
const keyOf = ({ tag, why }: Pick<Mark, 'tag' | 'why'>) => `mark:${why}:${tag}`
/** The key in KV, hashed so that it names nobody. */
export const storedKeyOf = async (
  { variables }: Pick<Call, 'variables'>,
  { tag, why }: Pick<Mark, 'tag' | 'why'>,
) =>
  tag === galleryTag
    ? keyOf({ tag, why })
    : `mark:${why}:${await keyedHash(variables.AUTH_SECRET, 'page-mark', tag)}`
/** Longer than any copy of a page is stored. */
const ttlSeconds = 8 * 24 * 3600

/** New marks for tags, to be inserted with `pendingMarks` and published through `invalidatePages`. */
export const marksOf = (why: Why, ...tags: Tag[]): Mark[] =>
  tags.map((tag) => ({ tag, why, mark: crypto.randomUUID() }))

/** Inserts marks in the batch of their change, so that no failure of this worker or KV loses them. */
export const pendingMarks = ({ db }: Pick<Call, 'db'>, marks: Mark[]) =>
  db
    .insert(pageMarks)
    .values(marks)
    .onConflictDoUpdate({ target: [pageMarks.tag, pageMarks.why], set: { mark: sql`excluded.mark` } })

/** Has marks published once the call has done its work; their batch, with `pendingMarks`, is written. */
export const invalidatePages = ({ changedPages }: Pick<Call, 'changedPages'>, marks: Mark[]): void =>
  void changedPages.push(...marks)

/**
 * Publishes the marks of a call: at once in this isolate, elsewhere through KV; never throws. Resolves once KV has those
 * that withdraw, or leaves them to the job.
 */
export async function publishMarks(call: Call): Promise<void> {
  const marks = call.changedPages.splice(0)
  if (!marks.length) return
  for (const mark of marks) recordMark(call, mark)
  call.keepAlive(
    Promise.all(marks.map((mark) => putInTurn(call, mark))).catch((error: unknown) =>
      console.warn('A change of pages is published by the next job', error),
    ),
  )
  const until = Date.now() + maxWaitMs
  const isAwaited = (mark: Mark) => mark.why === 'withdrawn' && madeHere.get(keyOf(mark))?.isPut === false
  while (marks.some(isAwaited) && Date.now() < until) await sleep(20)
}

/** A change is known once it is written, not when its request or job began. */
function recordMark({ now }: Call, mark: Mark) {
  const learntAt = Math.max(now.getTime(), currentTime().getTime())
  setNewest(madeHere, keyOf(mark), { ...mark, learntAt, madeAt: Date.now(), isPut: false }, maxRemembered)
}

/** Writes the newest mark of a key after its pause; what is pending after all attempts is left to the job. */
async function putInTurn(call: Call, mark: Mark): Promise<void> {
  const key = keyOf(mark)
  const time = Date.now()
  const last = putAt.get(key) ?? 0
  if (last > time) return
  const turn = Math.max(time, last + putIntervalMs)
  setNewest(putAt, key, turn, maxRemembered)
  await sleep(turn - time)
  for (let attempt = 1; ; attempt += 1) {
    const localMark = madeHere.get(key)
    const unput = localMark?.isPut ? undefined : localMark
    // What KV refused may have been replaced meanwhile, and the newest is enough.
    const newest = attempt === 1 ? unput : await pendingOf(call, mark).catch(() => unput)
    if (!newest) return
    try {
      return await put(call, newest)
    } catch (error) {
      if (attempt === attempts) throw error
      await sleep(putIntervalMs + 100)
    }
  }
}

const isOfKey = ({ tag, why }: Mark) => and(eq(pageMarks.tag, tag), eq(pageMarks.why, why))

/** The pending mark of a key, whoever made it. */
const pendingOf = async ({ db }: Call, of: Mark): Promise<Mark | undefined> =>
  (await db.select().from(pageMarks).where(isOfKey(of)))[0]

/** Invalidates every page that shows several profiles, and writes the pending marks. */
export async function invalidateGallery(call: Call): Promise<void> {
  await pendingMarks(call, marksOf('withdrawn', galleryTag))
  await putPendingMarks(call)
}

/** Writes all pending marks to KV; safe to repeat. */
export async function putPendingMarks(call: Call): Promise<void> {
  const readAt = Date.now()
  const pending = await call.db.select().from(pageMarks).limit(maxPerRun)
  const failures: unknown[] = []
  for (const mark of pending) {
    const localMark = madeHere.get(keyOf(mark))
    if (localMark?.mark !== mark.mark) {
      // A newer one was made here meanwhile and is on its way: what it replaces may not take its place.
      if (localMark && localMark.madeAt >= readAt) continue
      recordMark(call, mark)
    }
    await put(call, mark).catch((error: unknown) => failures.push(error))
  }
  await expireTakedowns(call)
  if (failures.length) throw new AggregateError(failures, `${failures.length} changes are not published yet`)
}

async function put(call: Call, mark: Mark): Promise<void> {
  const { db, kv } = call
  const key = keyOf(mark)
  const lasts = mark.tag === galleryTag ? {} : { expirationTtl: ttlSeconds }
  await withKvTimeout(kv.put(await storedKeyOf(call, mark), mark.mark, lasts))
  const localMark = madeHere.get(key)
  if (localMark?.mark === mark.mark) localMark.isPut = true
  const last = readLately.get(mark.tag)
  if (last)
    setNewest(readLately, mark.tag, { ...extended(last, freshMs), [mark.why]: mark.mark }, maxRemembered)
  const deleted = await db
    .delete(pageMarks)
    .where(and(isOfKey(mark), eq(pageMarks.mark, mark.mark)))
    .returning({ tag: pageMarks.tag })
  if (deleted.length) return
  // A newer one was made or put meanwhile, and this one may stand over it: one more is put over both.
  await db
    .insert(pageMarks)
    .values({ ...mark, mark: crypto.randomUUID() })
    .onConflictDoNothing()
  await sleep(putIntervalMs + 100)
  const newer = await pendingOf(call, mark)
  if (newer) await put(call, newer)
}

/** The marks of tags, cached for a second; undefined while KV fails. */
export async function readMarks(call: Call, tags: Tag[]): Promise<Marks | undefined> {
  const each = await Promise.all(tags.map((tag) => readMark(call, tag))).catch(() => undefined)
  if (!each) return undefined
  const effective = (why: Why) =>
    tags
      .map((tag, index) => {
        const localMark = madeHere.get(keyOf({ tag, why }))
        // No longer: an isolate that kept to its own mark would miss what others take down later.
        const isOnItsWay = localMark && !localMark.isPut && Date.now() - localMark.madeAt < beingPutMs
        return isOnItsWay ? localMark.mark : (each[index]?.[why] ?? '')
      })
      .join()
  return { changed: effective('changed'), withdrawn: effective('withdrawn') }
}

/** When this isolate last learnt of a change of tags; 0 for never. */
export function lastChangeSeenAt(tags: Tag[], now: number): Record<Why, number> {
  const latest = (why: Why) =>
    Math.max(
      0,
      ...tags.map((tag) => madeHere.get(keyOf({ tag, why }))?.learntAt ?? 0).filter((at) => at <= now),
    )
  const withdrawn = Math.max(latest('withdrawn'), ...tags.map(takenDownAt))
  return { changed: latest('changed'), withdrawn }
}

/** When the database answered with a takedown whose mark KV does not have yet; 0 for never. */
function takenDownAt(tag: Tag): number {
  const takedown = takedownOf(tag)
  const made = madeHere.get(keyOf({ tag, why: 'withdrawn' }))
  const isKnown = [made?.mark, readLately.get(tag)?.withdrawn].includes(takedown?.mark)
  return takedown && !isKnown ? takedown.learntAt : 0
}

async function readMark(call: Call, tag: Tag) {
  const last = readLately.get(tag)
  if (last && last.until > Date.now()) return last
  if (last) setNewest(readLately, tag, extended(last, askingMs), maxRemembered)
  const [changed, withdrawn] = await Promise.all([
    storedMark(call, { tag, why: 'changed' }),
    storedMark(call, { tag, why: 'withdrawn' }),
  ])
  const readAt = Date.now()
  const read = { changed: changed ?? '', withdrawn: withdrawn ?? '', readAt, until: readAt + freshMs }
  setNewest(readLately, tag, read, maxRemembered)
  return read
}

const extended = (last: StoredMarks, ms: number): StoredMarks => {
  const until = Math.min(Date.now() + ms, last.readAt + maxKnownMs)
  return { ...last, until }
}

const storedMark = async (call: Call, of: Pick<Mark, 'tag' | 'why'>) =>
  withKvTimeout(call.kv.get(await storedKeyOf(call, of), { cacheTtl: seenSeconds }))

/** What KV answers, or an error after a second. */
export const withKvTimeout = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    sleep(patienceMs).then(() => {
      throw new Error('KV does not answer')
    }),
  ])
