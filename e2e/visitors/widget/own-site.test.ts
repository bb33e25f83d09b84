import { expect, inject, test } from 'vitest'
import { teacher } from '#test/agent.ts'
import { expectAccessible, expectFits, phone, visit } from '#test/browser.ts'
import { hostSite, widgetScript } from '#test/fakes/host-site.ts'
import { allow, allowed, field, focusIn, frame, launcher } from '#test/fakes/own-site.ts'
import { jsonOf } from '#test/requests.ts'

test('a visitor of the expert’s own site asks their agent, on a phone', async () => {
  const { page, owner } = await allowed(
    {},
    { viewport: phone, attributes: 'data-greeting="Ask Petra’s agent"' },
  )
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await expectAccessible(page)
  expect(await launcher(page).getAttribute('aria-expanded')).toBe('false')
  expect(requests, 'nothing is asked before the first press').toEqual([])
  await launcher(page).click()
  await page.getByRole('dialog', { name: 'Ask Petra’s agent' }).waitFor()
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await expectFits(page)
  await field(page).fill('Our boats leave half empty. What would you do?')
  await field(page).press('Enter')
  const cited = frame(page)
    .getByRole('log')
    .getByRole('link', { name: /The timetable nobody read/ })
  await cited.waitFor()
  expect(await cited.getAttribute('href')).toMatch(new RegExp(`^/profile/${owner.profileUrl}#story-\\d+$`))
  await frame(page).getByRole('button', { name: 'Copy this answer' }).waitFor()
  await frame(page)
    .getByRole('link', { name: /See the whole profile/ })
    .waitFor()
  expect(await page.context().cookies(inject('url')), 'no cookie of ours').toEqual([])
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden')

  await field(page).press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await focusIn(page)).toBe('BUTTON')
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  expect(await page.evaluate(() => document.body.inert)).toBe(false)
  await launcher(page).press('Enter')
  await cited.waitFor()
  await page.reload()
  await launcher(page).click()
  await cited.waitFor()
})

test('a site that is not allowed says so in the launcher, and the owner is told which one', async () => {
  const owner = await teacher()
  const url = await hostSite({ body: widgetScript(owner.profileUrl) })
  const page = await visit('/', { url, expected: /403/ })
  await launcher(page).click()
  const status = page.getByRole('status')
  await status.getByText('This site is not allowed to show this agent.').waitFor()
  expect(await status.getByRole('link').getAttribute('href')).toBe(
    `${inject('url')}/profile/${owner.profileUrl}`,
  )
  expect(await page.locator('rembrandt-widget iframe').count()).toBe(0)
  expect(await launcher(page).getAttribute('aria-expanded')).toBe('false')
  await expectAccessible(page)
  expect(await jsonOf(owner.account.get('/widget-settings'))).toMatchObject({
    refused: [{ origin: url, count: 1 }],
  })
  const refused = page.waitForResponse(/widget\/ticket/)
  await page.evaluate(() => {
    addEventListener('rembrandt:refused', () => Reflect.set(window, 'isToldLate', true))
    const { open, destroy } = window.Rembrandt as { open(): void; destroy(): void }
    open()
    destroy()
  })
  await refused
  expect(await page.evaluate(() => Reflect.has(window, 'isToldLate'))).toBe(false)
  await allow(owner, url)
  await page.reload()
  await launcher(page).click()
  await field(page).waitFor()
})

test('a ticket that breaks off on its way does not keep the agent from opening', async () => {
  const { page } = await allowed(
    {},
    {
      before: (page) =>
        page.route('**/api/widget/ticket', (route) =>
          route.fulfill({ body: '{"tick', headers: { 'Access-Control-Allow-Origin': '*' } }),
        ),
    },
  )
  await launcher(page).click()
  await field(page).waitFor()
})

test('a visitor who is offline reads at once that the agent is not reached, and opens it once online', async () => {
  const { page } = await allowed({}, { expected: /ERR_INTERNET_DISCONNECTED/ })
  await launcher(page).waitFor()
  await page.context().setOffline(true)
  await launcher(page).click()
  await page
    .getByRole('status')
    .getByText('cannot be reached just now', { exact: false })
    .waitFor({ timeout: 6_000 })
  await page.context().setOffline(false)
  await launcher(page).click()
  await field(page).waitFor()
})

test('a site that was allowed frames nothing any more once it is taken off the list', async () => {
  const { owner, page } = await allowed({}, { expected: /frame-ancestors|403/ })
  await launcher(page).click()
  await field(page).waitFor()
  await allow(owner)
  await page.reload()
  await launcher(page).click()
  await page.getByRole('status').getByText('not allowed', { exact: false }).waitFor()
  // Even a page that asks for no ticket.
  await page.evaluate(
    (src) => {
      document.body.appendChild(Object.assign(document.createElement('iframe'), { src, id: 'bare' }))
    },
    `${inject('url')}/embed/${owner.profileUrl}`,
  )
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
})

test('the launcher works where the site isolates itself and allows only our scripts and frames', async () => {
  const source = inject('url')
  const policy = `default-src 'none'; script-src ${source}; frame-src ${source}; require-trusted-types-for 'script'; trusted-types 'none'`
  const { page } = await allowed(
    {
      headers: {
        'Content-Security-Policy': policy,
        'Cross-Origin-Embedder-Policy': 'credentialless',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    { expected: /Content Security Policy|Refused|violates/ },
  )
  await launcher(page).click()
  await field(page).waitFor()
  const look = await launcher(page).evaluate((button) => getComputedStyle(button).position)
  expect(look, 'its styles need no leave of the policy').toBe('fixed')
})

test('no style of the site reaches the launcher, and the site may be written from right to left', async () => {
  const { page } = await allowed({
    root: 'dir="rtl"',
    head: '<style>*{all:unset!important;display:none!important}html,body,main,h1{display:block!important}</style>',
  })
  const box = await launcher(page).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400)
  await launcher(page).click()
  await field(page).waitFor()
  expect((await page.locator('rembrandt-widget .panel').boundingBox())?.width).toBe(400)
  const overflow = await page.evaluate(() => document.documentElement.style.overflow)
  expect(overflow, 'on a desk the site goes on scrolling').toBe('')
})

test('a page that loads the script twice has one launcher, and one whose body is swapped keeps it', async () => {
  const { page, owner } = await allowed()
  await page.evaluate(
    ({ src, profile }) =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), { src, onload: resolve })
        script.dataset.profile = profile
        document.head.appendChild(script)
      }),
    { src: `${inject('url')}/widget.js`, profile: owner.profileUrl },
  )
  expect(await launcher(page).count()).toBe(1)
  await page.evaluate(() =>
    document.documentElement.replaceChild(document.createElement('body'), document.body),
  )
  expect(await launcher(page).count()).toBe(1)
  await page.evaluate(() => document.querySelector('rembrandt-widget')?.remove())
  await launcher(page).waitFor()
  await launcher(page).click()
  await field(page).waitFor()
  await page.evaluate(async () => {
    document.querySelector('rembrandt-widget')?.remove()
    await Promise.resolve()
    ;(window.Rembrandt as { ask(text: string): void }).ask('And after the swap?')
  })
  await expect.poll(() => field(page).inputValue()).toBe('And after the swap?')
})

test('the agent answers in a browser that stores nothing, and says so', async () => {
  const { page } = await allowed(
    {},
    {
      before: (page) =>
        page.addInitScript(() => {
          if (parent === window) return
          for (const name of ['sessionStorage', 'localStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('blocked', 'SecurityError')
              },
            })
          // An http site around makes the frame no secure context.
          Object.defineProperty(crypto, 'randomUUID', { value: undefined })
        }),
    },
  )
  await launcher(page).click()
  await frame(page).getByText('Your browser keeps nothing here', { exact: false }).waitFor()
  for (const question of ['Our boats leave half empty. What would you do?', 'Who confirms that?']) {
    await field(page).fill(question)
    await field(page).press('Enter')
    await frame(page).getByRole('log').getByText(question, { exact: true }).waitFor()
    await frame(page).getByRole('button', { name: 'Send' }).waitFor()
  }
  await frame(page).getByRole('button', { name: 'Erase this conversation' }).click()
  await frame(page).getByRole('button', { name: 'Erase it' }).click()
  await expect.poll(() => frame(page).getByRole('log').getByRole('listitem').count()).toBeLessThan(4)
})

test('a site may open the frame, fill the field and take it away, also before it has loaded', async () => {
  const { page } = await allowed({
    head: `<script>window.Rembrandt = [['ask', 'What do you do about ferries?']]; window.told = []
      for (const event of ['ready', 'open', 'close', 'refused'])
        addEventListener('rembrandt:' + event, () => told.push(event))</script>`,
  })
  await expect.poll(() => field(page).inputValue()).toBe('What do you do about ferries?')
  expect(await frame(page).getByRole('log').getByText('ferries?').count(), 'a press sends').toBe(0)
  await page.evaluate(
    () => 'close' in (window.Rembrandt ?? {}) && (window.Rembrandt as { close(): void }).close(),
  )
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual(['open', 'ready', 'close'])
  await page.evaluate(() => (window.Rembrandt as { destroy(): void }).destroy())
  expect(await page.locator('rembrandt-widget').count()).toBe(0)
  expect(await page.evaluate(() => window.Rembrandt)).toBeUndefined()
})

test('the frame is dark where the site wants it so, though the device says nothing', async () => {
  const { page } = await allowed(
    {},
    {
      attributes: 'data-theme="dark" data-open',
      // A device that says nothing: what a browser pretends for a whole page would hold in the frame too.
      before: (page) => page.emulateMedia({ colorScheme: null }),
    },
  )
  await field(page).waitFor()
  expect(await field(page).evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
})
