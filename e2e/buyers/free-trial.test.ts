import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { monthsAfter } from '#schema/billing/months.ts'
import { expectAccessible, expectFits, expectWhole, goWithin, noticed, phone, visit } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'
import { postJson } from '#test/requests.ts'

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to your card' })
const start = (page: Page) => page.getByRole('button', { name: 'Start my free trial' })

async function identify(page: Page, email: string) {
  await page.getByLabel('Name').fill('Noor Haddad')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile').fill('07700 900123')
  await goOn(page).click()
}

/** A card that asks first, known to the test bank by its last digits on the back: other journeys have others. */
async function leaveCard(page: Page, cvc: string) {
  await page.getByRole('button', { name: '4000 0025 0000 3155' }).click()
  await page.getByLabel('CVC').fill(cvc)
  await start(page).click()
}

/** This device's clock is two days ahead. */
const isAhead = (page: Page) =>
  page.addInitScript(() => {
    const right = Date.now.bind(Date)
    Date.now = () => right() + 2 * 24 * 3600_000
    window.Date = new Proxy(Date, {
      construct: (date, moment: []) => (moment.length ? new date(...moment) : new date(date.now())),
    })
  })
const written = (moment: Date) => moment.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

test('on a device whose clock is wrong, no step of a purchase names a wrong day for the first payment', async () => {
  const page = await visit('/free-trial-signup', { before: isAhead })
  await page.getByText('5 days from today').waitFor()
  expect(await page.getByText(/^From \d/).count()).toBe(0)
  await identify(page, `${randomUUID()}@haddad.example`)
  await page.getByRole('heading', { name: 'Your card, not charged today' }).waitFor()
  await page.getByText(`From ${written(new Date(Date.now() + 5 * 24 * 3600_000))}`).waitFor()

  await goWithin(page, '/checkout?level=1')
  await page.getByText('A month from today').waitFor()
  expect(await page.getByText(/^From \d/).count()).toBe(0)
  await page.getByLabel('Please begin at once').check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('heading', { name: 'Sandbox: no money moves' }).waitFor()
  await page.getByText(`From ${written(monthsAfter(new Date(), 1))}`).waitFor()
})

test('a trial begins on a phone without a charge, lasts five days, and is given once per address and card', async () => {
  const email = `${randomUUID()}@haddad.example`
  const page = await visit('/free-trial-signup', {
    viewport: phone,
    expected: /402|409|was not accepted|was opened/,
  })
  await page.getByText('Each person and each card has one trial.').waitFor()
  await goOn(page).click()
  await noticed(page, 'Missing Information', 'Please fill in all required fields.')
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  await identify(page, email)
  await page.getByRole('heading', { name: 'Your card, not charged today' }).waitFor()
  await page.getByRole('button', { name: '4000 0000 0000 0002' }).click()
  await start(page).click()
  await noticed(page, 'Setup Failed', 'Your card was declined.')
  const cvc = String(randomInt(1000, 10_000))
  await leaveCard(page, cvc)
  const begun = Date.now()
  await page.getByRole('button', { name: 'Yes, it is me' }).click()
  await page.waitForURL('**/trial-started?setup_intent=*')
  await noticed(page, 'Free Trial Started!', 'Your 5-day free trial has begun. No charges for 5 days!')
  const ends = Date.parse((await page.locator('time').first().getAttribute('datetime')) ?? '')
  const fiveDays = 5 * 24 * 3600_000
  expect(ends - fiveDays).toBeGreaterThanOrEqual(begun)
  expect(ends - fiveDays).toBeLessThanOrEqual(Date.now())
  await page.getByRole('heading', { name: 'One step is left: your account' }).waitFor()
  await expectWhole(page, { desktop: 'light', phone: 'dark' })

  await page.getByText('The same mail holds Cancel the trial').waitFor()
  const started = page.url()
  await page.goto(await mailedLink(email, /\/cancel-trial#token=\S+/))
  await page.getByRole('button', { name: 'Cancel the trial' }).click()
  await page.getByRole('heading', { level: 1, name: 'It is cancelled' }).waitFor()
  await page.goto(started)
  await page.getByText('Nothing is charged: it is cancelled').waitFor()
  expect(await page.getByText(/Cancel the trial|Free Trial Started!/).count()).toBe(0)
  const advance = `${inject('url')}/api/dev/sandbox/advance`
  expect((await postJson(advance, { days: 6, email })).status).toBe(200)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Your free trial is over' }).waitFor()
  await page.getByText('No further payment follows.').waitFor()

  await page.getByRole('link', { name: 'See the plans' }).waitFor()
  await page.context().clearCookies()
  await page.goto(new URL('/free-trial-signup', page.url()).href)
  await identify(page, email)
  await page.getByText('You have had your free trial').waitFor()
  await page.getByRole('link', { name: 'See what Starter costs' }).waitFor()
  await expectAccessible(page)

  await identify(page, `${randomUUID()}@haddad.example`)
  await leaveCard(page, cvc)
  await page.getByRole('button', { name: 'Yes, it is me' }).click()
  await page.getByRole('heading', { level: 1, name: 'This card has had a free trial' }).waitFor()
  await expectAccessible(page)

  await goWithin(page, '/trial-started')
  await page.getByRole('heading', { level: 1, name: 'No trial to show' }).waitFor()
  await expectFits(page)
})
