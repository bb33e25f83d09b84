import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { registeredSchema } from '#schema/accounts/account-answers.ts'
import { incompleteReference, registrationSchema } from '#schema/accounts/accounts.ts'
import { termsEdition } from '#schema/accounts/legal-editions.ts'
import type { WireError } from '#schema/errors.ts'
import { browser, mailedToken, registeredOwner, registration, signIn } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { drafted } from '#test/drafted.ts'
import { database, publishPerson } from '#test/people.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'
import { register, welcomesPerDay } from '../../../workflows/accounts/register.ts'

const { credentials, drafts, outbox, profiles, references, registrations, users } = tables

const userAt = async (email: string) => {
  const [user] = await database().select().from(users).where(eq(users.email, email))
  if (!user) throw new Error(`${email} has no account`)
  return user
}
const profileOf = async (email: string) => {
  const [profile] = await database()
    .select()
    .from(profiles)
    .where(eq(profiles.ownerId, (await userAt(email)).id))
  if (!profile) throw new Error(`${email} has no profile`)
  return profile
}
const nameOfTheirOwn = () => `Zoë Müller-${randomUUID().slice(0, 8)}`
const asProfileUrl = (name: string) =>
  name.toLowerCase().replace('ë', 'e').replace('ü', 'u').replace(' ', '-')

test('registering makes the account, its profile, the named referees and the proof of consent', async () => {
  const input = registration({ fullName: nameOfTheirOwn() })
  const answer = await browser().post('/register-free-profile', input)
  expect(answer.status).toBe(201)
  expect(registeredSchema.strict().parse(await answer.json())).toEqual({
    success: true,
    user: { email: input.email },
    profileUrl: asProfileUrl(input.fullName),
    invited: 2,
  })
  const user = await userAt(input.email)
  expect(user).toMatchObject({ name: input.fullName, role: 'owner', emailVerified: false })
  expect(await profileOf(input.email)).toMatchObject({
    plan: 'free',
    listedAt: null,
    currentRole: 'Baker',
    company: 'Haddad & Daughters',
    industry: 'Retail/E-commerce',
    about: input.experience,
    email: input.email,
  })
  const [row] = await database().select().from(registrations).where(eq(registrations.userId, user.id))
  expect(row).toMatchObject({ role: 'Baker', consentText: `terms ${termsEdition}` })
  const referees = await database()
    .select()
    .from(references)
    .where(eq(references.profileId, (await profileOf(input.email)).id))
  expect(referees.map(({ status, firstName, lastName }) => [status, firstName, lastName])).toEqual([
    ['invited', 'Ilse', 'Brandt'],
    ['invited', 'Omar', 'Said'],
  ])
  expect(referees[0]?.invitationStory).toBe('We counted what was left every evening.')
})

test('a profile that was just made is in no gallery and at no address', async () => {
  const owner = await registeredOwner()
  expect((await browser().get(`/public-profiles/${owner.profileUrl}`)).status).toBe(404)
})

test('the password is kept as a hash, and nothing that is mailed or answered holds it', async () => {
  const input = registration({ password: 'forty loaves a day' })
  const body = await (await browser().post('/register-free-profile', input)).text()
  expect(body).not.toContain(input.password)
  const { id } = await userAt(input.email)
  const [row] = await database().select().from(credentials).where(eq(credentials.userId, id))
  expect(row?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  const [mail] = await database().select().from(outbox).where(eq(outbox.normalisedTo, input.email))
  expect(mail).toMatchObject({ kind: 'welcome', isSecret: true })
  expect(mail?.text).not.toContain(input.password)
})

test('a visitor who has an account is told so, and nothing is written', async () => {
  const { email } = await registeredOwner()
  const again = registration({ email: email.toUpperCase(), fullName: nameOfTheirOwn() })
  const answer = await browser().post('/register-free-profile', again)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({
    code: 'USER_EXISTS',
    error: 'There is already an account with this email address.',
  })
  const profileUrl = asProfileUrl(again.fullName)
  expect(await database().select().from(profiles).where(eq(profiles.profileUrl, profileUrl))).toEqual([])
})

test('the same registration again, because its answer was lost, is answered as the first time', async () => {
  const input = registration({ fullName: nameOfTheirOwn() })
  const first = await browser().post('/register-free-profile', input)
  const second = await browser().post('/register-free-profile', input)
  expect(second.status).toBe(201)
  expect(await second.json()).toEqual(await first.json())
  expect(await database().select().from(users).where(eq(users.email, input.email))).toHaveLength(1)
})

test('two registrations at once with one address make one account', async () => {
  const input = registration({ fullName: nameOfTheirOwn() })
  const other = { ...input, password: 'another loaf' }
  const answers = await Promise.all(
    [input, other].map((one) => browser().post('/register-free-profile', one)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('a username becomes the address of the profile, for one account only', async () => {
  const username = `Noor_${randomUUID().slice(0, 8)}`
  const { profileUrl, email } = await registeredOwner({ username })
  expect(profileUrl).toBe(username.toLowerCase().replace('_', '-'))
  expect((await profileOf(email)).username).toBe(username.toLowerCase())
  const answer = await browser().post('/register-free-profile', registration({ username: profileUrl }))
  expect(answer.status).toBe(409)
  expect(await jsonOf(answer)).toEqual({ code: 'USERNAME_TAKEN', error: 'Somebody else has this username.' })
})

test('owners of one name get a number', async () => {
  const fullName = nameOfTheirOwn()
  const base = asProfileUrl(fullName)
  for (const profileUrl of [base, `${base}-2`, `${base}-3`])
    expect((await registeredOwner({ fullName })).profileUrl).toBe(profileUrl)
})

test('thirty people of one name who register at once all get an account and an address', async () => {
  const fullName = nameOfTheirOwn()
  const owners = await Promise.all(Array.from({ length: 30 }, () => registeredOwner({ fullName })))
  const base = asProfileUrl(fullName)
  expect(new Set(owners.map(({ profileUrl }) => profileUrl)).size).toBe(30)
  for (const { profileUrl } of owners) expect(profileUrl.replace(/-\d+$/, '')).toBe(base)
})

test('nobody’s address reads as the product’s own: a name that does gives another', async () => {
  expect((await registeredOwner({ fullName: 'Support Team' })).profileUrl).toMatch(/^expert(?:-\d+)?$/)
})

test('a password is checked before it is chosen', async () => {
  const check = (password: string) => browser().post('/check-password', { password })
  expect((await check('a good loaf of bread')).status).toBe(204)
  expect(await refusalOf(check('qwertyuiop'))).toEqual([400, 'PASSWORD_TOO_COMMON'])
  expect(await refusalOf(check('short'))).toEqual([400, 'BAD_REQUEST'])
})

test('a username is looked up before it is asked for', async () => {
  const { profileUrl } = await publishPerson()
  const check = async (username: string) =>
    jsonOf<object>(browser().get(`/check-username/${encodeURIComponent(username)}`))
  expect(await check(profileUrl)).toEqual({ available: false, message: 'Somebody else has this username.' })
  expect(await check(profileUrl.replaceAll('-', '_').toUpperCase())).toMatchObject({ available: false })
  expect(await check(`free-${randomUUID().slice(0, 8)}`)).toEqual({
    available: true,
    message: 'This username is free.',
  })
  expect(await check('ab')).toMatchObject({
    available: false,
    message: expect.stringContaining('at least 3'),
  })
  expect(await check('solution-gallery')).toMatchObject({
    available: false,
    message: expect.stringContaining('for the house'),
  })
  expect(await check('a b')).toMatchObject({ available: false })
})

test('a job title never becomes what an account may do', async () => {
  const owner = await registeredOwner({ role: 'admin', emailVerified: true, plan: 'premium', level: 3 })
  expect(await owner.user()).toMatchObject({ role: 'owner', emailVerified: false })
  expect(await profileOf(owner.email)).toMatchObject({ currentRole: 'admin', plan: 'free' })
})

test('the draft of this device becomes the account’s and fills its profile; no device has it any more', async () => {
  const visitor = browser()
  const draft = drafted()
  await visitor.post('/solution-profile', draft)
  const input = registration({ email: draft.email })
  await visitor.post('/register-free-profile', input)
  expect(await profileOf(input.email)).toMatchObject({
    coreProblemSolved: draft.problemSolved,
    businessAreas: ['Delivery/Operations'],
    keySkills: draft.keySkills,
    coreDeliverables: [draft.deliverables],
  })
  const { id } = await userAt(input.email)
  const [row] = await database().select().from(drafts).where(eq(drafts.email, draft.email))
  expect(row?.claimedBy).toBe(id)
  expect((await visitor.get(`/solution-profile/${encodeURIComponent(draft.email)}`)).status).toBe(403)
})

test('a draft that was made elsewhere is the account’s only once its address is verified', async () => {
  const draft = drafted()
  await browser().post('/solution-profile', draft)
  const owner = await registeredOwner({ email: draft.email })
  expect((await profileOf(owner.email)).coreProblemSolved).toBe('')
  const token = await mailedToken('welcome', owner.email)
  const answer = await owner.post('/verify-email', { token })
  expect(await answer.json()).toEqual({ email: owner.email, claimed: true })
  expect((await profileOf(owner.email)).coreProblemSolved).toBe(draft.problemSolved)
  expect(await owner.user()).toMatchObject({ emailVerified: true })
  const again = await browser().post('/verify-email', { token })
  expect(await again.json()).toEqual({ email: owner.email, claimed: true })
})

test('referees are read out of the joined text, whose stories may hold semicolons', async () => {
  const text =
    'Ann Lee (ann@lee.example) - She found it; nobody else had (in years) - truly; Bo van Berg (bo@berg.example) - We sold twice as much bread.'
  const read = await registeredOwner({ references: text })
  const { id } = await profileOf(read.email)
  const referees = await database().select().from(references).where(eq(references.profileId, id))
  expect(referees.map(({ name, email, invitationStory }) => [name, email, invitationStory])).toEqual([
    ['Ann Lee', 'ann@lee.example', 'She found it; nobody else had (in years) - truly'],
    ['Bo van Berg', 'bo@berg.example', 'We sold twice as much bread.'],
  ])
})

test('nobody is their own referee, and nobody is one twice', async () => {
  const email = `${randomUUID()}@haddad.example`
  const referee = (address: string) => ({
    firstName: 'Ilse',
    lastName: 'Brandt',
    email: address,
    solutionStory: 'We counted what was left.',
  })
  const own = email.replace('@', '+me@')
  const input = registration({
    email,
    references: [referee(own), referee('ilse@brandt.example'), referee('Ilse+x@brandt.example')],
  })
  const answer = await jsonOf<{ invited: number }>(browser().post('/register-free-profile', input))
  expect(answer.invited).toBe(1)
})

test.each([
  [{ password: 'Password1!' }, 'PASSWORD_TOO_COMMON', 'password'],
  [{ password: '123456' }, 'PASSWORD_TOO_COMMON', 'password'],
  [{ password: 'short' }, 'BAD_REQUEST', 'password'],
  [{ consent: false }, 'BAD_REQUEST', 'consent'],
  [{ fullName: 'N' }, 'BAD_REQUEST', 'fullName'],
  [{ experience: 'Bread' }, 'BAD_REQUEST', 'experience'],
  [{ username: 'no spaces' }, 'BAD_REQUEST', 'username'],
  [{ username: 'Rembrandt_Team' }, 'BAD_REQUEST', 'username'],
])('%j is refused beside its field', async (changes, code, path) => {
  const answer = await browser().post('/register-free-profile', registration(changes))
  expect(answer.status).toBe(400)
  expect(await jsonOf<object>(answer)).toMatchObject({ code, details: [{ path }] })
})

test('a new account can sign in on another device', async () => {
  const { email, password } = await registeredOwner()
  expect((await (await signIn(browser(), email, password)).user())?.email).toBe(email)
})

test('one mailbox is welcomed five times a day at most, under all its tags together', async () => {
  const person = `${randomUUID()}@haddad.example`
  const call = callOn(database())
  for (let tag = 0; tag < welcomesPerDay + 2; tag += 1) {
    const email = person.replace('@', `+${tag}@`)
    const input = registrationSchema.parse(registration({ email, fullName: nameOfTheirOwn() }))
    await register(call, randomUUID(), input, { hash: async () => 'no hash' })
  }
  expect(await database().$count(outbox, eq(outbox.normalisedTo, person))).toBe(welcomesPerDay)
})

test.each([[undefined], [''], [[]], ['Ann Lee (ann@lee.example) - She found it before we did.']])(
  'a registration with fewer than two complete references is refused: %j',
  async (references) => {
    const answer = await browser().post('/register-free-profile', registration({ references }))
    expect([answer.status, await jsonOf<object>(answer)]).toMatchObject([
      400,
      {
        details: [
          {
            path: 'references',
            message: 'Please provide at least 2 complete references with all fields filled',
          },
        ],
      },
    ])
  },
)

test('a registration with a half-filled reference is told which fields a reference has', async () => {
  const half = { firstName: 'Ann', lastName: 'Lee', email: 'ann@lee.example', solutionStory: 'Short' }
  const answer = await browser().post('/register-free-profile', registration({ references: [half, half] }))
  const [detail] = (await jsonOf<WireError>(answer)).details ?? []
  expect(detail).toEqual({ path: 'references.0.solutionStory', message: incompleteReference })
})

test('an account reads and changes the draft that it claimed, and nobody else does', async () => {
  const visitor = browser()
  const draft = drafted()
  await visitor.post('/solution-profile', draft)
  const input = registration({ email: draft.email })
  await visitor.post('/register-free-profile', input)
  const owner = await signIn(browser(), input.email, input.password)
  const path = `/solution-profile/${encodeURIComponent(draft.email)}`
  expect(await jsonOf<object>(owner.get(path))).toEqual({ success: true, profile: draft, isYours: true })
  const changed = { ...draft, deliverables: 'An order sheet for every weekday' }
  expect((await owner.post('/solution-profile', changed)).status).toBe(201)
  expect(await jsonOf<object>(owner.get(path))).toMatchObject({ profile: changed })
  for (const other of [visitor, await registeredOwner()]) {
    expect((await other.get(path)).status).toBe(403)
    const refusal = await other.post('/solution-profile', draft)
    expect(await jsonOf<object>(refusal)).toMatchObject({ code: 'PROFILE_CLAIMED' })
  }
})

test('nobody registers at an address that became another’s old one meanwhile', async () => {
  const owner = await registeredOwner()
  const wanted = `baker-${randomUUID().slice(0, 8)}`
  const names = { firstName: 'Noor', lastName: 'Haddad' }
  const moveMeanwhile = async () => {
    for (const profileUrl of [wanted, `${wanted}-and-sons`])
      expect((await owner.put('/customer-profile', { ...names, profileUrl })).status).toBe(200)
    return 'no hash'
  }
  const input = registrationSchema.parse(registration({ username: wanted }))
  const registering = register(callOn(database()), randomUUID(), input, { hash: moveMeanwhile })
  await expect(registering).rejects.toMatchObject({ code: 'USERNAME_TAKEN' })
  expect(await database().$count(profiles, eq(profiles.profileUrl, wanted))).toBe(0)
})
