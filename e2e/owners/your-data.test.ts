import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { browser, registeredOwner } from '#test/account.ts'
import { expectAccessible, expectFits, hydrated, phone, visit } from '#test/browser.ts'

test('on a phone an owner takes everything along, and then erases it all', async () => {
  const owner = await registeredOwner()
  const page = await visit('/login?next=%2Faccount', {
    viewport: phone,
    colorScheme: 'dark',
    isFirst: true,
    kept: { 'story:new': { title: 'The boats' } },
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
  await expectAccessible(page)
  await part.getByRole('button', { name: 'Erase my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' })
  await dialog.getByRole('heading', { name: 'What goes' }).waitFor()
  await dialog.getByRole('link', { name: 'Download everything first' }).waitFor()
  await expectAccessible(page)
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
  await page.goto(`${inject('url')}/account`)
  await hydrated(page)
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
})
