import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Browser, verifiedOwner } from '#test/account.ts'
import {
  anotherTab,
  callsOf,
  expectWhole,
  hydrated,
  noticed,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { jsonOf } from '#test/requests.ts'

const address = '/onboarding/setup'
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true })
const complete = (page: Page) => page.getByRole('button', { name: 'Complete Setup' })
const at = (page: Page, step: number, title: string) =>
  page
    .getByRole('heading', { level: 2, name: title, exact: true })
    .waitFor()
    .then(() => page.getByText(`Step ${step} of 5`).waitFor())
const person = (page: Page, name: 'First' | 'Second') =>
  page.getByRole('group', { name: `${name} reference` })
const toast = [
  'Onboarding Complete!',
  "Your Solution Profile is being created. You'll receive an email when it's ready.",
] as const
const newAddress = () => `${randomUUID()}@haddad.example`

type Dashboard = { profile: Record<string, unknown>; stories: { title: string; status: string }[] }
const dashboardOf = (person: Pick<Browser, 'get'>) => jsonOf<Dashboard>(person.get('/current-user-dashboard'))
const refereesOf = async (person: Pick<Browser, 'get'>) =>
  (await jsonOf<{ name: string; solutionStory: string }[]>(person.get('/references'))).map(
    ({ name, solutionStory }) => [name, solutionStory],
  )

/** Fills all five steps in, up to Complete Setup. */
async function fillIn(page: Page, email = newAddress(), look = async () => {}) {
  await at(page, 1, 'Profile Setup')
  await page.getByLabel('Full name').fill('Noor Haddad')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('+44 20 7946 0000')
  await look()
  await next(page).click()
  await at(page, 2, 'Expertise Definition')
  await page.getByLabel('Core problem').fill('Bakeries throw away a third of what they bake.')
  await page.getByLabel('Industry').selectOption('manufacturing')
  await page.getByLabel('Target clients').fill('Bakeries with two to ten shops')
  await page.getByLabel('Deliverables').pressSequentially('An order sheet, a plan of shifts')
  await page.getByLabel('Years of experience').selectOption('15-20')
  await look()
  await next(page).click()
  await at(page, 3, 'Story 1')
  await page.getByLabel('Title').fill('What was left at six')
  await page.getByLabel('Result: What came of it?').fill('By spring nine of ten loaves were sold.')
  await look()
  await next(page).click()
  await at(page, 4, 'Story 2')
  await page.getByLabel('Title').fill('The second shop')
  await next(page).click()
  await at(page, 5, 'References')
  for (const [place, name] of [
    ['First', 'Ilse Brandt'],
    ['Second', 'Omar Said'],
  ] as const) {
    await person(page, place).getByLabel('Name').fill(name)
    await person(page, place).getByLabel('Email').fill(`${randomUUID()}@brandt.example`)
    await person(page, place).getByLabel('Role').fill('Owner')
  }
  await look()
}

test('an owner on a phone completes five steps in one call, with drafts and referees in the dashboard', async () => {
  const owner = await verifiedOwner()
  const page = await visit(address, {
    viewport: phone,
    before: withSession(owner),
    stored: { currentUsername: owner.email, currentRole: 'owner' },
  })
  const calls = callsOf(page)
  expect(await previous(page).isDisabled()).toBe(true)
  await fillIn(page, owner.email, () => expectWhole(page, { desktop: 'light', phone: 'dark' }))
  expect(calls.filter((call) => call.startsWith('POST') && !call.endsWith('/seen'))).toEqual([])
  await complete(page).dblclick()
  await page.waitForURL('**/customer-dashboard')
  await noticed(page, ...toast)
  expect(calls.filter((call) => call === 'POST /api/onboarding')).toHaveLength(1)
  const { profile, stories } = await dashboardOf(owner)
  expect(profile).toMatchObject({
    coreDeliverables: ['An order sheet', 'a plan of shifts'],
    yearsExperience: '15-20 years',
  })
  expect(stories.map(({ title, status }) => [title, status])).toEqual([
    ['What was left at six', 'draft'],
    ['The second shop', 'draft'],
  ])
  expect(await page.evaluate(() => localStorage.getItem('onboarding'))).toBeNull()
})

test('every keystroke is kept, the back button goes a step back, and another tab shows it too', async () => {
  const page = await visit(address)
  await page.getByLabel('Full name').fill('Noor Haddad')
  await next(page).dblclick()
  await at(page, 2, 'Expertise Definition')
  await page.getByLabel('Deliverables').pressSequentially('An order sheet, ')
  const other = await anotherTab(page)
  await other.goto(page.url())
  await hydrated(other)
  await at(other, 2, 'Expertise Definition')
  expect(await other.getByLabel('Deliverables').inputValue()).toBe('An order sheet, ')
  await page.goBack()
  await at(page, 1, 'Profile Setup')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Noor Haddad')
})

test('a profile’s text is shown beside its field and replaced with one press only', async () => {
  const owner = await verifiedOwner()
  await owner.put('/customer-profile', { phone: '1', coreProblemSolved: 'Another problem' })
  const page = await visit(`${address}?step=2`, {
    before: withSession(owner),
    stored: { currentUsername: owner.email, currentRole: 'owner' },
  })
  await page.getByLabel('Core problem').fill('Bakeries throw away a third.')
  await page.getByText('Your profile says “Another problem”, and that stays.').waitFor()
  await page.getByLabel('Replace it with what I wrote here').check()
  await page.getByText('Your profile says “Another problem”.').waitFor()
  await previous(page).click()
  await page.getByLabel('Phone').fill('2')
  await page.getByText('Your profile says “1”, and that stays.').waitFor()
  for (const [step, title] of [
    [2, 'Expertise Definition'],
    [3, 'Story 1'],
    [4, 'Story 2'],
    [5, 'References'],
  ] as const) {
    await next(page).click()
    await at(page, step, title)
  }
  await complete(page).click()
  await page.waitForURL('**/customer-dashboard')
  expect((await dashboardOf(owner)).profile).toMatchObject({
    phone: '1',
    coreProblemSolved: 'Bakeries throw away a third.',
  })
})

test('a setup stays without a network; whoever cannot be asked stays with the reason, all else arrives', async () => {
  const owner = await verifiedOwner()
  const page = await visit(address, {
    viewport: phone,
    before: withSession(owner),
    stored: { currentUsername: owner.email, currentRole: 'owner' },
  })
  await fillIn(page)
  await person(page, 'Second').getByLabel('Email').fill(owner.email)
  await page.context().setOffline(true)
  await complete(page).click()
  await page.getByText('You are offline. What you wrote stays on this device').waitFor()
  await page.context().setOffline(false)
  await complete(page).click()
  await noticed(page, ...toast)
  const left = page.getByRole('alert').filter({ hasText: 'Your setup is in your account, except for this' })
  await expect.poll(() => left.evaluate((panel) => panel === document.activeElement)).toBe(true)
  await expect.poll(() => left.boundingBox().then((box) => (box?.y ?? -1) >= 0)).toBe(true)
  await page.getByText('Nobody can be their own referee. Please use another email address.').last().waitFor()
  expect(await person(page, 'First').getByLabel('Name').inputValue()).toBe('')
  expect(await person(page, 'Second').getByLabel('Name').inputValue()).toBe('Omar Said')
  await expectWhole(page)
  await person(page, 'Second').getByLabel('Email').fill(`${randomUUID()}@said.example`)
  await complete(page).click()
  await page.waitForURL('**/customer-dashboard')
  expect((await dashboardOf(owner)).stories).toHaveLength(2)
  expect((await refereesOf(owner)).map(([name]) => name)).toContain('Omar Said')
})

test('nothing is required to go on, and empty fields are named', async () => {
  const page = await visit(address)
  await page.getByText('Still empty: your full name and your email.').waitFor()
  for (const [step, title] of [
    [2, 'Expertise Definition'],
    [3, 'Story 1'],
    [4, 'Story 2'],
    [5, 'References'],
  ] as const) {
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await next(page).press('Enter')
    await at(page, step, title)
  }
  await page.getByText('Nothing is filled in yet.').waitFor()
  await complete(page).click()
  await at(page, 5, 'References')
})
