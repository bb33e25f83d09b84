import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { databaseAt } from '#test/people.ts'
import { tables } from './database.ts'
import { marksOf, pendingMarks } from './page-marks.ts'
import { expireTakedowns } from './takedowns.ts'

const { pageMarks, takedowns } = tables
const db = databaseAt(await startOwnDatabase())
const takedownOf = async (tag: string) => (await db.select().from(takedowns).where(eq(takedowns.tag, tag)))[0]
const forgetAfter = (minutes: number) =>
  expireTakedowns(callOn(db, { now: new Date(Date.now() + minutes * 60_000) }))

test('the database keeps the last withdrawal of a page, and no other change', async () => {
  const [first] = marksOf('withdrawn', 'profile:one')
  const [second] = marksOf('withdrawn', 'profile:one')
  const changed = marksOf('changed', 'profile:other')
  for (const mark of [first, second, ...changed]) if (mark) await pendingMarks({ db }, [mark])
  expect(await takedownOf('profile:one')).toEqual({
    tag: 'profile:one',
    mark: second?.mark,
    markWrittenAt: null,
  })
  expect(await takedownOf('profile:other')).toBeUndefined()
})

test('a takedown is deleted ten minutes after KV took its mark, and is new when it comes again', async () => {
  const tag = 'profile:gone'
  await pendingMarks({ db }, marksOf('withdrawn', tag))
  for (const minutes of [0, 60]) await forgetAfter(minutes)
  expect(await takedownOf(tag), 'KV has not taken it').toMatchObject({ markWrittenAt: null })
  await db.delete(pageMarks).where(eq(pageMarks.tag, tag))
  for (const minutes of [0, 9]) await forgetAfter(minutes)
  expect((await takedownOf(tag))?.markWrittenAt).toBeInstanceOf(Date)
  await pendingMarks({ db }, marksOf('withdrawn', tag))
  await forgetAfter(11)
  expect(await takedownOf(tag)).toMatchObject({ markWrittenAt: null })
  await db.delete(pageMarks).where(eq(pageMarks.tag, tag))
  for (const minutes of [0, 11]) await forgetAfter(minutes)
  expect(await takedownOf(tag)).toBeUndefined()
})
