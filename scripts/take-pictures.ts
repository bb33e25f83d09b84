import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { paths } from '#schema/paths.ts'
import { sampleLogins } from './local/accounts/login-file.ts'
import { requireChromium } from './local/chromium.ts'
import { findRunning } from './local/data-folder.ts'
import { readSettings } from './local/settings.ts'

/** The pictures of the README, of a running product with its samples: `node scripts/take-pictures.ts`. */
const { dataFolder } = readSettings()
const running = findRunning(dataFolder)
const owner = sampleLogins(dataFolder).find(({ plan }) => plan === 'premium')
if (!running || !owner?.profileUrl) throw new Error('No product with its samples runs here.')
const { url } = running
const { email, password, profileUrl } = owner
const folder = join(import.meta.dirname, '../docs/pictures')
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

async function signIn(page: Page) {
  await page.goto(url + paths.login.href())
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`**${paths.dashboard.href()}`)
  // Without the notice that somebody has signed in.
  await page.reload()
}

/** A question that one of the stories answers, so that the picture shows a citation. */
async function ask(page: Page) {
  await page.goto(url + paths.coachAgent.href())
  await page.getByRole('textbox').first().fill('Four hundred pages that nobody opened: what did you do?')
  await page.keyboard.press('Enter')
  await page
    .getByText(/^Story [IVX]+/)
    .last()
    .waitFor()
}

const pictures: [
  name: string,
  size: { width: number; height: number },
  show: (page: Page) => Promise<unknown>,
][] = [
  ['gallery', desktop, (page) => page.goto(url + paths.gallery.href())],
  ['profile', desktop, (page) => page.goto(url + paths.profile.href(profileUrl))],
  ['agent', phone, ask],
  ['dashboard', phone, signIn],
  ['verify', phone, (page) => page.goto(url + paths.verify.href())],
]

const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] })
for (const [name, viewport, show] of pictures) {
  const context = await browser.newContext({
    viewport,
    // As wide as a page that shows them, so that they weigh little.
    deviceScaleFactor: viewport === phone ? 1 : 0.75,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await show(page)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
}
await browser.close()
