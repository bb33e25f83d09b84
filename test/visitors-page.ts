import { type Browser, chromium, type Page } from 'playwright-core'
import { requireChromium } from '#scripts/local/chromium.ts'
import { patienceMs } from './run/patience.ts'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Everything is laid out and painted, but nobody looks: no memory for the pixels.
  '--force-gpu-mem-available-mb=1',
  // What runs for a second is not worth compiling well, and its garbage is collected less often with room for it.
  '--js-flags=--no-maglev,--no-turbofan,--min-semi-space-size=16',
]
let browser: Promise<Browser> | undefined

type Size = { width: number; height: number }
/** Pages that nobody is on: each keeps its process, with what that fetched and compiled. A new one costs three times as much. */
const idle: Opened[] = []
type Opened = {
  page: Page
  hasTouch: boolean
  /** Takes back what was done to the page for all its later documents; false where that cannot be. */
  tidy: () => Promise<boolean>
}
/** A document of the site without a script; that of another site would take a process of its own. */
const blankAt = (url: string) => new URL('/robots.txt', url).href
const listenedTo = ['console', 'dialog', 'load', 'pageerror', 'request', 'requestfailed', 'response']

type Visitor = { stored?: [name: string, value: string][]; isFirst?: boolean; timeZone?: string | undefined }

/**
 * A page of somebody unknown to the site at `url`: nothing is stored but the `stored` entries of localStorage. Files may be
 * cached, except on a first visit.
 */
export async function newVisitorsPage(
  url: string,
  viewport: Size,
  { stored = [], isFirst = false, timeZone }: Visitor = {},
) {
  const hasTouch = viewport.width < 600
  // The one that was left last: what it fetched is the newest.
  const at = isFirst ? -1 : idle.findLastIndex((one) => one.hasTouch === hasTouch)
  const [left] = at < 0 ? [] : idle.splice(at, 1)
  const opened = left ?? (await openPage(viewport, hasTouch))
  const { page, tidy } = opened
  await page.setViewportSize(viewport)
  if (page.url() !== blankAt(url)) await page.goto(blankAt(url))
  await page.context().clearCookies()
  if (timeZone) await moveTo(page, timeZone)
  await page.evaluate((stored) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [name, value] of stored) localStorage.setItem(name, value)
  }, stored)
  /** Makes room for the next visitor, unless the test may still be at it or closed the page. */
  const leave = async (hasFailed: boolean) => {
    const context = page.context()
    if (isFirst || hasFailed || page.isClosed() || !(await tidy())) return context.close()
    await Promise.all(context.pages().map((tab) => tab !== page && tab.close()))
    for (const event of listenedTo) page.removeAllListeners(event)
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
      context.clearPermissions(),
      page.setExtraHTTPHeaders({}),
    ])
    await page.goto(blankAt(url))
    // There is nothing here to lay out anew for it.
    await Promise.all([page.emulateMedia({ media: null }), page.mouse.move(-1, -1)])
    if (context.serviceWorkers().length > 0) await endServiceWorkers(page)
    idle.push(opened)
  }
  return { page, leave }
}

async function endServiceWorkers(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' })
  await browser.detach()
}

/** Sets the page's clock to a zone, until the journey ends. */
async function moveTo(page: Page, timezoneId: string) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setTimezoneOverride', { timezoneId })
}

async function openPage(viewport: Size, hasTouch: boolean): Promise<Opened> {
  browser ??= chromium.launch({ executablePath: requireChromium(), args: quiet })
  const context = await (await browser).newContext({ viewport, hasTouch })
  // A journey that cannot go on says at which step, before the test's own time is up.
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  return { page, hasTouch, tidy: noteLasting(page) }
}

/** Notes what a page is told for all its later documents, whoever opens them: scripts, a debugger's orders, another clock. */
function noteLasting(page: Page): () => Promise<boolean> {
  const undo: (() => Promise<void>)[] = []
  let isTimeMoved = false
  const [context, { clock }] = [page.context(), page]
  const [addInitScript, newCDPSession, install] = [
    page.addInitScript.bind(page),
    context.newCDPSession.bind(context),
    clock.install.bind(clock),
  ]
  page.addInitScript = async (...script: Parameters<typeof addInitScript>) => {
    const added = await addInitScript(...script)
    undo.push(() => added.dispose())
    return added
  }
  context.newCDPSession = async (target) => {
    const session = await newCDPSession(target)
    // Some tests end it themselves.
    undo.push(() => session.detach().catch(() => {}))
    return session
  }
  clock.install = async (options) => {
    isTimeMoved = true
    return install(options)
  }
  return async () => {
    if (!isTimeMoved) await Promise.all(undo.splice(0).map((one) => one()))
    return !isTimeMoved
  }
}
