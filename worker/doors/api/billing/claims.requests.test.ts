import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { Billing } from '#schema/billing/billing-answers.ts'
import type { WireError } from '#schema/errors.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import {
  browser,
  confirmAddress,
  mailedToken,
  registeredOwner,
  signedInAs,
  verifiedOwner,
} from '#test/account.ts'
import { checkout, confirm, opened, orderOf, paid, payingOwner, testCards } from '#test/billing/checkout.ts'
import { callOn } from '#test/call.ts'
import { database, publishPerson } from '#test/people.ts'
import { gmailSpellings } from '#test/referees.ts'
import { htmlOf, jsonOf, postJson, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'
import { handleGatewayEvent } from '../../../workflows/billing/handle-gateway-event.ts'

const { gatewayTasks, outbox, users } = tables
const buyerAt = () => `${randomUUID()}@haddad.example`
const planOf = async (owner: { get: (path: string) => Promise<Response> }) =>
  (await jsonOf<Billing>(owner.get('/billing'))).plan
const advance = (days: number, email: string) =>
  postJson(`${inject('url')}/api/dev/sandbox/advance`, { days, email })

test('a purchase without an account belongs to its buyer once they prove the address, not before', async () => {
  const email = buyerAt()
  const { order } = await paid(3, { customer_email: email.replace('@', '+shop@') })
  const other = await registeredOwner()
  const owner = await registeredOwner({ email })
  expect([await planOf(owner), await planOf(other)]).toEqual(['free', 'free'])
  expect((await orderOf(order.id)).userId).toBeNull()

  for (const _ of ['once', 'and again'])
    expect((await owner.post('/verify-email', { token: await mailedToken('welcome', email) })).status).toBe(
      200,
    )
  expect(await jsonOf(owner.get('/billing'))).toMatchObject({
    plan: 'premium',
    orders: [{ id: order.id, what: 'Premium' }],
  })
  expect(await planOf(other)).toBe('free')
})

test.each([0, 1] as const)(
  'a purchase belongs to the owner of the Gmail mailbox that paid, with dots or without (%i)',
  async (own) => {
    const spellings = gmailSpellings()
    const customer_email = spellings[1 - own] ?? ''
    const owner = await registeredOwner({ email: spellings[own]?.toLowerCase() })
    const { order } = await paid(1, { customer_email })
    expect(await planOf(owner)).toBe('free')
    await confirmAddress(owner)
    expect(await planOf(owner)).toBe('starter')
    expect((await orderOf(order.id)).userId).not.toBeNull()
    await paid(3, { customer_email })
    expect(await planOf(owner)).toBe('premium')
  },
)

test('a purchase belongs, of two accounts of one Gmail mailbox, to the spelling that paid', async () => {
  const [plain, dotted] = gmailSpellings()
  const [one, other] = await Promise.all(
    [plain, dotted].map((email) => verifiedOwner({ email: email.toLowerCase() })),
  )
  for (const [owner, customer_email] of [
    [one, plain.replace('@', '+shop@')],
    [other, dotted],
  ] as const) {
    await paid(3, { customer_email })
    expect(owner && (await planOf(owner))).toBe('premium')
  }
})

test('a link that signs in proves the address too, and later purchases join the account at once', async () => {
  const email = buyerAt()
  await paid(1, { customer_email: email })
  const owner = await registeredOwner({ email })
  const visitor = browser()
  await visitor.post('/login/link', { email })
  expect(
    (await visitor.post('/login/link/open', { token: await mailedToken('sign-in-link', email) })).status,
  ).toBe(200)
  expect(await planOf(visitor)).toBe('starter')
  await paid(3, { customer_email: email })
  expect(await planOf(visitor)).toBe('premium')
  expect(await owner.user()).toBeNull()
})

test.each(['validator', 'admin'] as const)(
  'a purchase that a %s pays with somebody’s address belongs to the owner of the address',
  async (role) => {
    const helper = await signedInAs(role)
    const owner = await registeredOwner()
    await owner.post('/verify-email', { token: await mailedToken('welcome', owner.email) })
    const { order } = await paid(3, { customer_email: owner.email }, helper)
    expect((await orderOf(order.id)).userId).not.toBe(helper.id)
    expect(await planOf(owner)).toBe('premium')
  },
)

test.each(['validator', 'admin'] as const)(
  'a %s buys nothing for their own address, which no profile can have',
  async (role) => {
    const helper = await signedInAs(role)
    const body = checkout(1, { customer_email: helper.email.replace('@', '+shop@') })
    const { customer_name, customer_mobile, customer_email } = body
    for (const answer of [
      await helper.post('/create-payment-intent', body),
      await helper.post('/create-free-trial-setup', { customer_name, customer_mobile, customer_email }),
    ])
      expect([answer.status, (await jsonOf<WireError>(answer)).code]).toEqual([404, 'NO_OWN_PROFILE'])
  },
)

test('a validator buys nothing for their own Gmail mailbox, in any spelling', async () => {
  const [plain, dotted] = gmailSpellings()
  const helper = await signedInAs('validator')
  await database().update(users).set({ email: plain }).where(eq(users.id, helper.id))
  const answer = helper.post('/create-payment-intent', checkout(1, { customer_email: dotted }))
  expect(await refusalOf(answer)).toEqual([404, 'NO_OWN_PROFILE'])
})

test('two people who share a browser each buy a plan for their own account, also with the same address', async () => {
  const first = await registeredOwner()
  const body = { customer_email: buyerAt() }
  await paid(1, body, first)
  const second = await registeredOwner()
  const visitor = first.cookies.get('visitor')
  if (visitor) second.cookies.set('visitor', visitor)
  await paid(1, body, second)
  expect([await planOf(first), await planOf(second)]).toEqual(['starter', 'starter'])
})

test('what one person has opened at a shared browser is not the next one’s who signs in there', async () => {
  const [first, second] = [await registeredOwner(), await registeredOwner()]
  const body = checkout(1, { customer_email: buyerAt() })
  const theirs = await opened(first, body)
  const visitor = first.cookies.get('visitor')
  if (visitor) second.cookies.set('visitor', visitor)
  const other = await opened(second, body)
  expect(other.order.id).not.toBe(theirs.order.id)
  expect(other.clientSecret).not.toBe(theirs.clientSecret)
  const own = await orderOf(other.order.id)
  expect(await orderOf(theirs.order.id)).toMatchObject({ status: 'expired', problem: 'cancelled' })
  expect((await orderOf(theirs.order.id)).userId).not.toBe(own.userId)
  // Its payment is cancelled, or what is paid meanwhile goes back.
  await confirm(first, theirs.clientSecret)
  expect((await opened(second, body)).order.id).toBe(other.order.id)
  expect((await confirm(second, other.clientSecret)).status).toBe(200)
  expect([await planOf(first), await planOf(second)]).toEqual(['free', 'starter'])
})

test('what a visitor has opened is not the account’s that signs in at the same browser', async () => {
  const owner = await registeredOwner()
  const guest = browser()
  const body = checkout(1, { customer_email: buyerAt() })
  const theirs = await opened(guest, body)
  const visitor = guest.cookies.get('visitor')
  if (visitor) owner.cookies.set('visitor', visitor)
  const own = await opened(owner, body)
  expect(own.order.id).not.toBe(theirs.order.id)
  await confirm(guest, theirs.clientSecret)
  expect(await orderOf(theirs.order.id)).toMatchObject({ status: 'expired', userId: null })
  expect(await planOf(owner)).toBe('free')
})

test('a purchase that was begun by an account which signed out belongs to the visitor who pays it', async () => {
  const earlier = await registeredOwner()
  const body = checkout(1, { customer_email: buyerAt() })
  await opened(earlier, body)
  expect((await earlier.post('/logout')).status).toBe(204)
  const { order, clientSecret } = await opened(earlier, body)
  expect((await confirm(earlier, clientSecret)).status).toBe(200)
  expect(await orderOf(order.id)).toMatchObject({ status: 'paid', userId: null })
  expect(await mailedToken('receipt', body.customer_email)).toBeTruthy()
})

test('no further month of a plan is charged beside a higher one, and it cannot be resumed', async () => {
  const { months, ...owner } = await payingOwner(1)
  await paid(3, { customer_email: owner.email }, owner)
  await expect.poll(async () => (await months())[0]?.cancelAt?.getTime() ?? 0).toBeGreaterThan(0)
  const [starter] = await months()
  expect(starter).toMatchObject({ status: 'trialing', cancelAt: starter?.periodEnd })
  const mails = await database().select().from(outbox).where(eq(outbox.to, owner.email))
  expect(mails.map(({ kind }) => kind)).not.toContain('plan-cancelled')
  const outdone = mails.find(({ kind }) => kind === 'plan-outdone')
  expect(outdone?.text).toContain('You have Premium now')
  expect(await jsonOf(owner.get('/billing'))).toMatchObject({ plan: 'premium', canResume: false })
  expect((await owner.post('/billing/resume')).status).toBe(409)
  expect(await months()).toEqual([starter])
  await advance(40, owner.email)
  expect(await jsonOf(owner.get('/billing'))).toMatchObject({
    plan: 'premium',
    nextCharge: null,
    receipts: [{}, {}],
  })
  const tasks = await database()
    .select()
    .from(gatewayTasks)
    .where(eq(gatewayTasks.subject, starter?.id ?? ''))
  expect(tasks).toMatchObject([{ kind: 'end-subscription', state: 'done' }])
})

test('an owner whose month could not be charged is told that a bank wants the purchase back', async () => {
  const { order, ...owner } = await payingOwner(1, testCards.failsLater)
  await advance(34, owner.email)
  const call = callOn(database())
  const { intentId, amount } = await orderOf(order.id)
  await handleGatewayEvent(call, {
    id: randomUUID(),
    type: 'charge.dispute.created',
    objectId: randomUUID(),
    at: call.now,
    kind: 'dispute',
    intentId: intentId ?? '',
    amount,
    isWon: false,
    isLost: false,
  })
  const mails = await database().select().from(outbox).where(eq(outbox.to, owner.email))
  expect(mails.filter(({ kind }) => kind === 'payment-disputed')).toHaveLength(1)
})

test('a buyer who buys again after a failed month is not charged for the old months beside it', async () => {
  const { months, ...owner } = await payingOwner(1, testCards.failsLater)
  await advance(34, owner.email)
  expect(await months()).toMatchObject([{ status: 'past_due' }])
  expect(await jsonOf(owner.get('/billing'))).toMatchObject({ plan: 'free' })
  await paid(1, { customer_email: owner.email }, owner)
  await expect.poll(async () => (await months())[0]?.status).toBe('canceled')
  expect(await jsonOf(owner.get('/billing'))).toMatchObject({ plan: 'starter', pastDue: null })
})

test('a public page shows the features of its plan, loses them with it and gets them back', async () => {
  const [owner, admin] = [await signedInAs('owner'), await signedInAs('admin')]
  const { profileUrl } = await publishPerson({
    profile: { ownerId: owner.id, email: owner.email, scorecardActive: true },
    stories: ['The first pier', 'The second pier', 'The third pier'].map((title) => ({ title })),
  })
  const page = async () => {
    const profile = await jsonOf<PublicProfile>(fetch(`${inject('url')}/api/public-profiles/${profileUrl}`))
    const html = await htmlOf(`/profile/${profileUrl}`)
    const stories = [profile.stories.length, html.match(/The (first|second|third) pier/g) ?? []] as const
    return { ...profile, stories: stories[0], onPage: new Set(stories[1]).size }
  }
  const free = { stories: 1, onPage: 1, hasBooking: false, scorecardActive: false }
  const premium = { stories: 3, onPage: 3, hasBooking: true, scorecardActive: true }
  expect(await page()).toMatchObject(free)

  const first = await paid(3, { customer_email: owner.email }, owner)
  await expect.poll(page).toMatchObject(premium)
  expect(
    (await admin.post(`/admin/orders/${first.order.id}/refund`, { reason: 'Bought twice' })).status,
  ).toBe(202)
  await expect.poll(page).toMatchObject(free)

  const { clientSecret } = await opened(owner, checkout(1, { customer_email: owner.email }))
  expect((await confirm(owner, clientSecret)).status).toBe(200)
  await expect.poll(page).toMatchObject({ ...premium, hasBooking: false, scorecardActive: false })
  await expect.poll(async () => (await jsonOf<Billing>(owner.get('/billing'))).canCancel).toBe(true)
  expect((await owner.post('/billing/cancel')).status).toBe(200)
  await advance(40, owner.email)
  await expect.poll(page).toMatchObject(free)
  await paid(3, { customer_email: owner.email }, owner)
  await expect.poll(page).toMatchObject(premium)
})

test('a link that proves one address is never mailed to another tag of it', async () => {
  const email = `${randomUUID()}@haddad.example`
  await paid(3, { customer_email: email })
  const tagged = email.replace('@', '+other@')
  const { order } = await paid(1, { customer_email: tagged })
  await expect.poll(async () => (await orderOf(order.id)).status).toBe('refunded')
  const buyer = browser()
  const { customer_name, customer_mobile } = checkout(1)
  const trial = await buyer.post('/create-free-trial-setup', {
    customer_name,
    customer_mobile,
    customer_email: email.replace('@', '+trial@'),
  })
  const { clientSecret } = (await trial.json()) as { clientSecret: string }
  expect((await confirm(buyer, clientSecret, undefined, { cvc: '7171' })).status).toBe(200)
  const mailsOf = async (to: string, kind: string) =>
    (await database().select().from(outbox).where(eq(outbox.to, to))).filter((mail) => mail.kind === kind)
  for (const [to, kind] of [
    [tagged, 'refunded'],
    [email.replace('@', '+trial@'), 'no-trial'],
  ] as const) {
    await expect.poll(() => mailsOf(to, kind)).toHaveLength(1)
    expect((await mailsOf(to, kind))[0]?.text).not.toContain('#token=')
  }
})
