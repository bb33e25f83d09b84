import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { VerifiedPayment } from '#schema/billing/billing-answers.ts'
import { sprintStart } from '#schema/billing/sprints.ts'
import { registeredOwner } from '#test/account.ts'
import {
  callsOf,
  expectAccessible,
  expectFits,
  expectFitsLarge,
  expectWhole,
  goWithin,
  hydrated,
  noticed,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { drafted, savedHere } from '#test/drafted.ts'
import { mailedLink } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { at } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const newAddress = () => `${randomUUID()}@haddad.example`
const continueToPayment = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })
const pay = (page: Page, price: string) => page.getByRole('button', { name: `Pay ${price}` })
const testCard = (page: Page, name: string) => page.getByRole('button', { name })

/** Fills in who buys, and goes on to the card. */
async function identify(page: Page, email = newAddress()) {
  await page.getByLabel('Name').fill('Noor Haddad')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile').fill('07700 900123')
  await page.getByLabel('Please begin at once').check()
  await continueToPayment(page).dblclick()
  await page.getByRole('heading', { name: 'Sandbox: no money moves' }).waitFor()
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
  return email
}

/** Both notices of a confirmed payment, one after the other. */
const confirmationsNoticed = (page: Page, level: number) =>
  Promise.all([
    noticed(page, 'Payment Successful', `Welcome to Level ${level}! Redirecting to your dashboard...`),
    noticed(page, 'Payment Confirmed', `Your Level ${level} access has been activated!`),
  ])

test('a buyer on a phone buys Starter in two steps, opens an account by the mail, and sees the plan', async () => {
  const page = await visit('/checkout?level=1', { viewport: phone })
  await page.getByRole('heading', { level: 1, name: 'Get Starter' }).waitFor()
  await page.getByText('£37 a month').waitFor()
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  await expectFitsLarge(page)
  await continueToPayment(page).click()
  await noticed(page, 'Missing Information', 'Please fill in all required fields.')
  await page.getByLabel('Mobile').fill('abc')
  await continueToPayment(page).click()
  await page.getByText('Please enter your mobile number in digits, such as').first().waitFor()
  const email = await identify(page)
  expect(await page.locator('li[data-state=open]').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Pay £37')
  await testCard(page, '4242 4242 4242 4242').click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectFits(page)
  await expectAccessible(page)
  const toast = noticed(
    page,
    'Payment Successful',
    'Level 1 is paid for. Open your account with the link in our mail to you.',
  )
  await pay(page, '£37').click()
  await toast
  await page.waitForURL('**/payment-success?level=1&payment_intent=*')
  await page.getByRole('heading', { level: 1, name: 'Payment Successful' }).waitFor()
  await page.getByText('Welcome to Level 1!', { exact: true }).waitFor()
  await page.getByText('Under 30 minutes').waitFor()
  await page.getByText(/^No\. \d+$/).waitFor()
  await page.getByText(/^£37 on \d/).waitFor()
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  expect(await page.getByText('access has been activated').count()).toBe(0)
  await page.getByRole('heading', { name: 'One step is left: your account' }).waitFor()
  expect(await page.getByText(email).count()).toBe(0)
  await page.getByText(`${email[0]}•••@haddad.example`).first().waitFor()
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await page.getByText('Sent again, unless five have gone out today.').waitFor()

  const link = await mailedLink(email, /\/open-account#token=\S+/)
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: 'Open your account' }).waitFor()
  await page.getByText('Noor Haddad').waitFor()
  await page.getByText(email).waitFor()
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('short')
  await page.getByRole('button', { name: 'Open my account' }).click()
  await page.getByText('Password must be at least 6 characters').waitFor()
  await password.fill('a loaf of bread')
  await page.getByRole('button', { name: 'Open my account' }).click()
  await page.waitForURL('**/customer-dashboard')
  await page.getByRole('heading', { level: 1, name: /Noor/ }).waitFor()
  await goWithin(page, '/customer-dashboard?tab=settings')
  await page.getByText('Level 1, Starter').first().waitFor()
})

test('missing fields and a payment that cannot be opened show the specified words; a reload loses nothing', async () => {
  const page = await visit('/checkout?level=1', { expected: /503|was opened/ })
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
  expect(calls).toEqual([])
  await page.reload()
  await hydrated(page)
  expect(await page.getByLabel('Email').inputValue()).toBe('noor at haddad')
  expect(await page.getByLabel('Mobile').inputValue()).toBe('07700 900123')

  const answers: object[] = [
    { status: 503, json: { code: 'PAYMENT_UNAVAILABLE', error: 'We cannot reach the payment provider.' } },
    {
      json: {
        clientSecret: '',
        gateway: 'sandbox',
        order: { id: '1', level: 1, plan: 'starter', amount: 3700, currency: 'gbp', email: 'a@b.example' },
      },
    },
  ]
  await page.route('**/api/create-payment-intent', (route) => route.fulfill(answers.shift()))
  await page.getByLabel('Email').fill(newAddress())
  await continueToPayment(page).click()
  await noticed(page, 'Error', 'Failed to initialize payment. Please try again.')
  await page.getByText('We cannot reach the payment provider.').waitFor()
  await continueToPayment(page).click()
  await page.getByRole('heading', { name: 'Payment Error' }).waitFor()
  await page.getByText('Unable to initialize payment. Please try again.').waitFor()
  expect(await page.getByRole('link', { name: 'Back to Plans' }).getAttribute('href')).toBe('/onboarding')
  await expectAccessible(page)
})

test('a buyer without an account who comes back is mailed the way to it, not asked to register', async () => {
  const page = await visit('/checkout?level=1', { viewport: phone, expected: /409|was opened/ })
  const refused = { code: 'ALREADY_COVERED', error: 'You have this level already.' }
  await page.route('**/api/create-payment-intent', (route) => route.fulfill({ status: 409, json: refused }))
  const email = newAddress()
  await page.getByLabel('Name').fill('Noor Haddad')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile').fill('07700 900123')
  await page.getByLabel('Please begin at once').check()
  await continueToPayment(page).click()
  await page.getByText('You have this level', { exact: true }).waitFor()
  expect(await page.getByRole('main').locator('a[href="/register"]').count()).toBe(0)
  const request = page.waitForRequest('**/api/purchases/link')
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  expect((await request).postDataJSON()).toEqual({ email })
  await page.getByText('Sent again, unless five have gone out today.').waitFor()
  await expectWhole(page)
})

test('an address without a level asks which of the three; a saved profile fills in name and address', async () => {
  const profile = drafted()
  const page = await visit('/checkout?level=4', { viewport: phone, ...savedHere(profile) })
  await page.getByText('There is no such level.').waitFor()
  await expectWhole(page)
  await page.getByRole('link', { name: 'Choose Premium' }).click()
  await page.getByRole('heading', { level: 1, name: 'Get Premium' }).waitFor()
  await page.getByText('Paid once. Nothing follows.').waitFor()
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe(profile.fullName)
  expect(await page.getByLabel('Email').inputValue()).toBe(profile.email)
})

test('a declined card is explained in the provider’s words, and another pays once for several presses', async () => {
  const page = await visit('/checkout?level=3', { viewport: phone, expected: /402|was not accepted/ })
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
  await page.goBack()
  await page.getByRole('heading', { level: 2, name: 'Your details' }).waitFor()
  await hydrated(page)
  expect(await page.getByText('Please enter your name.').count()).toBe(0)
})

test('a card that asks first opens the bank’s question: a no charges nothing, a yes pays the same order', async () => {
  const page = await visit('/checkout?level=1', { viewport: phone })
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
  const isFocused = (one: Locator) =>
    expect.poll(() => one.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByLabel('CVC').press('Enter')
  await isFocused(pay(page, '£37'))
  expect(new Set(secrets.map((secret) => secret.split('_secret_')[0])).size).toBe(1)
  await pay(page, '£37').click()
  const question = page.getByRole('dialog', { name: 'Your test bank asks' })
  await question.waitFor()
  await isFocused(question.getByRole('button', { name: 'Yes, it is me' }))
  await expectAccessible(page)
  await question.getByRole('button', { name: 'No' }).click()
  await page.getByText('so nothing was charged').first().waitFor()
  await isFocused(page.getByLabel('Card number'))
  await pay(page, '£37').click()
  await isFocused(question.getByRole('button', { name: 'Yes, it is me' }))
  await question.getByRole('button', { name: 'Yes, it is me' }).click()
  await page.getByRole('heading', { level: 1, name: 'Payment Successful' }).waitFor()
})

test('Enter in a line of the checkout goes on and pays nothing, and no notice covers what has the focus', async () => {
  const page = await visit('/checkout?level=1', { viewport: { width: 390, height: 700 } })
  const calls = callsOf(page)
  const isFocused = (label: string) =>
    expect.poll(() => page.getByLabel(label).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByLabel('Name').fill('Noor Haddad')
  await page.keyboard.press('Enter')
  await isFocused('Email')
  await page.keyboard.insertText(newAddress())
  await page.keyboard.press('Enter')
  await isFocused('Mobile')
  const mobile = page.getByLabel('Mobile')
  const notice = page.locator('li[data-state=open]')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    await mobile.evaluate((field) => {
      scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' })
      ;(field as HTMLInputElement).form?.requestSubmit()
    })
    await noticed(page, 'Missing Information', 'Please fill in all required fields.')
    await expect.poll(() => mobile.evaluate((field) => field === document.activeElement)).toBe(true)
    const isCovered = (focused: Locator) => async () => {
      const [own, field] = [await notice.boundingBox(), await focused.boundingBox()]
      if (!own || !field) return true
      const isBeside = own.x >= field.x + field.width || own.x + own.width <= field.x
      return !isBeside && own.y < field.y + field.height && own.y + own.height > field.y
    }
    await expect.poll(isCovered(mobile), { message: `${width} px` }).toBe(false)
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
    await terms.focus()
    await expect.poll(isCovered(terms), { message: `${width} px` }).toBe(false)
  }

  await mobile.fill('07700 900123')
  await page.keyboard.press('Enter')
  await isFocused('Please begin at once')
  await page.keyboard.press('Space')
  await page.getByLabel('Mobile').press('Enter')
  const button = continueToPayment(page)
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

/** A sprint that no other test takes places in, and a way to visit the site ten days before it begins. */
let last = 2000
function ownSprint() {
  last += 1
  const number = last
  const startsAt = sprintStart(number)
  const before = (page: Page) =>
    page.setExtraHTTPHeaders(at(new Date(startsAt.getTime() - 10 * 24 * 3600_000)))
  return { number, startsAt, before }
}

test('a place in the sprint is held while its clock runs, and can still be paid for once the hold is over', async () => {
  const { startsAt, before } = ownSprint()
  const page = await visit('/checkout?level=2', {
    viewport: phone,
    // A page whose clock was wound is nobody else's.
    isFirst: true,
    before: async (page) => {
      await before(page)
      await page.clock.install()
    },
  })
  await page.getByText('10 of 10').waitFor()
  await page.getByText(`${startsAt.getUTCFullYear()} at 12:30`).waitFor()
  await identify(page)
  await page.getByText(/^14:\d\d$/).waitFor()
  await expectFits(page)
  await page.clock.fastForward('16:00')
  await page.getByText('Your place is no longer held', { exact: true }).waitFor()
  await expectAccessible(page)
  await testCard(page, '4242 4242 4242 4242').click()
  await page.getByLabel('Expiry').fill('12 / 2999')
  await pay(page, '£197').click()
  await page.getByRole('heading', { level: 1, name: 'Payment Successful' }).waitFor()
  await page.getByText('One of its places is yours.').waitFor()
})

test('a page that was open as a sprint began names the next one before its place is paid', async () => {
  const { number, startsAt, before } = ownSprint()
  const page = await visit('/checkout?level=2', { before })
  const begins = (start: Date) =>
    page.getByText(`${start.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })} at 12:30`)
  await begins(startsAt).waitFor()
  await page.setExtraHTTPHeaders(at(new Date(startsAt.getTime() + 60_000)))
  await identify(page)
  await begins(sprintStart(number + 1)).waitFor()
})

test('a sprint that fills up meanwhile says so in view, and leads to its waitlist', async () => {
  const { number, startsAt, before } = ownSprint()
  const ofPlaces = (capacity: number) =>
    database()
      .insert(tables.sprints)
      .values({ number, startsAt, capacity })
      .onConflictDoUpdate({ target: tables.sprints.number, set: { capacity } })
  await ofPlaces(3)
  const page = await visit('/checkout?level=2', { viewport: phone, before, expected: /409|was opened/ })
  await page.getByText('3 of 3').waitFor()
  await ofPlaces(0)
  await page.getByLabel('Name').fill('Noor Haddad')
  await page.getByLabel('Email').fill(newAddress())
  await page.getByLabel('Mobile').fill('07700 900123')
  await page.getByLabel('Please begin at once').check()
  await continueToPayment(page).click()
  const notice = page.getByText('This sprint is full')
  await notice.waitFor()
  await page.getByText('0 of 0').waitFor()
  const { y = 0 } = (await notice.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(phone.height)
  await expectFits(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Join the waitlist' }).click()
  await page.waitForURL(`**/waitlist?sprint=${number}`)
})

test('an owner goes from the dashboard to pay, reads of the level, and is led back there', async () => {
  const owner = await registeredOwner()
  const page = await visit('/customer-dashboard', {
    isFirst: true,
    before: async (page) => {
      await withSession(owner)(page)
      await page.clock.install()
    },
  })
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Upgrade' }).click()
  await page.getByRole('heading', { level: 1, name: 'Join the Sprint' }).waitFor()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  expect(await page.getByLabel('Email').inputValue()).toBe(owner.email)
  await goWithin(page, '/checkout?level=1')
  await page.getByRole('heading', { level: 1, name: 'Get Starter' }).waitFor()
  await identify(page, owner.email)
  await testCard(page, '4242 4242 4242 4242').click()
  const confirmation = confirmationsNoticed(page, 1)
  await pay(page, '£37').click()
  await confirmation
  await page.getByRole('timer').waitFor()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await page.clock.fastForward(60_000)
  await page.getByText('You stay on this page.').waitFor()
  await page.reload()
  await page.getByRole('timer').waitFor()
  // The last ones one by one: what is over at none would be past it.
  await page.clock.runFor(20_000)
  for (let second = 20; second < 31; second += 1) await page.clock.runFor(1000)
  await page.waitForURL('**/customer-dashboard')
})

test('a payment is polled until it is decided, and a poll without an answer is reported as such', async () => {
  const page = await visit('/payment-success?level=1&payment_intent=pi_nobodys', {
    viewport: phone,
    expected: /503/,
  })
  const reported = () =>
    noticed(page, 'Verification Error', 'There was an issue confirming your payment. Please contact support.')
  await reported()
  await page.getByRole('heading', { level: 1, name: 'Nothing to show here' }).waitFor()
  await expectWhole(page)
  await goWithin(page, '/payment-success?level=2')
  await page.getByRole('heading', { level: 1, name: 'No payment to confirm' }).waitFor()
  let isDecided = false
  await page.route('**/api/verify-payment', (route) =>
    route.fulfill({ json: { ok: false, reason: isDecided ? 'sold out' : 'waiting' } }),
  )
  const ofPayment = '/payment-success?level=2&payment_intent=pi_1&payment_intent_client_secret=s'
  await page.goto(new URL(ofPayment, page.url()).href)
  await page.getByRole('heading', { level: 1, name: 'Your bank has not decided yet' }).waitFor()
  expect(page.url()).not.toContain('client_secret')
  isDecided = true
  await page.getByRole('heading', { level: 1, name: 'The last place went while you were paying' }).waitFor()
  await expectFits(page)
  await page.route('**/api/verify-payment', (route) => route.fulfill({ status: 503, body: '' }))
  await page.reload()
  await reported()
  // It was paid for by somebody who is signed out: no way leads to the dashboard.
  const payment: VerifiedPayment = {
    ok: true,
    level: 1,
    plan: 'starter',
    email: 'noor@haddad.example',
    amount: 3700,
    receipt: 7,
    nextChargeAt: '2030-05-01T10:00:00.000Z',
    isStartFailed: true,
    sprintStartsAt: null,
    needsAccount: false,
  }
  await page.route('**/api/verify-payment', (route) => route.fulfill({ json: payment }))
  await page.getByRole('button', { name: 'Ask again' }).click()
  await noticed(page, 'Payment Successful', 'Welcome to Level 1!')
  await page.getByText('Perhaps £37 on 1 May 2030').waitFor()
  await page.getByText('If we still can, £37 a month is charged from then on').waitFor()
  await page.getByRole('link', { name: 'Sign in to my dashboard' }).waitFor()
})
