import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { paths } from '#schema/paths.ts'
import { signedInAs } from '#test/account.ts'
import { orderOf, paid } from '#test/billing/checkout.ts'
import {
  anotherTab,
  expectFits,
  expectWhole,
  goWithin,
  hydrated,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { database } from '#test/people.ts'
import { tables } from '#worker/services/database.ts'

const { gatewayTasks, unmatchedPayments } = tables
async function bought() {
  const name = `Imogen Q${randomUUID().slice(0, 8)}`
  const { order } = await paid(3, { customer_name: name })
  return { ...order, name }
}

test('a part is refunded once on a phone, is in the record, and the plan stays', async () => {
  const order = await bought()
  const admin = await signedInAs('admin')
  const shown = paths.adminHouse.href('payments', { order: order.id })
  const page = await visit(shown, { viewport: phone, before: withSession(admin), expected: /409/ })
  await page.getByRole('button', { name: 'Refund' }).waitFor()
  await expectWhole(page)
  const stale = await anotherTab(page)
  await stale.goto(page.url())
  await hydrated(stale)
  await stale.getByRole('button', { name: 'Refund' }).click()

  const refundPart = async (tab: typeof page) => {
    const dialog = tab.getByRole('dialog')
    await dialog.getByLabel('Amount in pounds').fill('123.45')
    await dialog.getByText('stays as it is').waitFor()
    await dialog.getByLabel('Why').fill('Asked by letter')
    await dialog.getByRole('button', { name: 'Refund £123.45' }).dblclick()
    return dialog
  }
  await page.getByRole('button', { name: 'Refund' }).click()
  await page.getByRole('dialog').getByText('Their Premium ends. This cannot be undone.').waitFor()
  await expectWhole(page)
  const amount = page.getByRole('dialog').getByLabel('Amount in pounds')
  await amount.fill('1,50')
  await page.getByText('Please enter an amount from £0.01 to £2,970.').first().waitFor()
  await amount.fill('1,200')
  await page.getByRole('button', { name: 'Refund £1,200' }).waitFor()
  await refundPart(page)
  await page.getByText('£123.45 of £2,970 refunded').waitFor()
  await expect.poll(() => orderOf(order.id)).toMatchObject({ status: 'paid', amountRefunded: 12_345 })
  await expectFits(page)

  const refused = await refundPart(stale)
  await refused.getByText('has changed since the page was loaded').waitFor()
  expect((await orderOf(order.id)).amountRefunded).toBe(12_345)
  await refused.getByRole('button', { name: 'See how it stands' }).click()
  await stale.getByText('£123.45 of £2,970 refunded').waitFor()

  await goWithin(page, paths.adminHouse.href('record'))
  await page.getByText('£123.45 of £2,970: Asked by letter').first().waitFor()
})

test('an order opened from the list by keyboard has the focus on its heading', async () => {
  const order = await bought()
  const admin = await signedInAs('admin')
  const listed = paths.adminHouse.href('payments', { search: order.name })
  const page = await visit(listed, { before: withSession(admin) })
  await page.getByRole('link', { name: order.name }).press('Enter')
  const heading = page.getByRole('heading', { level: 2, name: `Premium for ${order.name}` })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((shown) => shown === document.activeElement)).toBe(true)
})

test('a task that was given up stands first on a desktop, is tried again, and leaves the list', async () => {
  const order = await bought()
  const key = `refund/${order.id}`
  await database().insert(gatewayTasks).values({
    key,
    kind: 'refund',
    subject: order.id,
    state: 'failed',
    dueAt: null,
    createdAt: new Date(),
    problem: 'expired_card The bank says no',
  })
  const admin = await signedInAs('admin')
  const page = await visit(paths.adminDashboard.href(), { before: withSession(admin) })
  const attention = page.getByRole('region', { name: 'Needs your attention' })
  const alert = attention.getByRole('link', {
    name: /Somebody’s money may depend on it\. See the tasks/,
  })
  await alert.waitFor()
  await expectWhole(page)
  await alert.click()
  const trouble = page.getByRole('listitem').filter({ hasText: `Refund the order for ${order.name}` })
  await trouble.getByText('The bank says no').waitFor()
  await expectWhole(page)
  await trouble.getByRole('button', { name: 'Try again' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('is not done twice').waitFor()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await trouble.waitFor({ state: 'detached' })
  await expect.poll(async () => (await orderOf(order.id)).status).toBe('refunded')
})

test('more payments without an order than a page holds are shown on a phone when they are asked for', async () => {
  const ids = Array.from({ length: 30 }, () => `pi_${randomUUID()}`)
  const stray = { gateway: 'sandbox', orderId: '', amount: 500, why: 'no order', seenAt: new Date() } as const
  await database()
    .insert(unmatchedPayments)
    .values(ids.map((id) => ({ ...stray, id })))
  onTestFinished(async () => {
    await database().delete(unmatchedPayments).where(inArray(unmatchedPayments.id, ids))
  })
  const page = await visit(paths.adminHouse.href('payments'), {
    viewport: phone,
    before: withSession(await signedInAs('admin')),
  })
  const attention = page.getByRole('region', { name: 'Needs a look' })
  const rows = attention.locator('[data-row]')
  await expect.poll(() => rows.count()).toBe(24)
  await expectWhole(page)
  await attention.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(30)
  await expect.poll(() => rows.nth(24).evaluate((row) => row === document.activeElement)).toBe(true)
})
