import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '#schema/paths.ts'
import { registeredOwner, signedInAs } from '#test/account.ts'
import { submitted } from '#test/administration/submissions.ts'
import { visitorOf } from '#test/agent.ts'
import {
  desktop,
  expectAccessible,
  expectFits,
  expectWhole,
  noticed,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { publishPerson } from '#test/people.ts'

const pageOf = async (path: string, options: Parameters<typeof visit>[1] = {}) => {
  const admin = await signedInAs('admin')
  return visit(path, {
    ...options,
    before: withSession(admin),
    stored: { currentUsername: admin.email, currentRole: 'admin' },
  })
}
/** Goes to a list by its tab. */
const goTo = (page: Page, list: string) =>
  page
    .getByRole('navigation', { name: 'Admin Dashboard' })
    .getByRole('link', { name: list, exact: true })
    .click()

test('each list of /admin-dashboard is whole at both widths, and one press from the others', async () => {
  const word = `Whole ${randomUUID()}`
  await submitted([
    { name: word, mobile: '+44 20 7946 0958', stage: 'Validated & Viral Ready', wantsSupport: true },
    { name: word, currentGoal: 'To be asked for what we do best, by people who have never met us before' },
  ])
  const owner = await registeredOwner()
  const { profileUrl } = await publishPerson()
  await owner.post('/waitlist', {
    name: word,
    email: owner.email,
    interests: ['Authority building strategies'],
  })
  await visitorOf(profileUrl).save('Hello')
  const page = await pageOf('/admin-dashboard')
  for (const [tab, name] of [
    ['scorecard', 'Solution Scorecard'],
    ['waitlist', 'Webinar Waitlist'],
    ['registrations', 'Registrations'],
    ['chats', 'Chat Sessions'],
    ['journey', 'User Journey'],
  ] as const) {
    await goTo(page, name)
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
    expect(page.url()).toBe(new URL(paths.adminDashboard.href(tab), page.url()).href)
    await page.locator('[data-row]').first().waitFor()
    // They are one table; only the first has colours of its own.
    if (tab === 'scorecard') await expectWhole(page, { desktop: 'light', phone: 'dark' })
    else await expectAccessible(page)
    await expectFits(page, phone.width)
    await page.setViewportSize(desktop)
  }

  // A list without rows, and conversations, which link to a profile only while it is public.
  await goTo(page, 'Registrations')
  await page.route('**/api/admin/journeys*', (route) =>
    route.fulfill({ json: { items: [], nextCursor: null } }),
  )
  await goTo(page, 'User Journey')
  await page.getByText('No user journey data available yet.').waitFor()
  const session = { createdAt: new Date().toISOString() }
  await page.route('**/api/chat/sessions*', (route) =>
    route.fulfill({
      json: [
        { ...session, sessionId: 'one', agentName: 'on-view', isPublic: true },
        { ...session, sessionId: 'two', agentName: 'off-view', isPublic: false },
      ],
    }),
  )
  await goTo(page, 'Chat Sessions')
  await page.getByRole('link', { name: 'on-view' }).waitFor()
  await page.getByText('off-view').waitFor()
  expect(await page.getByRole('link', { name: 'off-view' }).count()).toBe(0)
})

test('a press on a link while a search waits opens it, even on a slow page', async () => {
  const page = await pageOf('/admin-dashboard/house?section=people')
  await page.route(/\/assets\/admin-dashboard-screen.*\.js$/, async (route) => {
    await page.waitForTimeout(1_000)
    await route.continue()
  })
  await page.getByRole('searchbox').fill('Nobody')
  await page.getByRole('link', { name: 'Back to the figures and lists' }).click()
  await page.getByRole('heading', { level: 2, name: 'Solution Scorecard', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin-dashboard')
})

test('scorecards are searched, filtered and sorted, and each long text is whole when pressed', async () => {
  const word = randomUUID().slice(0, 8)
  const goal = 'To be asked for what we do best, by people who have never met us before'
  await submitted([
    { name: `Low ${word}`, totalScore: 5, stage: 'Unframed Genius' },
    {
      name: `High ${word}`,
      totalScore: 38,
      stage: 'Validated & Viral Ready',
      currentGoal: goal,
      wantsSupport: true,
    },
  ])
  const page = await pageOf('/admin-dashboard')
  await page.getByLabel('Search by name or email').fill(word)
  await page.getByText('2 scorecards', { exact: true }).waitFor()
  const names = () => page.locator('[data-row] > th').allTextContents()
  await page.getByRole('button', { name: 'Score' }).click()
  await expect.poll(names).toEqual([`Low ${word}`, `High ${word}`])
  await page.getByRole('button', { name: 'Score' }).click()
  await expect.poll(names).toEqual([`High ${word}`, `Low ${word}`])
  expect(await page.getByRole('columnheader', { name: 'Score' }).getAttribute('aria-sort')).toBe('descending')
  const colourOf = (stage: string) => page.getByText(stage).last().getAttribute('data-colour')
  expect([await colourOf('Unframed Genius'), await colourOf('Validated & Viral Ready')]).toEqual([
    'red',
    'green',
  ])
  await page.getByLabel('Stage').selectOption('Validated & Viral Ready')
  await expect.poll(names).toEqual([`High ${word}`])
  expect(await page.getByRole('row', { name: word }).textContent()).toMatch(/38\/39.*Yes/)
  await page.getByRole('button', { name: /^To be asked/ }).click()
  await page.getByText(goal, { exact: true }).waitFor()
  const file = page.getByRole('link', { name: 'Export CSV' })
  expect(await file.getAttribute('href')).toMatch(/scorecard-submissions\.csv\?search=\w+&stage=Validated/)
  await page.reload()
  await expect.poll(names, { message: 'the address keeps it' }).toEqual([`High ${word}`])
  await page.getByLabel('Search by name or email').fill(`${word} of nobody`)
  await page.getByText('Nothing matches.').waitFor()
  expect(await file.count(), 'of nothing there is no file').toBe(0)
})

test('a row is a card on a phone, and more rows come after the last ones', async () => {
  const word = randomUUID().slice(0, 8)
  await submitted(Array.from({ length: 55 }, (_, index) => ({ name: `${index} of ${word}` })))
  const page = await pageOf(`/admin-dashboard?search=${word}`, { viewport: phone })
  await page.getByText('50 of 55 scorecards').waitFor()
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText('55 scorecards', { exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(word)
  expect(await page.locator('[data-row]').count()).toBe(55)
})

test('the page says that it is loading, names a list that could not be fetched, and tries again', async () => {
  const { promise: until, resolve: answer } = Promise.withResolvers<void>()
  const admin = await signedInAs('admin')
  const page = await visit('/admin-dashboard?tab=journey', {
    expected: /403/,
    before: async (page) => {
      await withSession(admin)(page)
      await page.route('**/api/admin/summary', async (route) => {
        await until
        const response = await route.fetch()
        const summary = await response.json()
        const averageScore = { ...summary.averageScore, figure: null }
        await route.fulfill({ response, json: { ...summary, averageScore } })
      })
    },
  })
  await page.getByText('Loading dashboard...').waitFor()
  answer()
  const figures = page.getByRole('list', { name: 'The house in figures' })
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const [dash, figure] = [figures.getByText('–/39', { exact: true }), figures.locator('b').first()]
  expect(await dash.evaluate(sizeOf), 'the dash is not above what is beside it').toBeLessThan(
    await figure.evaluate(sizeOf),
  )
  for (const [list, call, title] of [
    ['Solution Scorecard', 'scorecard/submissions', 'Failed to fetch scorecards'],
    ['Webinar Waitlist', 'waitlist/submissions', 'Failed to fetch waitlist'],
    ['Registrations', 'registrations', 'Failed to fetch registrations'],
  ] as const) {
    const refusal = { status: 403, json: { code: 'FORBIDDEN', error: 'Access denied' } }
    await page.route(`**/api/${call}?*`, (route) => route.fulfill(refusal), { times: 1 })
    await goTo(page, list)
    await noticed(page, title, 'Access denied')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('alert').filter({ hasText: 'Access denied' }).waitFor({ state: 'detached' })
  }
})

test('another role is refused, and a visitor signs in first and comes back', async () => {
  const owner = await registeredOwner()
  const page = await visit('/admin-dashboard', {
    expected: /403|401/,
    before: withSession(owner),
    stored: { currentUsername: owner.email, currentRole: 'owner' },
  })
  await page.getByRole('heading', { level: 1, name: 'Access denied' }).waitFor()
  await expectWhole(page)
  await page.context().clearCookies()
  await page.reload()
  await page.waitForURL('**/login?next=%2Fadmin-dashboard')
})

test('an administrator without a second factor is led to where they set one up', async () => {
  const admin = await signedInAs('admin')
  const json = { code: 'TOTP_REQUIRED', error: 'Administrators need a second factor here.' }
  const page = await visit('/admin-dashboard', {
    expected: /403/,
    before: async (page) => {
      await withSession(admin)(page)
      await page.route('**/api/admin/summary', (route) => route.fulfill({ status: 403, json }))
    },
  })
  await page.getByRole('heading', { level: 1, name: 'A second factor first' }).waitFor()
  expect(await page.getByRole('link', { name: 'Set one up in your account' }).getAttribute('href')).toBe(
    '/account',
  )
})
