import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browser, newAddress, registeredOwner, verifiedOwner } from '#test/account.ts'
import { expectAccessible, expectFits, expectWhole, phone, visit, withSession } from '#test/browser.ts'
import { dropPassword } from '#test/identities/without-password.ts'
import { at } from '#test/requests.ts'

test('an owner on a phone exports everything, and then erases it all', async () => {
  const owner = await registeredOwner()
  const page = await visit('/login?next=%2Faccount', {
    viewport: phone,
    colorScheme: 'dark',
    stored: { 'story:new': { title: 'The boats' } },
    expected: /401|503|was not erased/,
  })
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  const part = page.getByRole('region', { name: 'Your data' })
  for (const [name, file, words] of [
    ['Download everything', 'rembrandt-account.json', owner.email],
    ['Download as JSON Resume', 'resume.json', 'Noor Haddad'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), part.getByText(name).click()])
    expect(download.suggestedFilename()).toBe(file)
    expect(readFileSync(await download.path(), 'utf8')).toContain(words)
  }
  await part.getByRole('button', { name: 'Erase my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' })
  await dialog.getByRole('heading', { name: 'What goes' }).waitFor()
  await dialog.getByRole('link', { name: 'Download everything first' }).waitFor()
  const [password, erase] = [
    dialog.getByLabel('Your password'),
    dialog.getByRole('button', { name: 'Erase it for good' }),
  ]
  await erase.click()
  await dialog.getByText('Please enter your password.').waitFor()
  await password.fill('a loaf of bred')
  await erase.click()
  await dialog.getByText('That is not your current password.').waitFor()
  await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true)
  await password.fill(owner.password)
  await page.context().setOffline(true)
  await erase.click()
  await dialog.getByRole('alert').filter({ hasText: 'You are offline' }).waitFor()
  await page.context().setOffline(false)
  await page.route('**/api/privacy/erase', (route) => route.fulfill({ status: 503, body: '' }))
  await erase.click()
  await dialog.getByRole('alert').filter({ hasText: 'We could not hear' }).waitFor()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await expectFits(page)
  await page.unroute('**/api/privacy/erase')
  await erase.click()
  await page.getByRole('heading', { level: 1, name: 'Your account is erased' }).waitFor()
  const farewell = page.getByText('One last mail to you says so.')
  expect(await farewell.count(), 'none goes to an address that was never confirmed').toBe(0)
  await expectAccessible(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect((await browser().post('/login', owner)).status).toBe(401)
  expect(await page.evaluate(async () => (await fetch('/api/session')).json())).toEqual({ user: null })
})

test('an owner without a password changes the address and erases the account after a fresh sign-in', async () => {
  const owner = await verifiedOwner()
  await dropPassword(owner.email)
  const page = await visit('/account', {
    viewport: phone,
    before: withSession(owner),
    expected: /401|403|not asked for|was not erased/,
  })
  const email = page.getByRole('region', { name: 'Email' })
  const another = email.getByRole('button', { name: 'Use another address' })
  // Its code comes with the focus; the form only with a press.
  await Promise.all([page.waitForResponse(/new-email-form/), another.focus()])
  await another.click()
  await email.getByLabel('New email address').fill(newAddress())
  expect(await email.getByLabel('Your password').count()).toBe(0)
  const ask = email.getByRole('button', { name: 'Send me the link' })
  const laterOn = at(new Date(Date.now() + 11 * 60_000))
  await page.setExtraHTTPHeaders(laterOn)
  await ask.click()
  await email.getByRole('link', { name: 'sign in again' }).waitFor()
  expect(await ask.count()).toBe(0)
  const erase = page.getByRole('button', { name: 'Erase my account' })
  await erase.click()
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' })
  await dialog.getByRole('button', { name: 'Erase it for good' }).click()
  const again = dialog.getByRole('link', { name: 'sign in again' })
  await expectWhole(page)
  expect(await again.getAttribute('href')).toBe('/login?next=%2Faccount')
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await page.setExtraHTTPHeaders({})
  await erase.click()
  await dialog.getByRole('button', { name: 'Erase it for good' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your account is erased' }).waitFor()
  expect(await owner.user()).toBeNull()
})
