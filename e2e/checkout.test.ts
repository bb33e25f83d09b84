import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callsOf, expectAccessible, expectWhole, noticed, phone, settled, visit } from '#test/browser.ts'
import { drafted, savedHere } from '#test/drafted.ts'

const newAddress = () => `${randomUUID()}@haddad.example`
const continueToPayment = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })
const pay = (page: Page, price: string) => page.getByRole('button', { name: `Pay ${price}` })
const testCard = (page: Page, what: string) => page.getByRole('button', { name: what })

/** Fills in who buys, and goes on to the card. */
async function identify(page: Page, email = newAddress()) {
  await page.getByLabel('Name').fill('Noor Haddad')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile').fill('07700 900123')
  await page.getByLabel('Please begin at once').check()
  await continueToPayment(page).click()
  await page.getByRole('heading', { name: 'Sandbox: no money moves' }).waitFor()
  return email
}

test('on a phone Starter is bought in two steps, and what was paid and what follows is said', async () => {
  const page = await visit('/checkout?level=1', { viewport: phone })
  await page.getByRole('heading', { level: 1, name: 'Get Starter' }).waitFor()
  await page.getByText('£37 a month').waitFor()
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  await identify(page)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Pay £37')
  await testCard(page, '4242 4242 4242 4242').click()
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  await pay(page, '£37').click()
  await page.waitForURL('**/payment-success?level=1&payment_intent=*')
  await page.getByRole('heading', { level: 1, name: 'Payment Successful' }).waitFor()
  await page.getByText('Welcome to Level 1!').waitFor()
  await page.getByText(/^No\. \d+$/).waitFor()
  await page.getByText(/^£37 on \d/).waitFor()
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
})

test('every field that is missing is told in the specified notice and beside the field, and what is typed survives a reload', async () => {
  const page = await visit('/checkout?level=3')
  const calls = callsOf(page)
  await continueToPayment(page).click()
  await noticed(page, 'Missing Information', 'Please fill in all required fields.')
  for (const message of [
    'Please enter your name.',
    'Please enter your email address.',
    'Please enter your mobile number.',
    'Please tick this, so that we can begin at once.',
  ])
    await page.getByText(message, { exact: true }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('customer_name')
  await page.getByLabel('Name').fill('Noor Haddad')
  await page.getByLabel('Email').fill('noor at haddad')
  await page.getByLabel('Mobile').fill('07700 900123')
  await page.getByLabel('Please begin at once').check()
  await continueToPayment(page).click()
  await noticed(page, 'Invalid Email', 'Please enter a valid email address.')
  await expectAccessible(page)
  expect(calls).toEqual([])
  await page.reload()
  await settled(page)
  expect(await page.getByLabel('Email').inputValue()).toBe('noor at haddad')
  expect(await page.getByLabel('Mobile').inputValue()).toBe('07700 900123')
})

test('an address without a level, or with one that there is not, asks which of the three', async () => {
  const page = await visit('/checkout?level=4', { viewport: phone })
  await page.getByText('There is no such level.').waitFor()
  await expectWhole(page)
  await page.getByRole('link', { name: 'Choose Premium' }).click()
  await page.getByRole('heading', { level: 1, name: 'Get Premium' }).waitFor()
  await page.getByText('Paid once. Nothing follows.').waitFor()
})

test('whose profile is saved on this device finds name and address filled in', async () => {
  const profile = drafted()
  const page = await visit('/checkout?level=1', savedHere(profile))
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe(profile.fullName)
  expect(await page.getByLabel('Email').inputValue()).toBe(profile.email)
})

test('a declined card is told in the provider’s words, another one pays, and however often the button is pressed it pays once', async () => {
  const page = await visit('/checkout?level=3', { expected: /402|was not accepted/ })
  await identify(page)
  await testCard(page, '4000 0000 0000 0002').click()
  await pay(page, '£2,970').click()
  await noticed(page, 'Payment Failed', 'Your card was declined.')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('number')
  await expectAccessible(page)
  await testCard(page, '4242 4242 4242 4242').click()
  const calls = callsOf(page)
  await pay(page, '£2,970').dblclick()
  await page.getByRole('heading', { level: 1, name: 'Payment Successful' }).waitFor()
  expect(calls.filter((call) => call === 'POST /api/sandbox/confirm')).toHaveLength(1)
  await page.getByText('None: this was paid once').waitFor()
})

test('a card that asks first opens the bank’s question; a no charges nothing, a yes pays, and a reload or the way back lead to the same order', async () => {
  const page = await visit('/checkout?level=1')
  const secrets: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/create-payment-intent'))
      secrets.push((await response.json()).clientSecret)
  })
  await identify(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Sandbox: no money moves' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 2, name: 'Your details' }).waitFor()
  await continueToPayment(page).click()
  await testCard(page, '4000 0025 0000 3155').click()
  expect(new Set(secrets.map((secret) => secret.split('_secret_')[0])).size).toBe(1)
  await pay(page, '£37').click()
  const question = page.getByRole('dialog', { name: 'Your test bank asks' })
  await question.waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'No' }).click()
  await page.getByText('so nothing was charged').first().waitFor()
  await pay(page, '£37').click()
  await question.getByRole('button', { name: 'Yes, it is me' }).click()
  await page.getByRole('heading', { level: 1, name: 'Payment Successful' }).waitFor()
})
