import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import {
  expectAccessible,
  expectFits,
  expectFitsLarge,
  expectWhole,
  goWithin,
  hydrated,
  phone,
  visit,
} from '#test/browser.ts'
import { wordsOf } from '#test/requests.ts'

const open = (path: string) => fetch(`${inject('url')}${path}`, { redirect: 'manual' })

type Scheme = 'light' | 'dark'

/** The page is whole and accessible at every width, in the dark and in the light. */
async function expectPage(page: Page, title: string, wide: Scheme, narrow: Scheme) {
  expect(await page.title()).toBe(`${title} · Rembrandt`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
  expect(await page.locator('.room').count()).toBeLessThanOrEqual(2)
  await expectWhole(page, { desktop: wide, phone: narrow })
  await expectFits(page, 320)
  await expectFitsLarge(page)
}

test('privacy and terms are whole and accessible at every width, in the dark and in the light', async () => {
  const page = await visit('/privacy')
  for (const [path, title, wide, narrow] of [
    ['/privacy', 'Privacy', 'dark', 'light'],
    ['/terms', 'Terms', 'light', 'dark'],
  ] as const) {
    if (path === '/terms') await goWithin(page, path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await expectPage(page, title, wide, narrow)
    await page.setViewportSize(phone)
    const widths = await page
      .getByRole('rowheader')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
    expect(Math.min(...widths), 'tables have room for the words of their first column').toBeGreaterThan(100)
  }
})

test('the page for a challenge is whole and accessible, and the gallery answers what is written there', async () => {
  expect(await (await open('/challenge-insight')).text()).toMatch(/<form[^>]* action="\/solution-gallery"/)
  const page = await visit('/challenge-insight', { viewport: phone })
  await expectPage(page, 'Get Insight on Your Challenge', 'dark', 'light')
  await page.getByLabel('Describe your challenge').fill('The plant was declared complete and stands still')
  await page.getByLabel('Describe your challenge').press('Enter')
  await page.waitForURL(/\/solution-gallery\?q=The\+plant/)
  await page.getByText('Ranked by relevance to your challenge').waitFor()
})

test('the page for an insight is whole and accessible, and joining the community is asked for by a letter', async () => {
  const page = await visit('/share-insight', { viewport: phone })
  await expectPage(page, 'Share Your SolutionInsight', 'light', 'dark')
  await page.getByRole('button', { name: 'Join Solution Community' }).click()
  await page.getByRole('dialog').getByRole('link', { name: /Gmail/ }).waitFor()
})

test('a visitor sees the picture of their name, even if asked for early; the name stays in the browser', async () => {
  const { promise: until, resolve: release } = Promise.withResolvers<void>()
  const page = await visit('/create-cv', { withhold: { scripts: /own-picture/, until } })
  await hydrated(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  await page.getByLabel('Your name').fill('Zsófia Ékes')
  await page.getByLabel('Your business area').selectOption('Sales')
  await page.getByLabel('Your name').press('Enter')
  await page.getByRole('button', { name: 'Draw my picture' }).click()
  release()
  await page.getByText('Drawn for Zsófia Ékes.', { exact: false }).waitFor()
  const first = await page.locator('main .frame svg').innerHTML()
  expect(await page.locator('main .frame .sign').textContent()).toBe('ZÉ')
  await page.getByLabel('Your name').fill('Tom Other')
  await page.getByRole('button', { name: 'Draw my picture' }).click()
  await page.getByText('Drawn for Tom Other.', { exact: false }).waitFor()
  expect(await page.locator('main .frame svg').innerHTML()).not.toBe(first)
  expect(requests.filter((request) => /zs|tom/i.test(decodeURIComponent(request)))).toEqual([])
  await expectPage(page, 'Create My Rembrandt free profile', 'light', 'dark')
})

test('the privacy page lists the cookies and storage that a conversation leaves behind', async () => {
  const page = await visit('/profile/tom-arkwright')
  expect(await page.context().cookies()).toEqual([])
  await page.getByLabel('Your question').fill('Who decides?')
  await page.getByLabel('Your question').press('Enter')
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual(['visitor'])
  const stored = () => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  await expect.poll(stored).toEqual([[], ['chat:tom-arkwright']])
})

test('an unknown address offers the gallery and the way home', async () => {
  const answer = await open('/nothing-hangs-here')
  expect(answer.status).toBe(404)
  const html = await answer.text()
  const [, main = ''] = html.split('<main')
  expect(html).toContain('<title>404 Page Not Found</title>')
  expect(wordsOf(/<h1.*?<\/h1>/s.exec(main)?.[0] ?? '')).toBe('404 Page Not Found')
  const ways = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  const wayTo = (name: string) => ways.find(([, , label = '']) => wordsOf(label) === name)?.[1]
  expect([wayTo('Visit the Solution Gallery'), wayTo('Go Home')]).toEqual(['/solution-gallery', '/'])
})

test('a profile on paper is its text and its referees, light and whole, and in the dark it keeps contrast', async () => {
  const page = await visit('/profile/moira-kinnaird', { colorScheme: 'dark' })
  await page.locator('[data-static] .references-referee').first().waitFor({ state: 'detached' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const hidden of [
    'header',
    'main button',
    '.chat-panel',
    '.profiles-reach',
    '.profiles-hero-actions',
    '.profile-page-compass',
  ])
    expect(await page.locator(hidden).filter({ visible: true }).count(), hidden).toBe(0)
  for (const [part, count] of [
    ['.stories-list dl', 4],
    ['.references-referee', 5],
    ['.references-checks', 5],
  ] as const)
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(count)
  expect(await page.locator('.imprint').textContent()).toBe(
    `Sample profile. Moira Kinnaird on Rembrandt: ${inject('url')}/profile/moira-kinnaird`,
  )
  expect(await page.locator('.imprint').isVisible()).toBe(true)
  const ink = await page.locator('h1').evaluate((element) => getComputedStyle(element).color)
  expect(Number(/oklch\(([\d.]+)/.exec(ink)?.[1])).toBeLessThan(0.3)
  expect(
    await page
      .locator('.stories-list details')
      .first()
      .evaluate((it) => getComputedStyle(it).breakInside),
  ).toBe('avoid')

  await page.emulateMedia({ media: null })
  expect(await page.getByText('Which checks ran, when').filter({ visible: true }).count()).toBe(5)
  await expectAccessible(page)
})

test('references that could not be fetched with their profile are logged as such', async () => {
  const page = await visit('/privacy', {
    expected: /Failed to fetch references|503|500|Failed to load/,
  })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/public-profiles/tom-arkwright', (route) =>
    route.fulfill({ status: 503, json: { code: 'DATABASE_UNAVAILABLE', error: 'Down.' } }),
  )
  await goWithin(page, '/profile/tom-arkwright')
  await page.getByRole('heading', { name: 'This profile could not be opened' }).waitFor()
  expect(logged.some((line) => line.startsWith('Failed to fetch references'))).toBe(true)
  await hydrated(page)
})
