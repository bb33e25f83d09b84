import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectFits, hydrated, phone, visit } from '#test/browser.ts'

const successionQuestion = 'Nobody in the family will name a successor. What did Tom do?'
const field = (page: Page) => page.getByLabel('Your question')
const log = (page: Page) => page.getByRole('log')
const isQuiet = (page: Page) => page.getByRole('button', { name: 'Send' }).waitFor()
const copies = (page: Page) => log(page).getByRole('button', { name: 'Copy this answer' })

async function ask(page: Page, question = successionQuestion) {
  await field(page).fill(question)
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
  await field(page).press('Enter')
}

// That each of them finds its story is asked in suggested-questions.test.ts, of every sample.
test('a suggested question is answered by quoting its story, and the answer is copied with its place', async () => {
  const page = await visit('/profile/tom-arkwright', { viewport: phone })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Ask Tom’s agent' }).first().click()
  const offered = log(page).getByRole('list', { name: 'Suggested questions' }).getByRole('button').nth(2)
  const [, title = ''] = /“(.+)”/.exec((await offered.textContent()) ?? '') ?? []
  await offered.click()
  await log(page).locator('.chat-cite b').getByText(title, { exact: true }).waitFor()
  await copies(page).waitFor()
  await copies(page).press('Enter')
  await log(page).getByRole('status').getByText('Copied').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`Tom tells of this in “${title}”`)
  expect(copied.split('\n\n').at(-1)).toMatch(/^.+: http.+\/profile\/tom-arkwright#.+$/)
  expect(copied.split('\n\n').at(-1)).toContain(`${title}: http`)
  await expectFits(page)
  await expectAccessible(page)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await copies(page).click()
  await log(page).getByText('It could not be copied.').waitFor()
})

test('an answer that broke off, or was stopped, is asked again in its place', async () => {
  const page = await visit('/profile/tom-arkwright', { expected: /AI response error/ })
  const begun = [
    { type: 'start' },
    { type: 'text-start', id: '1' },
    { type: 'text-delta', id: '1', delta: 'Tom tells' },
  ]
  await page.route(
    '**/api/chat/ai-response',
    (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: begun.map((part) => `data: ${JSON.stringify(part)}\n\n`).join(''),
      }),
    { times: 1 },
  )
  await ask(page)
  await log(page).getByText('The answer broke off.').waitFor()
  await log(page).getByRole('button', { name: 'Ask again' }).press('Enter')
  await log(page).getByText('Tom tells').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await log(page).getByText('Stopped').waitFor()
  await log(page).getByRole('button', { name: 'Ask again' }).click()
  await log(page).locator('.chat-cite').waitFor()
  await isQuiet(page)
  expect(await log(page).getByText(successionQuestion, { exact: true }).count()).toBe(1)
  expect(await log(page).getByText('Tom tells').count()).toBe(1)
  expect(await log(page).getByRole('button', { name: 'Ask again' }).count()).toBe(0)
})

test('a screen reader is told an answer once, whole, and nothing of a conversation from before', async () => {
  const page = await visit('/profile/tom-arkwright')
  const hear = () =>
    page.evaluate(() => {
      const status = document.querySelector('.chat-log-place > [role=status]')
      if (!status) throw new Error('Nothing is announced')
      const announcements: string[] = []
      new MutationObserver(() => {
        announcements.push(status.textContent)
        document.body.dataset.announcements = JSON.stringify(announcements)
      }).observe(status, { childList: true, characterData: true, subtree: true })
    })
  const announcements = () => page.evaluate(() => JSON.parse(document.body.dataset.announcements ?? '[]'))
  await hear()
  await ask(page)
  await log(page).locator('.chat-cite').waitFor()
  await isQuiet(page)
  const answer = await log(page).locator('.chat-words').last().textContent()
  await expect
    .poll(announcements)
    .toEqual(['Reading this page…', `Tom’s agent: ${answer} Story “The empty chair”.`])
  expect(await log(page).getAttribute('aria-live')).toBe('off')
  await page.reload()
  await hydrated(page)
  await log(page).locator('.chat-cite').waitFor()
  expect(await page.locator('.chat-log-place > [role=status]').textContent()).toBe('')
})

test('a visitor sees their own text above a keyboard, small or large', async () => {
  const page = await visit('/profile/tom-arkwright', { viewport: phone })
  await page.getByRole('button', { name: 'Ask Tom’s agent' }).first().click()
  await page.locator('.chat-panel[data-full]').waitFor()
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom)
  for (const [turn, visibleHeight] of [420, 230].entries()) {
    await page.evaluate((height) => {
      Object.defineProperty(window.visualViewport, 'height', { get: () => height, configurable: true })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    }, visibleHeight)
    await expect.poll(() => bottomOf('.chat-panel')).toBe(visibleHeight)
    await ask(page)
    await log(page).locator('.chat-cite').nth(turn).waitFor()
    await isQuiet(page)
    expect(await bottomOf('.chat-composer')).toBeLessThanOrEqual(visibleHeight)
    const height = await log(page).evaluate((element) => element.clientHeight)
    expect(height, 'the conversation keeps a part of the screen').toBeGreaterThan(90)
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  }
})
