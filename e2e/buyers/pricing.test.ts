import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { levels, plans, pounds } from '#schema/levels.ts'
import { peaks } from '#schema/scorecard/stages.ts'
import { desktop, expectFits, expectFitsLarge, expectWhole, phone, visit } from '#test/browser.ts'
import { htmlOf, wordsOf } from '#test/requests.ts'

test('the pricing page is whole at every width, names each level’s price, and its rooms cover no words', async () => {
  const page = await visit('/onboarding')
  expect(await page.title()).toBe('Plans and prices · Rembrandt')
  expect(await page.locator('h1, main h2').allTextContents()).toEqual([
    'One work,three rooms',
    'What each plan adds',
    'Starter',
    'Sprint',
    'Premium',
    'Four steps to go live',
    'The Authority Journey',
    'In plain words',
    'Why Validated Agent?',
  ])
  expect(await page.locator('.room').count()).toBe(1)
  await expectStepsAndPhases(page)
  await expectPrices(page)
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    const heights = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  }
  for (const width of [900, 320]) await expectFits(page, width)
  await expectFitsLarge(page)
  for (const width of [900, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const [words, ...rooms] = await page
      .locator('h1 + p, .levels-room')
      .evaluateAll((boxes) => boxes.slice(0, 4).map((box) => box.getBoundingClientRect().toJSON() as DOMRect))
    expect(rooms).toHaveLength(3)
    for (const room of rooms)
      expect(room.left >= (words?.right ?? 0) || room.top >= (words?.bottom ?? 0), `${width} px`).toBe(true)
  }
})

test('the plans stand side by side on one screen of a phone, where the link to them leads', async () => {
  const page = await visit('/onboarding#compare', { viewport: phone })
  const compare = page.getByRole('region', { name: 'What each plan adds' })
  const box = () => compare.evaluate((part) => part.getBoundingClientRect().toJSON() as DOMRect)
  await expect.poll(async () => (await box()).top).toBeLessThan(100)
  const { top, bottom } = await box()
  expect(top).toBeGreaterThanOrEqual(0)
  // What a phone's browser leaves of such a screen between its own bars.
  expect(bottom).toBeLessThanOrEqual(664)
  for (const plan of ['Free', 'Starter', 'Sprint', 'Premium'])
    expect(await compare.getByRole('columnheader', { name: plan }).isVisible()).toBe(true)
  const answers = compare.getByRole('row', { name: /^Answers a day by a model about 45 about 230/ })
  expect(await answers.isVisible()).toBe(true)
  await page.getByText('sentences of its page, and no plan limits those').waitFor()
})

test('every button of the pricing page leads to its specified page, and the masthead to it', async () => {
  const html = await htmlOf('/onboarding')
  const ways = (part: string) =>
    [...part.matchAll(/<a ([^>]*href="([^"]*)"[^>]*)>(.*?)<\/a>/gs)].map(
      ([, attributes = '', href, label = '']) => ({ attributes, href, name: wordsOf(label) }),
    )
  const [masthead = '', main = ''] = html.split('<main')
  const inMain = ways(main.split('</main>')[0] ?? '')
  for (const [name, href] of [
    ['Create Free Profile Now', '/solution-profile-questions'],
    ['Stand Out in 5 days - Book Sprint', '/sprint-landing'],
    ['Upgrade to Level 3', '/checkout?level=3'],
    ['Start Building Your Validated Agent Profile', '/scorecard'],
    ['Try Risk Free', '/scorecard'],
    ['How to withdraw', '/terms#cancelling'],
  ] as const)
    expect([...new Set(inMain.flatMap((way) => (way.name === name ? [way.href] : [])))], name).toEqual([href])
  const here = ways(masthead).filter(({ attributes }) => attributes.includes('aria-current="page"'))
  expect(new Set(here.map(({ name, href }) => `${name} ${href}`))).toEqual(
    new Set(['Create Profile /onboarding']),
  )
  expect(await htmlOf('/terms')).toContain('id="cancelling"')
})

/** The pricing page and the landing page name the prices of the levels. */
async function expectPrices(page: Page) {
  const found = await page.locator('main > div > ol > li').allTextContents()
  const popular = page.locator('main > div > ol > li').filter({ hasText: 'Most Popular' })
  expect(await popular.locator('h2').allTextContents()).toEqual(['Sprint'])
  const named = (await page.getByRole('main').textContent())?.match(/£[\d,]*\d/g) ?? []
  const [, list = ''] = /class="[^"]*home-prices[^"]*"[^>]*>(.*?)<\/main>/s.exec(await htmlOf('/')) ?? []
  const rows = list
    .split('<li')
    .slice(1)
    .map((row) => wordsOf(`<li${row}`))
  expect(found).toHaveLength(levels.length)
  for (const [index, { plan, title, gives, includes }] of levels.entries()) {
    const { level, levelName, firstPayment, monthly } = plans[plan]
    const prices =
      firstPayment === monthly
        ? [`${pounds(monthly)} per month`]
        : monthly
          ? [pounds(firstPayment), `then ${pounds(monthly)} per month from the second month`]
          : [`${pounds(firstPayment)} once`]
    const card = found[index]
    const row = rows[index] ?? ''
    for (const words of [`Level ${level}`, levelName, title, ...prices, ...includes.map(({ text }) => text)])
      expect(card).toContain(words)
    for (const words of [levelName, gives, ...prices]) expect(row).toContain(words)
  }
  const known = Object.values(plans).flatMap(({ firstPayment, monthly }) => [firstPayment, monthly])
  expect(named.filter((price) => !known.map(pounds).includes(price))).toEqual([])
}

/** Each phase under its peak. */
async function expectStepsAndPhases(page: Page) {
  const steps = page.locator('section', { has: page.locator('#steps') })
  expect(await steps.locator('h3').allTextContents()).toEqual([
    'Quick Setup in 20 minutes',
    'Story Validation',
    'Profile Creation',
    'Go Live',
  ])
  const journey = page.locator('section', { has: page.locator('#journey') })
  const phases = await journey.locator('h3').allTextContents()
  expect(phases).toEqual(['Humble Heirs', 'Hungry Collaborators', 'Rewarded Overcomers'])
  for (const [index, { peak }] of peaks.entries()) expect(phases[index]).toContain(peak)
  for (const place of [0, 1, 2])
    expect(await journey.locator('ol ol').nth(place).locator('li').count()).toBe(3)
}

test('search engines learn what each level costs, and find the page in the sitemap', async () => {
  const response = await fetch(`${inject('url')}/onboarding`)
  expect(response.status).toBe(200)
  const html = await response.text()
  const [, json = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? []
  const { offers } = JSON.parse(json)
  expect(
    offers.map(({ name, price, priceCurrency }: Record<string, string>) => [name, price, priceCurrency]),
  ).toEqual([
    ['Level 1 Starter', '37.00', 'GBP'],
    ['Level 2 Sprint', '197.00', 'GBP'],
    ['Level 3 Premium', '2970.00', 'GBP'],
  ])
  expect(html).toMatch(/<meta name="description" content="A profile begins free[^"]*£2,970/)
  const sitemap = await (await fetch(`${inject('url')}/sitemap.xml`)).text()
  expect(sitemap).toContain('/onboarding</loc>')
})
