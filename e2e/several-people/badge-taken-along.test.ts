import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ownerWithBadge } from '#test/badges/owner-with-badge.ts'
import { hydrated, phone, visit, withSession } from '#test/browser.ts'
import { ownLinkOf } from '#test/referees.ts'

test('a badge’s picture is genuine for everybody until a referee withdraws; then a newer one is', async () => {
  const { owner, own, referees, badgeId } = await ownerWithBadge()
  const jan = referees.find(({ name }) => name === 'Jan Kade')
  if (!jan) throw new Error('Nobody to withdraw')
  const page = await visit('/customer-dashboard?tab=stories', { viewport: phone, before: withSession(owner) })
  const button = page.getByRole('button', { name: 'Badge of “The timetable nobody read”' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'The badge of this story' })
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download PNG' }).click()
  const picture = await readFile(await (await saving).path())

  const reader = await visit('/verify', { viewport: phone })
  const show = () =>
    reader
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'badge.png', mimeType: 'image/png', buffer: picture })
  const found = (title: string) => reader.getByRole('heading', { level: 2, name: title }).waitFor()
  await show()
  await found('This badge is genuine.')
  await reader.getByText('Jan Kade', { exact: false }).first().waitFor()

  const referee = await visit(`/withdraw-reference#token=${await ownLinkOf(jan)}`, { viewport: phone })
  await referee.getByRole('region', { name: 'Badges that name you' }).getByText(', valid').waitFor()
  await referee.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await referee.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await referee.getByText('You have withdrawn it.', { exact: false }).waitFor()

  await expect.poll(async () => (await own()).badges[0]?.id, { timeout: 90_000 }).not.toBe(badgeId)
  await show()
  await found('This badge was revoked.')
  await reader.getByText('A referee’s confirmation in it was taken back.').waitFor()
  await reader.getByRole('link', { name: 'See the badge in its place' }).click()
  await hydrated(reader)
  await found('This badge is genuine.')
  expect(reader.url()).not.toContain(badgeId)
  expect(await reader.getByText('Jan Kade', { exact: false }).count()).toBe(0)

  await page.reload()
  await hydrated(page)
  await button.click()
  await dialog.getByText('Confirmed by Ida Moor. Made on').waitFor()
  const others = dialog.getByRole('region', { name: 'Others of this story' })
  await others.getByText('Revoked. A confirmation in it was taken back.', { exact: false }).waitFor()
})
