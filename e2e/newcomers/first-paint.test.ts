import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '#schema/paths.ts'
import { hydrated, visit } from '#test/browser.ts'

/** A simulated phone of Lighthouse, whose scripts come a second after the page. */
const viewport = { width: 412, height: 823 }

/** Whether what the browser painted largest is gone: the shell's words, which the screen replaced. */
const largestPaintIsOfTheShell = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((answer) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1) as
            | (PerformanceEntry & { element: Element | null })
            | undefined
          answer(largest?.element?.isConnected !== true)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

test.each([
  paths.register.href(),
  paths.checkout.href(1),
  paths.freeTrial.href(),
  paths.referenceForm.href(),
])('%s is painted largest before its scripts come', async (path) => {
  const page = await visit(path, { viewport, withhold: { scripts: /\/assets\/.+\.js/, until: sleep(1_000) } })
  await hydrated(page)
  expect(await largestPaintIsOfTheShell(page)).toBe(true)
})
