import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { utcDay } from '#schema/text/utc-day.ts'
import { inboxOf, teacher, unansweredItem } from '#test/agent.ts'
import { desktop, expectAccessible, expectFits, hydrated, phone, visit } from '#test/browser.ts'
import { openHours } from '#test/meetings.ts'
import { changeProfile } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'

const question = 'Do you also teach sailing to children?'
const log = (page: Page) => page.getByRole('log')
const isFocused = (page: Page, selector: string) =>
  page.evaluate((selector) => document.activeElement?.matches(selector), selector)

/** Asks the agent of somebody who teaches it, in a new visitor's browser. */
async function asking(profileUrl: string, { viewport = desktop, expected = /^$/ } = {}) {
  const page = await visit(`/profile/${profileUrl}`, { viewport, expected })
  if (viewport === phone) await page.getByRole('button', { name: 'Ask Petra’s agent' }).first().click()
  await page.getByLabel('Your question').fill(question)
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
  await page.getByLabel('Your question').press('Enter')
  await log(page).locator('li').nth(1).waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  return page
}
const sessionOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [, value = '{}'] = Object.entries(sessionStorage).find(([key]) => key.startsWith('chat:')) ?? []
    return JSON.parse(value).sessionId
  })

test('a visitor on a wide screen asks the expert to answer by mail after a plain no, once', async () => {
  const { account, profileUrl } = await teacher({ profile: { plan: 'starter' } })
  const page = await asking(profileUrl, { expected: /503|The message was not sent/ })
  const press = log(page).getByRole('button', { name: 'Ask Petra to answer this by mail' })
  await press.waitFor()
  expect(
    await log(page).getByRole('button', { name: 'Speak to Petra' }).count(),
    'no hand-off is offered where the plan has none',
  ).toBe(0)
  await press.click()
  const dialog = page.getByRole('dialog', { name: 'Ask Petra to answer this by mail' })
  await dialog.getByText(question).waitFor()
  await dialog.getByRole('button', { name: 'Ask Petra' }).click()
  await dialog.getByText('Please check the email address.').waitFor()
  await dialog.getByText('Please tick this, or nothing is passed on.').waitFor()
  await expectFits(page)
  await expectAccessible(page)
  await dialog.getByLabel('Your email address').fill('daniel@okafor.example')
  await dialog.getByRole('checkbox').check()
  await page.route('**/api/questions', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await dialog.getByRole('button', { name: 'Ask Petra' }).click()
  await dialog.getByRole('alert').filter({ hasText: 'It stays here' }).waitFor()
  expect(await dialog.getByLabel('Your email address').inputValue()).toBe('daniel@okafor.example')
  await dialog.getByRole('button', { name: 'Ask Petra' }).click()
  await log(page).getByText('You have asked Petra to answer this by mail.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(page, '[role=log]')).toBe(true)
  expect(await press.count()).toBe(0)
  await expectAccessible(page)
  await expect.poll(async () => (await unansweredItem(account, question)).waiting).toBe(1)
  await page.reload()
  await hydrated(page)
  await log(page).getByText('You have asked Petra to answer this by mail.').waitFor()
  expect(await press.count()).toBe(0)
})

test('a taught answer is quoted as the expert’s own word with its day, and not as confirmed', async () => {
  const { account, profileUrl } = await teacher()
  const answer = 'Yes, every July, for children from eight years on.'
  const taughtAt = new Date()
  const taught = account.post('/corrections', { asked: question, answer }, at(taughtAt))
  expect((await taught).status).toBe(201)
  const page = await asking(profileUrl, { viewport: phone })
  const word = log(page).locator('.chat-own-word')
  const day = utcDay(taughtAt.toISOString())
  const label = 'This is Petra’s word alone: no referee has confirmed it.'
  await word.getByText(label).waitFor()
  expect(await log(page).textContent()).toContain(`Petra says: “${answer}” (Petra’s own word, ${day}.)`)
  expect(await log(page).locator('.chat-cite, .gilt').count()).toBe(0)
  expect(await log(page).getByRole('button', { name: 'Ask Petra' }).count()).toBe(0)
  await expectFits(page)
  await expectAccessible(page)
})

test('a visitor on a phone hands the conversation over to the expert and reads what happens next', async () => {
  const { account, profileUrl } = await teacher()
  const page = await asking(profileUrl, { viewport: phone, expected: /409|The message was not sent/ })
  await log(page).getByRole('button', { name: 'Speak to Petra' }).click()
  const dialog = page.getByRole('dialog', { name: 'Speak to Petra' })
  const send = dialog.getByRole('button', { name: 'Hand it over' })
  await send.click()
  await dialog.getByText('Please tell us your name.').waitFor()
  await expectFits(page)
  await dialog.getByLabel('Your name').fill('Daniel Okafor')
  await dialog.getByLabel('Your email address').fill('daniel@okafor.example')
  await dialog.getByRole('checkbox').check()
  const error = 'This agent cannot hand over to anybody at the moment. You can leave a message instead.'
  await page.route(
    '**/hand-off',
    (route) => route.fulfill({ status: 409, json: { code: 'HAND_OFF_CLOSED', error } }),
    { times: 1 },
  )
  await send.click()
  await dialog.getByText(error).waitFor()
  await send.click()
  await log(page).getByText('Petra has this conversation and your address now').waitFor()
  await expect.poll(() => isFocused(page, '[role=log]')).toBe(true)
  expect(await log(page).getByRole('button', { name: 'Speak to Petra' }).count()).toBe(0)
  const leads = await jsonOf<{ leads: object[] }>(account.get('/dashboard/leads'))
  expect(leads.leads).toMatchObject([{ source: 'hand-off', name: 'Daniel Okafor' }])
  await page.reload()
  await hydrated(page)
  await log(page).getByText('Petra has this conversation and your address now').waitFor()
  expect(await log(page).getByRole('button', { name: 'Speak to Petra' }).count()).toBe(0)
})

test('a visitor on a phone whose agent is out of reach is told so, and can ask, write, book or try again', async () => {
  const { profileUrl, id } = await teacher()
  await openHours(id)
  await changeProfile(id, { hasOpenHours: true })
  const page = await visit(`/profile/${profileUrl}`, { viewport: phone, expected: /503|AI response error/ })
  const failed = { code: 'DATABASE_UNAVAILABLE', error: 'We cannot reach our records at the moment.' }
  await page.route('**/api/chat/ai-response', (route) => route.fulfill({ status: 503, json: failed }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Ask Petra’s agent' }).first().click()
  await page.getByLabel('Your question').fill(question)
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
  await page.getByLabel('Your question').press('Enter')
  await log(page).getByText('Scripted reply: the agent is out of reach just now.').waitFor()
  await log(page).getByRole('button', { name: 'Ask Petra this' }).waitFor()
  await log(page).getByRole('button', { name: 'Speak to Petra' }).waitFor()
  const book = log(page).getByRole('link', { name: 'Book a meeting' })
  expect(await book.getAttribute('href')).toBe(`/book/${profileUrl}`)
  expect(await log(page).getByRole('button', { name: /^Copy/ }).count()).toBe(0)
  await expectFits(page)
  await log(page).getByRole('button', { name: 'Ask again' }).click()
  await log(page).getByText('I find no answer to that').waitFor()
  expect(await log(page).getByText('Scripted reply').count()).toBe(0)
})

test('a visitor erases the conversation here and for the expert, and keeps it where that fails', async () => {
  const { account, profileUrl } = await teacher()
  const page = await asking(profileUrl, { expected: /503|403/ })
  const sessionId = await expect
    .poll(() => sessionOf(page))
    .toMatch(/./)
    .then(() => sessionOf(page))
  const read = () => account.get(`/dashboard/conversations/${sessionId}`)
  await expect.poll(async () => (await read()).status).toBe(200)
  await page.getByRole('button', { name: 'Erase this conversation' }).click()
  await page.getByText('It is gone for good then, here and for Petra.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep it' }).press('Enter')
  const again = page.getByRole('button', { name: 'Erase this conversation' })
  await expect.poll(() => again.evaluate((element) => element === document.activeElement)).toBe(true)
  await again.press('Enter')
  await page.route('**/erase', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await page.getByRole('button', { name: 'Erase it' }).click()
  await page.getByRole('alert').filter({ hasText: 'It could not be erased just now.' }).waitFor()
  expect(await log(page).textContent()).toContain(question)
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect.poll(() => log(page).textContent()).not.toContain(question)
  await expect.poll(() => isFocused(page, 'textarea')).toBe(true)
  expect((await read()).status).toBe(404)
  expect((await inboxOf(account)).items.map(({ example }) => example)).not.toContain(question)
  await page.reload()
  await hydrated(page)
  expect(await log(page).textContent()).not.toContain(question)
})
