import { type ShareFacts, shareFacts, shareMark } from '#schema/pages/share.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { Call } from '../../call.ts'
import { reserve } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { sleep } from '../../services/clock.ts'
import { addressHash } from '../../services/identity/address.ts'
import { withKvTimeout } from '../../services/page-marks.ts'

const ttlSeconds = 30 * 24 * 3600
/** Between two pictures of a job: who asked while one was drawn is answered first. */
const pauseMs = 250
/** Pictures that are drawn on request, before the jobs draw them; stored ones are always shown. */
export const picturesPerDay = { address: 100, profile: 50 }
/** Drawn pictures that are being stored. */
const onTheWay = new Map<string, Uint8Array<ArrayBuffer>>()

/** Loads fonts and PNG encoder with the first picture, which most visits do not need. */
const draw = async (facts: ShareFacts) => (await import('./share-picture.ts')).drawSharePicture(facts)

const keysOf = (slug: string) => `share:${slug}:`
/** The key contains the profile and everything that the picture shows. */
const keyOf = (facts: ShareFacts) => keysOf(facts.work.slug) + shareMark(facts)

type SharePicture = { png: ArrayBuffer | Uint8Array<ArrayBuffer>; freshness: 'hit' | 'miss' }

/**
 * A share picture, stored or drawn now, also while KV fails.
 * @throws AppError PICTURE_LIMIT when too many were drawn today for this address or profile (R27).
 */
export async function sharePicture(call: Call, facts: ShareFacts): Promise<SharePicture> {
  const { kv, keepAlive } = call
  const key = keyOf(facts)
  const cached = await withKvTimeout(kv.get(key, 'arrayBuffer')).catch(() => null)
  if (cached) return { png: cached, freshness: 'hit' }
  const drawn = onTheWay.get(key)
  if (drawn) return { png: drawn, freshness: 'hit' }
  const picture = await drawnWithinLimits(call, facts)
  onTheWay.set(key, picture)
  keepAlive(
    withKvTimeout(kv.put(key, picture, { expirationTtl: ttlSeconds }))
      .catch(() => {})
      .then(() => onTheWay.delete(key)),
  )
  return { png: picture, freshness: 'miss' }
}

/** Drawing one blocks the worker for 140 to 510 ms. */
async function drawnWithinLimits(call: Call, facts: ShareFacts) {
  const picture = { unit: 'pictures', amount: 1, window: 'day' } as const
  const reserved = await reserve(call, [
    { ...picture, subject: `pictures:${await addressHash(call)}`, limit: picturesPerDay.address },
    { ...picture, subject: `pictures:${facts.work.slug}`, limit: picturesPerDay.profile },
  ])
  if (reserved.exceeded) throw new AppError('PICTURE_LIMIT', reserved.exceeded)
  return draw(facts)
}

/** Draws the missing pictures of a profile and its stories and deletes outdated ones; answers how many were drawn. */
export async function renewSharePictures({ kv }: Call, profile: PublicProfile): Promise<number> {
  const { keys } = await kv.list({ prefix: keysOf(profile.pictureSlug) })
  const stale = new Set(keys.map(({ name }) => name))
  let drawn = 0
  for (const storyId of [undefined, ...profile.stories.map(({ id }) => id)]) {
    const facts = shareFacts(profile, storyId)
    if (!facts || stale.delete(keyOf(facts))) continue
    await kv.put(keyOf(facts), await draw(facts), { expirationTtl: ttlSeconds })
    drawn += 1
    await sleep(pauseMs)
  }
  for (const key of stale) await kv.delete(key)
  return drawn
}

/** Deletes all share pictures of a picture's profile or story. @throws where KV fails. */
export async function deleteSharePictures({ kv }: Call, pictureSlug: string): Promise<void> {
  const { keys } = await kv.list({ prefix: keysOf(pictureSlug) })
  for (const { name } of keys) await kv.delete(name)
}
