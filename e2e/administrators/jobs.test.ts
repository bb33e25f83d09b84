import { expect, test } from 'vitest'
import type { JobRow } from '#schema/administration/jobs.ts'
import { paths } from '#schema/paths.ts'
import { signedInAs } from '#test/account.ts'
import { expectAccessible, expectFitsLarge, expectWhole, visit, withSession } from '#test/browser.ts'

test('a job on a desktop says its purpose, is run, and the focus returns to its button', async () => {
  const admin = await signedInAs('admin')
  const page = await visit(paths.adminHouse.href('jobs'), {
    before: withSession(admin),
    stored: { currentUsername: admin.email, currentRole: 'admin' },
  })
  const here = page.getByRole('banner').getByRole('link', { name: 'Administration' })
  await expect.poll(() => here.getAttribute('aria-current')).toBe('page')
  const job = page.locator('[data-row]', { hasText: 'Deletes changes of address' })
  await job.getByText('Deletes changes of address').click()
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

test('a job that fails stands first and open with its reason, and the others are folded', async () => {
  const admin = await signedInAs('admin')
  const well: JobRow = {
    name: 'send-mail',
    does: 'Sends the mail that waits.',
    when: 'minute',
    nextAt: '2026-05-04T09:01:00.000Z',
    startedAt: '2026-05-04T09:00:00.000Z',
    tookMs: 40,
    outcome: 'ended',
    problem: null,
    state: 'ok',
  }
  const reason = 'The calendar’s server did not answer.'
  const ill: JobRow = {
    ...well,
    name: 'read-calendars',
    does: 'Reads calendars.',
    outcome: 'failed',
    problem: reason,
    state: 'failing',
  }
  const page = await visit(paths.adminHouse.href('jobs'), {
    before: async (page) => {
      await withSession(admin)(page)
      await page.route(/\/api\/admin\/jobs$/, (route) => route.fulfill({ json: { items: [well, ill] } }))
    },
    stored: { currentUsername: admin.email, currentRole: 'admin' },
  })
  await page.getByText('2 jobs, 1 not well').waitFor()
  const [first, second] = await page.locator('[data-row]').allInnerTexts()
  expect(first).toMatch(/^Reads calendars\.\s+Fails[\s\S]*did not answer/)
  expect(second).toMatch(/^Sends the mail that waits\.\s+Well$/)
  await expectAccessible(page)
  await expectFitsLarge(page)
})
