import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Dashboard } from '#schema/dashboard.ts'
import {
  expectAccessible,
  expectWhole,
  hydrated,
  noticed,
  phone,
  pressEscape,
  visit,
  withSession,
} from '#test/browser.ts'
import { jsonOf } from '#test/requests.ts'
import { storiesOf, wholeStory, writer } from '#test/stories.ts'

/** An owner whose page needs nothing but a validated story, and that story as a draft. */
async function nearlyLive(headline = 'Boats that leave full') {
  const owner = await writer({
    profile: { headline, businessAreas: ['Sales'], coreDeliverables: ['Timetables'] },
  })
  const story = await storiesOf(owner.account).create(wholeStory)
  return { ...owner, story, ...storiesOf(owner.account) }
}
type Owner = Awaited<ReturnType<typeof nearlyLive>>

const open = ({ account }: Owner, path: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(path, {
    viewport: phone,
    stored: { currentUsername: account.email },
    before: withSession(account),
    ...options,
  })
const previewPath = ({ story }: Owner) => `/profile-preview?story=${story.id}`
const profileOf = async ({ account }: Owner) =>
  (await jsonOf<Dashboard>(account.get('/current-user-dashboard'))).profile
const tick = (page: Page) => page.getByRole('checkbox', { name: 'Publish as soon as it is validated' })
const title = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Your page as it will look in public' })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview of your page' })
const change = (page: Page) => page.getByRole('button', { name: 'Change headline and areas' })

test('an owner sees the page as it will look, changes its two lines there, and submits the story', async () => {
  const owner = await nearlyLive()
  const page = await open(owner, `/story-builder?edit=${owner.story.id}`)
  await page.getByRole('button', { name: 'See my page, then submit' }).click()
  await title(page).waitFor()
  await preview(page).getByText('Waiting to be validated').waitFor()
  await preview(page).getByText('By April 9 of 10 boats were full.').waitFor()
  await page.getByText('You submit it on this page').waitFor()
  expect(await tick(page).isChecked()).toBe(true)
  await preview(page).getByText('It does not say that something is for sale.').waitFor()
  await change(page).click()
  await page.getByLabel('Headline', { exact: true }).fill('Every boat full by noon')
  await page.getByLabel('Headline', { exact: true }).press('Enter')
  await expect
    .poll(() =>
      page.getByRole('button', { name: 'Save these lines' }).evaluate((it) => it === document.activeElement),
    )
    .toBe(true)
  await page.getByRole('checkbox', { name: 'Marketing', exact: true }).check()
  await preview(page).getByRole('heading', { level: 2, name: 'Every boat full by noon' }).waitFor()
  await expectWhole(page)
  await page.getByRole('button', { name: 'Save these lines' }).dblclick()
  await noticed(page, 'Saved', 'Headline and areas are changed.')
  await expect.poll(() => change(page).evaluate((it) => it === document.activeElement)).toBe(true)
  expect(await profileOf(owner)).toMatchObject({
    headline: 'Every boat full by noon',
    businessAreas: ['Marketing', 'Sales'],
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await preview(page).getByRole('heading', { level: 2, name: 'Boats that leave full' }).waitFor()
  await expect
    .poll(() => profileOf(owner))
    .toMatchObject({ headline: 'Boats that leave full', businessAreas: ['Sales'] })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit for review' }).dblclick()
  await page.getByRole('heading', { name: 'What happens next' }).waitFor()
  expect((await owner.read(owner.story)).current.status).toBe('submitted')
  expect(await profileOf(owner)).toMatchObject({ isActive: true })
  await page.getByRole('link', { name: 'See my page with this story' }).click()
  await page.getByText('A validator has it now.').waitFor()
  expect(await page.getByRole('button', { name: 'Submit for review' }).count()).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { name: 'What happens next' }).waitFor()
})

test('a page that its owner unticks waits, also after a reload, and what needs a public page says so', async () => {
  const owner = await nearlyLive()
  const page = await open(owner, previewPath(owner))
  await tick(page).click()
  await page.getByText('Your page waits for you:').waitFor()
  await expect.poll(() => profileOf(owner)).toMatchObject({ isActive: false })
  await page.getByText('Your page is off view: it waits for you.').waitFor()
  await page.reload()
  await hydrated(page)
  await title(page).waitFor()
  expect(await tick(page).isChecked()).toBe(false)
  await tick(page).click()
  await expect.poll(() => profileOf(owner)).toMatchObject({ isActive: true })
  await page.getByText('Your page waits for you:').waitFor({ state: 'hidden' })

  await preview(page)
    .getByRole('button', { name: /^Ask .* agent$/ })
    .click()
  await noticed(page, 'This is a preview', 'Visitors can use this as soon as your page is public.')
  await preview(page)
    .getByRole('button', { name: /Transformation Story, waiting/ })
    .click()
  await page.getByRole('dialog').getByText('I asked 400 passengers').waitFor()
  await pressEscape(page)
  await page.getByRole('link', { name: 'Back to the story' }).click()
  await page.getByLabel('Title', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe(`?edit=${owner.story.id}`)
})

test('unsaved lines outlive a reload, and what was changed elsewhere is shown before it is replaced', async () => {
  const owner = await nearlyLive()
  const page = await open(owner, previewPath(owner), { expected: /409/ })
  await change(page).click()
  const headline = page.getByLabel('Headline', { exact: true })
  const marketing = page.getByRole('checkbox', { name: 'Marketing', exact: true })
  await headline.fill('Mine')
  await marketing.check()
  await owner.account.put('/customer-profile', { headline: 'Theirs' })
  await page.reload()
  await page.getByText('What you typed here before and did not save').waitFor()
  await expect.poll(() => headline.inputValue()).toBe('Mine')
  expect(await marketing.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Save these lines' }).click()
  await page.getByRole('alert').getByText('There it says “Theirs”, for Sales.').waitFor()
  expect((await profileOf(owner)).headline).toBe('Theirs')
  await page.getByRole('button', { name: 'Save these lines' }).click()
  await expect.poll(async () => (await profileOf(owner)).headline).toBe('Mine')
  await change(page).click()
  await headline.fill('Neither')
  await page.getByRole('button', { name: 'Leave them as they were' }).click()
  await preview(page).getByRole('heading', { level: 2, name: 'Mine' }).waitFor()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Neither')

  await owner.edit(owner.story, { title: 'The boats at dawn' })
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('alert').getByText('Below is the newest text').waitFor()
  await preview(page).getByText('The boats at dawn').first().waitFor()
  expect((await owner.read(owner.story)).current.status).toBe('draft')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('heading', { name: 'What happens next' }).waitFor()
})

test('a page that nobody can see is not shared: the dashboard says why, and leads to its preview', async () => {
  const owner = await nearlyLive('')
  const page = await open(owner, '/customer-dashboard')
  const dialog = page.getByRole('dialog', { name: 'Nobody can see your page yet' })
  await page.getByRole('button', { name: 'Share Profile', exact: true }).click()
  await dialog.getByRole('heading', { name: 'What is missing' }).waitFor()
  expect(await dialog.getByRole('link', { name: 'Write an email' }).count()).toBe(0)
  await expectAccessible(page)
  await pressEscape(page)
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'View Public Profile' }).click()
  const way = dialog.getByRole('link', { name: 'See it as it will look' })
  await way.click()
  await title(page).waitFor()
  await preview(page).getByRole('heading', { level: 2, name: 'Timetables' }).waitFor()
  await preview(page).getByText('Waiting to be validated').waitFor()
  expect(new URL(page.url(), inject('url')).search).toBe(`?story=${owner.story.id}`)

  await owner.remove(owner.story)
  await page.goBack()
  await page.getByRole('button', { name: 'View Public Profile' }).click()
  await expect.poll(() => way.getAttribute('href')).toBe('/profile-preview')
  await way.click()
  await preview(page).getByRole('heading', { name: 'No story hangs here yet' }).waitFor()
})
