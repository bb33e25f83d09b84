import { expect, inject, test } from 'vitest'
import { registeredOwner, signedInAs } from '#test/account.ts'
import {
  callsOf,
  desktop,
  expectAccessible,
  expectFits,
  expectWhole,
  hydrated,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'

const nowhere = '/account/no-such-page'
const heading = '404 Page Not Found'

test('an unknown address answers 404 with a shell that is painted without a script', async () => {
  const answer = await fetch(inject('url') + nowhere)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
  const html = await answer.text()
  expect(html).toContain(`<h1 class="text-head">${heading}</h1>`)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('a shell waits for no stylesheet, and its screen is fetched before any script runs', async () => {
  const html = await (await fetch(`${inject('url')}/solution-profile-questions`)).text()
  expect(html).toContain('<style>')
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  expect(sheets.every((link) => link.includes('disabled'))).toBe(true)
  const ahead = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
  expect(ahead.filter((link) => link.includes('solution-profile-questions-screen'))).toHaveLength(1)
  expect(
    ahead.every((link) => link.includes('fetchPriority="low"')),
    'what paints goes first',
  ).toBe(true)
})

test('later parts of a page bring no second copy of its styles', async () => {
  const page = await visit('/register')
  await page.waitForLoadState('networkidle')
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(fetched.some((name) => /\/benefits-[^/]+\.js$/.test(name))).toBe(true)
  expect(fetched.filter((name) => name.endsWith('.css'))).toEqual([])
})

test('a page that does not exist says so, and its link out loads the document', async () => {
  const page = await visit(nowhere, { expected: /404/ })
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.getByText('There is no page at this address.').waitFor()
  await expectWhole(page)
  expect(await page.title()).toBe(heading)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('main').getByRole('link', { name: 'Visit the Solution Gallery' }).click()
  await page.waitForURL('**/solution-gallery')
  await hydrated(page)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
})

test('a screen and its own links that cannot be fetched say so, and appear on another try', async () => {
  let isAway = true
  let refused = 0
  const page = await visit(nowhere, {
    stored: { currentUsername: 'ines@example.org' },
    expected: /404|not-found-screen|A screen broke|ERR_FAILED|Failed to/,
    before: async (page) => {
      await page.route(/not-found-screen/, (route) => (isAway ? route.abort() : route.continue()))
      await page.route(/assets\/account-navigation-/, async (route) => {
        await route.abort()
        refused += 1
      })
    },
  })
  await page.getByRole('heading', { level: 1, name: 'This page could not be fetched' }).waitFor()
  await expectAccessible(page)
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await expect.poll(() => refused).toBeGreaterThan(0)
  // In the place of their own stand the links for everybody.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).waitFor()
})

test('the header of an owner is right again in a browser that forgot their name', async () => {
  const owner = await registeredOwner()
  const page = await visit('/admin-dashboard', { before: withSession(owner), expected: /403/ })
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Dashboard' }).waitFor()
  expect(await navigation.getByRole('link', { name: 'Login' }).count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('currentUsername'))).toBe(owner.email)
  // On pages of everybody as well: each role's link is kept in the same way.
  await page.goto(new URL('/solution-gallery', page.url()).href)
  await navigation.getByRole('link', { name: 'Dashboard' }).waitFor()
})

// A validator is led to their account in account.test.ts.
test('a browser that forgot who is signed in leads an administrator from the dashboard to theirs', async () => {
  const admin = await signedInAs('admin')
  const page = await visit('/customer-dashboard', { before: withSession(admin), expected: /404/ })
  await page.waitForURL('**/admin-dashboard')
  expect(await page.evaluate(() => localStorage.getItem('currentRole'))).toBe('admin')
})

/** As long as a name can be, in two directions, and something else to whoever does not look. */
const hostileName = `<img src=x onerror=alert(1)> \u202e${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)} نور`

test('a signed-in visitor finds their dashboard and name in place of the login, without a request', async () => {
  const page = await visit('/', { viewport: phone, expected: /404/ })
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const openMenu = () => page.locator('summary[aria-label="Menu"]').click()
  await openMenu()
  await navigation.getByRole('link', { name: 'Login' }).waitFor()
  const height = () => page.getByRole('banner').evaluate((masthead) => masthead.clientHeight)
  const before = await height()
  await page.evaluate((name) => {
    localStorage.setItem('currentUsername', 'ines@example.org')
    localStorage.setItem('currentName', name)
  }, hostileName)
  const calls = callsOf(page)
  for (const [path, viewport] of [
    ['/', phone],
    ['/solution-gallery', desktop],
    [nowhere, phone],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto(new URL(path, inject('url')).href)
    await hydrated(page)
    if (viewport === phone) await openMenu()
    await navigation.getByRole('link', { name: 'Dashboard' }).waitFor()
    const account = navigation.getByRole('link', { name: hostileName })
    expect(await account.getAttribute('href'), path).toBe('/account')
    expect(await navigation.locator('img').count(), path).toBe(0)
    expect(await navigation.getByRole('link', { name: 'Login' }).count(), path).toBe(0)
    await navigation.getByRole('button', { name: 'Log out' }).waitFor()
    // All have one masthead: one of them is checked whole.
    if (path !== '/') {
      await expectFits(page)
      continue
    }
    expect(await height()).toBe(before)
    await expectWhole(page)
  }
  expect(calls).toEqual([])
})
