import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedInAs } from '#test/account.ts'
import {
  callsOf,
  desktop,
  expectAccessible,
  expectFits,
  noticed,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { database, publishPerson } from '#test/people.ts'
import { tables } from '#worker/services/database.ts'

const { chatMessages, chatSessions, leads, questions, scorecardSubmissions } = tables
const hour = 3_600_000

/** An owner whose page is public, with the way to their messages. */
async function ownerOfMessages() {
  const owner = await signedInAs('owner')
  const person = await publishPerson({
    profile: { plan: 'premium', ownerId: owner.id, email: owner.email, firstName: 'Petra' },
  })
  const open = (options: Parameters<typeof visit>[1] = {}, query = '') =>
    visit(`/customer-dashboard?tab=messages${query}`, {
      ...options,
      before: async (page) => {
        await withSession(owner)(page)
        await options.before?.(page)
      },
    })
  return { ...person, open, ask: owner.get }
}

/** A conversation that the owner may read, with two lines, the second of which cites a story and says something of its own. */
async function talked(profileId: number, storyId: number) {
  const id = `chat-${randomUUID()}`
  const startedAt = new Date(Date.now() - hour)
  const citation = {
    storyId,
    storyIndex: 0,
    title: 'The timetable nobody read',
    quote: 'By April the boats were full.',
  }
  const line = (index: number, text: string, isUser: boolean) => ({
    id: `${id}-${index}`,
    sessionId: id,
    isUser,
    text,
    citations: isUser ? [] : [citation],
    grounds: isUser ? null : [{ from: 0, to: 24, on: null }],
    toolUses: isUser ? null : [{ tool: 'find_story' as const, says: 'Looked through Petra’s stories' }],
    createdAt: new Date(startedAt.getTime() + index * 60_000),
  })
  await database().batch([
    database()
      .insert(chatSessions)
      .values({
        id,
        profileId,
        visitorId: randomUUID(),
        startedAt,
        lastActivityAt: new Date(startedAt.getTime() + 60_000),
        noticeAt: startedAt,
      }),
    database()
      .insert(chatMessages)
      .values([
        line(0, 'How did you fill the boats?', true),
        line(1, 'We asked the passengers. By April the boats were full.', false),
      ]),
  ])
  return id
}

/** Somebody leaves a message. */
const wrote = async (profileId: number, name: string, question: string, sessionId?: string) =>
  (await allWrote(profileId, [name], question, sessionId))[0] ?? 0

/** Several people leave the same message, one after the other. */
async function allWrote(profileId: number, names: string[], question: string, sessionId?: string) {
  const now = new Date()
  const people = names.map((name) => ({
    profileId,
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@harbour.example`,
    createdAt: now,
  }))
  const rows = await database()
    .insert(questions)
    .values(
      people.map((person) => ({
        ...person,
        questionKey: randomUUID(),
        visitorId: randomUUID(),
        question,
        consentAt: now,
        ...(sessionId && { sessionId }),
      })),
    )
    .returning({ id: questions.id })
  const written = await database()
    .insert(leads)
    .values(
      people.map((person, index) => ({
        ...person,
        source: 'question' as const,
        questionId: rows[index]?.id,
      })),
    )
    .returning({ id: leads.id })
  return written.map(({ id }) => id)
}

/** Somebody shares the result of the owner's scorecard. */
async function shared(profileId: number, name: string) {
  const email = 'daniel@okafor.example'
  const now = new Date()
  const [result] = await database()
    .insert(scorecardSubmissions)
    .values({
      token: randomUUID(),
      submissionKey: randomUUID(),
      profileId,
      name,
      email,
      mobile: '',
      currentGoal: '',
      shortTermGoals: [],
      answers: {},
      totalScore: 21,
      stage: 'Framing in Progress',
      selectedCategory: 'Job Seeker',
      categoryFeedback: {} as never,
      wantsSupport: false,
      createdAt: now,
    })
    .returning({ id: scorecardSubmissions.id })
  await database()
    .insert(leads)
    .values({ profileId, source: 'scorecard', name, email, submissionId: result?.id, createdAt: now })
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const dashboardTab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name })
const tab = (page: Page) => dashboardTab(page, /^Messages/)
const isFocused = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text)

test('an owner on a phone reads a message, replies, marks it as answered and back, and deletes it', async () => {
  const { id, storyIds, open, ask } = await ownerOfMessages()
  const session = await talked(id, storyIds[0] ?? 0)
  const first = await wrote(id, 'Tobias Renner', 'Do you take ferries that\nleave at night?')
  await shared(id, 'Daniel Okafor')
  await wrote(id, 'Marguerite Olsen', 'I run a plant of ninety.', session)
  const page = await open({ viewport: phone })
  const calls = callsOf(page)
  const list = page.getByRole('list', { name: 'Messages' })
  const rows = list.getByRole('listitem')
  await rows.first().getByText('Marguerite Olsen').waitFor()
  expect(await rows.getByText('New', { exact: true }).count()).toBe(3)
  expect(await tab(page).textContent()).toContain('4 new')
  await expectAccessible(page)
  expect(await sideways(page), 'nothing stands out to the side').toBeLessThanOrEqual(0)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download them all as a table (CSV)' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^leads-.+\.csv$/)
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('Daniel Okafor')

  await list.getByRole('link', { name: 'Tobias Renner' }).click()
  await isFocused(page, 'Tobias Renner')
  expect(new URL(page.url()).searchParams.get('lead')).toBe(String(first))
  await page.getByText('Do you take ferries that').locator('visible=true').waitFor()
  await expect.poll(() => tab(page).textContent()).toContain('3 new')
  expect(calls.filter((call) => call.endsWith(`/leads/${first}/read`))).toHaveLength(1)
  expect(await list.isVisible()).toBe(false)
  const reply = page.getByRole('link', { name: 'Reply by mail' })
  const href = decodeURIComponent((await reply.getAttribute('href')) ?? '')
  expect(href).toMatch(/^mailto:tobias@harbour\.example\?subject=Your message to me&body=Dear Tobias Renner,/)
  expect(href).toContain('> Do you take ferries that\r\n> leave at night?')
  expect(href).toMatch(/Petra$/)
  await expectAccessible(page)
  expect(await sideways(page), 'nothing stands out to the side').toBeLessThanOrEqual(0)
  // The mail program is not opened here; what follows the press is.
  await reply.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await reply.click()
  await page.getByText('Once your mail is sent:').waitFor()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await page.getByText('You answered on').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^You answered on/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await noticed(page, 'Marked as not answered yet', 'Tobias Renner')
  await page.getByText('You answered on').waitFor({ state: 'detached' })

  await page.goBack()
  await isFocused(page, 'Tobias Renner')
  await list.getByRole('link', { name: 'Daniel Okafor' }).click()
  await page.getByText('Framing in Progress', { exact: true }).waitFor()
  expect(await page.locator('.account-result-marks [data-on]').count()).toBe(21)
  await page.getByRole('link', { name: 'All messages' }).click()
  await isFocused(page, 'Daniel Okafor')

  await list.getByRole('link', { name: 'Tobias Renner' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this message?' })
  await question.getByText('What Tobias Renner sent you is erased at once').waitFor()
  await question.getByRole('button', { name: 'Delete it' }).click()
  await noticed(page, 'Deleted', 'What Tobias Renner sent you is erased.')
  await expect.poll(() => rows.count()).toBe(2)
  await isFocused(page, 'Who wrote to you')
  expect((await ask(`/dashboard/leads/${first}`)).status).toBe(404)
})

test('the open message stands beside the list on a wide screen, and the address holds search and filter', async () => {
  const { id, storyIds, profileUrl, open } = await ownerOfMessages()
  const session = await talked(id, storyIds[0] ?? 0)
  const first = await wrote(id, 'Marguerite Olsen', 'I run a plant of ninety.', session)
  const names = Array.from({ length: 24 }, (_, index) => `Visitor ${index + 1}`)
  await allWrote(id, names, 'Hello')
  const page = await open({ viewport: desktop, colorScheme: 'dark', expected: /404|500/ })
  const list = page.getByRole('list', { name: 'Messages' })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(24)
  await page.getByRole('button', { name: 'Show more' }).click()
  await isFocused(page, 'Marguerite Olsen')
  await page.getByRole('searchbox', { name: 'Search by name or address' }).fill('margue')
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
  expect(new URL(page.url()).searchParams.get('search')).toBe('margue')
  await list.getByRole('link', { name: 'Marguerite Olsen' }).click()
  await page.getByRole('link', { name: 'Reply by mail' }).waitFor()
  expect(await list.isVisible()).toBe(true)
  await expectAccessible(page)

  await page.route(`**/api/dashboard/leads/${first}/answered`, (route) =>
    route.fulfill({ status: 500, body: '' }),
  )
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await noticed(page, 'Not marked as answered', 'That could not be saved. Please try again later.')
  await page.getByRole('button', { name: 'Mark as answered' }).waitFor()

  await page.getByRole('link', { name: 'Read the conversation it came from' }).click()
  await isFocused(page, 'Marguerite Olsen and your agent')
  const transcript = page.getByRole('list', { name: 'What was said' })
  await transcript.getByText('(in the agent’s own words) We asked the passengers.').waitFor()
  await transcript.getByText('Underlined: your agent’s own words, which cite nothing on your page.').waitFor()
  await transcript.getByText('What it did: Looked through Petra’s stories').waitFor()
  await page.getByText('Your visitor was told before the first line').waitFor()
  const cited = transcript.getByRole('link', { name: /The timetable nobody read/ })
  expect(await cited.getAttribute('href')).toBe(
    `/profile/${profileUrl}?quote=By%20April%20the%20boats%20were%20full.#story-${storyIds[0]}`,
  )
  await expect.poll(() => tab(page).textContent()).toContain('24 new')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Read it and reply' }).click()
  await page.getByRole('article').getByRole('heading', { name: 'Marguerite Olsen', exact: true }).waitFor()
  expect(await sideways(page), 'nothing stands out to the side').toBeLessThanOrEqual(0)
})

test('the messages open where something is new, and say when a list is empty and when one is gone', async () => {
  const { id, storyIds, open } = await ownerOfMessages()
  const session = await talked(id, storyIds[0] ?? 0)
  const page = await open({ viewport: phone, expected: /404|ERR_/ })
  const talk = page.getByRole('link', { name: 'How did you fill the boats?' })
  await talk.click()
  await page.getByText('We asked the passengers.').waitFor()
  await expectFits(page)
  await expect.poll(() => tab(page).textContent()).not.toContain('new')
  await page.context().setOffline(true)
  await page.getByText('You are offline. You see it as it was').waitFor()
  await page.getByText('We asked the passengers.').waitFor()
  await page.context().setOffline(false)
  await page.goBack()
  await talk.waitFor()
  const lists = page.getByRole('navigation', { name: 'Messages, conversations and questions' })
  await lists.getByRole('link', { name: 'Messages' }).click()
  await page.getByRole('heading', { name: 'Nobody has written yet' }).waitFor()
  const places = await lists
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(new Set(places).size, 'all four stand in one line').toBe(1)

  const lead = await wrote(id, 'Tobias Renner', 'Do you take ferries?')
  await dashboardTab(page, 'Overview').click()
  await page.getByRole('heading', { name: 'While you were away' }).waitFor()
  await tab(page).click()
  const row = page.getByRole('list', { name: 'Messages' }).getByRole('link', { name: 'Tobias Renner' })
  await row.waitFor()
  await database().delete(leads).where(eq(leads.id, lead))
  await row.click()
  await page.getByRole('heading', { name: 'This message is gone' }).waitFor()
  await expectAccessible(page)
  await page.goBack()
  const listed = page.waitForResponse(/\/api\/dashboard\/conversations(\?|$)/)
  await lists.getByRole('link', { name: 'Conversations' }).click()
  await listed
  await database().delete(chatMessages).where(eq(chatMessages.sessionId, session))
  await database().delete(chatSessions).where(eq(chatSessions.id, session))
  await talk.click()
  await page.getByRole('heading', { name: 'This conversation is gone' }).waitFor()
  await page.getByRole('link', { name: 'All conversations' }).click()
  await page.getByRole('heading', { name: 'No conversations to read yet' }).waitFor()
})

test('a message read in one window is read in the other, and the tab there counts down', async () => {
  const { id, open } = await ownerOfMessages()
  await wrote(id, 'Tobias Renner', 'Do you take ferries?')
  const [one, other] = [await open(), await open()]
  for (const page of [one, other]) await expect.poll(() => tab(page).textContent()).toContain('1 new')
  const row = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await row(one).getByRole('link').click()
  await expect.poll(() => tab(one).textContent()).not.toContain('new')
  const calls = callsOf(other)
  await row(other).getByRole('link').click()
  await expect.poll(() => tab(other).textContent()).not.toContain('new')
  await row(other).getByText('New', { exact: true }).waitFor({ state: 'detached' })
  expect(calls.filter((call) => call.endsWith('/read'))).toEqual([])
})
