import { expect, inject, test } from 'vitest'
import { messageMark, type ToHost } from '#schema/widget/host-messages.ts'
import { phone } from '#test/browser.ts'
import { allowed, field, launcher } from '#test/fakes/own-site.ts'

const refused: ToHost = { type: 'refused' }

test('the launcher says at once that the agent is refused, and the next press opens it', async () => {
  const { page } = await allowed({}, { viewport: phone, expected: /429/ })
  // As `worker/doors/pages/refused-frame.ts` answers.
  await page.route(`${inject('url')}/embed/**`, (route) =>
    route.fulfill({
      status: 429,
      contentType: 'text/html',
      body: `<script>parent.postMessage(${JSON.stringify({ ...refused, from: messageMark })}, '*')</script>`,
    }),
  )
  await launcher(page).click()
  await page.getByRole('status').getByText('Please try again in a minute.').waitFor()
  expect(await page.locator('rembrandt-widget iframe').count()).toBe(0)
  expect(await page.evaluate(() => document.body.inert), 'the page is usable again').toBe(false)
  await page.unroute(`${inject('url')}/embed/**`)
  await launcher(page).click()
  await field(page).waitFor()
})
