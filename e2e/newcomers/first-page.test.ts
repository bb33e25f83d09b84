import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Draft } from '#schema/drafts/drafts.ts'
import { expectAccessible, expectFits, noticed, phone, pressEscape, visit } from '#test/browser.ts'
import { drafted, savedHere } from '#test/drafted.ts'
import { mailedLink } from '#test/mailbox.ts'
import { postJson } from '#test/requests.ts'

/** Everything here is done with the keyboard, and at every step the network is cut once; each page's own journeys show it at both widths. */
const cut = /ERR_|Failed to|not saved|not looked up|not opened|could not be fetched|AI response error/

const away = (page: Page) => page.context().setOffline(true)
const back = (page: Page) => page.context().setOffline(false)
const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/**
 * Goes on with Tab, or back with Shift and Tab, until that has the focus: past the navigation by its link, as often as
 * there are stops up to it, then with a look after each press.
 */
async function tabTo(page: Page, one: Locator) {
  await one.waitFor()
  if (await page.evaluate(() => document.activeElement === document.body)) {
    await page.keyboard.press('Tab')
    if (await isFocused(page.locator('a[href="#main"]'))) await page.keyboard.press('Enter')
  }
  const stops = await one.evaluate(stopsUpTo)
  const key = stops < 0 ? 'Shift+Tab' : 'Tab'
  for (let press = 0; press < Math.abs(stops); press += 1) await page.keyboard.press(key)
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isFocused(one)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The Tab key never comes to ${one}`)
}
/** How many stops of the Tab key there are from what has the focus up to that; below none where it stands before. */
function stopsUpTo(one: Element) {
  const from = document.activeElement ?? document.body
  const places =
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]'
  const stops = [...document.querySelectorAll<HTMLElement>(places)].filter(
    (stop) => stop === one || (stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true })),
  )
  const isBefore = (stop: Element) =>
    Boolean(stop.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING)
  // What has the focus need not be a stop itself: the heading of a step is none.
  const here = stops.includes(from as HTMLElement) ? 0 : 1
  const before = stops.filter(isBefore).length
  const ahead = stops.indexOf(one as HTMLElement) - before
  return ahead >= 0 ? ahead + here : ahead
}
async function press(page: Page, one: Locator) {
  await tabTo(page, one)
  await page.keyboard.press('Enter')
}
async function type(page: Page, one: Locator, text: string) {
  await tabTo(page, one)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}
/** Chooses as a keyboard does: by the first letters. */
async function choose(page: Page, one: Locator, option: string) {
  await tabTo(page, one)
  await page.keyboard.type(option)
  await expect.poll(() => one.inputValue()).toBe(option)
}
async function isWhole(page: Page) {
  await expectAccessible(page)
  await expectFits(page)
}

/** Where a step begins, both ways on stand at the lower edge of the screen, as large as a thumb. */
async function isWithinThumb(page: Page) {
  await page.evaluate(() => scrollTo(0, 0))
  for (const name of [/^Previous$/, /^(Next|Create My Solution Profile Preview)$/]) {
    const { y = 0, height = 0 } = (await button(page, name).boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)
    expect(y).toBeGreaterThan(phone.height / 2)
    expect(y + height).toBeLessThanOrEqual(phone.height)
  }
}

/** The eight steps: their heading, and what is typed or chosen in which field. */
const stepsOf = (draft: Draft) =>
  [
    ['Your Details', { 'Full name': draft.fullName, Email: draft.email }],
    ['Problem You Solve', { 'Which problem do you solve?': draft.problemSolved }],
    ['Target Clients', { 'Who are your target clients?': draft.targetClient }],
    ['Client Problems Before', { 'What was wrong before you came?': draft.clientProblemsBefore }],
    [
      'Your 4 Key Skills',
      Object.fromEntries(draft.keySkills.map((skill, index) => [`Skill ${index + 1}`, skill])),
    ],
    ['What You Deliver', { 'What do you deliver?': draft.deliverables }],
    ['Industry & Business Area', { Industry: draft.industry, 'Business area': draft.businessArea }],
    ['Your Experience', { 'What is your experience?': draft.experience }],
  ] as const
const answers = drafted({
  problemSolved: 'Bakeries that throw away a third of what they bake.',
  experience: 'I have seen many bakeries.',
})

const step = 'at 390 px, with the keyboard only and the network cut at every step,'

test(`${step} a stranger answers eight questions, loses nothing, and is saved once`, async () => {
  const page = await visit('/solution-profile-questions', { viewport: phone, expected: cut, isFirst: true })
  const steps = stepsOf({ ...answers, email: drafted().email })
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/solution-profile'))
      saves.push(request.url())
  })
  const expectTyped = async ([title, fields]: (typeof steps)[number]) => {
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
    for (const [label, text] of Object.entries(fields))
      expect(await page.getByLabel(label).inputValue()).toBe(text)
  }
  await away(page)
  for (const [index, step] of steps.entries()) {
    const [title, fields] = step
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
    await page.getByText(`Step ${index + 1} of 8`, { exact: true }).waitFor()
    expect(await button(page, 'Previous').isDisabled()).toBe(index === 0)
    for (const [label, text] of Object.entries(fields)) {
      const field = page.getByLabel(label)
      if (title === 'Industry & Business Area') await choose(page, field, text)
      else await type(page, field, text)
    }
    // The other steps ask for one long text as the second does.
    if ([0, 1, 4, 6].includes(index)) await expectAccessible(page)
    await expectFits(page)
    await isWithinThumb(page)
    if (index < 7) await press(page, button(page, 'Next'))
  }
  await back(page)
  await page.reload()
  await expectTyped(steps[7])
  for (const step of steps.slice(0, 7).toReversed()) {
    await page.goBack()
    await expectTyped(step)
  }
  await page.evaluate(() => history.go(7))
  await expectTyped(steps[7])
  await away(page)
  await press(page, button(page, 'Create My Solution Profile Preview'))
  await noticed(page, 'Validation Error', 'Failed to save your profile. Please try again.')
  const notice = page.getByRole('alert').filter({ hasText: 'Failed to save your profile.' })
  await isWhole(page)
  expect(await page.getByLabel('What is your experience?').inputValue()).toBe(answers.experience)
  await press(page, notice.getByRole('button', { name: 'Close' }))
  await notice.waitFor({ state: 'detached' })
  await back(page)
  saves.length = 0
  await page.route('**/api/solution-profile', async (route) => {
    await button(page, 'Creating Profile...').waitFor()
    await route.continue()
  })
  await tabTo(page, button(page, 'Create My Solution Profile Preview'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/free-preview')
  await page.getByRole('heading', { level: 1, name: 'Free Profile Preview' }).waitFor()
  expect(saves).toHaveLength(1)
})

test(`${step} the preview is read and improved with the assistant`, async () => {
  const draft = { ...answers, email: drafted().email }
  const page = await visit('/free-preview', {
    viewport: phone,
    expected: cut,
    isFirst: true,
    ...savedHere(draft),
  })

  await away(page)
  const story = button(page, /Proven Results/)
  await press(page, story)
  await page.getByRole('alert').filter({ hasText: 'This could not be opened. Please try again.' }).waitFor()
  await isWhole(page)
  await back(page)
  const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/'))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await fetched
  await page.waitForTimeout(300)
  expect(await page.getByRole('dialog').count(), 'nothing opens that nobody pressed').toBe(0)
  await press(page, story)
  await page.getByRole('dialog', { name: 'Proven Results' }).getByText(answers.experience).waitFor()
  await pressEscape(page)
  await expect.poll(() => isFocused(story)).toBe(true)

  const agent = page.getByRole('log')
  const field = page.getByLabel('Your question')
  await away(page)
  await type(page, field, 'What would a buyer still want to know?')
  await page.keyboard.press('Enter')
  await agent.getByText('I cannot answer just now.').waitFor()
  await agent.getByText('Scripted reply').waitFor()
  await isWhole(page)
  await back(page)
  await type(page, field, 'Suggest a better sentence for my weakest answer')
  await page.keyboard.press('Enter')
  const card = page.getByRole('group', { name: 'Your Experience' })
  const put = card.getByRole('button', { name: 'Put it into my profile' })
  await put.waitFor()
  const experience = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('solutionProfile') ?? '{}').profile.experience)
  await away(page)
  await press(page, put)
  await noticed(page, 'Validation Error', 'Failed to save your profile. Please try again.')
  expect(await experience()).toBe(answers.experience)
  await isWhole(page)
  await back(page)
  await press(page, put)
  await card.getByText(/^In your profile\./).waitFor()
  expect(await experience()).toContain('[how many years]')
})

test(`${step} a profile is found by its address and opened on another device by the mailed link`, async () => {
  const draft = drafted()
  expect((await postJson(`${inject('url')}/api/solution-profile`, draft)).status).toBe(201)
  const page = await visit('/profile-lookup', { viewport: phone, expected: cut, isFirst: true })
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  const hrefOf = (name: string) => page.getByRole('main').getByRole('link', { name }).getAttribute('href')
  expect(await hrefOf('Create New Profile')).toBe('/solution-profile-questions')
  expect(await hrefOf('Go Home')).toBe('/')
  const email = page.getByLabel('Email')
  await away(page)
  await type(page, email, draft.email)
  await page.keyboard.press('Enter')
  await noticed(page, 'Error', 'Failed to look up profile. Please try again.')
  await isWhole(page)
  expect(await email.inputValue()).toBe(draft.email)
  await back(page)
  await press(page, button(page, 'Find My Profile'))
  await noticed(page, 'Profile Found!', 'Loading your saved profile...')
  await page.waitForURL('**/free-preview')

  await button(page, 'Mail me the link').waitFor()
  expect(documents, 'a document more would lose the notice').toEqual([])
  await away(page)
  await press(page, button(page, 'Mail me the link'))
  await page.getByText('We could not reach our server.').waitFor()
  await back(page)
  await press(page, button(page, 'Mail me the link'))
  await page.getByText('It is on its way, and good for a day.').waitFor()
  await page.goto(await mailedLink(draft.email, /\/profile-lookup#adopt=\S+/))
  await button(page, 'Open my profile here').waitFor()
  await expectFits(page)
  await away(page)
  await press(page, button(page, 'Open my profile here'))
  await noticed(page, 'Error', 'The profile could not be opened. Please try again.')
  await back(page)
  await press(page, button(page, 'Open my profile here'))
  await page.waitForURL('**/free-preview')
  await page.getByRole('link', { name: 'Change my answers' }).waitFor()
  await page.goto(new URL('/my-profile', inject('url')).href)
  await page.getByText('We keep a copy for 90 days').waitFor()

  await away(page)
  await press(page, button(page, 'Erase all of it'))
  await press(page, button(page, 'Yes, erase it'))
  await noticed(page, 'Error', 'It could not be erased just now. Please try again.')
  await isWhole(page)
  await page.getByText(draft.experience, { exact: true }).waitFor()
})

test('every call to action of a public page that leads to the first page finds one there', async () => {
  const publicPages = [
    '/',
    '/onboarding',
    '/create-cv',
    '/share-insight',
    '/challenge-insight',
    '/solution-gallery',
  ]
  const pages = await Promise.all(publicPages.map(async (path) => (await fetch(inject('url') + path)).text()))
  const first =
    /href="(\/(?:solution-profile-questions|free-preview|profile-lookup|my-profile|onboarding)[^"#]*)/g
  const led = new Set(pages.flatMap((html) => [...html.matchAll(first)].map(([, href = '']) => href)))
  expect([...led]).toEqual(expect.arrayContaining(['/solution-profile-questions', '/onboarding']))
  for (const href of [...led, '/free-preview', '/profile-lookup', '/my-profile'])
    expect((await fetch(inject('url') + href)).status, href).toBe(200)
})
