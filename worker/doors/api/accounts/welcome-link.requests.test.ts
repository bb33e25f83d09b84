import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { AddressLink } from '#schema/accounts/account-answers.ts'
import { browser, mailedToken, registeredOwner, registration, signIn } from '#test/account.ts'
import { drafted } from '#test/drafted.ts'
import { database } from '#test/people.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { drafts, profiles, users } = tables
const claimedBy = async (email: string) =>
  (await database().select().from(drafts).where(eq(drafts.email, email)))[0]?.claimedBy
const profileAt = async (email: string) =>
  (await database().select().from(profiles).where(eq(profiles.email, email)))[0]
const isVerified = async (email: string) =>
  (await database().select().from(users).where(eq(users.email, email)))[0]?.emailVerified

/** Somebody drafted a profile; a stranger registered with their address, and the welcome is in their mailbox. */
async function registeredByAStranger() {
  const draft = drafted({ email: `${randomUUID()}@haddad.example` })
  const rightful = browser()
  await rightful.post('/solution-profile', draft)
  const stranger = await registeredOwner({ email: draft.email })
  return { draft, rightful, stranger, token: await mailedToken('welcome', draft.email) }
}

test('the welcome link of a stranger’s registration gives the stranger nothing of mine', async () => {
  const { draft, rightful, stranger, token } = await registeredByAStranger()
  const half = await signIn(browser(), stranger.email, stranger.password)
  const answer = await rightful.post('/verify-email', { token, takesOver: true })
  expect(await answer.json()).toMatchObject({
    email: draft.email,
    claimed: true,
    signIn: { user: { email: draft.email, emailVerified: true } },
  })
  expect(await rightful.user(), 'who opened it is signed in').toMatchObject({ email: draft.email })
  for (const visitor of [stranger, half]) expect(await visitor.user()).toBeNull()
  const { email, password } = stranger
  expect((await browser().post('/login', { email, password })).status).toBe(401)
  expect((await profileAt(email))?.coreProblemSolved, 'claimed afterwards').toBe(draft.problemSolved)
  expect(await jsonOf<object>(rightful.get('/account'))).toMatchObject({ hasPassword: false })
})

test('a sign-in under way by the stranger’s password fails once the welcome link was opened', async () => {
  const { rightful, stranger, token } = await registeredByAStranger()
  const busy = browser().post('/login', { email: registration().email, password: 'not the loaf' })
  const visitors = [browser(), browser()]
  const answers = visitors.map((visitor) => visitor.post('/login', stranger))
  await sleep(30)
  expect((await rightful.post('/verify-email', { token, takesOver: true })).status).toBe(200)
  await Promise.all([busy, ...answers])
  for (const visitor of visitors) expect(await visitor.user()).toBeNull()
})

test('the link confirms the address and no more in a browser that is signed in to the account', async () => {
  const owner = await registeredOwner()
  const other = await signIn(browser(), owner.email, owner.password)
  const token = await mailedToken('welcome', owner.email)
  const answer = await owner.post('/verify-email', { token })
  expect([answer.headers.getSetCookie(), await answer.json()]).toEqual([
    [],
    { email: owner.email, claimed: false },
  ])
  expect(await owner.user()).toMatchObject({ emailVerified: true })
  expect(await other.user(), 'other devices stay signed in').not.toBeNull()
  await signIn(browser(), owner.email, owner.password)
})

test('who presses to confirm in a session that has ended meanwhile takes nothing over', async () => {
  const owner = await registeredOwner()
  const token = await mailedToken('welcome', owner.email)
  expect(await jsonOf<AddressLink>(owner.post('/verify-email/read', { token }))).toMatchObject({
    isYours: true,
  })
  await owner.post('/logout')
  expect(await refusalOf(owner.post('/verify-email', { token }))).toEqual([401, 'SIGN_IN_FIRST'])
  expect(await isVerified(owner.email)).toBe(false)
  await signIn(browser(), owner.email, owner.password)
})

test('the account’s password confirms and signs in elsewhere; a wrong one confirms nothing', async () => {
  const { draft, stranger: owner, token } = await registeredByAStranger()
  const phone = browser()
  const refusal = await phone.post('/verify-email', { token, password: 'not the loaf' })
  expect(await refusalOf(refusal)).toEqual([401, 'WRONG_PASSWORD'])
  expect([await isVerified(draft.email), await claimedBy(draft.email)]).toEqual([false, null])
  const answer = await phone.post('/verify-email', { token, password: owner.password })
  expect(await answer.json()).toMatchObject({ claimed: true, signIn: { user: { emailVerified: true } } })
  expect(await phone.user()).toMatchObject({ email: owner.email })
  expect(await owner.user(), 'other devices stay signed in').not.toBeNull()
  await signIn(browser(), owner.email, owner.password)
})

test('another account’s session shows nothing', async () => {
  const { stranger, token } = await registeredByAStranger()
  const somebody = await registeredOwner()
  expect(await jsonOf<AddressLink>(somebody.post('/verify-email/read', { token }))).toMatchObject({
    isYours: false,
  })
  await somebody.post('/verify-email', { token, takesOver: true })
  expect(await stranger.user()).toBeNull()
  expect(await somebody.user(), 'it is replaced').toMatchObject({ email: stranger.email })
})

test('a link that was opened signs nobody in again, and takes nothing away', async () => {
  const owner = await registeredOwner()
  const token = await mailedToken('welcome', owner.email)
  await owner.post('/verify-email', { token })
  const later = browser()
  const answer = await later.post('/verify-email', { token })
  expect([answer.status, await answer.json()]).toEqual([200, { email: owner.email, claimed: false }])
  expect(await later.user()).toBeNull()
  expect(await owner.user()).not.toBeNull()
  await signIn(browser(), owner.email, owner.password)
})

test('opened twice at once it is the first proof once', async () => {
  const { token } = await registeredByAStranger()
  const visitors = [browser(), browser(), browser()]
  const answers = await Promise.all(
    visitors.map((visitor) => visitor.post('/verify-email', { token, takesOver: true })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const signedIn = await Promise.all(visitors.map((visitor) => visitor.user()))
  expect(signedIn.filter(Boolean)).toHaveLength(1)
})

test('the address that a link confirms is read without using it up', async () => {
  const { draft, rightful, stranger, token } = await registeredByAStranger()
  const read = (visitor: ReturnType<typeof browser>) =>
    jsonOf<AddressLink>(visitor.post('/verify-email/read', { token }))
  const about = { email: draft.email, isVerified: false, hasPassword: true }
  expect(await read(rightful)).toEqual({ ...about, isYours: false })
  expect(await read(stranger)).toEqual({ ...about, isYours: true })
  expect([await isVerified(draft.email), await claimedBy(draft.email)]).toEqual([false, null])
  expect(await rightful.user()).toBeNull()
})

test.each(['/verify-email', '/login/link/open', '/reset-password'])(
  'the first proof by %s ends the calendar address that a stranger may know',
  async (path) => {
    const { draft, rightful, stranger, token } = await registeredByAStranger()
    const feed = await jsonOf<{ url: string }>(stranger.post('/meetings/feed/renew'))
    expect((await fetch(feed.url)).status).toBe(200)
    const { email } = draft
    if (path !== '/verify-email')
      await browser().post(path === '/reset-password' ? '/forgot-password' : '/login/link', { email })
    const tokenOf = {
      '/verify-email': async () => token,
      '/login/link/open': () => mailedToken('sign-in-link', email),
      '/reset-password': () => mailedToken('reset-password', email),
    }[path]
    const answer = await rightful.post(path, {
      token: await tokenOf?.(),
      newPassword: 'a lighter loaf',
      takesOver: true,
    })
    expect(answer.ok).toBe(true)
    expect((await fetch(feed.url)).status).toBe(404)
  },
)
