import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Dashboard } from '#schema/dashboard.ts'
import { browser, signIn } from '#test/account.ts'
import {
  anotherTab,
  expectAccessible,
  expectWhole,
  hydrated,
  noticed,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { invitedReferee } from '#test/referees.ts'
import { jsonOf } from '#test/requests.ts'
import { storiesOf, wholeStory, writer } from '#test/stories.ts'

type Writer = Awaited<ReturnType<typeof writer>>
type Options = Parameters<typeof visit>[1]

/** A page of the browser in which somebody is signed in. */
async function pageOf({ account }: Writer, path: string, options: Options = {}) {
  return visit(path, {
    viewport: phone,
    stored: { currentUsername: account.email },
    ...options,
    before: async (page) => {
      await withSession(account)(page)
      await options.before?.(page)
    },
  })
}
const open = async (page: Page, path: string) => {
  await page.goto(new URL(path, inject('url')).href)
  await hydrated(page)
}
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const saved = (page: Page) => page.getByText(/^Saved at \d\d:\d\d$/).waitFor()
const addressed = async (page: Page) => {
  await page.waitForURL(/\?edit=\d+$/)
  return Number(new URL(page.url()).searchParams.get('edit'))
}

test('a story begins with its first words, and survives a reload, a dead network and a closed page', async () => {
  const owner = await writer()
  const page = await pageOf(owner, '/customer-dashboard?tab=stories', { expected: /ERR_|Failed to/ })
  await page.getByRole('heading', { name: 'No Stories Yet' }).waitFor()
  await page.getByRole('link', { name: 'Create Your First Story' }).click()
  await field(page, 'Title').fill('The boats')
  const id = await addressed(page)
  await expect
    .poll(() => field(page, 'Title').evaluate((input) => input === document.activeElement))
    .toBe(true)
  await saved(page)
  await field(page, 'Result').fill('By April 9 of 10 boats were full. Nobody shouted at the gate.')
  const claims = page.getByRole('region', { name: 'Result' })
  await claims.getByText('A referee will be asked to confirm').waitFor()
  await claims.getByText('Have another sentence confirmed').click()
  await claims.getByRole('button', { name: 'Have it confirmed “Nobody shouted at the gate.”' }).click()
  await claims
    .getByRole('button', { name: 'Do not have it confirmed “Nobody shouted at the gate.”' })
    .waitFor()
  await field(page, 'Action').fill('We asked them.')
  await page.getByText('It says “we”, and never “I”.').waitFor()
  await expectAccessible(page)

  await page.context().setOffline(true)
  await field(page, 'Task').fill('I was asked to fill them.')
  await page.getByText(/^No connection\. Your words are kept on this device/).waitFor()
  await page.context().setOffline(false)
  const { read } = storiesOf(owner.account)
  const stored = async () => (await read({ id })).current
  await expect.poll(stored).toMatchObject({
    title: 'The boats',
    task: 'I was asked to fill them.',
    marked: ['Nobody shouted at the gate.'],
  })

  // Typed, and the page closed before it was saved.
  await page.route('**/api/stories/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await field(page, 'Task').fill('I was asked to fill them by spring.')
  await page.getByText(/^No connection\./).waitFor()
  await open(page, `/story-builder?edit=${id}`)
  await expect.poll(() => field(page, 'Task').inputValue()).toBe('I was asked to fill them by spring.')
  await page.unroute('**/api/stories/*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(stored).toMatchObject({ task: 'I was asked to fill them by spring.' })

  await page.getByRole('link', { name: 'Your stories' }).click()
  await page.getByRole('link', { name: 'Edit “The boats”' }).click()
  await field(page, 'Title').fill('The boats at dawn ')
  await field(page, 'Title').blur()
  await expect.poll(stored).toMatchObject({ title: 'The boats at dawn' })
})

test('an owner whose session ended in another tab writes on, signs in, and has every word', async () => {
  const owner = await writer()
  const page = await pageOf(owner, '/story-builder', { expected: /401/ })
  await field(page, 'Title').fill('The boats')
  const id = await addressed(page)
  await saved(page)
  const other = await anotherTab(page)
  await open(other, '/account')
  await other.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await other.getByText('Logged out', { exact: true }).waitFor()
  await other.close()

  await field(page, 'Task').fill('I was asked to fill them by Whitsun.')
  await page.getByText('You are signed out. Your words are kept on this device.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await field(page, 'Email').fill(owner.account.email)
  await field(page, 'Password').fill(owner.account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`**/story-builder?edit=${id}`)
  await expect.poll(() => field(page, 'Task').inputValue()).toBe('I was asked to fill them by Whitsun.')
  await saved(page)
  const again = await signIn(browser(), owner.account.email, owner.account.password)
  expect((await storiesOf(again).read({ id })).current.task).toBe('I was asked to fill them by Whitsun.')
})

test('a story that was deleted elsewhere is kept as a new one among the others', async () => {
  const owner = await writer()
  const { create: begun, remove } = storiesOf(owner.account)
  const story = await begun(wholeStory)
  const page = await pageOf(owner, `/story-builder?edit=${story.id}`, { expected: /404/ })
  await field(page, 'Title').waitFor()
  await remove(story)
  await field(page, 'Title').fill('The boats at noon')
  await page.getByRole('heading', { name: 'This story was deleted elsewhere' }).waitFor()
  expect(await page.getByRole('button', { name: 'Delete this story' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Keep them as a new story' }).click()
  await page.waitForURL((url) => url.search !== `?edit=${story.id}`)
  await saved(page)
  await page.getByRole('link', { name: 'Your stories' }).click()
  await page.getByRole('link', { name: 'Edit “The boats at noon”' }).waitFor()
})

test('two devices that write at one story are shown both texts, and one of them is kept', async () => {
  const owner = await writer()
  const { create: begun, edit, read } = storiesOf(owner.account)
  const story = await begun(wholeStory)
  const page = await pageOf(owner, `/story-builder?edit=${story.id}`, { expected: /409/ })
  await edit(story, { title: 'The boats at dawn', task: 'I had to fill them by March.' })
  await field(page, 'Task').fill('I had to fill them by spring.')
  await field(page, 'Title').fill('The boats at noon')
  const heading = page.getByRole('heading', { name: 'There are two texts of this story' })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  await expectAccessible(page)
  const task = page.getByRole('group', { name: 'Task' })
  await task.getByText('As it was saved elsewhere').click()
  expect(await task.locator('ins').allTextContents()).not.toEqual([])
  await page.getByRole('button', { name: 'Keep what is chosen' }).click()
  await expect
    .poll(async () => (await read(story)).current)
    .toMatchObject({
      title: 'The boats at noon',
      task: 'I had to fill them by March.',
    })
})

test('a missing part leads to its field, and a submitted story stays as it is until it is taken back', async () => {
  const owner = await writer()
  const story = await storiesOf(owner.account).create({ ...wholeStory, task: '' })
  const page = await pageOf(owner, `/story-builder?edit=${story.id}`)
  const look = page.getByRole('button', { name: 'See my page, then submit' })
  expect(await look.isDisabled()).toBe(true)
  await page.getByRole('link', { name: /^Task: please say what you were asked to do/ }).click()
  await expect
    .poll(() => field(page, 'Task').evaluate((input) => input === document.activeElement))
    .toBe(true)
  await field(page, 'Task').fill('a'.repeat(2000))
  await page.getByText('This part is full: what you type or paste beyond it is not taken.').waitFor()
  await field(page, 'Task').fill(wholeStory.task)
  await look.click()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('heading', { name: 'What happens next' }).waitFor()
  await page.getByText('one of them confirms at least one of its 2 sentences.').waitFor()
  await page.getByRole('button', { name: 'Ask by mail Omar Said' }).click()
  const referee = page.getByRole('listitem').filter({ hasText: 'Omar Said' })
  await referee.getByText(/^Asked by mail on /).waitFor()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await field(page, 'Title').fill('The boats that left full')
  await saved(page)
})

test('an owner reads what changing a confirmed sentence costs, and takes a better wording and undoes it', async () => {
  const owner = await writer()
  const story = await storiesOf(owner.account).create(wholeStory)
  const confirmedBy = [{ referenceId: 1, name: 'Ilse Brandt', at: '2026-06-03T10:00:00.000Z' }]
  const better = 'I asked 400 passengers, over [how many weeks], when they wanted to go.'
  const page = await pageOf(owner, `/story-builder?edit=${story.id}`, {
    before: async (page) => {
      // As a server answers that has a model, and a referee who confirmed the first sentence.
      await page.route(`**/api/stories/${story.id}`, async (route) => {
        const response = await route.fetch()
        const { story: latest }: { story: typeof story } = await response.json()
        const claims = latest.claims.map((claim) =>
          claim.text === story.claims[0]?.text ? { ...claim, confirmedBy } : claim,
        )
        await route.fulfill({ response, json: { story: { ...latest, canReword: true, claims } } })
      })
      await page.route('**/rewording', (route) => route.fulfill({ json: { text: better } }))
    },
  })
  const action = page.getByRole('region', { name: 'Action' })
  await action
    .getByText('Confirmed by Ilse Brandt, 3 June 2026. If you change it, it has to be confirmed again.')
    .waitFor()
  await action.getByRole('heading', { name: 'What referees have confirmed' }).waitFor()
  await action.getByText('Have another sentence confirmed').click()
  await action.getByRole('button', { name: 'Have it confirmed “I listened to them.”' }).click()
  await action.getByRole('heading', { name: '1 of 2 sentences confirmed' }).waitFor()

  await action.getByRole('button', { name: 'Offer a better wording' }).click()
  await action.getByText('As it could read').waitFor()
  await expectAccessible(page)
  await action.getByRole('button', { name: 'Use this wording' }).click()
  await expect.poll(() => field(page, 'Action').inputValue()).toBe(better)
  await action.getByText('“[how many weeks]” waits for you.').waitFor()
  await action.getByRole('heading', { name: 'A referee will be asked to confirm' }).waitFor()
  await action
    .getByText(/^No longer in your text: “I asked 400 passengers when they wanted to go.” Ilse Brandt had/)
    .waitFor()
  await action.getByRole('button', { name: 'Put my own words back' }).click()
  await expect.poll(() => field(page, 'Action').inputValue()).toBe(wholeStory.solution)
})

test('stories are put in order by keyboard, which says what the plan shows, and deleted after a question', async () => {
  const owner = await writer({
    profile: { plan: 'free' },
    stories: [{ title: 'First' }, { title: 'Second' }],
  })
  const { create: begun, submit } = storiesOf(owner.account)
  await submit(await begun({ ...wholeStory, title: 'Third' }))
  const page = await pageOf(owner, '/customer-dashboard?tab=stories')
  const stories = page.getByRole('region', { name: 'Your stories' })
  const titles = () => stories.getByRole('heading', { level: 3 }).allTextContents()
  await expect.poll(titles).toEqual(['First', 'Second', 'Third'])
  const story = (title: string) => stories.getByRole('listitem').filter({ hasText: title })
  const third = story('Third')
  await third.getByText('Submitted', { exact: true }).waitFor()
  await third.getByText('None of 2 sentences confirmed yet').waitFor()
  await story('First').getByText('It is part of your page.').waitFor()
  await story('Second').getByText('Your plan does not show it.').waitFor()
  await expectAccessible(page)

  const up = stories.getByRole('button', { name: 'Move “Second” up' })
  await up.focus()
  const ordered = page.waitForResponse((answer) => answer.url().endsWith('/api/stories/order'))
  await page.keyboard.press('Enter')
  await stories.getByText('“Second” is now number 1 of 3.').waitFor()
  await expect
    .poll(() => up.evaluate((button) => button === document.activeElement), {
      message: 'the focus moves along',
    })
    .toBe(true)
  await story('Second').getByText('It is part of your page.').waitFor()
  await story('First').getByText('Your plan does not show it.').waitFor()
  expect((await ordered).status()).toBe(204)
  const stored = await jsonOf<Dashboard>(owner.account.get('/current-user-dashboard'))
  expect(stored.stories.map(({ title }) => title)).toEqual(['Second', 'First', 'Third'])
  await expect.poll(titles).toEqual(['Second', 'First', 'Third'])

  await third.getByRole('button', { name: 'Take it back “Third”' }).click()
  await third.getByText('Draft', { exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Third')
  await third.getByRole('button', { name: 'Delete “Third”' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this story?' })
  await question.getByRole('button', { name: 'Delete the story' }).click()
  await noticed(page, 'Story deleted', 'Third')
  await expect.poll(titles).toEqual(['Second', 'First'])
})

test('an owner who submits a story reads which referees are asked already, and is not told to ask', async () => {
  const owner = await writer({ references: [invitedReferee()] })
  const { begin, submit } = storiesOf(owner.account)
  const { story } = await jsonOf<{ story: { id: number } }>(begin(wholeStory))
  await submit({ id: story.id })
  const page = await pageOf(owner, `/story-builder?edit=${story.id}`)
  await page.getByText('You have already asked this person.').waitFor()
  await page.getByText(/^Asked by mail on \d+ \w+ \d{4}\. No answer yet\.$/).waitFor()
  expect(await page.getByText('Ask for a reference').count()).toBe(0)
  await expectWhole(page)
})
