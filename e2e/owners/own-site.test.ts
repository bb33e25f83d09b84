import { expect, inject, test } from 'vitest'
import { teacher } from '#test/agent.ts'
import { expectWhole, phone, visit, withSession } from '#test/browser.ts'
import { jsonOf } from '#test/requests.ts'

const settings = '/customer-dashboard?tab=settings'

test('an owner allows a site that was refused, copies the lines and sees the agent as it looks there', async () => {
  const { account, profileUrl } = await teacher()
  await fetch(`${inject('url')}/api/widget/ticket`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://petra.example' },
    body: JSON.stringify({ profileUrl }),
  })
  const page = await visit(settings, {
    viewport: phone,
    before: withSession(account),
    expected: /400|It was not saved/,
  })
  const part = page.getByRole('region', { name: 'On your own site' })
  await part.getByRole('button', { name: 'Save' }).waitFor()
  const filled = page.getByRole('main').locator('button.bg-madder', { hasText: 'Save' })
  expect(await filled.count(), 'nothing is changed').toBe(0)
  await part.getByRole('button', { name: /^Add to the list ?: https:\/\/petra\.example$/ }).click()
  await expect.poll(() => filled.count()).toBe(1)
  const sites = part.getByLabel('Sites that may show your agent')
  expect(await sites.evaluate((field) => field === document.activeElement)).toBe(true)
  await sites.fill('https://petra.example\npetra.example/about')
  await part.getByRole('button', { name: 'Save' }).click()
  await part.getByText('“petra.example/about” is no site that can be allowed.').waitFor()
  expect(await jsonOf(account.get('/widget-settings'))).toMatchObject({ domains: [] })
  await sites.fill('https://petra.example')
  await part.getByLabel('Colour of the button').fill('#ffdd00')
  await part.getByRole('button', { name: 'Save' }).click()
  await part.getByText('White text cannot be read on this colour', { exact: false }).waitFor()
  await part.getByLabel('Colour of the button').fill('#1f4d3a')
  await part.getByLabel('Words on the button').fill('Ask “Petra”')
  await part.getByRole('button', { name: 'Save' }).click()
  await part.getByText('Saved. The sites are allowed at once', { exact: false }).waitFor()
  expect(await jsonOf(account.get('/widget-settings'))).toMatchObject({
    domains: ['https://petra.example'],
    accent: '#1f4d3a',
    greeting: 'Ask “Petra”',
    refused: [],
  })
  const lines = part.locator('pre').filter({ hasText: '<script' })
  expect(await lines.textContent()).toBe(
    `<script async src="${inject('url')}/widget.js" data-profile="${profileUrl}" data-greeting="Ask “Petra”" data-accent="#1f4d3a"></script>\n` +
      `<noscript><a href="${inject('url')}/profile/${profileUrl}">Ask “Petra”</a></noscript>`,
  )
  await part.locator('iframe').scrollIntoViewIfNeeded()
  await part.locator('iframe').contentFrame().getByLabel('Your question').waitFor()
  await expectWhole(page)
})

test('an owner whose plan does not show the agent elsewhere has a link and a signature all the same', async () => {
  const { account, profileUrl } = await teacher({ profile: { plan: 'starter' } })
  const page = await visit(settings, { viewport: phone, before: withSession(account) })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const part = page.getByRole('region', { name: 'On your own site' })
  await part.getByText('comes with Level 2, Sprint', { exact: false }).waitFor()
  expect(await part.getByRole('button', { name: 'Save' }).count()).toBe(0)
  const address = `${inject('url')}/profile/${profileUrl}`
  const copied = (type: string) =>
    page.evaluate(async (type) => {
      const [item] = await navigator.clipboard.read()
      return (await item?.getType(type))?.text()
    }, type)

  const response = page.waitForResponse((answer) => answer.url().endsWith('/api/dashboard/passed-on'))
  await part.getByRole('button', { name: 'Copy the link' }).click()
  await part.getByText('Copied.').waitFor()
  expect(await copied('text/plain')).toMatch(new RegExp(`^<a href="${address}">What .+ has solved, and who`))
  expect((await response).status(), 'it counts as shared').toBe(204)

  await part.getByRole('button', { name: 'Copy the signature' }).click()
  await expect.poll(() => copied('text/html')).toContain('<table')
  const html = (await copied('text/html')) ?? ''
  expect(html).toContain(`href="${address}"`)
  const picture = /src="([^"]+)"/.exec(html)?.[1] ?? ''
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/png')
  expect(await copied('text/plain')).toMatch(new RegExp(`${address}$`))
  await part.getByRole('button', { name: 'Copy it as HTML' }).click()
  await expect.poll(() => copied('text/plain')).toContain('role="presentation"')
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
})
