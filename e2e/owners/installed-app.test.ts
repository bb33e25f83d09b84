import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { signedInAs } from '#test/account.ts'
import { expectAccessible, expectFits, hydrated, phone, visit, withSession } from '#test/browser.ts'
import { publishPerson } from '#test/people.ts'

/**
 * Shows a page as in the installed app, which Chromium cannot be told to play: what its stylesheets say of the app
 * holds.
 */
const asInstalledApp = (page: Page) =>
  page.evaluate(() => {
    const apply = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('display-mode'))
          rule.media.mediaText = rule.media.mediaText.replaceAll(
            /\(display-mode: ?standalone\)/g,
            '(width > 0px)',
          )
        if (rule instanceof CSSGroupingRule) apply(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) apply(sheet.cssRules)
  })

test('every page of the installed app has a way back to the dashboard, and in a browser none', async () => {
  const owner = await signedInAs('owner')
  const { profileUrl } = await publishPerson({
    profile: { plan: 'sprint', ownerId: owner.id, email: owner.email },
  })
  const page = await visit('/privacy', { viewport: phone, before: withSession(owner) })
  const back = page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'Your dashboard' })
  const isThere = async (path: string) => {
    await page.evaluate(() => scrollTo(0, 600))
    const { y, height } = (await back.boundingBox()) ?? expect.unreachable(`${path} has none`)
    expect([y, height >= 44], path).toEqual([0, true])
    await expectFits(page)
  }
  expect(await back.count(), 'in a browser').toBe(0)
  await asInstalledApp(page)
  await isThere('/privacy')
  for (const path of [
    `/profile/${profileUrl}`,
    `/profile/${profileUrl}/print`,
    `/book/${profileUrl}`,
    '/account',
  ]) {
    await page.goto(new URL(path, inject('url')).href)
    await hydrated(page)
    await asInstalledApp(page)
    await isThere(path)
  }
  await expectAccessible(page)
  await back.click()
  await page.waitForURL('**/customer-dashboard')
  await hydrated(page)
  await asInstalledApp(page)
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Good' }).waitFor()
  expect(await back.count(), 'the dashboard leads to itself').toBe(0)
  await page.getByRole('link', { name: 'Add a story' }).click()
  await page.getByRole('link', { name: 'Your stories' }).waitFor()
  await asInstalledApp(page)
  expect(await back.count(), 'a story has its own way back').toBe(0)
})
