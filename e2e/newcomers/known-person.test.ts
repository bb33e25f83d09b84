import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectFits, hydrated, phone, visit } from '#test/browser.ts'

const name = 'Noor Haddad'
const email = 'noor@haddad.example'

async function goTo(page: Page, path: string) {
  await page.goto(new URL(path, page.url()).href)
  await hydrated(page)
}
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

async function expectKnown(page: Page, label: string, known = { name, email }) {
  await expect.poll(() => page.getByLabel(label).inputValue()).toBe(known.name)
  expect(await page.getByLabel('Email').first().inputValue()).toBe(known.email)
}

test('name and address travel from the scorecard to the questions, the registration and the checkout', async () => {
  const page = await visit('/scorecard', { viewport: phone })
  await page.getByLabel('Name *').fill(name)
  await page.getByLabel('Email *').fill(email)
  await next(page).click()
  await page.getByText('Step 2 of 8').waitFor()

  await goTo(page, '/solution-profile-questions')
  await page.getByText('Step 1 of 8').waitFor()
  await expectKnown(page, 'Full name')
  await next(page).click()
  await page.getByText('Step 2 of 8').waitFor()

  await goTo(page, '/register')
  await expectKnown(page, 'Full name')
  await expectFits(page)

  await goTo(page, '/checkout?level=1')
  await expectKnown(page, 'Name')
  await goTo(page, '/free-trial-signup')
  await expectKnown(page, 'Name')
})

test('text typed into a form stays; name and address are filled in only where it has none', async () => {
  const registration = { fullName: 'Nour H', email: '', references: [] }
  const page = await visit('/register', { kept: { person: { fullName: name, email }, registration } })
  await expectKnown(page, 'Full name', { name: 'Nour H', email })
  await goTo(page, '/scorecard')
  await expectKnown(page, 'Name *')
})

test('a device forgets people who log out', async () => {
  const page = await visit('/login', {
    kept: { person: { fullName: name, email }, currentUsername: email, currentRole: 'owner' },
  })
  await page.locator('summary[aria-label="Menu"], header').first().waitFor()
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.getByText('Logged out', { exact: true }).first().waitFor()
  expect(await page.evaluate(() => localStorage.getItem('person'))).toBe(null)
})
