import { expect, test } from 'vitest'
import { browser, verifiedOwner } from '#test/account.ts'
import { visit } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'

// Which addresses are this site's stands in own-path.test.ts.
test('a link that was asked for with the address of another site leads to the dashboard', async () => {
  const next = '//elsewhere.example'
  const { email } = await verifiedOwner()
  await browser().post('/login/link', { email, next })
  const link = new URL(await mailedLink(email, /\/login\S*#link=\S+/))
  expect(link.search).toBe('')
  // As somebody might write it who has seen such a link.
  link.search = `?next=${encodeURIComponent(next)}`
  const page = await visit(link.href)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(new URL('/customer-dashboard', page.url()).href)
})
