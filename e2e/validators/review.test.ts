import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ReviewQueue } from '#schema/reviews/review-answers.ts'
import { type Browser, registeredOwner, signedInAs } from '#test/account.ts'
import {
  callsOf,
  desktop,
  expectAccessible,
  expectFitsLarge,
  expectWhole,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { database } from '#test/people.ts'
import { validatedReferee } from '#test/referees.ts'
import { confirmVersion, ownerWithSubmitted, storyOf, submitVersion } from '#test/submitted-story.ts'
import { tables } from '#worker/services/database.ts'

const { storyVersions, users } = tables

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const story = {
  title: `The timetable of ${crypto.randomUUID()}`,
  solution: 'We asked 400 passengers.',
  results: 'By April 9 of 10 boats were full.',
}

/** A published story of which a second version came back and a third waits, with a referee to look at twice. */
async function changedStory() {
  const validator = await signedInAs('validator')
  const network = crypto.randomUUID()
  const omar = {
    name: 'Omar Said',
    email: `${crypto.randomUUID()}@gmail.com`,
    network,
    submittedAt: new Date(),
  }
  const owner = await ownerWithSubmitted(
    {
      profile: { plan: 'premium' },
      references: [validatedReferee({ name: 'Ilse Brandt' }), validatedReferee(omar)],
    },
    { ...story, results: 'By April most boats were full.' },
  )
  const { storyId, referees } = owner
  await database().update(users).set({ network }).where(eq(users.id, owner.owner.id))
  const decide = (version: number, verdict: object) =>
    validator.post(`/reviews/${storyId}`, { version, ...verdict })
  await decide(1, { verdict: 'validated' })
  await submitVersion(storyId, 2, story)
  await decide(2, { verdict: 'returned', note: 'How many of how many?' })
  await submitVersion(storyId, 3, { ...story, submittedAt: daysAgo(2.1) })
  const word = { storyId, version: 3, referenceId: referees[1]?.id ?? 0 }
  await confirmVersion(word, { claims: [0], differs: [1] })
  return storyId
}
let changed: Promise<number> | undefined

const expert = {
  name: 'Petra Proof',
  profileUrl: 'petra-proof',
  currentRole: 'Ferry planner',
  industry: 'Transportation',
  plan: 'premium' as const,
  isLive: true,
}
const waiting = (storyId: number, title: string): ReviewQueue['items'][number] => ({
  storyId,
  version: 1,
  title,
  expert,
  submittedAt: daysAgo(2.1).toISOString(),
  isChange: false,
  wasPublished: false,
  confirmedBy: 1,
  flags: [],
  isOwn: false,
})
/** The page of a validator to whom the server answers so. The queue is everybody's: only a made-up one has an end. */
const queueThatAnswers = (answer: object) =>
  visit('/review', {
    expected: /ERR_|500|Failed to/,
    before: (page) => page.route(/\/api\/reviews(\?|$)/, (route) => route.fulfill(answer)),
  })

/** The page of somebody who is signed in. */
const pageOf = (person: { cookies: Browser['cookies'] }, path: string, viewport = desktop) =>
  visit(path, {
    viewport,
    expected: /403|409/,
    before: withSession(person),
  })

test('the queue names each waiting owner, since when, and the flags to look at', async () => {
  changed ??= changedStory()
  await changed
  const validator = await signedInAs('validator')
  const [unconfirmed, own] = [crypto.randomUUID(), crypto.randomUUID()]
  await ownerWithSubmitted(
    {},
    { title: `The order sheet of ${unconfirmed}`, submittedAt: daysAgo(12.5), isConfirmed: false },
  )
  await ownerWithSubmitted(
    { references: [validatedReferee(), validatedReferee({ email: validator.email })] },
    { title: `The night shift of ${own}`, submittedAt: daysAgo(20) },
  )
  const page = await pageOf(validator, '/review')
  await page.getByRole('heading', { level: 1, name: /^\d+ stories wait$/ }).waitFor()
  const rows = page.getByRole('list', { name: 'Stories that wait' }).getByRole('listitem')
  const row = (title: string) => rows.filter({ hasText: title }).innerText()
  const first = await row(story.title)
  expect(first).toMatch(/^2\s+days?[\s\S]*Premium · a change of a published story · waiting since/)
  expect(first).toContain('2 referees stand for it')
  expect(first).toContain('To look at: private mailbox and the expert’s network')
  expect(await row(unconfirmed)).toMatch(/^12[\s\S]*Nobody has confirmed it yet/)
  expect(await row(own)).toContain('You have an interest in this profile: somebody else decides.')
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  await expectFitsLarge(page)
})

test('a queue that cannot be fetched appears on another try, and a long one is read to its end', async () => {
  const page = await queueThatAnswers({ status: 500, body: '' })
  await page.getByRole('heading', { level: 1, name: 'This could not be loaded' }).waitFor()
  await expectAccessible(page)
  await page.route(/\/api\/reviews$/, (route) => route.abort())
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('We could not reach our server.').waitFor()
  await page.route(/\/api\/reviews$/, (route) =>
    route.fulfill({ json: { items: [waiting(1, 'The timetable')], total: 30, nextCursor: 'next' } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: '30 stories wait' }).waitFor()
  await page.route(/\/api\/reviews\?cursor=next/, (route) =>
    route.fulfill({ json: { items: [waiting(4, 'The ledger')], total: 30, nextCursor: null } }),
  )
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByRole('link', { name: 'The ledger' }).waitFor()
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  const shrinkTo = async (items: ReviewQueue['items']) => {
    await page.route(/\/api\/reviews(\?|$)/, (route) =>
      route.fulfill({ json: { items, total: items.length, nextCursor: null } }),
    )
    await page.evaluate(() => dispatchEvent(new Event('focus')))
  }
  await shrinkTo([waiting(1, 'The timetable')])
  await page.getByRole('heading', { level: 1, name: '1 story waits' }).waitFor()
  await shrinkTo([])
  await page.getByRole('heading', { level: 1, name: 'Nothing waits' }).waitFor()
})

test('every changed word of a story is marked, and its referees stand beside it with their flags', async () => {
  changed ??= changedStory()
  const storyId = await changed
  const page = await pageOf(await signedInAs('validator'), `/review?story=${storyId}`, phone)
  await page.getByRole('heading', { level: 1, name: story.title }).waitFor()
  expect(await page.locator('ins').allTextContents()).toEqual([' (only here: 9 of 10) '])
  const deletion = page.locator('del')
  expect(await deletion.allTextContents()).toEqual([' (only here: most) '])
  expect(await deletion.isVisible()).toBe(false)
  await page.getByRole('radio', { name: 'Version 1, published' }).check()
  expect(await deletion.isVisible()).toBe(true)
  await page.getByRole('radio', { name: 'Version 3' }).check()
  await page.setViewportSize(desktop)
  expect(await deletion.isVisible(), 'side by side').toBe(true)
  await page.getByLabel('Compare with').selectOption('Version 2, returned')
  await page.getByText('Not a word has changed.').waitFor()
  await page.getByText('Omar Said remembers it differently').waitFor()
  const referees = page.getByRole('list', { name: 'To look at with Omar Said' })
  expect(await referees.innerText()).toContain('Writes from a private mailbox.')
  expect(await referees.innerText()).toContain('Answered from the network that the expert registered from.')
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  await page.getByRole('navigation', { name: 'This story' }).getByText('Verdict').click()
  await page.waitForURL(`**/review?story=${storyId}#verdict`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Return the story' }).waitFor()
})

test('a validator arrives at the queue, reads the premium story first, and validates it', async () => {
  const [title, later] = [`The quay of ${crypto.randomUUID()}`, `The lock of ${crypto.randomUUID()}`]
  const submittedAt = new Date('2001-03-04T10:00:00Z')
  await ownerWithSubmitted({}, { title: later, submittedAt })
  const owner = await ownerWithSubmitted(
    {
      profile: { plan: 'premium' },
      references: [
        validatedReferee({ email: 'ilse@gmail.com', submittedAt: new Date() }),
        validatedReferee(),
      ],
    },
    { title, submittedAt },
  )
  const validator = await signedInAs('validator')
  const page = await visit('/login')
  await page.getByLabel('Email').fill(validator.email)
  await page.getByLabel('Password', { exact: true }).fill(validator.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/review')
  const titles = page.getByRole('list', { name: 'Stories that wait' }).getByRole('heading')
  await titles.filter({ hasText: title }).waitFor()
  const order = await titles.allInnerTexts()
  const places = [title, later].map((one) => order.indexOf(one))
  expect(places[0]).toBeLessThan(places[1] === -1 ? order.length : (places[1] ?? 0))
  await page.getByRole('link', { name: title }).click()
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.getByText('Writes from a private mailbox.').waitFor()
  await page
    .getByRole('button', { name: /^Mark as read/ })
    .first()
    .click()
  await page.getByText('Read by validator Ada Lark').waitFor()
  await page.getByRole('button', { name: 'Validate', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Validate this story?' })
  await dialog.getByText('If this story is all that it lacked, both go public within a minute').waitFor()
  await expectAccessible(page)
  const calls = callsOf(page)
  await dialog.getByRole('button', { name: 'Validate the story' }).dblclick()
  const done = page.getByRole('heading', { level: 1, name: 'Validated' })
  await expect.poll(() => done.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([`POST /api/reviews/${owner.storyId}`])
  expect((await storyOf(owner.storyId))?.status).toBe('validated')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Next story' }).click()
  await page.waitForURL((url) => url.search !== `?story=${owner.storyId}`)
})

test('a story that nobody confirmed is returned with a note, which waits on the device until it is sent', async () => {
  const owner = await ownerWithSubmitted({}, { isConfirmed: false })
  const page = await pageOf(await signedInAs('validator'), `/review?story=${owner.storyId}`, phone)
  const validate = page.getByRole('button', { name: 'Validate', exact: true })
  await validate.waitFor()
  expect(await validate.isDisabled()).toBe(true)
  await page.getByText('no validated referee stands for this version').waitFor()
  await expectFitsLarge(page)
  await page.setViewportSize(phone)
  const note = page.getByLabel('What the story needs, for Petra Proof')
  const send = page.getByRole('button', { name: 'Return the story' })
  await note.fill('More')
  await send.click()
  await page.getByText('Please say in a sentence what the story needs').waitFor()
  await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true)
  await note.fill('Who of those 400 could say that they were asked?')
  await page.reload()
  await expect.poll(() => note.inputValue()).toBe('Who of those 400 could say that they were asked?')
  await send.click()
  const heading = page.getByRole('heading', { level: 1, name: 'Returned with your note' })
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
  expect((await storyOf(owner.storyId))?.status).toBe('returned')
  await submitVersion(owner.storyId, 2)
  await page.getByRole('link', { name: 'All that waits' }).click()
  await page.getByRole('heading', { level: 1, name: /^\d+ stor(?:y waits|ies wait)$/ }).waitFor()
  await page.goBack()
  await page.getByText('Not a word has changed.').waitFor()
  const story = page.getByRole('heading', { level: 1 })
  await expect.poll(() => story.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await page.getByText('This is a different version').count(), 'nobody took the first back').toBe(0)
  expect(await note.inputValue()).toBe('')
  const record = page.getByRole('region', { name: 'What was decided before' })
  await record.getByText('Who of those 400 could say that they were asked?').waitFor()
})

test('a note typed as soon as a page opens is kept, also in a browser that knows nobody yet', async () => {
  const owner = await ownerWithSubmitted()
  const page = await pageOf(await signedInAs('validator'), `/review?story=${owner.storyId}`)
  await page.evaluate(() => localStorage.clear())
  await page.route('**/api/account', async (route) => {
    await new Promise((later) => setTimeout(later, 3000))
    await route.continue()
  })
  await page.reload()
  const note = page.getByLabel('What the story needs, for Petra Proof')
  await note.fill('Which spring was it?')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('currentUsername'))).not.toBe(null)
  await page.reload()
  await expect.poll(() => note.inputValue()).toBe('Which spring was it?')
})

test('the later of two validators who decide at once is told the outcome', async () => {
  const owner = await ownerWithSubmitted()
  const [first, second] = [await signedInAs('validator'), await signedInAs('admin')]
  const page = await pageOf(second, `/review?story=${owner.storyId}`)
  const note = 'Which spring was it? A year would help whoever reads this.'
  await page.getByLabel('What the story needs, for Petra Proof').fill(note)
  const returned = { version: 1, verdict: 'returned', note }
  expect((await first.post(`/reviews/${owner.storyId}`, returned)).ok).toBe(true)
  await page.getByRole('button', { name: 'Return the story' }).click()
  await page.getByText('This story is no longer waiting.').waitFor()
  const news = page.getByRole('alert').filter({ hasText: /Ada Lark returned it with a note on/ })
  await news.getByText(note).waitFor()
  await news.getByText('The note that you began is kept on this device').waitFor()
  await expectAccessible(page)
})

test('a reference that does not count takes its word for the story with it', async () => {
  const owner = await ownerWithSubmitted()
  const [referee, other] = owner.referees
  const page = await pageOf(await signedInAs('validator'), `/review?story=${owner.storyId}`)
  await page.getByRole('button', { name: `Mark as not counting (the reference by ${referee?.name})` }).click()
  const dialog = page.getByRole('dialog', { name: 'Does this reference not count?' })
  const reject = dialog.getByRole('button', { name: 'It does not count' })
  await reject.click()
  await dialog.getByText('Please say in a sentence why it does not count').waitFor()
  await dialog.getByLabel('Why it does not count').fill('The harbour office has never heard of them.')
  await reject.click()
  await page.getByText('Does not count.', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Validate', exact: true }).isDisabled()).toBe(true)
  await confirmVersion({ storyId: owner.storyId, version: 1, referenceId: other?.id ?? 0 }, { claims: [1] })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect
    .poll(() => page.getByRole('button', { name: 'Validate', exact: true }).isDisabled())
    .toBe(false)
})

test('an owner who opens the page is told that it is for validators, and led back', async () => {
  const page = await pageOf(await registeredOwner(), '/review', phone)
  await page.getByRole('heading', { level: 1, name: 'This is the validators’ page' }).waitFor()
  await expectAccessible(page)
  const back = page.getByRole('link', { name: 'Back to your dashboard' })
  expect(await back.getAttribute('href')).toBe('/customer-dashboard')
})

test('a validator sees that a confirmed sentence has changed, and that the owner took the story back', async () => {
  const { storyId, referees } = await ownerWithSubmitted({}, { isConfirmed: false })
  const validator = await signedInAs('validator')
  await confirmVersion({ storyId, version: 1, referenceId: referees[0]?.id ?? 0 }, { claims: [0, 1] })
  await validator.post(`/reviews/${storyId}`, { version: 1, verdict: 'validated' })
  await submitVersion(storyId, 2, { results: 'By April 8 of 10 boats were full.' })
  const page = await pageOf(validator, `/review?story=${storyId}`, phone)
  const referee = page.getByRole('listitem').filter({ hasText: 'Referee 1' })
  await referee.getByText('Confirmed an earlier version, of which a sentence has changed since').waitFor()
  await database()
    .update(storyVersions)
    .set({ status: 'draft', submittedAt: null })
    .where(and(eq(storyVersions.storyId, storyId), eq(storyVersions.version, 2)))
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByText('The owner took version 2 back.').waitFor()
})
