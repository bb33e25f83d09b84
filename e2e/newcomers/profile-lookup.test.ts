import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { anotherTab, expectAccessible, expectFits, noticed, phone, visit } from '#test/browser.ts'
import { drafted, savedHere } from '#test/drafted.ts'
import { mailedText } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { postJson } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const { drafts } = tables
const find = (page: Page) => page.getByRole('button', { name: 'Find My Profile' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('solutionProfile') ?? '')

/** A profile that some other device made. */
async function draftElsewhere(draft = drafted()) {
  expect((await postJson(`${inject('url')}/api/solution-profile`, draft)).status).toBe(201)
  return draft.email
}

/** The page of what this device keeps, which looked up a profile that some other device made. */
async function visitFound(options: Parameters<typeof visit>[1] = {}, draft = drafted()) {
  const solutionProfile = { profile: draft, isYours: false, savedAt: new Date().toISOString() }
  await draftElsewhere(draft)
  return visit('/my-profile', { ...options, stored: { solutionProfile } })
}

/** The address of the page that a mailed link opens. */
async function mailedLink(email: string) {
  await postJson(`${inject('url')}/api/solution-profile/link`, { email })
  return /\/profile-lookup#adopt=\S+/.exec(await mailedText(email))?.[0] ?? ''
}

const refusals = [
  ['an address that is none', 'noor', undefined, 'Invalid Email', 'Please enter a valid email address.'],
  [
    'an address without a profile',
    'nobody@haddad.example',
    undefined,
    'Profile Not Found',
    'No solution profile found for this email address. You may need to create a new profile.',
  ],
  [
    'a server that fails',
    'noor@haddad.example',
    { status: 500, body: '' },
    'Error',
    'Failed to look up profile. Please try again.',
  ],
  [
    'who looks up too many addresses',
    'noor@haddad.example',
    { status: 429, json: { code: 'TOO_MANY_REQUESTS', error: 'Please wait a moment.' } },
    'Error',
    'Please wait a moment.',
  ],
] as const

test('each refused link and look-up says why and keeps the address; what another device made is found', async () => {
  const page = await visit('/profile-lookup#adopt=made-up', {
    viewport: phone,
    expected: /403|404|410|429|500|not looked up/,
  })
  await page.getByRole('button', { name: 'Open my profile here' }).click()
  await page.getByText('This link does not work any more.').waitFor()
  await page.getByRole('button', { name: 'Find my profile by its address' }).click()
  for (const [why, email, answer, title, text] of refusals) {
    if (answer) await page.route('**/api/solution-profile/*', (route) => route.fulfill(answer))
    await page.getByLabel('Email').fill(email)
    await find(page).click()
    await noticed(page, title, text)
    expect(await page.getByLabel('Email').inputValue(), why).toBe(email)
  }
  await page.unroute('**/api/solution-profile/*')
  const email = await draftElsewhere()
  await database().update(drafts).set({ claimedBy: 'an-account' }).where(eq(drafts.email, email))
  await page.getByLabel('Email').fill(email)
  await find(page).click()
  await page.getByText('This profile belongs to an account.').waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login',
  )
  await expectAccessible(page)

  // With answers long enough to be cut: of another device's profile not all is shown.
  const long = await draftElsewhere(drafted({ deliverables: 'Order sheets. '.repeat(12).trim() }))
  await page.getByLabel('Email').fill(long)
  await page.route('**/api/solution-profile/*', async (route) => {
    await page.getByRole('button', { name: 'Looking up profile...' }).waitFor()
    await route.continue()
  })
  await page.getByLabel('Email').press('Enter')
  await page.waitForURL('**/free-preview')
  await noticed(page, 'Profile Found!', 'Loading your saved profile...')
  expect(await stored(page)).toContain('"isYours":false')
  await page.getByRole('heading', { name: 'This profile was made on another device' }).waitFor()
  expect(await page.getByRole('link', { name: /Mend this answer|Change my answers/ }).count()).toBe(0)
  const deliverables = page.getByRole('listitem').filter({ hasText: 'Key Deliverables' })
  expect(await deliverables.getByText('With an account', { exact: true }).count()).toBe(1)
  await expectFits(page)
  await expectAccessible(page)
})

test('answers typed on the device are set aside for the opened profile, and can be brought back', async () => {
  const link = await mailedLink(await draftElsewhere())
  const page = await visit('/solution-profile-questions', { viewport: phone })
  await page.getByLabel('Full name').fill('Amira Typed')
  const other = await anotherTab(page)
  await other.goto(new URL(link, inject('url')).href)
  await other.getByText('They are laid aside, not erased').waitFor()
  await other.getByText('Amira Typed', { exact: true }).waitFor()
  expect(await stored(other), 'not before a press').toBe('')
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Open my profile here' }).click()
  await noticed(
    other,
    'Your profile is open here',
    'What stood here before is kept. You find it with the questions.',
  )
  await other.waitForURL('**/free-preview')
  expect(JSON.parse(await stored(other))).toMatchObject({ isYours: true })
  await other.close()
  const problem = page.getByLabel('Which problem do you solve?')
  await page.goto(new URL('/solution-profile-questions?step=2', inject('url')).href)
  await problem.waitFor()
  expect(await problem.inputValue()).toBe(drafted().problemSolved)
  const summary = page.getByText('Other answers of yours are kept here')
  await summary.click()
  await page.getByText('Amira Typed', { exact: true }).waitFor()
  await expectAccessible(page)
  const left = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(left, 'nothing stands out to the side').toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Go on with these' }).click()
  await page.getByRole('heading', { level: 2, name: 'Your Details' }).waitFor()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Amira Typed')
  await page.reload()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Amira Typed')
  await summary.click()
  await page.getByRole('button', { name: 'Erase them' }).click()
  await summary.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await summary.click()
  await page.getByRole('button', { name: 'Go on with these' }).click()
  await page.goto(new URL('/solution-profile-questions?step=8', inject('url')).href)
  expect(await page.getByLabel('What is your experience?').inputValue()).toBe(drafted().experience)
})

test('a saved profile is shown without our server, and erased on a phone after a question, all of it', async () => {
  const page = await visitFound({
    viewport: phone,
    expected: /ERR_|Failed to/,
    before: (page) => page.route('**/api/solution-profile/*', (route) => route.abort()),
  })
  await page.getByText('We could not reach our copy').waitFor()
  await page.getByText('Nineteen years at the oven').waitFor()
  await page.evaluate(() => {
    sessionStorage.setItem('chat:anselm-weir', '{}')
    for (const name of ['solutionProfileAnswers', 'solutionProfileAside', 'booking:anselm-weir', 'checkout'])
      localStorage.setItem(name, '[]')
  })
  const erase = page.getByRole('button', { name: 'Erase all of it' })
  const isFocused = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => button === document.activeElement)
  await erase.click()
  await expect.poll(() => isFocused('Keep it')).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused('Erase all of it')).toBe(true)
  await erase.click()
  await page.getByRole('button', { name: 'Yes, erase it' }).click()
  const left = page.getByRole('heading', { level: 1, name: 'No profile is saved on this device' })
  await left.waitFor()
  expect(await left.evaluate((heading) => heading.getBoundingClientRect().top < innerHeight)).toBe(true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    [],
  )
})

test('a device still shows a profile that was opened or erased elsewhere since then, and says so', async () => {
  const answers = drafted()
  const { stored, before } = savedHere(answers)
  const logged: string[] = []
  const page = await visit('/my-profile', {
    stored,
    expected: /404/,
    before: async (page) => {
      page.on('console', (message) => logged.push(message.text()))
      expect((await before(page)).status()).toBe(201)
      await database().update(drafts).set({ deviceId: 'another' }).where(eq(drafts.email, answers.email))
    },
  })
  await page.getByText('It was opened on another device since then').waitFor()
  await page.getByText(answers.problemSolved).waitFor()
  expect(await page.getByRole('link', { name: 'Change the answers' }).count()).toBe(0)

  await database().delete(drafts).where(eq(drafts.email, answers.email))
  await page.reload()
  await page.getByText('We have no copy any more').waitFor()
  await expect.poll(() => logged).toContainEqual(expect.stringContaining('The saved profile was not loaded'))
  await page.getByText(answers.problemSolved).waitFor()
})
