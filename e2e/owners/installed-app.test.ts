import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { signedInAs } from '#test/account.ts'
import { expectAccessible, expectFits, hydrated, phone, visit, withSession } from '#test/browser.ts'
import { publishPerson } from '#test/people.ts'

/**
 * Shows the site as in the installed app, which Chromium cannot be told to play: what its
 * stylesheets say of the app holds.
 */
const asInstalledApp = (page: Page) =>
  page.route('**', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    if (!/\bhtml|\bcss/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response })
    const body = (await response.text()).replaceAll(/\(display-mode: ?standalone\)/g, '(width > 0px)')
    await route.fulfill({ response, body })
  })

test('every page of the installed app has a way back to the dashboard, and in a browser none', async () => {
  const owner = await signedInAs('owner')
  const { profileUrl } = await publishPerson({
    profile: { plan: 'sprint', ownerId: owner.id, email: owner.email },
  })
  const options = { viewport: phone, before: withSession(owner) }
  const inBrowser = await visit('/privacy', options)
  expect(await inBrowser.getByRole('link', { name: 'Your dashboard' }).count()).toBe(0)

  const page = await visit('/customer-dashboard', {
    ...options,
    before: async (page) => {
      await withSession(owner)(page)
      await asInstalledApp(page)
    },
  })
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Good' }).waitFor()
  const back = page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'Your dashboard' })
  expect(await back.count(), 'the dashboard leads to itself').toBe(0)
  for (const path of [
    `/profile/${profileUrl}`,
    `/profile/${profileUrl}/print`,
    `/book/${profileUrl}`,
    '/privacy',
    '/account',
  ]) {
    await page.goto(new URL(path, inject('url')).href)
    await hydrated(page)
    await page.evaluate(() => scrollTo(0, 600))
    const { y, height } = (await back.boundingBox()) ?? expect.unreachable(`${path} has none`)
    expect([y, height >= 44], path).toEqual([0, true])
    await expectFits(page)
  }
  await expectAccessible(page)
  await back.click()
  await page.waitForURL('**/customer-dashboard')
  await page.goto(new URL('/story-builder', inject('url')).href)
  await page.getByRole('link', { name: 'Your stories' }).waitFor()
  expect(await back.count(), 'a story has its own way back').toBe(0)
})
