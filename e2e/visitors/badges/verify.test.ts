import { encode } from 'fast-png'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { bake } from '#schema/badges/baked-picture.ts'
import type { JsonObject } from '#schema/badges/json.ts'
import { signedBadge, signedBy, statusListOf } from '#test/badges/signed-badge.ts'
import { callsOf, desktop, expectWhole, phone, visit } from '#test/browser.ts'
import { closedAnswer, type ForeignIssuer, foreignIssuer, jsonAnswer } from '#test/fakes/badge-issuer.ts'
import { htmlOf } from '#test/requests.ts'

const address = '/verify'
const keys = '/.well-known/did.json'
const list = '/badges/status/1'
const hosted = '/badges/b1.json'
const away = /Failed to load resource|CORS policy|net::/

const field = (page: Page) => page.getByLabel('The badge’s address, or the badge itself as JSON')
const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true }).click()
const found = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title }).waitFor()
const choose = (page: Page, name: string, content: string | Uint8Array) =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
const bringJson = (page: Page, badge: unknown) => choose(page, 'badge.json', JSON.stringify(badge))

async function open(school: ForeignIssuer, search = '', viewport = desktop) {
  return visit(address + search, { viewport, before: school.lead, expected: away })
}

test('a visitor who drops a badge of a foreign school reads its signer, content and endorsers', async () => {
  const school = await foreignIssuer()
  const page = await open(school)
  expect(school.requestedPaths, 'nobody is asked before').toEqual([])
  const calls = callsOf(page)
  await bringJson(page, school.badge)
  await found(page, 'This badge holds.')
  await page.getByText('It was signed by whoever runs badges.example.org').waitFor()
  await page.getByText('That they are called “Harbour Academy” is their own word.').waitFor()
  await page.getByText('Harbour Academy (badges.example.org)', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'The story (badges.example.org)' }).waitFor()
  await page.getByText('The berth reopened nine days early.', { exact: true }).waitFor()
  await page.getByText('Ines Hallam, Port captain, Harbour Board').waitFor()
  await page.getByText('Not revoked: its issuer’s signed list was read just now.').waitFor()
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  expect(new Set(school.requestedPaths)).toEqual(new Set([keys, list]))
  expect(calls).toEqual([])
})

test('an address in a link fills the field, only a press asks, and Back leads to the page as it was', async () => {
  const school = await foreignIssuer()
  const page = await open(school, `?url=${encodeURIComponent(school.issuer.origin + hosted)}`, phone)
  await expect.poll(() => field(page).inputValue()).toBe(school.issuer.origin + hosted)
  expect(school.requestedPaths).toEqual([])
  await check(page)
  await found(page, 'This badge holds.')
  expect(school.requestedPaths[0]).toBe(hosted)

  const other = `${school.issuer.origin}${hosted}?again`
  await field(page).fill(other)
  await check(page)
  await expect.poll(() => new URL(page.url()).searchParams.get('url')).toBe(other)
  await page.goBack()
  await expect.poll(() => page.locator('#found').count()).toBe(0)
  await expect.poll(() => field(page).inputValue()).toBe(school.issuer.origin + hosted)
  await page.goForward()
  await expect.poll(() => field(page).inputValue()).toBe(other)
})

test('a badge is checked by keyboard alone, announced, and read from a picture in which it was baked', async () => {
  const school = await foreignIssuer()
  const page = await open(school)
  await field(page).focus()
  await page.keyboard.insertText(JSON.stringify(school.badge))
  await page.keyboard.press('Enter')
  await found(page, 'This badge holds.')
  await expect.poll(() => page.locator('p[role=status]').allTextContents()).toContain('This badge holds.')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby')))
    .toBe('found')
  await field(page).fill('')
  const picture = encode({ width: 2, height: 2, data: new Uint8Array(16).fill(90), channels: 4 })
  await choose(page, 'empty.png', picture)
  await found(page, 'There is no badge in this picture.')
  await choose(page, 'badge.png', bake(picture, JSON.stringify(school.badge)))
  await found(page, 'This badge holds.')
})

test('a badge that was changed, revoked or not signed gets its own seal and sentence', async () => {
  const school = await foreignIssuer()
  const page = await open(school)
  await bringJson(page, { ...school.badge, name: 'A greater berth' })
  await found(page, 'This badge was changed after it was signed.')
  await page.getByRole('heading', { name: 'What it claims (nothing of this is proven)' }).waitFor()
  await page.locator('[data-seal=broken]').waitFor()
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  school.answers.set(list, jsonAnswer(await signedBy(school.issuer, await statusListOf(school.issuer, [7]))))
  await bringJson(page, school.badge)
  await found(page, 'This badge was revoked.')
  await page.locator('[data-seal=revoked]').waitFor()
  const { proof: _, ...unsigned } = school.badge
  await bringJson(page, unsigned)
  await found(page, 'This badge is not signed.')
  await page.locator('[data-seal=unproven]').waitFor()
})

const answersInVain: [answer: Parameters<ForeignIssuer['answers']['set']>[1], why: string][] = [
  [closedAnswer({}), 'its server is not there, or does not let a browser on another site ask it'],
  [jsonAnswer('', 404), 'there is nothing at that address'],
  [jsonAnswer('', 500), 'its server answered with an error'],
  [jsonAnswer('', 429), 'its server is asked too often just now'],
  [
    jsonAnswer('', 302, { Location: 'https://elsewhere.example.org/' }),
    'its server sent us on to another place',
  ],
]
test('a server’s answer in place of its keys, or no network, is named, and a press checks again', async () => {
  const school = await foreignIssuer()
  const page = await open(school)
  // A part that is still loading would fail as well.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await bringJson(page, school.badge)
  await page.getByRole('heading', { level: 2, name: 'You are offline.' }).waitFor()
  await page.context().setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
  await page.getByRole('button', { name: 'Check again' }).click()
  await found(page, 'This badge holds.')
  for (const [answer, why] of answersInVain) {
    school.answers.set(keys, answer)
    await bringJson(page, school.badge)
    await found(page, 'The issuer’s keys could not be read.')
    await page.getByText(why).waitFor()
    school.answers.delete(keys)
    await page.getByRole('button', { name: 'Check again' }).click()
    await found(page, 'This badge holds.')
  }
})

test('a check that waits is cancelled, gives way to a later one, and ends after ten seconds', async () => {
  const school = await foreignIssuer()
  school.answers.set(keys, () => {})
  const page = await open(school)
  await bringJson(page, school.badge)
  await page.getByRole('heading', { level: 2, name: 'Checking badge.json…' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
    .toEqual(['How a badge is checked'])
  await bringJson(page, school.badge)
  await page.getByRole('heading', { level: 2, name: 'Checking badge.json…' }).waitFor()
  await choose(page, 'other.json', '{"no": "badge"}')
  await found(page, 'This is not a badge.')
  expect(await page.locator('#found').count()).toBe(1)

  await page.clock.install()
  const before = school.requestedPaths.length
  await bringJson(page, school.badge)
  await expect.poll(() => school.requestedPaths.slice(before)).toEqual([keys])
  await page.clock.fastForward(10_000)
  await page.getByText('its server did not answer within ten seconds').waitFor()
  await page.getByRole('button', { name: 'Check again' }).waitFor()
})

test('nobody’s browser is sent to a private network, without encryption, with a password or two slashes', async () => {
  const school = await foreignIssuer()
  const page = await open(school)
  const hosts: string[] = []
  page.on('request', (request) => hosts.push(new URL(request.url()).host))
  const isPrivate = 'a number or a name of a private network'
  // No two in a row are refused in the same words.
  for (const [written, why] of [
    ['https://192.168.1.1/badge.json', isPrivate],
    ['http://badges.example.org/badges/b1.json', 'the address begins with http:'],
    ['https://[fd00::1]/badge.json', isPrivate],
    ['https://user:secret@badges.example.org/badges/b1.json', 'this is not a whole web address'],
    ['https://3232235777/badge.json', isPrivate],
    ['http://badges.example.org/badges/b1.json', 'the address begins with http:'],
    ['printer.local/badge.json', isPrivate],
  ] as const) {
    await field(page).fill(written)
    await check(page)
    await page.getByText(why).waitFor()
  }
  await field(page).fill(`${inject('url')}//badges.example.org${hosted}`)
  await check(page)
  await page.getByText('there is nothing at that address').waitFor()
  expect(school.requestedPaths).toEqual([])
  expect(hosts.filter((host) => host !== new URL(page.url()).host)).toEqual([])
})

test('a file that is no badge, or too large for one, is named by its kind, and the page stays usable', async () => {
  const page = await visit(address, { viewport: phone })
  for (const [content, title] of [
    [new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'A file of this kind holds no badge.'],
    ['['.repeat(100_000), 'This is nested too deeply for a badge.'],
    [`[${'0,'.repeat(400_000)}0]`, 'This holds too many things for a badge.'],
    ['{"type": "VerifiableCredential", "t\\u0079pe": "x"}', 'This says one thing twice.'],
    ['{"type": ["VerifiableCredential"', 'This cannot be read as a badge.'],
    ['eyJhbGciOiJFZERTQSJ9.eyJ2YyI6e319.c2ln', 'This badge is signed as a VC-JWT.'],
  ] as const) {
    await choose(page, 'file.json', content)
    await found(page, title)
    await field(page).fill('still here')
  }
  // Of more than twenty megabytes, which are not read.
  await page.evaluate(() => {
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array(20_000_001)], 'large.png'))
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true }),
      )
  })
  await found(page, 'This is too large for a badge.')
})

test('nothing in a badge becomes more than text on the page', async () => {
  const school = await foreignIssuer()
  const page = await open(school)
  const hostile = '<img src=x onerror=alert(1)>\u202Egnp.'
  const subject = school.badge.credentialSubject as JsonObject
  const badge = await signedBadge(school.issuer, {
    issuer: { ...(school.badge.issuer as JsonObject), name: hostile },
    credentialSubject: { ...subject, id: 'javascript:alert(1)' },
    evidence: [{ id: 'data:text/html,x', type: ['Evidence'], name: hostile }],
  })
  page.on('dialog', (dialog) => expect(dialog.message()).toBe(''))
  await bringJson(page, badge)
  await page.locator('#found').waitFor()
  expect(await page.locator('main img').count()).toBe(0)
  expect(await page.locator('main a[href^="javascript:"], main a[href^="data:"]').count()).toBe(0)
  expect(await page.locator('main').textContent()).not.toContain('\u202E')
})

test('the page without JavaScript says why it needs some, and where else a badge can be checked', async () => {
  expect(await htmlOf(address)).toContain('for which it needs JavaScript')
})

test('the page may ask any server over https, and no other page may', async () => {
  const { headers } = await fetch(new URL(address, inject('url')))
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' https:")
})
