import { expect, test } from 'vitest'
import { paths } from '#schema/paths.ts'
import { phone, visit } from '#test/browser.ts'

test('a phone loads the text’s font, the largest, before that of the headings', async () => {
  const [home, profile] = [paths.home.href(), paths.profile.href('tom-arkwright')]
  const page = await visit(home, { viewport: phone, isFirst: true })
  for (const path of [home, profile]) {
    if (path === profile) {
      // As somebody whose browser has no file of the site yet.
      const browser = await page.context().newCDPSession(page)
      await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
      await page.goto(new URL(path, page.url()).href)
    }
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready
      return performance.getEntriesByType('resource').flatMap(({ name }) => /[\w-]+\.woff2$/.exec(name) ?? [])
    })
    expect(fonts.length, path).toBeGreaterThan(1)
    expect(fonts[0], path).toContain('instrument-sans')
  }
})
