import { expect, inject, test } from 'vitest'
import { registeredOwner } from '#test/account.ts'
import { callsOf, desktop, expectAccessible, phone, visit } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'

for (const viewport of [phone, desktop])
  test(`at ${viewport.width} px who forgot the password chooses a new one by a mailed link, and signs in with it`, async () => {
    const { email } = await registeredOwner()
    const page = await visit('/login', { viewport, expected: /400|410|was set/ })
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Mail me the link' }).click()
    await page.getByText('Please enter a valid email address').waitFor()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Email').press('Enter')
    await page.getByText(`If there is an account for ${email}`).waitFor()
    await expectAccessible(page)

    const link = await mailedLink(email, /\/reset-password#token=\S+/)
    await page.goto(link)
    const password = page.getByLabel('New password', { exact: true })
    expect(await password.getAttribute('autocomplete')).toBe('new-password')
    await expectAccessible(page)
    await password.fill('short')
    await password.press('Enter')
    await page.getByText('Password must be at least 6 characters').waitFor()
    await password.fill('password')
    await password.press('Enter')
    await page.getByText('This password is too common').waitFor()
    await password.fill('four loaves of rye')
    await password.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Your new password is set' }).waitFor()
    await expectAccessible(page)

    await page.goto('about:blank')
    await page.goto(link)
    await password.fill('five loaves of rye')
    await password.press('Enter')
    await page.getByRole('alert').waitFor()
    await page.getByRole('link', { name: 'Mail me a new link' }).waitFor()
    await expectAccessible(page)

    await page.goto(new URL('/login?next=%2Faccount', page.url()).href)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('four loaves of rye')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('**/account')
  })

test('an address without an account is told the same', async () => {
  const page = await visit('/forgot-password')
  await page.getByLabel('Email').fill('nobody@haddad.example')
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await page.getByText('If there is an account for nobody@haddad.example').waitFor()
})

test('without a network nothing is said to be sent, and the address stays', async () => {
  const page = await visit('/forgot-password', { expected: /ERR_|mailed|Failed to/ })
  await page.route('**/api/forgot-password', (route) => route.abort())
  await page.getByLabel('Email').fill('noor@haddad.example')
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await page.getByText('No mail was sent').first().waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('noor@haddad.example')
})

test('an address is confirmed at a press and not before; a link that is over leads on', async () => {
  const { email } = await registeredOwner()
  const page = await visit('/verify-email', { viewport: phone, expected: /410|not confirmed/ })
  await page.getByText('This page needs the link from our mail.').waitFor()
  await expectAccessible(page)
  const calls = callsOf(page)
  await page.goto(await mailedLink(email, /\/verify-email#token=\S+/))
  const confirm = page.getByRole('button', { name: 'Confirm my address' })
  await confirm.waitFor()
  expect(calls).toEqual([])
  await confirm.click()
  await page.getByRole('heading', { level: 1, name: 'Your address is confirmed' }).waitFor()
  await page.getByText(email).waitFor()

  await page.goto('about:blank')
  await page.goto(new URL('/verify-email#token=made-up', inject('url')).href)
  await confirm.click()
  await page.getByText('This link is no longer good.').waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/login?next=%2Faccount',
  )
  await expectAccessible(page)
})
