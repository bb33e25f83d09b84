import { expect, test } from 'vitest'
import { paths } from '#schema/paths.ts'
import { signedInAs } from '#test/account.ts'
import { expectWhole, visit, withSession } from '#test/browser.ts'

test('a job on a desktop says its purpose, is run, and the focus returns to its button', async () => {
  const admin = await signedInAs('admin')
  const page = await visit(paths.adminHouse.href('jobs'), {
    before: withSession(admin),
    kept: { currentUsername: admin.email, currentRole: 'admin' },
  })
  const here = page.getByRole('banner').getByRole('link', { name: 'Administration' })
  await expect.poll(() => here.getAttribute('aria-current')).toBe('page')
  const job = page.locator('[data-row]', { hasText: 'Deletes changes of address' })
  await job.getByText('expire-email-changes').waitFor()
  await expectWhole(page)
  const run = job.getByRole('button', { name: 'Run' })
  await run.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('It does nothing twice').waitFor()
  await dialog.getByRole('button', { name: 'Run it' }).click()
  await page.getByText('expire-email-changes ran and ended well.').first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => run.evaluate((button) => button === document.activeElement)).toBe(true)
  await job.getByText('Well').waitFor()
  await page.getByLabel('State').selectOption('Not well')
  await job.waitFor({ state: 'detached' })
})
