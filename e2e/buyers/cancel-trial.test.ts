import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OpenedPayment } from '#schema/billing/billing-answers.ts'
import { browser } from '#test/account.ts'
import { checkout, confirm } from '#test/billing/checkout.ts'
import { expectWhole, phone, visit } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

/** The link that cancels the trial of somebody without an account. */
async function cancelLink() {
  const buyer = browser()
  const email = `${randomUUID()}@haddad.example`
  const { customer_name, customer_mobile } = checkout(1)
  const { clientSecret, order } = await jsonOf<OpenedPayment>(
    buyer.post('/create-free-trial-setup', { customer_name, customer_mobile, customer_email: email }),
  )
  const card = {
    expiry: `0${randomInt(1, 10)} / ${randomInt(2040, 2099)}`,
    cvc: `${randomInt(1000, 10_000)}`,
  }
  expect((await confirm(buyer, clientSecret, undefined, card)).status).toBe(200)
  return { email, orderId: order.id, link: await mailedLink(email, /\/cancel-trial#token=\S+/) }
}

test('a trial is cancelled by the link of its mail, on a phone and without an account', async () => {
  const { link, orderId } = await cancelLink()
  const { pathname, hash } = new URL(link)
  const page = await visit(`${pathname}${hash}`, { viewport: phone, expected: /503/ })
  await page.getByRole('heading', { level: 1, name: 'Cancel your free trial?' }).waitFor()
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  const press = page.getByRole('button', { name: 'Cancel the trial' })
  await page.route('**/api/trial/cancel', (route) => route.fulfill({ status: 503, body: '' }))
  await press.click()
  await page.getByText('That did not work. Please try again later.').waitFor()
  await page.unrouteAll()
  await press.press('Enter')
  const done = page.getByRole('heading', { level: 1, name: 'It is cancelled' })
  await done.waitFor()
  await expect.poll(() => done.evaluate((heading) => heading === document.activeElement)).toBe(true)
  await page.getByText('Nothing more is charged.').waitFor()
  await expectWhole(page)
  const { subscriptions } = tables
  const [months] = await database().select().from(subscriptions).where(eq(subscriptions.orderId, orderId))
  expect(months?.cancelAt).toEqual(months?.periodEnd)

  await page.reload()
  await done.waitFor()
  expect(await press.count()).toBe(0)
  await page.getByRole('link', { name: 'Open your account' }).click()
  await page.getByRole('button', { name: 'Open my account' }).waitFor()
})

test('a link that is no longer good says what to do instead, and a new one is mailed', async () => {
  const { email } = await cancelLink()
  const page = await visit('/cancel-trial#token=lost.on-the-way', { viewport: phone, expected: /410/ })
  await page.getByRole('heading', { level: 1, name: 'This link does not work any more' }).waitFor()
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Mail me a new link' }).click()
  await page.getByText('Please enter a valid email address').waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Mail me a new link' }).click()
  await page.getByRole('heading', { level: 1, name: 'Check your mail' }).waitFor()
  await expectWhole(page)
  await expect
    .poll(async () => {
      const { outbox } = tables
      const mails = await database().select().from(outbox).where(eq(outbox.to, email))
      return mails.map(({ kind }) => kind)
    })
    .toContain('purchase-link')
})
