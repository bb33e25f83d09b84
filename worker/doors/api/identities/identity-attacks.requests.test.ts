import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { totpEnrolmentSchema } from '#schema/accounts/account-answers.ts'
import type { IdentityOptions } from '#schema/identities/identities.ts'
import { registration } from '#test/account.ts'
import { aWhileAgo, totpCode } from '#test/authenticator.ts'
import type { Fault, TokenTampering } from '#test/fakes/hostile-openid.ts'
import { clients } from '#test/fakes/openid.ts'
import { sentTo } from '#test/identities/at-provider.ts'
import { callback, outcomeIn, startHostileProduct } from '#test/identities/hostile-product.ts'
import { at, jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const there = await startHostileProduct()
const { begin, browser, changeUser, comeBack, db, joined, openId, somebody, through, url } = there
afterAll(there.stop)

const minutes = (count: number) => at(new Date(Date.now() + count * 60_000))
const anAddress = () => `${randomUUID()}@elsewhere.example`
const pendingOf = async (person: ReturnType<typeof browser>) =>
  (await jsonOf<IdentityOptions>(person.get('/login/identity'))).pending

// Before anything else is asked of LinkedIn: what it says of itself is kept once it was read.
const faults: Fault[] = [
  'hangs',
  'fails',
  'is busy',
  'talks nonsense',
  'talks for ever',
  'sends elsewhere',
  'slams the door',
]
test('a provider that is away keeps nobody waiting, and each page says so', { timeout: 90_000 }, async () => {
  // Whoever waits for ever is met below.
  for (const fault of faults.slice(1)) {
    openId.fault('linkedin', '.well-known/openid-configuration', fault)
    const page = sentTo(await browser().visit('/login/linkedin?next=/account'))
    expect(page, fault).toBe('/login?next=%2Faccount&way=linkedin&outcome=away')
  }
  openId.fault('linkedin', '.well-known/openid-configuration')
  openId.fault('linkedin', 'jwks', 'fails')
  expect(outcomeIn(await through(browser(), { sub: 'one' }, 'linkedin'))).toBe('away')
  openId.fault('linkedin', 'jwks')
  const ends = faults.map(async (fault) => {
    const visitor = browser()
    const page = await through(visitor, { sub: 'one' }, 'linkedin', { fault })
    return [fault, outcomeIn(page), await visitor.user()]
  })
  expect(await Promise.all(ends)).toEqual(
    faults.map((fault) => [
      fault,
      ['talks nonsense', 'sends elsewhere'].includes(fault) ? 'wrong' : 'away',
      null,
    ]),
  )
})

let owner: Awaited<ReturnType<typeof joined>>
beforeAll(async () => {
  owner = await joined()
})

const tampering: [string, TokenTampering][] = [
  ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['of the other provider', { claims: { iss: `${openId.origin}/linkedin` } }],
  ['for another application', { claims: { aud: 'their-app' } }],
  ['for several applications, given to another', { claims: { aud: [clients.google.id, 'x'], azp: 'x' } }],
  ['with the nonce of another flow', { claims: { nonce: 'another' } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['that nobody signed', { signedBy: 'nobody' }],
  ['signed by another key', { signedBy: 'another key' }],
  ['signed by our own secret', { signedBy: 'the secret' }],
  ['signed by the public key as a secret', { signedBy: 'the public key' }],
  ['that says it is signed otherwise', { header: { alg: 'PS256' } }],
  ['by a key that nobody shows', { header: { kid: 'unknown' } }],
  ['that brings its own key', { signedBy: 'another key', header: { jku: 'https://phishing.example/keys' } }],
  ['that is over', { claims: { exp: Math.floor(Date.now() / 1000) - 120 } }],
  ['that is not valid yet', { claims: { nbf: Math.floor(Date.now() / 1000) + 600 } }],
  ['that never ends', { claims: { exp: undefined } }],
  ['of nobody', { claims: { sub: undefined } }],
  ['of an empty name', { claims: { sub: '' } }],
  ['of a number', { claims: { sub: 1 } }],
  ['that is missing', { isMissing: true }],
]
test.each(tampering)('a token %s signs nobody in', async (_, lie) => {
  const visitor = browser()
  const page = await through(visitor, { sub: owner.sub }, 'google', lie)
  expect(page).toBe('/login?way=google&outcome=wrong')
  expect(await visitor.user()).toBeNull()
})

test('a new key of the provider is accepted at once', async () => {
  expect(outcomeIn(await through(browser(), { sub: owner.sub }))).toBe('signed-in')
  openId.rotate()
  expect(outcomeIn(await through(browser(), { sub: owner.sub }))).toBe('signed-in')
})

test('a flow ends in the browser where it began, once, at its provider, within ten minutes', async () => {
  const visitor = browser()
  const { sub } = owner
  const flow = await begin(visitor)
  expect(outcomeIn(await comeBack(browser(), flow, { sub }))).toBe('expired')
  const cookies = new Map(visitor.cookies)
  const restore = () => {
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
  }
  expect(outcomeIn(await comeBack(visitor, flow, { sub }, { provider: 'linkedin' }))).toBe('expired')
  restore()
  expect(outcomeIn(await comeBack(visitor, flow, { sub }, { headers: minutes(11) }))).toBe('expired')
  restore()
  expect(outcomeIn(await comeBack(visitor, { ...flow, state: '' }, { sub }))).toBe('expired')
  expect(await visitor.user()).toBeNull()
  expect(outcomeIn(await comeBack(visitor, flow, { sub }))).toBe('signed-in')
  visitor.cookies.clear()
  restore()
  expect(outcomeIn(await comeBack(visitor, flow, { sub }))).toBe('expired')
  expect(await visitor.user()).toBeNull()
})

test('a code and a state of two flows do not fit each other, and a code is good once', async () => {
  const visitor = browser()
  const [one, other] = [await begin(visitor), await begin(visitor)]
  expect(outcomeIn(await comeBack(visitor, { ...one, nonce: other.nonce }, { sub: owner.sub }))).toBe('wrong')
  const code = openId.codeFor({ claims: { nonce: other.nonce, sub: owner.sub } })
  expect(outcomeIn(sentTo(await visitor.visit(callback('google', { state: other.state, code }))))).toBe(
    'signed-in',
  )
  const later = browser()
  const { state } = await begin(later)
  expect(outcomeIn(sentTo(await later.visit(callback('google', { state, code }))))).toBe('wrong')
  expect(await later.user()).toBeNull()
})

test('two tabs at the provider both come back signed in', async () => {
  const visitor = browser()
  const [first, second] = [await begin(visitor), await begin(visitor)]
  for (const flow of [first, second])
    expect(outcomeIn(await comeBack(visitor, flow, { sub: owner.sub }))).toBe('signed-in')
})

test('a request to a provider holds each proof that it knows, and the exact way back', async () => {
  const google = new URL((await begin(browser())).location)
  expect(Object.fromEntries(google.searchParams)).toEqual({
    response_type: 'code',
    client_id: clients.google.id,
    redirect_uri: `${url}/api/login/google/callback`,
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{22}$/),
    nonce: expect.stringMatching(/^[\w-]{22}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  const visitor = browser()
  const linkedIn = new URL((await begin(visitor, 'linkedin')).location)
  expect([...linkedIn.searchParams.keys()]).toEqual([
    'response_type',
    'client_id',
    'redirect_uri',
    'scope',
    'state',
  ])
  await through(visitor, { sub: 'one' }, 'linkedin')
  const form = openId.exchanged.at(-1)
  expect(Object.fromEntries(form ?? [])).toMatchObject({ client_secret: clients.linkedin.secret })
  expect(form?.has('code_verifier')).toBe(false)
})

test('a provider’s other parameters are read: its refusal, its failure and its issuer', async () => {
  const back = async (parameters: Record<string, string>) => {
    const visitor = browser()
    const { state, nonce } = await begin(visitor)
    const code = openId.codeFor({ claims: { nonce, sub: owner.sub } })
    const page = sentTo(await visitor.visit(callback('google', { state, code, ...parameters })))
    return [outcomeIn(page), await visitor.user()]
  }
  expect(await back({ error: 'access_denied' })).toEqual(['refused', null])
  expect(await back({ error: 'user_cancelled_login' })).toEqual(['refused', null])
  expect(await back({ error: 'temporarily_unavailable' })).toEqual(['away', null])
  expect(await back({ error: 'invalid_scope' })).toEqual(['wrong', null])
  expect(await back({ iss: 'https://phishing.example' })).toEqual(['wrong', null])
  const visitor = browser()
  const { state } = await begin(visitor)
  const twice = `/login/google/callback?state=${state}&state=${state}&code=one&code=two`
  expect(outcomeIn(sentTo(await visitor.visit(twice)))).toBe('wrong')
})

test.each([false, 'false', 'TRUE', 1, undefined, null])(
  'an address that is verified as %j proves nothing and joins nothing, with an account or without',
  async (email_verified) => {
    const unproven = await somebody()
    await changeUser(unproven.email, { emailVerified: false })
    for (const email of [owner.email, unproven.email, anAddress()]) {
      const visitor = browser()
      const page = await through(visitor, { sub: randomUUID(), email, email_verified })
      expect(page).toBe('/login?way=google&outcome=unverified')
      expect([await pendingOf(visitor), await visitor.user()]).toEqual([null, null])
    }
    expect(await unproven.user()).toMatchObject({ emailVerified: false })
  },
)

test.each([
  'not an address',
  'two@x.example, three@x.example',
  'a@b',
  'ﬁ@x.example',
  '',
  7,
  ['a@x.example'],
  { a: 1 },
])('an invalid address, %j, proves nothing', async (email) => {
  const page = await through(browser(), { sub: randomUUID(), email, email_verified: true })
  expect(outcomeIn(page)).toBe('unverified')
})

test('an account is found by its issuer and subject, even if the provider reports another address', async () => {
  const victim = await somebody()
  const visitor = browser()
  const claims = { sub: owner.sub, email: victim.email, email_verified: true }
  expect(outcomeIn(await through(visitor, claims))).toBe('signed-in')
  expect(await visitor.user()).toMatchObject({ email: owner.email })
  expect(await there.identities(visitor)).toMatchObject([{ email: victim.email }])
  // The same subject at the other provider is somebody else.
  expect(outcomeIn(await through(browser(), { sub: owner.sub }, 'linkedin'))).toBe('unverified')
})

test('a suspended account is opened by no provider, neither known nor by its address', async () => {
  const known = await joined()
  const unproven = await somebody()
  await changeUser(known.email, { suspendedAt: new Date() })
  await changeUser(unproven.email, { suspendedAt: new Date(), emailVerified: false })
  for (const claims of [{ sub: known.sub }, { sub: randomUUID(), email: unproven.email }]) {
    const visitor = browser()
    const page = await through(visitor, { ...claims, email_verified: true })
    expect([outcomeIn(page), await visitor.user()]).toEqual(['not-here', null])
  }
})

test('a second factor is asked for after an identity, and not once the identity was removed', async () => {
  const admin = await joined('admin')
  const answer = await admin.post('/totp', { password: admin.password })
  const { secret, backupCodes } = totpEnrolmentSchema.parse(await answer.json())
  expect((await admin.post('/totp/confirm', { code: totpCode(secret) }, aWhileAgo())).status).toBe(204)
  const [visitor, slow] = [browser(), browser()]
  for (const one of [visitor, slow]) {
    expect(outcomeIn(await through(one, { sub: admin.sub }))).toBe('second-factor')
    expect(await one.user()).toBeNull()
  }
  expect((await visitor.post('/login/totp', { backupCode: backupCodes[0] })).status).toBe(200)
  expect(await visitor.user()).toMatchObject({ email: admin.email, role: 'admin' })
  const sessions = await db.select().from(tables.sessions).where(eq(tables.sessions.isUserVerified, true))
  expect(sessions).toEqual([])
  const [identity] = await there.identities(admin)
  expect((await admin.post(`/identities/${identity?.id}/remove`)).status).toBe(204)
  expect(await refusalOf(slow.post('/login/totp', { backupCode: backupCodes[1] }))).toEqual([
    410,
    'SIGN_IN_AGAIN',
  ])
  expect(await visitor.user()).toBeNull()
})

const strange = [
  '<script>alert(1)</script>',
  '\u202eAda\u0000\u0007',
  'Ada\nBcc: x@y.example',
  '{{7*7}}',
  "'; drop table users; --",
]
test.each(strange)('a name like %j is a name, in one line', async (name) => {
  const visitor = browser()
  const email = anAddress()
  await through(visitor, { sub: randomUUID(), email, email_verified: true, name })
  const pending = await pendingOf(visitor)
  expect(pending).toMatchObject({ email, todo: 'register' })
  expect(pending?.name).toMatch(/^[^\p{Cc}\u202e]+$/u)
})

test.each([7, 'x'.repeat(5000), null, { first: 'Ada' }])('an invalid name, %j, is left out', async (name) => {
  const visitor = browser()
  await through(visitor, { sub: randomUUID(), email: anAddress(), email_verified: true, name })
  expect(await pendingOf(visitor)).toMatchObject({ name: '' })
})

test.each([
  'https://phishing.example/',
  '//phishing.example/',
  '/\\phishing.example',
  '/..//phishing.example',
  '/.//phishing.example',
  '\t//phishing.example',
  'javascript:alert(1)',
  '/api/logout',
  '@phishing.example',
  `/${'x'.repeat(600)}`,
])('nobody is sent on to %j', async (next) => {
  const visitor = browser()
  const flow = await begin(visitor, 'google', next)
  expect(await comeBack(visitor, flow, { sub: owner.sub })).toBe('/login?way=google&outcome=signed-in')
})

test('another site neither begins a flow nor joins anything', async () => {
  const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://phishing.example' }
  const visitor = browser()
  expect(sentTo(await visitor.visit('/login/google?next=/account', foreign))).toBe('/login?next=%2Faccount')
  expect(visitor.cookies.size).toBe(0)
  for (const path of ['/identities/google/join', '/login/identity/join', '/identities/one/remove'])
    expect(await refusalOf(owner.post(path, {}, foreign))).toEqual([403, 'FOREIGN_ORIGIN'])
})

test('no script reads the cookies of a flow, they hold nothing readable, and are a handful at most', async () => {
  const visitor = browser()
  const answer = await visitor.visit('/login/google')
  const [cookie = ''] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/^visit-[\w-]{8}=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  for (let count = 0; count < 12; count += 1) await visitor.visit('/login/google')
  expect(visitor.cookies.size).toBeLessThanOrEqual(5)
})

test('joining takes the session that began it, and a fresh proof', async () => {
  const person = await somebody()
  expect(await refusalOf(person.post('/identities/google/join', {}, minutes(11)))).toEqual([
    403,
    'PROVE_AGAIN',
  ])
  const flow = await there.beginJoining(person)
  const elsewhere = await somebody()
  for (const [name, value] of person.cookies) if (name.startsWith('visit')) elsewhere.cookies.set(name, value)
  expect(await comeBack(elsewhere, flow, { sub: randomUUID() })).toBe('/account?way=google&outcome=expired')
  expect(await there.identities(elsewhere)).toEqual([])
  const other = await there.beginJoining(person)
  await person.post('/logout')
  expect(outcomeIn(await comeBack(person, other, { sub: randomUUID() }))).toBe('expired')
})

test('an identity is joined to one account, and an account to one of each provider', async () => {
  const person = await somebody()
  const flow = await there.beginJoining(person)
  expect(outcomeIn(await comeBack(person, flow, { sub: owner.sub }))).toBe('known')
  const again = await there.beginJoining(owner)
  expect(outcomeIn(await comeBack(owner, again, { sub: randomUUID() }))).toBe('other')
  const same = await there.beginJoining(owner)
  expect(outcomeIn(await comeBack(owner, same, { sub: owner.sub }))).toBe('joined')
  expect(await there.identities(owner)).toHaveLength(1)
})

test('a pending identity joins only the account of its address, soon after that one signed in', async () => {
  const [person, other] = [await somebody(), await somebody()]
  const claims = { sub: randomUUID(), email: person.email, email_verified: true }
  const visitor = browser()
  expect(await refusalOf(visitor.post('/login/identity/join'))).toEqual([401, 'SIGN_IN_FIRST'])
  expect(outcomeIn(await through(visitor, claims))).toBe('prove')
  expect(await refusalOf(visitor.post('/login/identity/join'))).toEqual([401, 'SIGN_IN_FIRST'])
  await visitor.post('/login', { email: other.email, password: other.password })
  expect(await refusalOf(visitor.post('/login/identity/join'))).toEqual([409, 'OTHER_ADDRESS'])
  await visitor.post('/login', { email: person.email, password: person.password })
  expect(await refusalOf(visitor.post('/login/identity/join', {}, minutes(12)))).toEqual([403, 'PROVE_AGAIN'])
  expect(await refusalOf(visitor.post('/login/identity/join', {}, minutes(16)))).toEqual([
    410,
    'NO_PENDING_IDENTITY',
  ])
  const joining = Array.from({ length: 3 }, () => visitor.post('/login/identity/join'))
  const statuses = (await Promise.all(joining)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(await there.identities(visitor)).toHaveLength(1)
})

test('a pending identity is given up on request', async () => {
  const visitor = browser()
  await through(visitor, { sub: randomUUID(), email: owner.email, email_verified: true })
  expect(await pendingOf(visitor)).not.toBeNull()
  expect((await visitor.post('/login/identity/forget')).status).toBe(204)
  expect(await pendingOf(visitor)).toBeNull()
})

test('an identity registers one account, also from two tabs at once', async () => {
  const visitor = browser()
  const claims = { sub: randomUUID(), email: anAddress(), email_verified: true }
  expect(outcomeIn(await through(visitor, claims))).toBe('register')
  const inputs = [0, 1].map(() => registration({ identity: true, email: anAddress() }))
  const answers = await Promise.all(inputs.map((one) => visitor.post('/register-free-profile', one)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, expect.toSatisfy((one) => one > 400)])
  expect(outcomeIn(await through(browser(), claims))).toBe('signed-in')
  const nothing = registration({ identity: true })
  const request = browser().post('/register-free-profile', nothing)
  expect(await refusalOf(request)).toEqual([410, 'NO_PENDING_IDENTITY'])
})

test('nobody unlinks another’s identity or the last way in, and an unlinked identity’s sessions end', async () => {
  const person = await joined()
  const [identity] = await there.identities(person)
  const path = `/identities/${identity?.id}/remove`
  expect(await refusalOf(owner.post(path))).toEqual([404, 'IDENTITY_NOT_FOUND'])
  const visitor = browser()
  await through(visitor, { sub: person.sub })
  await db.update(tables.credentials).set({ password: null }).where(eq(tables.credentials.userId, person.id))
  expect(await refusalOf(person.post(path))).toEqual([409, 'LAST_WAY_IN'])
  const other = await there.beginJoining(person, 'linkedin')
  await comeBack(person, other, { sub: randomUUID() }, { provider: 'linkedin' })
  expect((await person.post(path)).status).toBe(204)
  expect(await visitor.user()).toBeNull()
  expect(await person.user()).not.toBeNull()
  expect(outcomeIn(await through(browser(), { sub: person.sub }))).toBe('unverified')
  const kinds = await db.select().from(tables.outbox).where(eq(tables.outbox.to, person.email))
  expect(kinds.map(({ kind }) => kind)).toEqual(['identity-joined', 'identity-joined', 'identity-removed'])
})
