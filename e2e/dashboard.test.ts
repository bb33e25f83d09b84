import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { registeredOwner } from '#test/account.ts'
import { desktop, expectAccessible, phone, visit } from '#test/browser.ts'

const dashboard = (changes: object = {}) => ({
  profile: {
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor@haddad.example',
    emailVerified: true,
    currentRole: 'Baker',
    level: 1,
    plan: 'free',
    profileUrl: 'noor-haddad',
    isActive: true,
    isLive: false,
    scorecardActive: false,
    businessAreas: ['Projects'],
    keySkills: ['Recipes'],
    ...changes,
  },
  analytics: { profileViews: 0, validatedStories: 0, chatInteractions: 0, scorecardCompletions: 0 },
  checklist: [
    { step: 'two-references', done: false, have: 1, need: 2 },
    { step: 'one-story', done: false, have: 0, need: 1 },
    { step: 'be-active', done: true, have: 1, need: 1 },
  ],
})

/** The dashboard as the server answers so; until it does, it loads. */
async function dashboardThatAnswers(answer: object | 'away' | 'never', viewport = desktop) {
  const page = await visit('/', { viewport, expected: /ERR_|404|500|Failed to/ })
  await page.route('**/api/current-user-dashboard', (route) =>
    answer === 'never' ? undefined : answer === 'away' ? route.abort() : route.fulfill(answer),
  )
  await page.goto(new URL('/customer-dashboard', inject('url')).href)
  return page
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('who is not signed in is led to the sign-in, and from there back to the dashboard', async () => {
  const owner = await registeredOwner()
  const page = await visit('/customer-dashboard', { expected: /401/ })
  await page.waitForURL('**/login?next=%2Fcustomer-dashboard')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/customer-dashboard')
  await page.getByRole('heading', { level: 1, name: /^Good \w+, Noor$/ }).waitFor()
})

test.each([phone, desktop])(
  'at $width px the frame shows what the profile has, and the list beside it what it needs',
  async (viewport) => {
    const page = await dashboardThatAnswers({ json: dashboard({ emailVerified: false }) }, viewport)
    await page.getByText('Two things are still missing.').waitFor()
    const list = page.getByRole('list', { name: 'What your profile needs to go live' })
    expect(await list.getByRole('listitem').count()).toBe(4)
    expect(await page.locator('.account-frame-open > i').count()).toBe(2)
    await page.getByText('This address is not confirmed yet.').waitFor()
    expect(await page.getByRole('link', { name: 'View Public Profile' }).count()).toBe(0)
    await expectAccessible(page)
    expect(await sideways(page), 'nothing stands out to the side').toBeLessThanOrEqual(0)
  },
)

test.each([phone, desktop])(
  'at $width px a profile that is in the gallery has its whole frame, and leads there',
  async (viewport) => {
    const page = await dashboardThatAnswers({ json: dashboard({ isLive: true }) }, viewport)
    await page.getByText('Your work hangs in the gallery').waitFor()
    expect(await sideways(page), 'nothing stands out to the side').toBeLessThanOrEqual(0)
    expect(await page.locator('.frame[data-stage="3"]').count()).toBe(1)
    const link = page.getByRole('link', { name: 'View Public Profile' })
    expect(await link.getAttribute('href')).toBe('/profile/noor-haddad')
    await expectAccessible(page)
  },
)

test('while it loads it says so', async () => {
  const page = await dashboardThatAnswers('never')
  await page.getByText('Loading your dashboard...').waitFor()
  await expectAccessible(page)
})

test.each([
  ['a server that fails', { status: 500, body: '' }, desktop],
  ['no network', 'away', phone],
] as const)('with %s it says what the specification says, and leads on', async (_, answer, viewport) => {
  const page = await dashboardThatAnswers(answer, viewport)
  await page.getByRole('heading', { level: 1, name: 'Profile Not Found' }).waitFor()
  await page.getByText('Unable to load your customer profile.').waitFor()
  expect(await sideways(page), 'nothing stands out to the side').toBeLessThanOrEqual(0)
  await expectAccessible(page)
  expect(await page.getByRole('link', { name: 'Create New Profile' }).getAttribute('href')).toBe(
    '/onboarding',
  )
  await page.unroute('**/api/current-user-dashboard')
  await page.route('**/api/current-user-dashboard', (route) => route.fulfill({ json: dashboard() }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: /^Good \w+, Noor$/ }).waitFor()
})
