import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { maskEmail } from '#schema/email.ts'
import { referenceAnswersSchema } from '#schema/references/submitted-reference.ts'
import {
  type Review,
  type ReviewQueue,
  reviewQueueSchema,
  reviewSchema,
} from '#schema/reviews/review-answers.ts'
import { signedInAs } from '#test/account.ts'
import { database } from '#test/people.ts'
import { ownerWithReferees, storyWithClaims, validatedReferee } from '#test/referees.ts'
import { jsonOf } from '#test/requests.ts'
import { confirmVersion, ownerWithSubmitted, submitVersion } from '#test/submitted-story.ts'
import { tables } from '../../../services/database.ts'

const { references, storyVersions, users } = tables
let validator: Awaited<ReturnType<typeof signedInAs>>
beforeAll(async () => {
  validator = await signedInAs('validator')
})

const page = async (cursor = '') =>
  reviewQueueSchema.parse(
    await jsonOf(validator.get(`/reviews${cursor && `?cursor=${encodeURIComponent(cursor)}`}`)),
  )
/** All that waits, page by page. */
async function queue() {
  const items: ReviewQueue['items'] = []
  const lengths: number[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const read = await page(cursor)
    items.push(...read.items)
    lengths.push(read.items.length)
    cursor = read.nextCursor
  }
  return { items, lengths }
}
const review = async (storyId: number) =>
  reviewSchema.parse(await jsonOf(validator.get(`/reviews/${storyId}`)))
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('a waiting story is listed with its owner, its referees and the flags to look at', async () => {
  const { storyId, profileUrl } = await ownerWithSubmitted({
    references: [validatedReferee({ email: `${crypto.randomUUID()}@gmail.com` }), validatedReferee()],
  })
  const { items } = await queue()
  expect(items.find((item) => item.storyId === storyId)).toMatchObject({
    version: 1,
    title: storyWithClaims.title,
    confirmedBy: 1,
    flags: ['free-mail'],
    isChange: false,
    wasPublished: false,
    isOwn: false,
    expert: { name: 'Petra Proof', profileUrl, currentRole: 'Ferry planner', plan: 'free', isLive: false },
  })
})

test('premium stands first, then who has waited longest', async () => {
  const times = [10, 30, 20]
  const [late, early, middle] = await Promise.all(
    times.map((minutes) => ownerWithSubmitted({}, { submittedAt: ago(minutes) })),
  )
  const premium = await ownerWithSubmitted({ profile: { plan: 'premium' } })
  const mine = [premium, early, middle, late].map((owner) => owner?.storyId)
  const { items } = await queue()
  expect(items.map(({ storyId }) => storyId).filter((id) => mine.includes(id))).toEqual(mine)
})

test('a long queue comes 24 at a time, each story once', async () => {
  const { storyIds } = await ownerWithReferees({
    stories: Array.from({ length: 30 }, () => ({ ...storyWithClaims, status: 'submitted' as const })),
  })
  // Submitted at the same moment: then the story's id decides the order.
  await database()
    .update(storyVersions)
    .set({ submittedAt: ago(60) })
    .where(inArray(storyVersions.storyId, storyIds))
  const { items, lengths } = await queue()
  expect(lengths.length).toBeGreaterThan(1)
  expect(lengths.slice(0, -1)).toEqual(Array(lengths.length - 1).fill(24))
  expect(items.map(({ storyId }) => storyId).filter((id) => storyIds.includes(id))).toEqual(storyIds)
  const { total } = await page()
  expect(total).toBeGreaterThanOrEqual(30)
})

test('the newer of two waiting versions of a story is reviewed', async () => {
  const { storyId } = await ownerWithSubmitted()
  await submitVersion(storyId, 2, { title: 'The timetable everybody read' })
  const { items } = await queue()
  expect(items.filter((item) => item.storyId === storyId)).toMatchObject([{ version: 2 }])
  expect((await review(storyId)).submitted).toMatchObject({
    version: 2,
    title: 'The timetable everybody read',
  })
})

test('a validator reads the story, its claims, the different versions, and every referee who spoke', async () => {
  const { storyId, referees } = await ownerWithSubmitted(
    {
      references: [
        validatedReferee(),
        validatedReferee(),
        validatedReferee({ status: 'withdrawn', name: 'Who went' }),
        validatedReferee({ status: 'submitted', name: 'Not confirmed' }),
      ],
    },
    { marked: ['We listened.'] },
  )
  const [first, second] = referees
  await confirmVersion({ storyId, version: 1, referenceId: second?.id ?? 0 }, { claims: [0], differs: [2] })
  const read = await review(storyId)
  expect(read.submitted).toMatchObject({ ...storyWithClaims, marked: ['We listened.'], status: 'submitted' })
  expect([read.published, read.lastDecided, read.obstacle, read.record]).toEqual([null, null, null, []])
  expect(read.claims).toMatchObject([
    { confirmedBy: [{ referenceId: first?.id }, { referenceId: second?.id }], differs: [] },
    { text: 'We listened.', isMarked: true, confirmedBy: [] },
    { confirmedBy: [], differs: [{ referenceId: second?.id, words: 'I saw ten.' }] },
  ])
  expect(read.references.map(({ name, status }) => `${name} ${status}`)).toEqual([
    'Referee 1 validated',
    'Referee 2 validated',
    'Not confirmed submitted',
  ])
  expect(read.references[0]).toMatchObject({ email: first?.email, confirmed: { version: 1 }, isOwn: false })
  expect(read.references[2]?.confirmed).toBeNull()
})

test('a validator who is a referee sees that it is their own, and no private words of others', async () => {
  const questions = Object.keys(referenceAnswersSchema.shape)
  const answers = Object.fromEntries(questions.map((name) => [name, 'I counted them at the gate every day.']))
  const { storyId, referees } = await ownerWithSubmitted({
    references: ['one', 'other'].map((name) =>
      validatedReferee({
        name,
        answers,
        submittedAt: new Date(),
        email: `${name}-${crypto.randomUUID()}@gmail.com`,
      }),
    ),
  })
  const word = { storyId, version: 1, referenceId: referees[1]?.id ?? 0 }
  await confirmVersion(word, { differs: [0] })
  const whole = await review(storyId)
  const before = (await queue()).items.find((item) => item.storyId === storyId)
  expect(before).toMatchObject({ isOwn: false, flags: ['free-mail'] })
  expect(whole.claims[0]?.differs).toHaveLength(1)
  expect(whole.references[1]).toMatchObject({ email: referees[1]?.email, answers, flags: ['free-mail'] })
  await database()
    .update(users)
    .set({ email: (referees[0]?.email ?? '').replace('@', '+own@') })
    .where(eq(users.id, validator.id))
  const { items } = await queue()
  expect(items.find((item) => item.storyId === storyId)).toMatchObject({ isOwn: true, flags: [] })
  const read: Review = await review(storyId)
  expect(read.references.map(({ isOwn }) => isOwn)).toEqual([true, false])
  expect(read.references[0]).toMatchObject({ email: referees[0]?.email, answers })
  expect(read.references[1], 'what is not theirs to weigh').toMatchObject({
    answers: null,
    flags: [],
    checks: whole.references[1]?.checks,
    email: maskEmail(referees[1]?.email ?? ''),
  })
  expect(read.claims[0]?.differs).toEqual([])
  await database().update(users).set({ email: validator.email }).where(eq(users.id, validator.id))
})

test('a validator reads who was asked about the version and has not answered', async () => {
  const { storyId, referees } = await ownerWithSubmitted({}, { isConfirmed: false })
  const [refereeId, other] = referees.map(({ id }) => id)
  const askedAt = new Date()
  await database()
    .insert(tables.confirmationRequests)
    .values([
      { storyId, version: 1, referenceId: refereeId ?? 0, askedAt },
      { storyId, version: 1, referenceId: other ?? 0, askedAt, answeredAt: askedAt },
    ])
  const { references } = await review(storyId)
  const askedAtOf = (id?: number) => references.find((one) => one.id === id)?.askedAt
  expect([askedAtOf(refereeId), askedAtOf(other)]).toEqual([askedAt.toISOString(), null])
})

test('a story that waits again, as its referee no longer counts, is called neither new nor a change', async () => {
  const { storyId, referees } = await ownerWithSubmitted()
  await validator.post(`/reviews/${storyId}`, { version: 1, verdict: 'validated' })
  const [{ submittedAt } = { submittedAt: null }] = (await review(storyId)).references
  await validator.post(`/reviews/references/${referees[0]?.id}`, {
    verdict: 'rejected',
    note: 'The harbour office has never heard of them.',
    submittedAt,
  })
  const { items } = await queue()
  expect(items.find((item) => item.storyId === storyId)).toMatchObject({
    isChange: false,
    wasPublished: true,
  })
  await submitVersion(storyId, 2)
  const later = (await queue()).items.find((item) => item.storyId === storyId)
  expect(later).toMatchObject({ version: 2, isChange: true, wasPublished: false })
})

test('the referees who stand for the version are read before the others', async () => {
  const { storyId, referees } = await ownerWithSubmitted({}, { isConfirmed: false })
  const [first, second] = referees.map(({ id }) => id)
  await confirmVersion({ storyId, version: 1, referenceId: second ?? 0 }, { claims: [0] })
  const { references } = await review(storyId)
  expect(references.map(({ id }) => id)).toEqual([second, first])
})

test('a reference that is not validated any more stands for nothing', async () => {
  const { storyId, referees } = await ownerWithSubmitted()
  await database().update(references).set({ status: 'rejected' }).where(sql`id = ${referees[0]?.id}`)
  const read = await review(storyId)
  expect(read.obstacle).toBe('unconfirmed')
  expect(read.claims[0]?.confirmedBy).toEqual([])
  expect(read.references.map(({ status, confirmed }) => [status, confirmed])).toEqual([
    ['validated', null],
    ['rejected', null],
  ])
})
