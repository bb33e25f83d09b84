import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { desktop, expectAccessible, phone } from '#test/browser.ts'
import { widgetScript } from '#test/fakes/host-site.ts'
import { allowed, field, focusIn, frame, launcher } from '#test/fakes/own-site.ts'

const widget = () => `${inject('url')}/widget.js`
const opens = async (page: Page) => {
  await launcher(page).click()
  await field(page).waitFor()
}

test.each(['async', 'type="module"'])(
  'the launcher appears from the head of a page with %s',
  async (attribute) => {
    const lines = (profileUrl: string) =>
      `<script ${attribute} src="${widget()}" data-profile="${profileUrl}"></script>`
    const { page } = await allowed({}, { lines, isInHead: true })
    await launcher(page).waitFor()
  },
)

test('the launcher appears where a script of the site writes it into the page', async () => {
  const lines = (profileUrl: string) =>
    `<script>document.write(${JSON.stringify(widgetScript(profileUrl)).replaceAll('</', '<\\/')})</script>`
  const { page } = await allowed({}, { lines, expected: /document\.write/ })
  await launcher(page).waitFor()
})

test('a page that rewrites itself after it was loaded keeps the launcher', async () => {
  const { page } = await allowed()
  await launcher(page).waitFor()
  await page.evaluate(() => {
    document.open()
    document.write('<!doctype html><html lang="en"><title>Anew</title><body><h1>Anew</h1></body></html>')
    document.close()
  })
  await page.getByRole('heading', { name: 'Anew' }).waitFor()
  await opens(page)
  await field(page).press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('a page that is rendered ahead asks nothing until somebody sees it', async () => {
  const paths: string[] = []
  const { page } = await allowed(
    {},
    {
      attributes: 'data-open',
      before: (page) => {
        page.on('request', (request) => paths.push(new URL(request.url()).pathname))
        return page.addInitScript(() =>
          Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
        )
      },
    },
  )
  await launcher(page).waitFor()
  await launcher(page).hover()
  expect(paths.filter((path) => !['/', '/robots.txt', '/widget.js'].includes(path))).toEqual([])
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await field(page).waitFor()
  expect(paths).toContain('/api/widget/ticket')
})

const chatOfOthers =
  '<button style="position:fixed;right:0;bottom:0;width:120px;height:120px;z-index:2147483647">Other chat</button>'

test('the launcher beside another widget stands on the left, fills a phone’s screen and holds the page', async () => {
  const { page } = await allowed(
    // A page that insists on scrolling, with something above everything.
    { body: chatOfOthers, head: '<style>html,body{overflow:auto!important}</style>' },
    { viewport: phone, attributes: 'data-position="left" data-greeting="Ask Petra"' },
  )
  await page.getByRole('button', { name: 'Other chat' }).click()
  await page.evaluate(() => scrollTo(0, 400))
  await opens(page)
  const panel = await page.locator('rembrandt-widget .panel').boundingBox()
  expect([panel?.x, panel?.width], 'the whole width of the screen').toEqual([0, phone.width])
  await page.mouse.move(195, 300)
  await page.mouse.wheel(0, 600)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => scrollY), 'the page behind the frame stays in place').toBe(400)
  const elementName = await page.evaluate(
    () => document.elementFromPoint(innerWidth - 20, innerHeight - 20)?.localName,
  )
  expect(elementName, 'nothing of the site lies over the field').toBe('rembrandt-widget')
  await frame(page).getByRole('button', { name: 'Close the conversation' }).click()
  await page.getByRole('button', { name: 'Other chat' }).click()
  await page.mouse.move(195, 300)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
})

test('a cookie banner stays above the launcher where the owner says so, and can be answered', async () => {
  const banner =
    '<div id="banner" style="position:fixed;inset:auto 0 0 0;height:160px;z-index:50;background:#eee"><button style="position:absolute;right:16px;bottom:16px;width:200px;height:48px" onclick="banner.remove()">Accept</button></div>'
  const { page } = await allowed({ body: banner }, { viewport: phone, attributes: 'data-z-index="40"' })
  await launcher(page).waitFor()
  await page.getByRole('button', { name: 'Accept' }).click()
  await opens(page)
})

test.each([
  ['phone', phone],
  ['short desktop', { width: 1280, height: 640 }],
])(
  'on a site that zooms its page out or in, the whole conversation fits the screen of a %s',
  async (_, viewport) => {
    for (const zoom of [1.4, 0.7]) {
      const { page } = await allowed({ head: `<style>html{zoom:${zoom}}</style>` }, { viewport })
      await opens(page)
      const box = await page.locator('rembrandt-widget .panel').boundingBox()
      if (!box) throw new Error('There is no panel')
      expect(Math.round(box.y), `its top at ${zoom}`).toBeGreaterThanOrEqual(0)
      expect(Math.round(box.y + box.height), `its foot at ${zoom}`).toBeLessThanOrEqual(viewport.height)
      if (viewport === phone) expect(Math.round(box.height), `its height at ${zoom}`).toBe(phone.height)
    }
  },
)

test('on a site that is read from the right, words of the launcher begin at their own side', async () => {
  const { page } = await allowed({ root: 'dir="rtl"' }, { attributes: 'data-greeting="Ask me anything."' })
  const [first, last] = await launcher(page).evaluate(({ firstChild }) => {
    const letter = document.createRange()
    return [0, 15].map((at) => {
      letter.setStart(firstChild as Text, at)
      letter.setEnd(firstChild as Text, at + 1)
      return letter.getBoundingClientRect().x
    })
  })
  expect(last, 'the full stop stands behind the words').toBeGreaterThan(first ?? Number.NaN)
})

test('the second question that a site asks replaces its first, but not what a visitor typed', async () => {
  const { page } = await allowed({}, { viewport: desktop })
  const ask = (text: string) =>
    page.evaluate((text) => (window.Rembrandt as { ask(text: string): void }).ask(text), text)
  await launcher(page).waitFor()
  await ask('What do you cost?')
  await expect.poll(() => field(page).inputValue()).toBe('What do you cost?')
  await ask('How do you begin?')
  await expect.poll(() => field(page).inputValue()).toBe('How do you begin?')
  await field(page).fill('How do you begin, and when?')
  await ask('What do you cost?')
  await expect.poll(() => focusIn(page)).toBe('IFRAME')
  expect(await field(page).inputValue()).toBe('How do you begin, and when?')
})

test('the keyboard focus goes into the conversation, through it and out again', async () => {
  const { page } = await allowed({}, { viewport: desktop })
  await page.getByRole('link', { name: 'Her link' }).focus()
  await page.keyboard.press('Tab')
  expect(await focusIn(page)).toBe('BUTTON')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  for (let press = 0; press < 8 && (await focusIn(page)) === 'IFRAME'; press += 1)
    await page.keyboard.press('Tab')
  expect(await focusIn(page), 'after the last link the button').toBe('BUTTON')
  await page.keyboard.press('Shift+Tab')
  expect(await focusIn(page)).toBe('IFRAME')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await focusIn(page)).toBe('BUTTON')
})

test('axe finds nothing in the frame, light and dark, before and after an answer', async () => {
  const { page } = await allowed({}, { viewport: phone })
  await opens(page)
  const inside = page.frames().find((one) => one.url().includes('/embed/'))
  if (!inside) throw new Error('The frame has not come')
  const isAccessible = async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(inside)
    }
  }
  await isAccessible()
  await field(page).fill('Our boats leave half empty. What would you do?')
  await field(page).press('Enter')
  await frame(page).getByRole('button', { name: 'Copy this answer' }).waitFor()
  await frame(page).getByRole('button', { name: 'Erase this conversation' }).waitFor()
  await isAccessible()
})
