import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  type Browser,
  browser,
  newAddress,
  ownerWithMovedEmail,
  requestEmailChange,
  signIn,
  verifiedOwner,
} from '#test/account.ts'
import { expectAccessible, expectFits, expectWhole, phone, visit, withSession } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'

const linkOf = (email: string) => mailedLink(email, /\/new-email#\S+/)
const signedIn = (
  path: string,
  { email, cookies }: { email: string; cookies: Browser['cookies'] },
  options: Parameters<typeof visit>[1] = {},
) => visit(path, { ...options, stored: { currentUsername: email }, before: withSession({ cookies }) })
const partOf = (page: Page) => page.getByRole('region', { name: 'Email' })

test('an owner on a phone asks for another address, cancels, asks again and confirms it on one page', async () => {
  const owner = await verifiedOwner()
  const page = await signedIn('/account', owner, { viewport: phone, expected: /400|401|not asked/ })
  const email = partOf(page)
  await email.getByRole('button', { name: 'Use another address' }).click()
  const field = email.getByLabel('New email address')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await email.getByRole('button', { name: 'Send me the link' }).click()
  await email.getByText('Please enter a valid email address').waitFor()
  await email.getByText('Password is required').waitFor()
  await expectAccessible(page)
  await expectFits(page)
  const newEmail = newAddress()
  await field.fill(owner.email)
  await email.getByLabel('Your password', { exact: true }).fill(owner.password)
  await email.getByRole('button', { name: 'Send me the link' }).click()
  await email.getByText('This is the address of your account already.').waitFor()
  await field.fill(newEmail)
  await email.getByLabel('Your password', { exact: true }).fill('not the loaf')
  await email.getByRole('button', { name: 'Send me the link' }).click()
  await email.getByText('That is not your current password.').waitFor()
  await email.getByLabel('Your password', { exact: true }).fill(owner.password)
  await email.getByRole('button', { name: 'Send me the link' }).click()
  const waiting = email.getByRole('heading', { name: `Waiting for ${newEmail}` })
  await waiting.waitFor()
  await email.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(owner.email)
  await email.getByRole('button', { name: 'Use another address' }).click()
  await field.fill(newEmail)
  await email.getByLabel('Your password', { exact: true }).fill(owner.password)
  await email.getByRole('button', { name: 'Send me the link' }).click()
  await waiting.waitFor()
  await email.getByRole('button', { name: 'Send it again' }).click()
  await email.getByText('Sent. It can take a minute or two.').waitFor()
  await expectAccessible(page)
  await expectFits(page)

  await page.goto(await linkOf(newEmail))
  await page.getByRole('heading', { level: 1, name: 'Confirm your new address' }).waitFor()
  expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0)
  await expectWhole(page)
  await page.getByRole('button', { name: 'Confirm my new address' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your address is changed' }).waitFor()
  await page.getByRole('link', { name: 'Go to my account' }).click()
  await partOf(page).getByText(newEmail, { exact: true }).waitFor()
})

test('another browser asks for the password of the account, and is signed in', async () => {
  const { owner, newEmail } = await requestEmailChange(await verifiedOwner())
  const page = await visit('/new-email', { viewport: phone, expected: /401|was not confirmed/ })
  await page.getByText('This page needs the link from our mail.').waitFor()
  await page.goto(await linkOf(newEmail))
  await page.getByText('This browser is not signed in to the account').waitFor()
  await expectWhole(page)
  const password = page.getByLabel('Password', { exact: true })
  const confirm = page.getByRole('button', { name: 'Confirm my new address' })
  await password.fill('not the loaf')
  await confirm.click()
  await page.getByText('That is not the password of this account.').waitFor()
  await password.fill(owner.password)
  await confirm.click()
  await page.getByRole('heading', { level: 1, name: 'Your address is changed' }).waitFor()
  await page.getByRole('link', { name: 'Go to my account' }).click()
  await partOf(page).getByText(newEmail, { exact: true }).waitFor()
  expect(await owner.user()).toBeNull()
})

test('an owner who reads the former address takes the account back and chooses a password', async () => {
  const { owner, from } = await ownerWithMovedEmail()
  const link = await linkOf(from)
  const page = await visit('/new-email', { viewport: phone, expected: /410|was not taken back/ })
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: 'Take your account back' }).waitFor()
  await expectWhole(page)
  await page.getByRole('button', { name: 'Take my account back' }).click()
  await page.getByRole('heading', { level: 1, name: 'The account is yours again' }).waitFor()
  await expectAccessible(page)
  expect(await owner.user()).toBeNull()
  // How a password is set by a mailed link in the browser stands in passwords.test.ts.
  const token = new URL(await mailedLink(from, /\/reset-password#token=\S+/)).hash.replace('#token=', '')
  const newPassword = 'four loaves of rye'
  expect((await browser().post('/reset-password', { token, newPassword })).ok).toBe(true)
  await signIn(browser(), from, newPassword)

  await page.goto(new URL('/robots.txt', link).href)
  await page.goto(link)
  await page.getByRole('alert').getByText('This link no longer takes anything back').waitFor()
})
