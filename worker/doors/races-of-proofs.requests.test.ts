import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { DeviceSession } from '#schema/accounts/account-answers.ts'
import type { OwnPasskeys } from '#schema/passkeys/passkeys.ts'
import {
  type Browser,
  browser,
  mailedToken,
  ownerWithMovedEmail,
  registration,
  requestEmailChange,
  signIn,
  verifiedOwner,
} from '#test/account.ts'
import { Authenticator, creationOptions } from '#test/fakes/passkeys.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { allAtOnce } from '#test/simulations/all-at-once.ts'
import { tables } from '../services/database.ts'

const { passkeys, profiles, sessions, users } = tables
const [newPassword, another] = ['a lighter loaf', 'the loaf of another']
const origin = inject('url')

type Owner = Browser & { email: string; password: string }
const usersAt = (email: string) => database().select().from(users).where(eq(users.email, email))
const passkeysOf = (userId: string) => database().select().from(passkeys).where(eq(passkeys.userId, userId))
const sessionsOf = (userId: string) => database().select().from(sessions).where(eq(sessions.userId, userId))
const idOf = async ({ email }: Owner) => (await usersAt(email))[0]?.id ?? ''
const otherDevice = ({ email, password }: Owner) => signIn(browser(), email, password)
const opens = async (email: string, password: string) =>
  (await browser().post('/login', { email, password })).status === 200
const resetOf = async ({ email }: Owner, more: object = {}) => {
  await browser().post('/forgot-password', { email })
  const token = await mailedToken('reset-password', email)
  return () => browser().post('/reset-password', { token, newPassword, ...more })
}
const change = (owner: Owner) => () =>
  owner.put('/account', { currentPassword: owner.password, newPassword: another })
const erase = (owner: Owner) => () => owner.post('/privacy/erase', { password: owner.password })
const endOthers = (person: Browser) => () => person.post('/sessions/end-others')
/** A press on a passkey that a browser has created already. */
async function adding(owner: Owner, person: Browser = owner) {
  const credential = new Authenticator(origin).create(
    await creationOptions(person, { password: owner.password }),
  )
  return () => person.post('/passkeys', { credential })
}
const listPasskeys = async (person: Browser) => (await jsonOf<OwnPasskeys>(person.get('/passkeys'))).passkeys
const deviceId = async (person: Browser) =>
  (await jsonOf<DeviceSession[]>(person.get('/sessions'))).find(({ isThis }) => isThis)?.id ?? ''
const done = ({ status }: Response) => status < 300

test('one of two devices that sign out all others at once stays signed in', async () => {
  const owner = await verifiedOwner()
  const other = await otherDevice(owner)
  await allAtOnce([endOthers(owner), endOthers(other)])
  expect((await Promise.all([owner.user(), other.user()])).filter(Boolean)).toHaveLength(1)
})

test('one of two devices that end each other at once stays signed in', async () => {
  const owner = await verifiedOwner()
  const other = await otherDevice(owner)
  const [own, theirs] = [await deviceId(owner), await deviceId(other)]
  const answers = await allAtOnce([
    () => owner.post(`/sessions/${theirs}/end`),
    () => other.post(`/sessions/${own}/end`),
  ])
  expect(answers.filter(done)).toHaveLength(1)
  expect((await Promise.all([owner.user(), other.user()])).filter(Boolean)).toHaveLength(1)
})

test('a device that adds a passkey while it is signed out adds it before, or never', async () => {
  const owner = await verifiedOwner()
  const other = await otherDevice(owner)
  const [added] = await allAtOnce([await adding(owner, other), endOthers(owner)])
  expect(await other.user()).toBeNull()
  expect(await listPasskeys(owner)).toHaveLength(added && done(added) ? 1 : 0)
})

test('a passkey that is added while a mailed link takes recent ones away is gone, or never was', async () => {
  const owner = await verifiedOwner()
  const id = await idOf(owner)
  const [, reset] = await allAtOnce([await adding(owner), await resetOf(owner, { removesRecent: true })])
  expect(reset?.status).toBe(204)
  expect([await passkeysOf(id), await sessionsOf(id)]).toEqual([[], []])
})

test('a passkey that is added while another device changes the password is added before, or never', async () => {
  const owner = await verifiedOwner()
  const other = await otherDevice(owner)
  const [added, changed] = await allAtOnce([await adding(owner, other), change(owner)])
  expect(changed?.status).toBe(200)
  expect(await other.user()).toBeNull()
  expect(await listPasskeys(owner)).toHaveLength(added && done(added) ? 1 : 0)
})

test('additions, changes and sign-ins while a new address is undone go with it', async () => {
  const { owner, from, newEmail, undo } = await ownerWithMovedEmail()
  const id = (await usersAt(newEmail))[0]?.id ?? ''
  const late = browser()
  const [, , , undone] = await allAtOnce([
    await adding(owner),
    change(owner),
    () => late.post('/login', { email: newEmail, password: owner.password }),
    () => browser().post('/account/email/undo', { token: undo }),
  ])
  expect(undone?.status).toBe(200)
  expect([await passkeysOf(id), await sessionsOf(id)]).toEqual([[], []])
  expect([await owner.user(), await late.user()]).toEqual([null, null])
  for (const password of [owner.password, another]) expect(await opens(from, password)).toBe(false)
})

test('a new address, a changed and a mailed password at once leave one password for one address', async () => {
  const { owner, from, newEmail, token } = await requestEmailChange(await verifiedOwner())
  const reset = await resetOf(owner)
  const confirm = () => owner.post('/account/email/confirm', { token })
  const [byLink] = await allAtOnce([reset, change(owner), confirm])
  const isReset = Boolean(byLink && done(byLink))
  if (isReset) expect(await owner.user()).toBeNull()
  const open: (readonly [string, string])[] = []
  for (const email of [from, newEmail])
    for (const password of [owner.password, another, newPassword])
      if (await opens(email, password)) open.push([email, password])
  expect(open).toHaveLength(1)
  if (isReset) expect(open).toEqual([[from, newPassword]])
})

test('an account that is erased while a mailed link sets its password is gone, or has that password', async () => {
  const owner = await verifiedOwner()
  const [erased, reset] = await allAtOnce([erase(owner), await resetOf(owner)])
  const isErased = Boolean(erased && done(erased))
  expect(await usersAt(owner.email)).toHaveLength(isErased ? 0 : 1)
  expect(await opens(owner.email, newPassword)).toBe(!isErased)
  expect(isErased || (reset && done(reset))).toBe(true)
})

test('an account that is erased while its former mailbox takes it back is gone, or is its again', async () => {
  const { owner, from, newEmail, undo } = await ownerWithMovedEmail()
  const [erased, undone] = await allAtOnce([
    erase(owner),
    () => browser().post('/account/email/undo', { token: undo }),
  ])
  const isErased = Boolean(erased && done(erased))
  expect([(await usersAt(from)).length, (await usersAt(newEmail)).length]).toEqual([isErased ? 0 : 1, 0])
  expect(Boolean(undone && done(undone))).toBe(!isErased)
})

test('an address that is registered while its account is erased makes a new account, or none', async () => {
  const owner = await verifiedOwner()
  const id = await idOf(owner)
  const input = registration({ email: owner.email, password: another })
  const [erased, registered] = await allAtOnce([
    erase(owner),
    () => browser().post('/register-free-profile', input),
  ])
  expect(erased?.status).toBe(204)
  const rows = await usersAt(owner.email)
  expect(rows.map((row) => row.id === id)).toEqual(registered && done(registered) ? [false] : [])
  for (const row of rows) {
    const own = await database().select().from(profiles).where(eq(profiles.ownerId, row.id))
    expect(own).toHaveLength(1)
  }
})
