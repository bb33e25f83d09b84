import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { Review } from '#schema/reviews/review-answers.ts'
import { type Browser, signedInAs } from '#test/account.ts'
import { mailsTo } from '#test/mailbox.ts'
import { changeProfile, database } from '#test/people.ts'
import {
  call,
  getApi,
  gmailSpellings,
  ownLinkOf,
  referenceOf,
  storyWithClaims,
  submit,
} from '#test/referees.ts'
import { jsonOf } from '#test/requests.ts'
import { confirmVersion, ownerWithSubmitted, storyOf, submitVersion } from '#test/submitted-story.ts'
import { tables } from '../../../services/database.ts'

const { decisions, references, stories, storyVersions, users } = tables
type Validator = Awaited<ReturnType<typeof signedInAs>>
const note = 'Please say how many boats there were.'
const returned = { version: 1, verdict: 'returned', note }
const validated = { version: 1, verdict: 'validated' }

let validator: Validator
beforeAll(async () => {
  validator = await signedInAs('validator')
})

const decide = (person: Browser, storyId: number, body: object) => person.post(`/reviews/${storyId}`, body)
const outcomeOf = async (answer: Response | Promise<Response>) => {
  const { status } = await answer
  return status < 400 ? [status] : [status, (await jsonOf<{ code: string }>(answer)).code]
}
const publicProfile = (profileUrl: string) => getApi(`/public-profiles/${profileUrl}`)
const versionsOf = async (storyId: number) => {
  const rows = await database()
    .select()
    .from(storyVersions)
    .where(eq(storyVersions.storyId, storyId))
    .orderBy(asc(storyVersions.version))
  return rows.map(({ status }) => status)
}
const recordOf = (subject: 'story' | 'reference', id: number) =>
  database()
    .select()
    .from(decisions)
    .where(and(eq(decisions.subject, subject), eq(decisions.subjectId, id)))
    .orderBy(asc(decisions.id))

test('a validated story is published with the page it completes, and one mail tells its owner', async () => {
  const { storyId, profileUrl, owner } = await ownerWithSubmitted()
  expect((await publicProfile(profileUrl)).status).toBe(404)
  expect(await outcomeOf(decide(validator, storyId, validated))).toEqual([200])

  const profile = await jsonOf<PublicProfile>(publicProfile(profileUrl))
  expect(profile.stories).toMatchObject([{ ...storyWithClaims, industry: 'Transportation' }])
  expect(profile.stories[0]?.validatedAt).toEqual(expect.any(String))
  expect(await storyOf(storyId)).toMatchObject({ status: 'validated', version: 1 })
  expect(await versionsOf(storyId)).toEqual(['validated'])
  expect(await recordOf('story', storyId)).toMatchObject([
    { verdict: 'validated', version: 1, decidedBy: validator.id, deciderName: 'Ada Lark' },
  ])
  const mails = await mailsTo(owner.email, 'story-validated')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toContain('is on public view')
  expect(mails[0]?.text).toContain(`/profile/${profileUrl}`)
  expect(mails[0]?.text).toContain('Share Profile')
  expect(mails[0]?.text).toContain('/unsubscribe#token=')
})

test('an owner whose page lacks something else is told that the story is validated and no more', async () => {
  const { storyId, owner, profileUrl } = await ownerWithSubmitted({
    references: [{ email: 'only@harbour.example' }],
  })
  expect(await outcomeOf(decide(validator, storyId, validated))).toEqual([200])
  expect((await publicProfile(profileUrl)).status).toBe(404)
  const mails = await mailsTo(owner.email, 'story-validated')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toContain('is validated')
  expect(mails[0]?.text).toContain('what is left to do')
  expect(mails[0]?.text).toContain('/unsubscribe#token=')
})

test('an owner of more validated stories than the plan shows is not told that this one is on the page', async () => {
  const first = { title: 'The first one' }
  const { storyId, owner, profileUrl } = await ownerWithSubmitted({ stories: [first] })
  // Behind the other one.
  await database().update(stories).set({ position: 5 }).where(eq(stories.id, storyId))
  expect(await outcomeOf(decide(validator, storyId, validated))).toEqual([200])
  const profile = await jsonOf<PublicProfile>(publicProfile(profileUrl))
  expect(profile.stories.map(({ title }) => title)).toEqual([first.title])
  const [mail] = await mailsTo(owner.email, 'story-validated')
  expect(mail?.text).toContain('others stand before this one')
})

test('a returned story comes back with its note, by a mail that leads to it', async () => {
  const { storyId, owner } = await ownerWithSubmitted()
  expect(await outcomeOf(decide(validator, storyId, returned))).toEqual([200])
  expect(await storyOf(storyId)).toMatchObject({ status: 'returned', title: '' })
  const [version] = await database().select().from(storyVersions).where(eq(storyVersions.storyId, storyId))
  expect(version).toMatchObject({ status: 'returned', note, decidedAt: expect.any(Date) })
  const [mail] = await mailsTo(owner.email, 'story-returned')
  expect(mail?.text).toContain(note)
  expect(mail?.text).toContain(`/story-builder?edit=${storyId}`)
  expect(await recordOf('story', storyId)).toMatchObject([{ verdict: 'returned', note }])
  const became = await jsonOf<Review>(validator.get(`/reviews/${storyId}`))
  expect(became.submitted).toMatchObject({ version: 1, status: 'returned' })
  expect(became.record).toMatchObject([{ verdict: 'returned', note, by: 'Ada Lark' }])
})

test('a note that says nothing returns no story', async () => {
  const { storyId } = await ownerWithSubmitted()
  expect(await outcomeOf(decide(validator, storyId, { ...returned, note: 'No.' }))).toEqual([
    400,
    'BAD_REQUEST',
  ])
  expect(await versionsOf(storyId)).toEqual(['submitted'])
})

test('a story that nobody confirmed is not validated, and can be returned', async () => {
  const { storyId } = await ownerWithSubmitted({}, { isConfirmed: false })
  expect(await outcomeOf(decide(validator, storyId, validated))).toEqual([409, 'STORY_UNCONFIRMED'])
  expect(await versionsOf(storyId)).toEqual(['submitted'])
  expect(await recordOf('story', storyId)).toEqual([])
  expect((await jsonOf<Review>(validator.get(`/reviews/${storyId}`))).obstacle).toBe('unconfirmed')
  expect(await outcomeOf(decide(validator, storyId, returned))).toEqual([200])
})

test('the word of somebody who withdrew confirms nothing', async () => {
  const { storyId, referees } = await ownerWithSubmitted()
  await database()
    .update(references)
    .set({ status: 'withdrawn' })
    .where(eq(references.id, referees[0]?.id ?? 0))
  expect(await outcomeOf(decide(validator, storyId, validated))).toEqual([409, 'STORY_UNCONFIRMED'])
})

/** The same mailbox under another tag. */
const under = (email = '') => email.replace('@', '+validator@')
const becomes = (email?: string) =>
  database()
    .update(users)
    .set({ email: under(email) })
    .where(eq(users.id, stranger.id))
const interests: [string, (owner: Awaited<ReturnType<typeof ownerWithSubmitted>>) => Promise<unknown>][] = [
  ['whose mailbox is the owner’s', ({ owner }) => becomes(owner.email)],
  ['who is a referee of it', ({ referees }) => becomes(referees[1]?.email)],
  [
    'who is a referee of it in another of Gmail’s spellings',
    async ({ referees }) => {
      const [email, other] = gmailSpellings()
      const id = referees[1]?.id ?? 0
      await database().update(references).set({ email, normalisedEmail: email }).where(eq(references.id, id))
      await becomes(other.toLowerCase())
    },
  ],
  [
    'who declined to be a referee of it',
    async ({ referees }) => {
      const { id = 0, email = '' } = referees[1] ?? {}
      await database()
        .update(references)
        .set({ status: 'declined', addressConfirmedAt: new Date() })
        .where(eq(references.id, id))
      await becomes(email)
    },
  ],
]
let stranger: Validator
test.each(interests)('a validator %s decides nothing of it, neither way', async (_, entangle) => {
  stranger = await signedInAs('validator')
  const owner = await ownerWithSubmitted()
  await entangle(owner)
  const [first] = owner.referees
  for (const verdict of [validated, returned])
    expect(await outcomeOf(decide(stranger, owner.storyId, verdict))).toEqual([403, 'OWN_INTEREST'])
  for (const verdict of ['read', 'rejected'])
    expect(await outcomeOf(stranger.post(`/reviews/references/${first?.id}`, { verdict, note }))).toEqual([
      403,
      'OWN_INTEREST',
    ])
  expect((await jsonOf<Review>(stranger.get(`/reviews/${owner.storyId}`))).obstacle).toBe('own-interest')
  expect(await versionsOf(owner.storyId)).toEqual(['submitted'])
  expect(await referenceOf(first?.id ?? 0)).toMatchObject({ status: 'validated', readAt: null })
})

test('a reference that nobody confirmed shuts out no validator whose address it gives', async () => {
  const { storyId, owner } = await ownerWithSubmitted()
  const referee = await signedInAs('validator')
  const body = { candidateEmail: owner.email, candidateName: 'Petra', referenceEmail: referee.email }
  expect((await submit(body)).status).toBe(201)
  const read = await jsonOf<Review>(referee.get(`/reviews/${storyId}`))
  expect(read.obstacle).toBeNull()
  const unconfirmed = read.references.find(({ email }) => email === referee.email)
  expect(unconfirmed).toMatchObject({ status: 'submitted', isOwn: false })
  expect(await outcomeOf(decide(referee, storyId, validated))).toEqual([200])
})

test('an invitation to a validator who has not answered it shuts them out of nothing', async () => {
  const { storyId, referees } = await ownerWithSubmitted()
  const referee = await signedInAs('validator')
  const { id = 0 } = referees[1] ?? {}
  await database()
    .update(references)
    .set({ status: 'invited', email: referee.email, normalisedEmail: referee.email })
    .where(eq(references.id, id))
  expect(await outcomeOf(decide(referee, storyId, validated))).toEqual([200])
})

test('a validator who gave a reference keeps their interest, even if somebody writes under their address', async () => {
  const { storyId, referees, owner } = await ownerWithSubmitted()
  const referee = await signedInAs('validator')
  const theirs = referees[1]
  if (!theirs) throw new Error('There is no second referee')
  await database()
    .update(references)
    .set({ email: referee.email, normalisedEmail: referee.email, addressConfirmedAt: new Date() })
    .where(eq(references.id, theirs.id))
  expect((await call('/references/withdraw', { token: await ownLinkOf(theirs) })).status).toBe(200)
  const body = { candidateEmail: owner.email, candidateName: 'Petra', referenceEmail: referee.email }
  expect((await submit(body)).status).toBe(201)
  expect(await referenceOf(theirs.id)).toMatchObject({ status: 'submitted', addressConfirmedAt: null })
  expect(await outcomeOf(decide(referee, storyId, validated))).toEqual([403, 'OWN_INTEREST'])
})

test('a verdict that is sent twice is one decision', async () => {
  const { storyId, owner } = await ownerWithSubmitted()
  for (let time = 0; time < 3; time += 1)
    expect(await outcomeOf(decide(validator, storyId, validated))).toEqual([200])
  expect(await recordOf('story', storyId)).toHaveLength(1)
  expect(await mailsTo(owner.email, 'story-validated')).toHaveLength(1)
  expect(await outcomeOf(decide(validator, storyId, returned))).toEqual([409, 'REVIEW_OUTDATED'])
})

test('a verdict on another version than the one that waits is refused', async () => {
  const { storyId } = await ownerWithSubmitted()
  await submitVersion(storyId, 2)
  expect(await outcomeOf(decide(validator, storyId, validated))).toEqual([409, 'REVIEW_OUTDATED'])
  expect(await outcomeOf(decide(validator, storyId, { ...returned, version: 7 }))).toEqual([
    409,
    'REVIEW_OUTDATED',
  ])
  expect(await versionsOf(storyId)).toEqual(['submitted', 'submitted'])
})

test('a story that is not there can be neither read nor decided on', async () => {
  expect(await outcomeOf(validator.get('/reviews/999999999'))).toEqual([404, 'STORY_NOT_FOUND'])
  expect(await outcomeOf(decide(validator, 999_999_999, validated))).toEqual([404, 'STORY_NOT_FOUND'])
})

test('exactly one of two validators who decide at once does, and the other is told', async () => {
  const other = await signedInAs('validator')
  for (let round = 0; round < 12; round += 1) {
    const { storyId, owner } = await ownerWithSubmitted()
    const [one, two] = await Promise.all([
      outcomeOf(decide(validator, storyId, round % 2 ? validated : returned)),
      outcomeOf(decide(other, storyId, round % 3 ? validated : returned)),
    ])
    expect([one, two].sort()).toEqual([[200], [409, 'REVIEW_OUTDATED']])
    const [only, ...more] = await recordOf('story', storyId)
    expect(more).toEqual([])
    expect(only?.decidedBy).toBe(one[0] === 200 ? validator.id : other.id)
    expect(await versionsOf(storyId)).toEqual([only?.verdict])
    expect(await mailsTo(owner.email, 'story-validated', 'story-returned')).toHaveLength(1)
  }
})

test('a change replaces the published text when it is validated, and not before', async () => {
  const { storyId, profileUrl, referees, owner } = await ownerWithSubmitted()
  await decide(validator, storyId, validated)
  await submitVersion(storyId, 2, { title: 'The timetable everybody read' })
  const titleNow = async () => (await jsonOf<PublicProfile>(publicProfile(profileUrl))).stories[0]?.title
  expect(await outcomeOf(decide(validator, storyId, { ...returned, version: 2 }))).toEqual([200])
  expect(await titleNow()).toBe(storyWithClaims.title)
  expect(await storyOf(storyId)).toMatchObject({ status: 'validated', version: 1 })
  expect((await mailsTo(owner.email, 'story-returned')).at(-1)?.text).toContain('stays as it is meanwhile')

  await submitVersion(storyId, 3, { title: 'The timetable everybody read' })
  expect(await jsonOf<Review>(validator.get(`/reviews/${storyId}`))).toMatchObject({
    submitted: { version: 3 },
    published: { version: 1, title: storyWithClaims.title },
    lastDecided: { version: 2, note },
    // Confirmed in the first version; the third contains its claim word for word.
    obstacle: null,
    references: [{ id: referees[0]?.id, confirmed: { version: 1, sentence: 'I counted them.' } }, {}],
  })
  expect(await outcomeOf(decide(validator, storyId, { ...validated, version: 3 }))).toEqual([200])
  expect(await titleNow()).toBe('The timetable everybody read')
  expect(await versionsOf(storyId)).toEqual(['superseded', 'returned', 'validated'])
})

test('a referee of an earlier version whose claims still stand is named once the change is published', async () => {
  const { storyId, profileUrl, referees } = await ownerWithSubmitted()
  await decide(validator, storyId, validated)
  await submitVersion(storyId, 2, { title: 'The timetable everybody read' })
  await decide(validator, storyId, { ...validated, version: 2 })
  const profile = await jsonOf<PublicProfile>(publicProfile(profileUrl))
  const [story] = profile.stories
  expect(story?.title).toBe('The timetable everybody read')
  expect(story?.confirmations).toEqual([
    { referenceId: referees[0]?.id, name: referees[0]?.name, sentence: 'I counted them.' },
  ])
  expect(story?.claims).toMatchObject([{ confirmedBy: [{ referenceId: referees[0]?.id }] }])
  const own = profile.references.find(({ id }) => id === referees[0]?.id)
  expect(own?.confirms).toEqual([storyId])
})

test('a referee who remembers a sentence differently in the next version confirms it no more, anywhere', async () => {
  const { id, storyId, profileUrl, referees } = await ownerWithSubmitted()
  await decide(validator, storyId, validated)
  await submitVersion(storyId, 2, { title: 'The timetable everybody read' })
  await database()
    .insert(tables.claimConfirmations)
    .values({
      storyId,
      version: 2,
      claimIndex: 0,
      referenceId: referees[0]?.id ?? 0,
      outcome: 'differs',
      words: 'It was 300.',
      at: new Date(),
    })
  await changeProfile(id)
  const { stories } = await jsonOf<PublicProfile>(publicProfile(profileUrl))
  expect(stories[0]?.title).toBe('The timetable nobody read')
  expect(stories[0]?.claims).toEqual([])
  const second = { ...validated, version: 2 }
  expect(await outcomeOf(decide(validator, storyId, second))).toEqual([409, 'STORY_UNCONFIRMED'])
})

test('a change of a sentence that was confirmed needs a new word for it', async () => {
  const { storyId, referees } = await ownerWithSubmitted()
  await decide(validator, storyId, validated)
  await submitVersion(storyId, 2, {
    solution: 'We asked 500 passengers when they wanted to go. We listened.',
  })
  const second = { ...validated, version: 2 }
  expect(await outcomeOf(decide(validator, storyId, second))).toEqual([409, 'STORY_UNCONFIRMED'])
  await confirmVersion({ storyId, version: 2, referenceId: referees[1]?.id ?? 0 }, { claims: [0] })
  expect(await outcomeOf(decide(validator, storyId, second))).toEqual([200])
})
