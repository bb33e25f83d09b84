import { expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { databaseAt, writePerson } from '#test/people.ts'
import { findChangedSince } from '../../../features/profiles/listing-queries.ts'

const databaseUrl = await startOwnDatabase()

test('profiles published though switched off are taken a few at a time, and delay no other', async () => {
  const changedAt = (ms: number, more: object = {}) =>
    writePerson({ profile: { updatedAt: new Date(ms), ...more } }, databaseUrl)
  for (const ms of [5_000, 100, 200]) await changedAt(ms, { isActive: false, listedAt: new Date(50) })
  for (const ms of [2_000, 3_000, 4_000]) await changedAt(ms)
  const call = callOn(databaseAt(databaseUrl))
  const timesSince = async (ms: number, atMost: number) => {
    const { changed, upTo } = await findChangedSince(call, new Date(ms), atMost)
    return { times: changed.map(({ updatedAt }) => updatedAt), upTo }
  }
  expect(await timesSince(1_000, 2)).toEqual({ times: [100, 2_000, 3_000, 5_000], upTo: 3_000 })
  expect(await timesSince(3_000, 3)).toEqual({ times: [100, 200, 4_000, 5_000], upTo: undefined })
})
