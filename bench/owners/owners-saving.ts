import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { galleryPageSchema } from '#schema/gallery/gallery-answers.ts'
import { paths } from '#schema/paths.ts'
import { type Browser, signedInAs } from '#test/account.ts'
import { databaseAt } from '#test/people.ts'
import { tables } from '#worker/services/database.ts'
import type { Effort } from '../effort.ts'
import { ask } from '../instruments/calls.ts'
import { putLoad } from '../instruments/load.ts'
import type { Product } from '../instruments/products.ts'
import { median } from '../instruments/timing.ts'
import { bareRoute, list, loadOn } from '../pages/pages.ts'
import { measured, type Row } from '../row.ts'

const savesPerSecond = 20
const people = 24

/**
 * What visitors are given while twenty owners a second save by the call that their dashboard makes. The bare route is loaded
 * meanwhile, too: both share this machine.
 */
export async function ownersSaving(product: Product, { seconds, rounds }: Effort): Promise<Row[]> {
  const page = galleryPageSchema.parse(JSON.parse(await ask(`${product.url}${list()}?limit=${2 * people}`)))
  const urls = page.profiles.map(({ profileUrl }) => profileUrl)
  const [owners, others] = [await ownersOf(product, urls.slice(0, people)), urls.slice(people)]
  const rate = async (path: string) => (await putLoad(loadOn(product, { path }, seconds))).rate
  const othersHits = () => hitRate(product, others, seconds)
  await othersHits()
  const quiet = await othersHits()
  const saving = startSaving(owners)
  const busy = await othersHits()
  const [gallery, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await rate(bareRoute))
    gallery.push(await rate(paths.gallery.href()))
  }
  const { saves, refused, took } = await saving.stop()
  return [
    measured({
      name: `cached gallery page while owners save (${(saves / took).toFixed(1)} a second)`,
      figure: median(gallery),
      unit: '/s',
      baseline: { name: 'bare route meanwhile', figure: median(bare) },
      ratio: median(gallery.map((rate, round) => rate / (bare[round] ?? Number.NaN))),
      budget: { of: 'ratio', atLeast: 0.6 },
    }),
    measured({
      name: 'hit rate of all other profiles’ pages meanwhile',
      figure: busy,
      unit: 'of 1',
      baseline: { name: 'when nobody saves', figure: quiet },
      budget: { of: 'ratio', atLeast: 1 },
    }),
    measured({
      name: 'saves refused under that load',
      figure: refused,
      unit: 'errors',
      budget: { of: 'figure', atMost: 0 },
    }),
  ]
}

/** The share of answers that came out of the cache, of profiles' pages asked for in turn. */
async function hitRate({ url }: Product, profileUrls: string[], seconds: number): Promise<number> {
  const began = performance.now()
  let [hits, requests] = [0, 0]
  do
    for (const profileUrl of profileUrls) {
      const answer = await fetch(url + paths.profile.href(profileUrl))
      await answer.text()
      requests += 1
      if (answer.headers.get('x-cache') === 'hit') hits += 1
    }
  while (performance.now() - began < seconds * 1000)
  return hits / requests
}

/** The owners of these profiles, signed in. */
function ownersOf({ url, databaseUrl, dataFolder }: Product, profileUrls: string[]): Promise<Browser[]> {
  const authSecret = readFileSync(join(dataFolder, 'auth-secret'), 'utf8').trim()
  const { profiles } = tables
  return Promise.all(
    profileUrls.map(async (profileUrl) => {
      const owner = await signedInAs('owner', { url, databaseUrl, authSecret })
      const owned = { ownerId: owner.id, email: owner.email }
      await databaseAt(databaseUrl).update(profiles).set(owned).where(eq(profiles.profileUrl, profileUrl))
      return owner
    }),
  )
}

/** Saves one profile after the other, each twentieth of a second one, until it is stopped. */
function startSaving(owners: Browser[]) {
  const began = performance.now()
  const underway = new Set<Promise<void>>()
  let [saves, refused] = [0, 0]
  const save = async (owner: Browser | undefined, edit: number) => {
    const saved = await owner?.put('/customer-profile', { about: `Edit ${edit}.` })
    await saved?.text()
    if (!saved?.ok) throw new Error(`Not saved: ${saved?.status}`)
    saves += 1
  }
  let edit = 0
  const timer = setInterval(() => {
    edit += 1
    const work = save(owners[edit % owners.length], edit).catch(() => {
      refused += 1
    })
    underway.add(work)
    void work.then(() => underway.delete(work))
  }, 1000 / savesPerSecond)
  return {
    async stop() {
      clearInterval(timer)
      const took = (performance.now() - began) / 1000
      await Promise.all(underway)
      return { saves, refused, took }
    },
  }
}
