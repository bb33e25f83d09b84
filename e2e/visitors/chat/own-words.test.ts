import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Citation } from '#schema/chat/chat-answers.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { expectAccessible, expectFits, hydrated, phone, visit } from '#test/browser.ts'
import { jsonOf } from '#test/requests.ts'

const log = (page: Page) => page.getByRole('log')
const cited = 'Tom found the chair empty.'
const own = 'He is the best of all. Nobody is faster.'
const ofField = 'He has been at it for long.'
const explained = 'Dotted: the agent’s own words, which cite nothing on the page.'

/** The answer of a model, as the server streams it. */
async function answeredByModel(page: Page): Promise<Citation> {
  const address = new URL('/api/public-profiles/tom-arkwright', page.url()).href
  const [story] = (await jsonOf<PublicProfile>(fetch(address))).stories
  if (!story) throw new Error('Tom has no story')
  const [quote = ''] = /^.+?\.(?=\s|$)/.exec(story.results) ?? []
  const citation = { storyId: story.id, storyIndex: 0, title: story.title, quote }
  const text = `${cited} ${own} ${ofField} Shall we talk?`
  const ground = (words: string, on: object | null) => {
    const from = text.indexOf(words)
    return { type: 'data-ground', data: { from, to: from + words.length, on } }
  }
  const parts = [
    ...[{ type: 'start' }, { type: 'text-start', id: '1' }, { type: 'text-delta', id: '1', delta: text }],
    { type: 'data-citation', data: citation },
    ground(cited, { storyId: story.id }),
    ...[ground('He is the best of all.', null), ground('Nobody is faster.', null)],
    ground(ofField, { field: 'Experience' }),
    ...[{ type: 'text-end', id: '1' }, { type: 'finish' }],
  ]
  await page.route('**/api/chat/ai-response', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join(''),
    }),
  )
  return citation
}

async function ask(page: Page, question: string) {
  await page.getByLabel('Your question').fill(question)
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
  await page.getByLabel('Your question').press('Enter')
}

test('an agent’s own words are set apart, explained once, announced and copied as such', async () => {
  const page = await visit('/profile/tom-arkwright', { viewport: phone })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Ask Tom’s agent' }).first().click()
  const { quote } = await answeredByModel(page)
  await ask(page, 'Who is the best?')
  const apart = log(page).locator('.chat-words .chat-own')
  await apart.waitFor()
  const ownWords = `(in the agent’s own words) ${own}`
  expect(await apart.allTextContents()).toEqual([ownWords])
  await log(page).getByText('Also from the page: Experience').waitFor()
  await expectFits(page)
  const status = page.locator('.chat-log-place > [role=status]')
  await expect.poll(() => status.textContent()).toContain(`In the agent’s own words, citing nothing: ${own}`)
  await log(page).getByRole('button', { name: 'Copy this answer' }).press('Enter')
  await log(page).getByRole('status').getByText('Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `The agent’s own words, citing nothing: “${own}”`,
  )
  await ask(page, 'And who else?')
  await expect.poll(() => apart.allTextContents()).toEqual([ownWords, ownWords])
  expect(await log(page).getByText(explained).count()).toBe(1)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => apart.allTextContents()).toEqual([ownWords, ownWords])
  expect(await log(page).getByText(explained).count()).toBe(1)
  await log(page).locator('.chat-cite').first().click()
  const sentence = page.getByRole('dialog').locator('mark')
  await expect.poll(() => sentence.textContent()).toContain(`Quoted sentence: ${quote}`)
  await expect.poll(() => sentence.isVisible()).toBe(true)
  await expectAccessible(page)
})
