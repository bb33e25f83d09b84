import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { dashboardSchema } from '#schema/dashboard.ts'
import type { GalleryPage } from '#schema/gallery/gallery-answers.ts'
import type { Plan } from '#schema/levels.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { customerProfileAnswerSchema, type OwnProfile } from '#schema/profiles/profile-answers.ts'
import { notOnLinkedin } from '#schema/profiles/profile-limits.ts'
import { browser, registeredOwner, signedInAs, signIn } from '#test/account.ts'
import { visitorOf } from '#test/agent.ts'
import { changeProfile, database, publishPerson } from '#test/people.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const { profiles } = tables
const path = '/customer-profile'

/** An owner whose profile is published, and who is signed in. */
async function publishedOwner(plan: Plan = 'free', profile: object = {}) {
  const owner = await signedInAs('owner')
  const person = await publishPerson({ profile: { plan, ownerId: owner.id, email: owner.email, ...profile } })
  const edit = (changes: object) => owner.put(path, changes)
  const edited = async (changes: object): Promise<OwnProfile> => {
    const answer = await edit(changes)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return customerProfileAnswerSchema.strict().parse(await answer.json()).profile
  }
  return { ...owner, person, edit, edited }
}
const publicProfile = (profileUrl: string) =>
  jsonOf<PublicProfile>(fetch(`${inject('url')}/api/public-profiles/${profileUrl}`))
const rowOf = async (id: number) => {
  const [row] = await database().select().from(profiles).where(eq(profiles.id, id))
  return row
}

test('an anonymous visitor is asked to sign in before their body is read', async () => {
  const answer = await browser().put(path, {})
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ code: 'SIGN_IN_FIRST' })
})

test('an owner’s fields are kept, come back, and the public ones stand on their page', async () => {
  const { person, edited, get } = await publishedOwner('sprint')
  const filled = {
    firstName: 'Noor',
    lastName: 'Haddad',
    phone: '+44 20 7946 0000',
    linkedinUrl: 'https://www.linkedin.com/in/noor-haddad',
    currentRole: 'Baker',
    company: 'Haddad & Daughters',
    yearsExperience: '16-20 years',
    coreProblemSolved: 'Bread that is stale by noon',
    targetIndustry: 'Corner shops',
    solutionStep1: 'Count what is left',
    solutionStep2: 'Bake twice',
    solutionStep3: 'Ask again in spring',
    scorecardActive: true,
  }
  const own = await edited({
    ...filled,
    industry: 'Media & Entertainment',
    businessAreas: ['Funding', 'Sales', 'Funding/Finance'],
    keySkills: ['Counting', '', 'Baking', 'Counting'],
    coreDeliverables: 'Warm bread at four\n\nA sheet for every evening',
  })
  const stored = {
    ...filled,
    industry: 'Media & Entertainment',
    businessAreas: ['Funding/Finance', 'Sales'],
    keySkills: ['Counting', 'Baking'],
    coreDeliverables: ['Warm bread at four', 'A sheet for every evening'],
  }
  expect(own).toMatchObject({ ...stored, isLive: true, plan: 'sprint', level: 2 })
  expect(dashboardSchema.parse(await jsonOf(get('/current-user-dashboard'))).profile).toEqual(own)
  expect(await publicProfile(person.profileUrl)).toMatchObject({
    name: 'Noor Haddad',
    currentRole: 'Baker',
    industry: 'Media & Entertainment',
    businessAreas: ['Funding/Finance', 'Sales'],
    headline: 'Warm bread at four',
    coreProblemSolved: 'Bread that is stale by noon',
    yearsExperience: '16-20 years',
    scorecardActive: true,
    solutionProfile: { keySkills: ['Counting', 'Baking'] },
    signatureSystem: [
      { title: 'Count what is left', outcome: '' },
      { title: 'Bake twice', outcome: '' },
      { title: 'Ask again in spring', outcome: '' },
    ],
  })
  const page = await (await fetch(`${inject('url')}/profile/${person.profileUrl}`)).text()
  expect(page).toContain('Bread that is stale by noon')
  for (const hidden of ['7946', 'linkedin.com/in', 'Daughters', 'Corner shops'])
    expect(page).not.toContain(hidden)
})

test('a page shows the industry and area that were chosen; the gallery’s filter has its own words', async () => {
  const { person, edited } = await publishedOwner()
  const { profileUrl } = person
  const cardAt = async (...filter: string[]) => {
    const page = `${inject('url')}/api/public-profiles/${filter.map(encodeURIComponent).join('/')}?limit=48`
    const { profiles } = await jsonOf<GalleryPage>(fetch(page))
    return profiles.find((card) => card.profileUrl === profileUrl)
  }
  const chosen = { industry: 'Energy/Utilities', businessAreas: ['Funding'] }
  expect(await edited(chosen)).toMatchObject(chosen)
  expect(await publicProfile(profileUrl)).toMatchObject(chosen)
  expect(await cardAt('Funding/Finance', 'Energy')).toMatchObject({ ...chosen, businessArea: 'Funding' })

  expect(await edited({ industry: 'Other' })).toMatchObject({ industry: 'Other' })
  expect((await publicProfile(profileUrl)).industry, 'nothing is shown for Other').toBe('')
  expect(await cardAt('Funding/Finance', 'all')).toBeDefined()
  for (const industry of ['Consulting', 'Energy'])
    expect(await cardAt('Funding/Finance', industry), industry).toBeUndefined()
})

test('an absent field stays, an empty one is emptied, and the same again changes nothing', async () => {
  const { edited, person } = await publishedOwner('free', {
    phone: '1',
    company: 'The ferry',
    keySkills: ['Tides'],
    // Stored before only LinkedIn's own addresses were taken.
    linkedinUrl: 'https://ferry.example',
  })
  const before = await edited({})
  expect(before).toMatchObject({ phone: '1', company: 'The ferry', keySkills: ['Tides'], editedAt: null })
  expect(before.linkedinUrl).toBe('https://ferry.example')
  const emptied = { phone: '', company: '', keySkills: [], businessAreas: [], coreDeliverables: '' }
  const once = await edited(emptied)
  expect(once).toEqual({ ...before, ...emptied, coreDeliverables: [], editedAt: expect.any(String) })
  expect(await edited(emptied)).toEqual(once)
  expect((await publicProfile(person.profileUrl)).coreProblemSolved).toBe(person.coreProblemSolved)
})

test('an account is called as its owner is on their page, once they edit that name', async () => {
  const { edited, get, put } = await publishedOwner('free', { firstName: 'Petra', lastName: 'Proof' })
  const account = () => jsonOf(get('/account'))
  await edited({ lastName: 'Haddad' })
  expect(await account()).toMatchObject({ name: 'Petra Haddad' })
  await put('/account', { name: 'P. Haddad' })
  await edited({ company: 'The ferry' })
  expect(await account()).toMatchObject({ name: 'P. Haddad' })
})

test('an account is called as its owner is on their page, also when both names are edited at once', async () => {
  const { put, get, email } = await registeredOwner()
  for (const round of ['a', 'b', 'c']) {
    const edits = [{ firstName: `First-${round}` }, { lastName: `Last-${round}` }]
    await Promise.all(edits.map((edit) => put('/customer-profile', edit)))
    const [{ firstName, lastName } = { firstName: '', lastName: '' }] = await database()
      .select()
      .from(tables.profiles)
      .where(eq(tables.profiles.email, email))
    expect(await jsonOf<object>(get('/account'))).toMatchObject({ name: `${firstName} ${lastName}` })
  }
})

test('a step that stays keeps its result, and a fourth one is not lost', async () => {
  const step = (title: string) => ({ title, outcome: `${title}, done` })
  const { edited, person } = await publishedOwner('premium', {
    signatureSystem: ['Ask', 'Count', 'Bake', 'Sell'].map(step),
  })
  await edited({ solutionStep1: 'Ask', solutionStep2: '', solutionStep3: 'Bake less' })
  expect((await publicProfile(person.profileUrl)).signatureSystem).toEqual([
    step('Ask'),
    { title: 'Bake less', outcome: '' },
    step('Sell'),
  ])
})

test('nobody changes their own level, role or plan, nor whose profile it is', async () => {
  const { edited, person, user } = await publishedOwner('free')
  const own = await edited({
    level: 3,
    role: 'admin',
    plan: 'premium',
    ownerId: 'x',
    isSample: true,
    email: 'x@y.z',
  })
  expect(own).toMatchObject({ level: 1, plan: 'free' })
  expect(await rowOf(person.id)).toMatchObject({ plan: 'free', isSample: false, ownerId: person.ownerId })
  expect(await user()).toMatchObject({ role: 'owner' })
})

test.each<[changes: object, field: string, message: string]>([
  [{ firstName: ' ' }, 'firstName', 'First name is required'],
  [{ lastName: '' }, 'lastName', 'Last name is required'],
  [{ linkedinUrl: 'https://noor.example/in/noor' }, 'linkedinUrl', notOnLinkedin],
  [{ linkedinUrl: 'javascript:alert(1)//a.b' }, 'linkedinUrl', notOnLinkedin],
  [{ keySkills: ['a', 'b', 'c', 'd', 'e'] }, 'keySkills', 'Please name at most 4 key skills.'],
  [{ keySkills: ['a'.repeat(121)] }, 'keySkills.0', 'Please keep this to 120 characters at most.'],
  [{ businessAreas: ['Alchemy'] }, 'businessAreas.0', 'Please choose business areas from the list.'],
  ...['ab', 'Ann', 'ann_lee', '-ann', 'ann-', 'a'.repeat(61), 'ann lee', 'ännchen'].map(
    (profileUrl): [object, string, string] => [
      { profileUrl },
      'profileUrl',
      'An address has 3 to 60 lowercase letters, digits and hyphens, and begins and ends with a letter or a digit.',
    ],
  ),
  ...['adaeze', 'tendai', 'api', 'story-builder', 'profile', 'checkout'].map(
    (profileUrl): [object, string, string] => [
      { profileUrl },
      'profileUrl',
      'This address is kept for the house itself.',
    ],
  ),
  ...[
    { newPassword: 'a new morning' },
    { newPassword: 'a new morning', confirmPassword: 'a new morning' },
    { newPassword: 'a new morning', currentPassword: 'a quiet morning' },
    { newPassword: 'short', confirmPassword: 'short', currentPassword: 'a quiet morning' },
    { newPassword: 'a new morning', confirmPassword: 'another', currentPassword: 'a quiet morning' },
  ].map((passwords): [object, string, string] => [
    passwords,
    'newPassword',
    'Please provide current password and ensure new password is at least 6 characters',
  ]),
])(
  '%j is refused with a sentence beside its field, and nothing is changed',
  async (changes, field, message) => {
    owner ??= publishedOwner()
    const { edit, person } = await owner
    const answer = await edit({ phone: 'changed', ...changes })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST', details: [{ path: field, message }] })
    expect(await rowOf(person.id)).toMatchObject({ phone: '' })
  },
)
let owner: ReturnType<typeof publishedOwner> | undefined

test('a scorecard is switched on only where the plan has one; off it goes everywhere', async () => {
  for (const plan of ['free', 'starter'] as const) {
    const { edit, edited } = await publishedOwner(plan)
    const answer = await edit({ scorecardActive: true, phone: '1' })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'PLAN_DOES_NOT_COVER' })
    expect(await edited({ scorecardActive: false })).toMatchObject({ phone: '', scorecardActive: false })
  }
  const { edited, person } = await publishedOwner('premium')
  expect(await edited({ scorecardActive: true })).toMatchObject({ scorecardActive: true })
  expect((await publicProfile(person.profileUrl)).scorecardActive).toBe(true)
  await edited({ scorecardActive: false })
  expect((await publicProfile(person.profileUrl)).scorecardActive).toBe(false)
})

test('a new password ends every other session, the old one opens nothing, and the owner is told', async () => {
  const { edit, edited, email, password, person } = await publishedOwner()
  const other = await signIn(browser(), email, password)
  const wrong = { currentPassword: 'not it', newPassword: 'a new morning', confirmPassword: 'a new morning' }
  const refusal = await edit({ ...wrong, phone: 'changed' })
  expect(refusal.status).toBe(401)
  expect(await refusal.json()).toMatchObject({ code: 'WRONG_PASSWORD' })
  const common = { currentPassword: password, newPassword: 'password', confirmPassword: 'password' }
  expect(await jsonOf(edit(common))).toMatchObject({ code: 'PASSWORD_TOO_COMMON' })
  expect(await rowOf(person.id)).toMatchObject({ phone: '' })
  expect(await other.user(), 'nothing was changed').not.toBeNull()
  await edited({ ...wrong, currentPassword: password, phone: 'changed' })
  expect(await other.user()).toBeNull()
  expect((await browser().post('/login', { email, password })).status).toBe(401)
  expect(await (await signIn(browser(), email, 'a new morning')).user()).toMatchObject({ email })
  const { outbox } = tables
  const mails = await database().select().from(outbox).where(eq(outbox.normalisedTo, email))
  expect(mails.map(({ kind }) => kind)).toContain('password-changed')
  await edited({ currentPassword: '', newPassword: '', confirmPassword: '' })
})

test('an owner who has nothing public yet edits their profile, and still has nothing public', async () => {
  const { put, profileUrl } = await registeredOwner()
  const answer = await put(path, { coreProblemSolved: 'Bread that is stale by noon' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ profile: { isLive: false } })
  expect((await fetch(`${inject('url')}/profile/${profileUrl}`)).status).toBe(404)
})

test('a page keeps no character that nobody sees, and none that turns the text after it', async () => {
  const { person, edited } = await publishedOwner()
  await edited({ headline: 'Boats\u0000 that \u202eleave', about: 'Every\u2066 morning\nat four' })
  expect(await publicProfile(person.profileUrl)).toMatchObject({
    headline: 'Boats that leave',
    about: 'Every morning\nat four',
  })
})

test('an owner’s headline, description and expertise can be found as soon as they are saved', async () => {
  const { edited, person } = await publishedOwner()
  const word = `lateen${person.id}`
  const fields = {
    headline: `Boats under ${word} sails`,
    about: `I have rigged ${word} sails for nineteen years.`,
    expertise: [`${word} rigging`, 'Tide tables'],
  }
  expect(await edited({ ...fields, expertise: [...fields.expertise, '', 'Tide tables'] })).toMatchObject(
    fields,
  )
  expect(await publicProfile(person.profileUrl)).toMatchObject(fields)
  const profileUrls = async () => {
    const { profiles } = await jsonOf<{ profiles: { profileUrl: string }[] }>(
      postJson(`${inject('url')}/api/smart-search`, { query: `${word} rigging` }),
    )
    return profiles.map(({ profileUrl }) => profileUrl)
  }
  expect(await profileUrls()).toContain(person.profileUrl)
  const answerText = async () =>
    await (await visitorOf(person.profileUrl).askForJson('What is your expertise?')).text()
  expect(await answerText()).toContain(word)
  await edited({ headline: '', about: '', expertise: [] })
  expect(await publicProfile(person.profileUrl)).toMatchObject({
    headline: person.coreProblemSolved,
    about: '',
    expertise: [],
  })
  expect(await profileUrls()).not.toContain(person.profileUrl)
  expect(await answerText()).not.toContain(word)
})

test.each<[changes: object, field: string, message: string]>([
  [{ headline: 'a'.repeat(201) }, 'headline', 'Please keep this to 200 characters at most.'],
  [{ about: 'a'.repeat(4001) }, 'about', 'Please keep this to 4,000 characters at most.'],
  [{ expertise: Array(21).fill('a') }, 'expertise', 'Please name at most 20 areas of expertise.'],
  [{ expertise: ['a', 'b'.repeat(121)] }, 'expertise.1', 'Please keep this to 120 characters at most.'],
  [{ solutionStep2: 'a'.repeat(281) }, 'solutionStep2', 'Please keep this to 280 characters at most.'],
  [{ phone: '1'.repeat(41) }, 'phone', 'Please keep this to 40 characters at most.'],
  [
    { coreDeliverables: Array.from({ length: 13 }, (_, at) => `A sheet ${at}`).join('\n') },
    'coreDeliverables',
    'Please name at most 12 deliverables.',
  ],
])('%j is too much, and is reported with the field’s name', async (changes, field, message) => {
  owner ??= publishedOwner()
  const answer = await (await owner).edit(changes)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST', details: [{ path: field, message }] })
})

test('an edit of a profile that was edited elsewhere meanwhile overwrites nothing', async () => {
  const { edit, edited, person, email, password } = await publishedOwner('free', { phone: '1' })
  const other = await signIn(browser(), email, password)
  const first = await edited({ basedOn: null, phone: '2' })
  const late = {
    basedOn: null,
    phone: '3',
    company: 'The ferry',
    profileUrl: `${person.profileUrl}-new`,
    isActive: false,
    currentPassword: password,
    newPassword: 'a new morning',
    confirmPassword: 'a new morning',
  }
  const refusal = await edit(late)
  expect(refusal.status).toBe(409)
  expect(await refusal.json()).toMatchObject({ code: 'PROFILE_CHANGED_ELSEWHERE' })
  expect(await edited({})).toEqual(first)
  expect(await other.user(), 'nor is the password changed').not.toBeNull()

  const second = await edited({ basedOn: first.editedAt, phone: '3' })
  expect(Date.parse(second.editedAt ?? '')).toBeGreaterThan(Date.parse(first.editedAt ?? ''))
  expect(await edited({ basedOn: first.editedAt, phone: '3' }), 'its answer was lost').toEqual(second)
  expect(await edited({ phone: '4' }), 'who names no edit is not asked').toMatchObject({ phone: '4' })
})

test('one of two devices that save at the same moment is told, and one edit stands whole', async () => {
  const { edit, person } = await publishedOwner()
  const texts = ['One', 'Two', 'Three', 'Four']
  const answers = await Promise.all(
    texts.map((text) => edit({ basedOn: null, headline: text, about: text, company: text })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const winner = texts[answers.findIndex(({ ok }) => ok)]
  expect(await rowOf(person.id)).toMatchObject({ headline: winner, about: winner, company: winner })
  const same = { basedOn: null, headline: winner, about: winner, company: winner }
  const again = await Promise.all([edit(same), edit(same)])
  expect(
    again.map(({ status }) => status),
    'the same once more is no conflict',
  ).toEqual([200, 200])
})

test('only changes by the owner count as edits: publishing and stories do not', async () => {
  const { edited, person, post } = await publishedOwner()
  const { editedAt } = await edited({ phone: '1' })
  await changeProfile(person.id)
  await post('/stories', { storyKey: randomUUID(), title: 'The boats' })
  expect((await edited({})).editedAt).toBe(editedAt)
})
