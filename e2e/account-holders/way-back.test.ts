import { expect, test } from 'vitest'
import { verifiedOwner } from '#test/account.ts'
import { phone, visit } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'

const asked = '/my-profile?of=now'
const login = `/login?next=${encodeURIComponent(asked)}`

test('a mailed link to sign in leads to the page that was asked for', async () => {
  const { email } = await verifiedOwner()
  const page = await visit(login, { viewport: phone })
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Mail me a sign-in link' }).click()
  await page.getByText('Check your mail').first().waitFor()
  // Another tab, as a mail program opens one.
  const tab = await page.context().newPage()
  await tab.goto(await mailedLink(email, /\/login\?next=\S+#link=\S+/))
  const instead = tab.getByRole('link', { name: 'Use the password instead' })
  expect(await instead.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(asked)}`)
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await tab.waitForURL(`**${asked}`)
})

test('a new password leads to the page that was asked for, once it has signed in', async () => {
  const { email } = await verifiedOwner()
  const page = await visit(login, { viewport: phone })
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor()
  const back = page.getByRole('link', { name: 'Back to sign in' })
  expect(await back.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(asked)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  const tab = await page.context().newPage()
  await tab.goto(await mailedLink(email, /\/reset-password\?next=\S+#token=\S+/))
  await tab.getByLabel('New password', { exact: true }).fill('four loaves of rye')
  await tab.getByRole('button', { name: 'Set the new password' }).click()
  await tab.getByRole('link', { name: 'Sign in', exact: true }).click()
  await tab.getByLabel('Email').fill(email)
  await tab.getByLabel('Password', { exact: true }).fill('four loaves of rye')
  await tab.getByRole('button', { name: 'Sign In', exact: true }).click()
  await tab.waitForURL(`**${asked}`)
})

test('a spent link to a new password asks for another one that leads to the same page', async () => {
  const page = await visit(`/reset-password?next=${encodeURIComponent(asked)}`)
  expect(await page.getByRole('link', { name: 'Mail me a new link' }).getAttribute('href')).toBe(
    `/forgot-password?next=${encodeURIComponent(asked)}`,
  )
})

// Which addresses are this site's stands in own-path.test.ts.
test('a link that was asked for with the address of another site leads to the dashboard', async () => {
  const next = '//elsewhere.example'
  const { email } = await verifiedOwner()
  const page = await visit(`/login?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Mail me a sign-in link' }).click()
  const link = new URL(await mailedLink(email, /\/login\S*#link=\S+/))
  expect(link.search).toBe('')
  // As somebody might write it who has seen such a link.
  link.search = `?next=${encodeURIComponent(next)}`
  await page.goto(link.href)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(new URL('/customer-dashboard', page.url()).href)
})
