import { expect, inject, test } from 'vitest'
import { phone } from '#test/browser.ts'
import { ownProcess } from '#test/call.ts'
import { allowed, field, launcher } from '#test/fakes/own-site.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { app } from '#worker/doors/app.ts'

const { env } = callsInProcess()
const used = { limit: async () => ({ success: false }) }

test('the launcher says at once that too many frames were asked for, and the next press opens the agent', async () => {
  const limited = { ...env, READ_LIMITER: used }
  const { page } = await allowed({}, { viewport: phone, expected: /429/ })
  await page.route(`${inject('url')}/embed/**`, async (route) => {
    const answer = await app.request(new URL(route.request().url()).pathname, {}, limited, ownProcess)
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    })
  })
  await launcher(page).click()
  await page.getByRole('status').getByText('Please try again in a minute.').waitFor()
  expect(await page.locator('rembrandt-widget iframe').count()).toBe(0)
  expect(await page.evaluate(() => document.body.inert), 'the page is usable again').toBe(false)
  await page.unroute(`${inject('url')}/embed/**`)
  await launcher(page).click()
  await field(page).waitFor()
})
