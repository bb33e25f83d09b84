import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectFits, expectWhole, phone, pressEscape, visit } from '#test/browser.ts'
import { mailsTo } from '#test/mailbox.ts'
import { publishPerson } from '#test/people.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send the message' }).click()
const message = 'Our ferries leave half empty. Could we speak in May?'

async function fill(page: Page) {
  await page.getByLabel('Your message').fill(message)
  await page.getByLabel('Your name').fill('Daniel Okafor')
  await page.getByLabel('Your email address').fill('daniel@okafor.example')
  await page.getByRole('checkbox').check()
}

test('a visitor who finds no open hour leaves a message, and the expert is mailed it', async () => {
  const person = await publishPerson({ profile: { plan: 'sprint' } })
  const page = await visit(`/profile/${person.profileUrl}`, { viewport: phone })
  await page.getByRole('link', { name: 'Leave a message' }).first().click()
  await page.getByRole('heading', { name: 'No open hours at the moment' }).waitFor()
  await send(page)
  await page.getByText('Please write a message first.').waitFor()
  const field = page.getByLabel('Your message')
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  await fill(page)
  await send(page)
  const status = page.getByRole('status').filter({ hasText: 'Your message is on its way' })
  await status.waitFor()
  expect(await status.textContent()).toContain('can reply to daniel@okafor.example')
  expect(await status.textContent()).toContain(message)
  expect(await page.getByText('Leave a message instead').count()).toBe(0)
  await expect.poll(() => status.evaluate((element) => element === document.activeElement)).toBe(true)
  await expectFits(page)
  await expectAccessible(page)
  expect((await mailsTo(person.email)).map(({ text }) => text)).toEqual([expect.stringContaining(message)])
})

test('a visitor’s text stays while the visitor is offline or the server fails, and is sent once', async () => {
  const person = await publishPerson()
  const page = await visit(`/book/${person.profileUrl}`, {
    expected: /503|The message was not sent/,
  })
  await fill(page)
  await page.context().setOffline(true)
  await send(page)
  await page.getByRole('alert').filter({ hasText: 'You are offline' }).waitFor()
  await page.context().setOffline(false)
  let failures = 0
  // The first attempt arrives, but its answer does not.
  await page.route('**/api/questions', async (route) => {
    await route.fetch()
    failures += 1
    await route.fulfill({ status: 503, body: '' })
  })
  await send(page)
  await page.getByRole('alert').filter({ hasText: 'It stays here' }).waitFor()
  expect(failures).toBe(1)
  expect(await page.getByLabel('Your message').inputValue()).toBe(message)
  await expectAccessible(page)
  await page.unroute('**/api/questions')
  await send(page)
  await page.getByText('Your message is on its way').waitFor()
  expect(await mailsTo(person.email)).toHaveLength(1)
})

test('a question that the agent leaves to the expert is taken there', async () => {
  const person = await publishPerson({ profile: { plan: 'sprint' } })
  const page = await visit(`/profile/${person.profileUrl}`, { viewport: phone })
  await page.getByRole('button', { name: 'Ask Petra’s agent' }).first().click()
  const question = 'How can I contact Petra?'
  await page.getByLabel('Your question').fill(question)
  await page.getByLabel('Your question').press('Enter')
  await page.getByRole('button', { name: 'Ask Petra this' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask Petra', exact: true })
  await dialog.waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe(question)
  await expectFits(page)
  await pressEscape(page)
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Ask Petra this' }).click()
  await fill(page)
  await send(page)
  await dialog.getByText('Your message is on its way').waitFor()
  expect(await mailsTo(person.email)).toHaveLength(1)
})
