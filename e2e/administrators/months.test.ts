import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { paths } from '#schema/paths.ts'
import { signedInAs } from '#test/account.ts'
import { payingOwner } from '#test/billing/checkout.ts'
import { expectWhole, phone, visit, withSession } from '#test/browser.ts'
import { database } from '#test/people.ts'
import { postJson } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const { receipts } = tables

/** An owner of Starter who was charged a second month. */
async function charged() {
  const { order, email } = await payingOwner(1)
  await postJson(`${inject('url')}/api/dev/sandbox/advance`, { days: 32, email })
  const paid = () => database().select().from(receipts).where(eq(receipts.orderId, order.id))
  await expect.poll(paid).toHaveLength(2)
  return { id: order.id, number: Math.max(...(await paid()).map(({ number }) => number)) }
}

test('a part of one month is refunded on a phone, and the month says so', async () => {
  const { id, number } = await charged()
  const admin = await signedInAs('admin')
  const shown = paths.adminHouse.href('payments', { order: id })
  const page = await visit(shown, { viewport: phone, before: withSession(admin) })
  const month = page.getByRole('listitem').filter({ hasText: `${number} · Starter, one month` })
  await month.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('It is for this month only').waitFor()
  await dialog.getByLabel('Amount in pounds').fill('12.34')
  await dialog.getByLabel('Why').fill('Asked by letter')
  await dialog.getByRole('button', { name: 'Refund £12.34' }).dblclick()
  await month.getByText('£12.34 refunded').waitFor()
  await expectWhole(page)
  await page.getByText('£12.34 of a month refunded').waitFor()
  await page.getByRole('definition').getByText(', all paid so far').waitFor()
})
