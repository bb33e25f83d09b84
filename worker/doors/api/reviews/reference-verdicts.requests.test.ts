import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { referenceStatusSchema } from '#schema/references/references.ts'
import type { Review } from '#schema/reviews/review-answers.ts'
import { signedInAs } from '#test/account.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database, goLive } from '#test/people.ts'
import {
  call,
  getApi,
  invitationOf,
  ownerWithReferees,
  referenceOf,
  storyWithClaims,
  submit,
  submittedAtOf,
  validatedReferee,
} from '#test/referees.ts'
import { jsonOf } from '#test/requests.ts'
import { confirmVersion, storyOf } from '#test/submitted-story.ts'
import { transitions } from '../../../features/references/transitions.ts'
import { tables } from '../../../services/database.ts'

const { decisions } = tables
const note = 'The harbour office does not know this person.'
let validator: Awaited<ReturnType<typeof signedInAs>>
beforeAll(async () => {
  validator = await signedInAs('validator')
})

/** An owner with a public page, whose story depends on the first referee. */
async function publishedOwner(referees = 3) {
  const owner = await ownerWithReferees({
    references: Array.from({ length: referees }, () => validatedReferee()),
  })
  const [storyId = 0] = owner.storyIds
  const [first] = owner.referees
  if (!first) throw new Error('Nobody is there')
  await confirmVersion({ storyId, version: 1, referenceId: first.id }, { claims: [0] })
  await goLive(owner.id)
  return { ...owner, storyId, first }
}
/** Decides on the text as it is now. */
const decide = async (id: number, body: object, person = validator) =>
  person.post(`/reviews/references/${id}`, { submittedAt: await submittedAtOf(id), ...body })
const outcomeOf = async (answer: Response | Promise<Response>) => {
  const { status } = await answer
  return status < 400 ? [status] : [status, (await jsonOf<{ code: string }>(answer)).code]
}
const publicProfile = (profileUrl: string) => jsonOf<PublicProfile>(getApi(`/public-profiles/${profileUrl}`))
const recordOf = (id: number) =>
  database()
    .select()
    .from(decisions)
    .where(and(eq(decisions.subject, 'reference'), eq(decisions.subjectId, id)))

test('a page shows as a check that a validator read a reference, with their name', async () => {
  const { first, profileUrl } = await publishedOwner()
  const page = async () => (await fetch(`${inject('url')}/profile/${profileUrl}`)).text()
  expect(await page()).not.toContain('Ada Lark')
  expect(await outcomeOf(decide(first.id, { verdict: 'read' }))).toEqual([200])
  const reference = (await publicProfile(profileUrl)).references.find(({ id }) => id === first.id)
  expect(reference?.checks).toContainEqual({
    check: 'read-by-validator',
    by: 'Ada Lark',
    at: expect.any(String),
  })
  expect(await page()).toContain('Ada Lark')
  expect(await recordOf(first.id)).toMatchObject([{ verdict: 'read', decidedBy: validator.id }])
})

test('a reference is marked as read once, even if several validators read it', async () => {
  const { first } = await publishedOwner()
  const other = await signedInAs('admin')
  await decide(first.id, { verdict: 'read' })
  const { readAt } = (await referenceOf(first.id)) ?? {}
  for (const person of [validator, other])
    expect(await outcomeOf(decide(first.id, { verdict: 'read' }, person))).toEqual([200])
  expect(await recordOf(first.id)).toHaveLength(1)
  expect(await referenceOf(first.id)).toMatchObject({ readAt, readBy: 'Ada Lark' })
})

test('a rejected reference leaves its page with all that stood on it alone, and the owner is told why', async () => {
  const { first, profileUrl, storyId, owner } = await publishedOwner()
  expect(await outcomeOf(decide(first.id, { verdict: 'rejected', note }))).toEqual([200])
  expect(await referenceOf(first.id)).toMatchObject({ status: 'rejected', note, decidedAt: expect.any(Date) })
  expect(await storyOf(storyId)).toMatchObject({ status: 'submitted', validatedAt: null })
  expect((await getApi(`/public-profiles/${profileUrl}`)).status).toBe(404)
  expect((await fetch(`${inject('url')}/profile/${profileUrl}`)).status).toBe(404)
  const [mail, ...more] = await mailsTo(owner.email, 'reference-rejected')
  expect(more).toEqual([])
  for (const words of [note, `- ${storyWithClaims.title}`, 'Your page is not on public view now.'])
    expect(mail?.text).toContain(words)
  expect(await mailsTo(first.email, 'reference-rejected')).toEqual([])
  expect(await recordOf(first.id)).toMatchObject([{ verdict: 'rejected', note }])

  expect(await outcomeOf(decide(first.id, { verdict: 'rejected', note }))).toEqual([200])
  expect(await recordOf(first.id)).toHaveLength(1)
  expect(await mailsTo(owner.email, 'reference-rejected')).toHaveLength(1)
})

test('a page stays where somebody else confirmed the story and enough is left', async () => {
  const { first, referees, profileUrl, storyId, owner } = await publishedOwner()
  await confirmVersion({ storyId, version: 1, referenceId: referees[1]?.id ?? 0 }, { claims: [0] })
  expect(await outcomeOf(decide(first.id, { verdict: 'rejected', note }))).toEqual([200])
  const profile = await publicProfile(profileUrl)
  expect(profile.references.map(({ id }) => id)).not.toContain(first.id)
  expect(profile.stories[0]?.confirmations).toMatchObject([{ referenceId: referees[1]?.id }])
  const [mail] = await mailsTo(owner.email, 'reference-rejected')
  expect(mail?.text).toContain('Nothing else changes.')
})

test('nobody’s reference is rejected without a reason', async () => {
  const { first } = await publishedOwner()
  expect(await outcomeOf(decide(first.id, { verdict: 'rejected' }))).toEqual([400, 'BAD_REQUEST'])
  expect(await referenceOf(first.id)).toMatchObject({ status: 'validated' })
})

test.each(referenceStatusSchema.options)(
  'a verdict on a reference that is %s is given only where it stands',
  async (status) => {
    const { referees, owner } = await ownerWithReferees({ references: [validatedReferee({ status })] })
    const id = referees[0]?.id ?? 0
    expect(await outcomeOf(decide(id, { verdict: 'read' }))).toEqual(
      status === 'validated' ? [200] : [409, 'REFERENCE_OUTDATED'],
    )
    const stands = transitions[status].includes('rejected')
    expect(await outcomeOf(decide(id, { verdict: 'rejected', note }))).toEqual(
      stands ? [200] : [409, 'REFERENCE_OUTDATED'],
    )
    expect(await referenceOf(id)).toMatchObject({ status: stands ? 'rejected' : status })
    expect(await mailsTo(owner.email, 'reference-rejected')).toHaveLength(stands ? 1 : 0)
  },
)

test('a reference that is not there is not found', async () => {
  expect(await outcomeOf(decide(999_999_999, { verdict: 'read' }))).toEqual([404, 'REFERENCE_NOT_FOUND'])
})

/** A referee who withdraws what a validator has just read, and sends another text with the same invitation. */
async function rewritten() {
  const owner = await ownerWithReferees()
  const referee = owner.referees.find(({ status }) => status === 'invited')
  if (!referee) throw new Error('Nobody is invited')
  const token = await invitationOf(referee)
  const { own } = await jsonOf<{ own: string }>(submit({ token }))
  const { references } = await jsonOf<Review>(validator.get(`/reviews/${owner.storyIds[0]}`))
  const read = references.find(({ id }) => id === referee.id)
  await call('/references/withdraw', { token: own })
  expect((await submit({ token, uniqueStrengths: 'Another text, which nobody has read.' })).status).toBe(201)
  return { ...referee, submittedAt: read?.submittedAt }
}

test.each(['read', 'rejected'] as const)(
  'a verdict, %s, on a text that its referee has replaced meanwhile is refused',
  async (verdict) => {
    const { id, submittedAt } = await rewritten()
    expect(submittedAt).toMatch(/^\d{4}-/)
    expect(await outcomeOf(decide(id, { verdict, note, submittedAt }))).toEqual([409, 'REFERENCE_OUTDATED'])
    expect(await referenceOf(id)).toMatchObject({ status: 'validated', readAt: null, note: '' })
    expect(await recordOf(id)).toEqual([])
    expect(await outcomeOf(decide(id, { verdict, note }))).toEqual([200])
    expect(await outcomeOf(decide(id, { verdict, note, submittedAt }))).toEqual([409, 'REFERENCE_OUTDATED'])
  },
)

test('a verdict of a page from before, which says no text, is refused in a sentence', async () => {
  const { id } = await rewritten()
  for (const verdict of ['read', 'rejected']) {
    const answer = await validator.post(`/reviews/references/${id}`, { verdict, note })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining('load the page again') })
  }
})

test('two validators who reject a reference at once reject it once', async () => {
  const other = await signedInAs('validator')
  const { first, owner } = await publishedOwner()
  const answers = await Promise.all(
    [validator, other].map((person) => outcomeOf(decide(first.id, { verdict: 'rejected', note }, person))),
  )
  expect(answers.sort()).toEqual([[200], [409, 'REFERENCE_OUTDATED']])
  expect(await recordOf(first.id)).toHaveLength(1)
  expect(await mailsTo(owner.email, 'reference-rejected')).toHaveLength(1)
})
