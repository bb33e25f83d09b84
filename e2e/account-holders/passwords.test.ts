import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { registeredOwner } from '#test/account.ts'
import {
  callsOf,
  expectAccessible,
  expectFits,
  expectWhole,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'

test('a forgotten password is replaced by a mailed link, and the new one leads to the requested page', async () => {
  const { email } = await registeredOwner()
  const path = '/my-profile?of=now'
  const login = `/login?next=${encodeURIComponent(path)}`
  const page = await visit(login, { viewport: phone, expected: /400|410|was set|ERR_/ })
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor()
  const signIn = page.getByRole('link', { name: 'Back to sign in' })
  expect(await signIn.getAttribute('href')).toBe(login)
  await expectWhole(page)
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await page.getByText('Please enter a valid email address').waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Email').press('Enter')
  await page.getByText(`If there is an account for ${email}`).waitFor()
  await expectFits(page)
  await expectAccessible(page)

  const link = await mailedLink(email, /\/reset-password\?next=\S+#token=\S+/)
  await page.goto(link)
  const password = page.getByLabel('New password', { exact: true })
  expect(await password.getAttribute('autocomplete')).toBe('new-password')
  await expectWhole(page)
  await password.fill('short')
  await password.press('Enter')
  await page.getByText('Password must be at least 6 characters').waitFor()
  await password.fill('password')
  await password.press('Enter')
  await page.getByText('This password is too common').waitFor()
  await page.getByLabel(/^Somebody else may have been in my account/).check()
  await password.fill('four loaves of rye')
  await page.context().setOffline(true)
  await password.press('Enter')
  const failed = page.getByText('The password was not set')
  await failed.first().waitFor()
  await page.context().setOffline(false)
  await password.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Your new password is set' }).waitFor()
  await expect.poll(() => failed.count()).toBe(0)
  await page
    .getByText('What was added in the last seven days is removed: our mail says what stays.')
    .waitFor()
  await expectFits(page)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('four loaves of rye')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`**${path}`)

  await page.goto(new URL('/robots.txt', link).href)
  await page.goto(link)
  await password.fill('five loaves of rye')
  await password.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('link', { name: 'Mail me a new link' }).getAttribute('href')).toBe(
    `/forgot-password?next=${encodeURIComponent(path)}`,
  )
  await expectFits(page)
  await expectAccessible(page)
})

test('the form claims no mail while offline; online no answer tells whether there is an account', async () => {
  const page = await visit('/forgot-password', { expected: /ERR_|mailed|Failed to/ })
  await page.context().setOffline(true)
  await page.getByLabel('Email').fill('noor@haddad.example')
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await page.getByText('No mail was sent').first().waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('noor@haddad.example')
  await page.context().setOffline(false)
  await page.getByLabel('Email').fill('nobody@haddad.example')
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await page.getByText('If there is an account for nobody@haddad.example').waitFor()
  await expect.poll(() => page.getByText('No mail was sent').count()).toBe(0)
})

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm my address' })
const confirmed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })

test('an address is confirmed with a press and not before in a signed-in browser', async () => {
  const owner = await registeredOwner()
  const page = await visit('/verify-email', { viewport: phone, before: withSession(owner) })
  await page.getByText('This page needs the link from our mail.').waitFor()
  const calls = callsOf(page)
  await page.goto(await mailedLink(owner.email, /\/verify-email#token=\S+/))
  await confirm(page).waitFor()
  await expectWhole(page)
  expect(calls.filter((call) => !call.endsWith('/verify-email/read'))).toEqual([])
  expect(await owner.user()).toMatchObject({ emailVerified: false })
  await confirm(page).click()
  await confirmed(page).waitFor()
  await page.getByText(owner.email).waitFor()
  expect(await owner.user(), 'still signed in').toMatchObject({ emailVerified: true })
})

test('a press to confirm after signing out elsewhere confirms nothing, and asks whose the account is', async () => {
  const owner = await registeredOwner()
  const expected = /401|not confirmed/
  const page = await visit('/verify-email', { viewport: phone, before: withSession(owner), expected })
  await page.goto(await mailedLink(owner.email, /\/verify-email#token=\S+/))
  await confirm(page).waitFor()
  await owner.post('/logout')
  await confirm(page).click()
  await page.getByText('You were signed out meanwhile, and nothing was confirmed.').waitFor()
  await page.getByLabel('Password', { exact: true }).waitFor()
  await expectAccessible(page)
})

test('another browser confirms by the password and signs in; a wrong link or password is explained', async () => {
  const { email, password } = await registeredOwner()
  const page = await visit('/verify-email#token=made-up', {
    viewport: phone,
    expected: /401|410|not confirmed/,
  })
  await page.getByText('This link does not work any more.').waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/login?next=%2Faccount',
  )
  await page.goto(await mailedLink(email, /\/verify-email#token=\S+/))
  const field = page.getByLabel('Password', { exact: true })
  await field.waitFor()
  await expectWhole(page)
  await field.press('Enter')
  await page.getByText('Password is required').waitFor()
  await field.fill('not the loaf')
  await field.press('Enter')
  await page.getByText('That is not the password of this account.').waitFor()
  await field.fill(password)
  await field.press('Enter')
  await confirmed(page).waitFor()
  await page.getByRole('link', { name: 'Go to my dashboard' }).click()
  await page.waitForURL('**/customer-dashboard')
  await page.getByRole('heading', { level: 1, name: /Noor$/ }).waitFor()
})

test('a person who did not register takes the account over, and is told the consequences', async () => {
  const stranger = await registeredOwner()
  const page = await visit('/verify-email', { viewport: phone })
  await page.goto(await mailedLink(stranger.email, /\/verify-email#token=\S+/))
  await page
    .getByText(/Its password is removed, every device that is signed in to it is signed out/)
    .waitFor()
  await page.getByText(/Invitations to referees are cancelled/).waitFor()
  await page.getByRole('button', { name: 'Take over this account' }).click()
  await confirmed(page).waitFor()
  await page.getByText(/You are signed in here and nowhere else/).waitFor()
  await page.getByText(/None of the referees that it names is written to/).waitFor()
  expect(await page.getByText(/are written to from now on/).count()).toBe(0)
  await expectWhole(page)
  expect(await stranger.user()).toBeNull()
  await page.getByRole('button', { name: 'Choose a password' }).click()
  await page.waitForURL('**/forgot-password')
  expect(await page.getByLabel('Email').inputValue()).toBe(stranger.email)
})
