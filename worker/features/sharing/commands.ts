import type { PublicProfile } from '#schema/profiles.ts'
import { type ShareFacts, shareFacts, shareMark } from '#schema/share.ts'
import { drawSharePicture } from './share-picture.ts'

const keptSeconds = 30 * 24 * 3600
/** Drawn, and on their way into the cache. */
const onTheWay = new Map<string, Uint8Array<ArrayBuffer>>()

const keysOf = (slug: string) => `share:${slug}:`
/** The key names the person and all that the picture shows. */
const keyOf = (facts: ShareFacts) => keysOf(facts.work.slug) + shareMark(facts)

type Cache = { kv: KVNamespace; keepAlive: (work: Promise<unknown>) => void }

type SharePicture = { png: ArrayBuffer | Uint8Array<ArrayBuffer>; freshness: 'hit' | 'miss' }

/** A share picture: kept, or drawn now and kept. */
export async function sharePicture({ kv, keepAlive }: Cache, facts: ShareFacts): Promise<SharePicture> {
  const key = keyOf(facts)
  const kept = await kv.get(key, 'arrayBuffer')
  if (kept) return { png: kept, freshness: 'hit' }
  const drawn = onTheWay.get(key)
  if (drawn) return { png: drawn, freshness: 'hit' }
  const picture = drawSharePicture(facts)
  onTheWay.set(key, picture)
  keepAlive(
    kv
      .put(key, picture, { expirationTtl: keptSeconds })
      .catch(() => {})
      .then(() => onTheWay.delete(key)),
  )
  return { png: picture, freshness: 'miss' }
}

/** Draws what a profile and its stories are still without, and drops what shows them as they were. Answers how many were drawn. */
export async function renewSharePictures(kv: KVNamespace, profile: PublicProfile): Promise<number> {
  const { keys } = await kv.list({ prefix: keysOf(profile.profileUrl) })
  const stale = new Set(keys.map(({ name }) => name))
  let drawn = 0
  for (const storyId of [undefined, ...profile.stories.map(({ id }) => id)]) {
    const facts = shareFacts(profile, storyId)
    if (!facts || stale.delete(keyOf(facts))) continue
    await kv.put(keyOf(facts), drawSharePicture(facts), { expirationTtl: keptSeconds })
    drawn += 1
  }
  for (const key of stale) await kv.delete(key)
  return drawn
}
