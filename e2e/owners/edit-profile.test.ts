import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Plan } from '#schema/levels.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { browser, signedInAs, signIn } from '#test/account.ts'
import { desktop, expectAccessible, expectWhole, noticed, phone, visit, withSession } from '#test/browser.ts'
import { changeProfile, publishPerson, writePerson } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'

/** An owner whose profile is published, who is signed in here and on another device. */
async function owner(profile: object = {}, plan: Plan = 'free') {
  const account = await signedInAs('owner')
  const person = await publishPerson({
    profile: { plan, ownerId: account.id, email: account.email, ...profile },
  })
  const stored = async () =>
    (await jsonOf<{ profile: OwnProfile }>(account.get('/current-user-dashboard'))).profile
  const elsewhere = (changes: object) => account.put('/customer-profile', changes)
  return { account, person, stored, elsewhere }
}
type Owner = Awaited<ReturnType<typeof owner>>

/** The owner's settings, with the dialog open unless the address says otherwise. */
async function pageOf({ account }: Owner, options: Parameters<typeof visit>[1] = {}, edit = 'profile') {
  const page = await visit(`/customer-dashboard?tab=settings${edit && `&edit=${edit}`}`, {
    viewport: phone,
    stored: { currentUsername: account.email },
    ...options,
    before: withSession(account),
  })
  if (edit) await field(page, 'First name').waitFor()
  return page
}
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Profile Information' })
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' })
const isFocused = (page: Page, name: string) =>
  expect.poll(() => field(page, name).evaluate((input) => input === document.activeElement)).toBe(true)
const updated = (page: Page) =>
  noticed(page, 'Profile Updated', 'Your profile has been successfully updated.')

test('an owner changes their profile, and only the changed fields are sent', async () => {
  const one = await owner({ industry: 'Mining', keySkills: ['Tides'], lastName: 'Proof' })
  const page = await pageOf(one, {}, '')
  const opener = page.getByRole('button', { name: 'Edit Profile Information' })
  await opener.click()
  for (const section of [
    'Personal Information',
    'Professional Information',
    'Solution Information',
    'Security Settings',
    'Solution Methodology (Optional)',
  ])
    await dialog(page).getByRole('heading', { name: section }).waitFor()
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    expect(await dialog(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0)
  }
  expect(await field(page, 'Industry').inputValue(), 'a stored word of no list').toBe('Mining')

  // Enter in a line goes on, and saves nothing unseen.
  const saving: string[] = []
  page.on('request', (request) => void (request.method() === 'PUT' && saving.push(request.url())))
  await field(page, 'First name').press('Enter')
  await isFocused(page, 'Last name')
  await dialog(page).waitFor()
  expect(saving).toEqual([])
  await field(page, 'Last name').fill(' ')
  await field(page, 'LinkedIn address').fill('my page')
  await save(page)
  await page.getByText('Last name is required').waitFor()
  await page.getByText('Please enter the address of your own page on LinkedIn').waitFor()
  await isFocused(page, 'Last name')
  await expectAccessible(page)
  await field(page, 'Last name').fill('Proof')
  await field(page, 'LinkedIn address').fill('https://www.linkedin.com/in/petra')

  await field(page, 'Industry').selectOption('Media & Entertainment')
  await page.getByText('The gallery lists it under “Media & Communications”.').waitFor()
  await field(page, 'Years of experience').selectOption('11-15 years')
  await page.getByRole('checkbox', { name: 'Sales' }).check()
  await field(page, 'Expertise').fill('Rye\nOvens')
  await field(page, 'Headline').fill('Bread at four')
  await field(page, 'Core deliverables').fill('Warm bread\n\nA sheet')
  await field(page, 'Skill 2').fill('Baking')
  await field(page, 'Step 1').fill('Count what is left')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await save(page)
  expect((await sent).postDataJSON()).toEqual({
    basedOn: null,
    linkedinUrl: 'https://www.linkedin.com/in/petra',
    industry: 'Media & Entertainment',
    yearsExperience: '11-15 years',
    businessAreas: ['Sales', 'Projects'],
    expertise: ['Rye', 'Ovens'],
    headline: 'Bread at four',
    coreDeliverables: 'Warm bread\n\nA sheet',
    keySkills: ['Tides', 'Baking', '', ''],
    solutionStep1: 'Count what is left',
  })
  await updated(page)
  await closed(page)
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(new URL(page.url()).searchParams.has('edit')).toBe(false)
  expect(await one.stored()).toMatchObject({ headline: 'Bread at four', keySkills: ['Tides', 'Baking'] })

  await opener.click()
  expect(await field(page, 'Industry').inputValue()).toBe('Media & Entertainment')
  expect(await field(page, 'Core deliverables').inputValue()).toBe('Warm bread\nA sheet')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await closed(page)
})

test('changes on two devices are merged, shown side by side where both changed, and saved', async () => {
  const one = await owner({ phone: '1', headline: 'Boats' })
  const page = await pageOf(one, { expected: /409|not saved/ })
  await one.elsewhere({ headline: 'Boats at dawn', phone: '2' })
  await field(page, 'Headline').fill('Boats at noon')
  await field(page, 'Company').fill('The ferry')
  await save(page)
  await page.getByRole('heading', { name: 'Your profile was changed elsewhere, too' }).waitFor()
  await expectAccessible(page)
  const headline = page.getByRole('group', { name: 'Headline' })
  expect(await headline.locator('ins').allTextContents()).not.toEqual([])
  expect(await page.getByRole('group').count(), 'nothing else is asked').toBe(1)
  await page.getByText('What you had not changed here was taken over: Phone.', { exact: false }).waitFor()
  const answered = Promise.withResolvers<void>()
  await page.route(/current-user-dashboard/, async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.reload()
  await headline.waitFor()
  expect(await page.getByRole('group').count(), 'and the same after a reload, before any answer').toBe(1)
  answered.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  await headline.getByText('As it was saved elsewhere').click()
  await one.elsewhere({ about: 'Nineteen years at sea.' })
  await save(page)
  await page.getByText('Taken over from there: About you.', { exact: false }).waitFor()
  expect(await field(page, 'About you').inputValue()).toBe('Nineteen years at sea.')
  expect(await field(page, 'Company').inputValue()).toBe('The ferry')
  await save(page)
  await updated(page)
  await closed(page)
  expect(await one.stored()).toMatchObject({
    headline: 'Boats at dawn',
    phone: '2',
    company: 'The ferry',
    about: 'Nineteen years at sea.',
  })
})

test('unsaved text survives a dead network, a reload and an ended session, and no password is kept', async () => {
  const one = await owner({ about: 'Before.' })
  const page = await pageOf(one, { expected: /ERR_|401|Failed to|not saved/ })
  await field(page, 'About you').fill('I have rigged boats for nineteen years.')
  for (const name of ['Current password', 'New password', 'Confirm new password'])
    await field(page, name).fill('four loaves of rye')
  await page.context().setOffline(true)
  await dialog(page).getByText('You are offline.', { exact: false }).waitFor()
  await save(page)
  await noticed(page, 'Error', 'We could not reach our server. Please check your connection and try again.')
  await page.context().setOffline(false)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('rye')

  await page.reload()
  await page.getByText('What you typed here before and did not save is in the form again.').waitFor()
  expect(await field(page, 'About you').inputValue()).toBe('I have rigged boats for nineteen years.')
  await one.account.post('/logout')
  await save(page)
  await page.getByText('You are signed out. What you typed is kept on this device.').waitFor()
  await dialog(page).getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(one.account.email)
  await field(page, 'Password').fill(one.account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect
    .poll(() => field(page, 'About you').inputValue())
    .toBe('I have rigged boats for nineteen years.')
  await page.getByRole('button', { name: 'Leave it and begin with what is saved' }).click()
  expect(await field(page, 'About you').inputValue()).toBe('Before.')

  await field(page, 'About you').fill('After.')
  await page.keyboard.press('Escape')
  const stay = page.getByRole('button', { name: 'Keep editing' })
  await expect.poll(() => stay.evaluate((button) => button === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await stay.click()
  expect(await field(page, 'About you').inputValue()).toBe('After.')
  await page.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await closed(page)
  expect(await page.evaluate(() => localStorage.getItem('profile-edit'))).toBeNull()
})

test('a form stays open although another part of the page finds nobody signed in', async () => {
  const one = await owner({ about: 'Before.' })
  const page = await visit('/customer-dashboard', {
    viewport: phone,
    stored: { currentUsername: one.account.email },
    expected: /401/,
    before: withSession(one.account),
  })
  await page.route(/\/api\/(?:agent|widget)-settings$/, (route) =>
    route.fulfill({ status: 401, json: { code: 'SIGN_IN_FIRST', error: 'Please sign in.' } }),
  )
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Edit Profile Information' }).click()
  await expect.poll(() => page.getByText('This could not be loaded').count()).toBe(2)
  await field(page, 'About you').fill('After.')
  await save(page)
  await updated(page)
  expect((await one.stored()).about).toBe('After.')
})

test('a new password wants the current one and itself twice, and ends every other session', async () => {
  const one = await owner()
  const { email, password } = one.account
  const other = await signIn(browser(), email, password)
  const page = await pageOf(one, { expected: /400|401|not saved/ })
  await field(page, 'New password').fill('a new morning')
  await save(page)
  const needs = 'Please provide current password and ensure new password is at least 6 characters'
  await page.getByText(needs).waitFor()
  await isFocused(page, 'New password')
  await field(page, 'Confirm new password').fill('a new morning')
  await field(page, 'Current password').fill('not it')
  await page.getByText(needs).waitFor({ state: 'detached' })
  await save(page)
  await noticed(page, 'Error', 'That is not your current password.')
  await isFocused(page, 'Current password')
  await field(page, 'Current password').fill(password)
  await save(page)
  await updated(page)
  await closed(page)
  expect(await other.user()).toBeNull()
  expect(await one.account.user(), 'a copy of the cookie of before').toBeNull()
  const here = await page.request.get(new URL('/api/session', page.url()).href)
  expect((await here.json()).user).not.toBeNull()
})

test('a plan without a scorecard links to the plans, and a new address explains what the old one does', async () => {
  const free = await owner()
  const page = await pageOf(free, { expected: /409|not saved/ }, 'profileUrl')
  await isFocused(page, 'Address of your page')
  expect(await page.getByRole('switch', { name: 'Offer my scorecard' }).count()).toBe(0)
  const plans = dialog(page).getByRole('link', { name: 'See the plans' })
  expect(await plans.getAttribute('href')).toBe('/onboarding')
  const { profileUrl } = await writePerson({})
  await field(page, 'Address of your page').fill(profileUrl)
  await page.getByText('Your page moves when this is saved.', { exact: false }).waitFor()
  await save(page)
  await dialog(page).getByText('Somebody else has this address. Please choose another one.').first().waitFor()
  await isFocused(page, 'Address of your page')
  await field(page, 'Address of your page').fill(`${free.person.profileUrl}-anew`)
  await page.getByRole('switch', { name: 'Show my page' }).uncheck()
  await page.getByText('your page leaves the gallery', { exact: false }).waitFor()
  await save(page)
  await updated(page)
  await closed(page)
  expect(await free.stored()).toMatchObject({
    profileUrl: `${free.person.profileUrl}-anew`,
    isActive: false,
    isLive: false,
  })

  await changeProfile(free.person.id, { plan: 'sprint' })
  // The dialog opens with what this device kept of the free plan.
  await page.route(
    '**/api/current-user-dashboard',
    async (route) => {
      await dialog(page).waitFor()
      await route.continue()
    },
    { times: 1 },
  )
  await page.goto(`${inject('url')}/customer-dashboard?tab=settings&edit=scorecardActive`)
  await isFocused(page, 'Offer my scorecard')
  await field(page, 'Offer my scorecard').check()
  await save(page)
  await updated(page)
  expect(await free.stored()).toMatchObject({ scorecardActive: true })
})
