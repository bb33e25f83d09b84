import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, registeredOwner, registration } from '#test/account.ts'
import { expectWhole, noticed, phone, visit } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'

const setup = '/onboarding/setup'
const atStep = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Makes the account of a form that was filled in before. */
async function register(page: Page, password: string) {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('I agree to the terms').check()
  await button(page, 'Create Free Account').click()
  await page.getByRole('heading', { level: 1, name: 'Your account is made' }).waitFor()
}
const filledIn = ({ password: _, consent: __, ...texts }: ReturnType<typeof registration>) => ({
  registration: texts,
})

test('an owner who has just registered reaches the setup with one press and the sign-in', async () => {
  const given = registration()
  const page = await visit('/register?step=2', { viewport: phone, stored: filledIn(given) })
  await register(page, given.password)
  await button(page, 'Begin with it after signing in').click()
  await page.getByText('and your profile is set up next').waitFor()
  // The focus is in the password's field already.
  await page.keyboard.type(given.password)
  await button(page, 'Sign In').click()
  await page.waitForURL('**/onboarding/setup?step=1')
  await atStep(page, 'Profile Setup')
  await page.getByText(`Your account has the address ${given.email}, and keeps it.`).waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(given.email)
  await page.getByText('Kept on this device only').waitFor()
  const basics = { name: 'Somebody Else', email: 'else@brandt.example', phone: '+44 20 7946 0000' }
  await page.getByLabel('CV (optional)').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ basics })),
  })
  await page.getByRole('button', { name: /^Take: Phone/ }).waitFor()
  expect(await page.getByText('Somebody Else').count(), 'the account keeps its name').toBe(0)
})

/** What the device keeps of a setup that was completed while nobody was signed in. */
const waitingSetup = (email: string) => ({
  isWaiting: true,
  profile: { name: 'Noor Haddad', email },
  stories: { story1: { key: randomUUID(), title: 'What was left at six' } },
})

test('an owner who confirms the address first goes on with the waiting setup, and it arrives', async () => {
  const { email, password } = await registeredOwner()
  const page = await visit(await mailedLink(email, /\/verify-email#token=\S+/), {
    viewport: phone,
    stored: { onboarding: waitingSetup(email) },
  })
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Confirm my address').click()
  await page.getByRole('link', { name: 'Go on with my setup' }).click()
  await page.waitForURL('**/customer-dashboard')
  await noticed(
    page,
    'Onboarding Complete!',
    "Your Solution Profile is being created. You'll receive an email when it's ready.",
  )
  await page.getByText('What was left at six').first().waitFor()
})

test('a mailed link on another device says where the setup waits, and which referees were not asked', async () => {
  const owner = await registeredOwner()
  await browser().post('/login/link', { email: owner.email, next: `${setup}?registered` })
  const page = await visit(await mailedLink(owner.email, /\/login\?next=\S+#link=\S+/), { viewport: phone })
  await button(page, 'Sign in').click()
  await page.getByText('If you began your setup in another browser or on another device').waitFor()
  await page.getByLabel('Phone').fill('+44 20 7946 0000')
  await page.getByText('If you began your setup').waitFor({ state: 'detached' })

  await page.getByRole('banner').getByLabel('Menu').click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByText('2 people who are named as referees here were not written to.').waitFor()
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  await page.getByRole('link', { name: 'See who it is' }).click()
  await page.getByText('Not written to.').first().waitFor()
  await page.goBack()
  await button(page, 'It was me: ask them all now').dblclick()
  await noticed(page, 'Invitations sent', 'Everybody whom you named has a month to answer.')
  await page.getByText('were not written to').waitFor({ state: 'detached' })
  const states = await page.evaluate(async () => {
    const references: { status: string; isStopped: boolean }[] = await (await fetch('/api/references')).json()
    return references.map(({ status, isStopped }) => [status, isStopped])
  })
  expect(states).toEqual([
    ['invited', false],
    ['invited', false],
  ])
})
