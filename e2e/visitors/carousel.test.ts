import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { callsOf, expectWhole, hydrated, phone, pressEscape, visit } from '#test/browser.ts'
import { jsonOf } from '#test/requests.ts'
import { carouselExperts } from '#web/pages/gallery/carousel-experts.ts'

const [coach, mining] = carouselExperts
const carousel = (page: Page) => page.getByRole('region', { name: 'Two works, opened' })
/** Waits until all of it answers. */
const isHydrated = (page: Page) => page.locator('[data-static] .gallery-slide').waitFor({ state: 'detached' })
const shown = (page: Page) => carousel(page).getByRole('heading', { level: 3 }).textContent()
const inCarousel = (page: Page, label: string) =>
  carousel(page).getByRole('button', { name: label, exact: true })

async function openGallery(options: Parameters<typeof visit>[1] = {}) {
  const page = await visit('/solution-gallery', options)
  await isHydrated(page)
  return page
}

test.each(carouselExperts)(
  'the carousel’s words about $name are the ones that they published',
  async (expert) => {
    const profile = await jsonOf<PublicProfile>(
      fetch(`${inject('url')}/api/public-profiles/${expert.profileUrl}`),
    )
    const words = ['firstName', 'name', 'currentRole', 'industry', 'businessAreas', 'headline'] as const
    const shows = [
      'coreProblemSolved',
      'yearsExperience',
      'agentType',
      'level',
      'email',
      'scorecardActive',
    ] as const
    for (const field of [...words, ...shows, 'solutionProfile'] as const)
      expect(expert[field], field).toEqual(profile[field])
    expect(expert.refereeCount).toBe(profile.references.length)
    expect(expert.topics.map(({ label, title }) => [label.toLowerCase(), title])).toEqual(
      profile.stories.map(({ prompt, title }) => [prompt, title]),
    )
  },
)

test('the carousel and the parts below the cards are in the page that the server sends', async () => {
  const html = (await (await fetch(`${inject('url')}/solution-gallery`)).text()).replaceAll('<!-- -->', '')
  for (const words of [
    coach.headline,
    'Book Call with Adaeze',
    'The old way',
    'The new way',
    'Create My Rembrandt',
  ])
    expect(html.includes(words), words).toBe(true)
})

test('the carousel wraps both ways, turns by finger, and its agent on a phone answers and opens a story', async () => {
  const page = await openGallery({ viewport: phone })
  const calls = callsOf(page)
  for (const [turn, expert, place] of [
    ['Next Expert', mining, 2],
    ['Next Expert', coach, 1],
    ['Previous Expert', mining, 2],
    ['Previous Expert', coach, 1],
    ['Show Tendai Rasmusson', mining, 2],
  ] as const) {
    await inCarousel(page, turn).click()
    expect(await shown(page)).toBe(expert.headline)
    const announcement = `Expert ${place} of 2: ${expert.name}`
    expect(await carousel(page).getByRole('group', { name: announcement }).count()).toBe(1)
    expect(
      await carousel(page).locator('[aria-live=polite]', { hasText: announcement }).count(),
    ).toBeGreaterThan(0)
    if (!turn.startsWith('Next')) continue
    for (const { label, title } of expert.topics)
      expect(
        await carousel(page)
          .getByRole('link', { name: `${label}: ${title}` })
          .isVisible(),
      ).toBe(true)
    await carousel(page)
      .getByRole('link', { name: `Book Call with ${expert.firstName}` })
      .waitFor()
    for (const label of ['Signature System', 'Continue Chat']) await inCarousel(page, label).waitFor()
    await carousel(page).getByText('Solution Assessment Scorecard').waitFor()
  }
  expect(calls.filter((call) => !call.endsWith('/api/seen'))).toEqual([])
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  await expectFingerTurns(page)

  await inCarousel(page, 'Continue Chat').click()
  const field = carousel(page).locator('.chat-composer textarea')
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.locator('.chat-panel[data-full]').count()).toBe(1)
  await field.fill('Our plant is complete and stands still')
  await field.press('Enter')
  await carousel(page).locator('.chat-cite').first().click()
  await page.waitForURL(/\/tendai-agent#story-\d+$/)
  await expect.poll(() => page.locator('.agents-story-cards :focus').count()).toBe(1)
})

/** A finger turns the carousel sideways, from the second expert and back, and scrolls the page up and down. */
async function expectFingerTurns(page: Page) {
  const touch = await page.context().newCDPSession(page)
  const drag = async (x: number, y: number) => {
    const claim = carousel(page).locator('.gallery-claim')
    // What comes near is laid out only then: a finger waits until the words stand still.
    await claim.hover({ trial: true })
    const box = await claim.boundingBox()
    const [startX, startY] = [195, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    const at = (part: number) => [{ x: startX + x * part, y: startY + y * part }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (const part of [0.2, 0.4, 0.6, 0.8, 1])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await drag(120, 8)
  await expect.poll(() => shown(page)).toBe(coach.headline)
  await drag(-120, 8)
  await expect.poll(() => shown(page)).toBe(mining.headline)
  const before = await page.evaluate(() => scrollY)
  await drag(60, -240)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
  expect(await shown(page)).toBe(mining.headline)
}

test('arrow keys turn the carousel only when it has the focus, and its topics and buttons lead on', async () => {
  const page = await openGallery()
  await page.locator('body').press('ArrowRight')
  expect(await shown(page)).toBe(coach.headline)
  await carousel(page)
    .getByRole('link', { name: /^Trend: / })
    .focus()
  for (const { headline } of [mining, coach]) {
    await page.keyboard.press('ArrowRight')
    expect(await shown(page)).toBe(headline)
  }
  await page.keyboard.press('ArrowLeft')
  expect(await shown(page)).toBe(mining.headline)
  await carousel(page).locator('.chat-composer textarea').press('ArrowLeft')
  expect(await shown(page)).toBe(mining.headline)
  await inCarousel(page, 'Previous Expert').click()
  expect(
    await carousel(page).getByRole('link', { name: 'Solution Assessment Scorecard' }).getAttribute('href'),
  ).toBe('/scorecard')
  expect(
    await carousel(page)
      .getByRole('link', { name: /^Book Call/ })
      .getAttribute('href'),
  ).toBe('/book/adaeze-whitcombe')
  await carousel(page)
    .getByRole('link', { name: /^Trend: / })
    .click()
  await page.waitForURL(/\/adaeze-agent#trend$/)
  const card = page.locator('.agents-story-cards button', {
    hasText: 'Four hundred pages that nobody opened',
  })
  await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.goBack()
  await hydrated(page)
  await inCarousel(page, 'Next Expert').click()
  await inCarousel(page, 'Signature System').click()
  const system = page.getByRole('dialog', { name: 'Signature System' })
  await system.getByText('Walk it with the operators').waitFor()
  await pressEscape(page)
  await system.waitFor({ state: 'detached' })
  await inCarousel(page, 'Solution Assessment Scorecard').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Understood' }).click()
  await carousel(page).getByRole('link', { name: 'View Full Interactive Solution Profile' }).click()
  await page.waitForURL(/\/tendai-agent#mining-profile-top$/)
  await page.getByRole('heading', { level: 1, name: mining.headline }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the parts below the cards stay even if their code cannot be fetched', async () => {
  const page = await visit('/solution-gallery', {
    viewport: phone,
    expected: /ERR_FAILED|Failed to fetch|dynamically imported/,
    before: (page) => page.route(/gallery-sections-.*\.js/, (route) => route.abort()),
  })
  await page.mouse.wheel(0, 200)
  // A page whose code is gone reloads, once; what is typed before that is lost.
  await page.waitForFunction(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return load?.type === 'reload'
  })
  await hydrated(page)
  await page.getByLabel('Describe your challenge').fill('Nobody will name a successor')
  await page.getByText('Best matches').waitFor()
  expect(await shown(page)).toBe(coach.headline)
  await page.getByRole('table', { name: 'Two ways to find somebody' }).waitFor()
})
