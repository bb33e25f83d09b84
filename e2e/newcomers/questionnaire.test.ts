import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { anotherTab, expectAccessible, hydrated, noticed, visit } from '#test/browser.ts'
import { drafted } from '#test/drafted.ts'
import { database } from '#test/people.ts'
import { postJson } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const { drafts } = tables
const address = '/solution-profile-questions'
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const at = (page: Page, step: number, title: string) =>
  page
    .getByRole('heading', { level: 2, name: title })
    .waitFor()
    .then(() => page.getByText(`Step ${step} of 8`).waitFor())
const newAddress = () => `noor-${crypto.randomUUID()}@haddad.example`

/** Comes back to a step when only the experience is left to answer. */
const visitAnswered = ({
  step = 8,
  email = newAddress(),
  ...options
}: Parameters<typeof visit>[1] & { step?: number; email?: string } = {}) =>
  visit(`${address}?step=${step}`, {
    ...options,
    stored: { solutionProfileAnswers: drafted({ fullName: 'Noor Haddad', email, experience: '' }) },
  })

const create = (page: Page) => page.getByRole('button', { name: 'Create My Solution Profile Preview' })
const saves = (page: Page) => {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/solution-profile') bodies.push(request.postDataJSON())
  })
  return bodies
}

// How all eight answers are saved as one profile stands in first-page.test.ts.
test('the keyboard alone goes from field to field and step to step, and an invalid address is refused', async () => {
  const page = await visit(address)
  await at(page, 1, 'Your Details')
  await expectAccessible(page)
  expect(await next(page).isDisabled()).toBe(true)
  await page.getByLabel('Full name').focus()
  await page.keyboard.type('Noor Haddad')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('noor.haddad')
  await page.keyboard.press('Enter')
  await page.getByText('Please provide a valid email address.').waitFor()
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  await expect
    .poll(() => page.getByLabel('Email').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await at(page, 1, 'Your Details')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(newAddress())
  await page.keyboard.press('Enter')
  await at(page, 2, 'Problem You Solve')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Bakeries')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('that waste')
  await page.keyboard.press('Enter')
  await at(page, 3, 'Target Clients')
  await page.goBack()
  await at(page, 2, 'Problem You Solve')
  expect(await page.getByLabel('Which problem do you solve?').inputValue()).toBe('Bakeries\nthat waste')
})

test('a reload, the back button and a closed page lose nothing that was typed', async () => {
  const page = await visitAnswered({ step: 7 })
  await next(page).click()
  await page.getByLabel('What is your experience?').fill('Nineteen')
  await page.reload()
  await at(page, 8, 'Your Experience')
  expect(await page.getByLabel('What is your experience?').inputValue()).toBe('Nineteen')
  await page.goBack()
  await at(page, 7, 'Industry & Business Area')
  const again = await anotherTab(page)
  await page.close()
  await again.goto(new URL(address, page.url() === 'about:blank' ? 'http://localhost' : page.url()).href)
  await at(again, 8, 'Your Experience')
  expect(await again.getByLabel('What is your experience?').inputValue()).toBe('Nineteen')
})

test('a visitor who empties an earlier step stays there, even if the address names a later one', async () => {
  const page = await visitAnswered({ step: 5 })
  for (const [step, label, needed] of [
    [5, 'Skill 3', 'All four skills are needed to go on.'],
    [2, 'Which problem do you solve?', 'A sentence about the problem is needed to go on.'],
    [1, 'Full name', 'Your name and your email address are needed to go on.'],
  ] as const) {
    for (let shown = await stepShown(page); shown > step; shown -= 1)
      await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByLabel(label).fill(' ')
    await page.getByText(needed).waitFor()
    expect(await next(page).isDisabled()).toBe(true)
  }
  await page.goto(new URL(`${address}?step=8`, page.url()).href)
  await at(page, 1, 'Your Details')
})

const stepShown = async (page: Page) =>
  Number((await page.getByText(/^Step \d of 8$/).textContent())?.split(' ')[1])

/** No two that follow each other are told in the same words. */
const failures = [
  ['no network', undefined, 'Failed to save your profile. Please try again.'],
  [
    'a refusal that names fields',
    {
      status: 400,
      json: {
        code: 'BAD_REQUEST',
        error: 'Something in that request could not be understood.',
        details: ['One', 'Two', 'Three', 'Four'].map((message) => ({ path: 'email', message })),
      },
    },
    'Please fix the following: One, Two, Three',
  ],
  ['a server that fails', { status: 500, body: '' }, 'Failed to save your profile. Please try again.'],
  [
    'a refusal that cannot be read',
    { status: 400, body: '<h1>No</h1>' },
    'Please check all required fields are properly filled.',
  ],
  [
    'an answer with neither success nor profile',
    { status: 200, json: {} },
    'Failed to save your profile. Please try again.',
  ],
] as const
test('nothing is saved unseen, every failed save shows the specified notice, and every answer stays', async () => {
  const page = await visitAnswered({ expected: /Failed to load|not saved|ERR_|40\d|500/ })
  const bodies = saves(page)
  await page.getByLabel('What is your experience?').fill('Nineteen years.')
  await page.keyboard.press('Enter')
  await expect.poll(() => create(page).evaluate((button) => button === document.activeElement)).toBe(true)
  expect(bodies).toEqual([])
  for (const [why, answer, notice] of failures) {
    await page.getByLabel('What is your experience?').fill(`Nineteen years, ${why}.`)
    // The route that was added last answers.
    await page.route('**/api/solution-profile', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await create(page).click()
    await noticed(page, 'Validation Error', notice)
    expect(await page.getByLabel('What is your experience?').inputValue()).toBe(`Nineteen years, ${why}.`)
  }
  const typed = await page.getByLabel('What is your experience?').inputValue()
  await page.unroute('**/api/solution-profile')
  await page.reload()
  await hydrated(page)
  expect(await page.getByLabel('What is your experience?').inputValue()).toBe(typed)
  await create(page).click()
  await page.waitForURL('**/free-preview')
})

test('an invalid address kept from before, or one used elsewhere, is reported, and the answers stay', async () => {
  const draft = drafted()
  expect((await postJson(`${inject('url')}/api/solution-profile`, draft)).status).toBe(201)
  const page = await visitAnswered({ email: 'noor.haddad', expected: /403/ })
  const experience = page.getByLabel('What is your experience?')
  await experience.fill('Nineteen years.')
  await create(page).click()
  await noticed(page, 'Missing Information', 'Please provide a valid email address.')
  await at(page, 1, 'Your Details')
  await page.getByLabel('Email').fill(draft.email)
  for (let step = 2; step <= 8; step += 1) {
    await next(page).click()
    await page.getByText(`Step ${step} of 8`).waitFor()
  }
  await create(page).click()
  await page.getByText('This address has a profile that was made on another device.').waitFor()
  await expectAccessible(page)
  expect(await experience.inputValue()).toBe('Nineteen years.')

  await database().update(drafts).set({ claimedBy: 'an-account' }).where(eq(drafts.email, draft.email))
  await create(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'This profile belongs to an account.' })
  await alert.waitFor()
  expect(await alert.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  expect(await experience.inputValue()).toBe('Nineteen years.')
})

test('text typed in one tab appears in the other', async () => {
  const page = await visit(address)
  await page.getByLabel('Full name').fill('Noor')
  const other = await anotherTab(page)
  await other.goto(page.url())
  await expect.poll(() => other.getByLabel('Full name').inputValue()).toBe('Noor')
  await other.getByLabel('Full name').fill('Noor Haddad')
  await other.getByLabel('Email').fill('noor@haddad.example')
  await page.evaluate(() => Object.defineProperty(document, 'hasFocus', { value: () => false }))
  await other.getByLabel('Full name').fill('Noor Haddad-Lind')
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Noor Haddad-Lind')
  await other.close()
})

test('examples are shown on request and write nothing, and two questions have their own lists', async () => {
  const page = await visitAnswered()
  for (const step of [8, 7, 6, 5, 4, 3, 2]) {
    if (step < 8) await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByText(`Step ${step} of 8`).waitFor()
    if (step === 7) {
      await expectLists(page)
      continue
    }
    const before = await page.evaluate(() => localStorage.getItem('solutionProfileAnswers'))
    const example = page.locator('details dd').first()
    expect(await example.isVisible()).toBe(false)
    await page.getByText(/^(Two examples|An example)$/).click()
    await example.click()
    expect(await page.evaluate(() => localStorage.getItem('solutionProfileAnswers'))).toBe(before)
  }
  await expectAccessible(page)
})

async function expectLists(page: Page) {
  await at(page, 7, 'Industry & Business Area')
  const offered = (label: string) =>
    page
      .getByLabel(label)
      .locator('option')
      .allTextContents()
      .then(([choose, ...options]) => ({ choose, options }))
  expect(await offered('Industry')).toEqual({
    choose: 'Please choose',
    options:
      'Technology, Healthcare, Financial Services, Manufacturing, Retail/E-commerce, Education, Consulting, Real Estate, Energy/Utilities, Media/Entertainment, Non-profit, Government, Agriculture, Transportation, Hospitality, Construction, Other'.split(
        ', ',
      ),
  })
  expect(await offered('Business area')).toEqual({
    choose: 'Please choose',
    options:
      'Strategy/Leadership, Marketing, Sales, Delivery/Operations, Projects, Management/Administration, People, Process/Technology, Funding'.split(
        ', ',
      ),
  })
}

test('the work’s picture is made from the name, the skills and the business area', async () => {
  const page = await visitAnswered({ step: 7 })
  const drawn = () => page.locator('.account-easel img').first().getAttribute('src')
  const pictures = [await drawn()]
  const look = async () => {
    await expect.poll(async () => pictures.includes(await drawn())).toBe(false)
    pictures.push(await drawn())
  }
  const backTo = async (step: number) => {
    for (let shown = await stepShown(page); shown > step; shown -= 1)
      await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByText(`Step ${step} of 8`).waitFor()
  }
  await page.getByLabel('Business area').selectOption('Funding')
  await look()
  await backTo(5)
  await page.getByLabel('Skill 4').fill('')
  await look()
  await backTo(1)
  await page.getByLabel('Full name').fill('Noor Lind')
  await look()
})
