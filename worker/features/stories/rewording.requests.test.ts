import { afterAll, expect, inject, test } from 'vitest'
import { rewordingsPerDay } from '#schema/story-limits.ts'
import { signedInAs } from '#test/account.ts'
import { answering, contentOf, startFakeModel } from '#test/fakes/model.ts'
import { database } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { ownerWithReferees } from '#test/referees.ts'
import { jsonOf } from '#test/requests.ts'
import { refusal, storiesOf, wholeStory, writer } from '#test/stories.ts'
import { tables } from '../../services/database.ts'
import { dayOf } from '../../services/identity/visitor.ts'

const model = await startFakeModel()
const product = await startProduct({
  OPENAI_BASE_URL: model.url,
  OPENAI_API_KEY: 'a-key-of-ours',
  OPENAI_CHAT_MODEL: 'fake-model',
  TURSO_DATABASE_URL: inject('databaseUrl'),
  RATE_LIMITS: 'on',
})
afterAll(async () => {
  await product.stop()
  model.stop()
})

/** An owner with a story, where there is a model. */
async function storyteller() {
  const account = await signedInAs('owner', { url: product.url })
  const { id: profileId } = await ownerWithReferees({ stories: [], references: [] }, account)
  const story = await storiesOf(account).begun(wholeStory)
  const reword = (text: string, part = 'solution') =>
    account.post(`/stories/${story.id}/rewording`, { part, text })
  return { account, profileId, story, reword }
}
const spent = (profileId: number, used: number) =>
  database()
    .insert(tables.budgets)
    .values({ subject: `rewordings:${profileId}`, day: dayOf(new Date()), used })

test('one part of a story is offered said better, and nothing is changed', async () => {
  const { account, story, reword } = await storyteller()
  expect(story.canReword).toBe(true)
  const typed = 'What I did was asking 400 passengers when it was they wanted to go.'
  const better = 'I asked 400 passengers, over [how many weeks], when they wanted to go.'
  model.answer(typed, answering(`“${better}”`))
  const answer = await reword(typed)
  expect([answer.status, await jsonOf(answer)]).toEqual([200, { text: better }])
  expect(await storiesOf(account).read(story)).toEqual(story)
  const { request } = model.asked(typed)
  const told = request.messages.map(contentOf).join('\n')
  expect(told).toContain(wholeStory.results)
  expect(told, 'the part as it stands on the page').not.toContain(wholeStory.solution)
  expect(told).not.toContain(account.email)
})

test('what says more than its owner did is not offered', async () => {
  const { reword } = await storyteller()
  const typed = 'I asked 400 passengers when they wanted to go, all of them.'
  model.answer(typed, answering('I asked 500 passengers when they wanted to go.'))
  expect(await refusal(reword(typed))).toEqual([503, 'AGENT_UNAVAILABLE'])
})

test('a model that fails offers nothing, and is not counted', async () => {
  const { reword, profileId } = await storyteller()
  await spent(profileId, rewordingsPerDay - 1)
  const typed = 'I asked 400 passengers when they wanted to go, every morning.'
  model.answer(typed, (response) => response.writeHead(500).end())
  expect(await refusal(reword(typed))).toEqual([503, 'AGENT_UNAVAILABLE'])
  model.answer(typed, answering('Every morning I asked 400 passengers when they wanted to go.'))
  expect((await reword(typed)).status).toBe(200)
})

test('so many rewordings are offered in a day', async () => {
  const { reword, profileId } = await storyteller()
  await spent(profileId, rewordingsPerDay)
  const answer = await reword('I asked 400 passengers when they wanted to go, each of them.')
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await refusal(answer)).toEqual([429, 'REWORDINGS_SPENT'])
})

test('without a model no rewording is there to be had', async () => {
  const { account } = await writer()
  const story = await storiesOf(account).begun(wholeStory)
  const asked = { part: 'solution', text: wholeStory.solution }
  expect(await refusal(account.post(`/stories/${story.id}/rewording`, asked))).toEqual([404, 'NOT_FOUND'])
})
