import { expect, test } from 'vitest'
import { nextSprint, sprintDayStarts, sprintStart } from '#schema/billing/sprints.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import type { Plan } from '#schema/levels.ts'
import { signedInAs } from '#test/account.ts'
import { giveSprintSeat } from '#test/billing/checkout.ts'
import {
  expectAccessible,
  expectFits,
  expectWhole,
  noticed,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { askAgain } from '#test/browser-events.ts'
import { publishPerson } from '#test/people.ts'

const number = nextSprint(new Date()) + 8

async function ownerWith(plan: Plan) {
  const owner = await signedInAs('owner')
  const profile = { ownerId: owner.id, email: owner.email, plan, scorecardActive: false }
  await publishPerson({ profile })
  const page = await visit('/customer-dashboard', { viewport: phone, before: withSession(owner) })
  await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()
  return { owner, page }
}

test('a buyer of a sprint sees its five days as soon as they are set, a contact, and later the room', async () => {
  const { owner, page } = await ownerWith('sprint')
  const sprint = page.getByRole('region', { name: 'Your sprint' })
  await sprint.getByText('no five days are kept for you at the moment').waitFor()
  expect(await sprint.locator('a[href^="mailto:"]').count()).toBe(1)
  await page.getByText('Upgrade leads to Premium: a coach for two to three weeks, £2,970 once.').waitFor()
  await giveSprintSeat(owner.id, number)
  await askAgain(page)
  await page.getByText(/^Your sprint begins on/).waitFor()
  expect(await sprint.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'The problem',
    'The stories',
    'The method',
    'The ways in',
    'The agent',
    'How you join',
    'What you can prepare today',
  ])
  expect(await sprint.locator('time').first().getAttribute('datetime')).toBe(
    sprintStart(number).toISOString(),
  )
  await sprint.getByText('The coach writes to you before the first day').waitFor()
  expect(await sprint.getByRole('link', { name: /^Add the five days/ }).getAttribute('href')).toBe(
    '/api/dashboard/sprint.ics',
  )
  expect(await sprint.locator('a[href^="mailto:"]').count()).toBe(1)
  await expectWhole(page, { desktop: 'light', phone: 'dark' })

  const room = 'https://meet.example/sprint'
  await page.route('**/api/current-user-dashboard', async (route) => {
    const response = await route.fetch()
    const dashboard: Dashboard = await response.json()
    await route.fulfill({ json: { ...dashboard, sprint: dashboard.sprint && { ...dashboard.sprint, room } } })
  })
  await askAgain(page)
  expect(await page.getByRole('link', { name: 'Join the sprint' }).getAttribute('href')).toBe(room)
  await expectAccessible(page)
})

test('the dashboard names the five days once they are over, and the next steps', async () => {
  const over = nextSprint(new Date()) - 3
  const { owner, page } = await ownerWith('sprint')
  await giveSprintSeat(owner.id, over)
  await askAgain(page)
  const sprint = page.getByRole('region', { name: 'Your sprint' })
  const day = (start: Date | undefined, options: Intl.DateTimeFormatOptions = {}) =>
    start?.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', ...options })
  const days = sprintDayStarts(over)
  const sentence = `It took place from ${day(days[0])} to ${day(days.at(-1), { year: 'numeric' })}.`
  await sprint.getByText(sentence.replaceAll(',', '')).waitFor()
  await sprint.getByRole('link', { name: 'Your four key skills' }).waitFor()
  expect(await page.getByText(/^Your sprint beg/).count()).toBe(0)
  await expectFits(page)
})

test('a feature of the plan is switched on from the first page', async () => {
  const { page } = await ownerWith('premium')
  const openings = page.getByRole('region', { name: 'Included in your plan, not switched on yet' })
  await openings.getByRole('button', { name: 'Switch on my scorecard' }).click()
  await noticed(page, 'Your scorecard is switched on', 'Visitors can take it now.')
  await openings.getByText('A scorecard of your own').waitFor({ state: 'detached' })
  const theirs = page.getByRole('link', { name: 'See my scorecard' })
  expect(await theirs.getAttribute('href')).toMatch(/^\/scorecard\/person-/)
  expect(await openings.getByRole('link', { name: 'Set my hours' }).getAttribute('href')).toBe(
    '/customer-dashboard?tab=meetings&list=hours',
  )
  await expectFits(page)
  await expectAccessible(page)
  await openings.getByRole('link', { name: 'Name my website' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('own-site-title')
})
