import { test } from 'vitest'
import { nextSprint } from '#schema/billing/sprints.ts'
import { paths } from '#schema/paths.ts'
import { signedInAs } from '#test/account.ts'
import { giveSprintSeat } from '#test/billing/checkout.ts'
import { expectFits, expectWhole, goWithin, phone, visit, withSession } from '#test/browser.ts'
import { forever } from '#worker/features/billing/grants.ts'

const room = 'https://meet.example/the-long-table'

test('an administrator on a phone sees a sprint’s people and sets its link, and a later buyer reads it', async () => {
  const number = nextSprint(new Date()) + 41
  const owner = await signedInAs('owner')
  await giveSprintSeat(owner.id, number, { email: owner.email, grantsUntil: forever })
  const admin = await signedInAs('admin')
  const shown = paths.adminHouse.href('sprints', { sprint: String(number) })
  const page = await visit(shown, { viewport: phone, before: withSession(admin) })
  await page.locator('[data-row]', { hasText: owner.email }).getByText('Not yet').waitFor()
  await page.getByText('It has no link of its own').waitFor()
  await expectWhole(page)
  await page.getByRole('button', { name: 'Set the link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Link').fill(room)
  await dialog.getByText('Everybody with a place reads it').waitFor()
  await expectWhole(page)
  await dialog.getByRole('button', { name: 'Save the link' }).dblclick()
  await page.getByText(`Its people join at ${room}`).waitFor()
  await expectFits(page)

  await goWithin(page, paths.adminHouse.href('record'))
  await page.locator('[data-row]', { hasText: room }).first().waitFor()
})
