import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { callOn } from '#test/call.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { openPatientDatabase, tables } from './database.ts'
import { readTogether, retryOnConflict, write } from './write.ts'

const { pageMarks } = tables
const call = callOn(openPatientDatabase({ TURSO_DATABASE_URL: await startOwnDatabase() }))
const { db } = call
const markOf = (tag: string) => db.select().from(pageMarks).where(eq(pageMarks.tag, tag))
const isMarked = (tag: string): SQL => sql`exists (select 1 from ${pageMarks} where tag = ${tag})`
const insertMark = (tag: string) =>
  db.insert(pageMarks).values({ tag, why: 'changed', mark: 'written' }).returning({ tag: pageMarks.tag })

test('rows of a batch are answered under the names of its statements', async () => {
  const [one, two] = [randomUUID(), randomUUID()]
  const answers = await write(call, {
    none: undefined,
    many: [insertMark(one), insertMark(two)],
    read: markOf(one),
  })
  expect(answers).toMatchObject({ many: [[{ tag: one }], [{ tag: two }]], read: [{ tag: one }] })
})

test('rows that are read together are answered under the names of their statements', async () => {
  const [one, two] = [randomUUID(), randomUUID()]
  await insertMark(one)
  const { there, ...others } = await readTogether(call, { there: markOf(one), gone: [markOf(two)] })
  expect(there).toMatchObject([{ tag: one }])
  expect(others).toEqual({ gone: [[]] })
})

test('nothing is written where a condition refuses, and the error is the one of that condition', async () => {
  const [standing, wanted] = [randomUUID(), randomUUID()]
  await insertMark(standing)
  const unless = [
    [isMarked(wanted), 'NOT_FOUND'],
    [isMarked(standing), 'LINK_USED'],
  ] as const
  const refused = write(call, { mark: insertMark(wanted) }, { unless })
  await expect(refused).rejects.toMatchObject({ name: 'AppError', code: 'LINK_USED' })
  expect(await markOf(wanted)).toEqual([])
})

test('a batch that no condition refuses is written', async () => {
  const wanted = randomUUID()
  const { mark } = await write(
    call,
    { mark: insertMark(wanted) },
    { unless: [[isMarked(wanted), 'LINK_USED']] },
  )
  expect(mark).toEqual([{ tag: wanted }])
})

test('one of two writes at once that refuse each other is written, with 40 others beside them', async () => {
  const wanted = randomUUID()
  const others = Array.from({ length: 40 }, () => write(call, { mark: insertMark(randomUUID()) }))
  const both = ['one', 'two'].map(() =>
    write(call, { mark: insertMark(wanted) }, { unless: [[isMarked(wanted), 'LINK_USED']] }),
  )
  const outcomes = await Promise.allSettled(both)
  await Promise.all(others)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(refused).toEqual(['LINK_USED'])
})

test('a failure that no condition caused is answered as it is', async () => {
  const wanted = randomUUID()
  await insertMark(wanted)
  const failing = write(call, { mark: insertMark(wanted) }, { unless: [[sql`0`, 'LINK_USED']] })
  await expect(failing).rejects.not.toMatchObject({ name: 'AppError' })
})

test('a write that met a conflict is tried once more, and no oftener', async () => {
  const conflicts = vi.fn(async () => undefined)
  expect(await retryOnConflict(conflicts)).toBeUndefined()
  expect(conflicts).toHaveBeenCalledTimes(2)
  const second = vi.fn(async (): Promise<string | undefined> => 'written').mockResolvedValueOnce(undefined)
  expect(await retryOnConflict(second)).toBe('written')
})
