import { expect, test } from 'vitest'
import { desktop, expectAccessible, visit } from '#test/browser.ts'

test('an icon button shows its name after 700 ms of pointing, and at once on the Tab key', async () => {
  const page = await visit('/solution-gallery')
  const dots = page.locator('.gallery-dot')
  await dots.first().scrollIntoViewIfNeeded()
  await page.locator('[data-static] .gallery-dot').first().waitFor({ state: 'detached' })
  const shown = page.locator('[data-radix-popper-content-wrapper]')
  const waiting = page.evaluate(millisecondsToTooltip)
  await dots.first().hover()
  await shown.getByText('Show Adaeze Whitcombe').first().waitFor()
  expect(await waiting).toBeGreaterThan(690)
  expect(await dots.first().getAttribute('aria-describedby'), 'the name is not read twice').toBeNull()
  await expectAccessible(page)
  // A pointer that leaves keeps moving, as a hand does, until what was shown is gone.
  const leave = () => page.mouse.move(5, 400 + Math.random() * 40)
  await expect.poll(() => leave().then(() => shown.count())).toBe(0)
  await dots.nth(1).hover()
  await shown.getByText('Show Tendai Rasmusson').first().waitFor()
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })
  await page.mouse.move(5, 400)
  await dots.first().focus()
  expect(await shown.count(), 'nobody asked by a key').toBe(0)
  await page.keyboard.press('Tab')
  await shown.getByText('Show Tendai Rasmusson').first().waitFor()
})

test('a dialog that opens does not say what its button is called, and Escape closes one after the other', async () => {
  const page = await visit('/adaeze-agent', { viewport: desktop })
  await page.locator('.featured-topic').first().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const close = dialog.getByRole('button', { name: 'Close', exact: true })
  await expect.poll(() => close.evaluate((button) => button === document.activeElement)).toBe(true)
  const shown = page.locator('[data-radix-popper-content-wrapper]')
  expect(await shown.count()).toBe(0)
  await close.hover()
  await shown.getByText('Close').first().waitFor()
  // Over a dialog it takes presses, its keys among them, from when it listens.
  await shown.locator('> [style*="pointer-events: auto"]').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })
  expect(await dialog.count()).toBe(1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

/** From the pointer's first move to the tooltip, as the page sees it. */
const millisecondsToTooltip = () =>
  new Promise<number>((resolve) => {
    let moved = 0
    addEventListener('pointermove', ({ timeStamp }) => {
      moved ||= timeStamp
    })
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-radix-popper-content-wrapper]')) return
      watch.disconnect()
      resolve(performance.now() - moved)
    })
    watch.observe(document.body, { childList: true })
  })
