import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tryOut } from '#schema/try-out.ts'
import { signedInAs } from '#test/account.ts'
import { answeredScorecard } from '#test/answered-scorecard.ts'
import { expectFits, phone, visit } from '#test/browser.ts'
import { publishHost } from '#test/meetings.ts'
import { publishPerson } from '#test/people.ts'

async function fill(page: Page, about: string) {
  await page.getByLabel('Your name').fill('Daniel Okafor')
  await page.getByLabel('Your email address').fill('daniel@okafor.example')
  await page.getByLabel(about).fill('Our ferries leave half empty.')
}

test('a sample’s booking page and the meeting’s own page say that nobody will come', async () => {
  const { profileUrl } = await publishHost({ profile: { isSample: true } })
  const page = await visit(`/book/${profileUrl}`, { viewport: phone })
  await page.getByRole('main').getByText(tryOut.meeting).waitFor()
  await page.getByText('30 minutes. Booking costs nothing.').waitFor()
  await page.getByRole('button', { name: /^Take / }).click()
  await fill(page, 'What is it about?')
  await page.locator('form').getByText(tryOut.meeting).waitFor()
  expect(await page.getByText(tryOut.meeting).filter({ visible: true }).count(), 'said once').toBe(1)
  await expectFits(page)
  await page.getByRole('button', { name: /^Book / }).click()
  await page
    .getByRole('status')
    .getByText('Your try-out meeting with Petra Proof is booked. Nobody will come.')
    .waitFor()
  await page.getByRole('definition').getByText('Nowhere: it is a try-out.').waitFor()
  expect(await page.getByText('https://meet.example/petra').count()).toBe(0)
  await expectFits(page)
  await page.getByRole('link', { name: 'See, move or cancel it' }).click()
  await page.waitForURL(/\/meeting\//)
  await page.getByText(tryOut.meeting).waitFor()
  await page.getByText('Nowhere: it is a try-out.').waitFor()
  await page.getByText('A mail tells the people who run Rembrandt.').waitFor()
  await expectFits(page)
})

test('a sample’s agent that hands a question on or offers times says that nobody will answer or come', async () => {
  const { id: ownerId } = await signedInAs('owner')
  const { profileUrl } = await publishHost({ profile: { isSample: true, plan: 'premium', ownerId } })
  const page = await visit(`/profile/${profileUrl}#agent`, { viewport: phone })
  const log = page.getByRole('log')
  const ask = async (question: string) => {
    await page.getByLabel('Your question').fill(question)
    await expect.poll(() => page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
    await page.getByLabel('Your question').press('Enter')
  }
  await ask('Which vaccine do you recommend for horses?')
  for (const way of ['Ask Petra to answer this by mail', 'Speak to Petra']) {
    await page.getByRole('button', { name: way }).click()
    const dialog = page.getByRole('dialog', { name: way })
    await dialog.getByText(tryOut.message).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  await ask('Can we talk next week?')
  const times = log.getByRole('region', { name: /^Next free times/ })
  await log.getByText(tryOut.meeting).waitFor()
  // As an answer ends what is below it moves, and takes a press with it.
  await page.getByRole('button', { name: 'Send' }).waitFor()
  await times.getByRole('button').nth(2).waitFor()
  expect(await log.getByText(tryOut.meeting).count()).toBe(1)
  await times.getByRole('button').nth(2).click()
  const dialog = page.getByRole('dialog', { name: /^\w+day \d/ })
  await dialog.getByText(tryOut.meeting).waitFor()
  await fill(page, 'What is it about?')
  await dialog.getByRole('button', { name: /^Book / }).click()
  await log.getByText('Booked:').waitFor()
  expect(await log.getByText(tryOut.meeting).count()).toBe(1)
})

test('a message to a sample and its receipt say that nobody will answer in its name', async () => {
  const { profileUrl } = await publishPerson({ profile: { isSample: true } })
  const page = await visit(`/book/${profileUrl}`, { viewport: phone })
  await fill(page, 'Your message')
  await page.locator('form').getByText(tryOut.message).waitFor()
  expect(
    await page
      .getByText(/nobody will/)
      .filter({ visible: true })
      .count(),
    'said once',
  ).toBe(1)
  await page
    .getByRole('checkbox', {
      name: 'Give my message, my name and my address to the people who run Rembrandt.',
    })
    .check()
  await expectFits(page, 320)
  await page.getByRole('button', { name: 'Send the message' }).click()
  const receipt = page.getByRole('status').filter({ hasText: 'Your message is on its way' })
  await receipt.getByText(tryOut.message).waitFor()
  await receipt.getByText('The people who run Rembrandt have it').waitFor()
})

test('a visitor who may share a result with a sample reads beside the box that nobody will reply', async () => {
  const { profileUrl } = await publishPerson({
    profile: { plan: 'sprint', scorecardActive: true, isSample: true },
  })
  const page = await visit(`/scorecard/${profileUrl}`, {
    viewport: phone,
    stored: { [`scorecard:${profileUrl}`]: answeredScorecard('Job Seeker') },
  })
  await page.getByLabel(/^Share my result with Petra/).waitFor()
  await page.locator('label').getByText(tryOut.result).waitFor()
})
