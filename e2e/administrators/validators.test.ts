import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { paths } from '#schema/paths.ts'
import { signedInAs } from '#test/account.ts'
import { expectAccessible, expectWhole, phone, visit, withSession } from '#test/browser.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { tables } from '#worker/services/database.ts'

const { users } = tables

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

test('more validators than a page holds are shown on a phone when they are asked for', async () => {
  const at = new Date()
  const ids = Array.from({ length: 30 }, () => randomUUID())
  const account = {
    name: 'Olga Rusk',
    emailVerified: true,
    role: 'validator',
    createdAt: at,
    updatedAt: at,
  } as const
  await database()
    .insert(users)
    .values(ids.map((id) => ({ ...account, id, email: `${id}@rusk.example`, normalisedEmail: id })))
  onTestFinished(async () => {
    await database().delete(users).where(inArray(users.id, ids))
  })
  const page = await visit(paths.adminHouse.href('validators'), {
    viewport: phone,
    before: withSession(await signedInAs('admin')),
  })
  const rows = page.locator('[data-row]')
  await page.getByText('The first 24 validators').waitFor()
  expect(await rows.count()).toBe(24)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(30)
  await expect.poll(() => rows.nth(24).evaluate((row) => row === document.activeElement)).toBe(true)
})
