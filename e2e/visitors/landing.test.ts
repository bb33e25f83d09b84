import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import {
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

const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.hash)

test('the landing page has its twelve sections in order and the specified links, and is accessible', async () => {
  const page = await visit('/', { colorScheme: 'dark' })
  expect(await page.title()).toBe('Rembrandt: the profile that replaces the CV')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('CVs are dead.')
  expect(await page.locator('.room').count()).toBe(2)
  expect(await page.locator('h1, main h2').allTextContents()).toEqual([
    'CVs are dead.Look at the work.',
    'What are you facing?',
    'Whose work hangs here',
    'Side by side',
    'How far is your frame?',
    'In numbers',
    'How a profile goes live',
    'Ask the work itself',
    'Mines that are finished on paper and still not producing',
    'From a life’s work to one that works for others',
    'How far up are you?',
    'Hang your own',
  ])
  expect(await page.locator('.home-claims li').allTextContents()).toEqual([
    '15+ years leadership',
    '500+ placements',
    '90% success rate',
    '10X multiplier',
  ])
  expect(await page.locator('#features h3').allTextContents()).toEqual([
    'Legacy Discovery',
    'Wisdom Distillation',
    'AI Amplification',
    'Legacy Multiplication',
  ])
  expect(await page.locator('#verification .home-steps > li').count()).toBe(3)
  expect(await page.locator('#registration .home-entry > li').count()).toBe(5)
  expect(await page.locator('.home-prices li').allTextContents()).toEqual([
    expect.stringMatching(/^Starter.*£37 per month/),
    expect.stringMatching(/^Sprint.*£197/),
    expect.stringMatching(/^Premium.*£2,970/),
  ])
  for (const [name, href] of [
    ['Meet Adaeze and her agent', '/adaeze-agent'],
    ['Experts & Consultants', '/share-insight'],
    ['Senior Professionals & Execs', '/scorecard'],
    ['Take the 3 minute scorecard', '/scorecard'],
    ['Book Legacy Session', '/book/adaeze-whitcombe'],
    ['Start Conversation', '/adaeze-agent#agent'],
    ['Mines that are finished on paper and still not producing', '/tendai-agent'],
    ['Find your place in 3 minutes', '/scorecard'],
    ['Choose Starter', '/checkout?level=1'],
    ['Join the webinar waitlist', '/waitlist'],
  ] as const)
    expect(await page.getByRole('main').getByRole('link', { name }).getAttribute('href'), name).toBe(href)
  const call = page.getByRole('main').getByRole('link', { name: 'Book a discussion call' })
  expect(await call.getAttribute('href')).toBe('mailto:hello@rembrandt.localhost')
  const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'Book a discussion call' })
  expect(await inFooter.getAttribute('href')).toBe(await call.getAttribute('href'))
  expect(await call.getAttribute('target')).toBe('_blank')
  expect(await call.getAttribute('rel')).toContain('noopener')
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  for (const width of [768, 320]) await expectFits(page, width)
  await expectFitsLarge(page)
})

test('a challenge that is described on the landing page leads to the expert who solved it, in view', async () => {
  const page = await visit('/', { viewport: phone, isStill: false })
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.getByLabel('Describe your challenge').fill('The plant was declared complete and stands still')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/\/solution-gallery\?q=The\+plant/)
  const count = page.getByText('Ranked by relevance to your challenge')
  await count.waitFor()
  const isInView = () =>
    count.evaluate((line) => {
      const { top, bottom } = line.getBoundingClientRect()
      return top > 0 && bottom < innerHeight
    })
  await expect.poll(isInView).toBe(true)
  const best = page.locator('.work').first()
  expect(await best.textContent()).toContain('Tendai Rasmusson')
  expect(await best.textContent()).toContain('The plant that was finished and stood still')
  await best.getByRole('link').click()
  await page.waitForURL(/\/profile\/tendai-rasmusson\?quote=.+#story-\d+$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(loads).toBe(0)
})

test('an anchor in the footer brings a visitor and their focus to its section, also from another page', async () => {
  const page = await visit('/privacy', { isStill: false })
  await follow(page, 'Agents')
  await expectAt(page, 'agents')
  await follow(page, 'Verification')
  await expectAt(page, 'verification')
})

test('a page opened at an anchor begins there, and an applicant to the community finds the mail written', async () => {
  const page = await visit('/#features', { viewport: phone })
  await expectAt(page, 'features')
  await expectLetter(page)
})

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

/** The section's heading is in view, near the top, and the next Tab goes on from the section. */
async function expectAt(page: Page, id: string) {
  await page.waitForFunction((section) => {
    const heading = document.getElementById(`${section}-heading`)?.getBoundingClientRect()
    return heading && heading.top >= 0 && heading.top < innerHeight / 2
  }, id)
  await page.waitForFunction((section) => document.activeElement?.id === section, id)
  expect(await addressOf(page)).toBe(`/#${id}`)
}

test('Start Conversation opens the coach’s agent, ready to be asked', async () => {
  const page = await visit('/', { viewport: phone })
  // The second time all code is there, and the page arrives at once.
  for (const viewport of [phone, desktop]) {
    const size = `${viewport.width} px`
    await page.setViewportSize(viewport)
    await page.getByRole('link', { name: 'Start Conversation' }).click()
    await page.waitForURL(/\/adaeze-agent#agent$/)
    const isReady = () => document.activeElement?.matches('#agent textarea')
    await page.waitForFunction(isReady)
    // Nothing takes the focus away again.
    await page.waitForTimeout(300)
    expect(await page.evaluate(isReady), size).toBe(true)
    expect(await page.locator('#agent[data-full]').count(), size).toBe(viewport === phone ? 1 : 0)
    expect(await page.evaluate(() => scrollY < 2 * innerHeight || innerWidth < 640), size).toBe(true)
    await page.goBack()
    await page.waitForURL(inject('url'))
  }
})

test('Start Conversation pressed before the scripts have come leads to an agent ready to be asked, once', async () => {
  const pressed = Promise.withResolvers<void>()
  const page = await visit('/', { withhold: { scripts: /home-sections/, until: pressed.promise } })
  await page.getByRole('link', { name: 'Start Conversation' }).click({ noWaitAfter: true })
  pressed.resolve()
  const isReady = () => document.activeElement?.matches('#agent textarea') ?? false
  await page.waitForURL(/\/adaeze-agent#agent$/)
  await page.waitForFunction(isReady)
  await page.reload()
  await hydrated(page)
  await page.waitForTimeout(300)
  expect(await page.evaluate(isReady)).toBe(false)
})

/** Who applies to the community chooses Gmail or Outlook and finds the letter written. */
async function expectLetter(page: Page) {
  const opener = page.getByRole('button', { name: 'Join the Solution Community' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Join the Solution Community' })
  await dialog.waitFor()
  await expectAccessible(page)
  const letter = async (service: string) => {
    const link = dialog.getByRole('link', { name: service })
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toContain('noopener')
    return new URL((await link.getAttribute('href')) ?? '')
  }
  const body = 'Name: \n\nEmail: \n\nCurrent Role: \n\nWhy I want to join: \n'
  const gmail = await letter('Gmail')
  expect(gmail.origin + gmail.pathname).toBe('https://mail.google.com/mail/')
  const outlook = await letter('Outlook')
  expect(outlook.origin + outlook.pathname).toBe('https://outlook.live.com/mail/0/deeplink/compose')
  for (const [{ search }, subject] of [
    [gmail, 'su'],
    [outlook, 'subject'],
  ] as const) {
    expect(search).not.toContain('+')
    const fields = new URLSearchParams(search)
    expect(fields.get('to')).toContain('@')
    expect(fields.get(subject)).toBe('Application to the Rembrandt Solution Community')
    expect(fields.get('body')).toBe(body)
  }
  await pressEscape(page)
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
}

test('the navigation of a phone closes on Escape and when a link is chosen, and marks the current page', async () => {
  const page = await visit('/privacy', { viewport: phone })
  const menu = page.locator('header details')
  const toggle = page.getByLabel('Menu')
  await toggle.click()
  expect(await page.getByRole('banner').getByRole('link').allTextContents()).toEqual([
    'Rembrandt',
    'Solution Gallery',
    'Solution Scorecard',
    'Create Profile',
    'Login',
  ])
  const colours = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).color))
  expect(colours.lastIndexOf(colours[0] ?? ''), 'the gallery alone is highlighted').toBe(0)
  await page.keyboard.press('Escape')
  expect(await menu.getAttribute('open')).toBeNull()
  await expect.poll(() => toggle.evaluate((summary) => summary === document.activeElement)).toBe(true)
  await toggle.click()
  await menu.getByRole('link', { name: 'Solution Gallery' }).click()
  await page.waitForURL('**/solution-gallery')
  expect(await menu.getAttribute('open')).toBeNull()
  await toggle.click()
  expect(await menu.locator('[aria-current=page]').allTextContents()).toEqual(['Solution Gallery'])
})
