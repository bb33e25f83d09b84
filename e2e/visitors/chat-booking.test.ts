import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectWhole, phone, settled, visit } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'
import { booked, hangHost, slots } from '#test/meetings.ts'

const log = (page: Page) => page.getByRole('log')
async function ask(page: Page, question: string) {
  await page.getByLabel('Your question').fill(question)
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
  await page.getByLabel('Your question').press('Enter')
}
const times = (page: Page) => log(page).getByRole('region', { name: /^Next free times/ })

test('a visitor asks the agent to meet, books one of the times it offers and opens the meeting', async () => {
  const { profileUrl } = await hangHost({ profile: { firstName: 'Petra' } })
  const page = await visit(`/profile/${profileUrl}#agent`, { viewport: phone })
  await ask(page, 'Our ferries leave half empty. Can that be changed?')
  await page.getByRole('button', { name: 'Send' }).waitFor()
  await ask(page, 'Can we talk next week?')
  await log(page).getByText('the next free times stand below', { exact: false }).waitFor()
  await times(page).getByRole('button').first().waitFor()
  expect(await times(page).getByRole('button').count()).toBe(6)
  await expectWhole(page)

  await times(page).getByRole('button').nth(2).click()
  const dialog = page.getByRole('dialog', { name: /^\w+day \d/ })
  expect(await dialog.getByLabel('What is it about?').inputValue()).toBe(
    'Our ferries leave half empty. Can that be changed?',
  )
  await expectWhole(page)
  const email = `${crypto.randomUUID()}@okafor.example`
  await dialog.getByLabel('Your name').fill('Daniel Okafor')
  await dialog.getByLabel('Your e-mail address').fill(email)
  await dialog.getByRole('button', { name: /^Book / }).click()
  await log(page).getByText('Booked:').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Booked:')
  expect(await times(page).count()).toBe(0)
  await expectWhole(page)
  const link = new URL(await mailedLink(email, /\/meeting\/[\w-]{22}/))
  const open = log(page).getByRole('link', { name: 'See, move or cancel it' })
  expect(await open.getAttribute('href')).toBe(link.pathname)

  await page.reload()
  await settled(page)
  await log(page).getByText('Booked:').waitFor()
  await open.click()
  await page.getByRole('heading', { level: 1, name: /Your meeting with Petra/ }).waitFor()
})

test('a time that is gone is told beside the kept words, and the next ones are one press away', async () => {
  const { profileUrl } = await hangHost()
  const [first = ''] = slots(1)
  const page = await visit(`/profile/${profileUrl}#agent`, { expected: /409|was not sent|was not booked/ })
  await ask(page, 'When are you free?')
  await times(page).getByRole('button').first().waitFor()
  await booked(profileUrl, first)
  await times(page).getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: /^\w+day \d/ })
  await dialog.getByLabel('Your name').fill('Daniel Okafor')
  await dialog.getByLabel('Your e-mail address').fill('daniel@okafor.example')
  await dialog.getByLabel('What is it about?').fill('The timetable')
  await dialog.getByRole('button', { name: /^Book / }).click()
  await dialog.getByText('Somebody was a moment faster', { exact: false }).waitFor()
  expect(await dialog.getByLabel('What is it about?').inputValue()).toBe('The timetable')
  await dialog.getByRole('list', { name: 'Free next' }).getByRole('button').first().click()
  await dialog.getByRole('button', { name: /^Book / }).click()
  await log(page).getByText('Booked:').waitFor()
})

test('a conversation that is read again offers the times that are free then', async () => {
  const { profileUrl } = await hangHost()
  const [first = ''] = slots(1)
  const page = await visit(`/profile/${profileUrl}#agent`)
  await ask(page, 'When are you free?')
  const offered = times(page).getByRole('button')
  await offered.first().waitFor()
  const before = await offered.allTextContents()
  await booked(profileUrl, first)
  await page.reload()
  await settled(page)
  await offered.first().waitFor()
  const now = await offered.allTextContents()
  expect(now).not.toContain(before[0])
  expect(now.length).toBeGreaterThan(0)
})
