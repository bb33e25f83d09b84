import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser } from '#test/account.ts'
import { asker, teacher, unansweredItem } from '#test/agent.ts'
import {
  desktop,
  expectAccessible,
  expectFits,
  expectWhole,
  noticed,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { database } from '#test/people.ts'
import { tables } from '#worker/services/database.ts'

const { corrections, outbox } = tables
const question = 'Do you repair engines?'
const said = 'No, but I know who does.'

/** An owner who teaches their agent, with the way to a list of Messages. */
async function owner(plan: 'free' | 'sprint' = 'sprint') {
  const told = await teacher({ profile: { plan, firstName: 'Petra' } })
  const open = (query: string, options: Parameters<typeof visit>[1] = {}) =>
    visit(`/customer-dashboard?${query}`, {
      viewport: phone,
      ...options,
      before: withSession(told.account),
    })
  return { ...told, open }
}
/** The same, whose agent has one unanswered question. */
async function asked(plan?: 'free') {
  const told = await owner(plan)
  await asker(told.profileUrl).ask(question)
  await unansweredItem(told.account, question)
  return told
}
/** A visitor on a phone asks the agent on the page. */
async function askOnPage(profileUrl: string, line: string) {
  const page = await visit(`/profile/${profileUrl}`, {
    viewport: phone,
    // A browser without a window counts as a program, whose questions are not recorded.
    before: (page) => page.setExtraHTTPHeaders({ 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' }),
  })
  await page.getByRole('button', { name: 'Ask Petra’s agent' }).first().click()
  await page.getByLabel('Your question').fill(line)
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
  await page.getByLabel('Your question').press('Enter')
  return page.getByRole('log')
}
const answerField = (page: Page) => page.getByLabel('Your answer')
const isFocused = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text)

test('an unanswered question is taught on a phone, and the next visitor gets the answer', async () => {
  const { account, profileUrl, open } = await owner()
  const first = await askOnPage(profileUrl, question)
  await first.getByText('I find no answer to that').waitFor()
  await unansweredItem(account, question)
  const page = await open('tab=messages')
  const lists = page.getByRole('navigation', { name: 'Messages, conversations and questions' })
  await expect.poll(() => lists.getByRole('link', { name: /^Unanswered/ }).textContent()).toContain('1 open')
  await lists.getByRole('link', { name: /^Unanswered/ }).click()
  const list = page.getByRole('list', { name: 'Unanswered questions' })
  await list.getByText('Asked once in the chat').waitFor()
  await expectFits(page)
  await expectAccessible(page)
  await list.getByRole('link', { name: question }).click()
  await isFocused(page, question)
  await answerField(page).fill(said)
  await expectFits(page)
  await page.getByRole('button', { name: 'Teach the agent', exact: true }).click()
  await noticed(page, 'Your agent knows it now', 'It answers this in your words from now on.')
  // The very next question, without waiting for anything.
  expect((await asker(profileUrl).ask(question)).response).toContain(said)
  await page.getByRole('heading', { name: 'No question waits for you' }).waitFor()
  await expectAccessible(page)
  const next = await askOnPage(profileUrl, question)
  await next.getByText(said).waitFor()
  expect(await next.textContent()).toContain('Petra says')
})

test('one press teaches in other words and mails the askers, and where saving fails no word is lost', async () => {
  const { account, profileUrl, id, open } = await asked()
  const email = `${randomUUID()}@okafor.example`
  const sent = await browser().post('/questions', {
    questionKey: randomUUID(),
    profileUrl,
    question,
    consent: true,
    wantsAnswer: true,
    name: 'Daniel',
    email,
  })
  expect(sent.status).toBe(201)
  const { id: item } = await unansweredItem(account, question)
  const page = await open(`tab=messages&list=unanswered&asked=${item}`, {
    viewport: desktop,
    expected: /500/,
  })
  const path = `**/api/inbox/${item}/answer`
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByText('1 person waits for your answer by mail.').waitFor()
  const send = page.getByRole('button', { name: 'Teach the agent and send' })
  await send.click()
  await page.getByText('Please write your answer first.').waitFor()
  await answerField(page).fill(said)
  await page.getByLabel('What was asked').fill('Do you mend ship engines?')
  await send.click()
  await page.getByRole('alert').getByText('That could not be saved just now. Please try again.').waitFor()
  // Axe counts what lies below the sticky tabs as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  await page.reload()
  await expect.poll(() => answerField(page).inputValue()).toBe(said)
  await page.unroute(path)
  await send.click()
  await noticed(
    page,
    'Your agent knows it now',
    'It answers this in your words from now on. Your answer goes to 1 person by mail.',
  )
  await page.getByRole('button', { name: 'See it' }).click()
  await isFocused(page, 'Do you mend ship engines?')
  const mails = await database().select().from(outbox).where(eq(outbox.normalisedTo, email))
  expect(mails.filter(({ kind }) => kind === 'answer').map(({ text }) => text.includes(said))).toEqual([true])
  const taught = await database().select().from(corrections).where(eq(corrections.profileId, id))
  expect(taught.map((one) => [one.asked, one.answer])).toEqual([['Do you mend ship engines?', said]])
})

test('the list on a free plan is there and can be cleared, and explains teaching', async () => {
  const { open } = await asked('free')
  const page = await open('tab=messages&list=unanswered')
  await page.getByText('comes with Level 2, Sprint, and with Premium.').waitFor()
  await page.getByRole('link', { name: question }).click()
  await page.getByText('Asked once in the chat').locator('visible=true').waitFor()
  expect(await answerField(page).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Make it a story' }).count()).toBe(0)
  const compare = page.getByRole('article').getByRole('link', { name: 'Compare plans' })
  expect(await compare.getAttribute('href')).toBe('/onboarding#compare')
  await expectWhole(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('heading', { name: 'No question waits for you' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: question }).waitFor()
  await page.goto(new URL('/customer-dashboard?tab=settings', page.url()).href)
  await page.getByText('Until then it speaks plainly').waitFor()
  expect(await page.getByLabel('Greeting').count()).toBe(0)
})

test('a question becomes a story draft, and a dismissed one waits in a list of its own', async () => {
  const { open } = await asked()
  const page = await open('tab=messages&list=unanswered')
  await page.getByRole('link', { name: question }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('heading', { name: 'No question waits for you' }).waitFor()
  await page.getByRole('link', { name: 'Dismissed' }).click()
  await page.getByRole('link', { name: question }).click()
  await page.getByRole('button', { name: 'Make it a story' }).click()
  await page.waitForURL(/\/story-builder\?edit=\d+$/)
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(question)
})

test('an owner says which story answers a question, and takes that back', async () => {
  const { account, profileUrl, open } = await asked()
  const quoted = async () => (await asker(profileUrl).ask(question)).citations.map(({ title }) => title)
  expect(await quoted()).toEqual([])
  const page = await open('tab=messages&list=unanswered')
  const row = page.getByRole('link', { name: question })
  await row.click()
  await page.getByRole('button', { name: 'A story answers this' }).click()
  const send = page.getByRole('button', { name: 'Answer with it' })
  await send.click()
  await page.getByText('Please choose the story first.').waitFor()
  await page.getByLabel('Which story').selectOption({ label: 'The timetable nobody read' })
  await expectAccessible(page)
  await send.click()
  await noticed(page, 'A story answers it', 'Your agent now answers this with “The timetable nobody read”.')
  await page.getByRole('heading', { name: 'No question waits for you' }).waitFor()
  expect(await quoted()).toEqual(['The timetable nobody read'])
  await page.getByRole('link', { name: 'Answered', exact: true }).click()
  await row.click()
  await page.getByText('Your agent answers this with your story').waitFor()
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  await page.getByRole('button', { name: 'It does not answer it' }).click()
  await page.getByRole('button', { name: 'A story answers this' }).waitFor()
  expect(await quoted()).toEqual([])
  expect(await unansweredItem(account, question)).toMatchObject({ state: 'open', storyId: null })
})

test('a taught answer is added, switched off, looked at again, edited and deleted', async () => {
  const { id, profileUrl, open } = await owner()
  const page = await open('tab=messages&list=taught')
  await page.getByRole('heading', { name: 'You have taught it nothing yet' }).waitFor()
  await page.getByRole('link', { name: 'Teach it an answer' }).click()
  await isFocused(page, 'Teach your agent an answer')
  await page.getByLabel('What is asked').fill(question)
  await answerField(page).fill(said)
  await page.getByLabel('The story that it is about').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Teach the agent' }).click()
  await noticed(page, 'Your agent knows it now', 'It answers this in your words from now on.')
  const list = page.getByRole('list', { name: 'What you taught your agent' })
  const toggle = list.getByRole('switch', { name: `Say my answer to: ${question}` })
  expect((await asker(profileUrl).ask(question)).response).toContain(said)
  await toggle.uncheck()
  await list.getByText('Off', { exact: true }).waitFor()
  await expect.poll(async () => (await asker(profileUrl).ask(question)).response).not.toContain(said)
  await toggle.check()
  await list.getByText('On', { exact: true }).waitFor()
  await expectWhole(page, { desktop: 'dark', phone: 'light' })

  await database().update(corrections).set({ lookAgain: true }).where(eq(corrections.profileId, id))
  await page.reload()
  await list.getByText('Look again: “The timetable nobody read” has changed since.').waitFor()
  await list.getByRole('link', { name: question }).click()
  await page.getByText('Is your answer still right?').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'It is still right' }).click()
  await page.getByText('Is your answer still right?').waitFor({ state: 'detached' })
  await answerField(page).fill('I do, on Fridays.')
  await page.getByRole('button', { name: 'Save' }).click()
  await list.getByText('I do, on Fridays.').waitFor()
  await list.getByRole('link', { name: question }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this answer?' })
  await dialog.getByRole('button', { name: 'Delete it' }).click()
  await noticed(page, 'Deleted', `Your agent no longer says your answer to “${question}”.`)
  await page.getByRole('heading', { name: 'You have taught it nothing yet' }).waitFor()
  await isFocused(page, 'What your agent was taught')
})

test('visitors not mailed today are shown as waiting, and the words are kept for tomorrow', async () => {
  const { account, open } = await asked()
  const { id } = await unansweredItem(account, question)
  const page = await open(`tab=messages&list=unanswered&asked=${id}`)
  await page.route('**/answer', (route) =>
    route.fulfill({ json: { correctionId: null, mailed: 1, notMailed: 2, barred: 0 } }),
  )
  await answerField(page).fill(said)
  await page.getByRole('button', { name: 'Teach the agent' }).click()
  const note = page.getByRole('alert').filter({ hasText: '2 people were not mailed' })
  await note.getByText('Your answer goes to 1 person by mail.').waitFor()
  expect(await note.textContent()).toContain('They still wait, so please send it again tomorrow.')
  expect(await answerField(page).inputValue()).toBe(said)
  await expectFits(page)
})

test('an owner sets the agent’s greeting, manner and excluded subjects, and an error loses nothing', async () => {
  const { account, profileUrl, open } = await owner()
  const page = await open('tab=settings', { expected: /500/ })
  await page.getByLabel('Greeting').fill('Good day from the boatyard.')
  const subject = page.getByLabel('Subjects that it leaves alone').locator('visible=true').first()
  await subject.fill('my old firm')
  await subject.press('Enter')
  await subject.fill('salaries')
  await page.getByRole('radio', { name: 'Brief' }).check()
  await page.route('**/api/agent-settings', (route) => route.fulfill({ status: 500, body: '' }))
  const save = page.getByRole('region', { name: 'Your agent' }).getByRole('button', { name: 'Save' })
  await save.click()
  await page.getByRole('alert').getByText('That could not be saved just now. Please try again.').waitFor()
  await page.unroute('**/api/agent-settings')
  await page.reload()
  await expect.poll(() => page.getByLabel('Greeting').inputValue()).toBe('Good day from the boatyard.')
  await page.getByRole('button', { name: 'Take out “my old firm”' }).click()
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  await save.click()
  await page.getByText('Saved. Your agent keeps to it from its next answer on.').waitFor()
  expect(await (await account.get('/agent-settings')).json()).toMatchObject({
    greeting: 'Good day from the boatyard.',
    avoid: ['salaries'],
    manner: 'brief',
    handOffEmail: '',
  })
  expect((await asker(profileUrl).ask('What are the salaries?')).response).toContain('“salaries” alone')
})

test('changes to the agent from two tabs are both saved, and neither undoes the other', async () => {
  const { account, open } = await owner()
  const [one, other] = [await open('tab=settings'), await open('tab=settings')]
  const save = async (page: Page) => {
    await page.getByRole('region', { name: 'Your agent' }).getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Your agent keeps to it from its next answer on.').waitFor()
  }
  await one.getByLabel('Greeting').waitFor()
  await other.getByLabel('Greeting').fill('Good day from the boatyard.')
  await save(other)
  await one.getByRole('radio', { name: 'Brief' }).check()
  await save(one)
  expect(await (await account.get('/agent-settings')).json()).toMatchObject({
    greeting: 'Good day from the boatyard.',
    manner: 'brief',
  })
  expect(await one.getByLabel('Greeting').inputValue()).toBe('Good day from the boatyard.')
})
