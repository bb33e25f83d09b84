import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { kwabenaAidoo } from '#schema/samples/kwabena-aidoo.ts'
import { claimsIn } from '#schema/stories/claims.ts'
import { signedInAs } from '#test/account.ts'
import { hydrated, phone, visit, withSession } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'
import { publishPerson } from '#test/people.ts'

const stories = kwabenaAidoo.stories.map((told) => ({
  title: told.title,
  problemDescription: told.situation,
  task: told.task,
  solution: told.action,
  results: told.result,
}))
const [claim] = stories[0] ? claimsIn(stories[0]) : []
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

async function answer(page: Page) {
  await part(page, 'You and Kwabena')
  await page.getByLabel('Your role').fill('Site manager')
  await page.getByLabel('Company').fill('Walsall Homes')
  await next(page)
  await part(page, 'What did you see?')
  // Stories are folded, but for the first.
  const own = page.getByRole('listitem').filter({ hasText: claim?.text ?? '' })
  await own.getByLabel('I can confirm this').check()
  await next(page)
  for (const title of ['How you know Kwabena', 'What Kwabena solves', 'Working with Kwabena']) {
    await part(page, title)
    for (const field of await page.getByRole('main').getByRole('textbox').all())
      if (!/optional/i.test((await field.getAttribute('aria-label')) ?? ''))
        await field.fill('Every Friday he knew which floor would be paid for next.')
    await next(page)
  }
  await part(page, 'Read it once, and send it')
  await page
    .getByText('What you confirm also stands in the story’s badge: a signed copy that Kwabena', {
      exact: false,
    })
    .waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send my reference' }).click()
  await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor()
}

test('two referees asked by mail each confirm a claim on a phone, and the page names them', async () => {
  const owner = await signedInAs('owner')
  const { profileUrl } = await publishPerson({
    profile: { firstName: 'Kwabena', plan: 'sprint', ownerId: owner.id, email: owner.email },
    stories,
  })
  const url = inject('url')
  const page = await visit('/customer-dashboard', {
    viewport: phone,
    before: withSession(owner),
  })
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Referees' }).click()

  const people = [
    [['Wera', 'Hult'], `${randomUUID()}@hult.example`],
    [['Bram', 'Okello'], `${randomUUID()}@okello.example`],
  ] as const
  for (const [name, email] of people) await ask(page, name, email)
  const [first = '', second = ''] = await Promise.all(
    people.map(([, email]) => mailedLink(email, /\/reference-form\S+#token=\S+/)),
  )
  const theirs = await visit(first, { viewport: phone })
  await answer(theirs)
  // Another document between two links of one path, which would only change the part behind the #.
  for (const address of ['/robots.txt', second]) await theirs.goto(new URL(address, url).href)
  await answer(theirs)

  await page.goto(`${url}/profile/${profileUrl}`)
  await hydrated(page)
  const section = page.locator('.stories-list details').first()
  const note = section.locator('.gilt').filter({ hasText: 'Wera Hult' })
  await expect.poll(() => note.first().textContent()).toMatch(/Bram Okello/)
  const marked = section.locator('.stories-claim')
  await expect.poll(async () => (await marked.allTextContents()).join('')).toContain(claim?.text)
})
