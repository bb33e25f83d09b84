import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { visitor } from '#test/agent.ts'
import {
  beginAnswer,
  callTools,
  endCalls,
  say,
  saying,
  startFakeModel,
  toolResultsIn,
} from '#test/fakes/model.ts'
import { database, publishPerson } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { at } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const { budgets, reservations } = tables
/** No day ends in between. */
const noon = new Date().setUTCHours(12, 0, 0, 0)

test('a worker stopped in the middle of an answer takes nothing of its expert’s day for long', async () => {
  const model = await startFakeModel()
  const variables = {
    RATE_LIMITS: 'on',
    SAMPLE_DATA: 'off',
    OPENAI_BASE_URL: model.url,
    OPENAI_CHAT_MODEL: 'fake',
    TURSO_DATABASE_URL: inject('databaseUrl'),
  }
  const { id, profileUrl } = await publishPerson({ profile: { plan: 'starter' } })
  const subject = `profile:${id}`
  const used = async () =>
    (await database().select().from(budgets).where(eq(budgets.subject, subject))).map((row) => row.used)
  const held = () => database().$count(reservations, eq(reservations.subject, subject))

  const first = await startProduct(variables)
  model.answer('Who fills the ferry?', (response, request) => {
    if (!toolResultsIn(request).length) {
      callTools(response, { name: 'find_story', args: { question: 'ferry' } })
      return endCalls(response)
    }
    beginAnswer(response)
    say(response, 'It fills')
  })
  const asked = visitor(profileUrl, first.url).askForJson('Who fills the ferry?', {}, at(new Date(noon)))
  asked.catch(() => 'it is never answered')
  await expect.poll(() => model.stepsOf('Who fills the ferry?').length).toBe(2)
  await first.stop()
  const [reserved = 0] = await used()
  expect([await held(), reserved > 912]).toEqual([1, true])

  const second = await startProduct(variables)
  try {
    model.answer('And who empties it?', saying('Nobody.'))
    const ask = (now: number) =>
      visitor(profileUrl, second.url).askForJson('And who empties it?', {}, at(new Date(now)))
    expect((await ask(noon + 60_000)).status).toBe(200)
    // It might still be going on.
    await expect.poll(used).toEqual([reserved + 912])
    expect((await ask(noon + 120_000)).status).toBe(200)
    await expect.poll(used).toEqual([912 * 2])
    expect(await held()).toBe(0)
  } finally {
    await second.stop()
    model.stop()
  }
})
