import { afterAll, expect, test } from 'vitest'
import { rewordingsPerDay } from '#schema/stories/story-limits.ts'
import { ownProcess } from '#test/call.ts'
import { answeringModel, startFakeModel } from '#test/fakes/model.ts'
import { limitedWorker, limiter } from '#test/in-process/limited-worker.ts'
import { database } from '#test/people.ts'
import { at } from '#test/requests.ts'
import { refusal, storiesOf, wholeStory, writer } from '#test/stories.ts'
import { dayOf } from '../../../services/clock.ts'
import { tables } from '../../../services/database.ts'
import { app } from '../../app.ts'

const model = await startFakeModel()
afterAll(model.stop)
/** The worker itself, with a model and with limits; what it offers stands in worker/configured-model.requests.test.ts. */
const env = limitedWorker({
  OWNER_LIMITER: limiter(true),
  OPENAI_BASE_URL: model.url,
  OPENAI_API_KEY: 'a-key-of-ours',
  OPENAI_CHAT_MODEL: 'fake-model',
})

/** Of every call, so that what was spent on its day counts. */
const now = new Date()

/** An owner with a story, where there is a model. */
async function storyteller() {
  const { account, id: profileId } = await writer()
  const story = await storiesOf(account).create(wholeStory)
  const headers = {
    'Content-Type': 'application/json',
    ...at(now),
    Cookie: `session=${account.cookies.get('session')}`,
  }
  const reword = async (text: string) =>
    app.request(
      `/api/stories/${story.id}/rewording`,
      { method: 'POST', headers, body: JSON.stringify({ part: 'solution', text }) },
      env,
      ownProcess,
    )
  return { profileId, reword }
}
const useRewordings = (profileId: number, used: number) =>
  database()
    .insert(tables.budgets)
    .values({ subject: `rewordings:${profileId}`, day: dayOf(now), used })

test('a model that fails offers nothing, and is not counted', async () => {
  const { reword, profileId } = await storyteller()
  await useRewordings(profileId, rewordingsPerDay - 1)
  const typed = 'I asked 400 passengers when they wanted to go, every morning.'
  model.answer(typed, (response) => response.writeHead(500).end())
  expect(await refusal(reword(typed))).toEqual([503, 'AGENT_UNAVAILABLE'])
  model.answer(typed, answeringModel('Every morning I asked 400 passengers when they wanted to go.'))
  // It is given back behind the answer.
  await expect.poll(async () => (await reword(typed)).status).toBe(200)
})

test('rewordings are limited to so many a day', async () => {
  const { reword, profileId } = await storyteller()
  await useRewordings(profileId, rewordingsPerDay)
  const answer = await reword('I asked 400 passengers when they wanted to go, each of them.')
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await refusal(answer)).toEqual([429, 'REWORDINGS_SPENT'])
})

test('no rewording is offered without a model', async () => {
  const { account } = await writer()
  const story = await storiesOf(account).create(wholeStory)
  const body = { part: 'solution', text: wholeStory.solution }
  expect(await refusal(account.post(`/stories/${story.id}/rewording`, body))).toEqual([404, 'NOT_FOUND'])
})
