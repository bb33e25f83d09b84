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

test('name and address travel from the scorecard to every form, where they replace nothing typed', async () => {
  const registration = { fullName: 'Nour H', email: '', references: [] }
  const person = { fullName: 'Noor', email: 'noor@elsewhere.example' }
  const page = await visit('/scorecard', { viewport: phone, stored: { person, registration } })
  await expectKnown(page, 'Name *', { name: person.fullName, email: person.email })
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
  await expectKnown(page, 'Full name', { name: 'Nour H', email })
  await expectFits(page)

  await goTo(page, '/checkout?level=1')
  await expectKnown(page, 'Name')
  await goTo(page, '/free-trial-signup')
  await expectKnown(page, 'Name')
})
