import { randomUUID } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { RequestedReference } from '#schema/references/reference-answers.ts'
import { referenceStatusSchema } from '#schema/references/references.ts'
import { browser, mailedToken, signedInAs } from '#test/account.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import {
  call,
  getApi,
  invitationOf,
  invitedReferee,
  ownerWithReferees,
  ownLinkOf,
  referenceOf,
  storedConfirmations,
  storyWithClaims,
  submit,
  validatedReferee,
} from '#test/referees.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { transitions } from '../../../features/references/transitions.ts'
import { upsertVersion } from '../../../features/stories/commands.ts'
import { tables } from '../../../services/database.ts'

const { chatMessages, chatSessions, claimConfirmations, confirmations, outbox, stories, storyVersions } =
  tables
const publicProfile = (profileUrl: string) => getApi(`/public-profiles/${profileUrl}`)
type Overrides = Parameters<typeof ownerWithReferees>[0]

/** An owner whose page was published because somebody answered their invitation, and that referee's own link. */
async function publishedOwner(
  overrides: Overrides = {},
  confirmed = 1,
  account?: { id: string; email: string },
) {
  const owner = await ownerWithReferees(overrides, account)
  const referee = owner.referees.find(({ status }) => status === 'invited')
  if (!referee) throw new Error('Nobody is invited')
  const confirmations = owner.storyIds.slice(0, confirmed).map((storyId) => ({
    storyId,
    version: 1,
    sentence: 'I counted them.',
    claims: [{ claimIndex: 0, outcome: 'confirmed' }],
  }))
  const answer = await submit({ token: await invitationOf(referee), confirmations })
  const { own } = await jsonOf<{ own: string }>(answer)
  return { ...owner, referee, own }
}
/** A conversation with an expert's agent, whose lines are written into the database only. */
async function conversationWith(
  profileId: number,
  lines: readonly Partial<typeof chatMessages.$inferInsert>[],
) {
  const [db, id, now] = [database(), randomUUID(), new Date()]
  const at = { startedAt: now, lastActivityAt: now }
  await db.insert(chatSessions).values({ id, profileId, visitorId: randomUUID(), ...at })
  await db.insert(chatMessages).values(
    lines.map((line, index) => ({
      id: randomUUID(),
      sessionId: id,
      isUser: false,
      text: 'Yes.',
      createdAt: new Date(now.getTime() + index),
      ...line,
    })),
  )
  return async () =>
    (
      await db
        .select()
        .from(chatMessages)
        .where(eq(chatMessages.sessionId, id))
        .orderBy(chatMessages.createdAt)
    ).map(({ text, citations }) => ({ text, confirmedBy: citations.map(({ confirmedBy }) => confirmedBy) }))
}
const storyStates = async (ids: number[]) =>
  Promise.all(
    ids.map(async (id) => {
      const [row] = await database()
        .select({ story: stories.status, version: storyVersions.status, validatedAt: stories.validatedAt })
        .from(stories)
        .innerJoin(
          storyVersions,
          and(eq(storyVersions.storyId, stories.id), eq(storyVersions.version, stories.version)),
        )
        .where(eq(stories.id, id))
      return row && `${row.story} ${row.version} ${row.validatedAt ? 'since' : 'no more'}`
    }),
  )

test('what a referee withdrew stays from the owner once anybody writes under their address', async () => {
  const account = await signedInAs('owner')
  const { referee, storyIds } = await publishedOwner({}, 1, account)
  const mine = async () => {
    const all = await jsonOf<RequestedReference[]>(account.get('/references'))
    return all.find(({ id }) => id === referee.id)
  }
  await database()
    .insert(claimConfirmations)
    .values({
      storyId: storyIds[0] ?? 0,
      version: 1,
      claimIndex: 1,
      referenceId: referee.id,
      outcome: 'differs',
      words: 'It was eight boats, and I said so then.',
      at: new Date(),
    })
  expect((await mine())?.confirms).toMatchObject([{ claims: 1, differs: [{}] }])
  await call('/references/withdraw', { token: await ownLinkOf(referee) })
  const again = { candidateName: 'Petra', candidateEmail: account.email, referenceEmail: referee.email }
  expect((await submit(again)).status).toBe(201)
  expect(await mine()).toMatchObject({ status: 'submitted', answers: null, confirms: [] })
  const exported = await (await account.get('/privacy/export')).text()
  expect(exported).toContain(referee.email)
  expect(exported).not.toContain('eight boats')
})

test('a referee who confirms another text after a withdrawal has ticked nothing any more', async () => {
  const { owner, referee, own } = await publishedOwner()
  await call('/references/withdraw', { token: own })
  const again = { candidateName: 'Petra', candidateEmail: owner.email, referenceEmail: referee.email }
  expect((await submit(again)).status).toBe(201)
  const token = await mailedToken('confirm-reference', referee.email)
  expect((await call('/references/confirm', { token })).status).toBe(200)
  expect(await referenceOf(referee.id)).toMatchObject({ status: 'validated' })
  expect(await storedConfirmations(referee.id)).toEqual({ confirmed: [], claims: [] })
})

test.each(['withdraw', 'erase'])(
  'the agent’s words about a referee leave its conversations when they %s',
  async (action) => {
    const { id, own } = await publishedOwner()
    const [ilse, omar] = ['Ilse Brandt', 'Omar Said'].map((name) => ({
      name,
      at: '2026-06-03T10:00:00.000Z',
    }))
    const citation = { storyId: 1, storyIndex: 0, title: 'The timetable', quote: 'We asked 400 passengers.' }
    const cited = (...confirmedBy: (typeof ilse)[]) => ({ ...citation, confirmedBy: confirmedBy as [] })
    const lines = [
      { isUser: true, text: 'What does Ilse Brandt say?' },
      { text: 'Ilse Brandt, Harbour master: “Petra asks.”', citations: [cited(ilse)] },
      { text: 'Ilse Brandtner asked.', citations: [cited(omar), citation, cited(ilse, omar)] },
    ]
    const [ofOwner, ofOther] = [
      await conversationWith(id, lines),
      await conversationWith((await ownerWithReferees()).id, lines),
    ]
    const before = await ofOther()
    expect((await call(`/references/${action}`, { token: own })).status).toBe(200)
    expect(await ofOwner()).toEqual([
      { text: 'What does Ilse Brandt say?', confirmedBy: [] },
      { text: 'This answer named somebody who has taken back what they said.', confirmedBy: [undefined] },
      { text: 'Ilse Brandtner asked.', confirmedBy: [[omar], undefined, [omar]] },
    ])
    expect(await ofOther()).toEqual(before)
  },
)

test('a stranger’s reference under a common word, withdrawn, takes nothing out of kept conversations', async () => {
  const { id, owner } = await ownerWithReferees()
  const lines = [
    { text: 'In spring the boats were full.', referees: [] },
    { text: 'Kept before: the boats were full.', citations: [] },
  ]
  const before = await conversationWith(id, lines)
  const referenceEmail = `${randomUUID()}@stranger.example`
  const stranger = { referenceEmail, referenceName: 'the', candidateEmail: owner.email }
  expect((await submit({ ...stranger, candidateName: 'Petra Proof' })).status).toBe(201)
  const token = await mailedToken('confirm-reference', referenceEmail)
  const { own } = await jsonOf<{ own: string }>(call('/references/confirm', { token }))
  const after = await conversationWith(id, [
    { text: 'Yes, the boats.', referees: [] },
    { text: 'The boats, the.' },
  ])
  for (const action of ['withdraw', 'erase'])
    expect((await call(`/references/${action}`, { token: own })).status).toBe(200)
  expect((await before()).map(({ text }) => text)).toEqual(lines.map(({ text }) => text))
  expect((await after()).map(({ text }) => text)).toEqual(['Yes, the boats.', 'The boats, the.'])
})

test('the agent’s answer about a referee is emptied when they erase it, and its other answers stay', async () => {
  const { profileUrl, own, referee } = await publishedOwner({ profile: { plan: 'premium' } })
  const visitor = browser()
  const sessionId = randomUUID()
  const ask = async (userMessage: string) => {
    const body = { sessionId, userMessage, agentName: profileUrl, messageId: randomUUID() }
    const answer = await visitor.post('/chat/ai-response', body)
    expect(answer.status).toBe(200)
    // An answer is stored as far as it was sent: one that nobody reads may end early.
    await answer.text()
  }
  await ask('Who are your referees?')
  await ask('What does Ilse Brandt say about you?')
  await ask('How did you fill boats that left half empty?')
  const answers = async () =>
    (await database().select().from(chatMessages).where(eq(chatMessages.sessionId, sessionId)))
      .filter(({ isUser }) => !isUser)
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  // Which of the story's sentences is quoted is not what this is about.
  await expect
    .poll(async () => (await answers())[2]?.text)
    .toMatch(/400 passengers|The timetable nobody read/)
  const [all, word, story] = await answers()
  expect([all?.referees, word?.referees]).toEqual([expect.arrayContaining([referee.id]), [referee.id]])
  expect((await call('/references/erase', { token: own })).status).toBe(200)
  const replacement = 'This answer named somebody who has taken back what they said.'
  const rows = await answers()
  expect(rows.slice(0, 2).map(({ text }) => text)).toEqual([replacement, replacement])
  expect(rows[2]?.text === replacement || !story?.referees?.includes(referee.id)).toBe(true)
  expect(JSON.stringify(rows)).not.toMatch(/Ilse|Brandt|asks before she draws/)
})

test('a withdrawn reference is not read by the owner any more, who still sees that it was given', async () => {
  const account = await signedInAs('owner')
  const { referee, own } = await publishedOwner({}, 1, account)
  const reference = async () =>
    (await jsonOf<RequestedReference[]>(account.get('/references'))).find(({ id }) => id === referee.id)
  const exported = async () => (await account.get('/privacy/export')).text()
  expect(await reference()).toMatchObject({
    status: 'validated',
    answers: expect.any(Object),
    confirms: [{}],
  })
  expect(await exported()).toContain('Calm and exact.')
  expect((await call('/references/withdraw', { token: own })).status).toBe(200)
  expect(await reference()).toMatchObject({ status: 'withdrawn', answers: null, confirms: [] })
  expect(await exported()).not.toContain('Calm and exact.')
})

test('a withdrawal takes the page down where too few referees are left, and tells the owner plainly', async () => {
  const { profileUrl, referee, own, owner, storyIds } = await publishedOwner()
  const page = () => fetch(`${inject('url')}/profile/${profileUrl}`)
  expect(await (await page()).text()).toContain('Petra asks before she draws anything.')
  const answer = await call('/references/withdraw', { token: own })
  expect(answer.status).toBe(200)
  expect((await publicProfile(profileUrl)).status).toBe(404)
  await expect.poll(async () => (await page()).status).toBe(404)
  expect(await referenceOf(referee.id)).toMatchObject({ status: 'withdrawn', decidedAt: expect.any(Date) })
  expect(await storyStates(storyIds)).toEqual(['submitted submitted no more'])

  const [mail] = await mailsTo(owner.email, 'reference-withdrawn')
  expect(mail?.text).toContain('Ilse Brandt has withdrawn the reference')
  expect(mail?.text).toContain(`- ${storyWithClaims.title}`)
  expect(mail?.text).toContain('Your page is not on public view now.')

  expect((await call('/references/withdraw', { token: own })).status).toBe(200)
  expect(await mailsTo(owner.email, 'reference-withdrawn')).toHaveLength(1)
  expect(await jsonOf(getApi(`/references/mine/${own}`))).toMatchObject({
    status: 'withdrawn',
    isPublic: false,
  })
})

test('a page with enough proof left stays, without that referee and what only they confirmed', async () => {
  const others = [validatedReferee(), validatedReferee()]
  const { profileUrl, own, owner, storyIds, referee } = await publishedOwner(
    {
      stories: [
        storyWithClaims,
        { ...storyWithClaims, title: 'The winter timetable' },
        { title: 'Told by nobody' },
      ],
      references: [...others, invitedReferee()],
      confirmations: [{ reference: 0, story: 1, claims: [1] }],
      profile: { plan: 'premium' },
    },
    2,
  )
  expect((await jsonOf<PublicProfile>(publicProfile(profileUrl))).references).toHaveLength(3)
  await call('/references/withdraw', { token: own })
  const profile = await jsonOf<PublicProfile>(publicProfile(profileUrl))
  expect(profile.references.map(({ id }) => id)).not.toContain(referee.id)
  expect(profile.stories.map(({ title }) => title)).toEqual(['The winter timetable', 'Told by nobody'])
  expect(profile.stories[0]?.confirmations).toHaveLength(1)
  expect(JSON.stringify(profile)).not.toContain('I counted them.')
  expect(await storyStates(storyIds)).toEqual([
    'submitted submitted no more',
    'validated validated since',
    'validated validated since',
  ])
  const [mail] = await mailsTo(owner.email, 'reference-withdrawn')
  expect(mail?.text).toContain('No badge that names them is valid any more')
  expect(mail?.text).toContain('Nothing else changes.')
  expect(mail?.text).not.toContain('The winter timetable')
})

test.each([
  [
    'stays, for every claim that another referee ticked of it before stands in it',
    [1],
    'validated validated since',
  ],
  [
    'is put back, for a claim that was ticked of it before is told differently now',
    [0, 1],
    'submitted submitted no more',
  ],
])('a story %s', async (_, ticked, state) => {
  const now = new Date()
  const { own, storyIds, referees } = await (async () => {
    const owner = await ownerWithReferees({ references: [validatedReferee(), invitedReferee()] })
    const [storyId = 0] = owner.storyIds
    const [other, referee] = owner.referees
    if (!other || !referee) throw new Error('Nobody is there')
    const db = database()
    const [first, ...more] = upsertVersion(
      { db },
      {
        storyId,
        version: 2,
        ...storyWithClaims,
        problemDescription: 'The boats left half empty.',
        solution: 'We asked 500 passengers when they wanted to go.',
        status: 'validated',
        editedAt: now,
        submittedAt: now,
        decidedAt: now,
        createdAt: now,
      },
    )
    const word = { storyId, version: 1, referenceId: other.id }
    await db.batch([
      first,
      ...more,
      db.update(stories).set({ version: 2 }).where(eq(stories.id, storyId)),
      db.insert(confirmations).values({ ...word, confirmedAt: now }),
      ...ticked.map((claimIndex) =>
        db.insert(claimConfirmations).values({ ...word, claimIndex, outcome: 'confirmed', at: now }),
      ),
    ])
    const confirmation = { storyId, version: 2, claims: [{ claimIndex: 0, outcome: 'confirmed' }] }
    const answer = await submit({ token: await invitationOf(referee), confirmations: [confirmation] })
    return { ...owner, own: (await jsonOf<{ own: string }>(answer)).own }
  })()
  expect(referees).toHaveLength(2)
  expect((await call('/references/withdraw', { token: own })).status).toBe(200)
  expect(await storyStates(storyIds)).toEqual([state])
})

test('an erased reference is gone, from the records and from the mails that are kept', async () => {
  const { profileUrl, referee, own, owner } = await publishedOwner()
  await mailedToken('reference-thanks', referee.email)
  expect((await call('/references/erase', { token: own })).status).toBe(200)
  expect(await referenceOf(referee.id)).toBeUndefined()
  expect(await storedConfirmations(referee.id)).toEqual({ confirmed: [], claims: [] })
  expect((await publicProfile(profileUrl)).status).toBe(404)
  const about = await database()
    .select()
    .from(outbox)
    .where(like(outbox.text, `%${referee.email}%`))
  expect(about).toEqual([])
  expect(await mailsTo(referee.email, 'reference-thanks')).toEqual([])
  expect(await mailsTo(owner.email, 'reference-arrived')).toEqual([])
  const [mail] = await mailsTo(owner.email, 'reference-withdrawn')
  expect(mail?.text).toContain('and had it erased')

  expect((await call('/references/erase', { token: own })).status).toBe(200)
  const mine = await getApi(`/references/mine/${own}`)
  expect(await refusalOf(mine)).toEqual([410, 'LINK_EXPIRED'])
  const again = await call('/references/withdraw', { token: own })
  expect(await refusalOf(again)).toEqual([410, 'LINK_EXPIRED'])
})

test('a referee who erases their reference of one person erases nothing of another', async () => {
  const both = invitedReferee()
  const one = await publishedOwner({ references: [validatedReferee(), both] })
  const other = await publishedOwner({ references: [validatedReferee(), both] })
  await call('/references/erase', { token: one.own })
  expect(await referenceOf(other.referee.id)).toMatchObject({ status: 'validated' })
  expect(await mailsTo(both.email, 'reference-thanks')).toHaveLength(1)
  expect((await publicProfile(other.profileUrl)).status).toBe(200)
})

test('ten withdrawals at once are one, and one mail', async () => {
  const { own, owner, referee } = await publishedOwner()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call('/references/withdraw', { token: own })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await mailsTo(owner.email, 'reference-withdrawn')).toHaveLength(1)
  expect(await referenceOf(referee.id)).toMatchObject({ status: 'withdrawn' })
})

test.each(referenceStatusSchema.options)(
  'a withdrawal of a reference that is %s takes back what stands',
  async (status) => {
    const past = invitedReferee({ status, submittedAt: new Date() })
    const { referees, owner } = await ownerWithReferees({ references: [past] })
    const [referee] = referees
    if (!referee) throw new Error('Nobody is there')
    const token = await ownLinkOf(referee)
    expect((await call('/references/withdraw', { token })).status).toBe(200)
    const stands = transitions[status].includes('withdrawn')
    expect(await referenceOf(referee.id)).toMatchObject({ status: stands ? 'withdrawn' : status })
    // The owner gets no mail about a reference that never counted.
    const mails = await mailsTo(owner.email, 'reference-withdrawn')
    expect(mails).toHaveLength(status === 'validated' ? 1 : 0)
    expect((await call('/references/erase', { token })).status).toBe(200)
    expect(await referenceOf(referee.id)).toBeUndefined()
  },
)
