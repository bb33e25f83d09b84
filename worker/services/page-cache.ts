import { buildId } from 'virtual:site-assets'
import { galleryTag, type Tag } from '#schema/pages/page-row.ts'
import type { Call } from '../call.ts'
import { sleep } from './clock.ts'
import { isDatabaseUnavailable } from './database.ts'
import { askingMs, lastChangeSeenAt, type Marks, readMarks, type Why, withKvTimeout } from './page-marks.ts'
import { setNewest } from './set-newest.ts'
import { refreshTakedowns } from './takedowns.ts'

/** The key of a cached page, and the tags of what it shows. */
export type CacheEntry = { key: string; tags: Tag[] }
type Bytes = Uint8Array<ArrayBuffer>
type Loaded = { body: Bytes; status: number }
/** What is known of a copy; it is as old as the start of its load, which took `tookMs`. */
type Label = { status: number; loadedAt: number; tookMs?: number; changed: string; withdrawn: string }
type Copy = Label & { body: Bytes }
type CachedPage = { body: Bytes; status: number; freshness: 'hit' | 'miss' | 'stale' }

const freshMs = 60_000
const isolateMs = 1_000
/** A page that shows many profiles may be from before the changes of the last second; one that loads slowly, longer. */
const burstMs = 1_000
const maxBurstMs = 5_000
/** While changes go on, it is loaded behind its visitors from this age on, so that none waits for it. */
const renewedMs = 700
/** How long visitors of such a page wait for a load before they are shown a copy of the last minute. */
const waitForManyMs = 500
const waitForLoadMs = 2_500
const kvPauseMs = 5_000
const ttlSeconds = 7 * 24 * 3600
/** Each has some 30 KB. */
const maxInMemory = 60
/** A load that took so long was ended by the platform. */
const abandonedAfterMs = 10_000

const inMemory = new Map<string, { copy: Copy; readAt: number }>()
type Outcome = { copy: Copy } | { error: unknown }
type Load = { outcome: Promise<Outcome>; since: number }
/** A page's loads under way, the latest last. */
const loading = new Map<string, Load[]>()
/** A page to load: `name` is shared by requests that know the same changes, `replaces` says that there is a copy. */
type PageLoad = { call: Call; key: string; marks: Marks | undefined; name: string; replaces: boolean }
let kvFailedAt = Number.NEGATIVE_INFINITY
/** A load could not reach the database, and none has since: who can be shown a copy does not wait to learn it again. */
let wasDatabaseUnavailable = false

/**
 * A page from the isolate's copy (one second), from KV (fresh for a minute, then stale while revalidating), or loaded.
 * It is never older than a takedown, and older than a change only while the database fails (`waitFor`).
 */
export async function cachedPage(
  call: Call,
  entry: CacheEntry,
  load: () => Promise<Loaded>,
): Promise<CachedPage> {
  const key = `page:${entry.key}:${buildId}`
  const now = call.now.getTime()
  const learntBefore = lastChangeSeenAt(entry.tags, now)
  const [marks, stored] = await read(call, key, entry.tags)
  const copy = newest(inMemory.get(key)?.copy, stored)
  // Asked before as well: a change that was made meanwhile hides the one that this request must know of.
  const learntAt = latest(learntBefore, lastChangeSeenAt(entry.tags, now))
  const state = copy && stateOf(copy, { tags: entry.tags, marks, learntAt, now })
  // A request that knows of a change is not served by a load that began before it.
  const withdrawnName = [key, marks?.withdrawn, learntAt.withdrawn, ''].join(' ')
  const recent = entry.tags.includes(galleryTag) ? recentLoadOf(withdrawnName, copy) : undefined
  const name = recent ?? [withdrawnName, marks?.changed, learntAt.changed].join(' ')
  const pageLoad = { call, key, marks, name, replaces: copy !== undefined }
  if (copy && (state === 'fresh' || state === 'old')) {
    if (state === 'old' && !underwayOf(pageLoad.name))
      call.keepAlive(loadOnce(pageLoad, load).catch(() => undefined))
    return page(copy, 'hit')
  }
  // A 404 from before the change is no answer: the page may exist by now.
  const lastResort = state === 'changed' && copy?.status === 200 ? copy : undefined
  const waits = lastResort ? waitFor(pageLoad, lastResort, entry.tags, now) : waitForLoadMs
  if (lastResort && waits <= 0) return page(lastResort, 'stale')
  const work = loadOnce(pageLoad, load)
  if (!lastResort) return page(await work, 'miss')
  call.keepAlive(work.catch(() => undefined))
  if (wasDatabaseUnavailable) return page(lastResort, 'stale')
  try {
    const loaded = await Promise.race([work, sleep(waits)])
    return loaded ? page(loaded, 'miss') : page(lastResort, 'stale')
  } catch (error) {
    if (isDatabaseUnavailable(error)) return page(lastResort, 'stale')
    throw error
  }
}

/** The marks of the tags and the stored copy; both undefined while KV fails, which is tried again after five seconds. */
async function read(call: Call, key: string, tags: Tag[]): Promise<[Marks | undefined, Copy | undefined]> {
  const now = call.now.getTime()
  if (Math.abs(now - kvFailedAt) < kvPauseMs) return [undefined, undefined]
  const cached = inMemory.get(key)
  const isRecent = cached && Math.abs(now - cached.readAt) < isolateMs
  // Others go on with it while this request asks.
  if (cached && !isRecent) remember(key, cached.copy, now - isolateMs + askingMs)
  try {
    const [marks, stored] = await Promise.all([
      readMarks(call, tags),
      isRecent ? undefined : withKvTimeout(call.kv.getWithMetadata<Label>(key, 'arrayBuffer')),
      refreshTakedowns(call),
    ])
    if (!marks) throw new Error('KV does not say what changed')
    const copy =
      stored?.value && stored.metadata
        ? { body: new Uint8Array(stored.value), ...stored.metadata }
        : undefined
    if (copy) remember(key, newest(cached?.copy, copy) ?? copy, now)
    return [marks, copy]
  } catch {
    kvFailedAt = now
    return [undefined, undefined]
  }
}

const latest = (one: Record<Why, number>, other: Record<Why, number>) => ({
  changed: Math.max(one.changed, other.changed),
  withdrawn: Math.max(one.withdrawn, other.withdrawn),
})

const newest = (one: Copy | undefined, other: Copy | undefined) =>
  one && (!other || one.loadedAt >= other.loadedAt) ? one : other

type KnownChanges = { tags: Tag[]; marks: Marks | undefined; learntAt: Record<Why, number>; now: number }

function stateOf(
  copy: Copy,
  { tags, marks, learntAt, now }: KnownChanges,
): 'fresh' | 'old' | 'changed' | 'withdrawn' {
  const age = now - copy.loadedAt
  // Marks outlive stored copies, but not an older copy in memory: whether that was taken down is unknown.
  if (copy.loadedAt <= learntAt.withdrawn || age > ttlSeconds * 1000) return 'withdrawn'
  // Without marks, changes made elsewhere are unknown: a copy counts for the second for which marks are cached.
  if (!marks) return copy.loadedAt > learntAt.changed && age < isolateMs ? 'fresh' : 'withdrawn'
  if (copy.withdrawn !== marks.withdrawn) return 'withdrawn'
  const isChanged = copy.changed !== marks.changed || copy.loadedAt <= learntAt.changed
  if (!isChanged) return age > freshMs ? 'old' : 'fresh'
  const lasts = lastsWhileChanged(copy)
  if (!tags.includes(galleryTag) || age >= lasts) return 'changed'
  return age > Math.min(renewedMs, lasts - 1.5 * (copy.tookMs ?? 0)) ? 'old' : 'fresh'
}

/** How old a copy may be while changes go on, in milliseconds: longer where loading it took long, so that nobody waits. */
const lastsWhileChanged = (copy: Copy | undefined) =>
  Math.max(burstMs, Math.min(maxBurstMs, 2.5 * (copy?.tookMs ?? 0)))

/** How long a visitor waits for a load who could be shown a copy from before a change, in milliseconds. */
function waitFor({ name }: PageLoad, copy: Copy, tags: Tag[], now: number): number {
  if (!tags.includes(galleryTag) || now - copy.loadedAt > freshMs) return waitForLoadMs
  const sinceMs = Date.now() - (underwayOf(name)?.at(-1)?.since ?? Number.NEGATIVE_INFINITY)
  // One that takes so long may have ended with its request.
  return sinceMs < waitForLoadMs ? waitForManyMs - sinceMs : waitForManyMs
}

/**
 * Loads a page once for all waiting requests, again after each 2.5 s, and shares the first result unless it is a
 * refusal.
 */
async function loadOnce(pageLoad: PageLoad, load: () => Promise<Loaded>): Promise<Copy> {
  const { call, key, marks, name, replaces } = pageLoad
  for (let underway = underwayOf(name); underway; underway = underwayOf(name)) {
    const outcome = await Promise.race([...underway.map((one) => one.outcome), sleep(waitForLoadMs)])
    if (!outcome) {
      if (underwayOf(name)?.at(-1) === underway.at(-1)) break
    } else if ('copy' in outcome) {
      if (isShareable(outcome.copy)) return outcome.copy
    } else if (isDatabaseUnavailable(outcome.error)) throw outcome.error
  }
  const began = Date.now()
  const work = load().then<Outcome, Outcome>(
    (loaded) => {
      wasDatabaseUnavailable = false
      const { changed = '', withdrawn = '' } = marks ?? {}
      const copy = {
        ...loaded,
        loadedAt: call.now.getTime(),
        tookMs: Date.now() - began,
        changed,
        withdrawn,
      }
      if (copy.status === 200 || (replaces && isShareable(copy))) store(call, key, copy, marks !== undefined)
      return { copy }
    },
    (error: unknown) => {
      if (isDatabaseUnavailable(error)) wasDatabaseUnavailable = true
      return { error }
    },
  )
  const cleared = work.then((outcome) => {
    const others = underwayOf(name)?.filter((other) => other.outcome !== cleared)
    if (others?.length) loading.set(name, others)
    else loading.delete(name)
    return outcome
  })
  loading.set(name, [...(underwayOf(name) ?? []), { outcome: cleared, since: Date.now() }].slice(-3))
  call.keepAlive(cleared)
  const outcome = await cleared
  if ('error' in outcome) throw outcome.error
  return outcome.copy
}

function underwayOf(name: string): Load[] | undefined {
  const alive = loading.get(name)?.filter(({ since }) => Date.now() - since < abandonedAfterMs)
  return alive?.length ? alive : undefined
}

/** The name of a page's load that began lately enough, whatever has changed since, by the start of its name. */
function recentLoadOf(start: string, copy: Copy | undefined): string | undefined {
  const isRecent = ({ since }: Load) => Date.now() - since < lastsWhileChanged(copy)
  return [...loading].find(([name, loads]) => name.startsWith(start) && loads.some(isRecent))?.[0]
}

const isShareable = ({ status }: Label) => status !== 429 && status < 500

/** A page that no longer exists replaces its copy. */
function store(call: Call, key: string, copy: Copy, isLabelled: boolean) {
  remember(key, copy, call.now.getTime())
  if (!isLabelled) return
  const { body, ...metadata } = copy
  // Many put at once are more than KV takes for one key; one of them is enough.
  call.keepAlive(call.kv.put(key, body, { expirationTtl: ttlSeconds, metadata }).catch(() => undefined))
}

const remember = (key: string, copy: Copy, readAt: number) =>
  setNewest(inMemory, key, { copy, readAt }, maxInMemory)

const page = ({ body, status }: Copy, freshness: CachedPage['freshness']): CachedPage => ({
  body,
  status,
  freshness,
})

/** Deletes the copies of pages at and below these paths, of every build, from KV. @throws where KV fails. */
export async function deletePages({ kv }: Call, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const prefix = `page:${path}`
    const isOfPath = (key: string) => /^[:/?]/.test(key.slice(prefix.length))
    for (const key of inMemory.keys()) if (key.startsWith(prefix) && isOfPath(key)) inMemory.delete(key)
    let cursor: string | undefined
    do {
      const page = await kv.list({ prefix, ...(cursor && { cursor }) })
      for (const { name } of page.keys) if (isOfPath(name)) await kv.delete(name)
      cursor = page.list_complete ? undefined : page.cursor
    } while (cursor)
  }
}
