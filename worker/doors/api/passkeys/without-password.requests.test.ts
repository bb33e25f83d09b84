import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { browser, mailedToken, newAddress, signedInAs, verifiedOwner } from '#test/account.ts'
import { addedPasskey, signInWith } from '#test/fakes/passkeys.ts'
import { dropPassword } from '#test/identities/without-password.ts'
import { database } from '#test/people.ts'
import { at, jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const { users } = tables
const later = at(new Date(Date.now() + 11 * 60_000))

/** Somebody whose only way in, mailed links aside, is a passkey. */
async function withPasskeyAlone() {
  const owner = await verifiedOwner()
  const device = await addedPasskey(owner, inject('url'))
  await dropPassword(owner.email)
  return { ...owner, device }
}

test('an owner without a password changes their address soon after they signed in', async () => {
  const owner = await withPasskeyAlone()
  const newEmail = newAddress()
  expect(await refusalOf(owner.post('/account/email', { newEmail }, later))).toEqual([403, 'PROVE_AGAIN'])
  const anew = browser()
  await signInWith(anew, owner.device)
  expect((await anew.post('/account/email', { newEmail })).status).toBe(202)
  expect(await jsonOf(anew.get('/account'))).toMatchObject({ waitingEmail: { newEmail } })
  const token = await mailedToken('new-email', newEmail)
  const confirmed = await anew.post('/account/email/confirm', { token })
  expect(confirmed.status, await confirmed.text()).toBe(200)
  expect(await anew.user()).toMatchObject({ email: newEmail })
})

test('an owner without a password erases their account soon after they signed in, and not later', async () => {
  const owner = await withPasskeyAlone()
  for (const body of [{}, { password: owner.password }])
    expect(await refusalOf(owner.post('/privacy/erase', body, later))).toEqual([403, 'PROVE_AGAIN'])
  expect(await owner.user()).not.toBeNull()
  const byLink = browser()
  await browser().post('/login/link', { email: owner.email })
  const token = await mailedToken('sign-in-link', owner.email)
  await byLink.post('/login/link/open', { token })
  expect((await byLink.post('/privacy/erase')).status).toBe(204)
  expect(await owner.user()).toBeNull()
  expect(await refusalOf(signInWith(browser(), owner.device))).toEqual([401, 'WRONG_PASSKEY'])
})

test('an owner with a password is asked for it, however soon after they signed in', async () => {
  const owner = await verifiedOwner()
  for (const [path, body] of [
    ['/account/email', { newEmail: newAddress() }],
    ['/privacy/erase', {}],
  ] as const) {
    const answer = await owner.post(path, body)
    expect(answer.status, path).toBe(400)
    expect(await jsonOf(answer)).toMatchObject({ details: [{ path: 'password' }] })
    const wrong = owner.post(path, { ...body, password: 'not the loaf' })
    expect(await refusalOf(wrong)).toEqual([401, 'WRONG_PASSWORD'])
  }
  expect(await owner.user()).not.toBeNull()
})

test('a password that an account does not have is not called wrong', async () => {
  const admin = await signedInAs('admin')
  await dropPassword(admin.email)
  const newPassword = 'a lighter loaf'
  const changed = admin.put('/account', { currentPassword: admin.password, newPassword })
  expect(await refusalOf(changed)).toEqual([409, 'NO_PASSWORD'])
  expect(await refusalOf(admin.post('/totp', { password: admin.password }))).toEqual([409, 'NO_PASSWORD'])
})

test('no account is erased, nor moved, by a session that was ended meanwhile', async () => {
  const owner = await withPasskeyAlone()
  const other = browser()
  await signInWith(other, owner.device)
  const answers = await Promise.all([
    other.post('/sessions/end-others'),
    owner.post('/account/email', { newEmail: newAddress() }),
    owner.post('/privacy/erase'),
  ])
  const [ended, , erased] = answers.map(({ status }) => status)
  // Whichever was first.
  if (erased === 204) expect([204, 401]).toContain(ended)
  else expect([erased, await other.user()]).toEqual([401, expect.anything()])
  expect(await owner.user()).toBeNull()
})

test('a stranger without a password cannot move an account set up at somebody else’s address', async () => {
  const squatter = await withPasskeyAlone()
  await database().update(users).set({ emailVerified: false }).where(eq(users.email, squatter.email))
  const newEmail = newAddress()
  expect((await squatter.post('/account/email', { newEmail })).status).toBe(202)
  const token = await mailedToken('new-email', newEmail)
  const rightful = browser()
  await browser().post('/login/link', { email: squatter.email })
  const link = await mailedToken('sign-in-link', squatter.email)
  expect((await rightful.post('/login/link/open', { token: link })).status).toBe(200)
  expect(await jsonOf(rightful.get('/account'))).toMatchObject({ waitingEmail: null })
  expect(await refusalOf(rightful.post('/account/email/confirm', { token }))).toEqual([410, 'LINK_EXPIRED'])
})
