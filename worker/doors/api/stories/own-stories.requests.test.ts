import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { expect, inject, test, vi } from 'vitest'
import type { Dashboard } from '#schema/dashboard.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { Review } from '#schema/reviews/review-answers.ts'
import type { VersionStatus } from '#schema/stories/story-answers.ts'
import { dashboardStorySchema } from '#schema/stories/story-answers.ts'
import { maxStories } from '#schema/stories/story-limits.ts'
import { signedInAs } from '#test/account.ts'
import { database, goLive } from '#test/people.ts'
import { call, invitedReferee, ownLinkOf, validatedReferee } from '#test/referees.ts'
import { jsonOf } from '#test/requests.ts'
import { refusal, storiesOf, storyIn, wholeStory, writer } from '#test/stories.ts'
import { tables } from '../../../services/database.ts'

const { claimConfirmations, claims, profiles, stories, storyVersions } = tables

const claimTexts = ['I asked 400 passengers when they wanted to go.', 'By April 9 of 10 boats were full.']
/** An owner of one published story, whose first referee ticked its claims. */
async function published(overrides: Parameters<typeof writer>[0] = {}) {
  const one = await writer({
    stories: [wholeStory],
    confirmations: [{ reference: 0, story: 0, claims: [0, 1] }],
    ...overrides,
  })
  await goLive(one.id)
  const calls = storiesOf(one.account)
  const [id = 0] = one.storyIds
  return { ...one, ...calls, story: await calls.read({ id }) }
}
const versionsOf = (story: { versions: { version: number; status: VersionStatus }[] }) =>
  story.versions.map(({ version, status }) => [version, status])
/** Says of a version what no call of an owner can. */
const decide = (storyId: number, version: number, status: VersionStatus, note = '') =>
  database()
    .update(storyVersions)
    .set({ status, note, decidedAt: new Date() })
    .where(and(eq(storyVersions.storyId, storyId), eq(storyVersions.version, version)))
const rowOf = async (id: number) => {
  const [row] = await database().select().from(stories).where(eq(stories.id, id))
  return row
}
const publicStories = async (profileUrl: string) => {
  const answer = await fetch(`${inject('url')}/api/public-profiles/${profileUrl}`)
  return answer.ok ? (await jsonOf<PublicProfile>(answer)).stories.map(({ title }) => title) : answer.status
}

test('a story is begun, edited, submitted, taken back and edited again', async () => {
  const { create, edit, submit, takeBack, read } = storiesOf((await writer()).account)
  const story = await create({ title: 'The boats' })
  expect(story).toMatchObject({
    current: { version: 1, status: 'draft', title: 'The boats', solution: '', marked: [] },
    published: null,
    isPublic: false,
    isConfirmed: false,
    canReword: false,
    claims: [],
  })
  const editedStory = await storyIn(edit(story, wholeStory))
  expect(editedStory.current).toMatchObject({ ...wholeStory, version: 1, status: 'draft', submittedAt: null })
  expect(editedStory.claims.map(({ text }) => text)).toEqual(claimTexts)
  const submitted = await storyIn(submit(story))
  expect(submitted.current).toMatchObject({ version: 1, status: 'submitted' })
  expect(submitted.current.submittedAt).not.toBeNull()
  expect(await rowOf(story.id)).toMatchObject({ status: 'submitted', title: '' })
  const back = await storyIn(takeBack(story))
  expect(back.current).toMatchObject({ version: 1, status: 'taken-back' })
  expect(await rowOf(story.id)).toMatchObject({ status: 'draft' })
  const next = await storyIn(edit(back, { title: 'The fuller boats' }))
  expect(versionsOf(next)).toEqual([
    [2, 'draft'],
    [1, 'taken-back'],
  ])
  expect(await read(story)).toEqual(next)
})

test('a story with very many versions lists the newest twenty and the published one', async () => {
  const { story, edit, submit, read } = await published()
  const storyId = story.id
  const between = JSON.stringify(Array.from({ length: 60 }, (_, index) => index + 2))
  await database().run(sql`insert into story_versions
    (story_id, version, title, problem_description, solution, results, status, edited_at, created_at)
    select ${storyId}, value, 'Taken back', '', '', '', 'taken-back', value, value from json_each(${between})`)
  await submit(await storyIn(edit(await read(story), { ...wholeStory, title: 'The last' })))
  const detail = await read(story)
  expect(versionsOf(detail).length).toBe(21)
  expect(versionsOf(detail).at(0)).toEqual([62, 'submitted'])
  expect(versionsOf(detail).at(-1)).toEqual([1, 'validated'])
  expect(detail.published?.title).toBe(wholeStory.title)
  const review = await jsonOf<Review>((await signedInAs('validator')).get(`/reviews/${storyId}`))
  expect([review.submitted.version, review.published?.version, review.lastDecided]).toEqual([62, 1, null])
})

test('a story that is begun again under its key is the existing one, as it stands', async () => {
  const { begin, edit } = storiesOf((await writer()).account)
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => begin({ title: 'The boats' }, key)))
  const [story, ...others] = await Promise.all(answers.map((answer) => storyIn(answer, 201)))
  if (!story) throw new Error('Nothing was begun')
  for (const other of others) expect(other).toEqual(story)
  const editedStory = await storyIn(edit(story, { title: 'The fuller boats' }))
  expect(await storyIn(begin({ title: 'The boats' }, key), 201)).toEqual(editedStory)
})

test('the same key of another owner begins a story of their own', async () => {
  const [one, other] = [storiesOf((await writer()).account), storiesOf((await writer()).account)]
  const key = randomUUID()
  const story = await storyIn(one.begin({ title: 'Mine' }, key), 201)
  const theirs = await storyIn(other.begin({ title: 'Theirs' }, key), 201)
  expect([theirs.id === story.id, theirs.current.title]).toEqual([false, 'Theirs'])
})

test('a story beyond the limit of an account is not begun', async () => {
  const draft = { status: 'draft' as const, validatedAt: null }
  const { account } = await writer({ stories: Array(maxStories - 1).fill(draft) })
  const { begin } = storiesOf(account)
  const key = randomUUID()
  const last = await storyIn(begin({}, key), 201)
  expect(await refusal(begin())).toEqual([409, 'STORIES_FULL'])
  expect(await storyIn(begin({}, key), 201)).toEqual(last)
})

test('a story of somebody else is not found, by any call', async () => {
  const { story } = await published()
  const { edit, submit, takeBack, remove, order } = storiesOf((await writer()).account)
  const { account } = await writer()
  const calls = [
    account.get(`/stories/${story.id}`),
    edit(story, { title: 'Mine now' }),
    ...[submit, takeBack, remove].map((ask) => ask(story)),
    account.post(`/stories/${story.id}/rewording`, { part: 'task', text: 'Fill the boats by spring.' }),
  ]
  for (const answer of calls) expect(await refusal(answer)).toEqual([404, 'STORY_NOT_FOUND'])
  expect(await refusal(order([story.id]))).toEqual([400, 'BAD_REQUEST'])
  expect(await rowOf(story.id)).toMatchObject({ title: wholeStory.title, status: 'validated' })
})

test('the text that an owner has read is submitted, and not one written elsewhere meanwhile', async () => {
  const { account } = await writer()
  const { create, edit, read } = storiesOf(account)
  const story = await create(wholeStory)
  const basedOn = ({ current: { version, editedAt } }: typeof story) => ({ version, editedAt })
  const submitted = (of: typeof story) =>
    account.post(`/stories/${story.id}/submit`, { basedOn: basedOn(of) })
  const newer = await storyIn(edit(story, { title: 'Written elsewhere' }))
  expect(await refusal(submitted(story))).toEqual([409, 'STORY_CHANGED_ELSEWHERE'])
  expect((await read(story)).current.status).toBe('draft')
  const [one, other] = await Promise.all([submitted(newer), submitted(newer)])
  expect([(await storyIn(one)).current.status, (await storyIn(other)).current.status]).toEqual([
    'submitted',
    'submitted',
  ])
})

test('a draft is edited in its place, and an absent field stays', async () => {
  const { create, edit } = storiesOf((await writer()).account)
  const story = await create(wholeStory)
  const once = await storyIn(edit(story, { task: 'Fill them.' }))
  expect(once.current).toMatchObject({ ...wholeStory, task: 'Fill them.', version: 1 })
  expect(Date.parse(once.current.editedAt)).toBeGreaterThan(Date.parse(story.current.editedAt))
  const twice = await storyIn(edit(once, { task: '', solution: 'I asked 12 captains.' }))
  expect(twice.current).toMatchObject({ task: '', results: wholeStory.results, version: 1 })
  expect(twice.claims.map(({ claimIndex, text }) => [claimIndex, text])).toEqual([
    [0, 'I asked 12 captains.'],
    [1, claimTexts[1]],
  ])
})

test.each(['validated', 'returned', 'taken-back'] as const)(
  'the first edit of a story that is %s opens its next version as a draft',
  async (status) => {
    const { story, edit, read } = await published()
    if (status !== 'validated') {
      const [next] = [await storyIn(edit(story, { title: 'The second title' }))]
      await decide(story.id, next?.current.version ?? 0, status, 'Which boats?')
    }
    const before = await read(story)
    const after = await storyIn(edit(before, { title: 'The next title' }))
    expect(after.current).toMatchObject({ status: 'draft', title: 'The next title', note: '' })
    expect(after.current.version).toBe(before.current.version + 1)
    expect(versionsOf(after).slice(1)).toEqual(versionsOf(before))
    expect(after.published, 'the public reads on').toMatchObject({ ...wholeStory, version: 1 })
    expect(after.isPublic).toBe(true)
    expect(await rowOf(story.id)).toMatchObject({ status: 'validated', title: wholeStory.title, version: 1 })
  },
)

test('a submitted story stays as it is', async () => {
  const { create, edit, submit, read } = storiesOf((await writer()).account)
  const story = await storyIn(submit(await create(wholeStory)))
  expect(await refusal(edit(story, { title: 'Another title' }))).toEqual([409, 'STORY_SUBMITTED'])
  expect(await read(story)).toEqual(story)
})

test('an owner who writes over a text that they have not read is told, and nothing is lost', async () => {
  const { create, edit, read } = storiesOf((await writer()).account)
  const story = await create(wholeStory)
  const newer = await storyIn(edit(story, { title: 'On the phone' }))
  expect(await refusal(edit(story, { title: 'On the laptop' }))).toEqual([409, 'STORY_CHANGED_ELSEWHERE'])
  expect(await read(story)).toEqual(newer)
  const ofOldVersion = { ...newer, current: { ...newer.current, version: 0 } }
  expect(await refusal(edit(ofOldVersion, { title: 'Long ago' }))).toEqual([409, 'STORY_CHANGED_ELSEWHERE'])
})

test('an edit that changes nothing opens no version, and one that was answered already is answered again', async () => {
  const { story, edit } = await published()
  expect(await storyIn(edit(story, wholeStory))).toEqual(story)
  expect(await storyIn(edit(story, {}))).toEqual(story)
  const next = await storyIn(edit(story, { title: 'The next title' }))
  expect(await storyIn(edit(story, { title: 'The next title' })), 'based on the same').toEqual(next)
})

test.each(['draft', 'validated'] as const)(
  'one of several tabs that write over a story that is %s at once is kept, and each other is told',
  async (status) => {
    const { create, ...one } = await published()
    const story = status === 'draft' ? await create(wholeStory) : one.story
    const texts = Array.from({ length: 8 }, (_, tab) => ({
      title: `Tab ${tab}`,
      solution: `I asked ${tab + 20} captains. I listened.`,
      marked: tab % 2 ? ['I listened.'] : [],
    }))
    const answers = await Promise.all(texts.map((text) => one.edit(story, text)))
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(await refusal(answer)).toEqual([409, 'STORY_CHANGED_ELSEWHERE'])
    const after = await one.read(story)
    expect(after.current).toMatchObject({ ...texts[winner], status: 'draft' })
    expect(after.current.version).toBe(story.current.version + (status === 'draft' ? 0 : 1))
    expect(after.claims.map(({ text }) => text)).toEqual([
      `I asked ${winner + 20} captains.`,
      ...(winner % 2 ? ['I listened.'] : []),
      claimTexts[1],
    ])
  },
)

test('a sentence that the owner marks is a claim, and stays one through versions until its words change', async () => {
  const { story, edit } = await published()
  const marked = await storyIn(edit(story, { marked: ['I listened to them.', 'Of nobody.'] }))
  expect(marked.current.marked).toEqual(['I listened to them.'])
  expect(marked.claims.map(({ text, isMarked }) => [text, isMarked])).toEqual([
    [claimTexts[0], false],
    ['I listened to them.', true],
    [claimTexts[1], false],
  ])
  await decide(story.id, marked.current.version, 'returned')
  const next = await storyIn(edit(marked, { title: 'The next title' }))
  expect([next.current.version, next.current.marked]).toEqual([3, ['I listened to them.']])
  const changed = await storyIn(edit(next, { solution: 'I asked 400 passengers. I listened to all.' }))
  expect(changed.current.marked).toEqual([])
})

test('an owner sees each referee’s word on a claim, in every version, and who can still be asked', async () => {
  const { story, edit, referees } = await published()
  const [first, second] = referees
  await database()
    .insert(claimConfirmations)
    .values({
      storyId: story.id,
      version: 1,
      claimIndex: 0,
      referenceId: second?.id ?? 0,
      outcome: 'differs',
      words: 'It was nearer to 300.',
      at: new Date(),
    })
  const next = await storyIn(edit(story, { results: 'By May every boat was full, 12 in all.' }))
  expect(next.claims).toMatchObject([
    {
      text: claimTexts[0],
      confirmedBy: [{ referenceId: first?.id, name: first?.name }],
      differs: [{ referenceId: second?.id, name: 'Omar Said', words: 'It was nearer to 300.' }],
    },
    { text: 'By May every boat was full, 12 in all.', confirmedBy: [], differs: [] },
  ])
  expect(next.isConfirmed, 'a ticked claim is gone').toBe(false)
  expect(next.referees.map(({ id, confirmedAt }) => [id, confirmedAt])).toEqual(
    expect.arrayContaining([
      [first?.id, null],
      [second?.id, null],
    ]),
  )
  const back = await storyIn(edit(next, { results: wholeStory.results }))
  expect(back.isConfirmed).toBe(true)
  expect(back.referees.find(({ id }) => id === first?.id)?.confirmedAt).not.toBeNull()
  expect(back.referees.find(({ id }) => id === second?.id)?.confirmedAt).toBeNull()
})

test('a story is submitted once it lacks nothing, and names its missing parts before', async () => {
  const { create, edit, submit } = storiesOf((await writer()).account)
  const story = await create({ ...wholeStory, task: 'Fill them.', timeline: ' ' })
  const answer = await submit(story)
  expect(answer.status).toBe(400)
  expect(await jsonOf(answer)).toMatchObject({
    code: 'STORY_INCOMPLETE',
    details: [{ path: 'timeline' }, { path: 'task' }],
  })
  const whole = await storyIn(edit(story, wholeStory))
  const submitted = await storyIn(submit(whole))
  expect(await storyIn(submit(whole)), 'asked again').toEqual(submitted)
})

test('a story that was returned or taken back can be submitted as it is', async () => {
  const { create, submit, takeBack } = storiesOf((await writer()).account)
  const story = await create(wholeStory)
  for (const end of ['taken-back', 'returned'] as const) {
    await storyIn(submit(story))
    if (end === 'returned') await decide(story.id, 1, 'returned', 'Nobody confirmed it.')
    else await storyIn(takeBack(story))
    expect((await storyIn(submit(story))).current).toMatchObject({
      version: 1,
      status: 'submitted',
      note: '',
      decidedAt: null,
    })
    await storyIn(takeBack(story))
  }
})

test('a text typed while a story was submitted is never submitted unread', async () => {
  const { create, edit, submit, read } = storiesOf((await writer()).account)
  const story = await create(wholeStory)
  const [typed, submitted] = await Promise.all([edit(story, { task: 'Fill them.' }), submit(story)])
  const after = await read(story)
  if (typed.status === 200) expect(after.current.task).toBe('Fill them.')
  if (submitted.status === 200) {
    const [waits] = await database()
      .select()
      .from(storyVersions)
      .where(and(eq(storyVersions.storyId, story.id), eq(storyVersions.status, 'submitted')))
    expect(waits?.task).toBe(wholeStory.task)
  }
})

test('a story is taken back from the validators, and only from them', async () => {
  const { story, create, submit, takeBack } = await published()
  expect(await refusal(takeBack(story)), 'it is validated').toEqual([409, 'STORY_NOT_SUBMITTED'])
  const other = await create(wholeStory)
  expect(await refusal(takeBack(other)), 'it is a draft').toEqual([409, 'STORY_NOT_SUBMITTED'])
  await storyIn(submit(other))
  const back = await storyIn(takeBack(other))
  expect(await storyIn(takeBack(other)), 'asked again').toEqual(back)
})

test('a published story that lost its referee waits, unless a later version does', async () => {
  for (const later of ['draft', 'submitted'] as const) {
    const { story, referees, edit, submit, takeBack, read } = await published()
    const next = await storyIn(edit(story, { title: 'The next title' }))
    if (later === 'submitted') await storyIn(submit(next))
    const [referee] = referees
    if (!referee) throw new Error('Nobody confirmed it')
    expect((await call('/references/withdraw', { token: await ownLinkOf(referee) })).status).toBe(200)
    const after = await read(story)
    expect(versionsOf(after)).toEqual([
      [2, later],
      [1, later === 'draft' ? 'submitted' : 'taken-back'],
    ])
    expect(after).toMatchObject({ isPublic: false, published: { version: 1, title: wholeStory.title } })
    expect(await rowOf(story.id)).toMatchObject({ status: later, version: 1 })
    if (later === 'submitted') continue
    const submitted = await storyIn(submit(after))
    expect(versionsOf(submitted)).toEqual([
      [2, 'submitted'],
      [1, 'taken-back'],
    ])
    expect(versionsOf(await storyIn(takeBack(submitted)))).toEqual([
      [2, 'taken-back'],
      [1, 'taken-back'],
    ])
  }
})

test('a version that waits behind a draft can be taken back', async () => {
  const { story, edit, takeBack } = await published()
  await storyIn(edit(story, { title: 'The next title' }))
  await decide(story.id, 1, 'submitted')
  await database().update(stories).set({ status: 'draft' }).where(eq(stories.id, story.id))
  const back = await storyIn(takeBack(story))
  expect(versionsOf(back)).toEqual([
    [2, 'draft'],
    [1, 'taken-back'],
  ])
  expect(await storyIn(takeBack(story)), 'asked again').toEqual(back)
})

test('a waiting version behind a draft that is returned leaves the story a draft', async () => {
  const { story, edit, read, referees } = await published()
  await storyIn(edit(story, { title: 'The next title' }))
  const [referee] = referees
  if (!referee) throw new Error('Nobody confirmed it')
  await call('/references/withdraw', { token: await ownLinkOf(referee) })
  const verdict = { version: 1, verdict: 'returned', note: 'Who else was there?' }
  const validator = await signedInAs('validator')
  expect((await validator.post(`/reviews/${story.id}`, verdict)).status).toBe(200)
  expect(versionsOf(await read(story))).toEqual([
    [2, 'draft'],
    [1, 'returned'],
  ])
  expect(await rowOf(story.id)).toMatchObject({ status: 'draft' })
})

test('a deleted story is gone with every word about it, and its profile is unpublished', async () => {
  const { story, profileUrl, remove, account, id } = await published()
  expect(await publicStories(profileUrl)).toEqual([wholeStory.title])
  expect((await remove(story)).status).toBe(204)
  expect(await publicStories(profileUrl)).toBe(404)
  expect((await remove(story)).status, 'asked again').toBe(204)
  expect((await account.get(`/stories/${story.id}`)).status).toBe(404)
  const db = database()
  for (const table of [storyVersions, claims, claimConfirmations])
    expect(await db.$count(table, eq(table.storyId, story.id))).toBe(0)
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id))
  expect(profile?.listedAt).toBeNull()
})

test('a draft that is deleted leaves every cached page as it is', async () => {
  const { create, remove, profileUrl } = await published()
  const freshness = async () => {
    const page = await fetch(`${inject('url')}/profile/${profileUrl}`)
    return page.headers.get('x-cache')
  }
  // A store of copies that answers late is a miss, whatever was deleted.
  await vi.waitFor(
    async () => {
      const draft = await create({ title: 'Not told yet' })
      await expect.poll(freshness).toBe('hit')
      expect((await remove(draft)).status).toBe(204)
      expect(await rowOf(draft.id)).toBeUndefined()
      expect(await freshness()).toBe('hit')
    },
    { timeout: 120_000, interval: 100 },
  )
})

test('stories stand in the order that their owner gives them, and the one that a free plan shows follows', async () => {
  const titles = ['The first', 'The second', 'The third']
  const { storyIds, profileUrl, order, account } = await published({
    stories: titles.map((title) => ({ ...wholeStory, title })),
  })
  expect(await publicStories(profileUrl)).toEqual(['The first'])
  const turned = storyIds.toReversed()
  for (const _ of ['once', 'again']) expect((await order(turned)).status).toBe(204)
  expect(await publicStories(profileUrl)).toEqual(['The third'])
  const { stories } = await jsonOf<Dashboard>(account.get('/current-user-dashboard'))
  expect(stories.map(({ title, isCovered }) => [title, isCovered])).toEqual([
    ['The third', true],
    ['The second', false],
    ['The first', false],
  ])
  const [one = 0, two = 0] = turned
  for (const ids of [
    [one, two],
    [one, two, two],
    [...turned, 999_999_999],
  ])
    expect(await refusal(order(ids))).toEqual([400, 'BAD_REQUEST'])
  const { stories: still } = await jsonOf<Dashboard>(account.get('/current-user-dashboard'))
  expect(still.map(({ id }) => id)).toEqual(turned)
})

test('a story begun after another was deleted stands last', async () => {
  const { create, remove, read } = storiesOf((await writer()).account)
  const [first, second] = [await create({ title: 'One' }), await create({ title: 'Two' })]
  await remove(first)
  const third = await create({ title: 'Three' })
  const positionOf = async (id: number) => (await rowOf(id))?.position ?? -1
  expect(await positionOf(third.id)).toBeGreaterThan(await positionOf(second.id))
  expect((await read(third)).current.title).toBe('Three')
})

test('the dashboard lists every story with its state', async () => {
  const { account, story, edit, create, submit } = await published()
  const next = await storyIn(edit(story, { results: 'By May every boat was full, 12 in all.' }))
  await decide(story.id, next.current.version, 'returned', 'Which boats?')
  const waits = await create({
    ...wholeStory,
    solution: 'I asked the captains, and I wrote down what they said.',
  })
  await storyIn(submit(waits))
  const empty = await create()
  const { stories } = await jsonOf<Dashboard>(account.get('/current-user-dashboard'))
  expect(stories.map((one) => dashboardStorySchema.strict().parse(one))).toMatchObject([
    {
      id: story.id,
      version: 2,
      status: 'returned',
      note: 'Which boats?',
      publicVersion: 1,
      isCovered: true,
      claims: 2,
      confirmedClaims: 1,
      isConfirmed: false,
      missing: 1,
      results: 'By May every boat was full, 12 in all.',
    },
    {
      id: waits.id,
      version: 1,
      status: 'submitted',
      note: '',
      publicVersion: null,
      isCovered: false,
      claims: 1,
      confirmedClaims: 0,
      isConfirmed: false,
      missing: 0,
    },
    { id: empty.id, status: 'draft', claims: 0, missing: 7 },
  ])
})

test('a referee who was only invited confirms nothing and cannot be asked about a story', async () => {
  const { story } = await published({ references: [validatedReferee(), invitedReferee()] })
  expect(story.referees).toHaveLength(1)
})

test('an owner sees each referee who was asked for a reference and has not given it yet', async () => {
  const invited = invitedReferee()
  const { account } = await writer({ references: [invited, validatedReferee({ name: 'Omar Said' })] })
  const { awaited, referees } = await storiesOf(account).create(wholeStory)
  expect(awaited).toEqual([
    {
      id: expect.any(Number),
      name: 'Ilse Brandt',
      invitedAt: invited.invitedAt.toISOString(),
      hasAnswered: false,
    },
  ])
  expect(referees.map(({ name }) => name)).toEqual(['Omar Said'])
})
