import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { WireError } from '#schema/errors.ts'
import { scorecardAnswerSchema, scorecardSubmissionSchema } from '#schema/scorecard/scorecard-answers.ts'
import { callOn } from '#test/call.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database, publishPerson } from '#test/people.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { countsIn, countsOf } from '../../../features/figures/queries.ts'
import { leadsOf } from '../../../features/leads/queries.ts'
import { tables } from '../../../services/database.ts'

const { leads, profiles, scorecardSubmissions } = tables

const publishOwner = (profile: Partial<typeof profiles.$inferInsert> = {}) =>
  publishPerson({ profile: { plan: 'sprint', scorecardActive: true, ...profile } })
const assessment = (profileUrl: string, changes: object = {}) => ({
  submissionKey: randomUUID(),
  profileUrl,
  name: 'Daniel Okafor',
  email: 'daniel@okafor.example',
  answers: { identity_1: '10' },
  selectedCategory: 'Entrepreneur',
  ...changes,
})
const send = (body: unknown) => postJson(`${inject('url')}/api/scorecard`, body)
const submissionOf = async (body: unknown) => {
  const answer = await send(body)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return scorecardAnswerSchema.parse(await answer.json()).submission
}
const mailsToOwner = (profileUrl: string) => mailsTo(`${profileUrl}@owner.example`)
const completionsOf = async (profileId: number) =>
  countsIn(await countsOf(callOn(database()), profileId)).scorecardCompletions

test('an assessment for an expert counts for that expert once, and says whose scorecard it was', async () => {
  const { id, profileUrl } = await publishOwner()
  const body = assessment(profileUrl)
  const answers = await Promise.all(Array.from({ length: 5 }, () => submissionOf(body)))
  expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
  expect(answers[0]?.profileUrl).toBe(profileUrl)
  expect(await completionsOf(id)).toBe(1)
  await submissionOf(assessment(profileUrl))
  expect(await completionsOf(id)).toBe(2)
  expect(await leadsOf(callOn(database()), id), 'nobody asked to be shared').toEqual({
    leads: [],
    nextCursor: null,
  })
})

test('a visitor who shares the result with the expert becomes a lead, once', async () => {
  const { id, profileUrl } = await publishOwner()
  const body = assessment(profileUrl, { sharesWithOwner: true })
  await Promise.all(Array.from({ length: 3 }, () => submissionOf(body)))
  const { leads: list } = await leadsOf(callOn(database()), id)
  expect(list).toEqual([
    {
      id: expect.any(Number),
      source: 'scorecard',
      name: 'Daniel Okafor',
      email: 'daniel@okafor.example',
      totalScore: 3,
      stage: 'Unframed Genius',
      selectedCategory: 'Entrepreneur',
      question: null,
      conversation: null,
      readAt: null,
      answeredAt: null,
      widgetSite: null,
      createdAt: expect.stringMatching(/^\d{4}-/),
    },
  ])
})

test('an expert is mailed each shared result once, with the consent given and a way to reply', async () => {
  const { id, profileUrl } = await publishOwner()
  const mails = () => mailsToOwner(profileUrl)
  await submissionOf(assessment(profileUrl))
  expect(await mails()).toEqual([])
  const body = assessment(profileUrl, { sharesWithOwner: true, name: 'Win at <b>prize.example</b>' })
  await Promise.all(Array.from({ length: 3 }, () => submissionOf(body)))
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Somebody shared a scorecard result with you: Unframed Genius, 3 of 39')
  const [lead] = (await leadsOf(callOn(database()), id)).leads
  expect(mail?.text).toContain(`/customer-dashboard?tab=messages&lead=${lead?.id}\n`)
  expect(mail?.html).toContain(`/customer-dashboard?tab=messages&amp;lead=${lead?.id}"`)
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain('daniel@okafor.example')
    expect(form?.replace('href="mailto:', '')).not.toContain('mailto:')
    expect(form).toContain('Category: Entrepreneur')
    expect(form).not.toContain('prize.example')
    expect(form).not.toContain('?result=')
  }
})

test('an unknown category reaches no expert’s mailbox', async () => {
  const { profileUrl } = await publishOwner()
  const selectedCategory = 'Claim it at https://prize.example'
  await submissionOf(assessment(profileUrl, { sharesWithOwner: true, selectedCategory, answers: {} }))
  const [mail] = await mailsToOwner(profileUrl)
  expect(mail?.text).toContain('daniel@okafor.example')
  for (const form of [mail?.text, mail?.html]) expect(form).not.toContain('prize.example')
})

test('the mail describes the lead that was kept: a change under the same key is not mailed', async () => {
  const { id, profileUrl } = await publishOwner()
  const body = assessment(profileUrl)
  await submissionOf(body)
  await submissionOf({ ...body, sharesWithOwner: true, email: 'eve@elsewhere.example' })
  expect((await leadsOf(callOn(database()), id)).leads.map(({ email }) => email)).toEqual([])
  expect(await mailsToOwner(profileUrl)).toEqual([])
  await submissionOf({ ...body, sharesWithOwner: true })
  expect((await leadsOf(callOn(database()), id)).leads.map(({ email }) => email)).toEqual([
    'daniel@okafor.example',
  ])
  expect((await mailsToOwner(profileUrl)).map(({ text }) => text)).toEqual([
    expect.stringContaining('daniel@okafor.example'),
  ])
})

test('a consent to one expert does not count for another, and the site’s own scorecard has no leads', async () => {
  const [owner, other] = [await publishOwner(), await publishOwner()]
  const body = assessment(owner.profileUrl)
  await submissionOf(body)
  await submissionOf({ ...body, profileUrl: other.profileUrl, sharesWithOwner: true })
  const general = await submissionOf({ ...assessment(''), profileUrl: undefined, sharesWithOwner: true })
  expect(general.profileUrl).toBeNull()
  const byGeneral = await database()
    .select({ id: leads.id })
    .from(leads)
    .innerJoin(scorecardSubmissions, eq(scorecardSubmissions.id, leads.submissionId))
    .where(eq(scorecardSubmissions.token, general.token))
  expect(byGeneral).toEqual([])
  for (const { id } of [owner, other]) expect((await leadsOf(callOn(database()), id)).leads).toEqual([])
  expect(await completionsOf(other.id)).toBe(0)
})

test('leads come newest first, a page at a time, each to its own expert', async () => {
  const { id, profileUrl } = await publishOwner()
  const submission = await submissionOf(assessment(profileUrl))
  const [stored] = await database()
    .select()
    .from(scorecardSubmissions)
    .where(eq(scorecardSubmissions.token, submission.token))
  if (!stored) throw new Error('The submission is gone')
  const { id: _, ...row } = stored
  const copies = await database()
    .insert(scorecardSubmissions)
    .values(Array.from({ length: 30 }, () => ({ ...row, token: randomUUID(), submissionKey: randomUUID() })))
    .returning({ id: scorecardSubmissions.id })
  await database()
    .insert(leads)
    .values(
      copies.map((copy, index) => ({
        profileId: id,
        source: 'scorecard' as const,
        name: `Visitor ${index}`,
        email: 'visitor@okafor.example',
        submissionId: copy.id,
        createdAt: new Date(),
      })),
    )
  const first = await leadsOf(callOn(database()), id)
  const second = await leadsOf(callOn(database()), id, { cursor: first.nextCursor ?? '' })
  expect([...first.leads, ...second.leads].map(({ name }) => name)).toEqual(
    Array.from({ length: 30 }, (_, index) => `Visitor ${29 - index}`),
  )
  expect([first.leads.length, second.nextCursor]).toEqual([24, null])
})

test.each([
  ['nobody is there', 404, 'PROFILE_NOT_FOUND', undefined],
  ['it was switched off', 409, 'SCORECARD_NOT_ACTIVE', { scorecardActive: false }],
  ['the plan lapsed', 409, 'SCORECARD_NOT_ACTIVE', { plan: 'free' as const }],
  ['the profile was taken down', 404, 'PROFILE_NOT_FOUND', { isActive: false }],
])('an assessment is refused when %s, and nothing is kept', async (_, status, code, profile) => {
  const profileUrl = profile ? (await publishOwner(profile)).profileUrl : 'nobody-here'
  const body = assessment(profileUrl, { sharesWithOwner: true })
  const answer = await send(body)
  expect(answer.status).toBe(status)
  expect(await jsonOf<WireError>(answer)).toMatchObject({ code, error: expect.stringMatching(/\.$/) })
  const rows = await database()
    .select()
    .from(scorecardSubmissions)
    .where(eq(scorecardSubmissions.submissionKey, body.submissionKey))
  expect(rows).toEqual([])
})

test.each([
  ['closed', { scorecardActive: false }],
  ['taken down', { isActive: false }],
])('a kept assessment is answered again, also when it was %s meanwhile', async (_, change) => {
  const { id, profileUrl } = await publishOwner()
  const body = assessment(profileUrl)
  const { token } = await submissionOf(body)
  await database().update(profiles).set(change).where(eq(profiles.id, id))
  expect((await submissionOf(body)).token).toBe(token)
})

test.each(['', 'x'.repeat(121), 7])(
  'an unknown expert %j is refused, and the field is named',
  async (profileUrl) => {
    const answer = await send({ ...assessment(''), profileUrl })
    expect(answer.status).toBe(400)
    expect((await jsonOf<WireError>(answer)).details?.map(({ path }) => path)).toContain('profileUrl')
  },
)

test('an expert who goes takes the leads along, and leaves every visitor their result', async () => {
  const { id, profileUrl } = await publishOwner()
  const { token } = await submissionOf(assessment(profileUrl, { sharesWithOwner: true }))
  await database().delete(profiles).where(eq(profiles.id, id))
  const result = scorecardSubmissionSchema.parse(
    await jsonOf(fetch(`${inject('url')}/api/scorecard/${token}`)),
  )
  expect(result.profileUrl).toBeNull()
  expect(await database().select().from(leads).where(eq(leads.profileId, id))).toEqual([])
})

test('no call that is open to everybody reads leads', async () => {
  for (const path of ['/api/leads', '/api/leads/ines-hallam'])
    expect((await fetch(inject('url') + path)).status, path).toBe(404)
})
