import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { OwnReference, RequestedReference } from '#schema/references/reference-answers.ts'
import { confirmedAnswerSchema, storyInvitationSchema } from '#schema/references/reference-answers.ts'
import type { Review } from '#schema/reviews/review-answers.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { type Browser, browser, signedInAs } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { mailsTo } from '#test/mailbox.ts'
import { changeProfile, database } from '#test/people.ts'
import {
  call,
  getApi,
  invitedReferee,
  ownerWithReferees,
  ownLinkOf,
  storedConfirmations,
  storyWithClaims,
  validatedReferee,
} from '#test/referees.ts'
import { at, jsonOf, refusalOf } from '#test/requests.ts'
import { ownerWithSubmitted } from '#test/submitted-story.ts'
import type { SignedIn } from '../../../call.ts'
import { allowMails } from '../../../features/references/policy.ts'
import { upsertVersion } from '../../../features/stories/commands.ts'
import { tables } from '../../../services/database.ts'
import { suppressAddress } from '../../../services/mail/suppressions.ts'
import { askConfirmation } from '../../../workflows/references/ask-confirmation.ts'

const { chatMessages, chatSessions, confirmationRequests, references, sessions, stories, storyVersions } =
  tables
const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const draftStory = { ...storyWithClaims, status: 'draft' as const, validatedAt: null }

/** An owner with a public page, signed in, with two referees who confirmed nothing yet. */
async function askingOwner(overrides: Parameters<typeof ownerWithReferees>[0] = {}) {
  const account = await signedInAs('owner')
  const one = await ownerWithReferees(
    { references: [validatedReferee(), validatedReferee({ name: 'Omar Said' })], ...overrides },
    account,
  )
  const [storyId = 0] = one.storyIds
  const ask = (person: Browser, referenceIds: number[], id = storyId, now = minutes(0)) =>
    person.post(`/stories/${id}/ask-confirmation`, { referenceIds }, at(now))
  const ids = one.referees.map(({ id }) => id)
  return { ...one, account, storyId, ids, ask }
}
const linkIn = (text: string | undefined) => /#story=(\S+)/.exec(text ?? '')?.[1] ?? ''
/** The same, once one of them was asked, with the link in their mail. */
async function askedReferee() {
  const owner = await askingOwner()
  const [referee] = owner.referees
  if (!referee) throw new Error('Nobody is there')
  expect((await owner.ask(owner.account, [referee.id])).status).toBe(202)
  const [mail] = await mailsTo(referee.email, 'confirm-story')
  return { ...owner, referee, mail, token: linkIn(mail?.text) }
}

test('a referee is asked by mail about a later story, reads it and confirms the parts that they know', async () => {
  const { referee, token, storyId, profileUrl, owner, mail } = await askedReferee()
  expect(mail?.isSecret).toBe(true)
  const readLink = async () =>
    storyInvitationSchema.strict().parse(await jsonOf(getApi(`/story-confirmations/${token}`)))
  const read = await readLink()
  expect(read).toMatchObject({
    candidateFirstName: 'Petra',
    story: { id: storyId, version: 1 },
    answered: null,
  })
  expect(read.story.claims.map(({ claimIndex, part }) => [claimIndex, part])).toEqual([
    [0, 'solution'],
    [1, 'results'],
  ])
  expect(await storedConfirmations(referee.id), 'reading confirms nothing').toEqual({
    confirmed: [],
    claims: [],
  })

  const confirmation = {
    token,
    sentence: 'I stood at the gate.',
    claims: [
      { claimIndex: 0, outcome: 'differs', words: 'It was nearer to 300.' },
      { claimIndex: 1, outcome: 'confirmed' },
    ],
  }
  const answer = await call('/references/confirm-story', confirmation)
  expect(answer.status).toBe(200)
  const body = confirmedAnswerSchema.strict().parse(await answer.json())
  expect(await jsonOf(getApi(`/references/mine/${body.own}`))).toMatchObject({
    confirmations: [{ sentence: 'I stood at the gate.' }],
  })
  const stored = await storedConfirmations(referee.id)
  expect([stored.confirmed.length, stored.claims.length]).toEqual([1, 2])
  const [ownersMail] = await mailsTo(owner.email, 'story-answered')
  expect(ownersMail?.text).not.toContain('nearer to 300')
  const profile = await jsonOf<PublicProfile>(getApi(`/public-profiles/${profileUrl}`))
  expect(profile.stories[0]?.claims.map(({ text }) => text)).toEqual(['By April 9 of 10 boats were full.'])

  expect(await jsonOf(call('/references/confirm-story', confirmation, at(minutes(14))))).toEqual(body)
  const other = { ...confirmation, sentence: 'I stood elsewhere.' }
  expect(await refusalOf(call('/references/confirm-story', other))).toEqual([410, 'LINK_USED'])
  expect(await refusalOf(call('/references/confirm-story', confirmation, at(minutes(16))))).toEqual([
    410,
    'LINK_USED',
  ])
  const { answered } = await readLink()
  expect(answered?.own, 'who opens the link again').toBe(body.own)
  expect(Date.parse(answered?.at ?? '')).toBeLessThanOrEqual(Date.now())
  expect(await mailsTo(owner.email, 'story-answered')).toHaveLength(1)
})

test('a referee who sends no answer, or one about a missing claim, is told so and can still answer', async () => {
  const { referee, token } = await askedReferee()
  const send = (claims: object[], more: object = {}) =>
    call('/references/confirm-story', { token, claims, ...more })
  const cases: [object[], object, string][] = [
    [[], {}, 'claims'],
    [[{ claimIndex: 7, outcome: 'confirmed' }], {}, 'claims.0.claimIndex'],
    [[{ claimIndex: 0, outcome: 'differs' }], { sentence: 'I was there.' }, 'sentence'],
    [[], { isConfirmed: true }, 'isConfirmed'],
  ]
  for (const [claims, more, path] of cases) {
    const answer = await send(claims, more)
    expect([answer.status, await jsonOf(answer)], path).toMatchObject([400, { details: [{ path }] }])
  }
  expect((await send([{ claimIndex: 0, outcome: 'differs', words: 'Nearer to 300.' }])).status).toBe(200)
  const stored = await storedConfirmations(referee.id)
  expect([stored.confirmed.length, stored.claims.length]).toEqual([0, 1])
})

test('ten presses at once are one answer and one mail', async () => {
  const { referee, token, owner } = await askedReferee()
  const confirmation = { token, claims: [{ claimIndex: 1, outcome: 'confirmed' }] }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call('/references/confirm-story', confirmation)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await storedConfirmations(referee.id)).confirmed).toHaveLength(1)
  expect(await mailsTo(owner.email, 'story-answered')).toHaveLength(1)
})

test('a story that was changed since is not confirmed by the link about its former text', async () => {
  const { token, storyId, referee } = await askedReferee()
  const now = new Date()
  const db = database()
  const version = {
    storyId,
    version: 2,
    ...storyWithClaims,
    problemDescription: '',
    status: 'draft' as const,
    editedAt: now,
    createdAt: now,
  }
  const [draft, ...claims] = upsertVersion({ db }, version)
  await db.batch([draft, ...claims])
  expect((await getApi(`/story-confirmations/${token}`)).status, 'a draft changes nothing').toBe(200)
  const [submitted, ...more] = upsertVersion({ db }, { ...version, status: 'submitted', submittedAt: now })
  await db.batch([submitted, ...more])
  expect(await refusalOf(getApi(`/story-confirmations/${token}`))).toEqual([409, 'STORY_CHANGED'])
  const confirmation = { token, claims: [{ claimIndex: 1, outcome: 'confirmed' }] }
  expect(await refusalOf(call('/references/confirm-story', confirmation))).toEqual([409, 'STORY_CHANGED'])
  expect((await storedConfirmations(referee.id)).confirmed).toEqual([])
})

test('a referee reads that a story they confirmed still waits, so that nothing of it is public', async () => {
  const { referees } = await ownerWithSubmitted()
  const [referee = expect.unreachable()] = referees
  expect(await jsonOf(getApi(`/references/mine/${await ownLinkOf(referee)}`))).toMatchObject({
    confirmations: [{ isWaiting: true }],
  })
})

test('a referee who withdrew is asked no more, and an earlier link has ended', async () => {
  const { token, referee, account, ask } = await askedReferee()
  await database().update(references).set({ status: 'withdrawn' }).where(eq(references.id, referee.id))
  expect(await refusalOf(getApi(`/story-confirmations/${token}`))).toEqual([410, 'LINK_EXPIRED'])
  const confirmation = { token, claims: [{ claimIndex: 1, outcome: 'confirmed' }] }
  expect(await refusalOf(call('/references/confirm-story', confirmation))).toEqual([410, 'LINK_EXPIRED'])
  expect(await refusalOf(ask(account, [referee.id]))).toEqual([404, 'REFERENCE_NOT_FOUND'])
})

test('only an owner’s own validated referees are asked, and only about a story of theirs that is no draft', async () => {
  const { account, ask, ids, storyIds } = await askingOwner({
    stories: [storyWithClaims, draftStory],
    references: [validatedReferee(), validatedReferee(), invitedReferee()],
  })
  const [one = 0, , invited = 0] = ids
  const other = await ownerWithReferees()
  const [foreign = 0] = other.storyIds
  expect(await refusalOf(ask(account, [one], foreign))).toEqual([404, 'STORY_NOT_FOUND'])
  expect(await refusalOf(ask(account, [one], storyIds[1]))).toEqual([404, 'STORY_NOT_FOUND'])
  for (const id of [invited, other.referees[0]?.id ?? 0])
    expect(await refusalOf(ask(account, [one, id]))).toEqual([404, 'REFERENCE_NOT_FOUND'])
  expect(await refusalOf(ask(account, []))).toEqual([400, 'BAD_REQUEST'])
  expect((await ask(browser(), [one])).status).toBe(401)
  const rows = await database()
    .select()
    .from(confirmationRequests)
    .where(eq(confirmationRequests.referenceId, one))
  expect(rows).toEqual([])
})

test('a referee who confirmed the story is not asked again; one asked today is written to once', async () => {
  const { account, ask, ids, storyId, referees } = await askingOwner({
    confirmations: [{ reference: 0, story: 0, claims: [0] }],
  })
  const [first = 0, second = 0] = ids
  expect(await refusalOf(ask(account, [first, second]))).toEqual([409, 'ALREADY_CONFIRMED'])
  for (const now of [minutes(0), minutes(5)])
    expect(await jsonOf(ask(account, [second, second], storyId, now))).toEqual({ asked: 1 })
  const address = referees[1]?.email ?? ''
  expect(await mailsTo(address, 'confirm-story')).toHaveLength(1)
  await ask(account, [second], storyId, minutes(25 * 60))
  expect(await mailsTo(address, 'confirm-story')).toHaveLength(2)
})

test('a referee who gets no mail was not asked, and their owner can ask again at once', async () => {
  const { account, ask, ids, storyId, referees } = await askingOwner()
  const [first = 0] = ids
  const db = database()
  await suppressAddress(callOn(db), referees[0]?.email ?? '', 'bounce')
  expect(await jsonOf(ask(account, [first]))).toEqual({ asked: 0 })
  const { story } = await jsonOf<{ story: OwnStory }>(account.get(`/stories/${storyId}`))
  expect(story.referees.find(({ id }) => id === first)?.askedAt).toBeNull()
})

test('asking about stories and inviting share the owner’s twenty mails a day', async () => {
  const { account, ids, storyId, id, profileUrl, referees } = await askingOwner()
  const [session] = await database().select().from(sessions).where(eq(sessions.userId, account.id))
  const signedIn: SignedIn = {
    userId: account.id,
    sessionId: session?.id ?? '',
    email: account.email,
    name: 'Petra Proof',
    role: 'owner',
    emailVerified: true,
    hasTotp: false,
    isUserVerified: false,
    profile: { id, profileUrl, plan: 'free' },
  }
  const as = callOn(database(), { actor: { kind: 'owner', address: '192.0.2.1', account: signedIn } })
  await allowMails(as, id, 19)
  await expect(askConfirmation(as, storyId, ids)).rejects.toMatchObject({ code: 'INVITATIONS_SPENT' })
  expect(await mailsTo(referees[0]?.email ?? '', 'confirm-story'), 'then nobody is asked').toEqual([])
  expect(await askConfirmation(as, storyId, ids.slice(0, 1))).toBe(1)
  await expect(askConfirmation(as, storyId, ids.slice(1))).rejects.toMatchObject({
    code: 'INVITATIONS_SPENT',
  })
})

/** A referee who ticked a claim of what is published, asked about a version that tells it in the same words. */
async function askedAboutNewVersion(confirmations: { reference: number; story: number; claims: number[] }[]) {
  const owner = await askingOwner({ confirmations })
  const [referee] = owner.referees
  if (!referee) throw new Error('Nobody is there')
  const now = new Date()
  const next = {
    storyId: owner.storyId,
    version: 2,
    ...storyWithClaims,
    problemDescription: 'As before.',
    status: 'submitted' as const,
    editedAt: now,
    submittedAt: now,
    createdAt: now,
  }
  const [first, ...more] = upsertVersion({ db: database() }, next)
  await database().batch([first, ...more])
  await changeProfile(owner.id)
  expect((await owner.ask(owner.account, [referee.id])).status).toBe(202)
  const [mail] = await mailsTo(referee.email, 'confirm-story')
  const answerWith = (...claims: object[]) =>
    call('/references/confirm-story', { token: linkIn(mail?.text), claims })
  const page = () => jsonOf<PublicProfile>(getApi(`/public-profiles/${owner.profileUrl}`))
  return { ...owner, referee, answerWith, page }
}
const differently = (index: number) => ({
  claimIndex: index,
  outcome: 'differs',
  words: 'It was nearer to 300.',
})

test('a referee who tells each ticked claim differently for a later version confirms nothing any more', async () => {
  const { answerWith, page, referee, account, storyId } = await askedAboutNewVersion([
    { reference: 0, story: 0, claims: [0] },
    { reference: 1, story: 0, claims: [1] },
  ])
  expect((await page()).stories[0]?.confirmations).toHaveLength(2)
  expect((await answerWith(differently(0))).status).toBe(200)
  const { stories, references } = await page()
  expect(stories[0]?.confirmations.map(({ name }) => name)).toEqual(['Omar Said'])
  expect(stories[0]?.claims.map(({ confirmedBy }) => confirmedBy.length)).toEqual([1])
  const card = references.find(({ id }) => id === referee.id)
  expect([card?.confirms, card?.checks.map(({ check }) => check)]).toEqual([[], []])
  const own = await jsonOf<RequestedReference[]>(account.get('/references'))
  expect(own.find(({ id }) => id === referee.id)).toMatchObject({
    confirms: [{ isConfirmed: false, claims: 0, differs: [{ words: 'It was nearer to 300.' }] }],
    checks: [],
  })
  const { story } = await jsonOf<{ story: OwnStory }>(account.get(`/stories/${storyId}`))
  expect(story.referees.find(({ id }) => id === referee.id)?.confirmedAt).toBeNull()
  const review = await jsonOf<Review>((await signedInAs('validator')).get(`/reviews/${storyId}`))
  expect(review.references.filter(({ confirmed }) => confirmed).map(({ name }) => name)).toEqual([
    'Omar Said',
  ])
  const mine = await jsonOf<OwnReference>(getApi(`/references/mine/${await ownLinkOf(referee)}`))
  expect(mine.checks).toEqual([])
})

test('a referee who tells one of two ticked sentences differently still confirms the other', async () => {
  const { answerWith, page, account, referee } = await askedAboutNewVersion([
    { reference: 0, story: 0, claims: [0, 1] },
  ])
  expect((await answerWith(differently(0))).status).toBe(200)
  const [story] = (await page()).stories
  expect([story?.confirmations.length, story?.claims.map(({ text }) => text)]).toEqual([
    1,
    ['By April 9 of 10 boats were full.'],
  ])
  const own = await jsonOf<RequestedReference[]>(account.get('/references'))
  expect(own.find(({ id }) => id === referee.id)).toMatchObject({
    confirms: [{ isConfirmed: true, claims: 1, differs: [{ words: 'It was nearer to 300.' }] }],
  })
})

test('a referee’s last word on a sentence counts, also where it is about an earlier version', async () => {
  const { answerWith, page, account, ask, referee, storyId } = await askedAboutNewVersion([
    { reference: 1, story: 0, claims: [1] },
  ])
  expect((await answerWith({ claimIndex: 0, outcome: 'confirmed' })).status).toBe(200)
  expect((await page()).stories[0]?.claims).toHaveLength(2)
  const isSecond = and(eq(storyVersions.storyId, storyId), eq(storyVersions.version, 2))
  await database().update(storyVersions).set({ status: 'returned' }).where(isSecond)
  expect((await ask(account, [referee.id])).status).toBe(202)
  const token = linkIn((await mailsTo(referee.email, 'confirm-story')).at(-1)?.text)
  const answer = await call('/references/confirm-story', { token, claims: [differently(0)] })
  expect(answer.status).toBe(200)
  expect((await page()).stories[0]?.claims.map(({ text }) => text)).toEqual([
    'By April 9 of 10 boats were full.',
  ])
  const own = await jsonOf<RequestedReference[]>(account.get('/references'))
  expect(own.find(({ id }) => id === referee.id)?.confirms).toMatchObject([
    { isConfirmed: false, claims: 0, differs: [{ words: 'It was nearer to 300.' }] },
  ])
  const { story } = await jsonOf<{ story: OwnStory }>(account.get(`/stories/${storyId}`))
  expect(story.claims[0]).toMatchObject({ confirmedBy: [], differs: [{ name: referee.name }] })
})

test('a referee who told differently what they had confirmed can be asked about it again', async () => {
  const { answerWith, page, account, ask, referee, storyId } = await askedAboutNewVersion([
    { reference: 0, story: 0, claims: [0] },
    { reference: 1, story: 0, claims: [1] },
  ])
  expect((await answerWith(differently(0))).status).toBe(200)
  const isSecond = and(eq(storyVersions.storyId, storyId), eq(storyVersions.version, 2))
  await database().update(storyVersions).set({ status: 'returned' }).where(isSecond)
  expect((await page()).stories[0]?.claims).toHaveLength(1)
  expect((await ask(account, [referee.id])).status).toBe(202)
  const token = linkIn((await mailsTo(referee.email, 'confirm-story')).at(-1)?.text)
  const claims = [{ claimIndex: 0, outcome: 'confirmed' }]
  expect((await call('/references/confirm-story', { token, claims })).status).toBe(200)
  expect((await page()).stories[0]?.claims).toHaveLength(2)
})

test('words that a referee tells differently in one part are not confirmed by them in the other', async () => {
  const [action, result] = ['We asked 400 passengers.', 'By April 9 of 10 boats were full.']
  const { account, ask, ids, referees, profileUrl } = await askingOwner({
    stories: [{ ...storyWithClaims, solution: action, results: `${action} ${result}` }],
    confirmations: [{ reference: 1, story: 0, claims: [2] }],
  })
  expect((await ask(account, ids.slice(0, 1))).status).toBe(202)
  const [mail] = await mailsTo(referees[0]?.email ?? '', 'confirm-story')
  const claims = [{ claimIndex: 0, outcome: 'confirmed' }, differently(1)]
  const answer = await call('/references/confirm-story', { token: linkIn(mail?.text), claims })
  expect(answer.status).toBe(200)
  const { stories } = await jsonOf<PublicProfile>(getApi(`/public-profiles/${profileUrl}`))
  expect(stories[0]?.claims.map(({ text }) => text)).toEqual([result])
  const id = stories[0]?.id
  const { story } = await jsonOf<{ story: OwnStory }>(account.get(`/stories/${id}`))
  const review = await jsonOf<Review>((await signedInAs('validator')).get(`/reviews/${id}`))
  for (const read of [story.claims, review.claims])
    expect(read.map(({ confirmedBy, differs }) => [confirmedBy.length, differs.length])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ])
  const mine = await jsonOf<OwnReference>(
    getApi(`/references/mine/${await ownLinkOf(referees[0] ?? expect.unreachable())}`),
  )
  expect(mine.confirmations[0]?.claims.map(({ isTakenBack }) => isTakenBack)).toEqual([true, false])
})

test('a referee who confirms a sentence in two versions is named once beside it, with the last day', async () => {
  const { answerWith, page, referee } = await askedAboutNewVersion([{ reference: 0, story: 0, claims: [0] }])
  const sentAt = new Date().toISOString()
  expect((await answerWith({ claimIndex: 0, outcome: 'confirmed' })).status).toBe(200)
  const [story] = (await page()).stories
  expect(story?.claims.map(({ confirmedBy }) => confirmedBy.map(({ referenceId }) => referenceId))).toEqual([
    [referee.id],
  ])
  expect((story?.claims[0]?.confirmedBy[0]?.at ?? '') >= sentAt).toBe(true)
})

test('a conversation does not say any more that a referee confirmed what they tell differently now', async () => {
  const {
    answerWith,
    id: profileId,
    storyId,
    ids,
    page,
  } = await askedAboutNewVersion([
    { reference: 0, story: 0, claims: [0, 1] },
    { reference: 1, story: 0, claims: [0] },
  ])
  const [revoked = '', still = ''] = (await page()).stories[0]?.claims.map(({ text }) => text) ?? []
  const by = ids.map((referenceId) => ({ referenceId, name: `Referee ${referenceId}`, at: '2026-06-03' }))
  const [session, at] = [randomUUID(), new Date()]
  const times = { startedAt: at, lastActivityAt: at }
  await database()
    .insert(chatSessions)
    .values({ id: session, profileId, visitorId: session, ...times })
  const storeLine = async (text: string, quote: string, referees: number[]) => {
    const citations = [{ storyId, storyIndex: 0, title: 'The ferry', quote, confirmedBy: by }]
    const line = { sessionId: session, isUser: false, text, citations, referees, createdAt: at }
    const [row] = await database()
      .insert(chatMessages)
      .values({ id: randomUUID(), ...line })
      .returning()
    return async () =>
      (
        await database()
          .select()
          .from(chatMessages)
          .where(eq(chatMessages.id, row?.id ?? ''))
      )[0]
  }
  const [quoted, named, other] = [
    await storeLine('They tell of it.', revoked, []),
    await storeLine('They confirmed this sentence.', revoked, ids.slice(0, 1)),
    await storeLine('They confirmed this sentence.', still, ids.slice(0, 1)),
  ]
  expect((await answerWith(differently(0))).status).toBe(200)
  expect(await quoted()).toMatchObject({
    text: 'They tell of it.',
    citations: [{ confirmedBy: by.slice(1) }],
  })
  expect((await named())?.text).toBe('This answer named somebody who has taken back what they said.')
  expect((await named())?.citations).toMatchObject([{ confirmedBy: by.slice(1) }])
  expect(await other()).toMatchObject({
    text: 'They confirmed this sentence.',
    citations: [{ confirmedBy: by }],
  })
})

test('a story whose only referee withdraws their confirmation is unpublished, and the page with it', async () => {
  const { answerWith, page, profileUrl, owner, storyId } = await askedAboutNewVersion([
    { reference: 0, story: 0, claims: [0] },
  ])
  expect((await page()).stories).toHaveLength(1)
  expect((await answerWith(differently(0))).status).toBe(200)
  expect((await getApi(`/public-profiles/${profileUrl}`)).status).toBe(404)
  const [standing] = await database().select().from(stories).where(eq(stories.id, storyId))
  expect(standing).toMatchObject({ status: 'submitted', validatedAt: null })
  const [mail, ...others] = await mailsTo(owner.email, 'story-answered')
  expect(mail?.text).toContain('Your page is not on public view now.')
  expect(others).toEqual([])
})
