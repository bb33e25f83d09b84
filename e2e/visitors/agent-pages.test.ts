import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import {
  callsOf,
  desktop,
  expectAccessible,
  expectFits,
  expectFitsLarge,
  expectWhole,
  hydrated,
  phone,
  pressEscape,
  visit,
} from '#test/browser.ts'
import { jsonOf, wordsOf } from '#test/requests.ts'

const open = (path: string) => fetch(`${inject('url')}${path}`, { redirect: 'manual' })
const profileAt = (profileUrl: string) =>
  jsonOf<PublicProfile>(fetch(`${inject('url')}/api/public-profiles/${profileUrl}`))
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)

/** Waits until all of the page answers. */
const isHydrated = (page: Page) => page.locator('[data-static] .chat-panel').waitFor({ state: 'detached' })

const experts = [
  {
    path: '/adaeze-agent',
    alias: '/profile/adaeze',
    profileUrl: 'adaeze-whitcombe',
    name: 'Adaeze Whitcombe',
  },
  {
    path: '/tendai-agent',
    alias: '/profile/tendai',
    profileUrl: 'tendai-rasmusson',
    name: 'Tendai Rasmusson',
  },
] as const
const topics = ['Problem', 'Contrarian', 'Trend', 'Transformation'] as const
const [coach, mining] = experts

test.each([
  [coach, 'Book Strategy Session', true],
  [mining, 'Book Call with Tendai', false],
] as const)(
  '$path stands in the site map and leads to a meeting',
  async ({ path, profileUrl }, booking, isScored) => {
    const html = await (await open(path)).text()
    expect(html).toContain(`<link rel="canonical" href="${inject('url')}${path}"/>`)
    expect(await (await open('/sitemap.xml')).text()).toContain(`<loc>${inject('url')}${path}</loc>`)
    const ways = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
    const wayTo = (name: string) => ways.find(([, , label = '']) => wordsOf(label) === name)?.[1]
    for (const name of [booking, 'Book Discovery Call']) expect(wayTo(name), name).toBe(`/book/${profileUrl}`)
    expect(wayTo('Back to Home')).toBe('/')
    expect(wayTo('Take the 3 minute scorecard')).toBe(isScored ? '/scorecard' : undefined)
    expect(html.match(/Verification includes a 30-minute discovery call\./g)).toHaveLength(1)
  },
)

test('an interactive page is whole and accessible at every width and theme, and prints its framework', async () => {
  const { path, name, profileUrl } = coach
  let calls: string[] = []
  const page = await visit(path, {
    before: (page) => {
      calls = callsOf(page)
    },
  })
  expect(calls.filter((call) => !call.endsWith('/api/seen'))).toEqual([])
  const profile = await profileAt(profileUrl)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(profile.headline)
  expect(await page.title()).toContain(name)
  for (const heading of ['Transformation Stories', 'Ideal client', 'Core results', 'People who were there'])
    await page.getByRole('heading', { name: heading }).waitFor()
  expect(await page.locator('.agents-story-cards > li').count()).toBe(4)
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  for (const width of [768, 320]) await expectFits(page, width)
  await expectFitsLarge(page)
  await page.setViewportSize(desktop)

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Download Framework' }).click()
  await page.waitForSelector('html[data-printed]', { state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  const { signatureSystem, headline } = profile
  for (const words of [
    headline,
    ...signatureSystem.map(({ title }) => title),
    'Ideal client',
    'Core results',
  ])
    expect(await page.getByRole('heading', { name: words }).isVisible(), words).toBe(true)
  expect(await page.getByText(`${inject('url')}${path}`).isVisible()).toBe(true)
  for (const left of [
    '#stories',
    '.chat-panel',
    '.references-referee',
    'header',
    '#main ~ footer',
    '.profiles-reach',
    '.profiles-hero-actions',
  ])
    expect(await page.locator(left).first().isVisible(), left).toBe(false)
})

test.each([
  [coach, phone, topics],
  [mining, desktop, ['Contrarian']],
] as const)(
  'what stands on $path opens where it is pressed, and Continue Chat leads to an agent who cites it',
  async ({ path, profileUrl, name }, viewport, topics) => {
    const page = await visit(path, { viewport })
    await isHydrated(page)
    await (viewport === phone ? expectReferees(page) : expectChecks(page, name))
    const profile = await profileAt(profileUrl)
    const [, second] = profile.stories
    await page.getByRole('button', { name: second?.title ?? '', exact: true }).click()
    await page.getByRole('dialog', { name: second?.title ?? '' }).waitFor()
    await pressEscape(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    for (const topic of topics) {
      const story = profile.stories.find(({ prompt }) => prompt === topic.toLowerCase())
      const button = page.getByRole('button', { name: `${topic}: ${story?.title}` })
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), topic).toBeGreaterThanOrEqual(44)
      await button.click()
      const dialog = page.getByRole('dialog', { name: story?.title ?? '' })
      await dialog.waitFor()
      const parts = dialog.locator('dt').filter({ visible: true })
      expect(await parts.allTextContents()).toEqual(['Situation', 'Challenge', 'Approach', 'Result'])
      expect(await dialog.textContent()).toContain(story?.subtitle)
      if (topic === 'Problem' && viewport === phone) await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Close Story' }).click()
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    }
    await page.locator('.chat-panel').getByRole('button', { name: 'Continue Chat' }).click()
    const field = page.locator('.chat-composer textarea')
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    const isFull = await page.locator('.chat-panel[data-full]').count()
    expect(isFull).toBe(viewport === phone ? 1 : 0)
    await expectFits(page)
    if (viewport === phone) return expectAccessible(page)
    await field.fill('Our plant is complete and stands still')
    await page.keyboard.press('Enter')
    await page.locator('.chat-cite').first().click()
    await page.getByRole('dialog').getByText('Challenge', { exact: true }).waitFor()
    await pressEscape(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectKeysTurn(page)
  },
)

/** Four referees stand there, more on request, and a press on one opens the details. */
async function expectReferees(page: Page) {
  expect(await page.locator('.references-referee').count()).toBe(4)
  await page.getByRole('button', { name: '+1 more references available' }).click()
  await expect.poll(() => page.locator('.references-referee').count()).toBe(5)
  const card = page.locator('.references-referee').first()
  const dialog = page.getByRole('dialog')
  await card.scrollIntoViewIfNeeded()
  await card.locator('blockquote').selectText()
  await card.locator('blockquote').dispatchEvent('click')
  expect(await dialog.count()).toBe(0)
  await page.evaluate(() => getSelection()?.removeAllRanges())
  await card.locator('.references-checks').click()
  await dialog.getByText('Verified Reference').waitFor()
  await dialog.getByText('Email').waitFor()
  await expectAccessible(page)
  await pressEscape(page)
  await dialog.waitFor({ state: 'detached' })
  const details = card.getByRole('button', { name: /^Details of the reference by/ })
  await expect.poll(() => details.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await dialog.getByText('Verified Reference').waitFor()
  await pressEscape(page)
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Report this profile' }).click()
  await page.getByRole('dialog', { name: 'Report this profile' }).getByText('Adaeze').first().waitFor()
  await pressEscape(page)
  await dialog.waitFor({ state: 'detached' })
}

/** Each check is named with its time, and the signature system and the missing scorecard have their dialogs. */
async function expectChecks(page: Page, name: string) {
  const verified = page.locator('.agents-verified')
  expect(await verified.locator('summary').textContent()).toMatch(
    /Verified by .*[A-Z]\. \w+.* last on \d+ \w+ 20\d\d/,
  )
  await verified.locator('summary').click()
  await verified.getByText('confirmed their address by signed link').waitFor()
  const checks = await verified.locator('li').allTextContents()
  expect(checks.length).toBeGreaterThan(2)
  for (const check of checks) expect(check, 'each with its date').toMatch(/last on \d+ \w+ 20\d\d/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Signature System' }).click()
  await page.getByRole('dialog', { name: 'Signature System' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Solution Assessment Scorecard' }).click()
  const dialog = page.getByRole('dialog', { name: 'Solution Scorecard Not Available' })
  expect(await dialog.textContent()).toContain(name)
  await dialog.getByRole('button', { name: 'Understood' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** A topic answers to the keyboard, and choosing it again clears it. */
async function expectKeysTurn(page: Page) {
  const topic = page.getByRole('button', { name: /^Trend: /, includeHidden: true })
  for (const key of ['Enter', ' ']) {
    await topic.focus()
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    // The dialog lies over the diagram, so the second choice comes from the topic itself.
    await topic.dispatchEvent('click')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
}

for (const { path, alias, profileUrl } of experts) {
  test(`${path} comes out of the page cache the second time`, async () => {
    await expect.poll(async () => (await open(path)).headers.get('x-cache')).toBe('hit')
  })

  test(`the alias of ${path} leads to it for good, and the profile names it`, async () => {
    const answer = await open(alias)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(path)
    const named = /<a [^>]*href="([^"#]*)[^"]*"[^>]*>(?:(?!<\/a>).)*View Full Interactive Solution Profile/s
    expect(named.exec(await (await open(`/profile/${profileUrl}`)).text())?.[1]).toBe(path)
    expect(await (await open(path)).text()).not.toContain('View Full Interactive')
  })
}

test('the way from a profile to its interactive page begins at the top, also after a reload further down', async () => {
  const page = await visit(`/profile/${coach.profileUrl}`)
  await page.getByRole('link', { name: 'View Full Interactive Solution Profile' }).click()
  await page.waitForURL((url) => url.pathname === coach.path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'View Full Interactive' }).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await page.reload()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a label or a card pressed before its part has loaded leads to its story all the same', async () => {
  const { promise: until, resolve: release } = Promise.withResolvers<void>()
  const page = await visit(coach.path, { viewport: phone, withhold: { scripts: /-body-.*\.js/, until } })
  await hydrated(page)
  const press = (skill: string) => page.getByRole('link', { name: skill, exact: true }).click()
  const [first = '', ...others] = (await profileAt(coach.profileUrl)).solutionProfile.keySkills
  await press(first)
  await expect.poll(() => topOf(page, '#stories')).toBeLessThan(200)
  await page.getByRole('button', { name: 'Four hundred pages that nobody opened', exact: true }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  release()
  const dialog = page.getByRole('dialog', { name: 'Four hundred pages that nobody opened' })
  await dialog.waitFor()
  await page.waitForFunction(() => !document.querySelector('main [data-static]'))
  expect(await topOf(page, '#stories')).toBeLessThan(200)
  await pressEscape(page)
  await dialog.waitFor({ state: 'detached' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const skill of [first, ...others]) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await press(skill)
    await expect.poll(() => topOf(page, '#stories')).toBeLessThan(200)
  }
})

test('the mining page scrolls smoothly to the top for the top anchor in the address', async () => {
  const path = '/tendai-agent#mining-profile-top'
  const scrolled = (page: Page) =>
    page.waitForSelector('html[data-scrolled=smooth], html[data-scrolled=instant]', { state: 'attached' })
  const page = await visit(path, {
    isStill: false,
    before: (page) =>
      page.addInitScript(() => {
        Element.prototype.scrollIntoView = function (options) {
          const behaviour = typeof options === 'object' ? options.behavior : ''
          if (this.id === 'mining-profile-top') document.documentElement.dataset.scrolled = `${behaviour}`
        }
      }),
  })
  await scrolled(page)
  expect(await page.getAttribute('html', 'data-scrolled')).toBe('smooth')
  expect(await topOf(page, '#mining-profile-top')).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${inject('url')}/robots.txt`)
  await page.goto(inject('url') + path)
  await scrolled(page)
  expect(await page.getAttribute('html', 'data-scrolled')).toBe('instant')
})

test('a topic without scripts is a link to its card', async () => {
  const html = await (await open('/tendai-agent')).text()
  for (const { id } of (await profileAt('tendai-rasmusson')).stories) {
    expect(html).toContain(`<a href="#story-${id}" role="button"`)
    expect(html).toContain(`<li id="story-${id}"`)
  }
})
