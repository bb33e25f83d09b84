import { randomUUID } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { maxOldAddresses } from '#schema/limits.ts'
import { callOn } from '#test/call.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { databaseAt, writePerson } from '#test/people.ts'
import { tables } from '../../services/database.ts'
import { finishErasing } from './finish-erasing.ts'

const { profileRedirects, profiles } = tables
/** Its own: every erased profile counts here. */
const databaseUrl = await startOwnDatabase()
const db = databaseAt(databaseUrl)

/** An erased profile that had as many addresses as may be kept. */
async function erased(minutesAgo: number) {
  const { id } = await writePerson({ stories: [], references: [] }, databaseUrl)
  const createdAt = new Date()
  const oldUrls = Array.from({ length: maxOldAddresses }, () => `old-${randomUUID()}`)
  await db.insert(profileRedirects).values(oldUrls.map((oldUrl) => ({ oldUrl, profileId: id, createdAt })))
  const erasedAt = new Date(Date.now() - minutesAgo * 60_000)
  await db.update(profiles).set({ isActive: false, listedAt: null, erasedAt }).where(eq(profiles.id, id))
}

/** A run of the job, and how often it asks KV, which holds nothing. */
async function requestsOfRun() {
  let count = 0
  const list = () => {
    count += 1
    return Promise.resolve({ keys: [], list_complete: true })
  }
  await finishErasing(callOn(db, { kv: { list } as unknown as KVNamespace }))
  return count
}

test('erased profiles with all their former names leave the other jobs of a minute their requests', async () => {
  for (let number = 0; number < 10; number += 1) await erased(5)
  await erased(4)
  const runs: number[] = []
  while (runs.length < 12 && (await db.$count(profiles, isNotNull(profiles.erasedAt))))
    runs.push(await requestsOfRun())
  expect(Math.max(...runs)).toBeLessThan(300)
  expect(await db.$count(profiles, isNotNull(profiles.erasedAt))).toBe(0)
})
