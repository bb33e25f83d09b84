import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Draft } from '#schema/drafts/drafts.ts'
import { levels, plans, pounds } from '#schema/levels.ts'
import {
  anotherTab,
  desktop,
  expectAccessible,
  expectFitsLarge,
  expectWhole,
  phone,
  pressEscape,
  visit,
} from '#test/browser.ts'
import { drafted, storedDraft } from '#test/drafted.ts'

const address = '/free-preview'
/** Answers of which all but what is delivered lack nothing. */
const telling = (changes: Partial<Draft> = {}) =>
  drafted({
    problemSolved: 'Bakeries that throw away a third of what they bake.',
    targetClient: 'Bakeries with two to ten shops, whose owner still closes the till.',
    clientProblemsBefore: 'Nobody counted what was left at six in the evening, and it went into the bin.',
    deliverables: 'An order sheet by shop and weekday.',
    experience: 'Nineteen years at the oven. At the last bakery what was thrown away fell by a third.',
    ...changes,
  })

const area = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const story = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
const hrefOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href')
const locked = ['Key Deliverables', 'Client Challenges Solved', 'Target Client Success']

test('the saved profile is shown as the work that it would become, and leads on to the setup', async () => {
  const profile = telling({ deliverables: 'a'.repeat(100), experience: 'b'.repeat(101) })
  const person = { fullName: profile.fullName, email: profile.email }
  const page = await visit(address, { viewport: phone, stored: { ...storedDraft(profile), person } })
  await page.getByRole('heading', { level: 1, name: 'Free Profile Preview' }).waitFor()
  await page.getByText('For: Retail/E-commerce Professionals').waitFor()
  await page.getByRole('heading', { name: 'Bakeries that throw away a third of what they bake' }).waitFor()
  for (const words of ['Delivery/Operations', 'Interactive Solution Profile', '1 story available (3 locked)'])
    await page.getByText(words, { exact: true }).waitFor()
  await page
    .getByText('Noor brings four skills to it: Demand planning, Recipes, Shift plans and Teaching.')
    .waitFor()
  for (const label of ['Strategy', 'Solutions', 'Results', 'Impact'])
    await page.getByRole('link', { name: label, exact: true }).waitFor()
  expect(await story(page, /Proven Results/).isEnabled()).toBe(true)
  for (const title of locked) expect(await story(page, new RegExp(title)).isDisabled(), title).toBe(true)
  expect(await hrefOf(page, 'Solution Assessment Scorecard')).toBe('/scorecard')
  expect(await hrefOf(page, 'Complete My Profile')).toBe('/register')
  expect(await hrefOf(page, 'Change my answers')).toBe('/solution-profile-questions?step=1')
  expect(await hrefOf(page, 'Create Free Account')).toBe('/register')
  expect(await hrefOf(page, 'Already Have Account? Login')).toBe('/login')
  await page
    .getByText('Your profile has been saved! Create an account to access it from any device.')
    .waitFor()
  await page.getByText('100% Free • No Credit Card Required • Access Your Profile Forever').waitFor()
  expect(await hrefOf(page, 'Already Available')).toBe('/register')
  expect(await hrefOf(page, 'Join Sprint - £197')).toBe('/checkout?level=2')
  expect(await hrefOf(page, 'Upgrade to Level 3')).toBe('/checkout?level=3')
  for (const { plan, title, includes } of levels) {
    const card = (await page.getByRole('listitem').filter({ hasText: title }).textContent()) ?? ''
    for (const words of [
      plans[plan].levelName,
      pounds(plans[plan].firstPayment),
      ...includes.map(({ text }) => text),
    ])
      expect(card).toContain(words)
  }
  expect(await page.locator('.account-compass').getByText('NH', { exact: true }).count()).toBe(1)
  await expectWhole(page, { desktop: 'light', phone: 'dark' })

  await area(page, 'Key Deliverables').getByText('a'.repeat(100)).waitFor()
  const cut = story(page, /Proven Results/).locator('q')
  expect(await cut.textContent(), 'over 100 characters').toBe(`${'b'.repeat(97)}...`)
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await page.getByRole('link', { name: 'Strategy', exact: true }).click()
  await expect.poll(focused).toBe('client-challenges-solved')
  await page.getByRole('link', { name: 'Results', exact: true }).click()
  await expect.poll(focused).toBe('proven-results')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Proven Results' })
  await dialog.getByText('b'.repeat(101), { exact: true }).waitFor()
  await expectAccessible(page)
  await pressEscape(page)
  await expect.poll(focused).toBe('proven-results')

  await page.getByRole('link', { name: 'Or begin with your CV' }).click()
  await page.waitForURL('**/onboarding/setup?step=1')
  await page.getByRole('heading', { level: 2, name: 'Profile Setup', exact: true }).waitFor()
  expect(await page.getByLabel('Full name').inputValue()).toBe(profile.fullName)
  await page.getByRole('button', { name: 'Begin with my CV' }).waitFor()
})

test('changes by another tab show here, and a sample replaces a broken profile, with the way to one’s own', async () => {
  const page = await visit(address, { stored: storedDraft(telling()), expected: /404/ })
  await page.getByRole('heading', { name: 'Bakeries that throw away a third of what they bake' }).waitFor()
  await expectFitsLarge(page)
  await page.setViewportSize(desktop)
  const other = await anotherTab(page)
  await other.goto(new URL('/robots.txt', page.url()).href)
  const keep = (profile: object) =>
    other.evaluate((value) => localStorage.setItem('solutionProfile', value), JSON.stringify(profile))
  await keep(storedDraft(telling({ fullName: 'Amira Haddad' })).solutionProfile)
  await page.getByText('Amira Haddad', { exact: true }).waitFor()
  await keep({ profile: { email: 'a@b.example', keySkills: [] } })
  await other.close()
  await page.getByText('A sample: a consultant whom nobody has met.').waitFor()
  await page.getByText('For: Consulting Professionals').waitFor()
  await page.getByText('Create a free account to save your profile and access it anytime.').waitFor()
  expect(await page.getByText('Your profile has been saved!').count()).toBe(0)
  expect(await story(page, 'Proven Results').count()).toBe(0)
  expect(await page.getByRole('link', { name: /Mend this answer|Change my answers/ }).count()).toBe(0)
  await page.getByRole('log').getByText('This is a sample, and I speak only of what you wrote').waitFor()
  await page.getByLabel('Your question').fill('What is missing?')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alert').getByText('There is no profile of yours on this device yet.').waitFor()
  expect(await page.getByLabel('Your question').inputValue()).toBe('What is missing?')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Answer eight questions for your own' }).click()
  await page.getByRole('heading', { level: 2, name: 'Your Details' }).waitFor()
})

test('answers are shown, and a missing one is filled in in its step and shows at once', async () => {
  const page = await visit('/solution-profile-questions?step=8', {
    stored: { solutionProfileAnswers: telling() },
  })
  await page.getByRole('button', { name: 'Create My Solution Profile Preview' }).click()
  await page.waitForURL(`**${address}`)
  const deliverables = area(page, 'Key Deliverables')
  await deliverables.getByText('An order sheet by shop and weekday.').waitFor()
  await deliverables.getByText('It is seven words long.').waitFor()
  await area(page, 'Target Client Success').getByText('Nothing we look for is missing').waitFor()
  await deliverables.getByRole('link', { name: 'Mend this answer' }).click()
  const mended = 'An order sheet for each shop and weekday, in use by the end of the third week.'
  await page.getByLabel('What do you deliver?').fill(mended)
  for (const title of ['Industry & Business Area', 'Your Experience']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
  }
  await page.getByRole('button', { name: 'Create My Solution Profile Preview' }).click()
  await page.waitForURL(`**${address}`)
  await deliverables.getByText(mended).waitFor()
  await deliverables.getByText('Nothing we look for is missing').waitFor()
})
