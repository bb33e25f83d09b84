import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { paths } from '#schema/paths.ts'
import { teacher } from '#test/agent.ts'
import { desktop, expectAccessible, expectFits, goWithin, phone, visit, withSession } from '#test/browser.ts'
import { hostSite, widgetScript } from '#test/fakes/host-site.ts'
import { mailedLink, mailedText } from '#test/mailbox.ts'
import { openHours } from '#test/meetings.ts'

const frame = (page: Page) => page.locator('rembrandt-widget iframe').contentFrame()
const log = (page: Page) => frame(page).getByRole('log')
async function ask(page: Page, question: string) {
  await frame(page).getByLabel('Your question').fill(question)
  await frame(page).getByLabel('Your question').press('Enter')
  await log(page).getByText(question, { exact: true }).waitFor()
  await frame(page).getByRole('button', { name: 'Send' }).waitFor()
}

/** The page of an owner's own site that they allowed, with the widget open; `host` is what its address begins with. */
async function opened(viewport: typeof phone) {
  const owner = await teacher({ profile: { plan: 'premium', hasOpenHours: true, scorecardActive: true } })
  await openHours(owner.id)
  const url = await hostSite({ body: widgetScript(owner.profileUrl) })
  const settings = { accent: '', position: 'right', greeting: '', theme: 'auto', domains: [url] }
  expect((await owner.account.put('/widget-settings', settings)).status).toBe(200)
  const page = await visit('/', {
    url,
    viewport,
    // Programs are not counted.
    before: (page) => page.setExtraHTTPHeaders({ 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' }),
  })
  await page.locator('rembrandt-widget').getByRole('button').click()
  return { owner, page, host: new URL(url).host }
}

test('a visitor books in the frame, and the owner learns on which site, on a phone', async () => {
  const { owner, page, host } = await opened(phone)
  await ask(page, 'Our boats leave half empty. What would you do?')
  await ask(page, 'Can we talk next week?')
  const times = log(page).getByRole('region', { name: /^Next free times/ })
  await times.getByRole('button').nth(2).click()
  const dialog = frame(page).getByRole('dialog', { name: /^\w+day \d/ })
  expect(await dialog.getByLabel('What is it about?').inputValue()).toBe(
    'Our boats leave half empty. What would you do?',
  )
  await expectFits(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Book / }).click()
  await dialog.getByText('Please tell us your name.').waitFor()
  const below = async (top: Locator, bottom: Locator) => {
    const [first, second] = [await top.boundingBox(), await bottom.boundingBox()]
    return first && second && second.y - first.y - first.height
  }
  await expect
    .poll(() =>
      below(dialog.getByRole('button', { name: 'Close' }), dialog.getByText('Your name', { exact: true })),
    )
    .toBeGreaterThanOrEqual(0)
  const email = `${crypto.randomUUID()}@okafor.example`
  await dialog.getByLabel('Your name').fill('Daniel Okafor')
  await dialog.getByLabel('Your email address').fill(email)
  await dialog.getByRole('button', { name: /^Book / }).click()
  await log(page).getByText('Booked:').waitFor()
  const link = new URL(await mailedLink(email, /\/meeting\/[\w-]{22}/))
  const open = log(page).getByRole('link', { name: /See, move or cancel it/ })
  expect(await open.getAttribute('href')).toBe(link.pathname)
  expect(await open.getAttribute('target')).toBe('_blank')
  expect(await page.context().cookies(inject('url')), 'no cookie of ours').toEqual([])
  await expect.poll(() => mailedText(owner.account.email)).toContain(`They came from ${host}`)

  const dashboard = await visit('/customer-dashboard?tab=messages', {
    viewport: phone,
    before: withSession(owner.account),
  })
  await dashboard.getByText(`Booked a meeting from ${host}`, { exact: false }).first().waitFor()
  await expectFits(dashboard)
  await dashboard.getByRole('link', { name: /Conversations/ }).click()
  await dashboard.getByText(`2 questions from ${host}`, { exact: false }).waitFor()
  await goWithin(dashboard, '/customer-dashboard?tab=analytics')
  const row = dashboard.getByRole('row', { name: new RegExp(`Your agent on ${host} opened once`) })
  await row.waitFor()
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['0', '1', '0', '1'])
  await expectFits(dashboard)
})

test('a link of the frame leads to the page itself, and its address names no visit', async () => {
  const { owner, page } = await opened(desktop)
  // A call of the frame waits until the ticket is exchanged.
  await ask(page, 'Our boats leave half empty. What would you do?')
  const linkTo = (name: RegExp) => frame(page).getByRole('link', { name })
  for (const [name, path] of [
    [/See the whole profile/, paths.profile.href(owner.profileUrl)],
    [/Take the scorecard/, paths.ownerScorecard.href(owner.profileUrl)],
  ] as const)
    expect(await linkTo(name).getAttribute('href')).toBe(path)
  const path = paths.booking.href(owner.profileUrl)
  const came = page.waitForEvent('popup')
  await linkTo(/Book a meeting/).click()
  const tab = await came
  await tab.waitForURL(`${inject('url')}${path}`)
  await expect
    .poll(() => linkTo(/Book a meeting/).getAttribute('href'), { message: 'who copies it copies the page’s' })
    .toBe(path)
  await tab.close()
  const [cookie, ...others] = await page.context().cookies(`${inject('url')}/api/seen`)
  expect(cookie).toMatchObject({ name: 'widget-visit', httpOnly: true, sameSite: 'Lax', path: '/api' })
  expect(others.map(({ name }) => name)).toEqual([])
})
