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
  pressEscape,
  visit,
  withSession,
} from '#test/browser.ts'
import { publishPerson } from '#test/people.ts'
import { postJson } from '#test/requests.ts'

const url = inject('url')
const path = '**/api/current-user-dashboard'

/** An owner whose page is public; `open` shows them their dashboard, with an answer that is changed on its way if need be. */
async function ownerOnTheWall() {
  const owner = await signedInAs('owner')
  const person = await publishPerson({ profile: { ownerId: owner.id, email: owner.email, plan: 'sprint' } })
  const open = (
    viewport = phone,
    {
      change,
      colorScheme,
      at = '/customer-dashboard',
    }: {
      change?: (answer: Dashboard) => Dashboard
      colorScheme?: 'dark'
      at?: string
    } = {},
  ) =>
    visit(at, {
      viewport,
      ...(colorScheme && { colorScheme }),
      // What was being prepared when the network went is fetched once it is needed.
      expected: /ERR_INTERNET_DISCONNECTED|preload assets|503/,
      before: async (page) => {
        await withSession(owner)(page)
        if (change)
          await page.route(path, async (route) => {
            // Who leaves meanwhile is not answered.
            const response = await route.fetch().catch(() => undefined)
            if (response) await route.fulfill({ response, json: change(await response.json()) })
          })
      },
    })
  return { ...owner, person, open }
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

test('the first screen lists the latest events, and below them new messages and returned stories', async () => {
  const { person, open } = await ownerOnTheWall()
  await writes(person.profileUrl, 'Marguerite Olsen', 'I run a plant of ninety.')
  const page = await open(phone, {
    colorScheme: 'dark',
    change: (answer) => ({
      ...answer,
      stories: answer.stories.map((story, index) =>
        index === 0 ? { ...story, status: 'returned', note: 'Who saw it?' } : story,
      ),
      activity: [
        { kind: 'claimsConfirmed', at: at(), count: 2, name: 'Bastien Wauthier', title: 'One', id: 1 },
        { kind: 'viewed', at: at(), count: 12, name: '', title: '', id: null },
      ],
    }),
  })
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
})

test('a month that could not be charged is named at the top of the overview, with the way to pay it', async () => {
  const { open } = await ownerOnTheWall()
  const pastDue = { until: '2026-12-03T09:00:00.000Z', payAt: 'https://invoice.stripe.example/in_of_nobody' }
  const page = await open(phone, { change: (answer) => ({ ...answer, pastDue }) })
  const line = page.getByText('The last month could not be charged. You keep Sprint until 3 December 2026.')
  await line.waitFor()
  const pay = line.getByRole('link', { name: 'Pay this month' })
  expect(await pay.getAttribute('href')).toBe(pastDue.payAt)
  expect((await pay.boundingBox())?.y, 'on the first screen').toBeLessThan(phone.height)
  await expectFits(page)
  await expectAccessible(page)
})

test('completion is counted in steps, and each step leads to its place', async () => {
  const { open, person } = await ownerOnTheWall()
  const page = await open(desktop, {
    change: (answer) => ({
      ...answer,
      profile: { ...answer.profile, keySkills: [] },
      completion: answer.completion.map(({ step }) => ({
        step,
        done: !['four-key-skills', 'page-passed-on'].includes(step),
      })),
    }),
  })
  const completion = page.getByRole('region', { name: '78% complete' })
  await completion.getByText('2 steps left, about 3 minutes of yours.', { exact: false }).waitFor()
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
})

test('a page is shared as a mail, by the device and as an address, and that is a step done', async () => {
  const { person, open } = await ownerOnTheWall()
  const page = await open(phone, {
    change: (answer) => ({
      ...answer,
      completion: answer.completion.map(({ step, done }) => ({
        step,
        done: done || step !== 'page-passed-on',
      })),
    }),
  })
  await page.getByText('1 step left, about 1 minute of yours.').waitFor()
  expect(await page.getByText(/about 1 minute/i).count(), 'said once').toBe(1)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => {
    navigator.share = async (what) => {
      document.title = `Shared ${what?.url}`
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

  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/dashboard/passed-on'))
  await dialog.getByRole('button', { name: 'Copy the address' }).click()
  await noticed(page, 'Address copied', address)
  expect((await told).status()).toBe(204)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await dialog.getByRole('button', { name: 'Share with an app' }).click()
  await expect.poll(() => page.title()).toBe(`Shared ${address}`)
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('button', { name: 'Share my page' }).count()).toBe(0)
})

test('a page that nobody can see yet is not shared: it says so, and names the missing steps', async () => {
  const { open } = await ownerOnTheWall()
  const page = await open(desktop, {
    change: (answer) => ({
      ...answer,
      profile: { ...answer.profile, isLive: false },
      stories: answer.stories.map((story) => ({ ...story, status: 'returned' as const })),
      checklist: answer.checklist.map((line) =>
        line.step === 'one-story' ? { ...line, done: false, have: 0 } : line,
      ),
    }),
  })
  for (const name of ['Share Profile', 'View Public Profile']) {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Nobody can see your page yet' })
    await dialog.getByText('Came back with a note').waitFor()
    expect(await dialog.getByRole('link', { name: 'Write an email' }).count()).toBe(0)
    if (name === 'Share Profile') await expectAccessible(page)
    await pressEscape(page)
    await dialog.waitFor({ state: 'detached' })
  }
})

test('another part is read from its heading on, with its own title, and its tab is in sight on a phone', async () => {
  const { open } = await ownerOnTheWall()
  const page = await open(phone)
  const tabs = page.getByRole('navigation', { name: 'Dashboard' })
  for (const [tab, heading] of [
    ['Settings', 'Settings'],
    ['Stories', 'Your stories'],
    ['Overview', 'While you were away'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).focus()
    await page.keyboard.press('Enter')
    const top = page.getByRole('main').getByRole('heading', { level: 2, name: heading })
    await expect.poll(() => top.evaluate((one) => one === document.activeElement)).toBe(true)
    const link = await tabs.getByRole('link', { name: tab }).boundingBox()
    expect(link?.x).toBeGreaterThanOrEqual(0)
    expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(phone.width)
    expect(link?.height).toBeGreaterThanOrEqual(44)
    if (tab !== 'Overview') {
      expect(await page.title()).toBe(`${tab} · Your dashboard`)
      expect((await top.boundingBox())?.y, 'on the first screen').toBeLessThan(phone.height / 2)
    }
  }
  expect(await page.title()).toBe('Your dashboard')
})

test('loaded data stays without a network; news comes with the network or the next look', async () => {
  const { person, open } = await ownerOnTheWall()
  const page = await open(desktop)
  const tabs = page.getByRole('navigation', { name: 'Dashboard' })
  await page.getByText('Your work hangs in the gallery').waitFor()
  const below = page.locator('main h2').first()
  const before = await below.boundingBox()
  await page.context().setOffline(true)
  await page.getByText(/^You are offline\. You see it as it was at \d\d:\d\d\. What you change/).waitFor()
  expect(await below.boundingBox(), 'nothing moves').toEqual(before)
  await page.getByText('Your work hangs in the gallery').waitFor()
  await expectAccessible(page)
  await writes(person.profileUrl, 'Ida Voss', 'How long did it take?')
  await page.context().setOffline(false)
  await tabs.getByRole('link', { name: 'Messages 1 new' }).waitFor()
  expect(await page.getByText('You are offline.').count()).toBe(0)
  await writes(person.profileUrl, 'Wim Bakker', 'And what did it cost?')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await tabs.getByRole('link', { name: 'Messages 2 new' }).waitFor()

  await page.route(path, (route) => route.fulfill({ status: 503, body: '' }))
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByText(/^This could not be brought up to date\./).waitFor()
  await page.unroute(path)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => page.getByText(/^This could not be brought up to date\./).count()).toBe(0)
})

test('further events are loaded page after page', async () => {
  const { open } = await ownerOnTheWall()
  const visits = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({
      ...({ kind: 'viewed', count: from + index, name: '', title: '', id: null } as const),
      at: new Date(Date.UTC(2026, 5, 30 - from - index)).toISOString(),
    }))
  const page = await visitWith(open, visits(2, 10))
  await page.route('**/api/dashboard/activity**', (route) => {
    const isFirst = !new URL(route.request().url()).searchParams.has('cursor')
    return route.fulfill({
      json: isFirst
        ? { items: visits(2, 12), nextCursor: 'then' }
        : { items: visits(11, 14), nextCursor: null },
    })
  })
  const activity = page.getByRole('region', { name: 'Recent activity' })
  const rows = () => activity.getByRole('listitem').count()
  await expect.poll(rows).toBe(8)
  await activity.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(rows).toBe(10)
  await activity.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(rows).toBe(12)
  expect(await activity.getByRole('button').count()).toBe(0)
})

const visitWith = (
  open: Awaited<ReturnType<typeof ownerOnTheWall>>['open'],
  activity: Dashboard['activity'],
) => open(desktop, { change: (answer) => ({ ...answer, activity }) })
