import { rmSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { browser } from '#test/account.ts'
import { visitorOf } from '#test/agent.ts'
import {
  beginAnswer,
  callTools,
  endCalls,
  say,
  saying,
  startFakeModel,
  toolResultsIn,
} from '#test/fakes/model.ts'
import { databaseAt, publishPerson } from '#test/people.ts'
import { preparedFolder, startProduct } from '#test/product.ts'
import { at } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const { budgets, reservations } = tables
const folder = preparedFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))
/** No day ends in between. */
const noon = new Date().setUTCHours(12, 0, 0, 0)

test('a worker stopped in the middle of an answer takes nothing of its expert’s day for long', async () => {
  const model = await startFakeModel()
  const variables = {
    RATE_LIMITS: 'on',
    SAMPLE_DATA: 'off',
    OPENAI_BASE_URL: model.url,
    OPENAI_CHAT_MODEL: 'fake',
    DATA_DIR: folder,
  }
  const first = await startProduct(variables)
  const { id, profileUrl } = await publishPerson({ profile: { plan: 'starter' } }, first)
  const subject = `profile:${id}`
  let db = databaseAt(first.databaseUrl)
  const used = async () =>
    (await db.select().from(budgets).where(eq(budgets.subject, subject))).map((row) => row.used)
  const reservationCount = () => db.$count(reservations, eq(reservations.subject, subject))

  model.answer('Who fills the ferry?', (response, request) => {
    if (!toolResultsIn(request).length) {
      callTools(response, { name: 'find_story', args: { question: 'ferry' } })
      return endCalls(response)
    }
    beginAnswer(response)
    say(response, 'It fills')
  })
  const request = visitorOf(profileUrl, browser(first.url)).askForJson(
    'Who fills the ferry?',
    {},
    at(new Date(noon)),
  )
  request.catch(() => 'it is never answered')
  await expect.poll(() => model.stepsOf('Who fills the ferry?').length).toBe(2)
  await first.stop()

  const second = await startProduct(variables)
  try {
    db = databaseAt(second.databaseUrl)
    const [reserved = 0] = await used()
    expect([await reservationCount(), reserved > 912]).toEqual([1, true])
    model.answer('And who empties it?', saying('Nobody.'))
    const ask = (now: number) =>
      visitorOf(profileUrl, browser(second.url)).askForJson('And who empties it?', {}, at(new Date(now)))
    expect((await ask(noon + 60_000)).status).toBe(200)
    // It might still be going on.
    await expect.poll(used).toEqual([reserved + 912])
    expect((await ask(noon + 120_000)).status).toBe(200)
    await expect.poll(used).toEqual([912 * 2])
    expect(await reservationCount()).toBe(0)
  } finally {
    await second.stop()
    model.stop()
  }
})
