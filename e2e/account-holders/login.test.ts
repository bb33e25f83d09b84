import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { registeredOwner } from '#test/account.ts'
import { callsOf, desktop, expectFits, expectWhole, phone, visit } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'

const user = {
  email: 'noor@haddad.example',
  name: 'Noor Haddad',
  role: 'owner',
  emailVerified: true,
  profileUrl: 'noor-haddad',
}
const path = '/my-profile?of=now'
const press = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }).click()
const current = (page: Page) => page.evaluate(() => localStorage.getItem('currentUsername'))

async function enter(page: Page, email = user.email, password = 'a loaf of bread') {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** A page on which signing in answers so. */
async function loginThatAnswers(answer: object | 'away', path = '/login', viewport = desktop) {
  const page = await visit(path, {
    viewport,
    expected: /40\d|429|5\d\d|ERR_|was signed in|could not be read|Failed to/,
  })
  await answerLogin(page, answer)
  return page
}
/** The route that was added last answers. */
const answerLogin = (page: Page, answer: object | 'away') =>
  page.route('**/api/login', (route) => (answer === 'away' ? route.abort() : route.fulfill(answer)))

test('nobody signs in with fields missing; managers find theirs, and a password can be shown', async () => {
  const page = await visit('/login', { viewport: phone })
  await expectWhole(page)
  // With letters twice as large, too.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectFits(page, 320)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(phone)
  const password = page.getByLabel('Password', { exact: true })
  expect(await page.getByLabel('Email').getAttribute('autocomplete')).toBe('username webauthn')
  expect(await password.getAttribute('autocomplete')).toBe('current-password')
  await page.getByRole('button', { name: 'Show the password' }).click()
  expect(await password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide the password' }).click()
  expect(await password.getAttribute('type')).toBe('password')
  expect(await page.getByRole('link', { name: 'Create free profile' }).getAttribute('href')).toBe(
    '/scorecard',
  )
  expect(await page.getByText('Continue with').count(), 'no provider is set').toBe(0)
  const calls = callsOf(page)
  await press(page)
  await page.getByText('Please enter a valid email address').waitFor()
  await page.getByText('Password is required').waitFor()
  await expect
    .poll(() => page.getByLabel('Email').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await enter(page, 'noor')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.getByText('Please enter a valid email address').waitFor()
  expect(calls).not.toContain('POST /api/login')
})

test('an offline form says that nothing was sent, and is sent later', async () => {
  const page = await visit('/login', {
    expected: /ERR_|could not be checked|was signed in|401/,
    // The browser never has time, so that only the first input fetches what checks the form.
    before: (page) => page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 })),
  })
  await page.context().setOffline(true)
  const calls = callsOf(page)
  await enter(page)
  await press(page)
  await page.getByText('Not sent', { exact: true }).first().waitFor()
  await page.getByText('We could not reach our server.').first().waitFor()
  expect(calls).not.toContain('POST /api/login')
  await page.context().setOffline(false)
  await press(page)
  await page.getByText('Login Failed', { exact: true }).waitFor()
})

/** No two that follow each other are told in the same words. */
const failures: [string, object | 'away', string, string][] = [
  [
    'a wrong password',
    { status: 401, json: { code: 'WRONG_CREDENTIALS', error: 'Invalid username or password.' } },
    'Login Failed',
    'Invalid username or password.',
  ],
  [
    'an answer that is none',
    { status: 200, body: '<p>' },
    'Login Error',
    'Login succeeded but there was an issue processing the response.',
  ],
  [
    'too many attempts',
    { status: 429, json: { code: 'TOO_MANY_SIGN_INS', error: 'Please wait a little.' } },
    'Login Failed',
    'Please wait a little.',
  ],
  [
    'an answer without a user',
    { status: 200, json: {} },
    'Login Error',
    'Login succeeded but there was an issue processing the response.',
  ],
  ['no network', 'away', 'Login Failed', 'We could not reach our server.'],
]
test('every failed sign-in is explained in the specified words, and the fields stay', async () => {
  const page = await loginThatAnswers({})
  for (const [why, answer, title, text] of failures) {
    await answerLogin(page, answer)
    await enter(page)
    await press(page)
    await page.getByText(text).first().waitFor()
    await page.getByText(title, { exact: true }).first().waitFor()
    expect(await page.getByLabel('Email').inputValue(), why).toBe(user.email)
    expect(await current(page), why).toBe(null)
    expect(new URL(page.url()).pathname, why).toBe('/login')
  }
})

// Which addresses are this site's stands in own-path.test.ts; an owner who asks for a page comes there in passwords.test.ts.
test.each([
  ['/login?next=%2F%2Felsewhere.example', 'owner', '/customer-dashboard'],
  ['/login', 'admin', '/admin-dashboard'],
  ['/login?next=%2Fcustomer-dashboard', 'validator', '/review'],
])(
  'the sign-in from %s takes the role %s to %s, on this site and nowhere else',
  async (path, role, place) => {
    const page = await loginThatAnswers({ json: { user: { ...user, role } } }, path)
    const account = { ...user, role, hasTotp: false, hasPassword: true }
    await page.route('**/api/account', (route) => route.fulfill({ json: account }))
    await page.route('**/api/sessions', (route) => route.fulfill({ json: [] }))
    await page.route('**/api/current-user-dashboard', () => {})
    await page.route('**/api/reviews', () => {})
    await page.route('**/api/admin/**', () => {})
    await enter(page)
    await press(page)
    await page.waitForURL((url) => url.pathname === place)
    expect(new URL(page.url()).origin).toBe(new URL(await page.evaluate(() => origin)).origin)
    expect(await current(page)).toBe(user.email)
  },
)

test('the second factor is asked for; a wrong code is explained, and a backup code works', async () => {
  const page = await loginThatAnswers({ json: { needs: 'totp' } }, '/login?next=%2Fsolution-gallery', phone)
  const sent: object[] = []
  const answers = [
    { status: 410, json: { code: 'SIGN_IN_AGAIN', error: 'That took too long.' } },
    { status: 401, json: { code: 'WRONG_CODE', error: 'Not the right one.' } },
    { json: { user: { ...user, role: 'admin' } } },
  ]
  await page.route('**/api/login/totp', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill(answers[sent.length - 1])
  })
  await enter(page)
  await press(page)
  const code = page.getByLabel('Code', { exact: true })
  await code.fill('123456')
  await press(page)
  await page.getByRole('alert').getByText('That took too long.').first().waitFor()
  await page.getByLabel('Password', { exact: true }).waitFor()

  await enter(page)
  await press(page)
  await code.waitFor()
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true)
  await code.fill('12')
  await code.press('Enter')
  await page.getByText('The code has six digits.').waitFor()
  await code.fill('123 456')
  await code.press('Enter')
  await page.getByText('Not the right one.').first().waitFor()
  await page.getByRole('button', { name: 'Use a backup code instead' }).click()
  await page.getByLabel('Backup code').fill('aB3d-xY7z')
  await page.getByLabel('Backup code').press('Enter')
  await page.waitForURL('**/solution-gallery')
  expect(sent).toEqual([{ code: '123456' }, { code: '123456' }, { backupCode: 'aB3d-xY7z' }])
})

test('a mailed link signs in with a press and not before, once, and leads to the requested page', async () => {
  const { email } = await registeredOwner()
  const login = `/login?next=${encodeURIComponent(path)}`
  const page = await visit(login, { viewport: phone, expected: /410|was signed in/ })
  await page.getByRole('button', { name: 'Mail me a sign-in link' }).click()
  await page.getByText('Please enter a valid email address').waitFor()
  await page.getByLabel('Email').fill('nobody@haddad.example')
  await page.getByRole('button', { name: 'Mail me a sign-in link' }).click()
  await page.getByText('If there is an account for nobody@haddad.example').waitFor()
  await page.getByRole('button', { name: 'Send it again' }).click()
  await page.getByText('Sent again.').waitFor()
  await page.getByRole('button', { name: 'Use another address' }).click()
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@haddad.example')

  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Mail me a sign-in link' }).click()
  await page.getByRole('heading', { level: 1, name: 'Check your mail' }).waitFor()
  const link = await mailedLink(email, /\/login\?next=\S+#link=\S+/)
  const calls = callsOf(page)
  await page.goto(link)
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' })
  await signIn.waitFor()
  expect(calls).toEqual([])
  const instead = page.getByRole('link', { name: 'Use the password instead' })
  expect(await instead.getAttribute('href')).toBe(login)
  await signIn.click()
  await page.waitForURL(`**${path}`)
  expect(await current(page)).toBe(email)
  await page.goto(new URL('/robots.txt', link).href)
  await page.goto(link)
  await signIn.click()
  await page.getByRole('alert').getByText('This link').waitFor()
  await page.getByRole('button', { name: 'Mail me a sign-in link' }).waitFor()
})

test('an owner whose session has ended is not shown as signed in, though the browser remembers them', async () => {
  const stored = { currentUsername: 'noor@haddad.example' }
  let answered: Promise<unknown> | undefined
  const page = await visit('/login', {
    stored,
    before: (page) => {
      answered = page.waitForResponse('**/api/session')
    },
  })
  await answered
  await page.getByRole('button', { name: 'Mail me a sign-in link' }).waitFor()
  expect(await page.getByText('is signed in here already').count()).toBe(0)
})
