import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { desktop, expectAccessible, expectFits, hydrated, phone, visit } from '#test/browser.ts'
import { calling, callTools, endCalls, saying, startFakeModel, toolResultsIn } from '#test/fakes/model.ts'
import { publishHost } from '#test/meetings.ts'
import { startProduct } from '#test/product.ts'

const model = await startFakeModel()
const product = await startProduct({
  OPENAI_BASE_URL: model.url,
  OPENAI_CHAT_MODEL: 'fake',
  TURSO_DATABASE_URL: inject('databaseUrl'),
  SAMPLE_DATA: 'off',
})
afterAll(async () => {
  await product.stop()
  model.stop()
})

const log = (page: Page) => page.getByRole('log')
const did = (page: Page) => log(page).getByRole('list', { name: 'What the agent did' }).getByRole('listitem')

async function asking(viewport: typeof phone, question: string, expected = /^$/) {
  const { profileUrl } = await publishHost({ profile: { plan: 'premium', scorecardActive: true } })
  const page = await visit(`/profile/${profileUrl}`, { viewport, url: product.url, expected })
  if (viewport === phone) await page.getByRole('button', { name: 'Ask Petra’s agent' }).first().click()
  await page.getByLabel('Your question').fill(question)
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
  await page.getByLabel('Your question').press('Enter')
  return page
}

test('a visitor on a phone sees the agent’s steps as they happen, and sends the prepared message', async () => {
  const question = 'Whom do I ask about tolls?'
  const { promise: release, resolve } = Promise.withResolvers<void>()
  model.answer(question, async (response, request) => {
    if (!toolResultsIn(request).length) {
      callTools(response, { name: 'find_story', args: { question: 'tolls' } })
      return endCalls(response)
    }
    await release
    const prepared = { name: 'leave_question', args: { question: 'Do you plan toll ferries?' } }
    const both = [prepared, { name: 'recommend_scorecard', args: {} }]
    calling([[], both], 'Petra has told nothing about tolls. You can ask her below. [none]')(
      response,
      request,
    )
  })
  const page = await asking(phone, question)
  await did(page).getByText('Looked through Petra’s stories…').waitFor()
  await expect
    .poll(() => page.getByRole('status').allTextContents())
    .toContain('Looked through Petra’s stories')
  await expectFits(page)
  await expectAccessible(page)
  resolve()
  await log(page).getByText('You can ask her below.').waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  const lines = [
    'Looked through Petra’s stories',
    'Prepared a message to Petra',
    'Pointed to Petra’s scorecard',
  ]
  await expect.poll(() => did(page).allTextContents()).toEqual(lines)
  await log(page).getByRole('link', { name: 'Take Petra’s scorecard' }).waitFor()
  expect(
    await log(page)
      .getByRole('button', { name: /^Ask Petra/ })
      .count(),
    'asked once',
  ).toBe(0)
  await expectFits(page)
  await expectAccessible(page)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => did(page).allTextContents()).toEqual(lines)
  await log(page).getByRole('button', { name: 'Read and send the message to Petra' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask Petra' })
  await expect.poll(() => dialog.getByLabel('Your message').inputValue()).toBe('Do you plan toll ferries?')
  await dialog.getByLabel('Your name').fill('Daniel Okafor')
  await dialog.getByLabel('Your email address').fill('daniel@okafor.example')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Send the message' }).click()
  await dialog.getByText('Your message is on its way').waitFor()
})

test('free times that the agent looked up are buttons, and only the visitor’s own press books one', async () => {
  const question = 'Können wir uns bald sehen, Petra?'
  model.answer(
    question,
    calling([[{ name: 'free_times', args: {} }]], 'Gern: die freien Zeiten stehen unten.'),
  )
  const page = await asking(desktop, question)
  await log(page).getByText('Gern: die freien Zeiten stehen unten.').waitFor()
  await expect.poll(() => did(page).allTextContents()).toEqual(['Looked up free times'])
  await page.getByRole('button', { name: 'Send' }).waitFor()
  await log(page)
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: /^Book/ }).waitFor()
})

test('an answer that stops at a tool says so, and can be asked for again', async () => {
  const question = 'Will you find the ferry?'
  model.answer(question, async (response, request) => {
    if (toolResultsIn(request).length) return
    callTools(response, { name: 'find_story', args: { question: 'ferry' } })
    endCalls(response)
  })
  const page = await asking(desktop, question)
  await did(page).getByText('Looked through Petra’s stories…').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await log(page).getByText('Stopped').waitFor()
  model.answer(question, saying('I have found it [1].'))
  await log(page).getByRole('button', { name: 'Ask again' }).click()
  await log(page).getByText('I have found it.').waitFor()
  expect(await did(page).count()).toBe(0)
})
