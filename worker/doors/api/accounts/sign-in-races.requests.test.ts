import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { totpEnrolmentSchema } from '#schema/accounts/account-answers.ts'
import {
  type Browser,
  browser,
  mailedToken,
  registeredOwner,
  registration,
  signedInAs,
  signIn,
} from '#test/account.ts'
import { aWhileAgo, totpCode } from '#test/authenticator.ts'
import { refusalOf } from '#test/requests.ts'

const newPassword = 'a lighter loaf'
/** Until what was sent before has read what it needs and waits for its turn to hash. */
const whileOthersWait = () => sleep(30)

async function resetToken(email: string) {
  await browser().post('/forgot-password', { email })
  return mailedToken('reset-password', email)
}

async function linkToken(email: string) {
  await browser().post('/login/link', { email })
  return mailedToken('sign-in-link', email)
}

/** Signs in twice at once, after whatever hashes now. */
function signInTwice(account: { email: string; password: string }) {
  const visitors = [browser(), browser()]
  const { email, password } = account
  const answers = visitors.map((visitor) => visitor.post('/login', { email, password }))
  return { visitors, answers }
}
const usersOf = (visitors: Browser[]) => Promise.all(visitors.map((visitor) => visitor.user()))

/** Keeps the turn to hash for a while. */
const hashing = () => browser().post('/login', { email: registration().email, password: 'not the loaf' })

async function withAuthenticator() {
  const admin = await signedInAs('admin')
  const answer = await admin.post('/totp', { password: admin.password })
  const { secret, backupCodes } = totpEnrolmentSchema.parse(await answer.json())
  expect((await admin.post('/totp/confirm', { code: totpCode(secret) }, aWhileAgo())).status).toBe(204)
  return { ...admin, secret, backupCodes }
}

test('a sign-in under way by the old password fails once a mailed link has set another', async () => {
  const owner = await registeredOwner()
  const reset = browser().post('/reset-password', { token: await resetToken(owner.email), newPassword })
  await whileOthersWait()
  const { visitors, answers } = signInTwice(owner)
  expect((await reset).status).toBe(204)
  await Promise.all(answers)
  expect(await usersOf(visitors)).toEqual([null, null])
  await signIn(browser(), owner.email, newPassword)
})

test('a sign-in under way fails once its person has changed the password', async () => {
  const owner = await registeredOwner()
  const change = owner.put('/account', { currentPassword: owner.password, newPassword })
  await whileOthersWait()
  // The change hashes twice: one of these has read the old hash when the second is made.
  const attempts = []
  for (let count = 0; count < 4; count += 1) {
    attempts.push(signInTwice(owner))
    await sleep(45)
  }
  expect((await change).status).toBe(200)
  await Promise.all(attempts.flatMap(({ answers }) => answers))
  const users = await usersOf(attempts.flatMap(({ visitors }) => visitors))
  expect(users.filter(Boolean)).toEqual([])
  expect(await owner.user()).not.toBeNull()
})

test('a sign-in under way fails once a mailed link was the first proof, which removes the password', async () => {
  const squatter = await registeredOwner()
  const token = await linkToken(squatter.email)
  const busy = hashing()
  const { visitors, answers } = signInTwice(squatter)
  await whileOthersWait()
  const rightful = browser()
  expect((await rightful.post('/login/link/open', { token })).status).toBe(200)
  await Promise.all([busy, ...answers])
  expect(await usersOf(visitors)).toEqual([null, null])
  expect(await rightful.user()).not.toBeNull()
})

test('a sign-in under way while a second factor is set up does not pass it by', async () => {
  const admin = await signedInAs('admin')
  const answer = await admin.post('/totp', { password: admin.password })
  const { secret } = totpEnrolmentSchema.parse(await answer.json())
  const busy = hashing()
  const { visitors, answers } = signInTwice(admin)
  await whileOthersWait()
  expect((await admin.post('/totp/confirm', { code: totpCode(secret) }, aWhileAgo())).status).toBe(204)
  await busy
  await Promise.all(answers)
  expect(await usersOf(visitors)).toEqual([null, null])
})

test.each(['code', 'backupCode'] as const)(
  'a pending sign-in older than a new password is not finished by a %s',
  async (way) => {
    const admin = await withAuthenticator()
    const [bySession, byLink] = [browser(), browser()]
    await bySession.post('/login', admin)
    await byLink.post('/login/link/open', { token: await linkToken(admin.email) })
    const token = await resetToken(admin.email)
    expect((await browser().post('/reset-password', { token, newPassword })).status).toBe(204)
    const proof = way === 'code' ? { code: totpCode(admin.secret) } : { backupCode: admin.backupCodes[0] }
    for (const half of [bySession, byLink]) {
      const answer = await half.post('/login/totp', proof)
      expect(await refusalOf(answer)).toEqual([410, 'SIGN_IN_AGAIN'])
      expect(await half.user()).toBeNull()
    }
    const anew = browser()
    await anew.post('/login', { email: admin.email, password: newPassword })
    expect((await anew.post('/login/totp', proof)).status, 'nothing was used up').toBe(200)
  },
)

test('a pending sign-in older than a change of password or second factor is not finished', async () => {
  const admin = await withAuthenticator()
  const begin = async (password: string) => {
    const half = browser()
    await half.post('/login', { email: admin.email, password })
    return half
  }
  const beforeChange = await begin(admin.password)
  await admin.put('/account', { currentPassword: admin.password, newPassword })
  const beforeRemoval = await begin(newPassword)
  const removed = await admin.post('/totp/remove', { password: newPassword, code: totpCode(admin.secret) })
  expect(removed.status).toBe(204)
  const answer = await admin.post('/totp', { password: newPassword })
  const { secret } = totpEnrolmentSchema.parse(await answer.json())
  expect((await admin.post('/totp/confirm', { code: totpCode(secret) }, aWhileAgo())).status).toBe(204)
  for (const half of [beforeChange, beforeRemoval]) {
    const answer = await half.post('/login/totp', { code: totpCode(secret) })
    expect(await refusalOf(answer)).toEqual([410, 'SIGN_IN_AGAIN'])
    expect(await half.user()).toBeNull()
  }
})

test('the link’s password counts if a password is changed and reset by a link at once', async () => {
  const intruder = await registeredOwner()
  const { email, password } = intruder
  const reset = browser().post('/reset-password', { token: await resetToken(email), newPassword })
  await whileOthersWait()
  const change = intruder.put('/account', { currentPassword: password, newPassword: 'the loaf of another' })
  expect((await reset).status).toBe(204)
  await change
  expect(await intruder.user()).toBeNull()
  expect((await browser().post('/login', { email, password: 'the loaf of another' })).status).toBe(401)
  await signIn(browser(), email, newPassword)
})

/** What somebody who registered with another's address does by password, while the other opens a mailed link. */
async function whileALinkIsOpened(
  act: (squatter: Awaited<ReturnType<typeof registeredOwner>>) => Promise<Response>[],
) {
  // Where the machine stood still an act was over before the link was opened: that says nothing.
  for (;;) {
    const squatter = await registeredOwner()
    const token = await linkToken(squatter.email)
    const busy = hashing()
    let isOver = false
    const acts = act(squatter).map((answer) => answer.finally(() => (isOver = true)))
    await whileOthersWait()
    const rightful = browser()
    const answer = await rightful.post('/login/link/open', { token })
    const wasOver = isOver
    await busy
    const answers = await Promise.all(acts)
    if (wasOver) continue
    expect(answer.status).toBe(200)
    return { squatter, rightful, answers }
  }
}

test('a session and password that ended meanwhile set no password and edit no profile', async () => {
  const theirs = { newPassword: 'the loaf of another', confirmPassword: 'the loaf of another' }
  const { squatter, rightful, answers } = await whileALinkIsOpened((squatter) => [
    squatter.put('/account', { currentPassword: squatter.password, newPassword: theirs.newPassword }),
    squatter.put('/customer-profile', {
      firstName: 'Not',
      lastName: 'Noor',
      currentPassword: squatter.password,
      ...theirs,
    }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  expect(await rightful.user()).toMatchObject({ name: 'Noor Haddad' })
  const { email } = squatter
  expect((await browser().post('/login', { email, password: theirs.newPassword })).status).toBe(401)
})

test('a session and password that ended meanwhile erase no account', async () => {
  const { rightful, answers } = await whileALinkIsOpened(({ post, password }) => [
    post('/privacy/erase', { password }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401])
  expect(await rightful.user()).not.toBeNull()
})

test('a second factor removed while a mailed link sets a new password leaves no session behind', async () => {
  const admin = await withAuthenticator()
  const { email, password, secret } = admin
  const reset = browser().post('/reset-password', { token: await resetToken(email), newPassword })
  await whileOthersWait()
  const removal = await admin.post('/totp/remove', { password, code: totpCode(secret) })
  expect((await reset).status).toBe(204)
  expect(await admin.user()).toBeNull()
  const answer = await browser().post('/login', { email, password: newPassword })
  // On a busy machine the removal is the first of the two.
  if (removal.status !== 204) expect(await answer.json()).toEqual({ needs: 'totp' })
})
