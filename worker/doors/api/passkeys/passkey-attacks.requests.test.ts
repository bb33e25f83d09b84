import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import type { OwnPasskeys } from '#schema/passkeys/passkeys.ts'
import {
  type Browser,
  browser,
  mailedToken,
  ownerWithMovedEmail,
  registeredOwner,
  signedInAs,
} from '#test/account.ts'
import {
  Authenticator,
  addedPasskey,
  creationOptions,
  requestOptions,
  signInWith,
  type Tampering,
} from '#test/fakes/passkeys.ts'
import { database } from '#test/people.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const origin = inject('url')
const elsewhere = 'https://rembrandt.phishing.example'
const keysOf = async (person: Browser) => (await jsonOf<OwnPasskeys>(person.get('/passkeys'))).passkeys

let owner: Awaited<ReturnType<typeof registeredOwner>>
let device: Authenticator
beforeAll(async () => {
  owner = await registeredOwner()
  device = await addedPasskey(owner, origin)
})

const tampering: [string, Tampering][] = [
  ['was asked by another site', { origin: elsewhere }],
  ['was asked by another port of this host', { origin: 'http://localhost:1' }],
  ['belongs to another site', { rpId: 'phishing.example' }],
  ['did not ask for finger, face or code, though it did when it was added', { verifies: false }],
  ['noticed nobody', { isPresent: false }],
  ['made a passkey instead', { type: 'webauthn.create' }],
  ['signs with another key', { forges: true }],
  ['names another account', { userHandle: randomBytes(32).toString('base64url') }],
  ['names no account', { userHandle: '' }],
]
test.each(tampering)('a device that %s signs nobody in', async (_, lie) => {
  const visitor = browser()
  const answer = await signInWith(visitor, device, lie)
  expect(answer.status === 400 || answer.status === 401).toBe(true)
  expect(await visitor.user()).toBeNull()
})

test('a frame of another site signs nobody in', async () => {
  expect(await refusalOf(signInWith(browser(), device, { crossOrigin: true }))).toEqual([
    410,
    'CHALLENGE_EXPIRED',
  ])
})

test('a challenge that was answered once cannot be answered again, not even at once', async () => {
  const visitor = browser()
  const credential = device.get(await requestOptions(visitor))
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => visitor.post('/login/passkey', { credential })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await refusalOf(visitor.post('/login/passkey', { credential }))).toEqual([401, 'WRONG_PASSKEY'])
})

test('a challenge belongs to the browser or session that asked, and to its purpose', async () => {
  const [visitor, other] = [browser(), browser()]
  await requestOptions(other)
  const credential = device.get(await requestOptions(visitor))
  for (const thief of [other, browser()])
    expect(await refusalOf(thief.post('/login/passkey', { credential }))).toEqual([410, 'CHALLENGE_EXPIRED'])
  const options = await creationOptions(owner)
  const stranger = await registeredOwner()
  const sameOwner = browser()
  await signInWith(sameOwner, device)
  for (const thief of [stranger, sameOwner]) {
    const body = { credential: new Authenticator(origin).create(options) }
    expect(await refusalOf(thief.post('/passkeys', body))).toEqual([410, 'CHALLENGE_EXPIRED'])
  }
  const crossed = device.get({ challenge: options.challenge, rpId: 'localhost' })
  expect(await refusalOf(owner.post('/login/passkey', { credential: crossed }))).toEqual([
    410,
    'CHALLENGE_EXPIRED',
  ])
})

test('an unknown passkey and a wrong signature of a known one get the same answer', async () => {
  const answers = await Promise.all([
    signInWith(browser(), new Authenticator(origin)),
    signInWith(browser(), device, { forges: true }),
    signInWith(browser(), new Authenticator(origin, device.id)),
  ])
  const outcomes = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))
  expect(new Set(outcomes.map(String)).size).toBe(1)
  expect(outcomes[0]?.[0]).toBe(401)
})

test('a challenge makes one passkey, and a passkey is added once, to one account', async () => {
  const adding = await registeredOwner()
  const options = await creationOptions(adding)
  const credentials = [new Authenticator(origin), new Authenticator(origin)].map((one) => one.create(options))
  const answers = await Promise.all(credentials.map((credential) => adding.post('/passkeys', { credential })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 410])
  const own = new Authenticator(origin, (await keysOf(adding))[0]?.id)
  const stranger = await registeredOwner()
  const outcomes = await Promise.all(
    [adding, stranger].map(async (person) => {
      const answer = await person.post('/passkeys', { credential: own.create(await creationOptions(person)) })
      return [answer.status, await answer.text()]
    }),
  )
  expect(outcomes[0]?.[0]).toBe(409)
  expect(String(outcomes[1])).toBe(String(outcomes[0]))
  expect(await keysOf(stranger)).toEqual([])
})

test('two tabs that add at once keep one name of the account on all its devices', async () => {
  const adding = await registeredOwner()
  const devices = await Promise.all([1, 2, 3].map(() => addedPasskey(adding, origin)))
  expect(new Set(devices.map(({ userHandle }) => userHandle)).size).toBe(1)
  for (const one of devices) expect((await signInWith(browser(), one)).status).toBe(200)
})

const badlyMade: [string, Tampering][] = [
  ['for another site', { origin: elsewhere }],
  ['under another name', { rpId: 'phishing.example' }],
  ['without anybody there', { isPresent: false }],
  ['as if to sign in', { type: 'webauthn.get' }],
]
test.each(badlyMade)('a passkey made %s is not added', async (_, lie) => {
  const credential = new Authenticator(origin).create(await creationOptions(owner), lie)
  expect(await refusalOf(owner.post('/passkeys', { credential }))).toEqual([400, 'PASSKEY_REFUSED'])
})

test('a device’s attestation is ignored, so no address in it is fetched', async () => {
  const adding = await registeredOwner()
  const attestation = new Map<string, unknown>([
    ['alg', -7],
    ['sig', new Uint8Array(randomBytes(70))],
    ['x5c', [new Uint8Array(randomBytes(500))]],
  ])
  await addedPasskey(adding, origin, { attestation })
  expect(await keysOf(adding)).toHaveLength(1)
})

test('a sign-in by a passkey of random bytes is refused and causes no error', async () => {
  const visitor = browser()
  const good = device.get(await requestOptions(visitor))
  const rubbish = () => randomBytes(40).toString('base64url')
  for (const response of [
    { ...good.response, authenticatorData: rubbish() },
    { ...good.response, signature: rubbish() },
    { ...good.response, clientDataJSON: rubbish() },
    { ...good.response, clientDataJSON: Buffer.from('null').toString('base64url') },
    { ...good.response, clientDataJSON: Buffer.from('{"challenge":7}').toString('base64url') },
  ]) {
    const { status } = await visitor.post('/login/passkey', { credential: { ...good, response } })
    expect([401, 410]).toContain(status)
  }
  for (const credential of [{ ...good, id: '../x' }, { ...good, rawId: undefined }, {}, 'x', null])
    expect((await visitor.post('/login/passkey', { credential })).status).toBe(400)
  expect((await visitor.post('/login/passkey', { credential: { ...good, rawId: rubbish() } })).status).toBe(
    401,
  )
  const credential = new Authenticator(origin).create(await creationOptions(owner))
  const broken = { ...credential, response: { ...credential.response, attestationObject: rubbish() } }
  expect(await refusalOf(owner.post('/passkeys', { credential: broken }))).toEqual([400, 'PASSKEY_REFUSED'])
})

test('a visitor who signs in as the passkey is removed or its account suspended is not signed in', async () => {
  const leaving = await registeredOwner()
  const lost = await addedPasskey(leaving, origin)
  const closing = await registeredOwner()
  const closed = await addedPasskey(closing, origin)
  const visitors = Array.from({ length: 12 }, () => browser())
  const ready = await Promise.all(
    visitors.map(async (visitor, at) => (at % 2 ? lost : closed).get(await requestOptions(visitor))),
  )
  const signingIn = visitors.map((visitor, at) => visitor.post('/login/passkey', { credential: ready[at] }))
  const removed = leaving.post(`/passkeys/${lost.id}/remove`)
  const suspended = database()
    .update(tables.users)
    .set({ suspendedAt: new Date() })
    .where(eq(tables.users.email, closing.email))
  await Promise.all([...signingIn, removed, suspended])
  expect((await removed).status).toBe(204)
  const users = await Promise.all(visitors.map((visitor) => visitor.user()))
  expect(users.filter(Boolean)).toEqual([])
})

test('an account with a second factor passes it with a passkey that verified its user, and not without', async () => {
  const admin = await signedInAs('admin')
  const key = await addedPasskey(admin, origin)
  await database()
    .update(tables.users)
    .set({ role: 'validator', twoFactorEnabled: true })
    .where(eq(tables.users.id, admin.id))
  await database().update(tables.passkeys).set({ verifiesUser: false }).where(eq(tables.passkeys.id, key.id))
  expect(await refusalOf(signInWith(browser(), key, { verifies: false }))).toEqual([401, 'WRONG_PASSKEY'])
  expect((await signInWith(browser(), key)).status).toBe(200)
})

test('an owner who undoes a changed address ends passkeys of the week before it too, and no older one', async () => {
  const { owner: moving, undo } = await ownerWithMovedEmail()
  const [old, young] = [await addedPasskey(moving, origin), await addedPasskey(moving, origin)]
  const dayMs = 24 * 3_600_000
  for (const [key, days] of [
    [old, 8],
    [young, 6],
  ] as const)
    await database()
      .update(tables.passkeys)
      .set({ createdAt: new Date(Date.now() - days * dayMs) })
      .where(eq(tables.passkeys.id, key.id))
  expect((await browser().post('/account/email/undo', { token: undo })).status).toBe(200)
  expect((await signInWith(browser(), old)).status).toBe(200)
  expect(await refusalOf(signInWith(browser(), young))).toEqual([401, 'WRONG_PASSKEY'])
})

test('a new password by a mailed link ends the sessions of passkeys, and leaves the passkeys', async () => {
  const resetting = await registeredOwner()
  const key = await addedPasskey(resetting, origin)
  await database()
    .update(tables.users)
    .set({ emailVerified: true })
    .where(eq(tables.users.email, resetting.email))
  const visitor = browser()
  await signInWith(visitor, key)
  await browser().post('/forgot-password', { email: resetting.email })
  const token = await mailedToken('reset-password', resetting.email)
  const answer = await browser().post('/reset-password', { token, newPassword: 'a lighter loaf' })
  expect(answer.status).toBe(204)
  expect(await visitor.user()).toBeNull()
  expect((await signInWith(visitor, key)).status).toBe(200)
})
