import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, visit } from '#test/browser.ts'
import { handMadePdf, linesAsPage } from '#test/files/hand-made-pdf.ts'

const address = '/onboarding/setup'
const cv = [
  'Noor Haddad',
  'noor@haddad.example',
  'Experience',
  'Cut the waste of twelve shops from 31% to 9%.',
]
/** How long an answer may take on a busy machine, in milliseconds. */
const inTime = 60_000

const upload = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('CV (optional)').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
const found = (page: Page, name: string) => page.getByRole('heading', { level: 3, name: `Found in ${name}` })

/** Opens the wizard, and lists what is asked of any server but for the page's own scripts. */
async function open() {
  const page = await visit(address, { viewport: phone })
  const requests: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== new URL(page.url()).origin || !/\.(?:js|css|woff2)$/.test(pathname))
      requests.push(request.url())
  })
  page.on('dialog', (dialog) => requests.push(dialog.message()))
  page.on('download', (download) => requests.push(download.url()))
  page.on('popup', (popup) => requests.push(popup.url()))
  return { page, requests }
}

async function isUsable(page: Page) {
  await page.getByLabel('Phone').fill('+44 20 7946 0000')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'Expertise Definition' }).waitFor()
}

test('a PDF’s scripts and attachments stay in it; of two thousand pages twenty are read, with a notice', async () => {
  const { page, requests } = await open()
  const pdf = handMadePdf({
    pages: [linesAsPage(cv)],
    catalogue:
      '/OpenAction 10 0 R /AA << /WC 11 0 R >> /Names << /JavaScript << /Names [(a) 11 0 R] >> /EmbeddedFiles << /Names [(b.exe) 12 0 R] >> >> /AcroForm << /XFA 14 0 R /Fields [] >>',
    objects: {
      10: '<< /S /Launch /F (cmd.exe) /Next << /S /URI /URI (https://elsewhere.example/opened) >> >>',
      11: '<< /S /JavaScript /JS (app.alert\\("run"\\); app.launchURL\\("https://elsewhere.example/run"\\)) >>',
      12: '<< /Type /Filespec /F (b.exe) /EF << /F 13 0 R >> >>',
      13: '<< /Length 2 >>\nstream\nMZ\nendstream',
      14: '<< /Length 56 >>\nstream\n<xdp:xdp xmlns:xdp="https://elsewhere.example/"></xdp:xdp>\nendstream',
    },
  })
  await upload(page, 'active.pdf', pdf)
  await found(page, 'active.pdf').waitFor({ timeout: inTime })
  await page.getByRole('button', { name: /^Take: Full name, Noor Haddad/ }).waitFor()

  const pages = Array.from({ length: 2000 }, (_, at) => linesAsPage(at ? [`Page ${at + 1}`] : cv))
  await upload(page, 'long.pdf', handMadePdf({ pages }))
  await page.getByLabel('LinkedIn').fill('https://linkedin.com/in/noor')
  await found(page, 'long.pdf').waitFor({ timeout: inTime })
  await page.getByText('of a PDF the first 20 pages').waitFor()
  await isUsable(page)
  expect(requests).toEqual([])
})

test('a file whose name and content are HTML shows both as written, and of a far too long one a part', async () => {
  const { page, requests } = await open()
  const name = '<img src=x onerror=alert(1)>.json'
  const markup = '<script>alert(1)</script> & <b>Noor</b>'
  await upload(page, name, Buffer.from(JSON.stringify({ basics: { name: 'Noor', label: markup } })))
  await found(page, name).waitFor({ timeout: inTime })
  await page.getByRole('listitem').getByRole('button', { name: 'Role' }).first().click()
  expect(await page.getByRole('textbox', { name: 'Role' }).inputValue()).toBe(markup)

  const highlights = Array.from({ length: 50_000 }, (_, at) => `Saved ${at}% of the flour`)
  const resume = { basics: { name: 'Noor Haddad' }, work: [{ name: 'Brot', highlights }] }
  await upload(page, 'long.json', Buffer.from(JSON.stringify(resume)))
  await found(page, 'long.json').waitFor({ timeout: inTime })
  await page.getByText('only its beginning was read').waitFor()
  await isUsable(page)
  expect(requests).toEqual([])
})
