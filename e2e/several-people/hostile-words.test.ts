import { like } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { dashboardTabs, paths } from '#schema/paths.ts'
import { signedInAs } from '#test/account.ts'
import { goWithin } from '#test/browser.ts'
import { drafted, savedHere } from '#test/drafted.ts'
import { hostSite, widgetScript } from '#test/fakes/host-site.ts'
import { everybodyWrites } from '#test/hostile/hostile-people.ts'
import { hostileRows } from '#test/hostile/hostile-rows.ts'
import { markOfWords, plantedLine, plantedText } from '#test/hostile/hostile-words.ts'
import { nothingHappened, showsWords, watched } from '#test/hostile/watched-page.ts'
import { database } from '#test/people.ts'
import { tables } from '#worker/services/database.ts'

const { outbox } = tables

async function write() {
  const people = await everybodyWrites()
  return { ...people, rows: await hostileRows(people) }
}
let writing: ReturnType<typeof write> | undefined
const written = () => {
  writing ??= write()
  return writing
}

test('an owner reads stored markup as text on every page of theirs', async () => {
  const { account, story, lead, profileUrl } = await written()
  const page = await watched(`/customer-dashboard?tab=${dashboardTabs[0]}`, account)
  await showsWords(page, [
    ...dashboardTabs.map((tab) => `/customer-dashboard?tab=${tab}`),
    `/customer-dashboard?tab=messages&lead=${lead}`,
    '/customer-dashboard?tab=messages&list=conversations',
    '/customer-dashboard?tab=settings&edit=profile',
    `/story-builder?edit=${story.id}`,
    `/profile-preview?story=${story.id}`,
    `/profile/${profileUrl}`,
    paths.account.href(),
  ])
})

test('a validator and an administrator read stored markup as text', async () => {
  const { story, rows } = await written()

  const validator = await watched(paths.review.href(), await signedInAs('validator'))
  await showsWords(validator, [paths.review.href(), paths.review.href(story.id)])
  const admin = await watched('/admin-dashboard', await signedInAs('admin'))
  for (const [tab, name] of [
    ['scorecard', 'Solution Scorecard'],
    ['waitlist', 'Webinar Waitlist'],
    ['registrations', 'Registrations'],
  ] as const) {
    await goWithin(admin, paths.adminDashboard.href(tab))
    await admin.getByRole('heading', { level: 2, name, exact: true }).waitFor()
    await admin.getByRole('searchbox').fill(markOfWords)
    await admin.locator('[data-row]').getByText(markOfWords).first().waitFor()
    await nothingHappened(admin)
  }
  await showsWords(admin, [
    paths.adminDashboard.href('chats'),
    paths.adminDashboard.href('journey'),
    paths.adminDashboard.href('mail', { state: 'given-up' }),
    paths.adminHouse.href('reports'),
    paths.adminHouse.href('people', { search: markOfWords }),
    paths.adminHouse.href('people', { account: rows.userId }),
    paths.adminHouse.href('payments', { search: markOfWords }),
    paths.adminHouse.href('payments', { order: rows.orderId }),
    paths.adminHouse.href('sprints', { sprint: `${rows.sprint}` }),
    paths.adminHouse.href('validators'),
    paths.adminHouse.href('record', { account: rows.userId }),
  ])
  await goWithin(admin, paths.adminHouse.href('jobs'))
  await admin.getByRole('heading', { name: 'Jobs' }).waitFor()
  await nothingHappened(admin)
})

test('a visitor, one who booked, and a referee read stored markup as text', async () => {
  const { profileUrl, meeting, ownLink, storyIds } = await written()
  const first = `/profile/${profileUrl}?story=${storyIds[0]}`
  const page = await watched(first)
  // That the server sends the other pages so is worker/doors/pages/hostile-words.requests.test.ts's.
  await showsWords(page, [
    first,
    `/book/${profileUrl}`,
    `/meeting/${meeting.token}`,
    '/solution-gallery',
    `/withdraw-reference#token=${ownLink}`,
  ])
})

test('people whose own answers contain markup read their saved profile as text', async () => {
  const answers = {
    fullName: plantedLine(),
    problemSolved: plantedText,
    keySkills: [1, 2, 3, 4].map(plantedLine),
    targetClient: plantedText,
    clientProblemsBefore: plantedText,
    deliverables: plantedText,
    experience: plantedText,
  }
  const page = await watched(paths.myProfile.href(), undefined, savedHere(drafted(answers)))
  await showsWords(page, [
    paths.myProfile.href(),
    paths.freePreview.href(),
    paths.solutionProfileQuestions.href(),
  ])
})

test('an agent framed by another site greets and answers with stored markup as text', async () => {
  const { account, profileUrl } = await written()
  const url = await hostSite({ body: widgetScript(profileUrl) })
  const settings = {
    accent: '',
    position: 'right',
    greeting: '<img src=x onerror="ran()" class=planted>',
    theme: 'auto',
    domains: [url],
  }
  expect((await account.put('/widget-settings', settings)).status).toBe(200)
  const page = await watched('/', undefined, { url })
  await page.locator('rembrandt-widget').getByRole('button').click()
  const frame = page.locator('rembrandt-widget iframe').contentFrame()
  await frame.getByText(markOfWords).first().waitFor()
  await frame.getByLabel('Your question').fill(plantedText)
  await frame.getByLabel('Your question').press('Enter')
  await frame.getByRole('log').getByText(markOfWords).nth(1).waitFor()
  await nothingHappened(page)
})

test('no mail carries stored words as markup, alone or in the list of mails', async () => {
  await written()
  const mails = await database()
    .select({ kind: outbox.kind, html: outbox.html })
    .from(outbox)
    .where(like(outbox.html, `%${markOfWords}%`))
  expect(new Set(mails.map(({ kind }) => kind)).size).toBeGreaterThan(3)
  const page = await watched('/')
  // Without a policy of ours, as a mail program has none: there the words would run.
  await page.goto('about:blank')
  await page.setContent(plantedText)
  await expect(nothingHappened(page)).rejects.toThrow(/about:blank/)
  await page.goto('about:blank')
  for (const { html } of mails) {
    await page.setContent(html)
    await nothingHappened(page)
  }
  await page.goto(new URL('/dev/mail', inject('url')).href)
  await nothingHappened(page)
})
