import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { completionSteps, type Dashboard, goLiveSteps } from '#schema/dashboard.ts'
import { referencesPerPage } from '#schema/references/limits.ts'
import type { RequestedReference } from '#schema/references/reference-answers.ts'
import { confirmAddress, registeredOwner, signedInAs } from '#test/account.ts'
import {
  desktop,
  expectAccessible,
  expectWhole,
  noticed,
  phone,
  pressEscape,
  visit,
  withSession,
} from '#test/browser.ts'
import { askAgain } from '#test/browser-events.ts'
import { mailedText } from '#test/mailbox.ts'
import { changeProfile, publishPerson, writePerson } from '#test/people.ts'
import { ownerWithReferees } from '#test/referees.ts'

const dashboard = (changes: object = {}, rest: Partial<Dashboard> = {}) => ({
  profile: {
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor@haddad.example',
    emailVerified: true,
    currentRole: 'Baker',
    level: 1,
    plan: 'free',
    profileUrl: 'noor-haddad',
    pictureSlug: 'noor-haddad',
    isActive: true,
    suspendedReason: null,
    isLive: false,
    scorecardActive: false,
    businessAreas: ['Projects'],
    keySkills: ['Recipes'],
    coreProblemSolved: 'Bread that is thrown away',
    headline: '',
    about: '',
    industry: '',
    solutionStep1: '',
    solutionStep2: '',
    solutionStep3: '',
    ...changes,
  },
  analytics: { profileViews: 0, validatedStories: 0, chatInteractions: 0, scorecardCompletions: 0 },
  completion: completionSteps.map((step) => ({ step, done: step === 'verified-address' })),
  unread: { leads: 0, conversations: 0 },
  meetings: { coming: 0, next: null, hasOpenHours: true },
  hasOwnSite: false,
  activity: [],
  stories: [],
  waitingReferences: 0,
  stoppedReferences: 0,
  checklist: [
    { step: 'verified-address', done: true, have: 1, need: 1 },
    { step: 'two-references', done: false, have: 1, need: 2 },
    { step: 'one-story', done: false, have: 0, need: 1 },
    { step: 'be-active', done: true, have: 1, need: 1 },
  ],
  ...rest,
})

/** The dashboard as the server answers so. */
async function dashboardThatAnswers(answer: object, references?: RequestedReference[]) {
  return await visit(references ? '/customer-dashboard?tab=referees' : '/customer-dashboard', {
    viewport: phone,
    before: async (page) => {
      await page.route('**/api/current-user-dashboard', (route) => route.fulfill(answer))
      await page.route('**/api/references?page=*', (route) => {
        const before =
          (Number(new URL(route.request().url()).searchParams.get('page')) - 1) * referencesPerPage
        return route.fulfill({ json: references?.slice(before, before + referencesPerPage) })
      })
    },
  })
}

/** Has the open dashboard show another answer: the route that was added last answers. */
async function answerAnew(page: Page, json: object) {
  await page.route('**/api/current-user-dashboard', (route) => route.fulfill({ json }))
  await askAgain(page)
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('the frame shows what the profile has, the list what it needs; once whole it leads to the gallery', async () => {
  const page = await dashboardThatAnswers({ json: dashboard({ emailVerified: false }) })
  await page.getByText('Two things are still missing.').waitFor()
  const list = page.getByRole('list', { name: 'What your profile needs to go live' })
  expect(await list.getByRole('listitem').count()).toBe(4)
  expect(await page.locator('.account-frame-open > i').count()).toBe(2)
  await page.getByText('noor@haddad.example is not confirmed yet.').waitFor()
  expect(await page.getByRole('link', { name: 'View Public Profile' }).count()).toBe(0)
  await page.getByRole('heading', { name: 'Begin here' }).waitFor()
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    const next = await page.getByRole('link', { name: 'Add New Story' }).boundingBox()
    expect((next?.y ?? 0) + (next?.height ?? 0), 'what to do next is on the first screen').toBeLessThan(
      viewport.height,
    )
  }
  await expectWhole(page)

  const nothingDone = {
    completion: completionSteps.map((step) => ({ step, done: false })),
    checklist: goLiveSteps.map((step) => ({ step, done: false, have: 0, need: 1 })),
  }
  await answerAnew(page, dashboard({ emailVerified: false }, nothingDone))
  await list.getByText('Your own address').waitFor()
  await page.getByText('9 steps left', { exact: false }).getByText('The first is your address').waitFor()
  await page
    .getByText('noor@haddad.example is not confirmed yet. The link to do it is in our mail.')
    .waitFor()
  await page.getByRole('button', { name: 'Send the mail again' }).waitFor()
  expect(await page.getByText(/confirm (your|my) address/i).count(), 'it is offered once').toBe(0)

  await answerAnew(page, dashboard({ isLive: true }))
  await page.getByText('Your work hangs in the gallery').waitFor()
  expect(await page.locator('.frame[data-stage="3"]').count()).toBe(1)
  const link = page.getByRole('link', { name: 'View Public Profile' })
  expect(await link.getAttribute('href')).toBe('/profile/noor-haddad')
})

test('the dashboard says that it loads, names a missing server, network or profile, and tries again', async () => {
  let answer: object | 'away' = { status: 500, body: '' }
  const logged: string[] = []
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const page = await visit('/customer-dashboard', {
    viewport: phone,
    expected: /ERR_|404|500|Failed to/,
    before: (page) => {
      page.on('console', (message) => logged.push(message.text()))
      return page.route('**/api/current-user-dashboard', async (route) => {
        await begun
        await (answer === 'away' ? route.abort() : route.fulfill(answer))
      })
    },
  })
  await page.getByText('Loading your dashboard...').waitFor()
  await expectAccessible(page)
  begin()
  const failed = page.getByRole('heading', { level: 1, name: 'Your profile is out of reach' })
  for (const [next, why] of [
    ['away', 'Our server does not answer as it should'],
    [{ status: 404, json: { code: 'NO_OWN_PROFILE', error: 'None.' } }, 'We could not reach our server.'],
  ] as const) {
    await page.getByText(`Unable to load your customer profile. ${why}`).waitFor()
    await failed.waitFor()
    expect(await page.getByRole('link', { name: 'Create New Profile' }).count()).toBe(0)
    if (answer === 'away') await expectWhole(page)
    answer = next
    await page.getByRole('button', { name: 'Try again' }).click()
  }
  await page.getByRole('heading', { level: 1, name: 'Profile Not Found' }).waitFor()
  await page.getByText('Unable to load your customer profile.').waitFor()
  await expect.poll(() => logged).toContainEqual(expect.stringContaining('The dashboard was not loaded'))
  const link = page.getByRole('link', { name: 'Create New Profile' })
  expect(await link.getAttribute('href')).toBe('/onboarding')
  answer = { json: dashboard() }
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: /^Good \w+, Noor$/ }).waitFor()
})

test('an owner asks somebody once confirmed, reads the mail beforehand, and reminds and cancels by hand', async () => {
  const owner = await registeredOwner()
  const page = await visit('/customer-dashboard?tab=referees', {
    viewport: phone,
    expected: /409/,
    before: withSession(owner),
  })
  const referees = page.getByRole('region', { name: 'Your referees' })
  await referees.getByText('Nobody has yet.').waitFor()
  await referees.getByText('Nobody is written to in your name yet.', { exact: false }).waitFor()
  await expect.poll(() => referees.getByText('as soon as your own address is confirmed').count()).toBe(2)
  await referees.getByRole('button', { name: 'Ask somebody' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask somebody' })
  await dialog.getByText('Your own address is not confirmed yet.', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Save the invitation' }).waitFor()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await pressEscape(page)
  await dialog.waitFor({ state: 'detached' })

  await confirmAddress(owner)
  await askAgain(page)
  const named = referees.getByText(/^Asked on \d/)
  await expect.poll(() => named.count(), { message: 'whom the registration named' }).toBe(2)
  await referees.getByRole('button', { name: 'Ask somebody' }).click()
  const send = dialog.getByRole('button', { name: 'Send the invitation' })
  await send.click()
  for (const error of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
  ])
    await dialog.getByText(error).waitFor()
  await expectAccessible(page)
  const email = `${randomUUID()}@hult.example`
  const [story, words] = ['She found where the flour went.', 'It was the winter of the new oven.']
  await dialog.getByLabel('First name').fill('Wera')
  await dialog.getByLabel('Last name').fill('Hult')
  await dialog.getByLabel('Email').fill(owner.email)
  await dialog.getByLabel('What you did together').fill(story)
  const own = dialog.getByLabel('A word of your own (optional)')
  await own.fill('Look at www.prize.example')
  await send.click()
  await dialog.getByText('Please leave out links and addresses').waitFor()
  await own.fill(words)
  await page.reload()
  await referees.getByRole('button', { name: 'Ask somebody' }).click()
  await expect.poll(() => own.inputValue(), { message: 'a reload loses no word' }).toBe(words)
  expect(await dialog.getByLabel('What you did together').inputValue()).toBe(story)
  await send.click()
  await dialog.getByText('Nobody can be their own referee.').waitFor()
  expect(await dialog.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  await dialog.getByLabel('Email').fill(email)
  const preview = await dialog
    .getByRole('region', { name: 'What they will read' })
    .locator('p')
    .allTextContents()
  await send.click()
  await noticed(page, 'Invitation sent', 'Wera Hult has a month to answer.')
  expect(await page.evaluate(() => sessionStorage.getItem('form:invitation-new'))).toBeNull()
  const mail = await mailedText(email)
  for (const line of preview.slice(1, -1)) expect(mail, line).toContain(line)
  expect(preview).toHaveLength(7)

  const item = referees.getByRole('listitem').filter({ hasText: 'Wera Hult' })
  await item.getByRole('button', { name: 'Remind Wera Hult' }).click()
  const reminded = item.getByText(/Reminded on \d/)
  await expect.poll(() => reminded.evaluate((text) => text === document.activeElement)).toBe(true)
  expect(await item.getByRole('button', { name: 'Remind Wera Hult' }).count(), 'once a day').toBe(0)
  await item.getByRole('button', { name: 'Cancel the invitation of Wera Hult' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this invitation?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await question.waitFor({ state: 'detached' })
  await item.getByRole('button', { name: 'Cancel the invitation of Wera Hult' }).click()
  await question.getByRole('button', { name: 'Cancel the invitation' }).click()
  await item.getByText('Cancelled by you.').waitFor()
  await item.getByRole('button', { name: 'Ask again for a reference by Wera Hult' }).click()
  const again = page.getByRole('dialog', { name: 'Ask Wera Hult again' })
  expect(await again.getByLabel('Email').inputValue()).toBe(email)
})

test('one press hides a reference, and one press shows it again', async () => {
  const owner = await signedInAs('owner')
  const { referees } = await ownerWithReferees({}, owner)
  const page = await visit('/customer-dashboard?tab=referees', {
    viewport: phone,
    before: withSession(owner),
  })
  const one = page
    .getByRole('region', { name: 'Your referees' })
    .getByRole('listitem')
    .filter({ hasText: referees[0]?.email ?? '' })
    .first()
  const press = one.getByRole('button', { name: /^(Hide|Show again) the reference by/ })
  await press.focus()
  await page.keyboard.press('Enter')
  await one.getByText('Hidden by you.').waitFor()
  await page.getByText('Nobody has yet.', { exact: false }).waitFor()
  expect(await press.textContent()).toContain('Show again')
  await expect
    .poll(() => press.evaluate((button) => button === document.activeElement), { message: 'the focus stays' })
    .toBe(true)
  expect((await press.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await one.getByText('Confirmed.', { exact: true }).waitFor()
})

const at = '2026-06-03T10:00:00.000Z'
const one = (id: number, name: string, more: Partial<RequestedReference> = {}): RequestedReference => ({
  id,
  name,
  email: `${id}@brandt.example`,
  company: '',
  role: '',
  status: 'invited',
  note: '',
  isHidden: false,
  isStopped: false,
  solutionStory: '',
  invitedAt: at,
  expiresAt: at,
  remindedAt: null,
  problem: null,
  checks: [],
  answers: null,
  confirms: [],
  ...more,
})

test('referees are shown with their words, state and next step, and “Show more” moves the focus on', async () => {
  const differs = [{ text: 'Waste fell from 41 loaves to two.', words: 'I remember about ten.' }]
  const page = await dashboardThatAnswers({ json: dashboard() }, [
    one(1, 'Omar Said', {
      status: 'validated',
      checks: [{ check: 'address-confirmed', at }],
      confirms: [{ storyId: 1, title: 'The order sheet', isConfirmed: true, claims: 2, differs }],
      answers: {
        relationship: 'I baked beside her.',
        uniqueStrengths: 'She counts.',
        naturalAbilities: '',
        problemsToSolve: '',
        contextAndSituations: '',
        measurableResults: '',
        additionalComments: '',
        differentiatingFactors: '',
        workingRelationship: '',
      },
    }),
    one(4, 'Ada Moss', {
      status: 'validated',
      confirms: [{ storyId: 1, title: 'The order sheet', isConfirmed: false, claims: 0, differs }],
    }),
    one(2, 'Wera Hult', { status: 'declined', note: 'I have retired.' }),
    one(3, 'Jon Pell', { problem: 'bounced' }),
    ...Array.from({ length: referencesPerPage - 2 }, (_, index) => one(5 + index, `Referee ${5 + index}`)),
  ])
  const textOf = async (name: string) =>
    (await page.getByRole('listitem').filter({ hasText: name }).first().textContent()) ?? ''
  await page.getByText('One person has confirmed your work.').waitFor()
  await page.getByText('What Omar Said wrote').click()
  for (const words of [
    'Confirms 2 sentences of “The order sheet”',
    'Only you and the validator read this.“Waste fell from 41 loaves to two.” in “The order sheet”“I remember about ten.”',
    'Address confirmed by signed link, 3 June 2026',
    'How they know you, for you and the validatorI baked beside her.What makes you stand out, publicShe counts.',
  ])
    expect(await textOf('Omar Said')).toContain(words)
  expect(await textOf('Ada Moss')).toContain('Does not confirm “The order sheet”')
  expect(await page.locator('.gilt').count(), 'gold is for what was confirmed').toBe(1)
  expect(await textOf('Wera Hult')).toContain('Would rather not. “I have retired.”We do not write to them')
  expect(await textOf('Jon Pell')).toContain(
    'Our mail came back. Nothing reaches this address.Ask them for the',
  )
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page)

  const referees = page.getByRole('region', { name: 'Your referees' })
  const more = referees.getByRole('button', { name: 'Show more' })
  await more.click()
  const next = referees.getByRole('heading', { name: `Referee ${referencesPerPage + 1}`, exact: true })
  await next.waitFor()
  await expect.poll(() => next.evaluate((heading) => heading === document.activeElement)).toBe(true)
  expect(await more.count()).toBe(0)
})

test('an owner gives their page a free address, takes it off view and shows it again', async () => {
  const owner = await signedInAs('owner')
  const person = await publishPerson({ profile: { ownerId: owner.id, email: owner.email } })
  const other = await writePerson({})
  const url = inject('url')
  const page = await visit('/customer-dashboard?tab=settings', {
    viewport: phone,
    expected: /409|404/,
    before: withSession(owner),
  })
  const settings = page.getByRole('region', { name: 'Settings' })
  await settings.getByText(owner.email).waitFor()
  const ownPage = page.getByRole('region', { name: 'Your page' })
  await ownPage.getByText(`${url}/profile/${person.profileUrl}`).waitFor()
  await ownPage.getByRole('button', { name: 'Change the address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the address' })
  const change = dialog.getByRole('button', { name: 'Change the address' })
  const field = dialog.getByLabel('New address')
  await field.fill('Not One')
  await change.click()
  await dialog.getByText('An address has 3 to 60 lowercase letters').waitFor()
  await field.fill(other.profileUrl)
  await change.click()
  await dialog.getByText('Somebody else has this address.').waitFor()
  await expectAccessible(page)
  const name = `noor-${randomUUID().slice(0, 8)}`
  await field.fill(name)
  await change.click()
  await noticed(page, 'Your page has a new address', `/profile/${name}`)
  await ownPage.getByText(`${url}/profile/${name}`).waitFor()

  const shown = ownPage.getByRole('switch', { name: 'Show my page' })
  await shown.click()
  const question = page.getByRole('dialog', { name: 'Take your page off view?' })
  await question.getByRole('button', { name: 'Keep it on view' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await shown.isChecked()).toBe(true)
  await shown.click()
  await question.getByRole('button', { name: 'Take it off view' }).click()
  await noticed(page, 'Your page is off view', 'You can show it at any time.')
  await expect.poll(() => shown.isChecked()).toBe(false)
  const visibility = page.getByRole('region', { name: 'Visibility' })
  await visibility.getByText('Inactive', { exact: true }).waitFor()
  await visibility.getByText('Not public: it is switched off, and waits for you.').waitFor()
  expect((await fetch(`${url}/profile/${name}`)).status).toBe(404)
  await shown.click()
  await noticed(page, 'Your page may be shown', 'Everybody can see it now.')
  expect((await fetch(`${url}/profile/${name}`)).status).toBe(200)

  await changeProfile(person.id, { suspendedAt: new Date(), suspendedReason: 'A figure is not true.' })
  await askAgain(page)
  await ownPage.getByText('We have taken your page off view.').waitFor()
  await ownPage.getByText('The reason: A figure is not true.').waitFor()
  await shown.click()
  await ownPage.getByText('Your page is off view for two reasons', { exact: false }).waitFor()
  await shown.click()
  await page.getByText('It is, as soon as we have lifted what keeps it off view.', { exact: true }).waitFor()
  expect(await sideways(page), 'nothing stands out to the side').toBeLessThanOrEqual(0)
})
