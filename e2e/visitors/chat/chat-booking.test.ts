import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { errorCatalogue } from '#schema/errors.ts'
import { expectFits, expectWhole, hydrated, phone, visit } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'
import { booked, publishHost, slots } from '#test/meetings.ts'
import { accepted, postJson } from '#test/requests.ts'
import { clockIn, writtenDate } from '#web/features/meetings/wall-clock.ts'

const log = (page: Page) => page.getByRole('log')
async function ask(page: Page, question: string) {
  await page.getByLabel('Your question').fill(question)
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
  await page.getByLabel('Your question').press('Enter')
}
const times = (page: Page) => log(page).getByRole('region', { name: /^Next free times/ })
/** A visitor whose clock shows London’s time. */
const inLondon = { stored: { 'time-zone': 'Europe/London' } }
/** The button of a time. The first one may be of a time that gets too late while the test looks. */
const timeOf = (page: Page, start: string) => {
  const { day, time } = clockIn('Europe/London', start)
  return times(page).getByRole('button', { name: new RegExp(`^${time} , ${writtenDate(day)}$`) })
}

test('a visitor asks the agent to meet, books one of the times it offers and opens the meeting', async () => {
  const { profileUrl } = await publishHost({ profile: { firstName: 'Petra' } })
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
  await dialog.getByLabel('Your email address').fill(email)
  await dialog.getByRole('button', { name: /^Book / }).click()
  await log(page).getByText('Booked:').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Booked:')
  expect(await times(page).count()).toBe(0)
  await expectWhole(page)
  const link = new URL(await mailedLink(email, /\/meeting\/[\w-]{22}/))
  await log(page).getByText('You can move or cancel it until').waitFor()
  for (const [calendar, host] of [
    ['Google Calendar', 'calendar.google.com'],
    ['Outlook', 'outlook.live.com'],
  ] as const)
    expect(await log(page).getByRole('link', { name: calendar }).getAttribute('href')).toContain(host)
  expect(await log(page).getByRole('link', { name: 'Calendar file (.ics)' }).getAttribute('href')).toMatch(
    /\/meetings\/[\w-]+\.ics$/,
  )
  const open = log(page).getByRole('link', { name: 'See, move or cancel it' })
  expect(await open.getAttribute('href')).toBe(link.pathname)

  const meeting = `${inject('url')}/api${link.pathname.replace('/meeting/', '/meetings/')}`
  await accepted(postJson(`${meeting}/cancel`, {}))
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await log(page).getByText('Cancelled:').waitFor()
  await page.reload()
  await hydrated(page)
  await log(page).getByText('Cancelled:').waitFor()
  await log(page).getByRole('link', { name: 'See the meeting' }).click()
  await page.getByText('You cancelled this meeting with Petra').waitFor()
})

test('a visitor who asks for the price reads length, place and cost, and the free times scroll into view', async () => {
  const { profileUrl } = await publishHost({ profile: { firstName: 'Petra' } })
  const page = await visit(`/profile/${profileUrl}#agent`, { viewport: phone })
  await ask(page, 'asdf qwer')
  await log(page).getByText('I did not understand that').waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  expect(await log(page).getByRole('button', { name: 'Ask Petra this' }).count()).toBe(0)
  await ask(page, 'What does it cost?')
  await log(page).getByText('No price is published').waitFor()
  await times(page)
    .getByText(/^30 minutes, .*Booking costs nothing\.$/)
    .waitFor()
  const every = times(page).getByRole('link', { name: 'All free times' })
  await expect
    .poll(() =>
      every.evaluate((link) => {
        const { bottom } = link.getBoundingClientRect()
        return bottom <= (link.closest('[role=log]')?.getBoundingClientRect().bottom ?? 0)
      }),
    )
    .toBe(true)
  await times(page).getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: /^\w+day \d/ })
  expect(await dialog.getByLabel('What is it about?').inputValue()).toBe('')
  await dialog.getByText(/30 minutes, .*Booking costs nothing\./).waitFor()
  await expectFits(page)
})

test('a time that is gone is named beside the kept words, and the next ones are one press away', async () => {
  const { profileUrl } = await publishHost()
  const [first = ''] = slots(1)
  const expected = /409|was not sent|was not booked/
  const page = await visit(`/profile/${profileUrl}#agent`, { ...inLondon, expected })
  await ask(page, 'When are you free?')
  await timeOf(page, first).waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  // The form of a time that is pointed at comes ahead, and leaves the page whole.
  const form = page.waitForResponse(/book-dialog/)
  await timeOf(page, first).hover()
  await (await form).finished()
  await booked(profileUrl, first)
  await timeOf(page, first).click()
  const dialog = page.getByRole('dialog', { name: /^\w+day \d/ })
  await dialog.getByLabel('Your name').fill('Daniel Okafor')
  await dialog.getByLabel('Your email address').fill('daniel@okafor.example')
  await dialog.getByLabel('What is it about?').fill('The timetable')
  await dialog.getByRole('button', { name: /^Book / }).click()
  await dialog.getByText('Somebody was a moment faster', { exact: false }).waitFor()
  expect(await dialog.getByLabel('What is it about?').inputValue()).toBe('The timetable')
  await dialog.getByRole('list', { name: 'Free next' }).getByRole('button').first().click()
  await dialog.getByRole('button', { name: /^Book / }).click()
  await log(page).getByText('Booked:').waitFor()
})

test('a conversation that is read again offers the times that are free then', async () => {
  const { profileUrl } = await publishHost()
  const [first = ''] = slots(1)
  const page = await visit(`/profile/${profileUrl}#agent`, inLondon)
  await ask(page, 'When are you free?')
  await timeOf(page, first).waitFor()
  await booked(profileUrl, first)
  await page.reload()
  await hydrated(page)
  await times(page).getByRole('button').first().waitFor()
  expect(await timeOf(page, first).count()).toBe(0)
})

test('a meeting booked from a conversation stands under its offers, wherever it was booked', async () => {
  const { profileUrl } = await publishHost()
  const page = await visit(`/profile/${profileUrl}#agent`, { viewport: phone })
  await ask(page, 'When are you free?')
  await times(page).getByRole('button').first().waitFor()
  await ask(page, 'Can we talk next week?')
  const directions = log(page).getByText(/stand (?:below|further down)/)
  await directions.nth(1).waitFor()
  expect(await directions.count()).toBe(2)
  expect(await times(page).count()).toBe(1)
  await times(page).getByRole('link', { name: 'All free times' }).click()
  await page.getByRole('button', { name: /^Take / }).click()
  await page.getByLabel('Your name').fill('Daniel Okafor')
  await page.getByLabel('Your email address').fill(`${crypto.randomUUID()}@okafor.example`)
  await page.getByLabel('What is it about?').fill('The timetable')
  await page.getByRole('button', { name: /^Book / }).click()
  await page.waitForURL(/#booked=/)
  const [, token] = page.url().split('#booked=')
  await page.goto(new URL(`/profile/${profileUrl}#agent`, page.url()).href)
  await hydrated(page)
  await log(page).getByText('Booked:').waitFor()
  await log(page)
    .getByText(/^You booked \w+day /)
    .waitFor()
  expect(await times(page).count()).toBe(0)
  const open = log(page).getByRole('link', { name: 'See, move or cancel it' })
  expect(await open.getAttribute('href')).toBe(`/meeting/${token}`)

  await ask(page, 'When are you free for another meeting?')
  await times(page).getByRole('button').first().waitFor()
  await log(page).getByText('Booked:').waitFor()
})

test('a visitor who is refused keeps the question, and can book or leave it with the expert', async () => {
  const { profileUrl } = await publishHost({ profile: { firstName: 'Petra' } })
  const page = await visit(`/profile/${profileUrl}#agent`, { viewport: phone, expected: /429/ })
  for (const code of ['DAILY_LIMIT', 'AGENT_RESTING', 'TOO_MANY_REQUESTS'] as const) {
    const error = errorCatalogue[code][1]
    await page.route('**/api/chat/ai-response', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json: { code, error } }),
    )
    await ask(page, 'Can the ferries be filled?')
    await page.getByRole('alert').getByText(error).waitFor()
    expect(await page.getByLabel('Your question').inputValue(), code).toBe('Can the ferries be filled?')
    const book = log(page).getByRole('link', { name: 'Book a meeting' })
    await expect.poll(() => book.getAttribute('href')).toBe(`/book/${profileUrl}`)
    await log(page).getByRole('button', { name: 'Ask Petra this' }).waitFor()
  }
  await expectWhole(page)
})
