import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, noticed, phone, visit } from '#test/browser.ts'
import { type FakeStripe, startFakeStripe } from '#test/fakes/stripe/stripe.ts'
import {
  answerBank,
  answerSite,
  serveStripe,
  typeCard,
  withholdStripe,
} from '#test/fakes/stripe/stripe-script.ts'
import { type Product, startProduct } from '#test/product.ts'

let stripe: FakeStripe
let product: Product
beforeAll(async () => {
  stripe = await startFakeStripe()
  product = await startProduct({ ...stripe.variables, SAMPLE_DATA: 'off' })
})
afterAll(async () => {
  await product.stop()
  stripe.stop()
})

async function identify(page: Page, goOn: string) {
  await page.getByLabel('Name').fill('Noor Haddad')
  await page.getByLabel('Email').fill(`${randomUUID()}@haddad.example`)
  await page.getByLabel('Mobile').fill('07700 900123')
  const consent = page.getByLabel('Please begin at once')
  if (await consent.count()) await consent.check()
  await page.getByRole('button', { name: goOn }).click()
}
const pay = (page: Page) => page.getByRole('button', { name: 'Pay £37' })
const confirmed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Payment Successful' }).waitFor()

test('the checkout retries a blocked Stripe script and shows Stripe’s decline and the bank’s question', async () => {
  let allow = async () => {}
  const page = await visit('/checkout?level=1', {
    url: product.url,
    viewport: phone,
    // axe asks Stripe's frame too, which does not answer it.
    expected: /ERR_BLOCKED_BY_CLIENT|Stripe did not come|execute 'postMessage'/,
    before: async (page) => {
      allow = await withholdStripe(page)
    },
  })
  await identify(page, 'Continue to payment')
  await page.getByRole('heading', { name: 'The card form could not be fetched' }).waitFor()
  await expectAccessible(page)
  await allow()
  await serveStripe(page, stripe)
  await page.getByRole('button', { name: 'Try again' }).click()
  await typeCard(page, '4000 0000 0000 0002')
  await pay(page).click()
  await noticed(page, 'Payment Failed', 'Your card was declined.')
  await expectAccessible(page)
  await typeCard(page, '4000 0025 0000 3155')
  await pay(page).click()
  await answerBank(page, true)
  await confirmed(page)
})

test('a payment that leads to another site returns to its result, and its secret leaves the address', async () => {
  const page = await visit('/checkout?level=1', {
    url: product.url,
    before: (page) => serveStripe(page, stripe),
  })
  await identify(page, 'Continue to payment')
  await typeCard(page, 'paypal')
  await pay(page).click()
  await answerSite(page, true)
  await page.waitForURL('**/payment-success?level=1&*')
  await confirmed(page)
  expect(page.url()).toContain('payment_intent=pi_')
  expect(page.url()).not.toMatch(/secret|redirect_status/)
})

test('a trial sets a card up in Stripe’s own form and charges nothing', async () => {
  const page = await visit('/free-trial-signup', {
    url: product.url,
    before: (page) => serveStripe(page, stripe),
  })
  await identify(page, 'Continue to your card')
  await typeCard(page)
  await page.getByRole('button', { name: 'Start my free trial' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your free trial has begun' }).waitFor()
  await noticed(page, 'Free Trial Started!', 'Your 5-day free trial has begun. No charges for 5 days!')
})
