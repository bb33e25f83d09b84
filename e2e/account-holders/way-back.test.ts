import { expect, test } from 'vitest'
import { verifiedOwner } from '#test/account.ts'
import { visit } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'

const asked = '/my-profile?of=now'

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
