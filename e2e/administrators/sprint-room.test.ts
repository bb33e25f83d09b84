import { expect, test } from 'vitest'
import { nextSprint } from '#schema/billing/sprints.ts'
import { paths } from '#schema/paths.ts'
import { signedInAs } from '#test/account.ts'
import { giveSprintPlace } from '#test/billing/checkout.ts'
import { anotherTab, expectFits, expectWhole, hydrated, phone, visit, withSession } from '#test/browser.ts'
import { forever } from '#worker/features/billing/grants.ts'

const room = 'https://meet.example/the-long-table'

test('an administrator on a phone sees a sprint’s people and sets its link, and a later buyer reads it', async () => {
  const number = nextSprint(new Date()) + 41
  const owner = await signedInAs('owner')
  await giveSprintPlace(owner.id, number, { email: owner.email, grantsUntil: forever })
  const admin = await signedInAs('admin')
  const shown = paths.adminHouse.href('sprints', { sprint: String(number) })
  const page = await visit(shown, { viewport: phone, before: withSession(admin), expected: /409/ })
  await page.locator('[data-row]', { hasText: owner.email }).getByText('Not yet').waitFor()
  await page.getByText('It has no link of its own').waitFor()
  await expectWhole(page)
  const stale = await anotherTab(page)
  await stale.goto(page.url())
  await hydrated(stale)
  await stale.getByText('It has no link of its own').waitFor()

  const setLink = async (tab: typeof page, link: string) => {
    await tab.getByRole('button', { name: 'Set the link' }).click()
    const dialog = tab.getByRole('dialog')
    await dialog.getByLabel('Link').fill(link)
    return dialog
  }
  const dialog = await setLink(page, room)
  await dialog.getByText('Everybody with a place reads it').waitFor()
  await expectWhole(page)
  await dialog.getByRole('button', { name: 'Save the link' }).dblclick()
  await page.getByText(`Its people join at ${room}`).waitFor()
  await expectFits(page)

  const late = await setLink(stale, `${room}/2`)
  await late.getByRole('button', { name: 'Save the link' }).click()
  await late.getByText('Somebody has changed the link of this sprint meanwhile').waitFor()
  await late.getByRole('button', { name: 'See how it stands' }).click()
  await stale.getByText(`Its people join at ${room}`, { exact: true }).waitFor()

  await page.goto(new URL(paths.adminHouse.href('record'), page.url()).href)
  await page.locator('[data-row]', { hasText: room }).first().waitFor()
  expect(await page.locator('[data-row]', { hasText: `${room}/2` }).count()).toBe(0)
})
