import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { Billing } from '#schema/billing/billing-answers.ts'
import type { WireError } from '#schema/errors.ts'
import {
  type Browser,
  browser,
  confirmAddress,
  registeredOwner,
  requestEmailChange,
  signedInAs,
  verifiedOwner,
} from '#test/account.ts'
import { checkout, confirm, opened, orderOf, payingOwner } from '#test/billing/checkout.ts'
import { mailedText } from '#test/mailbox.ts'
import { database, runJob } from '#test/people.ts'
import { gmailSpellings } from '#test/referees.ts'
import { at, jsonOf, postJson, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { gatewayTasks, profiles } = tables
const dayMs = 24 * 3600_000

type Owner = Awaited<ReturnType<typeof registeredOwner>>

test('a purchase can be withdrawn from for fourteen days, once', async () => {
  const owner = await payingOwner(3)
  const late = await payingOwner(3)
  expect(await jsonOf(owner.post('/billing/withdraw'))).toMatchObject({ withdrawal: null })
  expect(await orderOf(owner.order.id)).toMatchObject({ refundReason: 'withdrawn' })
  const tasks = await database().select().from(gatewayTasks).where(eq(gatewayTasks.subject, owner.order.id))
  expect(tasks.map(({ kind }) => kind)).toContain('refund')

  const advance = (days: number) =>
    postJson(`${inject('url')}/api/dev/sandbox/advance`, { days, email: late.email })
  const billing = () => jsonOf<Billing>(late.get('/billing'))
  await advance(13)
  expect((await billing()).withdrawal).toMatchObject({ orderId: late.order.id })
  await advance(1)
  expect((await billing()).withdrawal).toBeNull()
  const answer = await late.post('/billing/withdraw')
  expect([answer.status, (await jsonOf<WireError>(answer)).code]).toEqual([409, 'NOTHING_TO_WITHDRAW'])
})

test('a withdrawal after a refund of a part promises and names the rest', async () => {
  const [owner, admin] = [await payingOwner(3), await signedInAs('admin')]
  const { id } = owner.order
  const part = { reason: 'A late start', amount: 50_000, refunded: 0, key: randomUUID() }
  expect((await admin.post(`/admin/orders/${id}/refund`, part)).status).toBe(202)
  await expect.poll(async () => (await orderOf(id)).amountRefunded).toBe(50_000)
  const { withdrawal } = await jsonOf<Billing>(owner.get('/billing'))
  expect(withdrawal).toMatchObject({ orderId: id, amount: 247_000 })
  expect((await owner.post('/billing/withdraw', { orderId: id })).status).toBe(200)
  await expect.poll(async () => (await orderOf(id)).status).toBe('refunded')
  expect(await mailedText(owner.email)).toContain('We have refunded the rest, £2,470,')
})

test('withdrawing from one purchase in two tabs at once takes back no other one', async () => {
  const owner = await payingOwner(1)
  const { order: premium, clientSecret } = await opened(owner, checkout(3, { customer_email: owner.email }))
  expect((await confirm(owner, clientSecret)).status).toBe(200)
  const withdraws = () => owner.post('/billing/withdraw', { orderId: premium.id })
  const answers = [...(await Promise.all([withdraws(), withdraws()])), await withdraws()]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await orderOf(premium.id)).toMatchObject({ refundReason: 'withdrawn' })
  expect(await orderOf(owner.order.id)).toMatchObject({ status: 'paid', refundAskedAt: null })
  const others = await payingOwner(3)
  expect((await owner.post('/billing/withdraw', { orderId: others.order.id })).status).toBe(409)
  expect(await orderOf(others.order.id)).toMatchObject({ refundAskedAt: null })
})

test('a withdrawal that names no purchase, sent again, takes back no other one', async () => {
  const owner = await payingOwner(1)
  const { order: premium, clientSecret } = await opened(owner, checkout(3, { customer_email: owner.email }))
  expect((await confirm(owner, clientSecret)).status).toBe(200)
  const answers = []
  for (const _ of ['once', 'and again']) answers.push(await owner.post('/billing/withdraw'))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await orderOf(premium.id)).toMatchObject({ refundReason: 'withdrawn' })
  expect(await orderOf(owner.order.id)).toMatchObject({ status: 'paid', refundAskedAt: null })
})

/** An owner who bought level 1 under this address, and withdrew from it, twice. */
async function withdrawnTwice(body: ReturnType<typeof checkout>, account = {}) {
  const owner = await registeredOwner(account)
  await withdrawn(owner, body)
  await withdrawn(owner, body)
  return owner
}

async function withdrawn(owner: Browser, body: ReturnType<typeof checkout>) {
  const { clientSecret, order } = await opened(owner, body)
  expect((await confirm(owner, clientSecret)).status).toBe(200)
  expect((await owner.post('/billing/withdraw')).status).toBe(200)
  await expect.poll(async () => (await orderOf(order.id)).status).toBe('refunded')
}

test('two withdrawals of a Gmail mailbox count together, with dots and without, on any account', async () => {
  const [plain, dotted] = gmailSpellings()
  await withdrawnTwice(checkout(1, { customer_email: dotted }), { email: dotted })
  for (const buyer of [browser(), await registeredOwner({ email: plain })])
    expect(
      await refusalOf(buyer.post('/create-payment-intent', checkout(1, { customer_email: plain }))),
    ).toEqual([409, 'WITHDRAWN_TWICE'])
})

test('two withdrawals still count once their account has moved, under its new address and its former one', async () => {
  const email = `${randomUUID()}@haddad.example`
  const owner = await withdrawnTwice(checkout(1, { customer_email: email }), { email })
  await confirmAddress(owner)
  const { newEmail, token } = await requestEmailChange(owner)
  expect((await owner.post('/account/email/confirm', { token })).status).toBe(200)
  for (const customer_email of [email, newEmail])
    expect(
      await refusalOf(browser().post('/create-payment-intent', checkout(1, { customer_email }))),
    ).toEqual([409, 'WITHDRAWN_TWICE'])
})

test('a withdrawal under the address of somebody else is not counted against them', async () => {
  const body = checkout(1)
  await withdrawnTwice(body)
  expect((await browser().post('/create-payment-intent', body)).status).toBe(200)
})

test('a buyer who has withdrawn from two purchases within a year buys no third one until then', async () => {
  const email = `${randomUUID()}@haddad.example`
  const body = checkout(1, { customer_email: email })
  const owner = await withdrawnTwice(body, { email })
  const third = await owner.post('/create-payment-intent', body)
  expect([third.status, (await jsonOf<WireError>(third)).code]).toEqual([409, 'WITHDRAWN_TWICE'])
  const later = at(new Date(Date.now() + 366 * dayMs))
  const answer = await browser().post('/create-payment-intent', body, later)
  expect(answer.status, await answer.text()).toBe(200)
})

test('a payment that was opened before two withdrawals is not taken after them', async () => {
  const email = `${randomUUID()}@haddad.example`
  const [open, bySomebody] = [browser(), browser()]
  const third = await opened(open, checkout(1, { customer_email: email }))
  const others = await opened(bySomebody, checkout(1))
  const owner = await withdrawnTwice(checkout(1, { customer_email: email }), { email })
  // Where the payment is not cancelled yet, its money goes back.
  await confirm(open, third.clientSecret)
  expect(await orderOf(third.order.id)).toMatchObject({ status: 'expired', paidAt: null })
  const [profile] = await database().select().from(profiles).where(eq(profiles.profileUrl, owner.profileUrl))
  expect(profile?.plan).toBe('free')
  expect((await confirm(bySomebody, others.clientSecret)).status).toBe(200)
})

/** Erases an account, of which only an empty row is left until the job has run. */
async function eraseOwner(owner: Owner) {
  expect((await owner.post('/privacy/erase', { password: owner.password })).status).toBe(204)
  await runJob('finish-erasing')
}

test('the withdrawals of an erased account count for the next one of its mailbox, for a year', async () => {
  const [plain, dotted] = gmailSpellings()
  const first = await verifiedOwner({ email: dotted.toLowerCase() })
  await withdrawn(first, checkout(1))
  await eraseOwner(first)
  const second = await verifiedOwner({ email: plain })
  await withdrawn(second, checkout(1))
  const third = () => second.post('/create-payment-intent', checkout(1))
  expect(await refusalOf(third())).toEqual([409, 'WITHDRAWN_TWICE'])
  await eraseOwner(second)
  const body = checkout(1, { customer_email: dotted })
  expect(await refusalOf(browser().post('/create-payment-intent', body))).toEqual([409, 'WITHDRAWN_TWICE'])
  const later = at(new Date(Date.now() + 366 * dayMs))
  expect((await browser().post('/create-payment-intent', body, later)).status).toBe(200)
})

test('a payment that was opened before a second withdrawal is not taken, the first one’s account erased', async () => {
  const email = `${randomUUID()}@haddad.example`
  const first = await verifiedOwner({ email })
  await withdrawn(first, checkout(1))
  await eraseOwner(first)
  const open = browser()
  const third = await opened(open, checkout(1, { customer_email: email }))
  await withdrawn(await verifiedOwner({ email }), checkout(1, { customer_email: email }))
  await confirm(open, third.clientSecret)
  expect(await orderOf(third.order.id)).toMatchObject({ status: 'expired', paidAt: null })
})

test('an erased account’s withdrawals count neither against an address that it only gave nor one unproven', async () => {
  const [body, email] = [checkout(1), `${randomUUID()}@haddad.example`]
  await eraseOwner(await withdrawnTwice(body))
  expect((await browser().post('/create-payment-intent', body)).status).toBe(200)
  await eraseOwner(await withdrawnTwice(checkout(1), { email }))
  expect(
    (await browser().post('/create-payment-intent', checkout(1, { customer_email: email }))).status,
  ).toBe(200)
})
