import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contacts } from '#schema/contacts.ts'
import { expectAccessible, phone, pressEscape, visit } from '#test/browser.ts'
import { mailsAbout } from '#test/mailbox.ts'
import { publishPerson } from '#test/people.ts'

const words = 'The boats on this page were never full.'
const send = (page: Page) => page.getByRole('button', { name: 'Send the report' }).click()
const open = (page: Page) => page.getByRole('button', { name: 'Report this profile' }).click()

test('a visitor reports a profile on a phone, light and dark, and nothing is lost on the way', async () => {
  const { profileUrl } = await publishPerson()
  const page = await visit(`/profile/${profileUrl}`, {
    viewport: phone,
    expected: /503|The report was not sent/,
  })
  await open(page)
  const dialog = page.getByRole('dialog', { name: 'Report this profile' })
  await dialog.waitFor()
  await send(page)
  await dialog.getByText('Please choose what is wrong.').waitFor()
  const reason = page.getByLabel('What is wrong?')
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await reason.selectOption('Something on it is not true')
  await page.getByLabel('In your words').fill(words)
  await page.getByLabel('Your email address').fill('daniel@okafor.example')
  await pressEscape(page)
  await dialog.waitFor({ state: 'detached' })
  await open(page)
  expect(await page.getByLabel('In your words').inputValue()).toBe(words)
  await page.context().setOffline(true)
  await send(page)
  await page.getByRole('alert').filter({ hasText: 'You are offline' }).waitFor()
  await page.context().setOffline(false)
  // The first attempt arrives, but its answer does not.
  await page.route('**/api/reports', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 503, body: '' })
  })
  await send(page)
  await page.getByRole('alert').filter({ hasText: 'It stays here' }).waitFor()
  expect(await page.getByLabel('In your words').inputValue()).toBe(words)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.unroute('**/api/reports')
  await send(page)
  const status = page.getByRole('status').filter({ hasText: 'Your report has arrived' })
  await status.waitFor()
  expect(await status.textContent()).toContain('daniel@okafor.example')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await mailsAbout(profileUrl)).toMatchObject([
    { to: contacts.support, text: expect.stringContaining(words) },
  ])
})
