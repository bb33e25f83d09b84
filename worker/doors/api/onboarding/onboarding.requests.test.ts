import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Dashboard } from '#schema/dashboard.ts'
import { onboardingAnswerSchema } from '#schema/onboarding/onboarding.ts'
import { browser, registeredOwner, signedInAs, verifiedOwner } from '#test/account.ts'
import { database } from '#test/people.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { wholeStory } from '#test/stories.ts'
import { tables } from '../../../services/database.ts'

const { outbox, profiles, stories } = tables
const address = () => `${randomUUID()}@brandt.example`

type Owner = Awaited<ReturnType<typeof verifiedOwner>>
type SetupStory = { storyKey: string; title: string }
type Person = { name: string; email: string; role: string }
type SetupChanges = { profile?: object; expertise?: object; stories?: SetupStory[]; references?: Person[] }

/** What somebody fills in in all five steps. */
const setup = ({ profile, expertise, ...rest }: SetupChanges = {}) => ({
  profile: {
    name: 'Noor Haddad',
    phone: '+44 20 7946 0000',
    linkedin: 'https://linkedin.com/in/noor',
    ...profile,
  },
  expertise: {
    coreProblem: 'Bakeries throw away a third of what they bake.',
    industry: 'manufacturing',
    targetClients: 'Bakeries with two to ten shops',
    deliverables: ['An order sheet', 'A plan of shifts'],
    experienceYears: '15-20',
    ...expertise,
  },
  stories: rest.stories ?? [
    { storyKey: randomUUID(), ...wholeStory },
    { storyKey: randomUUID(), title: 'The queue at noon' },
  ],
  references: rest.references ?? [
    { name: 'Ilse Brandt', email: address(), role: 'Owner' },
    { name: 'Omar van Said', email: address(), role: 'Head of shops' },
  ],
})
const complete = async (owner: Owner, body: object) => {
  const answer = await owner.post('/onboarding', body)
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([201, ''])
  return onboardingAnswerSchema.strict().parse(await answer.json())
}
const dashboardOf = (owner: Owner) => jsonOf<Dashboard>(owner.get('/current-user-dashboard'))
const referencesOf = (owner: Owner) =>
  jsonOf<{ name: string; email: string; role: string; status: string }[]>(owner.get('/references'))
const invitationsTo = async (email: string) =>
  (await database().select().from(outbox).where(eq(outbox.to, email))).filter(
    ({ kind }) => kind === 'invitation',
  ).length
const whole = { stories: 2, invitations: 2 }

test('a setup becomes drafts, invitations and the fields that were empty', async () => {
  const owner = await verifiedOwner()
  const input = setup()
  expect(await complete(owner, input)).toEqual({
    created: whole,
    kept: ['industry'],
    leftOut: [],
  })
  const { profile, stories } = await dashboardOf(owner)
  expect(profile).toMatchObject({
    phone: '+44 20 7946 0000',
    linkedinUrl: 'https://linkedin.com/in/noor',
    coreProblemSolved: 'Bakeries throw away a third of what they bake.',
    targetIndustry: 'Bakeries with two to ten shops',
    coreDeliverables: ['An order sheet', 'A plan of shifts'],
    yearsExperience: '15-20 years',
    industry: 'Retail/E-commerce',
  })
  expect(profile.editedAt).not.toBeNull()
  expect(stories.map(({ title, status }) => [title, status])).toEqual([
    [wholeStory.title, 'draft'],
    ['The queue at noon', 'draft'],
  ])
  const references = (await referencesOf(owner)).filter(({ email }) =>
    input.references.some((person) => person.email === email),
  )
  expect(references.map(({ name, role, status }) => [name, role, status]).toSorted()).toEqual([
    ['Ilse Brandt', 'Owner', 'invited'],
    ['Omar van Said', 'Head of shops', 'invited'],
  ])
  for (const { email } of input.references) expect(await invitationsTo(email)).toBe(1)
})

test('the profile shows the industry in the word that was chosen in the setup', async () => {
  const owner = await verifiedOwner()
  await owner.put('/customer-profile', { industry: '' })
  const input = { ...setup({ expertise: { industry: 'finance' } }), stories: [], references: [] }
  expect((await complete(owner, input)).kept).not.toContain('industry')
  expect((await dashboardOf(owner)).profile.industry).toBe('Finance')
})

test('pressed twice, at once or again, a setup is in the account once', async () => {
  const owner = await verifiedOwner()
  const input = setup()
  const answers = await Promise.all([complete(owner, input), complete(owner, input), complete(owner, input)])
  answers.push(await complete(owner, input))
  for (const { created, leftOut } of answers) expect([created, leftOut]).toEqual([whole, []])
  expect((await dashboardOf(owner)).stories).toHaveLength(2)
  for (const { email } of input.references) expect(await invitationsTo(email)).toBe(1)
  const { editedAt } = (await dashboardOf(owner)).profile
  await complete(owner, input)
  expect((await dashboardOf(owner)).profile.editedAt).toBe(editedAt)
})

test('a field that is filled in stays, and is named, unless its owner chose to replace it', async () => {
  const owner = await verifiedOwner()
  const stands = { phone: '1', coreProblemSolved: 'Another problem', coreDeliverables: ['A talk'] }
  await owner.put('/customer-profile', stands)
  const input = { ...setup(), stories: [], references: [] }
  expect((await complete(owner, input)).kept).toEqual(
    expect.arrayContaining(['phone', 'coreProblemSolved', 'coreDeliverables']),
  )
  expect((await dashboardOf(owner)).profile).toMatchObject(stands)
  const replace = {
    phone: '1',
    coreProblemSolved: 'Seen before it was changed',
    coreDeliverables: ['A talk'],
  }
  expect((await complete(owner, { ...input, replace })).kept).toEqual(['industry', 'coreProblemSolved'])
  expect((await dashboardOf(owner)).profile).toMatchObject({
    phone: '+44 20 7946 0000',
    coreProblemSolved: 'Another problem',
    coreDeliverables: ['An order sheet', 'A plan of shifts'],
  })
})

test('people who cannot be asked are named with the reason, and everything else is saved', async () => {
  const owner = await verifiedOwner()
  const one = address()
  const people = (...persons: [name: string, email: string][]) =>
    persons.map(([name, email]) => ({ name, email, role: '' }))
  const leftOut = async (references: object[]) =>
    (await complete(owner, { ...setup(), references })).leftOut.map(({ what, why }) => [what, why])
  expect(await leftOut(people(['Ilse Brandt', one], ['Omar Said', one.toUpperCase()]))).toEqual([
    ['ref2', 'Both people have the same address. Please name two different ones.'],
  ])
  expect(await leftOut(people(['Ilse', address()], ['Omar Said', 'omar at said']))).toEqual([
    ['ref1', 'Please enter their first and last name: our mail begins with it.'],
    ['ref2', 'Please enter an address that we can write to.'],
  ])
  expect(await leftOut(people(['Noor Haddad', owner.email], ['Another Brandt', one]))).toEqual([
    ['ref1', 'Nobody can be their own referee. Please use another email address.'],
    ['ref2', 'There is already an invitation or an answer under this email address.'],
  ])
  expect(await leftOut(people(['', ''], ['Ilse Brandt', one]))).toEqual([])
  expect((await dashboardOf(owner)).stories).toHaveLength(8)
})

test('a story of the same form that was changed meanwhile stays as it is, and is named', async () => {
  const owner = await verifiedOwner()
  const input = setup({ references: [] })
  await complete(owner, input)
  const newStories = input.stories.map((story) => ({ ...story, title: `${story.title}, told anew` }))
  const { created, leftOut } = await complete(owner, { ...input, stories: newStories })
  expect(created.stories).toBe(0)
  expect(leftOut.map(({ what }) => what)).toEqual(['story1', 'story2'])
  expect((await dashboardOf(owner)).stories.map(({ title }) => title)).toEqual([
    wholeStory.title,
    'The queue at noon',
  ])
})

test('an invalid name, address or LinkedIn address is named and changes nothing', async () => {
  const owner = await verifiedOwner()
  const profile = { name: 'Somebody Else', email: 'else@else.example', linkedin: 'javascript:alert(1)' }
  const { leftOut } = await complete(owner, setup({ profile, references: [], stories: [] }))
  expect(leftOut.map(({ what }) => what)).toEqual(['name', 'email', 'linkedin'])
  expect((await dashboardOf(owner)).profile).toMatchObject({
    firstName: 'Noor',
    lastName: 'Haddad',
    email: owner.email,
    linkedinUrl: '',
  })
})

test('an owner whose address is not confirmed has their people written to later', async () => {
  const owner = await registeredOwner()
  const input = setup()
  expect((await complete(owner, input)).created).toEqual(whole)
  for (const { email } of input.references) expect(await invitationsTo(email)).toBe(0)
  expect(await referencesOf(owner)).toHaveLength(4)
})

test('an empty setup changes nothing, and another shape is refused', async () => {
  const owner = await verifiedOwner()
  expect(await complete(owner, { profile: {}, expertise: {} })).toEqual({
    created: { stories: 0, invitations: 0 },
    kept: [],
    leftOut: [],
  })
  expect((await dashboardOf(owner)).profile.editedAt).toBeNull()
  const story = { storyKey: randomUUID() }
  for (const wrong of [
    {},
    setup({ expertise: { industry: 'mining' } }),
    setup({ expertise: { coreProblem: 'x'.repeat(2001) } }),
    { ...setup(), stories: [story, story, story] },
    { ...setup(), stories: [{ storyKey: 'mine' }] },
    { ...setup(), references: 'Ilse Brandt' },
    { ...setup(), replace: { plan: 'premium' } },
  ])
    expect(await refusalOf(owner.post('/onboarding', wrong))).toEqual([400, 'BAD_REQUEST'])
  expect((await dashboardOf(owner)).stories).toEqual([])
})

test('nobody without a profile of their own completes a setup', async () => {
  expect(await refusalOf(browser().post('/onboarding', setup()))).toEqual([401, 'SIGN_IN_FIRST'])
  for (const role of ['validator', 'admin'] as const) {
    const person = await signedInAs(role)
    expect(await refusalOf(person.post('/onboarding', setup()))).toEqual([404, 'NO_OWN_PROFILE'])
  }
})

test('a story key of another owner makes a story of its own', async () => {
  const [one, other] = [await verifiedOwner(), await verifiedOwner()]
  const input = setup({ references: [] })
  await complete(one, input)
  await complete(other, input)
  const keyed = await database()
    .select({ profileId: stories.profileId, profileUrl: profiles.profileUrl })
    .from(stories)
    .innerJoin(profiles, eq(profiles.id, stories.profileId))
    .where(eq(stories.key, input.stories[0]?.storyKey ?? ''))
  expect(keyed.map(({ profileUrl }) => profileUrl).toSorted()).toEqual(
    [one.profileUrl, other.profileUrl].toSorted(),
  )
})
