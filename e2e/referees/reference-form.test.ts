import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { anotherTab, callsOf, expectAccessible, hydrated, phone, visit } from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'
import {
  invitationOf,
  ownerWithReferees,
  referenceOf,
  referencesOf,
  storedConfirmations,
} from '#test/referees.ts'

const address = (path: string) => new URL(path, inject('url')).href
const part = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title }).waitFor()
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const send = (page: Page) => page.getByRole('button', { name: 'Send my reference' })
const claim = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const isFocused = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((field) => field === document.activeElement)

const knowing = {
  'How do you know Petra, and for how long?': 'We planned the spring together for three years.',
  'What makes Petra stand out?': 'Petra asks before she draws anything.',
  'What comes easily to Petra?': 'She hears what a crowd of people means.',
}
const solving = {
  'Which problems would you call Petra for?': 'Boats that leave half empty every morning.',
  'Where does Petra do the best work?': 'Where many people want different things at once.',
  'Which result did you see yourself?': 'Nine of ten boats were full by April.',
}
const working = {
  'What sets Petra apart from others in the same work?': 'She comes back in autumn to look again.',
  'How was it to work together?': 'Calm and exact.',
}
const answers = [
  ['How you know Petra', knowing],
  ['What Petra solves', solving],
  ['Working with Petra', working],
] as const
const line = { 'Your role': 'Harbour master', Company: 'Brandt Ferries' }
async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
}

/** Somebody who was invited, and the address of their form. */
async function invited() {
  const { referees, id } = await ownerWithReferees()
  const referee = referees.find(({ status }) => status === 'invited')
  if (!referee) throw new Error('Nobody is invited')
  return { referee, profileId: id, form: `/reference-form#token=${await invitationOf(referee)}` }
}

test('an invited referee ticks the claims, answers and sends with under forty keys beside the words', async () => {
  const { referee, form } = await invited()
  const page = await visit(form, { expected: /410/ })
  await part(page, 'You and Petra')
  let keys = 0
  const press = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name)
    keys += names.length
  }
  const say = (words: string) => page.keyboard.insertText(words)

  await press('Tab', 'Enter') // past the navigation
  await press('Tab', 'Tab') // past the way to the sentences; the name stands there
  await expect.poll(() => isFocused(page, 'Your name')).toBe(true)
  expect(await page.getByLabel('Your name').inputValue()).toBe(referee.name)
  expect(await page.getByLabel('Your email').inputValue()).toBe(referee.email)
  expect(await page.getByLabel('Your email').getAttribute('readonly')).not.toBeNull()
  await press('Tab', 'Tab')
  await say('Harbour master')
  await press('Tab')
  await say('Brandt Ferries')
  await press('Enter')

  await part(page, 'What did you see?')
  await press('Tab', 'Tab', 'Tab', 'Space') // past the story’s title and the whole of it, to its first claim
  await press('Tab', 'Tab', 'Tab', 'Space') // the second, differently
  await press('Tab')
  await say('It was eight of ten.')
  await expectAccessible(page)
  await press('Control+Enter')

  for (const [title, fields] of answers) {
    await part(page, title)
    for (const words of Object.values(fields)) {
      await press('Tab')
      await say(words)
    }
    await expectAccessible(page)
    await press('Control+Enter')
  }

  await part(page, 'Read it once, and send it')
  await page
    .getByRole('figure', { name: 'What Petra’s page will show' })
    .getByText('Petra asks before she draws anything.')
    .waitFor()
  await page.getByText('What you confirm also stands in the story’s badge', { exact: false }).waitFor()
  await press('Tab', 'Space', 'Enter')
  await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor()
  await page.getByText('Reference Submitted Successfully!').first().waitFor()
  await expectAccessible(page)
  expect(keys).toBeLessThan(40)

  const reference = await referenceOf(referee.id)
  expect(reference).toMatchObject({ status: 'validated', role: 'Harbour master', company: 'Brandt Ferries' })
  const { claims } = await storedConfirmations(referee.id)
  expect(claims).toMatchObject([
    { claimIndex: 0, outcome: 'confirmed', words: '' },
    { claimIndex: 1, outcome: 'differs', words: 'It was eight of ten.' },
  ])

  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'This invitation has been answered' }).waitFor()
  await page.goForward()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor()
  await page.getByRole('link', { name: 'your own page' }).click()
  await page.getByRole('heading', { level: 1, name: 'What you said about Petra Proof' }).waitFor()
})

test('a reload, a closed browser, a refusal and no connection keep every word, and it is sent once', async () => {
  const { referee, form } = await invited()
  const page = await visit(form, {
    viewport: phone,
    expected: /503|was not sent|ERR_|Failed to/,
  })
  await part(page, 'You and Petra')
  await next(page)
  await page.getByText('2 answers still to mend here.').waitFor()
  await page.getByText('Company name is required').waitFor()
  await page.getByText('Your role is required').waitFor()
  await expect.poll(() => isFocused(page, 'Your role')).toBe(true)
  await expectAccessible(page)
  await fillIn(page, line)
  // A double press is one.
  await page.getByRole('button', { name: 'Next' }).dblclick()
  await part(page, 'What did you see?')
  await page.getByLabel('I can confirm this').nth(1).check()
  await page.getByLabel('A sentence of your own (optional)').fill('I stood beside the gangway.')
  await next(page)
  await part(page, 'How you know Petra')
  const left = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(left, 'nothing stands out to the side').toBeLessThanOrEqual(0)
  const easily = page.getByLabel('What comes easily to Petra?')
  await easily.fill('Listening')
  expect(await page.getByText('9 of 15 characters').count(), 'while one writes nothing is counted').toBe(0)
  await page.getByLabel('What makes Petra stand out?').fill('Petra asks before she draws anything.')
  await page.getByText('9 of 15 characters').waitFor()
  await next(page)
  await page.getByText('Please describe how you know this person and for how long').waitFor()
  await expect.poll(() => isFocused(page, 'How do you know Petra, and for how long?')).toBe(true)

  await page.reload()
  await part(page, 'How you know Petra')
  expect(await easily.inputValue()).toBe('Listening')
  await page.close({ runBeforeUnload: false })
  const later = await anotherTab(page)
  await later.goto(address(form))
  await hydrated(later)
  await part(later, 'How you know Petra')
  await fillIn(later, knowing)
  await later.getByRole('button', { name: 'Back' }).click()
  await part(later, 'What did you see?')
  expect(await later.getByLabel('I can confirm this').nth(1).isChecked()).toBe(true)
  expect(await later.getByLabel('A sentence of your own (optional)').inputValue()).toBe(
    'I stood beside the gangway.',
  )
  await next(later)
  await part(later, 'How you know Petra')
  await next(later)
  await part(later, 'What Petra solves')
  await later.goBack()
  await part(later, 'How you know Petra')
  expect(await later.evaluate(() => scrollY), 'on the way back too a part begins at its heading').toBe(0)
  await later.goForward()
  await part(later, 'What Petra solves')
  await fillIn(later, solving)
  await next(later)
  await part(later, 'Working with Petra')
  await fillIn(later, working)
  await next(later)

  await part(later, 'Read it once, and send it')
  await send(later).click()
  await later.getByText('Please agree to what becomes public').waitFor()
  await later.getByRole('checkbox').check()
  await later.context().setOffline(true)
  await later.getByText('You are offline. Everything is kept on this device until you can send it.').waitFor()
  await send(later).click()
  await later.getByText('Please send it once you are back.').first().waitFor()
  expect(await later.getByText(/offline/i).count(), 'it is said once').toBe(1)
  await expectAccessible(later)
  await later.context().setOffline(false)

  await later.route('**/api/submit-reference', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  })
  await send(later).click()
  await later.getByRole('main').getByRole('alert').getByText('Please try again later.').waitFor()
  const calls = callsOf(later)
  await send(later).dblclick()
  await later.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor()
  expect(calls.filter((call) => call === 'POST /api/submit-reference')).toHaveLength(1)
  const stored = await later.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('reference')),
  )
  expect(stored).toEqual([])
  const { confirmed, claims } = await storedConfirmations(referee.id)
  expect(confirmed).toMatchObject([{ sentence: 'I stood beside the gangway.' }])
  expect(
    claims.map(({ claimIndex, outcome }) => [claimIndex, outcome]),
    'the first was left alone',
  ).toEqual([[1, 'confirmed']])

  await later.goto(address('/robots.txt'))
  await later.goto(address(form))
  await hydrated(later)
  await later.getByRole('heading', { level: 1, name: 'This invitation has been answered' }).waitFor()
})

test('a referee without an invitation names the person by address, and the mailed link makes it count', async () => {
  const { owner, id } = await ownerWithReferees()
  const email = `${randomUUID()}@brandt.example`
  const page = await visit(`/reference-form?ref=${encodeURIComponent(email)}&for=Petra`, {
    viewport: phone,
    isStill: true,
    expected: /404|was not sent/,
  })
  await part(page, 'You and Petra')
  expect(await page.getByLabel('Your email').inputValue()).toBe(email)
  expect(await page.getByLabel('Your email').getAttribute('readonly')).not.toBeNull()
  await fillIn(page, {
    'Petra’s email address': `${randomUUID()}@nobody.example`,
    'Your name': 'Ilse Brandt',
    ...line,
  })
  expect(await page.getByRole('button', { name: 'Skip to the sentences first' }).count()).toBe(0)
  await page.getByText('Part 1 of 5').waitFor()
  await page.getByText('Five short parts: you, eight questions on three pages, and a last look.').waitFor()
  await next(page)
  for (const [title, fields] of answers) {
    await part(page, title)
    await fillIn(page, fields)
    await next(page)
  }
  await part(page, 'Read it once, and send it')
  await page.getByRole('checkbox').check()
  await send(page).click()

  await part(page, 'You and Petra')
  await page
    .getByText(
      'Nobody here has this email address, or they have not confirmed it yet. Please check it, or ask the person for their link.',
    )
    .last()
    .waitFor()
  await expect.poll(() => isFocused(page, 'Petra’s email address')).toBe(true)
  await page.getByLabel('Petra’s email address').fill(owner.email)
  for (const [title] of [...answers, ['Read it once, and send it']]) {
    await next(page)
    await part(page, title)
  }
  await page.getByRole('checkbox').check()
  await send(page).click()
  await page.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor()
  await page.getByText('Open the mail that we sent you').waitFor()

  const status = async () => (await referencesOf(id)).find((reference) => reference.email === email)?.status
  await page.goto(await mailedLink(email, /\/confirm-reference#token=\S+/))
  await hydrated(page)
  await page.getByRole('heading', { level: 1, name: 'Is this your reference?' }).waitFor()
  await expectAccessible(page)
  expect(await status(), 'opening the link does nothing').toBe('submitted')
  await page.getByRole('button', { name: 'Yes, confirm my address' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your reference counts' }).waitFor()
  expect(await status()).toBe('validated')
  // Whoever opens the link again reads at once that it is done.
  await page.reload()
  await hydrated(page)
  await page.getByRole('heading', { level: 1, name: 'You have confirmed this' }).waitFor()
  await page.getByText(/^On \d+ \w+ \d{4} at \d\d:\d\d you confirmed the address/).waitFor()
  expect(await page.getByRole('button', { name: 'Yes, confirm my address' }).count()).toBe(0)
})

test('a referee can have the sentences first, and again after a reload and a press on Back', async () => {
  const { form } = await invited()
  const page = await visit(form, { viewport: phone })
  await part(page, 'You and Petra')
  await page
    .getByText(
      'Six short parts: you, 2 sentences to tick, eight questions on three pages, and a last look. About 11 minutes; you can stop and go on later.',
    )
    .waitFor()
  await page.getByText('Part 1 of 6').waitFor()
  await page.getByText('a copy that somebody took before then keeps your name', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Skip to the sentences first' }).click()
  const heading = page.getByRole('heading', { level: 2, name: 'What did you see?' })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true)
  expect(await heading.evaluate((title) => title.ariaDescribedByElements?.[0]?.textContent)).toBe(
    'Part 1 of 6 · Sentences to tick',
  )
  await claim(page, 'We asked 400 passengers').getByLabel('I can confirm this').check()
  await next(page)
  await part(page, 'You and Petra')
  await page.getByText('Part 2 of 6').waitFor()
  expect(await page.getByRole('button', { name: 'Skip to the sentences first' }).count()).toBe(0)
  await page.reload()
  await part(page, 'You and Petra')
  await page.getByText('Part 2 of 6').waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await part(page, 'What did you see?')
  expect(await claim(page, 'We asked 400').getByLabel('I can confirm this').isChecked()).toBe(true)
  await page.goBack()
  await part(page, 'You and Petra')
})

test('text typed in one tab appears in the other, and neither loses a word of it', async () => {
  const { form } = await invited()
  const page = await visit(form, { viewport: phone })
  await part(page, 'You and Petra')
  const other = await anotherTab(page)
  await other.goto(address(form))
  await hydrated(other)
  await part(other, 'You and Petra')
  await page.getByLabel('Your role').fill('Harbour master')
  await expect.poll(() => other.getByLabel('Your role').inputValue()).toBe('Harbour master')
  await other.getByLabel('Company').fill('Brandt Ferries')
  await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('Brandt Ferries')
  await next(other)
  await part(other, 'What did you see?')
  await claim(other, 'We asked 400 passengers').getByLabel('I can confirm this').check()
  await next(page)
  await part(page, 'What did you see?')
  expect(await claim(page, 'We asked 400').getByLabel('I can confirm this').isChecked()).toBe(true)
})

test('a token leaves the query for behind the #, and Enter goes to the next empty line, then a part on', async () => {
  const { form } = await invited()
  const token = form.split('=')[1] ?? ''
  const query = `?token=${encodeURIComponent(token)}&for=Petra`
  const page = await visit(`/reference-form${query}`, { viewport: phone })
  await part(page, 'You and Petra')
  expect(page.url()).toBe(address(`/reference-form?for=Petra#token=${token}`))
  const calls = callsOf(page)
  await page.getByLabel('Your name').press('Enter')
  await expect.poll(() => isFocused(page, 'Your role')).toBe(true)
  await page.getByLabel('Your role').fill('Harbour master')
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(page, 'Company')).toBe(true)
  expect(await page.getByText('is required').count(), 'nobody is told off on the way').toBe(0)
  await page.getByLabel('Company').fill('Brandt Ferries')
  await page.keyboard.press('Enter')
  await part(page, 'What did you see?')
  expect(page.url(), 'a part keeps it').toContain(`#token=${token}`)
  expect(calls.filter((call) => call === 'POST /api/submit-reference')).toEqual([])
})
