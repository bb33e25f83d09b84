import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { brand } from '#schema/brand.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { expectAccessible, expectFits, expectWhole, hydrated, phone, visit } from '#test/browser.ts'
import { changeProfile, publishPerson } from '#test/people.ts'
import { htmlOf, jsonOf, wordsOf } from '#test/requests.ts'

const open = (path: string) => fetch(`${inject('url')}${path}`, { redirect: 'manual' })

type Scheme = 'light' | 'dark'

/** The page is whole and accessible at every width, in the dark and in the light. */
async function expectPage(page: Page, title: string, wide: Scheme, narrow: Scheme) {
  expect(await page.title()).toBe(`${title} · Rembrandt`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
  expect(await page.locator('.room').count()).toBeLessThanOrEqual(2)
  await expectWhole(page, { desktop: wide, phone: narrow })
  await expectFits(page, 320)
}

test.each([
  ['/privacy', 'Privacy', 'dark', 'light'],
  ['/terms', 'Terms', 'light', 'dark'],
] as const)(
  '%s is whole and accessible at every width, in the dark and in the light',
  async (path, title, wide, narrow) => {
    await expectPage(await visit(path), title, wide, narrow)
  },
)

test.each([
  ['/challenge-insight', ['/solution-gallery', '/book/adaeze-whitcombe']],
  ['/share-insight', ['/create-cv']],
  ['/create-cv', ['/onboarding', '/scorecard', '/solution-gallery']],
])('%s leads home and to %s, without JavaScript too', async (path, ways) => {
  const html = await (await open(path)).text()
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>(?:(?!<\/a>).)*Back to Home/)
  for (const way of ways) expect(html).toContain(`href="${way}"`)
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

test('the sentence that answers the example stands in the story it names', async () => {
  const html = await htmlOf('/challenge-insight')
  const match = /class="match.*?<\/small>/s.exec(html)?.[0] ?? ''
  const [lit, source] = [/<mark[^>]*>(.*?)<\/mark>/s, /<small[^>]*>(.*?)<\/small>/s].map((tag) =>
    wordsOf(tag.exec(match)?.[1] ?? ''),
  )
  const { stories } = await jsonOf<PublicProfile>(open('/api/public-profiles/tendai-rasmusson'))
  const story = stories.find(({ title }) => source === `From the story “${title}”`)
  expect(story?.solution).toContain(lit ?? '-')
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
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
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
  expect(asked.filter((request) => /zs|tom/i.test(decodeURIComponent(request)))).toEqual([])
  await expectPage(page, 'Create My Rembrandt free profile', 'light', 'dark')
})

test('the contents of the rules lead to each section', async () => {
  for (const path of ['/privacy', '/terms']) {
    const html = await (await open(path)).text()
    const anchors = [...html.matchAll(/href="(?:\/[a-z]+)?#([a-z-]+)"/g)].map(([, anchor]) => anchor)
    expect(anchors.length).toBeGreaterThan(8)
    for (const anchor of anchors) expect(html, path).toContain(`id="${anchor}"`)
    expect(html).toContain('href="mailto:')
  }
})

test('the terms name the company, the validators’ role, and the way to withdraw', async () => {
  const html = (await (await open('/terms')).text()).replaceAll('<!-- -->', '')
  expect(html).toContain(`This site is run by ${brand.name}`)
  for (const title of ['Who runs this', 'Who validators are', 'Cancelling and withdrawing'])
    expect(html).toContain(`${title}</h2>`)
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

test('the booking page of an owner without open hours says so, and the profile’s buttons lead to it', async () => {
  const { profileUrl } = await publishPerson({
    profile: { plan: 'sprint', firstName: 'Tom', lastName: 'Arkwright' },
  })
  const html = await htmlOf(`/book/${profileUrl}`)
  expect(html).toContain('<title>Book a meeting with Tom Arkwright · Rembrandt</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(wordsOf(html)).toContain('No open hours at the moment')
  expect(html).not.toContain('Contact for consultation')
  const ways = [
    ...(await htmlOf(`/profile/${profileUrl}`)).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs),
  ]
  const messages = ways.filter(([, , said = '']) => wordsOf(said) === 'Leave a message')
  expect(messages.map(([, way]) => way)).toEqual([`/book/${profileUrl}`, `/book/${profileUrl}`])
  const free = await publishPerson({ profile: { plan: 'free' } })
  expect(await htmlOf(`/book/${free.profileUrl}`)).toMatch(
    new RegExp(`<a [^>]*href="mailto:${free.email}"[^>]*>(?:(?!</a>).)*Contact for consultation`, 's'),
  )
})

test('a booking page is cached like its profile, and goes with it', async () => {
  const person = await publishPerson()
  const path = `/book/${person.profileUrl}`
  expect((await open(path)).status).toBe(200)
  await expect.poll(async () => (await open(path)).headers.get('x-cache')).toBe('hit')
  await changeProfile(person.id, { isActive: false })
  await expect.poll(async () => (await open(path)).status).toBe(404)
  expect(await (await open(path)).text()).not.toContain('Petra')
})

test.each(['/book/nobody-here', '/book/%00', '/book/a%2Fb', '/book'])(
  'no booking page is at %s',
  async (path) => {
    const answer = await open(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toMatch(/noindex/)
  },
)

test('an unknown address offers the gallery and the way home', async () => {
  const page = await visit('/nothing-hangs-here', { viewport: phone, expected: /404/ })
  expect(await page.title()).toBe('404 Page Not Found')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found')
  await expectAccessible(page)
  const main = page.locator('main')
  expect(await main.getByRole('link', { name: 'Visit the Solution Gallery' }).count()).toBe(1)
  expect(await main.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
})

test('a profile on paper is its text and its referees, light and whole, and in the dark it keeps contrast', async () => {
  const page = await visit('/profile/moira-kinnaird', { colorScheme: 'dark' })
  await page.locator('[data-asleep] .references-referee').first().waitFor({ state: 'detached' })
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
  const page = await visit('/solution-gallery', {
    expected: /Failed to fetch references|503|500|Failed to load/,
  })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/public-profiles/tom-arkwright', (route) =>
    route.fulfill({ status: 503, json: { code: 'DATABASE_UNAVAILABLE', error: 'Down.' } }),
  )
  await page.evaluate(() => history.pushState({}, '', '/profile/tom-arkwright'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })))
  await page.getByRole('heading', { name: 'This profile could not be opened' }).waitFor()
  expect(logged.some((line) => line.startsWith('Failed to fetch references'))).toBe(true)
  await hydrated(page)
})

test('tables of privacy and terms on a phone have room for the words of their first column', async () => {
  for (const path of ['/privacy', '/terms']) {
    const page = await visit(path, { viewport: phone })
    const widths = await page
      .getByRole('rowheader')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
    expect(Math.min(...widths), path).toBeGreaterThan(100)
  }
})
