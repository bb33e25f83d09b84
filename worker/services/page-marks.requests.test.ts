import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { galleryTag, profileTag } from '#schema/pages/page-row.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { openCall } from '../call.ts'
import { variablesOf } from '../env.ts'
import { DatabaseUnavailable, tables } from './database.ts'
import { cachedPage } from './page-cache.ts'
import {
  invalidatePages,
  marksOf,
  pendingMarks,
  publishMarks,
  putPendingMarks,
  storedKeyOf,
  type Why,
} from './page-marks.ts'

const databaseUrl = await startOwnDatabase()

/** What Cloudflare keeps beside the worker, with its rule of one write a second for a key. */
const entries = new Map<string, { value: unknown; metadata: unknown }>()
const puts: { key: string; at: number }[] = []
let failure: 'refuses writes' | 'refuses' | 'hangs' | undefined
const respond = async <Answer>(answer: () => Answer): Promise<Answer> => {
  if (failure === 'refuses') throw new Error('KV GET failed: 503')
  if (failure === 'hangs') await new Promise(() => {})
  return answer()
}
const kv = {
  get: (key: string) => respond(() => entries.get(key)?.value ?? null),
  getWithMetadata: (key: string) => respond(() => entries.get(key) ?? { value: null, metadata: null }),
  put: (key: string, value: unknown, { metadata }: { metadata?: unknown } = {}) =>
    respond(() => {
      const at = performance.now()
      const before = puts.findLast((put) => put.key === key)?.at ?? Number.NEGATIVE_INFINITY
      if (failure === 'refuses writes' || at - before < 900) throw new Error('KV PUT failed: 429')
      puts.push({ key, at })
      entries.set(key, { value, metadata })
    }),
} as KVNamespace
const afterwards: Promise<unknown>[] = []
const variables = variablesOf({
  APP_ENV: 'local',
  APP_URL: 'http://localhost',
  AUTH_SECRET: 'a secret that is only for this test',
  TURSO_DATABASE_URL: databaseUrl,
} as never)
const openCallNow = (later = 0) =>
  openCall({
    kv,
    variables,
    now: new Date(Date.now() + later),
    keepAlive: (work) => void afterwards.push(work),
    actor: { kind: 'visitor', address: '203.0.113.7' },
  })
afterEach(async () => {
  failure = undefined
  await Promise.allSettled(afterwards)
  await openCallNow().db.delete(tables.pageMarks)
})

const written = (text: string, status = 200) => ({ body: new TextEncoder().encode(text), status })
/** A page as its visitor reads it. */
const shownPage = async (...parameters: Parameters<typeof cachedPage>) => {
  const page = await cachedPage(...parameters)
  return { ...page, body: new TextDecoder().decode(page.body) }
}
let people = 0
const somebody = () => {
  people += 1
  return `somebody-${people}`
}
let loads = 0
const loading =
  (body: string, status = 200) =>
  async () => {
    loads += 1
    return written(body, status)
  }
const down = async () => {
  throw new DatabaseUnavailable('The database did not answer')
}
const pageOf = (profileUrl: string) => ({ key: `/profile/${profileUrl}`, tags: [profileTag(profileUrl)] })
const gallery = { key: '/solution-gallery?&', tags: [galleryTag] }
const change = async (why: Why, ...tags: string[]) => {
  const call = openCallNow()
  const marks = marksOf(why, ...tags)
  await pendingMarks(call, marks)
  invalidatePages(call, marks)
  void publishMarks(call)
  await sleep(2)
}
const pending = async () => (await openCallNow().db.select().from(tables.pageMarks)).map(({ tag }) => tag)

test('a change renews the pages of its own tags and nobody else’s', async () => {
  const [one, other] = [somebody(), somebody()]
  for (const person of [one, other]) await shownPage(openCallNow(), pageOf(person), loading('before'))
  await sleep(2)
  await change('changed', profileTag(one))
  const after = loading('after')
  expect(await shownPage(openCallNow(), pageOf(one), after)).toMatchObject({
    body: 'after',
    freshness: 'miss',
  })
  expect(await shownPage(openCallNow(), pageOf(other), after)).toMatchObject({
    body: 'before',
    freshness: 'hit',
  })
})

test('nobody who can be shown a copy waits for a database that is away, until it is back', async () => {
  const [one, other] = [somebody(), somebody()]
  for (const person of [one, other]) await shownPage(openCallNow(), pageOf(person), loading('before'))
  await sleep(2)
  await change('changed', profileTag(one), profileTag(other))
  expect(await shownPage(openCallNow(), pageOf(one), down)).toMatchObject({ freshness: 'stale' })
  const { promise, reject } = Promise.withResolvers<never>()
  const waiting = shownPage(openCallNow(), pageOf(other), () => promise)
  expect(await Promise.race([waiting, sleep(1_500, 'waits')])).toMatchObject({ freshness: 'stale' })
  reject(new DatabaseUnavailable('The database did not answer'))
  await Promise.allSettled(afterwards)
  const look = () => shownPage(openCallNow(), pageOf(one), loading('after'))
  expect(await look()).toMatchObject({ freshness: 'stale', body: 'before' })
  await vi.waitFor(async () => expect(await look()).toMatchObject({ freshness: 'hit', body: 'after' }))
})

test('a takedown that KV refused is gone at once, and stays gone while the database is down', async () => {
  const person = somebody()
  await shownPage(openCallNow(), pageOf(person), loading('before'))
  await sleep(2)
  failure = 'refuses writes'
  await change('withdrawn', profileTag(person))
  for (const later of [0, 5_000, 120_000])
    await expect(shownPage(openCallNow(later), pageOf(person), down), `${later}`).rejects.toThrow()
  expect(await pending()).toEqual([profileTag(person)])
})

/** Publishes what a call changed, as its answer does before it is sent. */
async function publish(why: Why, tag: string) {
  const call = openCallNow()
  const marks = marksOf(why, tag)
  await pendingMarks(call, marks)
  invalidatePages(call, marks)
  const began = performance.now()
  return { waited: publishMarks(call).then(() => performance.now() - began) }
}

test('a call that takes a page down is answered once KV has it, or after four tenths of a second', async () => {
  const [one, other] = [profileTag(somebody()), profileTag(somebody())]
  await (await publish('withdrawn', one)).waited
  expect(entries.has(await storedKeyOf(openCallNow(), { tag: one, why: 'withdrawn' }))).toBe(true)
  failure = 'hangs'
  const { waited } = await publish('withdrawn', other)
  // Of two timers the earlier ends first, however busy the machine is.
  const ended = await Promise.race([waited, sleep(500, 'goes on')])
  expect(ended).not.toBe('goes on')
  expect(ended).toBeGreaterThanOrEqual(390)
})

test('a change that is no takedown does not wait for KV', async () => {
  failure = 'hangs'
  const { waited } = await publish('changed', profileTag(somebody()))
  expect(await Promise.race([waited, sleep(1, 'waits')])).not.toBe('waits')
})

test('a takedown that KV refused is repeated by the job, once KV takes it', async () => {
  const person = somebody()
  failure = 'refuses writes'
  await change('withdrawn', profileTag(person))
  await expect(putPendingMarks(openCallNow())).rejects.toThrow('1 changes are not published yet')
  failure = undefined
  await putPendingMarks(openCallNow())
  const key = await storedKeyOf(openCallNow(), { tag: profileTag(person), why: 'withdrawn' })
  expect(entries.has(key)).toBe(true)
  expect([...entries.keys()].join()).not.toContain(`mark:withdrawn:profile:${person}`)
  expect(await pending()).toEqual([])
})

test('a tag is written once a second in a burst of changes, and its last change is not lost', async () => {
  const tag = profileTag(somebody())
  const began = performance.now()
  for (let saved = 0; saved < 30; saved += 1) {
    await change('changed', tag)
    await sleep(20)
  }
  await Promise.all(afterwards)
  const key = await storedKeyOf(openCallNow(), { tag, why: 'changed' })
  const seconds = (performance.now() - began) / 1000
  expect(puts.filter((put) => put.key === key).length).toBeLessThanOrEqual(seconds + 1)
  expect(await pending()).toEqual([])
})

test('the gallery is loaded once in 0.7 seconds at most while profile after profile is saved', async () => {
  await change('changed', galleryTag)
  loads = 0
  const began = performance.now()
  while (performance.now() - began < 1_500) {
    await change('changed', galleryTag)
    await shownPage(openCallNow(), gallery, loading('the gallery'))
    await sleep(25)
  }
  expect(loads).toBeLessThanOrEqual((performance.now() - began) / 700 + 1)
})

test('a gallery that takes over a second to load is waited for by nobody while profiles are saved', async () => {
  const slow = async () => {
    await sleep(1_100)
    return written('the gallery')
  }
  const filtered = { ...gallery, key: '/solution-gallery?area=Sales' }
  await shownPage(openCallNow(), filtered, slow)
  const states: string[] = []
  for (const began = performance.now(); performance.now() - began < 3_000; await sleep(25)) {
    await change('changed', galleryTag)
    states.push((await shownPage(openCallNow(), filtered, slow)).freshness)
  }
  // One, where this machine stands still for a moment.
  expect(states.filter((freshness) => freshness !== 'hit').length).toBeLessThanOrEqual(1)
  expect(states.length).toBeGreaterThan(20)
})

test.each(['refuses', 'hangs'] as const)('the database answers while KV %s', async (fault) => {
  const person = somebody()
  await shownPage(openCallNow(), pageOf(person), loading('before'))
  await sleep(2)
  failure = fault
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => shownPage(openCallNow(10_000), pageOf(person), loading('now'))),
  )
  for (const { body } of answers) expect(body).toBe('now')
})

test('a load that began before a takedown serves no later visitor, also while KV fails', async () => {
  const person = somebody()
  failure = 'refuses'
  const first = shownPage(openCallNow(), pageOf(person), async () => {
    await sleep(300)
    return written('before')
  })
  await sleep(20)
  await change('withdrawn', profileTag(person))
  const notFound = loading('nobody is here', 404)
  expect((await shownPage(openCallNow(), pageOf(person), notFound)).body).toBe('nobody is here')
  await first
  expect((await shownPage(openCallNow(), pageOf(person), notFound)).body, 'and it is not kept').toBe(
    'nobody is here',
  )
})

test('a page that is found gone behind its old copy takes that copy’s place', async () => {
  const person = somebody()
  await shownPage(openCallNow(), pageOf(person), loading('before'))
  const notFound = loading('nobody is here', 404)
  expect((await shownPage(openCallNow(61_000), pageOf(person), notFound)).body, 'the last time').toBe(
    'before',
  )
  await Promise.all(afterwards)
  expect(await shownPage(openCallNow(61_000), pageOf(person), notFound)).toMatchObject({ status: 404 })
  expect(await shownPage(openCallNow(63_000), pageOf(person), down)).toMatchObject({ status: 404 })
})

test('five hundred visitors of a page that takes 4 s cause two loads, and the first is everybody’s', async () => {
  loads = 0
  const slow = async () => {
    loads += 1
    await sleep(4_000)
    return written('at last')
  }
  const as = pageOf(somebody())
  const pages = await Promise.all(Array.from({ length: 500 }, () => shownPage(openCallNow(), as, slow)))
  expect(pages.every(({ body }) => body === 'at last')).toBe(true)
  expect(loads, 'one every 2.5 s').toBe(2)
})

test('a load whose request was ended in the middle keeps nobody waiting ten seconds later', async () => {
  const as = pageOf(somebody())
  const ended = { ...openCallNow(), keepAlive: () => {} }
  void shownPage(ended, as, () => new Promise(() => {}))
  await new Promise((resolve) => setTimeout(resolve, 50))
  const later = Date.now() + 10_001
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
  const began = performance.now()
  expect((await shownPage(openCallNow(), as, loading('the page'))).body).toBe('the page')
  expect(performance.now() - began, 'milliseconds').toBeLessThan(8_000)
  clock.mockRestore()
})

test.each([429, 503])('a refusal (%s) of one visitor is nobody else’s, and not kept', async (status) => {
  const as = pageOf(somebody())
  const begun = Promise.withResolvers<void>()
  const load = (body: string, refusal: number) => async () => {
    begun.resolve()
    await sleep(50)
    return written(body, refusal)
  }
  const refused = shownPage(openCallNow(), as, load('too many', status))
  await begun.promise
  const others = await Promise.all(
    Array.from({ length: 5 }, () => shownPage(openCallNow(), as, load('the page', 200))),
  )
  expect((await refused).status).toBe(status)
  for (const { body } of others) expect(body).toBe('the page')
})
