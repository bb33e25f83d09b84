import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Correction, CorrectionsPage } from '#schema/corrections/correction-answers.ts'
import { maxCorrections } from '#schema/corrections/correction-limits.ts'
import type { Browser } from '#test/account.ts'
import { signedInAs } from '#test/account.ts'
import { teacher, unansweredItem, visitorOf } from '#test/agent.ts'
import { changeProfile, database } from '#test/people.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { ownerWithSubmitted } from '#test/submitted-story.ts'
import { tables } from '../../../services/database.ts'

const { corrections } = tables
const question = 'Do you repair engines?'
const answer = 'Only small ones.'

const teach = async (owner: Browser, more: object = {}) => {
  const response = await owner.post('/corrections', { asked: question, answer, ...more })
  expect(response.status, await response.clone().text()).toBe(201)
  return (await jsonOf<{ correction: Correction }>(response)).correction
}
const listOf = (owner: Browser, query = '') => jsonOf<CorrectionsPage>(owner.get(`/corrections${query}`))

test('an answer is taught about an own story, and answers the question that had no answer', async () => {
  const { account, profileUrl, storyIds } = await teacher()
  await visitorOf(profileUrl).answerTo(question)
  const item = await unansweredItem(account, question)
  const correction = await teach(account, { asked: 'do you REPAIR engines', storyId: storyIds[0] })
  expect(correction).toMatchObject({ answer, isActive: true, lookAgain: false, story: { id: storyIds[0] } })
  expect(await unansweredItem(account, question, '?show=answered')).toMatchObject({
    id: item.id,
    correctionId: correction.id,
  })
})

test('an answer about a story that is somebody else’s, or gone, is refused and changes nothing', async () => {
  const { account, storyIds } = await teacher()
  const [story] = storyIds
  const { id } = await teach(account, { storyId: story })
  const { storyIds: others } = await teacher()
  for (const storyId of [others[0], 0, -1, 2 ** 40])
    for (const request of [
      account.post('/corrections', { asked: question, answer: 'About theirs.', storyId }),
      account.put(`/corrections/${id}`, { answer: 'About theirs.', storyId }),
    ])
      expect(await refusalOf(request)).toEqual([404, 'STORY_NOT_FOUND'])
  expect((await listOf(account)).corrections).toMatchObject([{ id, answer, story: { id: story } }])
})

test('the same answer again is the same one', async () => {
  const { account, id } = await teacher()
  const results = await Promise.all([1, 2, 3].map(() => teach(account)))
  expect(new Set(results.map((correction) => correction.id)).size).toBe(1)
  expect(await database().select().from(corrections).where(eq(corrections.profileId, id))).toHaveLength(1)
})

test('one of different answers taught at once stands, and each is reported as taught', async () => {
  const { account } = await teacher()
  const answers = ['One.', 'Two.', 'Three.', 'Four.']
  const results = await Promise.all(answers.map((text) => teach(account, { answer: text })))
  expect(results.map((correction) => correction.answer)).toEqual(answers)
  expect((await listOf(account)).corrections).toHaveLength(1)
})

test('a question without words is no question', async () => {
  const { account } = await teacher()
  for (const nothing of ['', '  ', '?!?!'])
    expect((await account.post('/corrections', { asked: nothing, answer })).status).toBe(400)
  expect((await account.post('/corrections', { asked: question, answer: ' ' })).status).toBe(400)
})

test('an answer moved to the question of another takes its place', async () => {
  const { account } = await teacher()
  const engines = await teach(account)
  const sails = await teach(account, { asked: 'Do you sell sails?', answer: 'No.' })
  const moved = await account.put(`/corrections/${sails.id}`, { asked: question })
  expect(moved.status).toBe(200)
  expect((await listOf(account)).corrections).toMatchObject([
    { id: sails.id, asked: question, answer: 'No.' },
  ])
  expect(await refusalOf(account.put(`/corrections/${engines.id}`, { answer: 'Again.' }))).toEqual([
    404,
    'CORRECTION_NOT_FOUND',
  ])
})

test('taught and deleted at once, the older answer never comes back', async () => {
  const { account, profileUrl } = await teacher()
  const old = await teach(account)
  const [deleted] = await Promise.all([
    account.post(`/corrections/${old.id}/delete`),
    teach(account, { answer: 'The new one.' }),
  ])
  expect(deleted?.status).toBe(204)
  expect((await listOf(account)).corrections).toMatchObject([{ answer: 'The new one.' }])
  expect((await visitorOf(profileUrl).answerTo(question)).corrections).toMatchObject([
    { quote: 'The new one.' },
  ])
})

test('one of two edits at once holds, and there is one answer', async () => {
  const { account } = await teacher()
  const { id } = await teach(account)
  const edits = await Promise.all(
    ['One.', 'Another.'].map((text) => account.put(`/corrections/${id}`, { answer: text })),
  )
  expect(edits.map(({ status }) => status)).toEqual([200, 200])
  const { corrections: list } = await listOf(account)
  expect(list).toHaveLength(1)
  expect(['One.', 'Another.']).toContain(list[0]?.answer)
})

test('nobody reads, edits or deletes what another expert taught', async () => {
  const { account, profileUrl } = await teacher()
  const { id } = await teach(account)
  const { account: other } = await teacher()
  expect((await listOf(other)).corrections).toEqual([])
  expect(await refusalOf(other.get(`/corrections/${id}`))).toEqual([404, 'CORRECTION_NOT_FOUND'])
  expect(await refusalOf(other.put(`/corrections/${id}`, { answer: 'Mine.' }))).toEqual([
    404,
    'CORRECTION_NOT_FOUND',
  ])
  expect((await other.post(`/corrections/${id}/delete`)).status).toBe(204)
  expect((await visitorOf(profileUrl).answerTo(question)).corrections).toMatchObject([{ quote: answer }])
})

test('an owner with a lapsed plan reads and deletes their taught answers, and teaches nothing', async () => {
  const { account, id: profileId } = await teacher()
  const { id } = await teach(account)
  await changeProfile(profileId, { plan: 'starter' })
  expect(await listOf(account)).toMatchObject({ canTeach: false, corrections: [{ id }] })
  expect(await jsonOf(account.get(`/corrections/${id}`))).toMatchObject({
    canTeach: false,
    correction: { id, asked: question, answer },
  })
  for (const request of [
    account.post('/corrections', { asked: question, answer }),
    account.put(`/corrections/${id}`, { isActive: false }),
    account.put('/agent-settings', { manner: 'warm' }),
  ])
    expect(await refusalOf(request)).toEqual([403, 'PLAN_DOES_NOT_COVER'])
  expect((await account.post(`/corrections/${id}/delete`)).status).toBe(204)
  expect((await listOf(account)).corrections).toEqual([])
})

test('an expert teaches so many answers and no more, and a newer one to a known question', async () => {
  const { account, id: profileId } = await teacher()
  const many = Array.from({ length: maxCorrections }, (_, index) => ({
    profileId,
    asked: `Question ${index}`,
    askedKey: `question ${index}`,
    answer,
    createdAt: new Date(index),
    editedAt: new Date(index),
  }))
  for (let from = 0; from < many.length; from += 50)
    await database()
      .insert(corrections)
      .values(many.slice(from, from + 50))
  expect(await refusalOf(account.post('/corrections', { asked: question, answer }))).toEqual([
    409,
    'CORRECTIONS_FULL',
  ])
  await teach(account, { asked: 'question 7', answer: 'A newer one.' })
  const ids: number[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: CorrectionsPage = await listOf(account, cursor && `?cursor=${cursor}`)
    ids.push(...page.corrections.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect([ids.length, new Set(ids).size]).toEqual([maxCorrections, maxCorrections])
})

test('an answer about a story is marked for review once the story is decided on', async () => {
  const { id: profileId, storyId } = await ownerWithSubmitted()
  const now = new Date()
  await database().insert(corrections).values({
    profileId,
    asked: question,
    askedKey: 'repair engines',
    answer,
    storyId,
    createdAt: now,
    editedAt: now,
  })
  const validator = await signedInAs('validator')
  const decided = await validator.post(`/reviews/${storyId}`, {
    version: 1,
    verdict: 'returned',
    note: 'Please say when it was.',
  })
  expect(decided.status, await decided.text()).toBeLessThan(300)
  const [row] = await database().select().from(corrections).where(eq(corrections.profileId, profileId))
  expect(row).toMatchObject({ lookAgain: true, storyId })
})

test('an answer that is edited loses the mark for review, and has no story once that is deleted', async () => {
  const { account, storyIds } = await teacher()
  const { id } = await teach(account, { storyId: storyIds[0] })
  expect((await account.post(`/stories/${storyIds[0]}/delete`)).status).toBe(204)
  expect((await listOf(account)).corrections).toMatchObject([{ id, lookAgain: true, story: null }])
  await account.put(`/corrections/${id}`, { isActive: true })
  expect((await listOf(account)).corrections).toMatchObject([{ id, lookAgain: false }])
})
