import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from 'playwright-core'
import { PNG } from 'pngjs'
import UPNG from 'upng-js'
import { expect, inject, test } from 'vitest'
import { ownerWithBadge } from '#test/badges/owner-with-badge.ts'
import { readCode } from '#test/badges/read-code.ts'
import {
  callsOf,
  desktop,
  expectAccessible,
  expectFitsLarge,
  expectWhole,
  noticed,
  phone,
  pressEscape,
  visit,
  withSession,
} from '#test/browser.ts'
import { changeProfile } from '#test/people.ts'

const url = inject('url')

/** An owner with a badge; `open` shows them their stories. */
async function owner() {
  const known = await ownerWithBadge()
  const open = (options: Parameters<typeof visit>[1] = {}) =>
    visit('/customer-dashboard?tab=stories', {
      viewport: phone,
      before: withSession(known.owner),
      ...options,
    })
  return { ...known, open, address: `${url}/verify?badge=${known.badgeId}` }
}

const openBadge = (page: Page) =>
  page.getByRole('button', { name: 'Badge of “The timetable nobody read”' }).click()
const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'The badge of this story' })
/** Waits for the picture that the dialog shows. */
const pictureShown = (dialog: Locator) =>
  expect
    .poll(() =>
      dialog
        .getByRole('img', { name: 'Your work in its frame' })
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBe(1200)
const bytesOf = async (download: Download) => readFile(await download.path())

test('an owner adds a badge to LinkedIn, and copies its link and every value where the form stays empty', async () => {
  const { badgeId, open, address } = await owner()
  const page = await open()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Badge of' }).waitFor()
  await expectFitsLarge(page)
  await page.setViewportSize(phone)
  await openBadge(page)
  const dialog = dialogIn(page)
  await dialog.getByText('Valid. Whoever checks it is told that it is genuine.').waitFor()
  await dialog.getByText('Confirmed by Ida Moor and Jan Kade. Made on').waitFor()
  const link = dialog.getByRole('link', { name: 'Add to LinkedIn' })
  const query = new URL((await link.getAttribute('href')) ?? '').searchParams
  expect([query.get('name'), query.get('certUrl'), query.get('certId')]).toEqual([
    'Validated story: The timetable nobody read',
    address,
    badgeId,
  ])
  const readerLink = dialog.getByRole('link', { name: 'See what a reader sees' })
  expect(await readerLink.getAttribute('href')).toBe(address)
  await dialog.getByRole('button', { name: 'Copy the link' }).click()
  await noticed(page, 'Link copied', 'Whoever opens it sees whether the badge is genuine.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await dialog.getByText('If LinkedIn’s form comes up empty').click()
  await dialog.getByRole('button', { name: 'Copy: Name' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Validated story: The timetable nobody read',
  )
  await dialog.getByText('A QR code, for a slide or a card').click()
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
})

test('a badge’s picture holds the very badge of its file, and its QR code opens the proof', async () => {
  const { badgeId: id, open, address } = await owner()
  const page = await open({ viewport: desktop, colorScheme: 'dark' })
  await openBadge(page)
  const dialog = dialogIn(page)
  await pictureShown(dialog)
  const calls = callsOf(page)
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download PNG' }).dblclick()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`badge-${id}.png`)
  const bytes = await bytesOf(saved)
  // Reads every chunk with its checksum.
  const { width, height } = PNG.sync.read(bytes)
  expect([width, height]).toEqual([1200, 630])
  const { tabs } = UPNG.decode(new Uint8Array(bytes).buffer)
  const fetching = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download JSON' }).click()
  const file = await fetching
  expect(file.suggestedFilename()).toBe(`badge-${id}.json`)
  const text = (await bytesOf(file)).toString()
  expect(JSON.parse(text)).toMatchObject({
    id: `${url}/badges/${id}.json`,
    name: 'The timetable nobody read',
  })
  expect(tabs.iTXt).toEqual({ openbadgecredential: text })
  expect(
    calls.filter((call) => call.endsWith('/picture.png')),
    'a double click is one',
  ).toHaveLength(1)

  // Dark on light in dark mode too.
  await dialog.getByText('A QR code, for a slide or a card').click()
  const shown = dialog.getByRole('img', { name: 'A QR code that opens the badge of this story' })
  const fills = shown.locator('path').evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill))
  expect(await fills).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  const coding = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save it as PNG' }).click()
  const code = await coding
  expect(code.suggestedFilename()).toBe(`badge-${id}.png`)
  const picture = await bytesOf(code)
  expect(readCode(picture)).toBe(address)
  expect(PNG.sync.read(picture).width).toBeGreaterThanOrEqual(1024)
  const drawing = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save it as SVG' }).click()
  const svg = await drawing
  expect(svg.suggestedFilename()).toBe(`badge-${id}.svg`)
  expect((await bytesOf(svg)).toString()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
})

test('a badge that is not loaded or still being made says so, and appears at a press or by itself', async () => {
  const { open, own, storyIds } = await owner()
  const { badges } = await own()
  const page = await open({ expected: /net::|Failed to load|was not downloaded/ })
  let answers = 0
  await page.route('**/api/badges', (route) => {
    answers += 1
    // The dialog's code is there, its answer is not.
    if (answers === 1) return route.abort('internetdisconnected')
    return route.fulfill({ json: answers > 2 ? { badges, waiting: [] } : { badges: [], waiting: storyIds } })
  })
  await openBadge(page)
  const dialog = dialogIn(page)
  await dialog.getByText('We could not reach our server.', { exact: false }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByText('It takes a minute at most, and appears here by itself.', { exact: false }).waitFor()
  await expectAccessible(page)
  await dialog.getByText('Valid. Whoever checks it').waitFor()
  expect(await dialog.getByText('It is being made.').count()).toBe(0)
  await page.route('**/picture.png', (route) => route.abort('internetdisconnected'))
  await dialog.getByRole('button', { name: 'Download PNG' }).click()
  await dialog.getByRole('alert').getByText('We could not reach our server.', { exact: false }).waitFor()
  await pressEscape(page)
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Badge/)
})

test('where a story is written its badge is one press away; once revoked it says why and what is missing', async () => {
  const { id, owner: account, storyIds, address } = await owner()
  const page = await visit(`/story-builder?edit=${storyIds[0]}`, {
    viewport: phone,
    // The picture of what is revoked meanwhile is gone.
    expected: /40\d|410/,
    before: withSession(account),
  })
  await page.getByRole('button', { name: 'The badge of this story' }).click()
  const dialog = dialogIn(page)
  expect(await dialog.getByRole('link', { name: 'See what a reader sees' }).getAttribute('href')).toBe(
    address,
  )
  await pressEscape(page)
  await dialog.waitFor({ state: 'detached' })

  await changeProfile(id, { isActive: false })
  await page.getByRole('link', { name: 'Your stories' }).click()
  await openBadge(page)
  await dialog.getByText('Nobody can see your page just now.', { exact: false }).waitFor()
  await dialog.getByText('Revoked. Your page was taken off view. Whoever checks it is told so.').waitFor()
  expect(await dialog.getByRole('link', { name: 'Add to LinkedIn' }).count()).toBe(0)
  await expectWhole(page)
})
