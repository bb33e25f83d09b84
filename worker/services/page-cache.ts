import { buildId } from 'virtual:site-assets'
import { isDatabaseUnreachable } from './database.ts'

/** When what the public sees last changed, as two marks kept in KV beside the pages; empty for never. */
type Edition = {
  /** Something was added or edited: older copies are reloaded, but may be shown while the database is down. */
  changed: string
  /** Something was taken down: older copies are never shown again. */
  withdrawn: string
}
type Loaded = { body: string; status: number }
type Label = { status: number; storedAt: number; edition: Edition }
type Copy = Loaded & Label
export type CachedPage = { body: string; status: number; freshness: 'hit' | 'miss' | 'stale' }

const freshMs = 10 * 60_000
const isolateMs = 1_000
const waitForLoadMs = 2_500
const keptSeconds = 7 * 24 * 3600
const editionKey = (why: keyof Edition) => `edition:${why}`

const nearby = new Map<string, { copy: Copy; until: number }>()
const loading = new Map<string, Promise<Copy>>()
let knownEdition: { edition: Edition; until: number } | undefined

type Cache = { kv: KVNamespace; now: number; keepAlive: (work: Promise<unknown>) => void }

/**
 * A page from the isolate's copy (one second), from KV (fresh for ten minutes), or loaded. When many miss
 * at once one of them loads and the others wait, each no longer than 2.5 s. Older copies
 * are shown while a new one is loaded behind; a copy from before a change is shown only while the
 * database is down, and one from before something was taken down never.
 */
export async function cachedPage(
  cache: Cache,
  path: string,
  load: () => Promise<Loaded>,
): Promise<CachedPage> {
  const key = `page:${buildId}:${path}`
  const edition = await currentEdition(cache)
  const held = nearby.get(key)
  if (held && held.until > cache.now && sameEdition(held.copy, edition)) return page(held.copy, 'hit')
  const stored = await cache.kv.getWithMetadata<Label>(key, 'text')
  const copy =
    stored.value && stored.metadata?.edition.withdrawn === edition.withdrawn
      ? { body: stored.value, ...stored.metadata }
      : undefined
  if (copy && sameEdition(copy, edition)) {
    hold(key, copy, cache.now)
    if (cache.now - copy.storedAt > freshMs)
      cache.keepAlive(loadOnce(cache, key, edition, load).catch(() => undefined))
    return page(copy, 'hit')
  }
  try {
    return page(await loadOnce(cache, key, edition, load), 'miss')
  } catch (error) {
    if (copy && isDatabaseUnreachable(error)) return page(copy, 'stale')
    throw error
  }
}

/** Makes every stored page older than now be loaded again; `withdrawn` when something must no longer be seen. */
export async function renewPages(kv: KVNamespace, why: keyof Edition): Promise<void> {
  // A key of its own for each reason: two changes at once cannot undo one another.
  await putPatiently(kv, editionKey(why), crypto.randomUUID())
  knownEdition = undefined
  nearby.clear()
}

/** KV takes one write a second for a key. */
async function putPatiently(kv: KVNamespace, key: string, value: string) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await kv.put(key, value)
    } catch (error) {
      if (attempt === 3) throw error
      await after(1_100)
    }
}

async function currentEdition({ kv, now }: Cache): Promise<Edition> {
  if (knownEdition && knownEdition.until > now) return knownEdition.edition
  const [changed, withdrawn] = await Promise.all([
    kv.get(editionKey('changed')),
    kv.get(editionKey('withdrawn')),
  ])
  const edition = { changed: changed ?? '', withdrawn: withdrawn ?? '' }
  knownEdition = { edition, until: now + isolateMs }
  return edition
}

async function loadOnce(cache: Cache, key: string, edition: Edition, load: () => Promise<Loaded>) {
  // A load that began before something was taken down may not serve who knows that it was.
  const name = `${key} ${edition.changed} ${edition.withdrawn}`
  const underway = loading.get(name)
  if (underway) {
    const copy = await Promise.race([underway, after(waitForLoadMs)])
    if (copy) return copy
  }
  const work = load().then((loaded) => {
    const copy: Copy = { ...loaded, storedAt: cache.now, edition }
    if (copy.status === 200) {
      hold(key, copy, cache.now)
      const { body, ...metadata } = copy
      // Many put at once are more than KV takes for one key; one of them is enough.
      cache.keepAlive(
        cache.kv.put(key, body, { expirationTtl: keptSeconds, metadata }).catch(() => undefined),
      )
    }
    return copy
  })
  loading.set(name, work)
  const done = () => {
    if (loading.get(name) === work) loading.delete(name)
  }
  cache.keepAlive(work.then(done, done))
  return work
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))
const sameEdition = ({ edition }: Copy, { changed, withdrawn }: Edition) =>
  edition.changed === changed && edition.withdrawn === withdrawn
const page = ({ body, status }: Copy, freshness: CachedPage['freshness']): CachedPage => ({
  body,
  status,
  freshness,
})

function hold(key: string, copy: Copy, now: number) {
  if (nearby.size > 200) nearby.clear()
  nearby.set(key, { copy, until: now + isolateMs })
}
