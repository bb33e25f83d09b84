import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser } from '#test/account.ts'
import { teacher, unansweredItem, visitorOf } from '#test/agent.ts'
import {
  anotherTab,
  desktop,
  expectAccessible,
  expectFits,
  expectWhole,
  noticed,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { askAgain } from '#test/browser-events.ts'
import { database } from '#test/people.ts'
import { tables } from '#worker/services/database.ts'

const { corrections, outbox } = tables
const question = 'Do you repair engines?'
const answer = 'No, but I know who does.'

/** An owner who teaches their agent, with the way to a list of Messages. */
async function owner(plan: 'free' | 'sprint' = 'sprint') {
  const person = await teacher({ profile: { plan, firstName: 'Petra' } })
  const open = (query: string, options: Parameters<typeof visit>[1] = {}) =>
    visit(`/customer-dashboard?${query}`, {
      viewport: phone,
      ...options,
      before: withSession(person.account),
    })
  return { ...person, open }
}
/** The same, whose agent has one unanswered question. */
async function ownerWithQuestion(plan?: 'free') {
  const person = await owner(plan)
  await visitorOf(person.profileUrl).answerTo(question)
  await unansweredItem(person.account, question)
  return person
}
const answerField = (page: Page) => page.getByLabel('Your answer')
const isFocused = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text)

test('an unanswered question is answered on a phone, tried first, taught, and answered from then on', async () => {
  const { account, profileUrl, open } = await ownerWithQuestion()
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
  await answerField(page).fill(answer)
  await expectFits(page)
  await page.getByRole('button', { name: 'Try it first' }).click()
  expect(await page.getByLabel('Questions to ask it').inputValue()).toBe(question)
  await page.getByRole('button', { name: 'Ask it' }).click()
  const answers = page.getByRole('list', { name: 'What it answers' })
  await answers.getByText('With your change').waitFor()
  expect(await answers.textContent()).toContain(answer)
  // Axe counts what lies below the sticky tabs as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  expect(await (await account.get('/corrections')).json()).toMatchObject({ corrections: [] })

  await page.getByRole('button', { name: 'Teach the agent', exact: true }).click()
  await noticed(page, 'Your agent knows it now', 'It answers this in your words from now on.')
  // The very next question, without waiting for anything.
  expect((await visitorOf(profileUrl).answerTo(question)).response).toContain(answer)
  await page.getByRole('heading', { name: 'No questions to answer' }).waitFor()
  await expectAccessible(page)
})

test('one press teaches in other words and mails the askers; if saving or mailing fails no word is lost', async () => {
  const { account, profileUrl, id, open } = await ownerWithQuestion()
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
  await answerField(page).fill(answer)
  await page.getByLabel('What was asked').fill('Do you mend ship engines?')
  await send.click()
  await page.getByRole('alert').getByText('That could not be saved just now. Please try again.').waitFor()
  // Axe counts what lies below the sticky tabs as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  await page.unroute(path)
  await page.reload()
  await expect.poll(() => answerField(page).inputValue()).toBe(answer)
  const notAll = { correctionId: null, mailed: 1, notMailed: 2, barred: 0 }
  await page.route(path, (route) => route.fulfill({ json: notAll }))
  await send.click()
  const note = page.getByRole('alert').filter({ hasText: '2 people were not mailed' })
  await note.getByText('Your answer goes to 1 person by mail.').waitFor()
  expect(await note.textContent()).toContain('They still wait, so please send it again tomorrow.')
  expect(await answerField(page).inputValue()).toBe(answer)
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
  expect(mails.filter(({ kind }) => kind === 'answer').map(({ text }) => text.includes(answer))).toEqual([
    true,
  ])
  const taught = await database().select().from(corrections).where(eq(corrections.profileId, id))
  expect(taught.map((one) => [one.asked, one.answer])).toEqual([['Do you mend ship engines?', answer]])
})

test('the list on a free plan can be cleared, and explains teaching and trying it out', async () => {
  const { open } = await ownerWithQuestion('free')
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
  await page.getByRole('heading', { name: 'No questions to answer' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: question }).waitFor()
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByText('Until then it speaks plainly').waitFor()
  await page.getByText('and trying it out first, comes with').waitFor()
  expect(await page.getByLabel('Greeting').count()).toBe(0)
  expect(await page.getByLabel('Questions to ask it').count()).toBe(0)
})

test('an owner says which story answers a question, takes that back, and dismisses it or makes it a story', async () => {
  const { account, profileUrl, open } = await ownerWithQuestion()
  const quoted = async () =>
    (await visitorOf(profileUrl).answerTo(question)).citations.map(({ title }) => title)
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
  await page.getByRole('heading', { name: 'No questions to answer' }).waitFor()
  expect(await quoted()).toEqual(['The timetable nobody read'])
  await page.getByRole('link', { name: 'Answered', exact: true }).click()
  await row.click()
  await page.getByText('Your agent answers this with your story').waitFor()
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  await page.getByRole('button', { name: 'It does not answer it' }).click()
  await page.getByRole('button', { name: 'A story answers this' }).waitFor()
  expect(await quoted()).toEqual([])
  expect(await unansweredItem(account, question)).toMatchObject({ state: 'open', storyId: null })

  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText('You have answered nothing here yet.').waitFor()
  await page.getByRole('link', { name: 'Dismissed' }).click()
  await row.click()
  await page.getByRole('button', { name: 'Make it a story' }).click()
  await page.waitForURL(/\/story-builder\?edit=\d+$/)
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(question)
})

test('a taught answer is added, switched off, looked at again, edited and deleted', async () => {
  const { id, profileUrl, open } = await owner()
  const page = await open('tab=messages&list=taught')
  await page.getByRole('heading', { name: 'You have taught it nothing yet' }).waitFor()
  await page.getByRole('link', { name: 'Teach it an answer' }).click()
  await isFocused(page, 'Teach your agent an answer')
  await page.getByLabel('What is asked').fill(question)
  await answerField(page).fill(answer)
  await page.getByLabel('The story that it is about').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Teach the agent' }).click()
  await noticed(page, 'Your agent knows it now', 'It answers this in your words from now on.')
  const list = page.getByRole('list', { name: 'What you taught your agent' })
  const toggle = list.getByRole('switch', { name: `Say my answer to: ${question}` })
  expect((await visitorOf(profileUrl).answerTo(question)).response).toContain(answer)
  await toggle.uncheck()
  await list.getByText('Off', { exact: true }).waitFor()
  await expect
    .poll(async () => (await visitorOf(profileUrl).answerTo(question)).response)
    .not.toContain(answer)
  await toggle.check()
  await list.getByText('On', { exact: true }).waitFor()
  await expectWhole(page, { desktop: 'dark', phone: 'light' })

  await database().update(corrections).set({ lookAgain: true }).where(eq(corrections.profileId, id))
  await askAgain(page)
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
  await isFocused(page, 'What you taught your agent')
})

test('an owner who edits an answer while its question is erased is asked for words of their own', async () => {
  const { id, account, open } = await owner()
  const rename = (words: SQL | string) =>
    database()
      .update(corrections)
      .set({ asked: sql`${words}` })
      .where(eq(corrections.profileId, id))
  const erase = () => rename(sql`asked_key`)
  expect((await account.post('/corrections', { asked: question, answer })).status).toBeLessThan(300)
  const page = await open('tab=messages&list=taught', { expected: /409/ })
  await page.getByRole('link', { name: question }).click()
  const questionField = page.getByLabel('What is asked')
  const isShown = async (words: string) => {
    await expect.poll(() => questionField.inputValue()).toBe(words)
    expect(await answerField(page).inputValue()).toBe('I do, on Fridays.')
  }
  await answerField(page).fill('I do, on Fridays.')
  await isShown(question)
  await erase()
  await page.reload()
  await isShown('repair engines')
  await rename(question)
  await page.reload()
  await isShown(question)
  await erase()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Whoever asked this has just erased their words.').waitFor()
  await isShown('')
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
  expect((await visitorOf(profileUrl).answerTo('What are the salaries?')).response).toContain(
    '“salaries” alone',
  )
})

test('changes to the agent and its sites from two tabs are all saved, and none undoes another', async () => {
  const { account, open } = await owner()
  const one = await open('tab=settings', { viewport: desktop })
  const other = await anotherTab(one)
  await other.goto(one.url())
  const partOf = (tab: Page, name: string) => tab.getByRole('region', { name })
  const save = async (part: Locator, message: string) => {
    await part.getByRole('button', { name: 'Save' }).click()
    await part.getByText(message, { exact: false }).waitFor()
  }
  const ofAgent = 'Saved. Your agent keeps to it from its next answer on.'
  await one.getByLabel('Greeting').waitFor()
  await other.getByLabel('Greeting').fill('Good day from the boatyard.')
  await save(partOf(other, 'Your agent'), ofAgent)
  await one.getByRole('radio', { name: 'Brief' }).check()
  await save(partOf(one, 'Your agent'), ofAgent)
  expect(await (await account.get('/agent-settings')).json()).toMatchObject({
    greeting: 'Good day from the boatyard.',
    manner: 'brief',
  })
  expect(await one.getByLabel('Greeting').inputValue()).toBe('Good day from the boatyard.')

  const ofSite = 'Saved. The sites are allowed at once'
  const [here, there] = [partOf(one, 'On your own site'), partOf(other, 'On your own site')]
  await there.getByLabel('Words on the button').waitFor()
  await here.getByLabel('Sites that may show your agent').fill('petra.example')
  await save(here, ofSite)
  await there.getByLabel('Words on the button').fill('Ask Petra')
  await save(there, ofSite)
  expect(await (await account.get('/widget-settings')).json()).toMatchObject({
    domains: ['https://petra.example'],
    greeting: 'Ask Petra',
  })
  expect(await there.getByLabel('Sites that may show your agent').inputValue()).toBe('https://petra.example')
})
