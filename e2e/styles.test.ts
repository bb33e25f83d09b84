import { expect, test } from 'vitest'
import { visit } from '#test/browser.ts'

test.each([
  ['/', 1440],
  ['/solution-gallery', 390],
  ['/tendai-agent', 390],
  ['/profile/tom-arkwright', 1440],
  ['/create-cv', 390],
])('%s at %i px looks before the whole stylesheet came as it does after', async (path, width) => {
  const page = await visit(path, {
    viewport: { width, height: 2800 },
    withhold: { scripts: /entry-client/, until: new Promise(() => {}) },
  })
  await page.locator('link[rel=stylesheet]').waitFor({ state: 'attached' })
  const [began, href] = await page.evaluate(async () => {
    const whole = document.querySelector('link[rel=stylesheet]')
    whole?.remove()
    await document.fonts.ready
    return [document.querySelector('style')?.textContent?.length ?? 0, whole?.getAttribute('href') ?? '']
  })
  const picture = () => page.screenshot({ animations: 'disabled' })
  await expect.poll(async () => (await picture()).equals(await picture())).toBe(true)
  const before = await picture()
  await page.addStyleTag({ url: href })
  expect(before.equals(await picture())).toBe(true)
  const whole = await page.evaluate(async (url) => (await (await fetch(url)).text()).length, href)
  expect(began).toBeGreaterThan(10_000)
  expect(began).toBeLessThan(whole * 0.8)
})
