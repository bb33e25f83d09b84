import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import {
  type Browser,
  browser,
  confirmAddress,
  registeredOwner,
  signedInAs,
  signIn,
  verifiedOwner,
} from '#test/account.ts'
import { totpCode } from '#test/authenticator.ts'
import {
  anotherTab,
  desktop,
  expectAccessible,
  expectFits,
  hydrated,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { askAgain } from '#test/browser-events.ts'

type Account = { email: string; cookies: Browser['cookies'] }
type Options = {
  viewport?: typeof desktop
  expected?: RegExp
  before?: (page: Page) => unknown
  /** Whether their browser remembers them. */
  isKnown?: boolean
}

/** The account page of somebody who is signed in. */
async function accountOf(
  { email, cookies }: Account,
  { viewport = desktop, expected, before, isKnown = true }: Options = {},
) {
  const page = await visit('/account', {
    viewport,
    stored: isKnown ? { currentUsername: email } : {},
    ...(expected && { expected }),
    before: async (page) => {
      await withSession({ cookies })(page)
      await before?.(page)
    },
  })
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  return page
}
/** Their link is in the header, and the browser remembers them again. */
async function isKnownAgain(page: Page, { email }: Account, link: string) {
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const menu = page.locator('summary[aria-label="Menu"]')
  const isFolded = await menu.isVisible()
  if (isFolded) await menu.click()
  await navigation.getByRole('link', { name: link }).waitFor()
  expect(await navigation.getByRole('link', { name: 'Login' }).count()).toBe(0)
  if (isFolded) await menu.click()
  expect(await page.evaluate(() => localStorage.getItem('currentUsername'))).toBe(email)
}
const part = (page: Page, name: string) => page.getByRole('region', { name })

test('each part of the account that the settings name opens at that part', async () => {
  const owner = await verifiedOwner()
  const page = await visit('/customer-dashboard?tab=settings', {
    viewport: phone,
    stored: { currentUsername: owner.email },
    before: withSession(owner),
  })
  const settings = page.getByRole('region', { name: 'Your account' })
  for (const [link, heading] of [
    ['Password', 'Password'],
    ['Your data', 'Your data'],
    ['Email address', 'Email'],
  ] as const) {
    await settings.getByRole('link', { name: link, exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), { message: link })
      .toBe(heading)
    // What stands above it comes later.
    await page.getByRole('switch', { name: 'Validated stories' }).waitFor()
    await page.getByText('Nowhere else.').waitFor()
    const isInView = () =>
      page.evaluate(() => {
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: 0 }
        return top >= 0 && bottom <= innerHeight
      })
    await expect.poll(isInView, { message: link }).toBe(true)
    await page.goBack()
  }
})

test('an owner on a phone changes the name and the password, and has the mail sent again', async () => {
  const owner = await registeredOwner()
  const page = await accountOf(owner, { viewport: phone, expected: /400|401|not changed/ })
  await page.getByLabel('Full name').waitFor()
  await expectFits(page)
  await page.getByLabel('Full name').fill('N')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await page.getByText('Name must be at least 2 characters').waitFor()
  await page.getByLabel('Full name').fill('Noor Haddad-Lind')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await page.getByText('Name saved').first().waitFor()
  await page.locator('summary[aria-label="Menu"]').click()
  await page.getByRole('navigation', { name: 'Main' }).getByText('Noor Haddad-Lind').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await page.getByText('Sent. It can take a minute or two.').waitFor()

  await page.getByText('once your address is confirmed').waitFor()
  expect(await page.getByRole('switch').count()).toBe(0)
  await confirmAddress(owner)
  await askAgain(page)
  const messages = page.getByRole('switch', { name: 'Messages from your page' })
  await messages.waitFor()
  expect(await messages.isChecked()).toBe(true)
  const saved = page.waitForResponse('**/api/mail-preferences')
  await messages.press('Space')
  await saved

  const change = page.getByRole('button', { name: 'Change the password' })
  const current = page.getByLabel('Current password', { exact: true })
  const next = page.getByLabel('New password', { exact: true })
  await change.click()
  await page
    .getByText('Please provide current password and ensure new password is at least 6 characters')
    .waitFor()
  await expect.poll(() => current.evaluate((field) => field === document.activeElement)).toBe(true)
  await current.fill('something else')
  await next.fill('four loaves of rye')
  await change.click()
  await page.getByText('That is not your current password.').waitFor()
  await expect.poll(() => current.evaluate((field) => field === document.activeElement)).toBe(true)
  await current.fill(owner.password)
  await next.fill('password')
  await change.click()
  await page.getByText('This password is too common').waitFor()
  await next.fill('four loaves of rye')
  await change.click()
  await page.getByText('Password changed').first().waitFor()
  await expect.poll(() => current.inputValue()).toBe('')
  expect(await messages.isChecked()).toBe(false)
  expect(await page.evaluate(async () => (await fetch('/api/account')).json())).toMatchObject({
    name: 'Noor Haddad-Lind',
  })
  expect((await browser().post('/login', owner)).status).toBe(401)
})

test('a switch shows its knob where the browser draws all colours itself', async () => {
  const page = await accountOf(await verifiedOwner(), { viewport: phone })
  const results = page.getByRole('switch', { name: 'Shared scorecard results' })
  await results.waitFor()
  await page.emulateMedia({ forcedColors: 'active' })
  const [track, knob] = await results.evaluate((element) =>
    [null, '::before'].map((part) => getComputedStyle(element, part).backgroundColor),
  )
  await page.emulateMedia({ forcedColors: null })
  expect(knob, 'the knob has the colour of its track').not.toBe(track)
})

test('devices are listed, ended one by one, and all others at once', async () => {
  const owner = await registeredOwner()
  const phoneAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'
  const other = await signIn(browser(undefined, { userAgent: phoneAgent }), owner.email, owner.password)
  const another = await signIn(browser(), owner.email, owner.password)
  const page = await accountOf({ ...another, email: owner.email })
  const devices = part(page, 'Where you are signed in')
  await devices.getByText('Safari on iPhone').waitFor()
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(3)
  expect(await devices.getByRole('listitem').first().textContent()).toContain('this device')
  await devices.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click()
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(2)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('UL')
  expect(await other.user()).toBe(null)
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await devices.getByText('Nowhere else.').waitFor()
  expect(await owner.user()).toBe(null)
})

test('an administrator sets up, uses and removes a second factor and its backup code', async () => {
  const admin = await signedInAs('admin')
  const page = await accountOf(admin, {
    viewport: phone,
    isKnown: false,
    expected: /401|stays as it is|was signed in/,
  })
  await isKnownAgain(page, admin, 'Administration')
  await page.getByText('Administrator', { exact: true }).waitFor()
  const factor = part(page, 'Second factor')
  await factor.getByLabel('Your password, once more').fill('something else')
  await factor.getByRole('button', { name: 'Set up a second factor' }).click()
  await factor.getByText('That is not your current password.').waitFor()
  await factor.getByLabel('Your password, once more').fill(admin.password)
  await factor.getByRole('button', { name: 'Set up a second factor' }).click()
  await factor.getByRole('img', { name: 'A code for your authenticator' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Scan this/)
  await expectAccessible(page)
  const shown = await factor.locator('code').innerText()
  expect(shown).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const secret = shown.replaceAll(/\s/g, '')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await factor.getByRole('button', { name: 'Copy the key' }).click()
  await page.getByText('Key copied', { exact: true }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await factor.getByLabel('Code', { exact: true }).fill('000000')
  await factor.getByRole('button', { name: 'Switch it on' }).click()
  await factor.getByText('That code is wrong or too old').waitFor()
  await factor.getByLabel('Code', { exact: true }).fill(totpCode(secret))
  await factor.getByRole('button', { name: 'Switch it on' }).click()
  await factor.getByRole('heading', { name: 'Switched on. Keep these codes' }).waitFor()
  const codes = await factor.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await factor.getByRole('link', { name: 'Download them' }).click()
  expect((await saved).suggestedFilename()).toBe('rembrandt-backup-codes.txt')
  await factor.getByRole('button', { name: 'I have kept them' }).click()
  await factor.getByText('Remove it').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Switched on')

  await part(page, 'Log out').getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/login?next=%2Faccount')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: 'Use a backup code instead' }).click()
  await page.getByLabel('Backup code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()

  await factor.getByText('9 backup codes left.', { exact: false }).waitFor()
  await factor.getByText('Remove it').click()
  await factor.getByLabel('Your password').fill(admin.password)
  // The first code was spent on switching it on, and the next one counts half a minute early.
  await factor.getByLabel('Code', { exact: true }).fill(totpCode(secret, Date.now() + 30_000))
  await factor.getByRole('button', { name: 'Remove the second factor' }).click()
  await factor.getByRole('button', { name: 'Set up a second factor' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^With a second factor/)
})

test('a validator has an account and no dashboard, and is redirected from one to the other', async () => {
  const validator = await signedInAs('validator')
  const page = await accountOf(validator, { isKnown: false, expected: /404/ })
  await isKnownAgain(page, validator, 'Review')
  await page.getByText('Validator', { exact: true }).waitFor()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  expect(await navigation.getByRole('link', { name: 'Dashboard' }).count()).toBe(0)
  expect(await navigation.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/review')
  expect(await page.getByRole('link', { name: 'See what waits' }).getAttribute('href')).toBe('/review')
  // Also in a browser that forgot who is signed in.
  await page.evaluate(() => localStorage.clear())
  await page.goto(new URL('/customer-dashboard', inject('url')).href)
  await page.waitForURL('**/account')
  expect(await page.evaluate(() => localStorage.getItem('currentRole'))).toBe('validator')
})

test('an account not loaded appears by itself once there is a network, and a failed change stays', async () => {
  const owner = await verifiedOwner()
  const page = await accountOf(owner, {
    viewport: phone,
    expected: /ERR_|Failed to|was not saved/,
    before: (page) => page.route('**/api/account', (route) => route.abort()),
  })
  await page.getByText('Your account could not be loaded just now.').waitFor()
  await expectAccessible(page)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.context().setOffline(true)
  await page.getByText('It is tried again as soon as you are connected.').waitFor()
  expect(await again.count()).toBe(0)
  await page.unroute('**/api/account')
  await page.context().setOffline(false)
  await page.getByLabel('Full name').waitFor()
  const results = page.getByRole('switch', { name: 'Shared scorecard results' })
  await results.waitFor()
  await page.route('**/api/mail-preferences', (route) => route.abort())
  await results.click()
  await page.getByText('It stays as it was').first().waitFor()
  expect(await results.isChecked()).toBe(true)
})

test('a log-out in one window counts in the other and forgets the person; one that fails says so', async () => {
  const owner = await registeredOwner()
  const page = await accountOf(owner, { expected: /ERR_|logged out|Failed to/ })
  const person = { fullName: 'Noor Haddad', email: owner.email }
  await page.evaluate((value) => localStorage.setItem('person', value), JSON.stringify(person))
  const other = await anotherTab(page)
  await other.goto(inject('url'))
  await hydrated(other)
  const navigation = other.getByRole('navigation', { name: 'Main' })
  const logOut = navigation.getByRole('button', { name: 'Log out' })
  await other.route('**/api/logout', (route) => route.abort())
  await logOut.click()
  await other.getByText('You are still signed in').first().waitFor()
  await other.unroute('**/api/logout')
  await logOut.click()
  await navigation.getByRole('link', { name: 'Login' }).waitFor()
  await other.close()
  await page.waitForURL('**/login?next=%2Faccount')
  expect(await page.evaluate(async () => (await fetch('/api/session')).json())).toEqual({ user: null })
  expect(await page.evaluate(() => localStorage.getItem('person'))).toBe(null)
})
