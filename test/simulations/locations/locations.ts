import type { Client } from '@libsql/client'
import { galleryTag, profileTag, type Tag } from '#schema/pages/page-row.ts'
import { seededRandom } from '#schema/picture/random.ts'
import { buildIsolates, type StartIsolate } from './isolates.ts'
import { openMarksDatabase } from './marks-database.ts'
import { type Change, marksMade, PublicWorld, type RemovedItem } from './public-world.ts'
import { type Action, isolatesAtOnce, peopleAtOnce, type Schedule } from './schedules.ts'
import { type Around, SimulatedIsolate } from './simulated-isolate.ts'
import { lateMs, SimulatedKv } from './simulated-kv.ts'
import { VirtualTime } from './virtual-time.ts'

const minute = 60_000
/** So long after KV took a mark an isolate may not know it from KV: what a location keeps, then the isolate, and its own mark. */
const knownElsewhereMs = lateMs + 3_000 + 10_000
/** KV takes one write of a key in a second: several at once take turns. */
const toldMs = 5_000
/** While KV fails the database answers, at most a load that began before. */
const askedAgainMs = 12_000
/** While many save, a gallery of this second passes for one that shows them all, and one that loads slowly for longer. */
const burstMs = 5_000

export type Outcome = {
  breaches: string[]
  visits: number
  /** How long after it was taken down something was shown, at most, while the database answered. */
  latestMs: number
}

/** Builds the page cache, and answers what runs it through schedules on a database of nothing but marks. */
export async function startLocations() {
  const start = await buildIsolates()
  const marks = await openMarksDatabase()
  return {
    run: async (schedule: Schedule): Promise<Outcome> => {
      await marks.empty()
      return new Locations(start, marks.client, schedule.seed, schedule.versionRead).run(schedule.actions)
    },
    stop: marks.close,
  }
}

/** Some isolates in locations of their own, and what the pages that they answer with must not show. */
class Locations {
  readonly #time = new VirtualTime()
  readonly #world = new PublicWorld(peopleAtOnce)
  readonly #around: Around
  readonly #start: StartIsolate
  readonly #isolates: SimulatedIsolate[]
  /** The tag and reason of a key in KV. */
  readonly #marked = new Map<string, { tag: Tag; why: 'changed' | 'withdrawn' }>()
  readonly #outcome: Outcome = { breaches: [], visits: 0, latestMs: 0 }
  #nextJob: number
  #isRecovered = false
  #disturbances = 0
  /** Since when the database answers at once; nobody knows until when. */
  #wellSince = 0

  constructor(start: StartIsolate, client: Client, seed: number, versionRead: Schedule['versionRead']) {
    const random = seededRandom(seed)
    const made = new Map<string, number>()
    const kv = new SimulatedKv(this.#time, random, versionRead, (key, mark) => {
      const marked = this.#marked.get(key)
      if (marked) this.#world.told(marked.tag, marked.why, made.get(mark) ?? 0, this.#time.now)
    })
    this.#around = { time: this.#time, kv, client, database: 'well', random, made }
    this.#start = start
    this.#isolates = Array.from({ length: isolatesAtOnce }, () => this.#begun())
    this.#nextJob = this.#time.now + random() * minute
  }

  #begun = () => new SimulatedIsolate(this.#start, this.#around)

  async run(actions: Schedule['actions']): Promise<Outcome> {
    for (const { after, at, action } of actions) {
      await this.#pass(after)
      this.#act(at, action)
    }
    await this.#recover()
    return this.#outcome
  }

  /** Lets time pass with a job each minute; of a long time only the beginning, for then nothing is left to do. */
  async #pass(ms: number) {
    const end = this.#time.now + ms
    const busyUntil = Math.min(end, this.#time.now + 5 * minute)
    for (; this.#nextJob <= busyUntil; this.#nextJob += minute) {
      await this.#time.runUntil(this.#nextJob)
      void this.#runJob(this.#isolates[Math.floor(this.#around.random() * isolatesAtOnce)])
    }
    await this.#time.runUntil(busyUntil)
    this.#time.skipTo(end)
    this.#nextJob = Math.max(this.#nextJob, end)
  }

  #act(at: number, action: Action) {
    const isolate = this.#isolates[at]
    if (!isolate) return
    if (action.does === 'visit') void this.#visit(isolate, this.#tagOf(action.page))
    if (action.does === 'change') void this.#change(isolate, action)
    if (action.does === 'kv') this.#around.kv.become(action.state)
    if (action.does === 'database') this.#databaseBecomes(action.state)
    if (action.does !== 'visit' && action.does !== 'change') this.#disturbances += 1
    if (action.does !== 'end') return
    isolate.end()
    this.#isolates[at] = this.#begun()
  }

  #databaseBecomes(state: Around['database']) {
    if (state !== 'well') this.#wellSince = Number.POSITIVE_INFINITY
    else if (this.#around.database !== 'well') this.#wellSince = this.#time.now
    this.#around.database = state
  }

  /** The gallery, somebody's page, or one of their earlier addresses. */
  #tagOf(page: number): Tag {
    const { address } = this.#world.people[page % peopleAtOnce] ?? { address: '' }
    const tags = [...this.#world.tags]
    return page < 2 ? galleryTag : page < 5 ? profileTag(address) : (tags.at(-2) ?? galleryTag)
  }

  /** Some pages take longer than their last copy is held back for. */
  #mostRenderingMs = () => (!this.#isRecovered && this.#around.random() < 0.3 ? 4_000 : 100)

  async #visit(isolate: SimulatedIsolate, tag: Tag) {
    const began = this.#time.now
    const load = async () => {
      await isolate.askDatabase()
      const shown = this.#world.shownOn(tag)
      await isolate.waitUpTo(this.#mostRenderingMs())
      return {
        body: new TextEncoder().encode(shown.join('\n')),
        status: tag === galleryTag || shown.length ? 200 : 404,
      }
    }
    try {
      const page = await isolate.cache.cachedPage(isolate.call(), { key: tag, tags: [tag] }, load)
      this.#outcome.visits += 1
      const shown = new TextDecoder().decode(page.body).split('\n').filter(Boolean)
      for (const name of shown) this.#expectAllowed(name, isolate, began, page.freshness)
      return { status: page.status, shown }
    } catch {
      // The page that says so shows nothing.
      return undefined
    }
  }

  #expectAllowed(name: string, isolate: SimulatedIsolate, began: number, freshness: string) {
    const item = this.#world.gone.get(name)
    if (!item) return
    const { at, tag, why, toldAt = Number.POSITIVE_INFINITY } = item
    if (why === 'changed' && freshness === 'stale') return
    const late = why === 'changed' && tag === galleryTag ? burstMs : 0
    const isHere = item.publishedBy === isolate && began > (item.publishedAt ?? 0) + late
    const isElsewhere = began > toldAt + knownElsewhereMs + late
    const isWithoutKv = began > Math.max(at, this.#around.kv.failsSince) + askedAgainMs
    // R18, whatever KV says and whether it was ever told.
    const isPromised = why === 'withdrawn' && began > Math.max(at, this.#wellSince) + minute
    if (isHere || isElsewhere || isWithoutKv || isPromised)
      this.#breach(`${name}: ${why} at ${at}, told at ${toldAt}, shown at ${began}`, {
        isHere,
        isElsewhere,
        isWithoutKv,
        isPromised,
        freshness,
      })
    if (why === 'withdrawn' && at >= this.#wellSince)
      this.#outcome.latestMs = Math.max(this.#outcome.latestMs, began - at)
  }

  async #change(isolate: SimulatedIsolate, { change, person: place }: { change: Change; person: number }) {
    const person = this.#world.people[place]
    if (!person) return
    try {
      await isolate.askDatabase()
    } catch {
      return
    }
    const address = this.#world.addressAfter(person, change)
    const { changed = [], withdrawn = [] } = marksMade[change](
      profileTag(address),
      profileTag(person.address),
    )
    const { cache } = isolate
    const marks = [...cache.marksOf('withdrawn', ...withdrawn), ...cache.marksOf('changed', ...changed)]
    const call = isolate.call({ isAtOnce: true })
    for (const { tag, why } of marks)
      this.#marked.set(await cache.storedKeyOf(call, { tag, why }), { tag, why })
    for (const { mark } of marks) this.#around.made.set(mark, this.#time.now)
    const items = this.#world.commit(person, { change, address, marks, at: this.#time.now })
    await cache.pendingMarks(call, marks)
    await isolate.waitUpTo(30)
    const later = isolate.call()
    cache.invalidatePages(later, marks)
    const answered = cache.publishMarks(later)
    for (const one of items) Object.assign(one, { publishedBy: isolate, publishedAt: this.#time.now })
    void this.#expectTold(items)
    await answered
    // A profile that moved is published at its new address.
    if (change === 'move') await this.#change(isolate, { change: 'edit', person: place })
  }

  /** KV has the word at once, unless something fails meanwhile. */
  async #expectTold(items: RemovedItem[]) {
    if (this.#around.kv.state !== 'well' || this.#around.database !== 'well') return
    const before = this.#disturbances
    await this.#time.wait(toldMs)
    if (this.#disturbances > before) return
    for (const { tag, at, toldAt } of items)
      if (toldAt === undefined) this.#breach(`${tag}: not told since ${at}`)
  }

  #breach(message: string, details: object = {}) {
    this.#outcome.breaches.push(`${message} ${JSON.stringify(details)}`)
  }

  async #runJob(isolate: SimulatedIsolate | undefined) {
    const began = this.#time.now
    try {
      await isolate?.cache.putPendingMarks(isolate.call())
    } catch {
      return
    }
    for (const [name, { at, toldAt }] of this.#world.gone)
      if (at < began - toldMs && toldAt === undefined)
        this.#breach(`${name}: not told by the job at ${began}`)
  }

  /** Whatever went before, a few minutes later every isolate shows what is public, and nothing else. */
  async #recover() {
    this.#around.kv.become('well')
    this.#databaseBecomes('well')
    this.#isRecovered = true
    await this.#pass(4 * minute)
    this.#isolates.push(this.#begun())
    // Who has met a database that is down shows the last copy once more.
    for (const isolate of this.#isolates) for (const tag of this.#world.tags) void this.#visit(isolate, tag)
    await this.#pass(burstMs)
    const visits = [...this.#world.tags].flatMap((tag) =>
      this.#isolates.map(async (isolate) => {
        const page = await this.#visit(isolate, tag)
        const [shown, expected] = [page?.shown.join(), this.#world.shownOn(tag).join()]
        if (shown !== expected) this.#breach(`${tag} shows ${shown} in the end, not ${expected}`)
      }),
    )
    await this.#pass(minute)
    await Promise.all(visits)
  }
}
