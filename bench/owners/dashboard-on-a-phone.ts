import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { paths } from '#schema/paths.ts'
import { requireChromium } from '#scripts/local/chromium.ts'
import type { Browser as Signed } from '#test/account.ts'
import type { Effort } from '../effort.ts'
import type { Product } from '../instruments/products.ts'
import { median } from '../instruments/timing.ts'
import { measured, type Row } from '../row.ts'

/** The slow 4G of Lighthouse: milliseconds, and bytes a second. */
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowerBy = 4
const firstScreen = '.account-standing'

/**
 * From the press on the icon to the first useful screen, in a browser that has the site's files and four visits behind
 * it, in turn with and without the dashboard that the device keeps.
 */
export async function dashboardOnAPhone(
  product: Product,
  owner: Pick<Signed, 'cookies'>,
  { calls }: Effort,
): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] })
  try {
    const context = await phoneOf(browser, product.url, owner.cookies)
    const [stored, unstored]: [Visit[], Visit[]] = [[], []]
    for (let visit = 0; visit < 4; visit += 1) await opened(context, product.url, { isSlow: false })
    for (let visit = 0; visit < Math.ceil(calls / 6); visit += 1) {
      stored.push(await opened(context, product.url, { isSlow: true }))
      unstored.push(await opened(context, product.url, { isSlow: true, forgets: true }))
    }
    const screenOf = (visits: Visit[]) => median(visits.map(({ screen }) => screen))
    return [
      measured({
        name: 'dashboard on a phone, warm: first useful screen',
        figure: screenOf(stored),
        unit: 'ms',
        baseline: { name: 'without the kept one', figure: screenOf(unstored) },
        budget: { of: 'figure', atMost: 1000 },
      }),
      measured({
        name: 'dashboard on a phone, warm: layout shift',
        figure: Math.max(...stored.map(({ shift }) => shift)),
        unit: 'of 1',
        baseline: { name: 'without the kept one', figure: Math.max(...unstored.map(({ shift }) => shift)) },
        ratio: 1,
        budget: { of: 'figure', atMost: 0.05 },
      }),
    ]
  } finally {
    await browser.close()
  }
}

type Visit = { screen: number; shift: number }

async function phoneOf(browser: Browser, url: string, cookies: ReadonlyMap<string, string>) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
  return context
}

/** Opens the dashboard; `forgets` is as somebody whose device keeps none. */
async function opened(
  context: BrowserContext,
  url: string,
  { isSlow, forgets = false }: { isSlow: boolean; forgets?: boolean },
): Promise<Visit> {
  const page = await context.newPage()
  try {
    await page.addInitScript(watch, { firstScreen, forgets })
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    if (isSlow) {
      await devTools.send('Network.emulateNetworkConditions', { offline: false, ...network })
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerBy })
    }
    await page.goto(url + paths.dashboard.href())
    // Until lazy parts have come, which could move what is shown.
    await page.waitForLoadState('networkidle')
    const visit = await page.waitForFunction(() => {
      const { ofPhone } = window as { ofPhone?: Visit }
      return ofPhone && ofPhone.screen > 0 ? ofPhone : undefined
    })
    return (await visit.jsonValue()) as Visit
  } finally {
    await page.close()
  }
}

/** Runs in the page: when the first screen was painted, in milliseconds, and how much moved. */
function watch({ firstScreen, forgets }: { firstScreen: string; forgets: boolean }) {
  const visit: Visit = { screen: 0, shift: 0 }
  Object.assign(window, { ofPhone: visit })
  if (forgets) localStorage.removeItem('dashboard')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) visit.shift += 'value' in entry ? Number(entry.value) : 0
  }).observe({ type: 'layout-shift', buffered: true })
  const observer = new MutationObserver(() => {
    if (!document.querySelector(firstScreen)) return
    observer.disconnect()
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        visit.screen = performance.now()
      }),
    )
  })
  observer.observe(document, { childList: true, subtree: true })
}
