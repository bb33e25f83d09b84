import { type ShareFacts, shareMark } from '#schema/share.ts'
import { drawSharePicture } from './share-picture.ts'

const keptSeconds = 30 * 24 * 3600
const waitForDrawingMs = 5_000
const drawing = new Map<string, Promise<Uint8Array>>()

type Cache = { kv: KVNamespace; keepAlive: (work: Promise<unknown>) => void }

/**
 * A share picture: kept, or drawn now and kept. When many ask at once one of them draws, and who has waited
 * five seconds draws alone. The key names the person and all that the picture shows.
 */
export async function sharePicture({ kv, keepAlive }: Cache, facts: ShareFacts): Promise<BodyInit> {
  const key = `share:${facts.work.slug}:${shareMark(facts)}`
  const kept = await kv.get(key, 'arrayBuffer')
  if (kept) return kept
  const underway = drawing.get(key)
  const drawn = underway && (await Promise.race([underway.catch(() => undefined), after(waitForDrawingMs)]))
  if (drawn) return drawn.slice()
  const work = drawSharePicture(facts)
  drawing.set(key, work)
  const keep = work
    .then((picture) => kv.put(key, picture, { expirationTtl: keptSeconds }))
    .catch(() => undefined)
    .then(() => {
      if (drawing.get(key) === work) drawing.delete(key)
    })
  keepAlive(keep)
  return (await work).slice()
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))
