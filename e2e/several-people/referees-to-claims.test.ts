import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { claimsIn } from '#schema/claims.ts'
import { kwabenaAidoo } from '#schema/samples/kwabena-aidoo.ts'
import { phone, settled, visit } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'
import { startProduct } from '#test/product.ts'

const product = await startProduct()
afterAll(product.stop)

const story = kwabenaAidoo.stories[0]
const [claim] = story ? claimsIn({ solution: story.action, results: story.result }) : []
if (!claim) throw new Error('The first story claims nothing')

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const part = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title }).waitFor()

async function ask(page: Page, [firstName, lastName]: readonly [string, string], email: string) {
  const referees = page.getByRole('region', { name: 'Your referees' })
  await referees.getByRole('button', { name: 'Ask somebody' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask somebody' })
  await dialog.getByLabel('First name').fill(firstName)
  await dialog.getByLabel('Last name').fill(lastName)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('What you did together').fill('We brought the Walsall flats back on site.')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await dialog.waitFor({ state: 'detached' })
  await referees
    .getByRole('listitem')
    .filter({ hasText: `${firstName} ${lastName}` })
    .waitFor()
}

async function answer(link: string) {
  const page = await visit(link, { viewport: phone, isStill: true })
  await part(page, 'You and Kwabena')
  await page.getByLabel('Your role').fill('Site manager')
  await page.getByLabel('Company').fill('Walsall Homes')
  await page.getByLabel('How do you know Kwabena, and for how long?').fill('Two years on the same site.')
  await next(page)
  await part(page, 'What did you see?')
  // Stories are folded, but for the first.
  const own = page.getByRole('listitem').filter({ hasText: claim?.text ?? '' })
  await own.getByLabel('I can confirm this').check()
  await next(page)
  for (const title of ['What is Kwabena good at?', 'What came of it?']) {
    await part(page, title)
    for (const field of await page.getByRole('main').getByRole('textbox').all())
      if (!/optional/i.test((await field.getAttribute('aria-label')) ?? ''))
        await field.fill('Every Friday he knew which floor would be paid for next.')
    await next(page)
  }
  await part(page, 'Read it once, and send it')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send my reference' }).click()
  await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor()
}

test('a sprint owner asks two people by mail on a phone, each ticks a claim in theirs, and the page says who confirmed it', async () => {
  const logins = JSON.parse(readFileSync(join(product.dataFolder, 'sample-logins.json'), 'utf8'))
  const owner = logins.find(({ plan }: { plan?: string }) => plan === 'sprint')
  const page = await visit('/login?next=%2Fcustomer-dashboard', {
    viewport: phone,
    isStill: true,
    url: product.url,
  })
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/customer-dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Referees' }).click()

  const people = [
    [['Wera', 'Hult'], `${randomUUID()}@hult.example`],
    [['Bram', 'Okello'], `${randomUUID()}@okello.example`],
  ] as const
  for (const [name, email] of people) {
    await ask(page, name, email)
    await answer(await mailedLink(email, /\/reference-form\S+#token=\S+/, product))
  }

  await page.goto(`${product.url}/profile/kwabena-aidoo`)
  await settled(page)
  const plate = page.locator('.stories-plates details').first()
  const note = plate.locator('.gilt').filter({ hasText: 'Wera Hult' })
  await expect.poll(() => note.first().textContent()).toMatch(/Bram Okello/)
  const marked = plate.locator('.stories-claim')
  await expect.poll(async () => (await marked.allTextContents()).join('')).toContain(claim?.text)
})
