import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Billing, OpenedPayment, VerifiedPayment } from '#schema/billing/billing-answers.ts'
import { plans } from '#schema/levels.ts'
import { signedInAs } from '#test/account.ts'
import { expectAccessible, expectFits, noticed, phone, visit, withSession } from '#test/browser.ts'
import { askAgain } from '#test/browser-events.ts'
import { mailedText } from '#test/mailbox.ts'
import { publishPerson } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'

/** An owner who bought a level in the sandbox, with the card that always succeeds. */
async function ownerWhoBought(level: 1 | 3) {
  const owner = await signedInAs('owner')
  await publishPerson({ profile: { ownerId: owner.id, email: owner.email, plan: 'free' } })
  const plan = level === 1 ? plans.starter : plans.premium
  const { clientSecret } = await jsonOf<OpenedPayment>(
    owner.post('/create-payment-intent', {
      level_id: level,
      level_name: plan.levelName,
      amount: plan.firstPayment,
      currency: 'gbp',
      customer_name: 'Noor Haddad',
      customer_email: owner.email,
      customer_mobile: '07700 900123',
      withdrawalConsent: true,
    }),
  )
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }
  expect((await owner.post('/sandbox/confirm', { clientSecret, ...card })).status).toBe(200)
  const [paymentIntentId] = clientSecret.split('_secret_')
  expect(
    await jsonOf<VerifiedPayment>(owner.post('/verify-payment', { paymentIntentId, level })),
  ).toMatchObject({ ok: true, level })
  const page = await visit('/customer-dashboard', {
    viewport: phone,
    expected: /ERR_FAILED|409/,
    before: withSession(owner),
  })
  const settings = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' })
  return { owner, page, settings, billing: page.getByRole('region', { name: 'Plan and payments' }) }
}

test('an owner sees the next charge, cancels, resumes, and withdraws with a full refund', async () => {
  const { owner, page, settings, billing } = await ownerWhoBought(1)
  await settings.click()
  await billing.getByText('Level 1, Starter').waitFor()
  await expect
    .poll(() => billing.getByRole('definition').first().textContent())
    .toMatch(/£37 is charged on \d+ \w+ \d{4} to Visa ending in 4242, and every month after it\.$/)
  expect(await billing.getByRole('row').count()).toBe(2)
  await expectFits(page)
  await expectAccessible(page)

  await billing.getByRole('button', { name: 'Cancel the plan' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel the plan?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await question.waitFor({ state: 'detached' })
  await billing.getByRole('button', { name: 'Cancel the plan' }).click()
  await question.getByRole('button', { name: 'Cancel the plan' }).click()
  await billing.getByText(/^You have cancelled: it ends on/).waitFor()
  await billing.getByRole('button', { name: 'Keep the plan' }).click()
  await noticed(page, 'Your plan goes on', 'It is charged as before.')
  await billing.getByText(/£37 is charged on/).waitFor()

  await billing.getByRole('button', { name: 'Cancel the plan' }).click()
  await question.waitFor()
  expect((await owner.post('/billing/cancel', {})).status, 'in another tab').toBe(200)
  await question.getByRole('button', { name: 'Cancel the plan' }).click()
  await noticed(
    page,
    'This has changed meanwhile',
    'There is nothing to cancel: no month is charged after this one. You see how it stands now.',
  )
  await billing.getByText(/^You have cancelled: it ends on/).waitFor()
  expect((await owner.post('/billing/resume', {})).status).toBe(200)
  await billing.getByRole('button', { name: 'Keep the plan' }).click()
  await noticed(
    page,
    'This has changed meanwhile',
    'Nothing is cancelled, so there is nothing to undo. You see how it stands now.',
  )
  await billing.getByText(/£37 is charged on/).waitFor()

  const admin = await signedInAs('admin')
  const [purchase] = (await jsonOf<Billing>(owner.get('/billing'))).orders
  const part = { reason: 'Asked by letter', amount: 500, refunded: 0, key: randomUUID() }
  expect((await admin.post(`/admin/orders/${purchase?.id}/refund`, part)).status).toBe(202)
  await expect.poll(async () => (await jsonOf<Billing>(owner.get('/billing'))).withdrawal?.amount).toBe(3_200)
  await askAgain(page)
  await billing.getByText('£5 of £37 went back to your card').waitFor()

  await billing.getByRole('button', { name: 'Withdraw from this purchase' }).click()
  const withdrawing = page.getByRole('dialog', { name: 'Withdraw from this purchase?' })
  await withdrawing.getByText('the plan ends at once. Nothing of your profile is deleted.').waitFor()
  await withdrawing.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await noticed(page, 'You have withdrawn', '£32 is on its way back. We write to you when it is done.')
  const purchases = async () => (await jsonOf<Billing>(owner.get('/billing'))).orders
  const stands = async () =>
    (await purchases()).map(({ status, isRefundUnderWay }) => !isRefundUnderWay && status)
  await expect.poll(stands).toEqual(['refunded'])
  await askAgain(page)
  await billing.getByText('£37 went back to your card').waitFor()
  await billing.getByText('Level 1, Free').waitFor()
  await billing.getByRole('link', { name: 'Try Starter free for 5 days' }).waitFor()
  expect(await mailedText(owner.email)).toContain('the rest, £32')
})

test('a one-time payment is not charged again, and is named as refundable before the account is erased', async () => {
  const { page, settings, billing } = await ownerWhoBought(3)
  await page.route('**/api/billing', (route) => route.abort())
  await settings.click()
  await billing.getByText('What you pay for could not be loaded just now.').waitFor()
  await expectAccessible(page)
  await page.unroute('**/api/billing')
  await billing.getByRole('button', { name: 'Try again' }).click()
  await billing.getByText('Level 3, Premium').waitFor()
  await billing.getByText('It is paid for once and for all; nothing more is charged.').waitFor()
  expect(await billing.getByRole('button', { name: /^Cancel/ }).count()).toBe(0)

  await page
    .getByRole('region', { name: 'Your account' })
    .getByRole('link', { name: 'Your data', exact: true })
    .click()
  await page.getByRole('button', { name: 'Erase my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' })
  await dialog.getByText('get £2,970 back. Erasing does not do that.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Withdraw first' }).click()
  await page.getByRole('button', { name: 'Withdraw from this purchase' }).waitFor()
})
