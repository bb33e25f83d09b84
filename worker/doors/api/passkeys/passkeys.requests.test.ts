import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { type DeviceSession, totpEnrolmentSchema } from '#schema/accounts/account-answers.ts'
import type { OwnPasskeys } from '#schema/passkeys/passkeys.ts'
import { browser, mailedToken, registeredOwner, signedInAs, verifiedOwner } from '#test/account.ts'
import { aWhileAgo, totpCode } from '#test/authenticator.ts'
import {
  Authenticator,
  addedPasskey,
  creationOptions,
  requestOptions,
  signInWith,
} from '#test/fakes/passkeys.ts'
import { dropPassword } from '#test/identities/without-password.ts'
import { database } from '#test/people.ts'
import { at, jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const origin = inject('url')
const listOf = async (person: ReturnType<typeof browser>) => jsonOf<OwnPasskeys>(person.get('/passkeys'))
const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const mailsOf = async (kind: string, to: string) => {
  const { outbox } = tables
  const mails = await database().select().from(outbox).where(eq(outbox.normalisedTo, to))
  return mails.filter((mail) => mail.kind === kind)
}

test('a new passkey is named after its device, signs in without a password, and is reported by mail', async () => {
  const owner = await verifiedOwner()
  const options = await creationOptions(owner)
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: owner.email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32)
  const device = new Authenticator(origin)
  const added = await owner.post('/passkeys', { credential: device.create(options) })
  expect(added.status).toBe(201)
  expect(await jsonOf(added)).toMatchObject({ id: device.id, name: 'Firefox on Linux', lastUsedAt: null })
  expect(await mailsOf('passkey-added', owner.email)).toHaveLength(1)
  const visitor = browser()
  const answer = await signInWith(visitor, device)
  expect(answer.status).toBe(200)
  expect(await jsonOf(answer)).toMatchObject({ user: { email: owner.email } })
  expect(await visitor.user()).toMatchObject({ email: owner.email })
  expect(await jsonOf(visitor.get('/sessions'))).toMatchObject([
    { isThis: true, passkey: 'Firefox on Linux' },
    { isThis: false, passkey: null },
  ])
  const { passkeys, userHandle } = await listOf(visitor)
  expect(passkeys).toMatchObject([{ id: device.id, lastUsedAt: expect.any(String) }])
  expect(userHandle).toBe(options.user.id)
})

test('everybody gets the same challenge to sign in, and a late answer is refused with a retry', async () => {
  const visitor = browser()
  const [one, other] = [await requestOptions(visitor), await requestOptions(browser())]
  expect(Object.keys(one)).toEqual(Object.keys(other))
  expect(one).toEqual({ ...other, challenge: one.challenge })
  expect(one.challenge).not.toBe(other.challenge)
  const owner = await registeredOwner()
  const device = await addedPasskey(owner, origin)
  const late = await requestOptions(visitor, at(minutes(-6)))
  const answer = visitor.post('/login/passkey', { credential: device.get(late) })
  expect(await refusalOf(answer)).toEqual([410, 'CHALLENGE_EXPIRED'])
  expect((await signInWith(visitor, device)).status).toBe(200)
})

test('two tabs of a browser may each answer what they were asked', async () => {
  const device = await addedPasskey(await registeredOwner(), origin)
  const visitor = browser()
  const [first, second] = [await requestOptions(visitor), await requestOptions(visitor)]
  for (const options of [second, first])
    expect((await visitor.post('/login/passkey', { credential: device.get(options) })).status).toBe(200)
})

test('adding and removing ask for the password, unless the sign-in was just now', async () => {
  const owner = await registeredOwner()
  const device = await addedPasskey(owner, origin)
  const later = at(minutes(11))
  for (const path of ['/passkeys/options', `/passkeys/${device.id}/remove`]) {
    expect(await refusalOf(owner.post(path, {}, later))).toEqual([403, 'PROVE_AGAIN'])
    const wrong = owner.post(path, { password: 'not the loaf' }, later)
    expect(await refusalOf(wrong)).toEqual([401, 'WRONG_PASSWORD'])
    expect((await owner.post(path, { password: owner.password }, later)).ok).toBe(true)
  }
  expect((await listOf(owner)).passkeys).toEqual([])
})

test('a passkey is renamed and removed by its owner alone, and its sessions end with it', async () => {
  const [owner, stranger] = [await verifiedOwner(), await registeredOwner()]
  const device = await addedPasskey(owner, origin)
  const lost = browser()
  await signInWith(lost, device)
  for (const [path, body] of [
    ['rename', { name: 'Mine now' }],
    ['remove', {}],
  ] as const)
    expect(await refusalOf(stranger.post(`/passkeys/${device.id}/${path}`, body))).toEqual([
      404,
      'PASSKEY_NOT_FOUND',
    ])
  expect((await owner.post(`/passkeys/${device.id}/rename`, { name: 'The red phone' })).status).toBe(204)
  expect((await listOf(owner)).passkeys).toMatchObject([{ name: 'The red phone' }])
  expect((await owner.post(`/passkeys/${device.id}/rename`, { name: ' ' })).status).toBe(400)
  expect((await owner.post(`/passkeys/${device.id}/remove`)).status).toBe(204)
  expect(await lost.user()).toBeNull()
  expect(await owner.user()).not.toBeNull()
  expect(await refusalOf(signInWith(browser(), device))).toEqual([401, 'WRONG_PASSKEY'])
  expect(await refusalOf(owner.post(`/passkeys/${device.id}/remove`))).toEqual([404, 'PASSKEY_NOT_FOUND'])
  const [mail] = await mailsOf('passkey-removed', owner.email)
  expect(mail?.text).toContain('“The red phone”')
})

test('the last passkey of an account without a password stays, also when two tabs remove the last two', async () => {
  const owner = await registeredOwner()
  const devices = [await addedPasskey(owner, origin), await addedPasskey(owner, origin)]
  await dropPassword(owner.email)
  const answers = await Promise.all(
    devices.map(({ id }) => owner.post(`/passkeys/${id}/remove`).then(({ status }) => status)),
  )
  expect(answers.sort()).toEqual([204, 409])
  const { passkeys } = await listOf(owner)
  expect(passkeys).toHaveLength(1)
  const last = owner.post(`/passkeys/${passkeys[0]?.id}/remove`)
  expect(await refusalOf(last)).toEqual([409, 'LAST_WAY_IN'])
})

test('a device without finger, face or code is accepted for owners, and one that has them keeps asking', async () => {
  const owner = await registeredOwner()
  const plain = await addedPasskey(owner, origin, { verifies: false })
  expect((await signInWith(browser(), plain, { verifies: false })).status).toBe(200)
  const phone = await addedPasskey(owner, origin)
  const answer = signInWith(browser(), phone, { verifies: false })
  expect(await refusalOf(answer)).toEqual([401, 'WRONG_PASSKEY'])
  expect((await signInWith(browser(), phone)).status).toBe(200)
})

test('passkeys that count, that count backwards, or not at all all sign in', async () => {
  const device = await addedPasskey(await registeredOwner(), origin, { counter: 7 })
  for (const counter of [8, 8, 3, 0])
    expect((await signInWith(browser(), device, { counter })).status, String(counter)).toBe(200)
})

test('passkeys end with an unconfirmed account’s first proof, and are in no other session’s way', async () => {
  const squatter = await registeredOwner()
  const device = await addedPasskey(squatter, origin)
  const planted = browser()
  await signInWith(planted, device)
  await browser().post('/login/link', { email: squatter.email })
  const rightful = browser()
  const token = await mailedToken('sign-in-link', squatter.email)
  expect((await rightful.post('/login/link/open', { token })).status).toBe(200)
  expect(await planted.user()).toBeNull()
  expect(await refusalOf(signInWith(browser(), device))).toEqual([401, 'WRONG_PASSKEY'])
  expect((await listOf(rightful)).passkeys).toEqual([])
})

test('a suspended or erased account is opened by none of its passkeys', async () => {
  const [owner, leaving] = [await registeredOwner(), await registeredOwner()]
  const devices = [await addedPasskey(owner, origin), await addedPasskey(leaving, origin)]
  await database()
    .update(tables.users)
    .set({ suspendedAt: new Date() })
    .where(eq(tables.users.email, owner.email))
  expect((await leaving.post('/privacy/erase', { password: leaving.password })).ok).toBe(true)
  for (const device of devices)
    expect(await refusalOf(signInWith(browser(), device))).toEqual([401, 'WRONG_PASSKEY'])
  const rows = await database()
    .select()
    .from(tables.passkeys)
    .where(eq(tables.passkeys.id, devices[1]?.id ?? ''))
  expect(rows).toEqual([])
})

test('passkeys are in the export, without their keys', async () => {
  const owner = await registeredOwner()
  const device = await addedPasskey(owner, origin)
  const text = await (await owner.get('/privacy/export')).text()
  expect(JSON.parse(text).passkeys).toMatchObject([
    { name: 'Firefox on Linux', asksForFingerFaceOrCode: true },
  ])
  expect(text).not.toContain(device.id)
})

test('an account keeps twenty passkeys and no more', async () => {
  const owner = await registeredOwner()
  const [user] = await database().select().from(tables.users).where(eq(tables.users.email, owner.email))
  const options = await creationOptions(owner)
  const values = Array.from({ length: 20 }, () => ({
    id: randomUUID(),
    userId: user?.id ?? '',
    publicKey: 'none',
    userHandle: options.user.id,
    transports: [],
    verifiesUser: true,
    isBackedUp: false,
    counter: 0,
    name: 'One of many',
    createdAt: new Date(),
  }))
  await database().insert(tables.passkeys).values(values)
  const credential = new Authenticator(origin).create(options)
  expect(await refusalOf(owner.post('/passkeys', { credential }))).toEqual([409, 'PASSKEYS_FULL'])
  expect(await refusalOf(owner.post('/passkeys/options'))).toEqual([409, 'PASSKEYS_FULL'])
})

test('an administrator’s passkey asks for finger, face or code, and then stands for the second factor', async () => {
  const admin = await signedInAs('admin')
  const options = await creationOptions(admin)
  expect(options.authenticatorSelection?.userVerification).toBe('required')
  const unasked = new Authenticator(origin).create(options, { verifies: false })
  expect(await refusalOf(admin.post('/passkeys', { credential: unasked }))).toEqual([400, 'PASSKEY_REFUSED'])
  const device = await addedPasskey(admin, origin)
  // The session in which it was made has the second factor now.
  expect((await admin.post('/passkeys/options')).status).toBe(200)
  expect(await refusalOf(signInWith(browser(), device, { verifies: false }))).toEqual([401, 'WRONG_PASSKEY'])
  const inside = browser()
  expect(await jsonOf(signInWith(inside, device))).toMatchObject({ user: { role: 'admin' } })
  const [{ id: session } = { id: '' }] = await jsonOf<DeviceSession[]>(inside.get('/sessions'))
  // Whoever has the password alone changes nothing that signs in, and signs nobody out.
  const thief = browser()
  await thief.post('/login', { email: admin.email, password: admin.password })
  const { password } = admin
  for (const [path, body] of [
    ['/totp', { password }],
    ['/passkeys/options', { password }],
    [`/passkeys/${device.id}/remove`, { password }],
    ['/account/email', { password, newEmail: 'thief@else.example' }],
    ['/sessions/end-others', {}],
    [`/sessions/${session}/end`, {}],
  ] as const)
    expect(await refusalOf(thief.post(path, body)), path).toEqual([403, 'PASSKEY_FIRST'])
  expect((await inside.post('/passkeys/options')).status).toBe(200)
  const { secret } = totpEnrolmentSchema.parse(await jsonOf(inside.post('/totp', { password })))
  expect((await inside.post('/totp/confirm', { code: totpCode(secret) }, aWhileAgo())).status).toBe(204)
  // With both, either passes.
  expect(await jsonOf(signInWith(browser(), device))).toMatchObject({ user: { role: 'admin' } })
  expect(await jsonOf(thief.post('/login', { email: admin.email, password }))).toEqual({ needs: 'totp' })
  // The new sessions of these changes still are a passkey's.
  expect((await inside.post('/totp/remove', { password, code: totpCode(secret) })).status).toBe(204)
  expect((await inside.post('/passkeys/options', { password })).status).toBe(200)
})
