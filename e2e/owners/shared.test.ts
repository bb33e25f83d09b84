import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Dashboard } from '#schema/dashboard.ts'
import { type Browser, signedInAs } from '#test/account.ts'
import { anotherTab, expectWhole, hydrated, noticed, phone, visit, withSession } from '#test/browser.ts'
import { jsonOf } from '#test/requests.ts'
import { storiesOf, writer } from '#test/stories.ts'

type Shared = { title?: string; text?: string; url?: string }

const queue = {
  title: 'The queue at noon',
  text: 'Every day at noon forty people stood in the corridor.',
  url: 'https://news.example/queue',
}
const shared = (content: Shared) => `/shared?${new URLSearchParams(content)}`
const storiesNow = async (person: Browser) =>
  (await jsonOf<Dashboard>(person.get('/current-user-dashboard'))).stories
const makes = (page: Page) => page.getByRole('button', { name: 'Make a story draft' })
const isDraft = (page: Page) => page.getByText('It is a draft among your stories now.').waitFor()
const words = (page: Page, text: string) => page.getByText(text, { exact: false })

async function open(page: Page, path: string) {
  await page.goto(new URL(path, inject('url')).href)
  await hydrated(page)
}

/** The page of what was shared, opened by somebody who is signed in. */
const sharedBy = (account: Browser & { email: string }, content: Shared, expected?: RegExp) =>
  visit(shared(content), {
    viewport: phone,
    stored: { currentUsername: account.email },
    before: withSession(account),
    ...(expected && { expected }),
  })

test('a text shared by another app becomes one draft, undone as long as nobody has gone on writing it', async () => {
  const { account } = await writer()
  const page = await sharedBy(account, queue)
  await makes(page).dblclick()
  await isDraft(page)
  await page.reload()
  await isDraft(page)
  const [story, ...others] = await storiesNow(account)
  expect(others).toEqual([])
  expect(await storiesOf(account).read({ id: story?.id ?? 0 })).toMatchObject({
    current: {
      title: queue.title,
      problemDescription: `${queue.text}\n\n${queue.url}`,
      task: '',
      status: 'draft',
    },
  })

  await page.getByRole('button', { name: 'Undo' }).click()
  await makes(page).waitFor()
  expect(await storiesNow(account)).toEqual([])
  // The pressed button is gone, and the focus is on what it was about.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SECTION')
  await makes(page).click()
  await isDraft(page)
  const { read, edit } = storiesOf(account)
  const [made] = await storiesNow(account)
  await edit(await read({ id: made?.id ?? 0 }), { task: 'I was asked to end it.' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await words(page, 'You have gone on writing this draft.').waitFor()
  expect(await storiesNow(account)).toHaveLength(1)
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  await page.getByRole('link', { name: 'Go on writing' }).click()
  await page.waitForURL(/\/story-builder\?edit=\d+$/)
  await hydrated(page)
  expect(await page.getByLabel('Situation', { exact: true }).inputValue()).toContain(queue.text)
})

test('the shared text has left the address before any script has come, and no request names it', async () => {
  const { account } = await writer()
  let come = () => {}
  const until = new Promise<void>((resolve) => {
    come = resolve
  })
  let isGone = false
  const requests: string[] = []
  const page = await visit(shared({ text: 'between you and me' }), {
    viewport: phone,
    stored: { currentUsername: account.email },
    withhold: { scripts: /\/assets\/.*\.js/, until },
    before: async (page) => {
      await withSession(account)(page)
      page.on('request', (request) => {
        if (!request.isNavigationRequest())
          requests.push(`${request.url()} ${request.headers().referer} ${request.postData()}`)
      })
      void page
        .waitForURL(/\/shared$/, { waitUntil: 'commit', timeout: 20_000 })
        .then(() => {
          isGone = true
        })
        .catch(console.error)
        .finally(come)
    },
  })
  expect(isGone).toBe(true)
  await hydrated(page)
  await makes(page).waitFor()
  expect(requests.length).toBeGreaterThan(5)
  expect(requests.filter((request) => /between|you%20and|you\+and/.test(request))).toEqual([])
})

test('a text shared by a signed-out owner is kept in the tab until they have signed in', async () => {
  const { account } = await writer()
  const page = await visit(shared(queue), { viewport: phone, expected: /401/ })
  await words(page, 'Sign in, and you can make a draft of it.').waitFor()
  expect(await makes(page).count()).toBe(0)
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  await open(page, shared({ text: 'A second thing from my notes.' }))
  await page.getByRole('link', { name: 'Sign in and go on' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/shared')
  await hydrated(page)
  await expect.poll(() => makes(page).count()).toBe(2)
  await makes(page).last().click()
  await isDraft(page)
  await makes(page).click()
  await expect.poll(() => words(page, 'It is a draft among your stories now.').count()).toBe(2)
  expect((await storiesNow(account)).map(({ title }) => title).toSorted()).toEqual([
    'A second thing from my notes.',
    queue.title,
  ])
})

test('a text shared to one account is not shown to the next one in the same tab', async () => {
  const [{ account }, next] = [await writer(), await writer()]
  const page = await sharedBy(account, queue)
  await makes(page).waitFor()
  await withSession(next.account)(page)
  await page.evaluate((email) => localStorage.setItem('currentUsername', email), next.account.email)
  await open(page, '/shared')
  await page.getByRole('heading', { name: 'Nothing was shared here' }).waitFor()
  await words(page, 'A very long text does not arrive').waitFor()
  await expectWhole(page)
})

test('a shared text stays without a network and can be brought back; a very long one fills a story', async () => {
  const { account } = await writer()
  const long = { ...queue, text: 'We moved the counter. '.repeat(910) }
  const page = await sharedBy(account, long, /ERR_|Failed to|No draft/)
  await makes(page).waitFor()
  await words(page, 'A story holds 8,000 characters, so the last').waitFor()
  await page.context().setOffline(true)
  await makes(page).click()
  await words(page, 'We could not reach our server.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Discard' }).click()
  await noticed(page, 'Discarded', 'What you shared is no longer kept here.')
  await page.getByRole('heading', { name: 'Nothing was shared here' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Nothing was shared/)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await makes(page).click()
  await isDraft(page)
  const [made] = await storiesNow(account)
  const { current } = await storiesOf(account).read({ id: made?.id ?? 0 })
  for (const part of [current.problemDescription, current.task, current.solution, current.results])
    expect(part.length).toBeGreaterThan(1900)
  // Another tab has nothing of it.
  const other = await anotherTab(page)
  await open(other, '/shared')
  await other.getByRole('heading', { name: 'Nothing was shared here' }).waitFor()
})

test('an account without a profile is told that only an owner has stories', async () => {
  const page = await sharedBy(await signedInAs('validator'), queue)
  await words(page, 'your account has no profile').waitFor()
  expect(await makes(page).count()).toBe(0)
})
