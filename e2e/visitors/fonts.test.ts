import { expect, test } from 'vitest'
import { paths } from '#schema/paths.ts'
import { phone, visit } from '#test/browser.ts'

test.each([paths.home.href(), paths.profile.href('tom-arkwright')])(
  'a phone on %s loads the text’s font, the largest, before that of its headings',
  async (path) => {
    const page = await visit(path, { viewport: phone, isFirst: true })
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready
      return performance.getEntriesByType('resource').flatMap(({ name }) => /[\w-]+\.woff2$/.exec(name) ?? [])
    })
    expect(fonts.length).toBeGreaterThan(1)
    expect(fonts[0]).toContain('instrument-sans')
  },
)
