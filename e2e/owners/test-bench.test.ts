import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { BenchLine, TriedAnswer } from '#schema/chat/bench-answers.ts'
import { teacher, unansweredItem, visitorOf } from '#test/agent.ts'
import { desktop, expectWhole, phone, visit, withSession } from '#test/browser.ts'

const question = 'Do you repair engines?'

/** An owner whose agent has one unanswered question, with the way to their dashboard. */
async function owner() {
  const person = await teacher({ profile: { firstName: 'Petra' } })
  await visitorOf(person.profileUrl).answerTo(question)
  await unansweredItem(person.account, question)
  const open = (query: string, options: Parameters<typeof visit>[1] = {}) =>
    visit(`/customer-dashboard?${query}`, {
      viewport: phone,
      ...options,
      before: withSession(person.account),
    })
  return { ...person, open }
}

const answers = (page: Page) => page.getByRole('list', { name: 'What it answers' })
/** Axe counts what lies below the sticky tabs as too small. */
const atTop = (page: Page) => page.evaluate(() => scrollTo(0, 0))
const field = (page: Page) => page.getByLabel('Questions to ask it')

test('an owner compares the agent’s answers before and after a change of its manner', async () => {
  const { account, open } = await owner()
  const page = await open('tab=settings')
  await page.getByRole('button', { name: 'Take some that it could not answer' }).click()
  await page.getByRole('checkbox', { name: question }).check()
  expect(await field(page).inputValue()).toBe(question)
  await field(page).fill(`${question}\n\n  What do you do?\n${question}`)
  await page.getByRole('radio', { name: 'Warm' }).check()
  await page.getByText('with what you changed above').waitFor()
  await page.getByRole('button', { name: 'Ask all 2' }).click()
  await page
    .getByText(/^2 questions asked\. .*answers? differs?\. .*tokens of today’s allowance\.$/)
    .waitFor()
  const first = answers(page).getByRole('listitem').filter({ hasText: question })
  await first.getByText('With your change').waitFor()
  expect(await first.textContent()).toMatch(/Now.*With your change.*Thank you for asking/)
  expect(await first.getByText('A plain no').count()).toBe(2)
  await atTop(page)
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  expect(await (await account.get('/agent-settings')).json()).toMatchObject({ manner: 'plain' })
})

test('a taught answer shows beside the agent’s last answer in the trial, also after a reload', async () => {
  const { account, open } = await owner()
  const page = await open('tab=settings', { viewport: desktop })
  await field(page).fill(question)
  await page.getByRole('button', { name: 'Ask it' }).click()
  await answers(page).getByText('A plain no').waitFor()
  await account.post('/corrections', { asked: question, answer: 'Only small ones.' })
  await page.reload()
  await expect.poll(() => field(page).inputValue()).toBe(question)
  await page.getByRole('button', { name: 'Ask it' }).click()
  await page.getByText(/^1 question asked\. 1 answer differs\./).waitFor()
  await answers(page).getByText('Your own words').waitFor()
  expect(await answers(page).textContent()).toMatch(/On .*A plain no.*Now.*Only small ones\./)
})

const tried: TriedAnswer = {
  text: 'I find no answer to that.',
  citations: [],
  grounds: [],
  corrections: [],
  tokens: 9,
  isUnanswered: true,
}
const body = (lines: BenchLine[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('')

test('a trial that stops, breaks off or is refused says so and goes on, and marks a model’s own words', async () => {
  const { open } = await owner()
  const page = await open('tab=settings', { expected: /429|ERR_FAILED/ })
  const path = '**/api/agent-bench'
  const answering = async (answer: (route: Route) => unknown) => {
    await page.unroute(path)
    await page.route(path, (route) => void answer(route))
  }
  const requests: string[][] = []
  const answer = (lines: BenchLine[]) => (route: Route) => {
    requests.push((route.request().postDataJSON() as { questions: string[] }).questions)
    return route.fulfill({ contentType: 'application/x-ndjson', body: body(lines) })
  }
  await page.getByRole('button', { name: 'Ask it' }).click()
  await page.getByText('Please write a question first.').waitFor()
  await field(page).fill(Array.from({ length: 21 }, (_, index) => `Question ${index}?`).join('\n'))
  await page.getByRole('button', { name: 'Ask all 21' }).click()
  await page.getByText('20 questions at most', { exact: true }).waitFor()
  await field(page).fill('One?\nTwo?')

  await answering(() => undefined)
  await page.getByRole('button', { name: 'Ask all 2' }).click()
  await page.getByText('0 of 2 asked…').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped after 0 of 2.').waitFor()

  await answering((route) =>
    route.fulfill({
      status: 429,
      json: { code: 'AGENT_RESTING', error: 'This agent has answered as many questions as it can today.' },
    }),
  )
  await page.getByRole('button', { name: 'Ask all 2' }).click()
  await page.getByRole('alert').getByText('as many questions as it can today').waitFor()

  await answering(answer([{ question: 'One?', now: tried }]))
  await page.getByRole('button', { name: 'Ask all 2' }).click()
  await page.getByText('Broken off after 1 of 2.').waitFor()
  await answering(answer([{ question: 'Two?', code: 'AGENT_UNAVAILABLE' }, { tokens: 9 }]))
  await page.getByRole('button', { name: 'Ask the other 1' }).click()
  await page.getByText(/^2 questions asked\./).waitFor()
  await answers(page).getByText('Not answered: the agent could not answer just now.').waitFor()
  expect(requests).toEqual([['One?', 'Two?'], ['Two?']])

  const text = 'She filled the boats. She is the best of all.'
  const grounds = [{ from: 22, to: text.length, on: null }]
  const now = { ...tried, text, grounds, isUnanswered: false }
  await answering(answer([{ question: 'Who?', now }, { tokens: 9 }]))
  await field(page).fill('Who?')
  await page.getByRole('button', { name: 'Ask it' }).click()
  await answers(page).getByText('She is the best of all.').waitFor()
  const marked = answers(page).getByText('(in the agent’s own words)').locator('..')
  expect(await marked.textContent()).toBe('(in the agent’s own words) She is the best of all.')
  await answers(page).getByText('Underlined').waitFor()
  await atTop(page)
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
})
