import { randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { Billing, OpenedPayment, Purchase } from '#schema/billing/billing-answers.ts'
import type { WireError } from '#schema/errors.ts'
import { browser, registeredOwner, signedInAs, signIn } from '#test/account.ts'
import { checkout, confirm, orderOf, paid } from '#test/billing/checkout.ts'
import { drafted } from '#test/drafted.ts'
import { database } from '#test/people.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { drafts, outbox, profiles, registrations, sessions, subscriptions, users } = tables
const password = 'a loaf of bread'
const buyerAt = () => `${randomUUID()}@haddad.example`

/** The token of the link to a page in the newest mail of a kind to an address. */
async function linkTo(path: string, email: string, kind: string) {
  const mail = async () => {
    const of = and(eq(outbox.to, email), eq(outbox.kind, kind))
    const [newest] = await database().select().from(outbox).where(of).orderBy(desc(outbox.id))
    return newest
  }
  await expect.poll(mail).toBeDefined()
  const newest = await mail()
  const token = new RegExp(`${path}#token=(\\S+)`).exec(newest?.text ?? '')?.[1]
  if (!token) throw new Error(`No link to ${path} in: ${newest?.text}`)
  expect(newest?.isSecret).toBe(true)
  return token
}
const openLink = (email: string, kind = 'receipt') => linkTo('/open-account', email, kind)
const open = (token: string, person = browser(), chosen = password) =>
  person.post('/account/open', { token, password: chosen })
const codeOf = async (answer: Response) => [answer.status, (await jsonOf<WireError>(answer)).code] as const
const billing = (owner: { get: (path: string) => Promise<Response> }) =>
  jsonOf<Billing>(owner.get('/billing'))
const usersAt = (email: string) => database().select().from(users).where(eq(users.email, email))
const monthsOf = (orderId: string) =>
  database().select().from(subscriptions).where(eq(subscriptions.orderId, orderId))
const advance = async (days: number, email: string) =>
  expect((await postJson(`${inject('url')}/api/dev/sandbox/advance`, { days, email })).status).toBe(200)

/** Somebody without an account whose trial runs, and whose months have begun at the gateway. */
async function onTrial(email = buyerAt()) {
  const buyer = browser()
  const { customer_name, customer_mobile } = checkout(1)
  const answer = await buyer.post('/create-free-trial-setup', {
    customer_name,
    customer_mobile,
    customer_email: email,
  })
  const { clientSecret, order } = await jsonOf<OpenedPayment>(answer)
  const card = {
    expiry: `0${randomInt(1, 10)} / ${randomInt(2040, 2099)}`,
    cvc: `${randomInt(1000, 10_000)}`,
  }
  expect((await confirm(buyer, clientSecret, undefined, card)).status).toBe(200)
  await expect.poll(() => monthsOf(order.id)).toHaveLength(1)
  return { email, orderId: order.id }
}

test('a buyer without an account opens one by their mail, and has the plan', async () => {
  const email = buyerAt()
  const { order } = await paid(3, { customer_email: email, customer_name: 'Noor van Haddad' })
  const token = await openLink(email)
  const buyer = browser()
  expect(await jsonOf<Purchase>(buyer.get(`/purchases/${token}`))).toEqual({
    name: 'Noor van Haddad',
    email,
    level: 3,
    plan: 'premium',
    opening: 'open',
    trial: null,
  })
  const answer = await open(token, buyer)
  expect(answer.status).toBe(201)
  expect(await jsonOf(answer)).toMatchObject({ user: { email, role: 'owner', emailVerified: true } })
  expect(answer.headers.getSetCookie().join()).toMatch(/session=/)
  expect(await billing(buyer)).toMatchObject({ plan: 'premium', orders: [{ id: order.id }] })
  const [user] = await usersAt(email)
  const [profile] = await database()
    .select()
    .from(profiles)
    .where(eq(profiles.ownerId, user?.id ?? ''))
  expect(profile).toMatchObject({
    firstName: 'Noor',
    lastName: 'van Haddad',
    plan: 'premium',
    listedAt: null,
    currentRole: '',
    profileUrl: expect.stringMatching(/^noor-van-haddad(-\d+)?$/),
  })
  const [registration] = await database()
    .select()
    .from(registrations)
    .where(eq(registrations.userId, user?.id ?? ''))
  expect(registration).toMatchObject({ email, company: '', consentText: expect.stringMatching(/^terms /) })
  await signIn(browser(), email, password)
})

test('a link opens one account, once; afterwards it says so, and takes no other password', async () => {
  const email = buyerAt()
  await paid(1, { customer_email: email })
  const token = await openLink(email)
  expect((await open(token)).status).toBe(201)
  expect(await codeOf(await open(token, browser(), 'somebody else'))).toEqual([410, 'LINK_USED'])
  await signIn(browser(), email, password)
  expect((await browser().post('/login', { email, password: 'somebody else' })).status).toBe(401)
})

test('a link says nothing any more once the account that it opened is erased', async () => {
  const { email } = await onTrial()
  const tokens = [await openLink(email, 'trial'), await linkTo('/cancel-trial', email, 'trial')]
  const buyer = browser()
  expect((await open(tokens[0] ?? '', buyer)).status).toBe(201)
  expect((await buyer.post('/privacy/erase', { password })).status).toBe(204)
  for (const token of tokens) {
    const answer = await browser().get(`/purchases/${token}`)
    expect(await codeOf(answer)).toEqual([410, 'LINK_EXPIRED'])
    expect(await codeOf(await browser().post('/trial/cancel', { token }))).toEqual([410, 'LINK_EXPIRED'])
  }
})

test('a receipt says nothing any more once its buyer is erased', async () => {
  const email = buyerAt()
  await paid(1, { customer_email: email })
  const token = await openLink(email)
  const buyer = browser()
  expect((await open(token, buyer)).status).toBe(201)
  expect((await buyer.post('/privacy/erase', { password })).status).toBe(204)
  expect(await codeOf(await browser().get(`/purchases/${token}`))).toEqual([410, 'LINK_EXPIRED'])
})

test('two tabs that open an account at once open one', async () => {
  const email = buyerAt()
  await paid(3, { customer_email: email })
  const token = await openLink(email)
  const answers = await Promise.all([open(token), open(token), open(token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 410, 410])
  const [user, ...others] = await usersAt(email)
  expect(others).toEqual([])
  expect(
    await database()
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? '')),
  ).toHaveLength(1)
})

test('a link that a mail scanner opens changes nothing', async () => {
  const { email, orderId } = await onTrial()
  const token = await linkTo('/cancel-trial', email, 'trial')
  for (const path of ['/open-account', '/cancel-trial', '/api/account/open', '/api/trial/cancel'])
    for (const method of ['GET', 'HEAD']) await fetch(`${inject('url')}${path}?token=${token}`, { method })
  const scanned = await fetch(`${inject('url')}/api/purchases/${token}`)
  expect(scanned.headers.get('cache-control')).toContain('no-store')
  expect(scanned.headers.getSetCookie()).toEqual([])
  expect(await usersAt(email)).toEqual([])
  expect(await monthsOf(orderId)).toMatchObject([{ status: 'trialing', cancelAt: null }])
})

test('a stranger who had registered the address loses it to the mailbox, with password and session', async () => {
  const stranger = await registeredOwner()
  const { email } = stranger
  const { order } = await paid(3, { customer_email: email })
  expect((await orderOf(order.id)).userId).toBeNull()
  const buyer = browser()
  expect((await open(await openLink(email), buyer, 'the real mailbox')).status).toBe(201)
  expect(await billing(buyer)).toMatchObject({ plan: 'premium', orders: [{ id: order.id }] })
  expect(await stranger.user()).toBeNull()
  expect((await browser().post('/login', { email, password: stranger.password })).status).toBe(401)
  await signIn(browser(), email, 'the real mailbox')
  expect(await usersAt(email)).toMatchObject([{ emailVerified: true }])
})

test('the link leads to signing in where the address has a proven account', async () => {
  const email = buyerAt()
  await paid(1, { customer_email: email })
  const token = await openLink(email)
  const owner = await registeredOwner({ email })
  await owner.post('/login/link', { email })
  const signedIn = await linkTo('/login', email, 'sign-in-link').catch(() => '')
  expect(signedIn).toBe('')
  const link = /#link=(\S+)/.exec((await newestText(email, 'sign-in-link')) ?? '')?.[1]
  expect((await owner.post('/login/link/open', { token: link })).status).toBe(200)
  expect(await codeOf(await open(token))).toEqual([409, 'USER_EXISTS'])
  expect(await billing(owner)).toMatchObject({ plan: 'starter' })
  expect(await jsonOf(browser().get(`/purchases/${token}`))).toMatchObject({ opening: 'has account' })
})
const newestText = async (email: string, kind: string) => {
  const of = and(eq(outbox.to, email), eq(outbox.kind, kind))
  return (await database().select().from(outbox).where(of).orderBy(desc(outbox.id)))[0]?.text
}

test('a validator’s address opens no second account, and their role stays', async () => {
  const validator = await signedInAs('validator')
  await paid(1, { customer_email: validator.email })
  const token = await openLink(validator.email)
  expect(await codeOf(await open(token))).toEqual([409, 'USER_EXISTS'])
  expect(await usersAt(validator.email)).toMatchObject([{ role: 'validator' }])
})

test('a link is good for thirty days, and opens with no password that is guessed first', async () => {
  const email = buyerAt()
  await paid(1, { customer_email: email })
  const token = await openLink(email)
  expect(await codeOf(await open(token, browser(), 'password'))).toEqual([400, 'PASSWORD_TOO_COMMON'])
  expect((await open(token, browser(), 'short')).status).toBe(400)
  const later = { 'X-Now': new Date(Date.now() + 31 * 24 * 3600_000).toISOString() }
  const late = await browser().post('/account/open', { token, password }, later)
  expect(await codeOf(late)).toEqual([410, 'LINK_EXPIRED'])
  expect((await browser().get(`/purchases/${token}`, later)).status).toBe(410)
  expect(await usersAt(email)).toEqual([])
})

test('a purchase that was refunded opens no account', async () => {
  const email = buyerAt()
  const { order } = await paid(1, { customer_email: email })
  const token = await openLink(email)
  const admin = await signedInAs('admin')
  const refund = await admin.post(`/admin/orders/${order.id}/refund`, { reason: 'They asked' })
  expect(refund.status).toBe(202)
  await expect.poll(async () => (await orderOf(order.id)).status).toBe('refunded')
  expect(await codeOf(await open(token))).toEqual([410, 'LINK_EXPIRED'])
})

test('a draft under the buyer’s address fills the profile, from any device', async () => {
  const email = buyerAt()
  const drafter = browser()
  const draft = drafted({ email })
  const answer = await drafter.post('/solution-profile', draft)
  expect(answer.status).toBe(201)
  await paid(1, { customer_email: email })
  expect((await open(await openLink(email))).status).toBe(201)
  const [user] = await usersAt(email)
  const [profile] = await database()
    .select()
    .from(profiles)
    .where(eq(profiles.ownerId, user?.id ?? ''))
  expect(profile).toMatchObject({ coreProblemSolved: draft.problemSolved, keySkills: draft.keySkills })
  const [claimed] = await database().select().from(drafts).where(eq(drafts.email, email))
  expect(claimed?.claimedBy).toBe(user?.id)
})

test('a trial is cancelled by its mail without an account: nothing is charged, then or later', async () => {
  const { email, orderId } = await onTrial()
  const token = await linkTo('/cancel-trial', email, 'trial')
  const before = await jsonOf<Purchase>(browser().get(`/purchases/${token}`))
  expect(before).toMatchObject({ email, plan: 'starter', trial: { state: 'running', canResume: false } })
  const cancel = () => browser().post('/trial/cancel', { token })
  const answer = await cancel()
  expect(answer.status).toBe(200)
  const cancelled = await jsonOf<Purchase>(answer)
  expect(cancelled.trial).toEqual({ ...before.trial, state: 'cancelled', canResume: true })
  const again = await Promise.all([cancel(), cancel()])
  for (const one of again) expect(await jsonOf(one)).toEqual(cancelled)
  const mails = await database().select().from(outbox).where(eq(outbox.to, email))
  expect(mails.filter(({ kind }) => kind === 'plan-cancelled')).toHaveLength(1)
  await advance(40, email)
  expect(await monthsOf(orderId)).toMatchObject([{ status: 'canceled' }])
  const receipts = tables.receipts
  expect(await database().select().from(receipts).where(eq(receipts.orderId, orderId))).toEqual([])
  expect(await jsonOf(cancel())).toMatchObject({ trial: { state: 'over' } })
})

test('a trial is cancelled by its mail also where an account was opened meanwhile', async () => {
  const { email } = await onTrial()
  const token = await linkTo('/cancel-trial', email, 'trial')
  const owner = browser()
  expect((await open(await openLink(email, 'trial'), owner)).status).toBe(201)
  expect(await billing(owner)).toMatchObject({ plan: 'starter', canCancel: true })
  const answer = await browser().post('/trial/cancel', { token })
  expect(await jsonOf(answer)).toMatchObject({ opening: 'has account', trial: { state: 'cancelled' } })
  expect(await billing(owner)).toMatchObject({ plan: 'starter', canCancel: false, nextCharge: null })
})

test('a receipt’s link cancels no trial, and nobody else’s link cancels anything', async () => {
  const email = buyerAt()
  await paid(3, { customer_email: email })
  const token = await openLink(email)
  expect(await codeOf(await browser().post('/trial/cancel', { token }))).toEqual([409, 'NOTHING_TO_CANCEL'])
  const forged = `${token.split('.')[0]}.${'b'.repeat(43)}`
  expect(await codeOf(await browser().post('/trial/cancel', { token: forged }))).toEqual([
    410,
    'LINK_EXPIRED',
  ])
})

test('a buyer who lost the mail has it sent again, and no address is told whether it bought anything', async () => {
  const { email } = await onTrial()
  const answer = await browser().post('/purchases/link', { email })
  const none = await browser().post('/purchases/link', { email: buyerAt() })
  expect([answer.status, await answer.text()]).toEqual([none.status, await none.text()])
  expect(answer.status).toBe(202)
  const cancels = await linkTo('/cancel-trial', email, 'purchase-link')
  expect((await browser().post('/trial/cancel', { token: cancels })).status).toBe(200)
  expect((await open(await openLink(email, 'purchase-link'))).status).toBe(201)
})

test('the mail before a trial ends and the receipts after it hold the way in, until there is an account', async () => {
  const { email } = await onTrial()
  await advance(4, email)
  expect(await linkTo('/cancel-trial', email, 'trial-reminder')).toBeTruthy()
  await advance(2, email)
  const owner = browser()
  expect((await open(await openLink(email, 'renewal-receipt'), owner)).status).toBe(201)
  expect(await billing(owner)).toMatchObject({ plan: 'starter', receipts: [{ amount: 3700 }] })
})
