import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sprintStart } from '#schema/billing/sprints.ts'
import { callsOf, expectAccessible, expectFits, expectWhole, noticed, phone, visit } from '#test/browser.ts'
import { database } from '#test/people.ts'
import { htmlOf } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const { orders, sprints, sprintSeats, waitlistEntries } = tables
const minute = 60_000

/** The server's clock as this page sees it, of a sprint that no other test takes places in: it goes on from when it is first asked. */
function clockAt(start: Date) {
  let askedAt: number | undefined
  return async (page: Page) =>
    void (await page.route('**/api/sprint', (route) => {
      askedAt ??= Date.now()
      const now = new Date(start.getTime() + Date.now() - askedAt)
      return route.continue({ headers: { ...route.request().headers(), 'x-now': now.toISOString() } })
    }))
}

/** Takes so many places of a sprint, as orders that are paid do. */
async function take(number: number, places: number) {
  const now = new Date()
  const ids = Array.from({ length: places }, () => randomUUID())
  const order = {
    visitorId: 'somebody',
    name: 'Daniel',
    email: '',
    mobile: '',
    level: 2,
    plan: 'sprint' as const,
    amount: 19700,
    gateway: 'sandbox' as const,
    status: 'paid' as const,
    createdAt: now,
  }
  const seat = { sprintNumber: number, state: 'paid' as const, heldUntil: now, createdAt: now }
  await database().batch([
    database()
      .insert(sprints)
      .values({ number, startsAt: sprintStart(number), capacity: 10 })
      .onConflictDoNothing(),
    database()
      .insert(orders)
      .values(ids.map((id) => ({ ...order, id }))),
    database()
      .insert(sprintSeats)
      .values(ids.map((orderId) => ({ ...seat, orderId }))),
  ])
}
const timer = (page: Page) => page.getByRole('timer', { name: 'Until the sprint begins' })
const secondsLeft = async (page: Page) => {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (
    await timer(page).locator('dd').allTextContents()
  ).map(Number)
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}
const status = (page: Page) => page.getByRole('main').getByRole('status')

test('the sprint page counts down by the server’s clock, says what is left, and leads to the checkout', async () => {
  const number = 501
  await take(number, 3)
  const now = new Date(sprintStart(number).getTime() - (2 * 24 * 60 + 61) * minute)
  const calls: string[] = []
  const page = await visit('/sprint-landing', {
    before: async (opened) => {
      calls.push(...callsOf(opened))
      await clockAt(now)(opened)
    },
  })
  await status(page).filter({ hasText: '7 of 10 places left' }).waitFor()
  const before = await secondsLeft(page)
  expect(before).toBeGreaterThan((2 * 24 * 60 + 50) * 60)
  expect(before).toBeLessThanOrEqual((2 * 24 * 60 + 61) * 60)
  await expect.poll(() => secondsLeft(page)).toBeLessThan(before)
  expect(await page.locator('h1, main h2').allTextContents()).toEqual([
    'Five days.Ten works.',
    'The five days',
    'What a place includes',
    'In plain words',
  ])
  for (const link of await page.getByRole('link', { name: 'Start the sprint for £197' }).all())
    expect(await link.getAttribute('href')).toBe('/checkout?level=2')
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  for (const width of [900, 320]) await expectFits(page, width)
  // Somebody takes a place meanwhile: whoever comes back to the page sees it.
  await take(number, 1)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await status(page).filter({ hasText: '6 of 10 places left' }).waitFor()
})

test('the last seconds run out at 390 px, and the page turns to the next sprint by itself', async () => {
  const number = 503
  await take(number, 9)
  await take(number + 1, 2)
  const page = await visit('/sprint-landing', {
    viewport: phone,
    before: clockAt(new Date(sprintStart(number).getTime() - 7_000)),
  })
  await status(page).filter({ hasText: '1 of 10 places left' }).waitFor()
  const day = (start: Date) => start.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  await page.getByText(`Tuesday ${day(sprintStart(number))}, 12:30 London time`).waitFor()
  expect(await secondsLeft(page)).toBeLessThanOrEqual(7)
  await page.getByText(`Tuesday ${day(sprintStart(number + 1))}, 12:30 London time`).waitFor()
  await status(page).filter({ hasText: '8 of 10 places left' }).waitFor()
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(27 * 24 * 3600)
})

test('a sprint that is sold out leads to its waitlist at 390 px, and the entry names the sprint', async () => {
  const number = 506
  await take(number, 10)
  const email = `${randomUUID()}@okafor.example`
  const page = await visit('/sprint-landing', {
    viewport: phone,
    before: clockAt(new Date(sprintStart(number).getTime() - 60 * minute)),
  })
  await status(page).filter({ hasText: 'All 10 places are taken' }).waitFor()
  await expectFits(page)
  await expectAccessible(page)
  expect(await page.getByRole('link', { name: 'Start the sprint' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Join the waitlist for this sprint' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Waitlist for the sprint' }).waitFor()
  const begins = sprintStart(number).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  await page.getByText(`the sprint that begins on Tuesday ${begins}`).waitFor()
  await page.getByLabel('Your name').fill('Daniel Okafor')
  await page.getByLabel('Your email address').fill(email)
  await page.getByRole('button', { name: 'Join the Waitlist' }).click()
  await noticed(page, 'Welcome to the Waitlist!', 'We’ll write to you when a place in the sprint is free.')
  await page.getByText(`the sprint that begins on Tuesday ${begins}`).waitFor()
  await expectFits(page)
  await expectAccessible(page)
  expect(
    await database().select().from(waitlistEntries).where(eq(waitlistEntries.email, email)),
  ).toMatchObject([{ sprintNumber: number }])
})

test('the page says so when places cannot be counted, still counts down, and asks again', async () => {
  let isDown = true
  const page = await visit('/sprint-landing', {
    expected: /503/,
    before: (opened) =>
      opened.route('**/api/sprint', (route) =>
        isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
      ),
  })
  await status(page).filter({ hasText: 'We could not ask how many places are left.' }).waitFor()
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(0)
  isDown = false
  await page.getByRole('button', { name: 'Ask again' }).click()
  await status(page)
    .filter({ hasText: /10 places/ })
    .waitFor()
})

test('the page without a script names the sprint’s start and price, and never the places left', async () => {
  const html = await htmlOf('/sprint-landing')
  for (const part of [
    '<title>The sprint · Rembrandt</title>',
    'London time</time>',
    'href="/checkout?level=2"',
    'Start the sprint for',
    'The five days',
    'Every figure becomes a claim',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('places left')
})
