import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Draft } from '#schema/drafts/drafts.ts'
import { levels, plans, pounds } from '#schema/levels.ts'
import { anotherTab, expectAccessible, expectWhole, phone, pressEscape, visit } from '#test/browser.ts'
import { drafted, keptDraft } from '#test/drafted.ts'
import { eventually } from '#test/eventually.ts'
import { database } from '#test/people.ts'
import { postJson } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

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

/** The preview of a profile that this device has saved. */
const visitWith = (profile: Draft, how: Parameters<typeof visit>[1] = {}) =>
  visit(address, { ...how, kept: keptDraft(profile) })
const area = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const story = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
const hrefOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href')
const locked = ['Key Deliverables', 'Client Challenges Solved', 'Target Client Success']

test('the saved profile is shown as the work that it would become', async () => {
  const page = await visitWith(telling())
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
      ...includes.map(({ says }) => says),
    ])
      expect(card).toContain(words)
  }
  expect(await page.locator('.account-compass').getByText('NH', { exact: true }).count()).toBe(1)
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
})

test('a sample replaces a missing or broken profile, with the way to one’s own', async () => {
  const pieces = { profile: { email: 'a@b.example', keySkills: [] } }
  const page = await visit(address, { kept: { solutionProfile: pieces } })
  await page.getByText('A sample: a consultant whom nobody has met.').waitFor()
  await page.getByText('For: Consulting Professionals').waitFor()
  await page.getByText('Create a free account to save your profile and access it anytime.').waitFor()
  expect(await page.getByText('Your profile has been saved!').count()).toBe(0)
  expect(await story(page, 'Proven Results').count()).toBe(0)
  expect(await page.getByRole('link', { name: /Mend this answer|Change my answers/ }).count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Answer eight questions for your own' }).click()
  await page.getByRole('heading', { level: 2, name: 'Your Details' }).waitFor()
})

test('answers are shown, and a missing one is filled in in its step and shows at once', async () => {
  const page = await visit('/solution-profile-questions?step=8', {
    kept: { solutionProfileAnswers: telling() },
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

test('a preview of over 100 characters is cut to 97; a label of the diagram leads to its story', async () => {
  const page = await visitWith(telling({ deliverables: 'a'.repeat(100), experience: 'b'.repeat(101) }))
  await area(page, 'Key Deliverables').getByText('a'.repeat(100)).waitFor()
  expect(
    await story(page, /Proven Results/)
      .locator('q')
      .textContent(),
  ).toBe(`${'b'.repeat(97)}...`)
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
})

test('a reload keeps the profile, and changes by another tab show here', async () => {
  const page = await visitWith(telling())
  const other = await anotherTab(page)
  await other.goto(new URL('/robots.txt', page.url()).href)
  await other.evaluate(
    (kept) => localStorage.setItem('solutionProfile', kept),
    JSON.stringify(keptDraft(telling({ fullName: 'Amira Haddad' })).solutionProfile),
  )
  await page.getByText('Amira Haddad', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('Amira Haddad', { exact: true }).waitFor()
  await other.evaluate(() => localStorage.removeItem('solutionProfile'))
  await page.getByText('A sample: a consultant whom nobody has met.').waitFor()
  await other.close()
})

test('a profile of another device is named as one, and opened by a mailed link', async () => {
  const draft = telling({ deliverables: 'Order sheets. '.repeat(12).trim() })
  expect((await postJson(`${inject('url')}/api/solution-profile`, draft)).status).toBe(201)
  const page = await visit('/profile-lookup', { viewport: phone, expected: /ERR_FAILED|Failed to load/ })
  await page.getByLabel('Email').fill(draft.email)
  await page.getByRole('button', { name: 'Find My Profile' }).click()
  await page.waitForURL(`**${address}`)
  await page.getByRole('heading', { name: 'This profile was made on another device' }).waitFor()
  expect(await page.getByRole('link', { name: /Mend this answer|Change my answers/ }).count()).toBe(0)
  expect(await area(page, 'Key Deliverables').getByText('With an account', { exact: true }).count()).toBe(1)
  await expectAccessible(page)

  const ask = page.getByRole('button', { name: 'Mail me the link' })
  await page.route('**/api/solution-profile/link', (route) => route.abort())
  await ask.click()
  await page.getByText('We could not reach our server.').waitFor()
  await page.unroute('**/api/solution-profile/link')
  await ask.click()
  await page.getByText('It is on its way, and good for a day.').waitFor()
  expect(await ask.isDisabled()).toBe(true)
  const mails = await eventually(async () => {
    const sent = await database().select().from(tables.outbox).where(eq(tables.outbox.to, draft.email))
    return sent.length ? sent : undefined
  })
  expect(mails.map(({ subject }) => subject)).toEqual(['Open your Rembrandt profile on another device'])
})
