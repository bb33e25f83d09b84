import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { publicBadge } from '#test/badges/public-badge.ts'
import { desktop, expectFits, expectWhole, phone, visit } from '#test/browser.ts'
import { changeProfile } from '#test/people.ts'

const found = (title: string) => ({ level: 2, name: title }) as const
let known: Awaited<ReturnType<typeof publicBadge>>
beforeAll(async () => {
  known = await publicBadge()
})

test('a visitor who scans the QR code reads that the badge is genuine, and that a changed copy is not', async () => {
  const page = await visit(`/verify?badge=${known.id}`, { viewport: phone })
  await page.getByRole('heading', found('This badge is genuine.')).waitFor()
  await page.getByText('Rembrandt signed it, and nothing in it has been changed since.').waitFor()
  await page.getByText('Not revoked: its issuer’s signed list was read just now.').waitFor()
  await page.getByText('Both endorsements in it hold by themselves').waitFor()
  await page
    .getByText('Referee 1', { exact: true })
    .or(page.getByText(/^Referee 1, /))
    .waitFor()
  await page.locator('[data-seal=genuine]').waitFor()
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'The story, on its owner’s page' }).click()
  await (await opening).waitForURL(new RegExp(`/profile/${known.profile.profileUrl}#story-`))

  const changed = known.json.replace('Referee 2', 'Referee Two')
  expect(changed).not.toBe(known.json)
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'badge.json', mimeType: 'application/json', buffer: Buffer.from(changed) })
  await page.getByRole('heading', found('This badge was changed after it was signed.')).waitFor()
})

test('an address of ours that lost a letter, never led to a badge, or to a revoked one, is distinguished', async () => {
  const { id, profile } = await publicBadge()
  await changeProfile(profile.id, { isActive: false })
  const page = await visit(`/verify?badge=${known.id.slice(1)}`, { expected: /404/ })
  const todo = page.getByText('Copy the whole link again, or ask whoever gave it to you.')
  await todo.waitFor()
  const paste = async (badge: string) => {
    await page.getByRole('textbox').fill(`${new URL(page.url()).origin}/verify?badge=${badge}`)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('badge') === badge)
  }
  await paste(known.id.slice(2))
  await todo.waitFor()
  await paste('aaaaaaaaaaaa')
  await page.getByRole('heading', found('There is no such badge here.')).waitFor()
  await paste(id)
  await page.getByRole('heading', found('This badge was revoked.')).waitFor()
  await page.getByText('The profile was taken off public view.').waitFor()
  const links = page.getByRole('region', { name: 'What it says' }).getByRole('link')
  expect(await links.count(), 'none leads to a page that is not there').toBe(0)
  expect(await page.getByText('Read it at').count(), 'there is nothing to read').toBe(0)
  // With letters twice as large, too.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectFits(page, 320)
})

test('of several files dropped together none is checked, nor is a folder, and the page says so', async () => {
  const page = await visit('/verify', { viewport: desktop })
  const folder = await mkdtemp(join(tmpdir(), 'rembrandt-dropped-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const badge = join(folder, 'badge.json')
  await writeFile(badge, known.json)
  const mouse = await page.context().newCDPSession(page)
  const drop = async (...files: string[]) => {
    const data = { items: [], files, dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await mouse.send('Input.dispatchDragEvent', { type, x: 600, y: 100, data })
  }
  await drop(badge, badge)
  await page.getByText('Please drop one file at a time: none of these was checked.').waitFor()
  await drop(folder)
  await page.getByText('That is a folder. Please drop the badge’s own file.').waitFor()
  expect(await page.locator('#found').count()).toBe(0)
  await drop(badge)
  await page.locator('#found').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})
