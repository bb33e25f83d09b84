import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { Billing, OpenedPayment, VerifiedTrial } from '#schema/billing/billing-answers.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import type { WireError } from '#schema/errors.ts'
import {
  type Browser,
  browser,
  mailedToken,
  registeredOwner,
  signedInAs,
  verifiedOwner,
} from '#test/account.ts'
import { checkout, confirm, intentOf, orderOf, paid, testCards } from '#test/billing/checkout.ts'
import { callOn } from '#test/call.ts'
import { eventually } from '#test/eventually.ts'
import { mailedText } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { gmailSpellings, hostSpellings } from '#test/referees.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { saveUnaskedMonthRefund } from '../../../features/billing/subscription-commands.ts'
import { findFirstCharge } from '../../../features/billing/subscription-queries.ts'
import { tables } from '../../../services/database.ts'
import { keyedHash } from '../../../services/tokens.ts'
import { write } from '../../../services/write.ts'
import { beginTrial } from '../../../workflows/billing/begin-trial.ts'
import { refundTrial } from '../../../workflows/billing/refund-month.ts'
import { statementsOfWithdrawal } from '../../../workflows/billing/refund-order.ts'

const { gatewayTasks, outbox, sandboxObjects, subscriptions, trials } = tables

const contact = (email = `${randomUUID()}@haddad.example`) => {
  const { customer_name, customer_mobile } = checkout(1)
  return { customer_name, customer_mobile, customer_email: email }
}
const setUp = (buyer: Browser, body: object) => buyer.post('/create-free-trial-setup', body)
const verifyTrial = (buyer: Browser, clientSecret: string) =>
  jsonOf<VerifiedTrial>(buyer.post('/verify-trial', { setupIntentId: intentOf(clientSecret) }))

/** Somebody at the card form of a trial, whose card, as the gateway knows it, nobody else has. */
async function atCardForm(email?: string, buyer = browser()) {
  const answer = await setUp(buyer, contact(email))
  expect(answer.status).toBe(200)
  return { buyer, ...(await jsonOf<OpenedPayment>(answer)) }
}
let cardsSoFar = 0
/** A card that nobody of this run has left yet. */
const newCard = () => {
  cardsSoFar += 1
  return {
    expiry: `12 / ${2040 + Math.floor(cardsSoFar / 1000)}`,
    cvc: String(cardsSoFar % 1000).padStart(4, '0'),
  }
}
async function leaveCard(
  { buyer, clientSecret }: { buyer: Browser; clientSecret: string },
  card: object = newCard(),
) {
  expect((await confirm(buyer, clientSecret, testCards.succeeds, card)).status).toBe(200)
  return verifyTrial(buyer, clientSecret)
}
const fiveDays = 5 * 24 * 3600_000

test('a trial costs nothing, runs for five days from when a card is left, and its months follow', async () => {
  const trial = await atCardForm()
  expect(trial).toMatchObject({ gateway: 'sandbox', order: { level: 1, plan: 'starter', amount: 0 } })
  expect(await verifyTrial(trial.buyer, trial.clientSecret)).toEqual({ ok: false, reason: 'waiting' })
  const verified = await leaveCard(trial)
  expect(verified).toMatchObject({ ok: true, level: 1, plan: 'starter', needsAccount: true })
  const until = new Date('trialUntil' in verified ? verified.trialUntil : 0)
  expect(Math.abs(until.getTime() - Date.now() - fiveDays)).toBeLessThan(600_000)
  expect(await orderOf(trial.order.id)).toMatchObject({
    status: 'paid',
    amount: 0,
    card: 'Visa ending in 4242',
    grantsUntil: new Date(until.getTime() + 3 * 24 * 3600_000),
  })
  const tasks = await database().select().from(gatewayTasks).where(eq(gatewayTasks.subject, trial.order.id))
  expect(tasks.map(({ kind }) => kind)).toContain('start-subscription')
  expect(await mailedText(trial.order.email)).toContain('nothing is charged before then')
  expect(await verifyTrial(trial.buyer, trial.clientSecret)).toEqual(verified)
})

const advance = async (days: number, email: string) =>
  expect((await postJson(`${inject('url')}/api/dev/sandbox/advance`, { days, email })).status).toBe(200)
const billing = (owner: Browser) => jsonOf<Billing>(owner.get('/billing'))

const subscriptionsOf = (orderId: string) =>
  database().select().from(subscriptions).where(eq(subscriptions.orderId, orderId))

/** An owner whose trial runs and whose months have been begun at the gateway. */
async function ownerOnTrial() {
  const owner = await registeredOwner()
  const trial = await atCardForm(owner.email, owner)
  expect(await leaveCard(trial)).toMatchObject({ ok: true, needsAccount: false })
  await expect.poll(async () => (await billing(owner)).nextCharge?.amount).toBe(3700)
  const { id } = trial.order
  await eventually(async () => (await subscriptionsOf(id)).length === 1)
  return owner
}
const dashboardTrial = async (owner: Browser) =>
  (await jsonOf<Dashboard>(owner.get('/current-user-dashboard'))).trialUntil

test('the dashboard says until when a trial runs, and stops once it is charged', async () => {
  const owner = await ownerOnTrial()
  expect(await dashboardTrial(owner)).toBe((await billing(owner)).trialUntil)
  await advance(6, owner.email)
  expect(await dashboardTrial(owner)).toBeNull()
})

const mailsOf = async (email: string) => {
  const mails = await database().select().from(outbox).where(eq(outbox.to, email)).orderBy(outbox.id)
  return mails.map(({ subject }) => subject)
}

test('a trial’s person is told once, a day before it ends, and then the first month is charged', async () => {
  const owner = await ownerOnTrial()
  expect(await billing(owner)).toMatchObject({
    plan: 'starter',
    canCancel: true,
    receipts: [],
    withdrawal: null,
  })
  const before = await mailsOf(owner.email)
  await advance(3, owner.email)
  expect(await mailsOf(owner.email)).toEqual(before)
  await advance(1, owner.email)
  const reminded = (await mailsOf(owner.email)).slice(before.length)
  expect(reminded).toHaveLength(1)
  expect(await mailedText(owner.email)).toMatch(/£37/)
  await advance(2, owner.email)
  const charged = await billing(owner)
  expect(charged).toMatchObject({ plan: 'starter', trialUntil: null, receipts: [{ amount: 3700 }] })
  expect((await mailsOf(owner.email)).slice(before.length)).toHaveLength(2)
})

test('somebody whose trial a higher plan has replaced is not reminded of its end', async () => {
  const owner = await ownerOnTrial()
  await paid(3, { customer_email: owner.email }, owner)
  const [trial] = (await billing(owner)).orders.filter(({ what }) => what.includes('trial'))
  await expect.poll(async () => (await subscriptionsOf(trial?.id ?? ''))[0]?.cancelAt).toBeTruthy()
  await advance(4, owner.email)
  expect((await mailsOf(owner.email)).filter((subject) => subject.includes('trial ends'))).toEqual([])
})

test('the first month after a trial can be withdrawn from for fourteen days, and goes back whole, once', async () => {
  const owner = await ownerOnTrial()
  await advance(6, owner.email)
  const { withdrawal } = await billing(owner)
  expect(withdrawal).toMatchObject({ amount: 3700 })
  const { orderId = '' } = withdrawal ?? {}
  for (let time = 0; time < 2; time += 1)
    expect((await owner.post('/billing/withdraw', { orderId })).status).toBe(200)
  await eventually(async () => (await orderOf(orderId)).status === 'refunded')
  expect(await billing(owner)).toMatchObject({ plan: 'free', receipts: [{ isGivenBack: true }] })
  const subjects = (await mailsOf(owner.email)).filter((subject) => subject.includes('is on its way back'))
  expect(subjects).toEqual(['Your money for Starter (level 1) is on its way back'])
  expect(await mailedText(owner.email)).toContain('We have refunded £37')
  await eventually(async () => (await subscriptionsOf(orderId))[0]?.status === 'canceled')
  await advance(40, owner.email)
  expect((await billing(owner)).receipts).toHaveLength(1)
})

test('a withdrawal’s mail after a trial names the whole month, even if the refund was reported first', async () => {
  const owner = await ownerOnTrial()
  await advance(6, owner.email)
  const orderId = (await billing(owner)).withdrawal?.orderId ?? ''
  const call = callOn(database())
  await write(call, await statementsOfWithdrawal(call, { id: orderId, email: owner.email }))
  const { key = '', amount = 0 } = (await findFirstCharge(call, orderId)) ?? {}
  await saveUnaskedMonthRefund(call, key, amount)
  const { intentId } = await orderOf(orderId)
  await refundTrial(call, { id: orderId, intentId: intentId ?? '' }, `refund/${orderId}`)
  expect(await mailedText(owner.email)).toContain('We have refunded £37')
  expect(await findFirstCharge(call, orderId)).toMatchObject({ amountRefunded: 3700 })
})

test('the first month after a trial cannot be withdrawn from later, nor can the months after it', async () => {
  const owner = await ownerOnTrial()
  await advance(6 + 14, owner.email)
  expect((await billing(owner)).withdrawal).toBeNull()
  await advance(17, owner.email)
  expect((await billing(owner)).receipts).toHaveLength(2)
  expect((await billing(owner)).withdrawal).toBeNull()
  expect((await owner.post('/billing/withdraw')).status).toBe(409)
})

test('an administrator can withdraw somebody from the first month after a trial', async () => {
  const owner = await ownerOnTrial()
  const admin = await signedInAs('admin')
  const [trial] = (await billing(owner)).orders
  const withdraw = () => admin.post(`/admin/orders/${trial?.id}/withdraw`, { reason: 'Asked by letter' })
  expect((await withdraw()).status).toBe(409)
  await advance(6, owner.email)
  expect((await withdraw()).status).toBe(202)
  await eventually(async () => (await orderOf(trial?.id ?? '')).status === 'refunded')
  expect(await billing(owner)).toMatchObject({ plan: 'free', receipts: [{ isGivenBack: true }] })
})

test('a trial that is cancelled on the dashboard runs to its end and charges nothing, then or later', async () => {
  const owner = await ownerOnTrial()
  const cancelled = await jsonOf<Billing>(owner.post('/billing/cancel'))
  expect(cancelled).toMatchObject({ plan: 'starter', nextCharge: null, canCancel: false, canResume: true })
  expect(cancelled.endsAt).toBe(cancelled.trialUntil)
  await advance(4, owner.email)
  expect(await billing(owner)).toMatchObject({ plan: 'starter', receipts: [] })
  await advance(2, owner.email)
  expect(await billing(owner)).toMatchObject({ plan: 'free', receipts: [], nextCharge: null })
  const again = await setUp(owner, contact(owner.email))
  expect([again.status, (await jsonOf<WireError>(again)).code]).toEqual([409, 'TRIAL_USED'])
  expect(
    (await owner.post('/create-payment-intent', checkout(1, { customer_email: owner.email }))).status,
  ).toBe(200)
  await advance(40, owner.email)
  expect(await billing(owner)).toMatchObject({ plan: 'free', receipts: [] })
})

test('a stored trial names neither mailbox nor card', async () => {
  const trial = await atCardForm()
  await leaveCard(trial)
  const [row] = await database().select().from(trials).where(eq(trials.orderId, trial.order.id))
  expect(row?.mailbox).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(row)).not.toContain('haddad')
  expect(row?.card).toMatch(/^[\w-]{43}$/)
})

test('the same card begins no second trial under another address, and the visitor is told kindly', async () => {
  const card = newCard()
  expect(await leaveCard(await atCardForm(), card)).toMatchObject({ ok: true })
  const again = await atCardForm()
  expect(await leaveCard(again, card)).toEqual({ ok: false, reason: 'card used' })
  expect(await orderOf(again.order.id)).toMatchObject({
    status: 'expired',
    problem: 'card used',
    grantsUntil: null,
  })
  expect(await mailedText(again.order.email)).toContain('Nothing was charged, and nothing will be')
  const tasks = await database().select().from(gatewayTasks).where(eq(gatewayTasks.subject, again.order.id))
  expect(tasks.map(({ kind }) => kind)).not.toContain('start-subscription')
})

test('a mailbox begins no second trial, from any device and under any tag', async () => {
  const email = `${randomUUID()}@haddad.example`
  await leaveCard(await atCardForm(email))
  for (const same of [email, email.replace('@', '+again@'), email.toUpperCase()]) {
    const refusal = await setUp(browser(), contact(same))
    expect(refusal.status).toBe(409)
    expect(await jsonOf(refusal)).toMatchObject({ code: 'TRIAL_USED' })
  }
})

test('a Gmail mailbox has one trial, with dots and without, also where it was kept with them', async () => {
  const [plain, dotted] = gmailSpellings()
  const trial = await atCardForm(dotted)
  expect(await leaveCard(trial)).toMatchObject({ ok: true })
  const refusal = async (email: string) => (await jsonOf<WireError>(setUp(browser(), contact(email)))).code
  expect(await refusal(plain)).toBe('TRIAL_USED')
  const asWritten = dotted.toLowerCase().replace('+two', '')
  const mailbox = await keyedHash(inject('authSecret'), 'trial-mailbox', asWritten)
  await database().update(trials).set({ mailbox }).where(eq(trials.orderId, trial.order.id))
  expect(await refusal(dotted)).toBe('TRIAL_USED')
})

test('a mailbox under two hosts of its provider has one trial, also where it was kept under one of them', async () => {
  const [plain, other] = hostSpellings('pm.me', 'protonmail.com')
  const trial = await atCardForm(plain)
  expect(await leaveCard(trial)).toMatchObject({ ok: true })
  const refusal = async (email: string) => (await jsonOf<WireError>(setUp(browser(), contact(email)))).code
  expect(await refusal(other)).toBe('TRIAL_USED')
  const mailbox = await keyedHash(inject('authSecret'), 'trial-mailbox', plain)
  await database().update(trials).set({ mailbox }).where(eq(trials.orderId, trial.order.id))
  for (const email of [plain, other]) expect(await refusal(email)).toBe('TRIAL_USED')
})

test('one of two trials that one mailbox begins at the same time runs', async () => {
  const both = await Promise.all(gmailSpellings().map((email) => atCardForm(email)))
  const answers = await Promise.all(both.map((one) => leaveCard(one)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers).toContainEqual({ ok: false, reason: 'address used' })
})

test('an owner who is signed in has the trial at once, and no second one under another address', async () => {
  const owner = await registeredOwner()
  const trial = await atCardForm(undefined, owner)
  expect(await leaveCard(trial)).toMatchObject({ ok: true, needsAccount: false })
  const [profile] = await database()
    .select({ plan: tables.profiles.plan })
    .from(tables.profiles)
    .where(eq(tables.profiles.profileUrl, owner.profileUrl))
  expect(profile).toEqual({ plan: 'starter' })
  const refusal = await setUp(owner, contact())
  expect(await jsonOf(refusal)).toMatchObject({ code: 'ALREADY_COVERED' })
})

test('a trial that somebody else begins under an owner’s address leaves the owner theirs, once', async () => {
  const owner = await registeredOwner()
  const others = await atCardForm(owner.email)
  expect(await leaveCard(others)).toMatchObject({ ok: true, needsAccount: true })
  const own = await atCardForm(owner.email, owner)
  expect(await leaveCard(own)).toMatchObject({ ok: true, needsAccount: false })
  expect(await billing(owner)).toMatchObject({ plan: 'starter', trialUntil: expect.any(String) })
  for (const { order } of [others, own])
    await eventually(async () => (await subscriptionsOf(order.id)).length === 1)
  await advance(10, owner.email)
  expect((await owner.post('/billing/cancel')).status).toBe(200)
  await advance(40, owner.email)
  for (const buyer of [owner, browser()])
    expect(await jsonOf(setUp(buyer, contact(owner.email)))).toMatchObject({ code: 'TRIAL_USED' })
})

test('an owner who verifies their address after somebody else’s trial there was over has theirs', async () => {
  const owner = await registeredOwner()
  const others = await atCardForm(owner.email)
  expect(await leaveCard(others)).toMatchObject({ ok: true, needsAccount: true })
  await eventually(async () => (await subscriptionsOf(others.order.id)).length === 1)
  const token = await mailedToken('trial', owner.email)
  expect((await browser().post('/trial/cancel', { token })).status).toBe(200)
  await advance(20, owner.email)
  expect(
    (await owner.post('/verify-email', { token: await mailedToken('welcome', owner.email) })).status,
  ).toBe(200)
  expect(await leaveCard(await atCardForm(owner.email, owner))).toMatchObject({
    ok: true,
    needsAccount: false,
  })
})

test('an owner who takes over an account has their trial after one that a stranger had begun in it', async () => {
  const stranger = await registeredOwner()
  const { email } = stranger
  const others = await atCardForm(email, stranger)
  expect(await leaveCard(others)).toMatchObject({ ok: true, needsAccount: false })
  expect((await stranger.post('/billing/cancel')).status).toBe(200)
  await advance(20, email)
  expect(await jsonOf(setUp(stranger, contact(email)))).toMatchObject({ code: 'TRIAL_USED' })
  const owner = browser()
  const token = await mailedToken('welcome', email)
  expect((await owner.post('/verify-email', { token, takesOver: true })).status).toBe(200)
  expect(await leaveCard(await atCardForm(email, owner))).toMatchObject({ ok: true, needsAccount: false })
  expect((await owner.post('/billing/cancel')).status).toBe(200)
  await advance(20, email)
  expect(await jsonOf(setUp(owner, contact(email)))).toMatchObject({ code: 'TRIAL_USED' })
})

test('an account that had a trial under another address begins no second one without signing in', async () => {
  const owner = await verifiedOwner()
  const first = await atCardForm(undefined, owner)
  expect(await leaveCard(first)).toMatchObject({ ok: true, needsAccount: false })
  expect((await owner.post('/billing/cancel')).status).toBe(200)
  await advance(10, first.order.email)
  expect(await billing(owner)).toMatchObject({ plan: 'free' })
  // As it was kept before an account's trial counted for its own address.
  await database().update(trials).set({ mailbox: randomUUID() }).where(eq(trials.orderId, first.order.id))
  const again = await atCardForm(owner.email)
  expect(await leaveCard(again)).toEqual({ ok: false, reason: 'address used' })
  expect(await billing(owner)).toMatchObject({ plan: 'free' })
  expect(await mailedText(owner.email)).toContain('Nothing was charged, and nothing will be')
})

test('a trial of an account that names somebody else’s address leaves that mailbox its own', async () => {
  const [owner, email] = [await registeredOwner(), `${randomUUID()}@haddad.example`]
  expect(await leaveCard(await atCardForm(email, owner))).toMatchObject({ ok: true, needsAccount: false })
  expect(await leaveCard(await atCardForm(email))).toMatchObject({ ok: true, needsAccount: true })
  expect(await jsonOf(setUp(browser(), contact(owner.email)))).toMatchObject({ code: 'TRIAL_USED' })
})

test('a trial is nobody else’s, and no payment', async () => {
  const trial = await atCardForm()
  expect(await verifyTrial(browser(), trial.clientSecret)).toEqual({ ok: false, reason: 'unknown' })
  const asPayment = { paymentIntentId: intentOf(trial.clientSecret), level: 1 }
  expect(await jsonOf(trial.buyer.post('/verify-payment', asPayment))).toEqual({
    ok: false,
    reason: 'unknown',
  })
})

test('a confirmed card form begins the trial without being asked again; a declined card begins none', async () => {
  const trial = await atCardForm()
  expect((await confirm(trial.buyer, trial.clientSecret, testCards.declines)).status).toBe(402)
  expect((await orderOf(trial.order.id)).status).toBe('declined')
  expect((await confirm(trial.buyer, trial.clientSecret, testCards.succeeds, newCard())).status).toBe(200)
  await expect.poll(async () => (await orderOf(trial.order.id)).status).toBe('paid')
  const mails = await database().select().from(outbox).where(eq(outbox.to, trial.order.email))
  expect(mails.map(({ kind }) => kind)).toEqual(['trial'])
})

test('a card that was left without its page’s knowledge begins the trial by the next press', async () => {
  const trial = await atCardForm()
  const id = intentOf(trial.clientSecret)
  const [row] = await database().select().from(sandboxObjects).where(eq(sandboxObjects.id, id))
  const card = { paymentMethod: 'sandbox_pm_good_of_a_test', label: 'Visa ending in 4242', fingerprint: id }
  await database()
    .update(sandboxObjects)
    .set({ body: { ...row?.body, status: 'succeeded', card } })
    .where(eq(sandboxObjects.id, id))
  const again = await setUp(trial.buyer, contact(trial.order.email))
  expect(await jsonOf(again)).toMatchObject({ code: 'ALREADY_COVERED' })
  expect((await orderOf(trial.order.id)).status).toBe('paid')
})

test('a mailbox is told three times a day that no trial began, however often a stranger gives it', async () => {
  const [email, fingerprint] = [`${randomUUID()}@haddad.example`, randomUUID()]
  const card = { paymentMethod: 'sandbox_pm_good_of_a_test', label: 'Visa ending in 4242', fingerprint }
  for (const to of [`${randomUUID()}@haddad.example`, ...Array<string>(5).fill(email)]) {
    const { clientSecret, order } = await atCardForm(to)
    const [row] = await database()
      .select()
      .from(sandboxObjects)
      .where(eq(sandboxObjects.id, intentOf(clientSecret)))
    await database()
      .update(sandboxObjects)
      .set({ body: { ...row?.body, status: 'succeeded', card } })
      .where(eq(sandboxObjects.id, intentOf(clientSecret)))
    await beginTrial(callOn(database()), order.id)
  }
  expect(await mailsOf(email)).toEqual(Array(3).fill('Your free trial could not begin'))
})
