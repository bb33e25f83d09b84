import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, mailedToken, registration } from '#test/account.ts'
import { callsOf, expectAccessible, expectFits, expectWhole, hydrated, phone, visit } from '#test/browser.ts'
import { drafted, savedHere } from '#test/drafted.ts'

const create = (page: Page) => page.getByRole('button', { name: 'Create Free Account' })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const atYou = (page: Page) => page.getByRole('heading', { level: 2, name: 'About you' }).waitFor()
const referee = (page: Page, name: 'First' | 'Second' | 'Third') =>
  page.getByRole('group', { name: `${name} referee` })
/** The heading is there a moment before the referees. */
const atPeople = async (page: Page) => {
  await page.getByRole('heading', { level: 2, name: 'Two people who were there' }).waitFor()
  await referee(page, 'First').waitFor()
}
const isFocused = (page: Page, label: string) =>
  page
    .getByLabel(label, { exact: true })
    .first()
    .evaluate((field) => field === document.activeElement)
const newAddress = () => `${randomUUID()}@haddad.example`

/** Fills both screens in, as somebody who has never been here. */
async function fillIn(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Noor Haddad')
  await page.getByLabel('Email').first().fill(email)
  await page.getByLabel('Company').fill('Haddad & Daughters')
  await page.getByLabel('Role').fill('Baker')
  await page.getByLabel('Industry').selectOption('Hospitality')
  await page.getByLabel('Experience').fill('Nineteen years at the oven and beside it')
  await page.getByLabel('Password', { exact: true }).fill('a loaf of bread')
  await page.getByLabel('I agree to the terms').check()
  await next(page).click()
  await atPeople(page)
  for (const [name, first, last] of [
    ['First', 'Ilse', 'Brandt'],
    ['Second', 'Omar', 'Said'],
  ] as const) {
    const row = referee(page, name)
    await row.getByLabel('First name').fill(first)
    await row.getByLabel('Last name').fill(last)
    await row.getByLabel('Email').fill(`${first}@${randomUUID()}.example`)
    await row.getByLabel('Solution story').fill('We counted what was left every evening.')
  }
}

/** Comes back to the second screen of a form that was filled in before, up to what no browser keeps. */
async function visitFilledIn(options: Parameters<typeof visit>[1] = {}) {
  const { password, consent: _, references, ...texts } = registration()
  const third = { firstName: '', lastName: '', email: '', solutionStory: '' }
  const filledIn = { ...texts, references: [...references, third] }
  const page = await visit('/register?step=2', { ...options, stored: { registration: filledIn } })
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('I agree to the terms').check()
  return page
}

test('a visitor on a phone registers, signs in, finds the dashboard and the account, and logs out', async () => {
  const email = newAddress()
  const page = await visit('/register', { viewport: phone, expected: /401/ })
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  await fillIn(page, email)
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  await create(page).click()
  await page.waitForURL('**/login')
  await page.getByText('Account Created Successfully!').first().waitFor()
  await page
    .getByText('Your account has been created! You can now login with your email address.')
    .first()
    .waitFor()
  await page.getByRole('heading', { level: 1, name: 'Your account is made' }).waitFor()
  expect(await page.getByText('New here?').count()).toBe(0)
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true })
  await signIn.scrollIntoViewIfNeeded()
  await signIn.click({ trial: true, timeout: 2000 })
  expect(await page.getByLabel('Email').inputValue()).toBe(email)

  // How an address is confirmed in the browser stands in passwords.test.ts.
  const token = await mailedToken('welcome', email)
  const password = 'a loaf of bread'
  expect((await browser().post('/verify-email', { token, password })).status).toBe(200)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await signIn.click()
  await page.waitForURL('**/customer-dashboard')
  await page.getByText('Login Successful!').first().waitFor()
  await page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Noor$/ }).waitFor()
  await page.getByText('Named, not confirmed yet').first().waitFor()

  await page.locator('summary[aria-label="Menu"]').click()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Noor Haddad' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  await page.getByText('Confirmed as yours').waitFor()
  await page.getByText('· this device').waitFor()

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/login?next=%2Faccount')
  expect(await page.evaluate(async () => (await fetch('/api/session')).json())).toEqual({ user: null })
})

test('a visitor registers with the keyboard alone, from the first field to the last', async () => {
  const email = newAddress()
  const page = await visit('/register')
  await page.getByLabel('Full name').focus()
  const type = async (words: string) => {
    await page.keyboard.insertText(words)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.insertText('Noor Haddad')
  await page.keyboard.press('Enter') // to the next required field
  expect(await isFocused(page, 'Email')).toBe(true)
  for (const words of [email, 'Haddad & Daughters', 'Baker']) await type(words)
  await page.keyboard.type('Hospitality') // chosen by its first letters
  await page.keyboard.press('Tab')
  await type('Nineteen years at the oven')
  await type('') // without a username
  await page.keyboard.insertText('a loaf of bread')
  await page.keyboard.press('Tab') // to what shows it
  await page.keyboard.press('Enter')
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await atPeople(page)
  const story = 'We counted what was left every evening.'
  for (const [first, last] of [
    ['Ilse', 'Brandt'],
    ['Omar', 'Said'],
  ] as const) {
    await page.keyboard.press('Tab') // to Remove
    await page.keyboard.press('Tab')
    for (const words of [first, last, `${first}@${randomUUID()}.example`]) await type(words)
    await page.keyboard.insertText(story)
  }
  await create(page).press('Enter')
  await page.waitForURL('**/login')
})

const yourRules = [
  'Name must be at least 2 characters',
  'Please enter a valid email address',
  'Company name is required',
  'Role is required',
  'Industry is required',
  'Please provide more details about your experience',
  'Password must be at least 6 characters',
  'You must agree to the terms',
]
const refereeRules = [
  'Please enter their first name.',
  'Please enter their last name.',
  'Please enter an email address that we can write to.',
  'Please write at least 10 characters.',
]
test('each screen names beside every field the missing entry, and the focus goes to the first', async () => {
  const page = await visit('/register', { viewport: phone })
  const calls = callsOf(page)
  await next(page).click()
  await page.getByText('Form Validation Error').first().waitFor()
  await page.getByText('Please check all required fields and try again.').first().waitFor()
  for (const message of yourRules) await page.getByText(message, { exact: true }).first().waitFor()
  await expect.poll(() => isFocused(page, 'Full name')).toBe(true)
  await expectAccessible(page)
  await expectFits(page)
  const company = page.getByLabel('Company')
  const described = (await company.getAttribute('aria-describedby')) ?? ''
  expect(await page.locator(`[id="${described.split(' ').at(-1)}"]`).innerText()).toBe(
    'Company name is required',
  )
  await company.fill('Haddad & Daughters')
  await expect.poll(() => page.getByText('Company name is required').count()).toBe(0)

  await fillIn(page, newAddress())
  expect(await page.locator('[aria-invalid]').count()).toBe(0)
  await referee(page, 'First').getByLabel('First name').fill('Ilse')
  for (const row of ['First', 'Second'] as const)
    for (const label of ['First name', 'Last name', 'Email', 'Solution story'])
      await referee(page, row).getByLabel(label).fill('')
  await create(page).click()
  await page.getByText('Please provide at least 2 complete references with all fields filled').waitFor()
  for (const message of refereeRules) expect(await page.getByText(message, { exact: true }).count()).toBe(2)
  await expect
    .poll(() =>
      referee(page, 'First')
        .getByLabel('First name')
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true)
  await expectAccessible(page)
  await expectFits(page)
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/check-password'])
})

test('the back button leads to the first screen; a reload keeps both, and asks for the password again', async () => {
  const page = await visit('/register', { viewport: phone })
  await fillIn(page, newAddress())
  await page.goBack()
  await atYou(page)
  expect(await page.getByLabel('Company').inputValue()).toBe('Haddad & Daughters')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('a loaf of bread')
  await page.goForward()
  await atPeople(page)
  expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0)
  await page.reload()
  await hydrated(page)
  await atPeople(page)
  expect(await referee(page, 'Second').getByLabel('First name').inputValue()).toBe('Omar')
  await create(page).click()
  await page.getByText('Password must be at least 6 characters').waitFor()
  await expect.poll(() => isFocused(page, 'Password')).toBe(true)
  await page.getByLabel('Password', { exact: true }).fill('a loaf of bread')
  await page.getByLabel('I agree to the terms').check()
  await create(page).click()
  await page.waitForURL('**/login')
})

test('there are two or three rows for referees, one half filled in is named, and their mail is copied', async () => {
  const page = await visitFilledIn()
  const remove = page.getByRole('button', { name: /^Remove the/ })
  expect(await remove.count()).toBe(3)
  await page.getByRole('button', { name: 'Remove the first referee' }).click()
  await expect.poll(() => remove.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add a third referee')
  expect(await referee(page, 'First').getByLabel('First name').inputValue()).toBe('Omar')
  await page.getByRole('button', { name: 'Add a third referee' }).click()
  await expect.poll(() => remove.count()).toBe(3)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const row of ['Second', 'Third'] as const) await referee(page, row).getByLabel('First name').fill('')
  await referee(page, 'First').getByLabel('First name').fill('Ilse')
  const letter = page.getByText(/^Dear Ilse,[\s\S]*Noor Haddad$/)
  expect(await letter.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Show the email template' }).click()
  await letter.waitFor()
  await page.getByRole('button', { name: 'Copy the letter' }).click()
  await page.getByText('Letter copied').first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Dear Ilse,')
  await page.getByRole('button', { name: 'Hide the email template' }).click()
  expect(await letter.isVisible()).toBe(false)

  const [first, second, third] = [referee(page, 'First'), referee(page, 'Second'), referee(page, 'Third')]
  for (const [field, words] of [
    ['First name', 'Omar'],
    ['Last name', 'Said'],
    ['Email', `${randomUUID()}@said.example`],
    ['Solution story', 'The second shop opened on her order sheet.'],
  ] as const)
    await second.getByLabel(field).fill(words)
  await third.getByLabel('First name').fill('Lina')
  await third.getByLabel('Solution story').fill('Too short')
  await third.getByText('9/10 characters').waitFor()
  await create(page).click()
  await page
    .getByText(
      'For each reference, please fill all fields: First name, last name, valid email, and a solution story (at least 10 characters)',
    )
    .waitFor()
  await expect.poll(() => third.getByLabel('Last name').getAttribute('aria-invalid')).toBe('true')
  for (const row of [first, third])
    expect(await row.getByLabel('First name').getAttribute('aria-invalid')).toBe(null)
})

test('a username is looked up once, when three characters stand there and the typing pauses', async () => {
  // Whoever opens the second screen first is shown this one.
  const page = await visit('/register?step=2', { expected: /500/ })
  await atYou(page)
  const usernames: string[] = []
  let answer: { status?: number; json?: object } = { json: { available: true, message: 'It is free.' } }
  await page.route('**/api/check-username/*', (route) => {
    usernames.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    return route.fulfill(answer)
  })
  const username = page.getByLabel('Username (optional)')
  await username.pressSequentially('no')
  await username.pressSequentially('or_h')
  await page.getByText('It is free.').waitFor()
  expect(usernames).toEqual(['noor_h'])
  await page.getByText('/profile/noor-h').waitFor()
  answer = { json: { available: false, message: 'Somebody has it.' } }
  await username.fill('noor')
  await page.getByText('Somebody has it.').waitFor()
  answer = { status: 500 }
  await username.fill('noor_haddad')
  await page.getByText('Error checking username').waitFor()
  await username.fill('no')
  await expect.poll(() => page.getByText('Error checking username').count()).toBe(0)
  expect(usernames).toEqual(['noor_h', 'noor', 'noor_haddad'])
})

const refusals: [
  why: string,
  answer: { status: number; json?: object; body?: string } | 'away',
  title: string,
  text: string,
  refused?: string,
][] = [
  [
    'an address that has an account',
    { status: 409, json: { code: 'USER_EXISTS', error: 'There is already an account.' } },
    'Account Already Exists',
    'There is already an account. You can also try logging in with your existing account.',
    'Email',
  ],
  [
    'a username that is taken',
    { status: 409, json: { code: 'USERNAME_TAKEN', error: 'Somebody else has it.' } },
    'Username Not Available',
    'Somebody else has it. Try adding numbers or underscores to make it unique.',
    'Username (optional)',
  ],
  [
    'a password that everybody has',
    { status: 400, json: { code: 'PASSWORD_TOO_COMMON', error: 'This password is too common' } },
    'Registration Failed',
    'This password is too common',
    'Password',
  ],
  ['a server that fails', { status: 500, body: '' }, 'Registration Failed', 'Please try again later.'],
  ['no network', 'away', 'Registration Failed', 'We could not reach our server.'],
]
test('Enter sends nothing unseen; every refusal is explained in the specified words and loses nothing', async () => {
  const page = await visitFilledIn({ expected: /409|400|500|ERR_|was registered|Failed to/ })
  const calls = callsOf(page)
  const [first, last] = ['First name', 'Last name'].map((label) => referee(page, 'Second').getByLabel(label))
  await last?.fill('')
  await first?.press('Enter')
  expect(await last?.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.insertText('Said')
  await page.keyboard.press('Enter')
  await expect.poll(() => create(page).evaluate((button) => button === document.activeElement)).toBe(true)
  expect(calls).not.toContain('POST /api/register-free-profile')
  for (const [why, answer, title, text, refused] of refusals) {
    // The route that was added last answers.
    await page.route('**/api/register-free-profile', (route) =>
      answer === 'away' ? route.abort() : route.fulfill(answer),
    )
    await create(page).click()
    await page.getByText(text).first().waitFor()
    await page.getByText(title, { exact: true }).first().waitFor()
    if (refused) {
      await expect.poll(() => isFocused(page, refused), { message: why }).toBe(true)
      await page.goBack()
      await atPeople(page)
    }
    expect(await referee(page, 'Second').getByLabel('Last name').inputValue(), why).toBe('Said')
    expect(await page.evaluate(() => JSON.stringify(localStorage)), why).not.toContain('loaf')
  }
})

test('the form begins with this device’s draft; pressed twice it makes one account, which has the draft', async () => {
  const profile = drafted()
  const page = await visit('/register', { expected: /403/, ...savedHere(profile) })
  expect(await page.getByLabel('Full name').inputValue()).toBe(profile.fullName)
  expect(await page.getByLabel('Email').first().inputValue()).toBe(profile.email)
  expect(await page.getByLabel('Industry').inputValue()).toBe(profile.industry)
  expect(await page.getByLabel('Experience').inputValue()).toBe(profile.experience)
  await fillIn(page, profile.email)
  const calls = callsOf(page)
  await create(page).dblclick()
  await page.waitForURL('**/login')
  expect(calls.filter((call) => call === 'POST /api/register-free-profile')).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('registration'))).toBe(null)
  await page.goto(new URL('/my-profile', page.url()).href)
  await page.getByText('It is part of an account now').waitFor()
  expect(await page.getByRole('link', { name: 'Change the answers' }).count()).toBe(0)
})
