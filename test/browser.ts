import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { faultsOfHtml } from './verifiers/html.ts'
import { newVisitorsPage } from './visitors-page.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

type Visit = {
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  url?: string
  /** Keeps the scripts whose address matches from the page, which is then not waited for. */
  withhold?: { scripts: RegExp; until: Promise<unknown> }
  /** As somebody whose system asks for less motion, unless the journey is about what moves: nothing scrolls on under a press, which is quicker here than anybody's. */
  isStill?: boolean
  /** As somebody whose browser has no file of the site yet: for what is fetched ahead, and which files are missed without a network. */
  isFirst?: boolean
  /** Where their clock is, `Asia/Kolkata`. */
  timeZone?: string
  /** What the browser stored on an earlier visit: `localStorage` of the site, by key; all but text as JSON. */
  stored?: Record<string, unknown>
  /** What is done to the page before it is opened: routes, cookies, listeners. */
  before?: (page: Page) => unknown
  /** Console errors and failed requests that this journey is about. */
  expected?: RegExp
}

/** For the `before` of a visit: gives the page's browser the session of somebody who is signed in. */
export const withSession =
  ({ cookies }: { cookies: ReadonlyMap<string, string> }) =>
  (page: Page) =>
    page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: inject('url') })))

/** A new visitor's page, shown once the browser has taken it over. The test fails on any error in the console. */
export async function visit(
  path: string,
  {
    viewport = desktop,
    colorScheme = 'light',
    url = inject('url'),
    withhold,
    isStill = true,
    isFirst = false,
    timeZone,
    stored = {},
    before,
    expected,
  }: Visit = {},
) {
  const { page, leave } = await newVisitorsPage(url, viewport, {
    stored: entriesOf(stored),
    isFirst,
    timeZone,
  })
  await page.emulateMedia({ colorScheme, reducedMotion: isStill ? 'reduce' : 'no-preference' })
  if (withhold)
    await page.route(withhold.scripts, async (route) => {
      await withhold.until
      await route.continue()
    })
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  onTestFinished(async ({ task }) => {
    await leave(task.result?.state === 'fail')
    const unexpected = problems.filter((problem) => !expected?.test(problem))
    if (unexpected.length) throw new Error(`The console said: ${unexpected.join('\n')}`)
  })
  await before?.(page)
  await page.goto(new URL(path, url).href)
  if (!withhold) await hydrated(page)
  return page
}

/** Another tab of the same visitor, as still as the first. */
export async function anotherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.emulateMedia({ reducedMotion: 'reduce' })
  return other
}

const entriesOf = (stored: Record<string, unknown>): [name: string, value: string][] =>
  Object.entries(stored).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])

/** Goes to another page behind the same door, as a link there does. */
export const goWithin = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

/** Waits until the browser has taken the page over. */
export const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
    /** What of the screen was shown when it was last looked at. */
    shownBefore?: WeakSet<Element>
  }
}

/** The rules whose outcome another scheme can change. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Expects that axe finds nothing against WCAG 2.2 AA in a page or a frame; what other sites frame in it is theirs. */
export const expectAccessible = (page: Page | Frame) =>
  expectNothingFound(page, { type: 'tag', values: rules })

/** In the whole document, or in what it shows newly. */
async function expectNothingFound(page: Page | Frame, runOnly: axe.RunOnly, isOfNew = false) {
  // Half a megabyte, which a document needs once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await page.evaluate(
    async ([runOnly, isOfNew]) => {
      const shown = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility())
      const isNew = new Set(shown.filter((one) => !window.shownBefore?.has(one)))
      const include = [...isNew].filter(({ parentElement }) => !parentElement || !isNew.has(parentElement))
      window.shownBefore = new WeakSet(shown)
      if (isOfNew && !include.length) return []
      const { violations } = await window.axe.run(isOfNew ? { include } : document, {
        runOnly,
        resultTypes: ['violations'],
        iframes: false,
        // Of some headings alone no order can be told.
        rules: { 'heading-order': { enabled: !isOfNew } },
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
    },
    [runOnly, isOfNew] as const,
  )
  expect(found).toEqual([])
}

type Scheme = 'light' | 'dark'

/** Expects that what the scripts made of a page is HTML as the standard has it. */
const expectValid = async (page: Page) => expect(await faultsOfHtml(await page.content())).toEqual([])

/**
 * Expects a page to be valid HTML, to fit at both widths, and to pass axe on a phone; and so what a desktop shows beside
 * that, or in the colours of another scheme.
 */
export async function expectWhole(page: Page, schemes?: { desktop: Scheme; phone: Scheme }) {
  const given = page.viewportSize() ?? desktop
  // Resized: a second document would cost five times as much.
  for (const [size, colorScheme] of [
    [phone, schemes?.phone],
    [desktop, schemes?.desktop],
  ] as const) {
    await page.setViewportSize(size)
    if (colorScheme) await page.emulateMedia({ colorScheme })
    await expectFits(page)
    if (size === phone) await expectAccessible(page)
    else {
      await expectNothingFound(page, { type: 'tag', values: rules }, true)
      if (schemes) await expectNothingFound(page, { type: 'rule', values: rulesOfColour })
    }
  }
  await page.setViewportSize(given)
  if (schemes) await page.emulateMedia({ colorScheme: given.width < 600 ? schemes.phone : schemes.desktop })
  await expectValid(page)
}

/** Expects that nothing overflows to the side, at the given width if there is one; else it names the last elements that do. */
export async function expectFits(page: Page, width?: number) {
  if (width) await page.setViewportSize({ width, height: 700 })
  const wide = await page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth,
    )
    return beyond.slice(-3).map((element) => element.outerHTML.slice(0, 200))
  })
  expect(wide, `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([])
}

/**
 * Expects that in type of twice the size nothing overflows to the side of a narrow screen, and no word of a heading,
 * link or button breaks.
 */
export async function expectFitsLarge(page: Page) {
  const large = await page.addStyleTag({ content: ':root { font-size: 200% }' })
  await expectFits(page, 320)
  expect(await page.evaluate(brokenWords), `${page.url()} in large type`).toEqual([])
  await large.evaluate((style) => style.parentElement?.removeChild(style))
}

/** The words of headings, links and buttons that stand on two lines. */
function brokenWords() {
  const range = document.createRange()
  const broken: string[] = []
  for (const element of document.querySelectorAll('h1, h2, h3, a:not([href^="mailto:"]), button')) {
    if (!element.checkVisibility()) continue
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\p{N}’]{2,}/gu) ?? []) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (range.getClientRects().length > 1) broken.push(word)
      }
  }
  return [...new Set(broken)]
}

/** Presses Escape in the open dialog, which listens from when it has the focus. */
export async function pressEscape(page: Page) {
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog], [role=alertdialog]'))
  await page.keyboard.press('Escape')
}

/** Calls that the page made to the worker so far. */
export function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** Waits for the notice with exactly this title and text. */
export const noticed = (page: Page, title: string, text: string) =>
  page
    .locator('li[data-state=open], div[role=alert]')
    .filter({ has: page.getByText(title, { exact: true }) })
    .getByText(text, { exact: true })
    .waitFor()
