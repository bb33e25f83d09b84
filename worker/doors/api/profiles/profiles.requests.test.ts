import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { normaliseEmail } from '#schema/email.ts'
import { type PublicProfile, publicProfileSchema } from '#schema/profiles/profile-answers.ts'
import { referenceStatusSchema } from '#schema/references/references.ts'
import { changeProfile, database, publishPerson } from '#test/people.ts'
import { gmailSpellings } from '#test/referees.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const call = (profileUrl: string) =>
  fetch(`${inject('url')}/api/public-profiles/${encodeURIComponent(profileUrl)}`)
const read = async (profileUrl: string): Promise<PublicProfile> =>
  publicProfileSchema.strict().parse(await jsonOf(call(profileUrl)))

const notFound = { code: 'PROFILE_NOT_FOUND', error: "This profile doesn't exist or has been deactivated." }
const unpublished = [
  'invited',
  'submitted',
  'rejected',
  'declined',
  'withdrawn',
  'cancelled',
  'expired',
] as const

test('unpublished content is nowhere: not in call, page, gallery, search or agent', async () => {
  const secret = 'xylophone'
  const person = await publishPerson({
    profile: {
      plan: 'free',
      industry: 'Non-profit',
      businessAreas: ['Funding/Finance'],
      coreProblemSolved: 'Bassoons that nobody tunes',
      signatureSystem: [{ title: `The ${secret} method`, outcome: secret }],
    },
    stories: [
      {},
      { title: `The ${secret} draft`, status: 'draft', results: `A ${secret}.` },
      { title: `The ${secret} under review`, status: 'submitted', results: `A ${secret}.` },
      { title: `The ${secret} beyond the plan`, results: `A ${secret}.` },
    ],
    references: [
      {},
      { email: `${secret}@harbour.example`, name: 'Referee with an address' },
      ...unpublished.map((status) => ({
        status,
        email: `${status}@harbour.example`,
        name: `The ${secret} player`,
        feedback: `She plays the ${secret}.`,
      })),
    ],
    confirmations: [{ story: 0, reference: 2, sentence: `I heard the ${secret}.` }],
  })
  const question = {
    sessionId: `secret-${person.id}-${Date.now()}`,
    agentName: person.profileUrl,
    userMessage: `Tell me about the ${secret} method`,
  }
  const texts = await Promise.all(
    [
      call(person.profileUrl),
      fetch(`${inject('url')}/profile/${person.profileUrl}`),
      fetch(`${inject('url')}/api/public-profiles/Funding%2FFinance/Non-profit?limit=48`),
      postJson(`${inject('url')}/api/smart-search`, { query: `${secret} bassoons` }),
      postJson(`${inject('url')}/api/chat/ai-response`, question, { Accept: 'application/json' }),
    ].map(async (answer) => (await answer).text()),
  )
  for (const text of texts.slice(0, 4)) expect(text).toContain(person.profileUrl)
  for (const text of texts) expect(text).not.toContain(secret)
  expect(referenceStatusSchema.options.filter((status) => status !== 'validated')).toEqual(unpublished)
})

test('a profile answers with its stories, its referees and the checks that ran, nothing else', async () => {
  const at = new Date('2026-03-04T05:06:07.000Z')
  const person = await publishPerson({
    profile: { plan: 'premium', headline: '', coreDeliverables: ['Full boats by spring'] },
    references: [
      {
        name: 'Jane Harbour',
        email: 'jane@harbour.example',
        addressConfirmedAt: at,
        independentAt: at,
        readAt: at,
        readBy: 'S. Okoye',
        validatedAt: at,
      },
      { feedback: '' },
    ],
    confirmations: [{ reference: 0, story: 0, sentence: 'I counted them.' }],
  })
  const profile = await read(person.profileUrl)
  expect(profile).toMatchObject({ name: 'Petra Proof', level: 3, headline: 'Full boats by spring' })
  expect(profile.stories[0]?.confirmations).toEqual([
    { referenceId: profile.references[0]?.id, name: 'Jane Harbour', sentence: 'I counted them.' },
  ])
  expect(profile.references, 'a reference without words is not shown').toHaveLength(1)
  expect(profile.references[0]).toMatchObject({
    email: 'j•••@harbour.example',
    confirms: person.storyIds,
    checks: [
      { check: 'address-confirmed', at: at.toISOString() },
      { check: 'independent', at: at.toISOString() },
      { check: 'stories-confirmed' },
      { check: 'read-by-validator', at: at.toISOString(), by: 'S. Okoye' },
    ],
  })
})

test('a confirmation of an older version of a story does not count for the story of today', async () => {
  const person = await publishPerson({
    stories: [{ version: 2 }],
    confirmations: [{ reference: 0, story: 0, version: 1 }],
  })
  const { stories, references } = await read(person.profileUrl)
  expect(stories[0]?.confirmations).toEqual([])
  expect(references.flatMap(({ confirms }) => confirms)).toEqual([])
})

test.each([
  ['free', 1, true, false],
  ['starter', 4, true, false],
  ['sprint', 6, false, true],
  ['premium', 6, false, true],
] as const)('the %s plan shows %i stories', async (plan, count, withEmail, withMethod) => {
  const person = await publishPerson({
    profile: { plan, signatureSystem: [{ title: 'Ask', outcome: 'You know.' }], scorecardActive: true },
    stories: Array.from({ length: 6 }, (_, index) => ({ title: `Story ${index}` })),
  })
  const profile = await read(person.profileUrl)
  expect(profile.stories.map(({ title }) => title)).toEqual(
    Array.from({ length: count }, (_, index) => `Story ${index}`),
  )
  expect(profile.email, 'the address stands where booking is not').toBe(withEmail ? person.email : null)
  expect(profile.hasBooking).toBe(!withEmail)
  expect(profile.signatureSystem).toHaveLength(withMethod ? 1 : 0)
  expect(profile.scorecardActive).toBe(withMethod)
})

test.each([
  ['one reference', { references: [{}] }],
  [
    'two references from one Gmail mailbox',
    { references: gmailSpellings().map((email) => ({ email, normalisedEmail: normaliseEmail(email) })) },
  ],
  ['no validated story', { stories: [{ status: 'submitted' as const }] }],
  ['a reference that was withdrawn', { references: [{}, { status: 'withdrawn' as const }] }],
  ['an owner who switched it off', { profile: { isActive: false } }],
])('a profile with %s is not public', async (_, overrides) => {
  const person = await publishPerson(overrides)
  const answer = await call(person.profileUrl)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual(notFound)
})

test.each(['nobody-here', '../health', 'Å', "x'--", 'a/b', 'a'.repeat(120)])(
  'no profile is at %j',
  async (profileUrl) => {
    const answer = await call(profileUrl)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual(notFound)
  },
)

test('a profile is unpublished when its references are withdrawn and published again when they are back', async () => {
  const { references } = tables
  const person = await publishPerson()
  const mine = eq(references.profileId, person.id)
  await database().update(references).set({ status: 'withdrawn' }).where(mine)
  await changeProfile(person.id)
  expect((await call(person.profileUrl)).status).toBe(404)
  await database().update(references).set({ status: 'validated' }).where(mine)
  await changeProfile(person.id)
  expect((await call(person.profileUrl)).status).toBe(200)
})
