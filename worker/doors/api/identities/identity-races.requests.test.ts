import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { totpEnrolmentSchema } from '#schema/accounts/account-answers.ts'
import type { Provider } from '#schema/identities/providers.ts'
import type { Role } from '#schema/roles.ts'
import { type Browser, mailedToken, newAddress, registeredOwner } from '#test/account.ts'
import { aWhileAgo, totpCode } from '#test/authenticator.ts'
import { addedPasskey, requestOptions, signInWith } from '#test/fakes/passkeys.ts'
import { sentTo } from '#test/identities/at-provider.ts'
import { callback, outcomeIn, startHostileProduct } from '#test/identities/hostile-product.ts'
import { dropPassword } from '#test/identities/without-password.ts'
import { writePerson } from '#test/people.ts'
import { tables } from '../../../services/database.ts'

const there = await startHostileProduct()
const { begin, beginJoining, browser, changeUser, comeBack, db, identities, joined, openId } = there
const { somebody, through, url, databaseUrl } = there
afterAll(there.stop)

const verified = (email: string) => ({ sub: randomUUID(), email, email_verified: true })
const rowsOf = (userId: string) =>
  db.select().from(tables.identities).where(eq(tables.identities.userId, userId))

/** Somebody with an address that nobody has proven, and whoever set the account up signed in to it. */
async function unproven() {
  const squatter = await somebody()
  await changeUser(squatter.email, { emailVerified: false })
  return squatter
}

/** An owner who has both Google and LinkedIn, and no password. */
async function withBoth() {
  const owner = await joined()
  const flow = await beginJoining(owner, 'linkedin')
  await comeBack(owner, flow, { sub: randomUUID() }, { provider: 'linkedin' })
  await dropPassword(owner.email, databaseUrl)
  return owner
}

const remove = (person: Browser, id: string | undefined) => person.post(`/identities/${id}/remove`)

test('one of the last two ways in stays if both are removed at once', async () => {
  const owner = await withBoth()
  const own = await identities(owner)
  const answers = await Promise.all(own.map(({ id }) => remove(owner, id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  expect(await identities(owner)).toHaveLength(1)
})

test('one of a passkey and an identity stays if both are removed at once', async () => {
  const owner = await joined()
  const device = await addedPasskey(owner, url)
  await dropPassword(owner.email, databaseUrl)
  const [identity] = await identities(owner)
  const answers = await Promise.all([
    remove(owner, identity?.id),
    owner.post(`/passkeys/${device.id}/remove`),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
})

test('an identity that is joined while the other is removed leaves a way in', async () => {
  const owner = await joined()
  await dropPassword(owner.email, databaseUrl)
  const [google] = await identities(owner)
  const flow = await beginJoining(owner, 'linkedin')
  const [page, removed] = await Promise.all([
    comeBack(owner, flow, { sub: randomUUID() }, { provider: 'linkedin' }),
    remove(owner, google?.id),
  ])
  expect(outcomeIn(page)).toBe('joined')
  expect([204, 409]).toContain(removed.status)
  expect(await identities(owner)).toHaveLength(removed.status === 204 ? 1 : 2)
})

test('an identity that is joined to two accounts at once belongs to one alone', async () => {
  const owners = [await somebody(), await somebody()]
  const sub = randomUUID()
  const flows = await Promise.all(owners.map(async (owner) => ({ owner, flow: await beginJoining(owner) })))
  const pages = await Promise.all(flows.map(({ owner, flow }) => comeBack(owner, flow, { sub })))
  expect(pages.map(outcomeIn).sort()).toEqual(['joined', 'known'])
})

test('two identities of a provider that are joined at once end as one', async () => {
  const owner = await somebody()
  const flows = [await beginJoining(owner), await beginJoining(owner)]
  const pages = await Promise.all(flows.map((flow) => comeBack(owner, flow, { sub: randomUUID() })))
  expect(pages.map(outcomeIn).sort()).toEqual(['joined', 'other'])
})

test('a device that joins while the password is changed elsewhere joins then or never', async () => {
  const owner = await somebody()
  const other = browser()
  await other.post('/login', { email: owner.email, password: owner.password })
  const [flow, later] = [await beginJoining(other), await beginJoining(other, 'linkedin')]
  const cookies = new Map(other.cookies)
  const change = { currentPassword: owner.password, newPassword: 'a lighter loaf' }
  const [page, changed] = await Promise.all([
    comeBack(other, flow, { sub: randomUUID() }),
    owner.put('/account', change),
  ])
  expect(changed.status).toBe(200)
  expect(await identities(owner)).toHaveLength(outcomeIn(page) === 'joined' ? 1 : 0)
  for (const [name, value] of cookies) other.cookies.set(name, value)
  const late = await comeBack(other, later, { sub: randomUUID() }, { provider: 'linkedin' })
  expect(outcomeIn(late)).toBe('expired')
})

test('an identity that is joined while a new address is undone goes with it', async () => {
  const owner = await somebody()
  const newEmail = `${randomUUID()}@moved.example`
  expect((await owner.post('/account/email', { password: owner.password, newEmail })).status).toBe(202)
  const token = await mailedToken('new-email', newEmail, { databaseUrl })
  expect((await owner.post('/account/email/confirm', { token })).status).toBe(200)
  const undo = await mailedToken('email-changed', owner.email, { databaseUrl })
  const before = await beginJoining(owner, 'linkedin')
  const earlier = randomUUID()
  await comeBack(owner, before, { sub: earlier }, { provider: 'linkedin' })
  const flow = await beginJoining(owner)
  const sub = randomUUID()
  const [, undone] = await Promise.all([
    comeBack(owner, flow, { sub }),
    browser().post('/account/email/undo', { token: undo }),
  ])
  expect(undone.status).toBe(200)
  expect(await rowsOf(owner.id)).toEqual([])
  expect(outcomeIn(await through(browser(), { sub }))).toBe('unverified')
  expect(await owner.user()).toBeNull()
})

test('a visitor who signs in with a later identity is signed out by the undo', async () => {
  const owner = await somebody()
  const newEmail = `${randomUUID()}@moved.example`
  await owner.post('/account/email', { password: owner.password, newEmail })
  const token = await mailedToken('new-email', newEmail, { databaseUrl })
  await owner.post('/account/email/confirm', { token })
  const undo = await mailedToken('email-changed', owner.email, { databaseUrl })
  const sub = randomUUID()
  expect(outcomeIn(await comeBack(owner, await beginJoining(owner), { sub }))).toBe('joined')
  const visitors = [browser(), browser()]
  const flows = await Promise.all(visitors.map((visitor) => begin(visitor)))
  const [undone] = await Promise.all([
    browser().post('/account/email/undo', { token: undo }),
    ...flows.map((flow, index) => comeBack(visitors[index] ?? owner, flow, { sub })),
  ])
  expect(undone.status).toBe(200)
  expect(await Promise.all(visitors.map((visitor) => visitor.user()))).toEqual([null, null])
})

test('two ends of one flow at once are one sign-in', async () => {
  const owner = await joined()
  const visitor = browser()
  const { state, nonce } = await begin(visitor)
  const code = openId.codeFor({ claims: { nonce, sub: owner.sub }, isReusable: true })
  const ends = await Promise.all(
    Array.from({ length: 4 }, () => visitor.visit(callback('google', { state, code }))),
  )
  const outcomes = ends.map((end) => outcomeIn(sentTo(end)))
  expect(outcomes.filter((outcome) => outcome === 'signed-in')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'expired')).toHaveLength(3)
})

test('a visitor who signs in while the identity is removed is signed out with it', async () => {
  const owner = await joined()
  const [identity] = await identities(owner)
  const visitors = [browser(), browser()]
  const flows = await Promise.all(visitors.map(async (visitor) => ({ visitor, flow: await begin(visitor) })))
  await Promise.all([
    ...flows.map(({ visitor, flow }) => comeBack(visitor, flow, { sub: owner.sub })),
    remove(owner, identity?.id),
  ])
  expect(await identities(owner)).toEqual([])
  expect(await Promise.all(visitors.map((visitor) => visitor.user()))).toEqual([null, null])
})

test('a visitor who comes while the account is suspended is not signed in', async () => {
  const [owner, admin] = [await joined(), await somebody('admin')]
  const visitor = browser()
  const flow = await begin(visitor)
  const why = { reason: 'It was reported, and it is looked at.' }
  const [, suspended] = await Promise.all([
    comeBack(visitor, flow, { sub: owner.sub }),
    admin.post(`/admin/accounts/${owner.id}/suspend`, why),
  ])
  expect(suspended.ok, await suspended.text()).toBe(true)
  expect((await admin.post(`/admin/accounts/${owner.id}/restore`, why)).ok).toBe(true)
  expect(await visitor.user()).toBeNull()
})

test('two providers that prove an address at once join one, and the other waits', async () => {
  const squatter = await unproven()
  const claims = [verified(squatter.email), verified(squatter.email)]
  const visitors = [browser(), browser()]
  const names = ['google', 'linkedin'] as const
  const pages = await Promise.all(
    visitors.map((visitor, index) => through(visitor, claims[index] ?? {}, names[index])),
  )
  expect(pages.map(outcomeIn).sort()).toEqual(['prove', 'signed-in'])
  expect(await rowsOf(squatter.id)).toHaveLength(1)
  expect(await squatter.user()).toBeNull()
})

test('one identity that comes twice at once to an unproven account signs in twice, and is joined once', async () => {
  const squatter = await unproven()
  const claims = verified(squatter.email)
  const pages = await Promise.all([browser(), browser()].map((visitor) => through(visitor, claims)))
  expect(pages.map(outcomeIn)).toEqual(['signed-in', 'signed-in'])
  expect(await rowsOf(squatter.id)).toHaveLength(1)
})

test('a stranger who set up an account keeps no way in, tried while its address is proven', async () => {
  const squatter = await unproven()
  const theirs = randomUUID()
  const flow = await beginJoining(squatter)
  const again = browser()
  const { email, password } = squatter
  const rightful = browser()
  const claims = verified(email)
  const [page] = await Promise.all([
    through(rightful, claims),
    comeBack(squatter, flow, { sub: theirs }),
    again.post('/login', { email, password }),
    squatter.put('/account', { currentPassword: password, newPassword: 'a lighter loaf' }),
  ])
  expect(outcomeIn(page)).toBe('signed-in')
  expect([await squatter.user(), await again.user()]).toEqual([null, null])
  expect(await rightful.user()).toMatchObject({ email, emailVerified: true })
  expect(outcomeIn(await through(browser(), { sub: theirs }))).toBe('unverified')
  for (const tried of [password, 'a lighter loaf'])
    expect((await browser().post('/login', { email, password: tried })).status).toBe(401)
})

test('two proofs of one address at once, by mail and by a provider, sign in its person and nobody else', async () => {
  const squatter = await unproven()
  await browser().post('/login/link', { email: squatter.email })
  const token = await mailedToken('sign-in-link', squatter.email, { databaseUrl })
  const [byLink, byProvider] = [browser(), browser()]
  const [opened, page] = await Promise.all([
    byLink.post('/login/link/open', { token }),
    through(byProvider, verified(squatter.email)),
  ])
  expect([opened.status, await squatter.user()]).toEqual([200, null])
  expect(['signed-in', 'prove']).toContain(outcomeIn(page))
})

test('an account that is erased while somebody joins leaves nothing behind', async () => {
  const owner = await registeredOwner({}, there)
  const sub = randomUUID()
  const flow = await beginJoining(owner)
  const [, erased] = await Promise.all([
    comeBack(owner, flow, { sub }),
    owner.post('/privacy/erase', { password: owner.password }),
  ])
  expect(erased.ok, await erased.text()).toBe(true)
  expect(await db.select().from(tables.identities).where(eq(tables.identities.subject, sub))).toEqual([])
  expect(await owner.user()).toBeNull()
})

const administrator = await somebody('admin')

const ways = ['password', 'passkey', 'google', 'linkedin', 'mailed link', 'second factor'] as const
type Way = (typeof ways)[number]
const changes = [
  'the password is changed',
  'the address is changed',
  'the account is suspended',
  'the account is erased',
  'the other sessions are ended',
  'an identity is removed',
  'a passkey is removed',
  'a second factor is set up',
] as const
type Change = (typeof changes)[number]

const always: Change[] = ['the account is suspended', 'the account is erased']
/** The changes after which a sign-in that began before them lets nobody in. */
const endedBy: Record<Way, Change[]> = {
  password: [...always, 'the password is changed', 'the address is changed', 'a second factor is set up'],
  passkey: [...always, 'a passkey is removed'],
  google: [...always, 'an identity is removed', 'a second factor is set up'],
  linkedin: [...always, 'an identity is removed', 'a second factor is set up'],
  'mailed link': [...always, 'the address is changed', 'a second factor is set up'],
  // Another one, in place of that whose code is asked for.
  'second factor': [
    ...always,
    'the password is changed',
    'the address is changed',
    'a second factor is set up',
  ],
}

const isProvider = (way: Way): way is Provider => way === 'google' || way === 'linkedin'
const newPassword = 'a lighter loaf'
const aMomentLater = () => Date.now() + 30_000

/** Sets up an authenticator, which administrators have, for somebody of any role. */
async function withAuthenticator(person: Browser & { email: string; password: string }, role: Role) {
  await changeUser(person.email, { role: 'admin' })
  const { secret, backupCodes } = totpEnrolmentSchema.parse(
    await (await person.post('/totp', { password: person.password })).json(),
  )
  expect((await person.post('/totp/confirm', { code: totpCode(secret) }, aWhileAgo())).status).toBe(204)
  await changeUser(person.email, { role })
  return { secret, backupCodes }
}

/** Somebody who has what a way to sign in and a change need. */
async function accountFor(way: Way, change: Change) {
  const person = await somebody()
  const provider = isProvider(way) ? way : 'google'
  const sub = randomUUID()
  if (isProvider(way) || change === 'an identity is removed')
    await comeBack(person, await beginJoining(person, provider), { sub }, { provider })
  if (change === 'the account is erased') {
    const { id } = await writePerson({}, databaseUrl)
    await db.update(tables.profiles).set({ ownerId: person.id }).where(eq(tables.profiles.id, id))
  }
  const factor = way === 'second factor' ? await withAuthenticator(person, 'owner') : undefined
  const hasPasskey = way === 'passkey' || change === 'a passkey is removed'
  const device = hasPasskey ? await addedPasskey(person, url) : undefined
  // Whose passkey stands for the second factor changes one by a session that began with it.
  const isByPasskey = device && change === 'a second factor is set up'
  const acting = isByPasskey ? browser() : person
  if (isByPasskey) await signInWith(acting, device)
  return { ...person, ...acting, provider, sub, factor, device }
}
type Account = Awaited<ReturnType<typeof accountFor>>

/** Begins to sign in, in another browser; `end` does the rest. */
async function beginBy(way: Way, { email, password, provider, sub, device, factor }: Account) {
  const visitor = browser()
  const answers = (end: () => Promise<unknown>) => ({ visitor, end })
  if (way === 'password') return answers(() => visitor.post('/login', { email, password }))
  if (way === 'passkey') {
    const options = await requestOptions(visitor)
    return answers(() => visitor.post('/login/passkey', { credential: device?.get(options) }))
  }
  if (way === 'mailed link') {
    await browser().post('/login/link', { email })
    const token = await mailedToken('sign-in-link', email, { databaseUrl })
    return answers(() => visitor.post('/login/link/open', { token }))
  }
  if (way === 'second factor') {
    await visitor.post('/login', { email, password })
    return answers(() => visitor.post('/login/totp', { backupCode: factor?.backupCodes[0] }))
  }
  const flow = await begin(visitor, provider)
  return answers(() => comeBack(visitor, flow, { sub }, { provider }))
}

/** Prepares a change; `change` makes it, and answers whether it was made. */
async function prepared(change: Change, account: Account): Promise<() => Promise<boolean>> {
  const { email, password, factor } = account
  const isOk = async (answer: Promise<Response>) => (await answer).ok
  if (change === 'the password is changed')
    return () => isOk(account.put('/account', { currentPassword: password, newPassword }))
  if (change === 'the address is changed') {
    const newEmail = newAddress()
    const code = factor && totpCode(factor.secret, aMomentLater())
    const answer = await account.post('/account/email', { password, newEmail, ...(code && { code }) })
    expect(answer.status).toBe(202)
    const token = await mailedToken('new-email', newEmail, { databaseUrl })
    return () => isOk(account.post('/account/email/confirm', { token }))
  }
  if (change === 'the account is suspended') {
    const why = { reason: 'It was reported, and it is looked at.' }
    return () => isOk(administrator.post(`/admin/accounts/${account.id}/suspend`, why))
  }
  if (change === 'the account is erased') return () => isOk(account.post('/privacy/erase', { password }))
  if (change === 'the other sessions are ended') return () => isOk(account.post('/sessions/end-others'))
  if (change === 'a passkey is removed')
    return () => isOk(account.post(`/passkeys/${account.device?.id}/remove`))
  if (change === 'an identity is removed') {
    const [identity] = await identities(account)
    return () => isOk(account.post(`/identities/${identity?.id}/remove`))
  }
  await changeUser(email, { role: 'admin' })
  if (factor) {
    const code = totpCode(factor.secret, aMomentLater())
    expect((await account.post('/totp/remove', { password, code })).status).toBe(204)
  }
  const { secret } = totpEnrolmentSchema.parse(await (await account.post('/totp', { password })).json())
  return () => isOk(account.post('/totp/confirm', { code: totpCode(secret) }))
}

const pairs = ways.flatMap((way) => changes.map((change) => [way, change] as const))
const rows = pairs.map(
  ([way, change]) => [way, change, endedBy[way].includes(change) ? 'nobody' : 'its person'] as const,
)

test.each(rows)('a sign-in by %s that began before %s signs %s in', async (way, change, whom) => {
  const account = await accountFor(way, change)
  const { visitor, end } = await beginBy(way, account)
  const act = await prepared(change, account)
  expect(await act()).toBe(true)
  await end()
  const user = await visitor.user()
  if (whom === 'nobody') expect(user).toBeNull()
  else expect(user).not.toBeNull()
})

test.each(rows.filter(([, , whom]) => whom === 'nobody'))(
  'a sign-in by %s while %s signs %s in',
  async (way, change) => {
    const account = await accountFor(way, change)
    const { visitor, end } = await beginBy(way, account)
    const act = await prepared(change, account)
    const [, isMade] = await Promise.all([end(), act()])
    expect([isMade, await visitor.user()]).toEqual([true, null])
  },
)
