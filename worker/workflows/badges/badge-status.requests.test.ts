import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newBadgeKey } from '#schema/badges/keys.ts'
import { isSetInList } from '#schema/badges/status-list.ts'
import { badgeOwner, issued } from '#test/badges/badge-owner.ts'
import { callOn } from '#test/call.ts'
import { startDatabaseProxy } from '#test/fakes/database-proxy.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { databaseAt } from '#test/people.ts'
import type { Call } from '../../call.ts'
import { openDatabase, tables } from '../../services/database.ts'
import { badgeState, signedStatusList } from './badge-status.ts'

const databaseUrl = await startOwnDatabase()
const db = databaseAt(databaseUrl)
const { badges } = tables
const start = new Date('2026-11-26T12:00:00Z').getTime()
const keys = newBadgeKey('k1')
/** An isolate of its own, which keeps the lists that it signed. */
const isolateAt = (name: string, seconds: number, changes: Partial<Call> = {}) =>
  callOn(db, {
    now: new Date(start + seconds * 1000),
    variables: { ...callOn(db).variables, APP_URL: `https://${name}.example`, BADGE_KEYS: keys },
    ...changes,
  })

async function badged() {
  const owner = await badgeOwner(db, databaseUrl)
  const [badge] = await issued(callOn(db), owner.id)
  if (!badge) throw new Error('No badge was issued')
  const set = (suspendedAt: number | null) =>
    db.run(sql`update profiles set suspended_at = ${suspendedAt} where id = ${owner.id}`)
  return { id: badge.id, index: badge.statusIndex, profileId: owner.id, set }
}
async function tells(call: Call, index: number) {
  const list = await signedStatusList(call, 1)
  const { credentialSubject } = JSON.parse(list?.body ?? '') as {
    credentialSubject: { encodedList: string }
  }
  return { isRevoked: await isSetInList(credentialSubject.encodedList, index), age: list?.age }
}
const rowOf = async (id: string) => (await db.select().from(badges).where(eq(badges.id, id)))[0]

test('a list is at most five seconds old, and says how old it is', async () => {
  const { index, set } = await badged()
  expect(await tells(isolateAt('kept', 0), index)).toEqual({ isRevoked: false, age: 0 })
  await set(1)
  expect(await tells(isolateAt('kept', 4), index)).toEqual({ isRevoked: false, age: 4 })
  expect(await tells(isolateAt('kept', 5), index)).toEqual({ isRevoked: true, age: 0 })
})

test('a badge that a list has given as revoked stays so, and another one is issued in its place', async () => {
  const { id, index, profileId, set } = await badged()
  await set(1)
  expect((await rowOf(id))?.revokedAt).toBeNull()
  expect(await tells(isolateAt('told', 0), index)).toMatchObject({ isRevoked: true })
  await set(null)
  expect(await tells(isolateAt('told', 10), index)).toMatchObject({ isRevoked: true })
  expect(await rowOf(id)).toMatchObject({ reason: 'profile' })
  const all = await issued(callOn(db), profileId)
  expect(new Set(all.map(({ reason }) => reason))).toEqual(new Set(['profile', null]))
  expect(all).toHaveLength(2)
})

test('a badge whose own state was given as revoked stays so', async () => {
  const { id, set } = await badged()
  await set(1)
  expect(await badgeState(isolateAt('state', 0), id)).toMatchObject({ state: 'revoked', reason: 'profile' })
  await set(null)
  expect(await badgeState(isolateAt('state', 1), id)).toMatchObject({ state: 'revoked', current: null })
})

test('the last list answers for a minute while the database is silent, and then none', async () => {
  const { index } = await badged()
  const proxy = await startDatabaseProxy(databaseUrl)
  const silent = () => ({
    db: openDatabase({ TURSO_DATABASE_URL: proxy.url }, () => {}, { readMs: 200, writeMs: 200 }),
  })
  await tells(isolateAt('silent', 0, silent()), index)
  proxy.answerAfter(20_000)
  expect(await tells(isolateAt('silent', 59, silent()), index)).toMatchObject({ age: 59 })
  await expect(signedStatusList(isolateAt('silent', 60, silent()), 1)).rejects.toThrow()
  proxy.answerAfter(0)
  proxy.stop()
})

test('fifty verifiers at once cost one reading of the badges', async () => {
  let batches = 0
  const counting = new Proxy(db, {
    get: (target, name, receiver) => {
      if (name === 'batch') batches += 1
      return Reflect.get(target, name, receiver)
    },
  })
  const call = isolateAt('crowd', 0, { db: counting })
  const lists = await Promise.all(Array.from({ length: 50 }, () => signedStatusList(call, 1)))
  expect(new Set(lists.map((list) => list?.body)).size).toBe(1)
  expect(batches).toBe(1)
})

test('a list that was not begun does not exist', async () => {
  expect(await signedStatusList(isolateAt('none', 0), 2)).toBeUndefined()
  expect(await signedStatusList(isolateAt('none', 0), 0)).toBeUndefined()
})
