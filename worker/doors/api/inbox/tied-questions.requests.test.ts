import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { browser } from '#test/account.ts'
import { signedInAs } from '#test/account.ts'
import { teacher, unansweredItem, visitorOf } from '#test/agent.ts'
import { changeProfile, database, goLive } from '#test/people.ts'
import { jsonOf, postJson, refusalOf } from '#test/requests.ts'
import { ownerWithSubmitted } from '#test/submitted-story.ts'
import { tables } from '../../../services/database.ts'

const { stories: storyTable, unanswered } = tables
const question = 'Would your trouble be that nobody fixes zeppelin valves on time?'
const reworded = 'Zeppelin valves: nobody fixes them on time. Would that trouble you?'
const stories = [
  { title: 'The timetable nobody read' },
  {
    title: 'The workshop',
    problemDescription: 'Repairs took eleven weeks.',
    task: 'Halve that.',
    solution: 'We gave every engine a card.',
    results: 'In May repairs took four weeks.',
  },
]
const tie = (owner: ReturnType<typeof browser>, id: number, storyId: number | null) =>
  owner.post(`/inbox/${id}/tie`, { storyId })

/** An owner of two stories whose agent did not answer a question that the second one answers. */
async function ownerWithQuestion() {
  const owner = await teacher({ stories })
  const visitor = visitorOf(owner.profileUrl)
  expect((await visitor.answerTo(question)).isUnanswered).toBe(true)
  const item = await unansweredItem(owner.account, question)
  const quoted = async (words = question) =>
    (await visitorOf(owner.profileUrl).answerTo(words)).citations[0]?.title
  return { ...owner, visitor, item, quoted, storyId: owner.storyIds[1] ?? expect.unreachable() }
}

test('an unanswered question that is tied to a story is answered by it, also in other words', async () => {
  const { account, item, quoted, storyId, profileUrl } = await ownerWithQuestion()
  for (const _ of [1, 2]) expect((await tie(account, item.id, storyId)).status).toBe(204)
  const answer = await visitorOf(profileUrl).answerTo(question.toUpperCase())
  expect(answer.citations).toMatchObject([{ title: 'The workshop' }])
  expect(answer.response).toContain('In May repairs took four weeks.')
  expect(answer.response).not.toMatch(/zeppelin/i)
  expect(await quoted(reworded)).toBe('The workshop')
  expect(await quoted('Do you sell umbrellas?')).toBeUndefined()
  expect(await unansweredItem(account, question, '?show=answered')).toMatchObject({ storyId })
})

test('a question that is not tied any more has no answer again', async () => {
  const { account, item, quoted, storyId } = await ownerWithQuestion()
  await tie(account, item.id, storyId)
  expect(await quoted()).toBe('The workshop')
  for (const _ of [1, 2]) expect((await tie(account, item.id, null)).status).toBe(204)
  expect(await quoted()).toBeUndefined()
  expect(await unansweredItem(account, question)).toMatchObject({ state: 'open', storyId: null })
})

test('the words of a question that nobody else asked are no story’s once they are erased', async () => {
  const { account, item, quoted, visitor, storyId } = await ownerWithQuestion()
  await tie(account, item.id, storyId)
  expect(await quoted(reworded)).toBe('The workshop')
  expect((await visitor.post(`/chat/${visitor.sessionId}/erase`)).status).toBe(204)
  for (const words of [question, reworded]) expect(await quoted(words)).toBeUndefined()
})

test('a tied question stands in no public text and leads nobody else’s search', async () => {
  const { account, item, storyId, profileUrl, quoted, id } = await ownerWithQuestion()
  await tie(account, item.id, storyId)
  await goLive(id)
  expect(await quoted()).toBe('The workshop')
  const url = inject('url')
  for (const path of [
    `/profile/${profileUrl}`,
    `/profile/${profileUrl}/print`,
    `/api/public-profiles/${profileUrl}`,
  ])
    expect(await (await fetch(`${url}${path}`)).text(), path).not.toMatch(/zeppelin/i)
  const answer = await postJson(`${url}/api/smart-search`, { query: 'zeppelin valves' })
  expect(await answer.text()).not.toContain(profileUrl)
})

test('a tie to a draft waits until its story is published, and the question is answered then', async () => {
  const { account, item, quoted, storyId, profileUrl, id } = await ownerWithQuestion()
  await database().update(storyTable).set({ status: 'draft' }).where(eq(storyTable.id, storyId))
  await goLive(id)
  await tie(account, item.id, storyId)
  expect(await quoted()).toBeUndefined()
  expect(await unansweredItem(account, question)).toMatchObject({ state: 'open', storyId })
  await database().update(storyTable).set({ status: 'validated' }).where(eq(storyTable.id, storyId))
  await goLive(id)
  expect((await visitorOf(profileUrl).answerTo(question)).citations).toMatchObject([
    { title: 'The workshop' },
  ])
})

test('a tied question has no answer with a deleted story or a plan that does not teach', async () => {
  const { account, item, quoted, storyId, id } = await ownerWithQuestion()
  await tie(account, item.id, storyId)
  await changeProfile(id, { plan: 'starter' })
  expect(await quoted()).not.toBe('The workshop')
  expect(await refusalOf(tie(account, item.id, storyId))).toEqual([403, 'PLAN_DOES_NOT_COVER'])
  await changeProfile(id, { plan: 'sprint' })
  expect(await quoted()).toBe('The workshop')
  expect((await account.post(`/stories/${storyId}/delete`)).status).toBe(204)
  expect(await quoted()).toBeUndefined()
  expect(await unansweredItem(account, question)).toMatchObject({ state: 'open', storyId: null })
})

test('a question from which a story was begun is answered once the story is validated', async () => {
  const { id: profileId, storyId } = await ownerWithSubmitted()
  const at = new Date()
  await database().insert(unanswered).values({
    profileId,
    askedKey: 'zeppelin',
    example: question,
    source: 'chat',
    storyId,
    firstAt: at,
    lastAt: at,
  })
  const validator = await signedInAs('validator')
  const decided = await validator.post(`/reviews/${storyId}`, { version: 1, verdict: 'validated' })
  expect(decided.status, await decided.text()).toBeLessThan(300)
  const [row] = await database().select().from(unanswered).where(eq(unanswered.profileId, profileId))
  expect(row).toMatchObject({ state: 'answered', storyId })
})

test('nobody ties another’s question, or to another’s story', async () => {
  const { account, item } = await ownerWithQuestion()
  const { account: other, storyIds } = await teacher()
  expect(await refusalOf(tie(other, item.id, storyIds[0] ?? 0))).toEqual([404, 'UNANSWERED_NOT_FOUND'])
  expect(await refusalOf(tie(account, item.id, storyIds[0] ?? 0))).toEqual([404, 'STORY_NOT_FOUND'])
  expect(await unansweredItem(account, question)).toMatchObject({ state: 'open', storyId: null })
})

test('the owner’s export says which story answers an unanswered question', async () => {
  const { account, item, storyId } = await ownerWithQuestion()
  await tie(account, item.id, storyId)
  expect(await jsonOf(account.get('/privacy/export'))).toMatchObject({
    askedInVain: [{ example: question, storyId }],
  })
})
