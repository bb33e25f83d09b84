import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { waitlistInterests } from '#schema/waitlist/waitlist-interests.ts'
import {
  callsOf,
  expectAccessible,
  expectFits,
  expectWhole,
  hydrated,
  noticed,
  phone,
  visit,
} from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { tables } from '#worker/services/database.ts'

const { waitlistEntries } = tables
const entriesOf = (email: string) =>
  database().select().from(waitlistEntries).where(eq(waitlistEntries.email, email))
const join = (page: Page) => page.getByRole('button', { name: 'Join the Waitlist' })
const isFocused = (element: Element) => element === document.activeElement

test('a visitor joins the waitlist on a phone without losing input, and leaves it by a mailed link', async () => {
  const email = `${randomUUID()}@okafor.example`
  const page = await visit('/waitlist', { viewport: phone, expected: /503|The entry was not sent/ })
  await page.getByRole('heading', { level: 1, name: 'Training webinar waitlist' }).waitFor()
  expect(
    await page.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value'))),
  ).toEqual([...waitlistInterests])
  expect(await join(page).isDisabled()).toBe(true)
  await page.getByLabel('Your name').fill('Daniel Okafor')
  expect(await join(page).isDisabled()).toBe(true)
  await page.getByLabel('Your email address').fill('daniel@')
  await join(page).click()
  await page.getByText('Please enter a valid email address').waitFor()
  const address = page.getByLabel('Your email address')
  await expect.poll(() => address.evaluate(isFocused)).toBe(true)
  await expectWhole(page, { desktop: 'light', phone: 'dark' })

  await address.fill(email)
  await page.getByLabel('Legacy content creation').check()
  await page.getByLabel('Network amplification').check()
  await page.getByLabel('biggest challenge').fill('Nobody reads a CV of nine pages')
  await page.reload()
  await hydrated(page)
  await expect.poll(() => join(page).isEnabled()).toBe(true)

  await page.context().setOffline(true)
  await join(page).click()
  await page.getByRole('alert').filter({ hasText: 'You are offline' }).waitFor()
  await page.context().setOffline(false)
  // The first attempt arrives, but its answer does not.
  await page.route('**/api/waitlist', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 503, body: '' })
  })
  await join(page).click()
  await noticed(page, 'Submission Failed', 'Please try again or contact support.')
  await page.getByRole('alert').filter({ hasText: 'It stays here' }).waitFor()
  await page.unroute('**/api/waitlist')
  expect(await page.getByLabel('biggest challenge').inputValue()).toBe('Nobody reads a CV of nine pages')
  const calls = callsOf(page)
  await join(page).dblclick()
  const heading = page.getByRole('heading', { level: 1, name: 'You’re on the List!' })
  await heading.waitFor()
  await noticed(page, 'Welcome to the Waitlist!', 'We’ll notify you when the training webinar is scheduled.')
  expect(calls.filter((call) => call === 'POST /api/waitlist')).toHaveLength(1)
  expect(await heading.evaluate(isFocused)).toBe(true)
  expect(await page.getByRole('main').getByRole('listitem').allTextContents()).toEqual([
    'Legacy content creation',
    'Network amplification',
  ])
  await expectFits(page)
  await expectAccessible(page)
  expect(await entriesOf(email)).toMatchObject([
    { name: 'Daniel Okafor', challenges: 'Nobody reads a CV of nine pages' },
  ])
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('main').getByRole('link', { name: 'Join the webinar waitlist' }).click()
  await page.getByRole('heading', { level: 1, name: 'Training webinar waitlist' }).waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe('')

  const link = new URL(await mailedLink(email, /\/unsubscribe#token=\S+/))
  await page.goto(link.href)
  await page.getByRole('heading', { level: 1, name: 'Leave the waitlist?' }).waitFor()
  await page.getByText('when a place in it is free. If you leave, you hear of neither').waitFor()
  await expectFits(page)
  await expectAccessible(page)
  expect(await entriesOf(email), 'opening the link does nothing').toHaveLength(1)
  await page.getByRole('button', { name: 'Leave the waitlist' }).click()
  const left = page.getByRole('heading', { level: 1, name: 'You are not on the waitlist' })
  await left.waitFor()
  await expect.poll(() => left.evaluate(isFocused)).toBe(true)
  await expectFits(page)
  expect(await entriesOf(email)).toEqual([])
  await page.getByRole('link', { name: 'Join it again' }).click()
  await page.waitForURL('**/waitlist')
})

test('the waitlist stands whole in the page before any script, with its head, and machines find it', async () => {
  const html = await (await fetch(new URL('/waitlist', inject('url')))).text()
  for (const part of [
    '<title>Training webinar waitlist · Rembrandt</title>',
    '<meta name="description" content="Leave your name and your email address, and what you would like',
    'name="email"',
    'Personal brand monetization',
  ])
    expect(html).toContain(part)
  expect(await (await fetch(new URL('/sitemap.xml', inject('url')))).text()).toContain('/waitlist</loc>')
})

test('Enter in a line of the waitlist goes on, and sends nothing unseen', async () => {
  const page = await visit('/waitlist', { viewport: phone })
  const calls = callsOf(page)
  await page.getByLabel('Your name').fill('Daniel Okafor')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByLabel('Your email address').evaluate(isFocused)).toBe(true)
  await page.keyboard.insertText(`${randomUUID()}@okafor.example`)
  for (const label of ['Your email address', 'Current role (optional)']) {
    await page.getByLabel(label).press('Enter')
    await expect.poll(() => join(page).evaluate(isFocused)).toBe(true)
  }
  expect(calls.filter((call) => call === 'POST /api/waitlist')).toEqual([])
})
