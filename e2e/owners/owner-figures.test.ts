import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Figures } from '#schema/figures/figure-answers.ts'
import { paths } from '#schema/paths.ts'
import { signedInAs } from '#test/account.ts'
import { expectAccessible, phone, visit, withSession } from '#test/browser.ts'
import { askAgain } from '#test/browser-events.ts'
import { changeProfile, publishPerson } from '#test/people.ts'
import { at, postJson } from '#test/requests.ts'

const dayMs = 86_400_000
const daysAgo = (days: number, now = Date.now()) => new Date(now - days * dayMs)
const written = (date: Date) => {
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date)
  return `${say({ weekday: 'long' })} ${date.getUTCDate()} ${say({ month: 'long' })}`
}

/** An owner of a plan whose page is public, and the way to their figures. */
async function ownerOf(plan: 'starter' | 'premium') {
  const owner = await signedInAs('owner')
  const { id, profileUrl } = await publishPerson({
    profile: { plan, ownerId: owner.id, email: owner.email },
  })
  const open = (options: Parameters<typeof visit>[1] = {}, path = '/customer-dashboard?tab=analytics') =>
    visit(path, {
      ...options,
      before: async (page) => {
        await withSession(owner)(page)
        await options.before?.(page)
      },
    })
  return { id, profileUrl, open }
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

/** Somebody of whom nothing is known but their browser looks at a page; all that a test sends comes from one visitor. */
async function look(profileUrl: string, when: Date, browser = firefox) {
  const view = { kind: 'profileViewed', profileUrl, from: 'www.linkedin.com' }
  const answer = await postJson(`${inject('url')}/api/seen`, view, { 'User-Agent': browser, ...at(when) })
  expect(answer.status).toBe(204)
}

/** Somebody begins a conversation with an agent. */
async function talk(profileUrl: string, when: Date) {
  const sessionId = `chat-${randomUUID()}`
  const line = { sessionId, message: 'Hello', isUser: true, agentName: profileUrl }
  const answer = await postJson(`${inject('url')}/api/chat`, line, { 'User-Agent': firefox, ...at(when) })
  expect(answer.ok).toBe(true)
}

test('the figures on a phone are those of the visits, by day, by source and against the days before', async () => {
  const { profileUrl, open } = await ownerOf('premium')
  const now = Date.now()
  for (const days of [40, 9, 2, 0, 0]) await look(profileUrl, daysAgo(days, now))
  await look(profileUrl, daysAgo(5, now), 'Googlebot/2.1')
  for (const days of [9, 9, 9, 2]) await talk(profileUrl, daysAgo(days, now))
  const before = (page: Page) => page.setExtraHTTPHeaders(at(new Date(now)))
  const page = await open({ viewport: phone, before })
  const overview = page.getByRole('region', { name: 'Engagement overview' })
  await overview.getByRole('link', { name: '3 Profile Views' }).waitFor()
  await overview.getByText('2 more than the 30 days before').waitFor()
  const looked = page.getByRole('region', { name: 'Who has been looking' })
  await looked.getByText('3 views in 30 days. Never more than one came on a day.').waitFor()
  await expectAccessible(page)
  expect(await sideways(page), 'nothing stands out to the side').toBeLessThanOrEqual(0)

  await overview.getByRole('link', { name: '4 Chat Interactions' }).click()
  const talked = page.getByRole('region', { name: 'Who talked with your agent' })
  const best = written(daysAgo(9, now))
  await talked.getByText(`4 chats in 30 days. The most came on ${best}: 3.`, { exact: true }).waitFor()
  const ledge = talked.getByRole('slider', { name: `Between 0 and 3 a day, the most on ${best}.` })
  await ledge.focus()
  expect(await ledge.getAttribute('aria-valuetext')).toBe(`${best}: 3 chats`)
  await ledge.press('End')
  await talked.getByText(`${written(new Date(now))} 0 chats`).waitFor()
  const drawn = talked.locator('.account-chart > div')
  const { width = 0 } = (await drawn.boundingBox()) ?? {}
  await drawn.tap({ position: { x: width * (27.5 / 30), y: 100 } })
  await talked.getByText(`${written(daysAgo(2, now))} 1 chat`, { exact: true }).waitFor()
  await talked.getByText('Every day as a table').click()
  const [, day, month] = best.split(' ')
  await talked.getByRole('row', { name: `${day} ${month} 3` }).waitFor()

  await overview.getByRole('link', { name: '90 days' }).click()
  await overview.getByRole('link', { name: '4 Profile Views' }).waitFor()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ days: '90', of: 'chats' })
  await talked.getByText('4 chats in 90 days.').waitFor()
  expect(await sideways(page), 'nothing stands out to the side').toBeLessThanOrEqual(0)
})

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** What the call answers where many looked. */
const figures = (days: Figures['days']): Figures => {
  const byDay = Array.from({ length: days }, (_, index) => ({
    day: daysAgo(days - 1 - index)
      .toISOString()
      .slice(0, 10),
    views: index % 9,
    chats: 1,
    scorecards: 0,
    bookings: 0,
  }))
  const totals = { views: 1214, chats: days, scorecards: 0, bookings: 0 }
  return {
    days,
    totals,
    before: { views: 1300, chats: 0, scorecards: 0, bookings: 0 },
    byDay,
    bySource: [
      { source: 'search', views: 1000, chats: 1, scorecards: 0, bookings: 0, opened: 0 },
      {
        source: 'a-very-long-name-of-a-site-nobody-knows.example',
        views: 214,
        chats: 9,
        scorecards: 0,
        bookings: 0,
        opened: 0,
      },
    ],
  }
}

test('a wide, dark screen shows three months, and a part that failed says so and is loaded again', async () => {
  const { open } = await ownerOf('premium')
  let isAway = true
  const page = await open({ colorScheme: 'dark', expected: /ERR_/ }, '/customer-dashboard')
  await page.route('**/api/dashboard/figures*', (route) => {
    const days = Number(new URL(route.request().url()).searchParams.get('days')) as Figures['days']
    return isAway ? route.abort() : route.fulfill({ json: figures(days) })
  })
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Analytics' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'Your figures could not be loaded' })
  await failed.getByText('We could not reach our server.').waitFor()
  await page.getByRole('heading', { name: 'Engagement overview' }).waitFor()
  isAway = false
  await failed.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: '1,214 Profile Views' }).waitFor()
  await page.getByText('86 fewer than the 30 days before').waitFor()
  await page.getByRole('link', { name: '90 days' }).click()
  await expect.poll(() => page.locator('.account-chart i').count()).toBe(90)
  await page.getByText('The most on one day were 8, and 10 days brought as many.').waitFor()
  await expectAccessible(page)
  isAway = true
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await page.getByText('We could not count again just now').waitFor()
  await page.getByRole('link', { name: '1,214 Profile Views' }).waitFor()
})

test('the figures before any visit are noughts; on Free they are totals, with what Starter adds', async () => {
  const { id, profileUrl, open } = await ownerOf('starter')
  const page = await open({ viewport: phone })
  await page.getByRole('heading', { name: 'Nobody has looked yet' }).waitFor()
  await page.getByRole('button', { name: 'Share Profile' }).waitFor()
  const overview = page.getByRole('region', { name: 'Engagement overview' })
  expect(await overview.getByRole('listitem').filter({ hasText: 'Profile Views' }).textContent()).toMatch(
    /^0 Profile Views/,
  )
  expect(await overview.getByRole('list').getByRole('link').count(), 'there are no days to lead to').toBe(0)
  const performance = page.getByRole('region', { name: 'Performance' })
  expect(await performance.locator('dt, dd').allTextContents()).toEqual([
    ...['Profile Views', '0', 'Chat Interactions', '0', 'Scorecard Completions', '0'],
    ...['Validated Stories', '1', 'Total Stories', '1', 'Plan', 'Level 1, Starter'],
  ])
  await expectAccessible(page)
  expect(await sideways(page), 'nothing stands out to the side').toBeLessThanOrEqual(0)
  await look(profileUrl, new Date())
  await changeProfile(id, { plan: 'free' })
  await askAgain(page)
  const more = page.getByRole('region', { name: 'Day by day' })
  await more.getByText('Starter, at £37 a month, adds every single day').waitFor()
  expect(await more.getByRole('link').getAttribute('href')).toBe(paths.pricing.href())
  await expect.poll(() => overview.getByText('1', { exact: true }).count()).toBe(1)
  expect(await page.locator('.account-chart').count()).toBe(0)
  await expectAccessible(page)
})
