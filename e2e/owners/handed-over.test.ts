import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { teacher, visitorOf } from '#test/agent.ts'
import {
  expectAccessible,
  expectFits,
  expectWhole,
  noticed,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { askAgain } from '#test/browser-events.ts'
import { mailedLink } from '#test/mailbox.ts'
import { changeProfile, database } from '#test/people.ts'
import { tables } from '#worker/services/database.ts'

const { agentSettings, outbox } = tables

test('an owner reads a conversation handed over and answers it once by mail, and an error loses nothing', async () => {
  const { account, profileUrl } = await teacher({ profile: { firstName: 'Petra' } })
  const visitor = visitorOf(profileUrl)
  await visitor.answerTo('Do you repair engines?')
  await expect.poll(async () => (await visitor.storedLines()).length).toBe(2)
  const email = `${randomUUID()}@okafor.example`
  const body = { name: 'Daniel Okafor', email, consent: true }
  expect((await visitor.post(`/chat/${visitor.sessionId}/hand-off`, body)).status).toBe(201)

  const page = await visit('/customer-dashboard?tab=messages', {
    viewport: phone,
    before: withSession(account),
    expected: /500|ERR_|not saved/,
  })
  await page.getByText('Asked to speak to you').waitFor()
  await page.getByRole('link', { name: 'Daniel Okafor' }).click()
  const talk = page.getByRole('list', { name: 'What was said' })
  await talk.getByText('Do you repair engines?').waitFor()
  await talk.getByText('I find no answer to that').waitFor()
  const send = page.getByRole('button', { name: 'Send the answer' })
  await send.click()
  await page.getByText('Please write your answer first.').waitFor()
  await page.getByLabel('Your answer').fill('I do, on Fridays.')
  await page.route('**/answer', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await send.click()
  await page.getByRole('alert').getByText('That could not be saved just now.').waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  await page.reload()
  await expect.poll(() => page.getByLabel('Your answer').inputValue()).toBe('I do, on Fridays.')
  await page.context().setOffline(true)
  await send.click()
  await page.getByRole('alert').getByText('We could not reach our server.').waitFor()
  await page.context().setOffline(false)
  expect(await page.getByLabel('Your answer').inputValue()).toBe('I do, on Fridays.')
  // It is mailed, and the reply that says so is lost.
  const lost = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/answer', lost, { times: 1 })
  await send.click()
  await page.getByRole('alert').getByText('We could not reach our server.').waitFor()
  await send.dblclick()
  await noticed(page, 'Your answer is on its way', 'It goes to Daniel Okafor by mail.')
  await page.getByText('You answered on').waitFor()
  await talk.getByText('has answered you by mail').waitFor()
  expect(await page.getByLabel('Your answer').count()).toBe(0)
  await expectAccessible(page)
  const mails = await database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.normalisedTo, email), eq(outbox.kind, 'answer')))
  expect(mails.map(({ text }) => text.includes('I do, on Fridays.'))).toEqual([true])
  await expect
    .poll(async () => (await visitor.storedLines()).map(({ text }) => text).join())
    .toContain('I do, on Fridays.')
})

test('an owner has conversations mailed elsewhere, once that mailbox has confirmed it', async () => {
  const { account, id } = await teacher({ profile: { firstName: 'Petra', lastName: 'Hallenby' } })
  const page = await visit('/customer-dashboard?tab=settings', {
    viewport: phone,
    before: withSession(account),
  })
  const settings = page.getByRole('region', { name: 'Your agent' })
  const email = `${randomUUID()}@office.example`
  await settings.getByLabel('Address for conversations that are handed to you').fill(email)
  await settings.getByRole('button', { name: 'Save' }).click()
  await settings.getByText(`Waiting for ${email}`).waitFor()
  await settings.getByText(`Until it is confirmed, conversations go to ${account.email}.`).waitFor()
  await expectFits(page)
  await settings.getByRole('button', { name: 'Send it again' }).click()
  await settings.getByText('Sent. It can take a minute or two.').waitFor()

  const reader = await visit(await mailedLink(email, /\/verify-email#\S+/), { viewport: phone })
  await reader.getByText('Petra Hallenby would like us to mail conversations to').waitFor()
  await expectWhole(reader, { desktop: 'dark', phone: 'light' })
  await changeProfile(id, { isActive: false })
  await reader.getByRole('button', { name: 'Mail them to me' }).click()
  await reader.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
  expect(await reader.getByRole('link', { name: 'See the page of' }).count(), 'off view').toBe(0)
  await changeProfile(id, { isActive: true })
  await expectAccessible(reader)
  await askAgain(page)
  await settings.getByText(`Confirmed: conversations go to ${email}.`).waitFor()

  await database()
    .update(agentSettings)
    .set({ handOffConfirmedAt: null, handOffAskedAt: new Date(0) })
    .where(eq(agentSettings.profileId, id))
  await askAgain(page)
  await settings.getByText(`Not confirmed: the link to ${email} is over`).waitFor()
  await settings.getByRole('button', { name: 'Send another link' }).click()
  await settings.getByText(`Waiting for ${email}`).waitFor()
})
