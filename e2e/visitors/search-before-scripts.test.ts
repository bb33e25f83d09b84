import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, phone, visit } from '#test/browser.ts'

const challenge = 'Nobody in our family firm will name a successor'

/** A page whose scripts have come no further than these, and what lets the others come. */
async function beforeScripts(path: string) {
  const { promise: until, resolve: release } = Promise.withResolvers<void>()
  const page = await visit(path, { viewport: phone, withhold: { scripts: /entry-client/, until } })
  return { page, field: page.getByLabel('Describe your challenge'), release }
}
const foundTom = async (page: Page) => {
  await page.waitForURL((url) => url.searchParams.get('q') === challenge)
  await page.locator('.work').first().filter({ hasText: 'Tom Arkwright' }).waitFor()
  await page.getByText('Ranked by relevance to your challenge').waitFor()
}

test('a press on Search before the scripts have loaded ends in the search', async () => {
  const { page, field, release } = await beforeScripts('/solution-gallery')
  await field.fill(challenge)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await foundTom(page)
  release()
  await hydrated(page)
  await foundTom(page)
  expect(await field.inputValue()).toBe(challenge)
})

test('text typed on a result and a place scrolled to stay when the scripts have loaded', async () => {
  const { page, field, release } = await beforeScripts('/solution-gallery?q=lighthouse')
  await field.fill(challenge)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  release()
  await hydrated(page)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(600)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await foundTom(page)
  expect(await field.inputValue()).toBe(challenge)
})

test('Enter before the scripts have loaded is a search as soon as they have', async () => {
  const { page, field, release } = await beforeScripts('/solution-gallery')
  await field.fill(challenge)
  // Without a script it begins a line.
  await field.press('Enter')
  release()
  await foundTom(page)
  expect(await field.inputValue()).toBe(challenge)
})

test('a list that is chosen from before the scripts have loaded narrows the gallery when they have', async () => {
  const { page, release } = await beforeScripts('/solution-gallery')
  await page.getByLabel('Industry').selectOption('Mining')
  release()
  await page.getByText('Validated, in Mining').waitFor()
  expect(await page.getByLabel('Industry').inputValue()).toBe('Mining')
})
