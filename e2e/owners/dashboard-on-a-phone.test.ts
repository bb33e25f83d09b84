import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { signedInAs } from '#test/account.ts'
import {
  callsOf,
  expectAccessible,
  expectFitsLarge,
  expectWhole,
  hydrated,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { pressBack, withBackButton } from '#test/browser-events.ts'
import { publishPerson } from '#test/people.ts'
import { postJson } from '#test/requests.ts'

const path = '/customer-dashboard'
const calls = '**/api/current-user-dashboard'

/** An owner on a phone, to whom two people wrote; `badges` are the numbers that the app’s icon was given so far. */
async function ownerOnAPhone({
  isFirst = false,
  before = recordBadges,
  stories = [{}],
}: {
  isFirst?: boolean
  stories?: { problemDescription?: string }[]
  before?: (page: Page) => Promise<unknown>
} = {}) {
  const owner = await signedInAs('owner')
  const person = await publishPerson({
    profile: { ownerId: owner.id, email: owner.email, plan: 'sprint' },
    stories,
  })
  const writes = (name: string) =>
    postJson(`${inject('url')}/api/questions`, {
      profileUrl: person.profileUrl,
      name,
      email: 'visitor@okafor.example',
      question: 'Do you take ferries?',
      consent: true,
    })
  await writes('Ida Voss')
  await writes('Wim Bakker')
  const page = await visit(path, {
    viewport: phone,
    isFirst,
    expected: /ERR_|401|503|was not loaded/,
    before: async (page) => {
      await withSession(owner)(page)
      await before(page)
    },
  })
  await dashboardTabs(page).getByRole('link', { name: 'Messages 2 new' }).waitFor()
  return { page, writes, owner }
}

const dashboardTabs = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })

const recordBadges = (page: Page) =>
  page.addInitScript(() => {
    const shown: (number | null)[] = []
    Object.assign(window, { shown })
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void shown.push(count),
      clearAppBadge: async () => void shown.push(null),
    })
  })
const badge = (page: Page) => page.evaluate(() => (window as { shown?: unknown[] }).shown?.at(-1))

test('the app’s badge shows the number of new things, and none between a log-out and the next sign-in', async () => {
  const { page, owner } = await ownerOnAPhone()
  await expect.poll(() => badge(page)).toBe(2)
  await dashboardTabs(page).getByRole('link', { name: 'Messages 2 new' }).click()
  await page.getByRole('list', { name: 'Messages' }).getByRole('link').first().click()
  await expect.poll(() => badge(page)).toBe(1)
  await page.getByRole('banner').getByLabel('Menu').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/login?next=%2Fcustomer-dashboard%3F*')
  await expect.poll(() => badge(page)).toBe(null)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/customer-dashboard?tab=messages*')
  await expect.poll(() => badge(page)).toBe(1)
})

test('the dashboard shows its last state at once, its time while no server answers, then the newest', async () => {
  const { page, writes } = await ownerOnAPhone()
  await writes('Ada Lark')
  await page.evaluate(() => {
    const copy = JSON.parse(localStorage.getItem('dashboard') ?? '')
    localStorage.setItem('dashboard', JSON.stringify({ ...copy, at: new Date(2026, 2, 14, 12).getTime() }))
  })
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await answered
    await route.fulfill({ status: 503, body: '' })
  })
  await page.reload()
  await hydrated(page)
  await dashboardTabs(page).getByRole('link', { name: 'Messages 2 new' }).waitFor()
  answer()
  await page
    .getByText(/could not be brought up to date\. You see it as it was at 14 March 2026, \d\d:00\./)
    .waitFor()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/could not be brought up to date/).waitFor({ state: 'detached' })
  await dashboardTabs(page).getByRole('link', { name: 'Messages 3 new' }).waitFor()
})

test('a device’s copy of a dashboard is shown to nobody else, and none is there after the log-out', async () => {
  const { page } = await ownerOnAPhone()
  const items = () =>
    page.evaluate(() => ['dashboard', 'currentUsername'].map((name) => localStorage.getItem(name)))
  expect((await items())[0]).toContain('sprint')
  await page.evaluate(() => localStorage.setItem('currentUsername', 'somebody@else.example'))
  const requests = callsOf(page)
  await page.route(calls, (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { name: 'Your profile is out of reach' }).waitFor()
  expect(requests).toContain('GET /api/current-user-dashboard')
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Try again' }).click()
  await dashboardTabs(page).waitFor()
  // One more is under way, and comes after the log-out.
  const { promise: isOut, resolve: release } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    const response = await route.fetch()
    await isOut
    await route.fulfill({ response })
  })
  const askedLast = page.waitForRequest(calls)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  const late = (await askedLast).response()
  await page.getByRole('banner').getByLabel('Menu').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/\/login/)
  expect((await items())[0]).toBe(null)
  release()
  expect((await late)?.status()).toBe(200)
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  await page.waitForTimeout(300)
  expect(await items()).toEqual([null, null])
  expect(await badge(page)).toBe(null)
})

test('a page that loses its network opens every part and its dialogs, and is renewed when it is back', async () => {
  const { page, writes } = await ownerOnAPhone({ isFirst: true })
  // What is fetched ahead begins when the browser has time: on a busy machine after the network was idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/profile-editor-')),
  )
  await page.waitForLoadState('networkidle')
  const below = page.locator('main h2').first()
  const before = await below.boundingBox()
  await page.context().setOffline(true)
  await page.getByText(/^You are offline\. You see it as it was at \d\d:\d\d\. What you change/).waitFor()
  expect(await below.boundingBox(), 'nothing moves').toEqual(before)
  await expectAccessible(page)
  for (const [tab, heading] of [
    ['Stories', 'Your stories'],
    ['Settings', 'Settings'],
    ['Meetings', 'Who you are meeting'],
    ['Messages', 'Who wrote to you'],
  ] as const) {
    await page.evaluate(
      (name) => document.querySelector<HTMLElement>(`a[href$="tab=${name}"]`)?.click(),
      tab.toLowerCase(),
    )
    await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor()
    if (tab === 'Meetings') {
      await page
        .getByText('This could not be loaded. It is tried again as soon as you are connected.')
        .waitFor()
      expect(await page.getByRole('button', { name: 'Try again' }).count(), 'it is tried by itself').toBe(0)
    }
    expect(await page.getByText(/offline/i).count(), 'it is said once').toBe(1)
    if (tab !== 'Settings') continue
    await page.getByRole('button', { name: 'Edit Profile Information' }).click()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await writes('Ada Lark')
  await page.context().setOffline(false)
  await dashboardTabs(page).getByRole('link', { name: 'Messages 3 new' }).waitFor()
  await page.getByRole('link', { name: /Ada Lark/ }).waitFor()
  expect(await page.getByText('You are offline').count()).toBe(0)
})

test('every part is in reach of a thumb, and read from its heading on with its own title', async () => {
  const problemDescription = 'Nobody knew why the tower clock of the town stood still. '.repeat(9).trim()
  const { page } = await ownerOnAPhone({ stories: [{ problemDescription }] })
  const links = await dashboardTabs(page).getByRole('link').all()
  expect(links).toHaveLength(7)
  for (const link of links) {
    const { x, y, width, height } = (await link.boundingBox()) ?? expect.unreachable('A part is not shown')
    expect([x >= 0, x + width <= phone.width, y > phone.height / 2, height >= 44]).toEqual([
      true,
      true,
      true,
      true,
    ])
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const [last, row] = [
    page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }),
    dashboardTabs(page),
  ]
  const [above, below] = [await last.boundingBox(), await row.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0), 'the page ends above it').toBeLessThanOrEqual(below?.y ?? 0)
  await expectFitsLarge(page)
  await page.setViewportSize(phone)
  await expectWhole(page, { desktop: 'dark', phone: 'light' })

  for (const [tab, heading] of [
    ['Settings', 'Settings'],
    ['Stories', 'Your stories'],
    ['Overview', 'While you were away'],
  ] as const) {
    await dashboardTabs(page).getByRole('link', { name: tab }).focus()
    await page.keyboard.press('Enter')
    const top = page.getByRole('main').getByRole('heading', { level: 2, name: heading })
    await expect.poll(() => top.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await page.title()).toBe(tab === 'Overview' ? 'Your dashboard' : `${tab} · Your dashboard`)
    if (tab !== 'Overview')
      expect((await top.boundingBox())?.y, 'on the first screen').toBeLessThan(phone.height / 2)
  }

  await dashboardTabs(page).getByRole('link', { name: 'Stories' }).click()
  const stories = page.getByRole('region', { name: 'Your stories' })
  const lines = await stories
    .getByText(problemDescription)
    .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
  expect(lines, 'three lines of each story').toBeCloseTo(3, 1)
  await stories.getByRole('link', { name: 'Add New Story' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tell a story' }).waitFor()
})

test('the back button of a phone closes a dialog and leaves the dashboard where it is', async () => {
  const { page } = await ownerOnAPhone({ before: withBackButton })
  await page.getByRole('button', { name: 'Share Profile' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await pressBack(page)
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Share Profile')
  await page.getByRole('button', { name: 'Share Profile' }).click()
  await dialog.waitFor()
  await pressBack(page)
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(path)
})
