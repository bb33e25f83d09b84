import { beforeAll, expect, test } from 'vitest'
import { publicBadge } from '#test/badges/public-badge.ts'
import { expectFits, expectWhole, phone, visit } from '#test/browser.ts'
import { changeProfile } from '#test/people.ts'

const found = (title: string) => ({ level: 2, name: title }) as const
let known: Awaited<ReturnType<typeof publicBadge>>
beforeAll(async () => {
  known = await publicBadge()
})

test('a visitor who scans the QR code reads that the badge is genuine, its story, and who confirmed it', async () => {
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
})

test('a copy in which one word was changed is distinguished from the genuine one', async () => {
  const page = await visit('/verify')
  const changed = known.json.replace('Referee 2', 'Referee Two')
  expect(changed).not.toBe(known.json)
  const field = page.getByLabel('Choose a file')
  const file = (text: string) => ({
    name: 'badge.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await field.setInputFiles(file(changed))
  await page.getByRole('heading', found('This badge was changed after it was signed.')).waitFor()
  await field.setInputFiles(file(known.json))
  await page.getByRole('heading', found('This badge is genuine.')).waitFor()
})

test('a badge whose page is off view was revoked, and leads to no page that is not there', async () => {
  const { id, profile } = await publicBadge()
  await changeProfile(profile.id, { isActive: false })
  const page = await visit(`/verify?badge=${id}`)
  await page.getByRole('heading', found('This badge was revoked.')).waitFor()
  await page.getByText('The profile is not public any more.').waitFor()
  const links = page.getByRole('region', { name: 'What it says' }).getByRole('link')
  expect(await links.count(), 'none leads to a page that is not there').toBe(0)
  expect(await page.getByText('Read it at').count(), 'there is nothing to read').toBe(0)
})

test('an address of ours that lost a letter is reported as incomplete, opened or pasted', async () => {
  const page = await visit(`/verify?badge=${known.id.slice(1)}`)
  const todo = page.getByText('Copy the whole link again, or ask whoever gave it to you.')
  await todo.waitFor()
  await page.getByRole('textbox').fill(`${new URL(page.url()).origin}/verify?badge=${known.id.slice(2)}`)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.waitForURL(/badge=[a-z0-9]{10}$/)
  await todo.waitFor()
})

test('an address of a badge that never existed is distinguished from one that did', async () => {
  const page = await visit('/verify?badge=aaaaaaaaaaaa', { expected: /404/ })
  await page.getByRole('heading', found('There is no such badge here.')).waitFor()
  // With letters twice as large, too.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectFits(page, 320)
})
