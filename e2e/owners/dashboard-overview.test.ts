import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Dashboard } from '#schema/dashboard.ts'
import { signedInAs } from '#test/account.ts'
import {
  desktop,
  expectAccessible,
  expectFits,
  expectWhole,
  noticed,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { askAgain } from '#test/browser-events.ts'
import { publishPerson } from '#test/people.ts'
import { postJson } from '#test/requests.ts'

const url = inject('url')
const path = '**/api/current-user-dashboard'

/** An owner whose page is public; `open` shows them their dashboard on a phone. */
async function ownerOnTheWall() {
  const owner = await signedInAs('owner')
  const person = await publishPerson({ profile: { ownerId: owner.id, email: owner.email, plan: 'sprint' } })
  const open = async (options: Parameters<typeof visit>[1] = {}) => {
    const page = await visit('/customer-dashboard', {
      viewport: phone,
      ...options,
      before: withSession(owner),
    })
    await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()
    return page
  }
  return { ...owner, person, open }
}

/** Has the open dashboard show an answer that is changed on its way. */
async function answerAnew(page: Page, change: (answer: Dashboard) => Dashboard) {
  await page.route(path, async (route) => {
    // Who leaves meanwhile is not answered.
    const response = await route.fetch().catch(() => undefined)
    if (response) await route.fulfill({ response, json: change(await response.json()) })
  })
  await askAgain(page)
}

const writes = (profileUrl: string, name: string, question: string) =>
  postJson(`${url}/api/questions`, {
    profileUrl,
    name,
    question,
    consent: true,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  })
const at = () => new Date().toISOString()

test('the first screen lists new messages and returned stories, and the latest events page after page', async () => {
  const { person, open } = await ownerOnTheWall()
  await writes(person.profileUrl, 'Marguerite Olsen', 'I run a plant of ninety.')
  const page = await open({ colorScheme: 'dark' })
  await answerAnew(page, (answer) => ({
    ...answer,
    stories: answer.stories.map((story, index) =>
      index === 0 ? { ...story, status: 'returned', note: 'Who saw it?' } : story,
    ),
    activity: [
      { kind: 'claimsConfirmed', at: at(), count: 2, name: 'Bastien Wauthier', title: 'One', id: 1 },
      { kind: 'viewed', at: at(), count: 12, name: '', title: '', id: null },
    ],
  }))
  const main = page.getByRole('link', { name: 'Read the message', exact: true })
  await page.getByText('One person wrote to you and one story came back with a note.').waitFor()
  expect(await main.getAttribute('href')).toBe('/customer-dashboard?tab=messages')
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    expect((await main.boundingBox())?.y).toBeLessThan(viewport.height)
  }
  const news = page.getByRole('region', { name: 'While you were away' })
  await news.getByText('“I run a plant of ninety.”').waitFor()
  expect(await news.getByRole('link', { name: 'Answer Marguerite Olsen' }).getAttribute('href')).toMatch(
    /\?tab=messages&lead=\d+$/,
  )
  await news.getByText('Who saw it?').waitFor()
  await news.getByRole('heading', { name: 'Bastien Wauthier confirmed 2 sentences of “One”' }).waitFor()
  const activity = page.getByRole('region', { name: 'Recent activity' })
  await activity.getByRole('link', { name: '12 visits to your page' }).waitFor()
  await expectWhole(page, { desktop: 'light', phone: 'dark' })

  await answerAnew(page, (answer) => ({ ...answer, activity: visits(2, 10) }))
  await page.route('**/api/dashboard/activity**', (route) => {
    const isFirst = !new URL(route.request().url()).searchParams.has('cursor')
    return route.fulfill({
      json: isFirst
        ? { items: visits(2, 12), nextCursor: 'then' }
        : { items: visits(11, 14), nextCursor: null },
    })
  })
  const rows = () => activity.getByRole('listitem').count()
  for (const shown of [8, 10, 12]) {
    await expect.poll(rows).toBe(shown)
    if (shown < 12) await activity.getByRole('button', { name: 'Show more' }).click()
  }
  expect(await activity.getByRole('button').count()).toBe(0)
})

const visits = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({
    ...({ kind: 'viewed', count: from + index, name: '', title: '', id: null } as const),
    at: new Date(Date.UTC(2026, 5, 30 - from - index)).toISOString(),
  }))

test('a trial’s end and a month that could not be charged stand on the first screen, with the way to pay', async () => {
  const { open } = await ownerOnTheWall()
  const page = await open()
  const trialUntil = '2026-12-24T10:00:00.000Z'
  await answerAnew(page, (answer) => ({ ...answer, trialUntil }))
  await page.getByText('Your trial of Sprint runs until 24 December 2026.').waitFor()
  const pastDue = { until: '2026-12-03T09:00:00.000Z', payAt: 'https://invoice.stripe.example/in_of_nobody' }
  await answerAnew(page, (answer) => ({ ...answer, pastDue }))
  const line = page.getByText('The last month could not be charged. You keep Sprint until 3 December 2026.')
  await line.waitFor()
  const pay = line.getByRole('link', { name: 'Pay this month' })
  expect(await pay.getAttribute('href')).toBe(pastDue.payAt)
  expect((await pay.boundingBox())?.y, 'on the first screen').toBeLessThan(phone.height)
  await expectFits(page)
  await expectAccessible(page)
})

test('completion is counted in steps, each leads to its place, and sharing the page is one', async () => {
  const { open, person } = await ownerOnTheWall()
  const page = await open()
  await answerAnew(page, (answer) => ({
    ...answer,
    profile: { ...answer.profile, keySkills: [] },
    completion: answer.completion.map(({ step, done }) => ({
      step,
      done: step === 'page-passed-on' ? done : step !== 'four-key-skills',
    })),
  }))
  const completion = page.getByRole('region', { name: '78% complete' })
  await completion.getByText('2 steps left, about 3 minutes of yours.', { exact: false }).waitFor()
  expect(await page.getByText(/about 3 minutes/i).count(), 'said once').toBe(1)
  await completion.getByRole('img', { name: '7 of 9 steps done' }).waitFor()
  const edit = '/customer-dashboard?tab=settings&edit=keySkills'
  const ways = page.getByRole('link', { name: 'Name my skills' })
  expect(await ways.first().getAttribute('href'), 'also the main button').toBe(edit)
  expect(await completion.getByRole('link', { name: 'Name my skills' }).getAttribute('href')).toBe(edit)
  const status = page.getByRole('region', { name: 'Profile status' })
  await status.getByText('Active', { exact: true }).waitFor()
  await status.getByText('Level 2, Sprint').waitFor()
  expect(await page.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/checkout?level=3')
  expect(await page.getByRole('link', { name: 'View Public Profile' }).getAttribute('href')).toBe(
    `/profile/${person.profileUrl}`,
  )

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => {
    navigator.share = async (data) => {
      document.title = `Shared ${data?.url}`
    }
    navigator.canShare = () => true
  })
  const address = `${url}/profile/${person.profileUrl}`
  await page.getByRole('button', { name: 'Share Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your profile' })
  const mail = dialog.getByRole('link', { name: 'Write an email' })
  const href = new URL((await mail.getAttribute('href')) ?? '')
  expect(href.protocol).toBe('mailto:')
  expect(href.searchParams.get('subject')).toBe('My Interactive Solution Insight Profile')
  expect(href.searchParams.get('body')).toContain(`\r\n\r\n${address}\r\n\r\n`)
  expect(await mail.getAttribute('target')).toBe('_blank')
  const hrefOf = (name: string) => dialog.getByRole('link', { name }).getAttribute('href')
  const written = encodeURIComponent(address)
  expect(await hrefOf('Share on LinkedIn')).toBe(
    `https://www.linkedin.com/sharing/share-offsite/?url=${written}`,
  )
  expect(await hrefOf('Share on WhatsApp')).toBe(`https://wa.me/?text=${written}`)
  await dialog.getByText('Show it as a QR code').click()
  await dialog.getByRole('img', { name: 'A QR code that opens your page' }).waitFor()
  await expectWhole(page, { desktop: 'light', phone: 'dark' })

  const response = page.waitForResponse((answer) => answer.url().endsWith('/api/dashboard/passed-on'))
  await dialog.getByRole('button', { name: 'Copy the address' }).click()
  await noticed(page, 'Address copied', address)
  expect((await response).status()).toBe(204)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await dialog.getByRole('button', { name: 'Share with an app' }).click()
  await expect.poll(() => page.title()).toBe(`Shared ${address}`)
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('button', { name: 'Share my page' }).count()).toBe(0)
})
