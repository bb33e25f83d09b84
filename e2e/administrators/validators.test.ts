import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { paths } from '#schema/paths.ts'
import { signedInAs } from '#test/account.ts'
import { expectAccessible, expectWhole, visit, withSession } from '#test/browser.ts'
import { mailsTo } from '#test/referees.ts'

test('a validator is invited on a desktop, stands in the list, and is removed', async () => {
  const name = `Hedda Q${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@lindqvist.example`
  const admin = await signedInAs('admin')
  const page = await visit(paths.adminHouse.href('validators'), { before: withSession(admin) })
  await page.getByRole('button', { name: 'Invite a validator' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send the invitation' }).dblclick()
  const row = page.locator('[data-row]', { hasText: name })
  await row.getByText('Invited').waitFor()
  await expectWhole(page)
  expect(await mailsTo(email, 'validator-invitation')).toHaveLength(1)
  await row.getByRole('button', { name: `Remove ${name}` }).click()
  await dialog.getByLabel('Why').fill('They asked us to remove them.')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await row.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Validators')
})
