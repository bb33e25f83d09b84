import { expect, inject, test } from 'vitest'
import { registeredOwner, verifiedOwner } from '#test/account.ts'
import { anotherTab, hydrated, visit, withSession } from '#test/browser.ts'
import { jsonOf } from '#test/requests.ts'

test('text typed before another tab signs somebody else in does not go into their account', async () => {
  const [one, other] = [await verifiedOwner(), await registeredOwner({ fullName: 'Ilse Brandt' })]
  const page = await visit('/account', {
    stored: { currentUsername: one.email },
    before: withSession(one),
    expected: /ERR_|Failed to/,
  })
  const name = page.getByLabel('Full name')
  await name.fill('Noor of the first account')

  const tab = await anotherTab(page)
  await tab.goto(new URL('/login', inject('url')).href)
  await hydrated(tab)
  await tab.getByLabel('Email').fill(other.email)
  await tab.getByLabel('Password', { exact: true }).fill(other.password)
  await tab.getByRole('button', { name: 'Sign In', exact: true }).click()

  await expect.poll(() => name.inputValue()).toBe('Ilse Brandt')
  expect(await jsonOf(other.get('/account'))).toMatchObject({ name: 'Ilse Brandt' })
})
