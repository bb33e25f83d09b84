import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import {
  expectAccessible,
  expectFits,
  expectFitsLarge,
  expectWhole,
  goWithin,
  phone,
  visit,
} from '#test/browser.ts'
import { booking, openHours, publishHost } from '#test/meetings.ts'
import { database } from '#test/people.ts'
import { at, htmlOf, jsonOf, postJson, wordsOf } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const about = 'Our ferries leave half empty. Where would you begin?'
const meetingsOf = (profileId: number) =>
  database().select().from(tables.meetings).where(eq(tables.meetings.profileId, profileId))
const book = (profileUrl: string, start: string) =>
  postJson(`${inject('url')}/api/meetings`, booking(profileUrl, start))
const isFocused = (page: Page, name: RegExp) =>
  expect
    .poll(() =>
      page
        .getByRole('heading', { name })
        .evaluate((element) => element === document.activeElement)
        .catch(() => false),
    )
    .toBe(true)

async function fill(page: Page) {
  await page.getByLabel('Your name').fill('Daniel Okafor')
  await page.getByLabel('Your email address').fill('daniel@okafor.example')
  await page.getByLabel('What is it about?').fill(about)
}
const take = (page: Page) => page.getByRole('button', { name: /^Take / }).click()
const press = (page: Page) => page.getByRole('button', { name: /^Book / }).click()
const isBooked = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Your meeting with .+ is booked$/ })
    .waitFor()
/** The first time of a day, which is opened for it. */
async function firstOn(page: Page, day: string) {
  const toggle = page.getByRole('heading', { name: new RegExp(`^${day}`) }).getByRole('button')
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  const first = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"] li`).first()
  await first.waitFor()
  return (await first.textContent())?.slice(0, 5)
}

// London's clocks go back on 25 October 2026, New York's on 1 November.
const beforeTheChange = new Date('2026-10-22T10:00:00Z')
const comesThen = (page: Page) => page.setExtraHTTPHeaders(at(beforeTheChange))

test('a visitor in Kolkata books by their own clock, over the end of London’s summer time', async () => {
  const person = await publishHost()
  const page = await visit(`/profile/${person.profileUrl}`, {
    viewport: phone,
    timeZone: 'Asia/Kolkata',
    before: comesThen,
  })
  await page.getByRole('link', { name: 'Book Consultation' }).click()
  await page.getByRole('heading', { name: 'Thursday 22 October at 16:30' }).waitFor()
  await page.getByText('For Petra 12:00 to 12:30 (London time)').waitFor()
  expect(await firstOn(page, 'Friday 23 October')).toBe('13:30')
  await page
    .getByText('Kolkata time. For Petra it is London time, 4 hours 30 minutes behind yours')
    .filter({ visible: true })
    .waitFor()
  expect(await firstOn(page, 'Monday 26 October')).toBe('14:30')
  await page
    .getByText('London time, 5 hours 30 minutes behind yours on this day')
    .filter({ visible: true })
    .waitFor()
  await expectWhole(page, { desktop: 'light', phone: 'dark' })
  await page.getByRole('button', { name: '14:30 Monday 26 October, Kolkata time' }).click()
  await isFocused(page, /^Monday 26 October 2026 14:30 to 15:00$/)
  await page.getByText('We keep this time from others for 5 minutes.').waitFor()
  await fill(page)
  await expectWhole(page)
  await press(page)
  await isFocused(page, /^Monday 26 October 2026 14:30 to 15:00$/)
  await isBooked(page)
  await page.getByText('For Petra 09:00 to 09:30 (London time)').waitFor()
  expect(await page.getByRole('link', { name: 'https://meet.example/petra' }).count()).toBe(1)
  await page.getByText('A confirmation is on its way to daniel@okafor.example').waitFor()
  await expectWhole(page)
  const [meeting] = await meetingsOf(person.id)
  expect(meeting).toMatchObject({
    about,
    timeZone: 'Asia/Kolkata',
    startsAt: new Date('2026-10-26T09:00:00Z'),
  })
  const file = page.getByRole('link', { name: 'Add it to your calendar' })
  const calendar = await page.request.get(new URL((await file.getAttribute('href')) ?? '', page.url()).href)
  expect(await calendar.text()).toContain('DTSTART:20261026T090000Z')
  // The address holds it: a reload shows the same, and nothing of the form is left.
  await page.reload()
  await page.getByText('A confirmation is on its way').waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.getByRole('link', { name: 'See, move or cancel it' }).click()
  await page.waitForURL(/\/meeting\/[\w-]{22}$/)
})

test('a visitor in New York sees the same hours early in the morning, and keeps another clock for good', async () => {
  const person = await publishHost()
  const page = await visit(`/book/${person.profileUrl}`, {
    viewport: phone,
    timeZone: 'America/New_York',
    before: comesThen,
  })
  await page.getByRole('heading', { name: 'Thursday 22 October at 07:00' }).waitFor()
  expect(await firstOn(page, 'Friday 23 October')).toBe('04:00')
  expect(await firstOn(page, 'Monday 26 October')).toBe('05:00')
  expect(await firstOn(page, 'Monday 2 November')).toBe('04:00')
  const zone = page.getByLabel('Time zone')
  expect(await zone.getByRole('option').allTextContents()).toEqual(['America/New York'])
  // As a finger and the keyboard do, before the system lists what can be chosen.
  await zone.focus()
  await zone.selectOption('Europe/London')
  expect(await firstOn(page, 'Monday 2 November')).toBe('09:00')
  await page.getByRole('heading', { name: 'Thursday 22 October at 12:00' }).waitFor()
  expect(await page.getByText('For Petra').count()).toBe(0)
  await page.getByRole('button', { name: 'Later days' }).click()
  expect(await firstOn(page, 'Thursday 5 November')).toBe('09:00')
  expect(await page.getByRole('heading', { name: /^Wednesday 4 November/ }).count()).toBe(0)
  await page.reload()
  expect(await firstOn(page, 'Friday 6 November')).toBe('09:00')
  await page.getByRole('button', { name: 'Earlier days' }).click()
  await page.getByRole('heading', { name: /^Thursday 22 October \d+ times/ }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('All free times')
  // A zone that was chosen when it had another name is the one of today, and stands there once.
  await page.evaluate(() => localStorage.setItem('time-zone', 'Asia/Calcutta'))
  await page.reload()
  await page.getByRole('heading', { name: 'Thursday 22 October at 16:30' }).waitFor()
  expect(await zone.inputValue()).toBe('Asia/Kolkata')
  await zone.focus()
  expect(await zone.getByRole('option', { name: /Kolkata|Calcutta/ }).allTextContents()).toEqual([
    'Asia/Kolkata (Calcutta)',
  ])
})

test('two times that sound the same are distinguished in the night in which clocks go back', async () => {
  const { profileUrl } = await publishHost({}, { buffer: 0, weekly: [{ weekday: 6, from: 0, to: 180 }] })
  const page = await visit(`/book/${profileUrl}`, {
    viewport: phone,
    timeZone: 'Europe/London',
    before: comesThen,
  })
  const night = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /01:30 GMT/ }) })
  await night.first().waitFor()
  const named = (which: string) =>
    page.getByRole('button', { name: `01:30 ${which} Sunday 25 October, London time` })
  expect([await named('GMT+1').count(), await named('GMT+0').count()]).toEqual([1, 1])
  await expectFits(page)
  await named('GMT+0').click()
  await isFocused(page, /^Sunday 25 October 2026 01:30 GMT\+0 to 02:00$/)
  await page.getByRole('button', { name: 'Book Sunday 25 October, 01:30 GMT+0' }).waitFor()
  await expectFits(page)
})

test('a visitor who leaves the form of a time is at the free times, by its button and by Back', async () => {
  const { profileUrl } = await publishHost()
  const page = await visit(`/book/${profileUrl}`, { viewport: phone, before: comesThen })
  for (const leave of [
    () => page.getByRole('button', { name: 'Choose another time' }).press('Enter'),
    () => page.goBack(),
  ]) {
    await take(page)
    await page.getByLabel('Your name').waitFor()
    await leave()
    await isFocused(page, /^All free times$/)
  }
  await expectFitsLarge(page)
})

test('a visitor who is a moment too late finds the next free times beside their text, one press away', async () => {
  const person = await publishHost()
  const page = await visit(`/book/${person.profileUrl}`, {
    viewport: phone,
    expected: /409|The booking was not sent/,
  })
  await take(page)
  const start = new URL(page.url()).searchParams.get('at') ?? ''
  await fill(page)
  expect((await book(person.profileUrl, start)).status).toBe(201)
  await press(page)
  await page.getByRole('alert').filter({ hasText: 'Somebody was a moment faster' }).waitFor()
  const instead = page.getByRole('list', { name: 'Free next' }).getByRole('button')
  expect(await instead.count()).toBe(6)
  await page.getByText('This time is gone, and nothing is booked yet.').waitFor()
  await expectWhole(page)
  await instead.nth(1).click()
  const other = new URL(page.url()).searchParams.get('at') ?? ''
  expect(other).not.toBe(start)
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  expect(await page.getByLabel('What is it about?').inputValue()).toBe(about)
  await press(page)
  await isBooked(page)
  const booked = await meetingsOf(person.id)
  expect(booked.map(({ startsAt }) => startsAt.toISOString()).sort()).toEqual([start, other].sort())
})

test('a time that somebody else holds is shown as held, and not refused', async () => {
  const person = await publishHost()
  const { profileUrl } = person
  // Later than any job that forgets what was held before.
  const now = at(new Date('2031-06-02T10:00:00Z'))
  const page = await visit(`/book/${profileUrl}`, { before: (page) => page.setExtraHTTPHeaders(now) })
  await page.getByRole('button', { name: /^Take / }).waitFor()
  const start = '2031-06-02T11:00:00Z'
  await postJson(`${inject('url')}/api/meetings/hold`, { profileUrl, start }, now)
  await take(page)
  expect(new URL(page.url()).searchParams.get('at')).toBe(new Date(start).toISOString())
  await page.getByText('Somebody else is looking at this time').waitFor()
  await fill(page)
  await press(page)
  await isBooked(page)
})

test('a time whose notice begins meanwhile stays its visitor’s for the rest of the five minutes', async () => {
  const { profileUrl } = await publishHost()
  const comesAt = (time: string) => (page: Page) =>
    page.setExtraHTTPHeaders(at(new Date(`2031-06-02T${time}Z`)))
  const page = await visit(`/book/${profileUrl}`, { before: comesAt('09:59:00') })
  await take(page)
  await page.getByText('We keep this time from others for 5 minutes.').waitFor()
  await comesAt('10:02:00')(page)
  await page.reload()
  await page.getByText('We keep this time for you for 2 more minutes: after that').waitFor()
  await fill(page)
  await press(page)
  await isBooked(page)
})

test('a visitor’s text stays without a network, over a reload and a lost answer, and is booked once', async () => {
  const person = await publishHost()
  const page = await visit(`/book/${person.profileUrl}`, {
    expected: /503|The booking was not sent|ERR_INTERNET_DISCONNECTED/,
  })
  await page.getByRole('button', { name: /^Take / }).waitFor()
  await page.context().setOffline(true)
  await take(page)
  await page.getByText('You are offline. The form comes as soon as you are back.').waitFor()
  await page.context().setOffline(false)
  await press(page)
  await page.getByText('Please tell us your name.').waitFor()
  await expect
    .poll(() => page.getByLabel('Your name').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await fill(page)
  await page.reload()
  await expect.poll(() => page.getByLabel('What is it about?').inputValue()).toBe(about)
  await page.goBack()
  await page.getByRole('heading', { name: 'All free times' }).waitFor()
  await page.goForward()
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Daniel Okafor')
  await page.context().setOffline(true)
  await press(page)
  await page.getByRole('alert').filter({ hasText: 'You are offline' }).waitFor()
  await page.context().setOffline(false)
  let lost = 0
  await page.route('**/api/meetings', async (route) => {
    await route.fetch()
    lost += 1
    await route.fulfill({ status: 503, body: '' })
  })
  await press(page)
  await page.getByRole('alert').filter({ hasText: 'It stays here' }).waitFor()
  await page.unroute('**/api/meetings')
  await page.reload()
  await page.getByRole('button', { name: /^Book / }).dblclick()
  await isBooked(page)
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
  expect(lost).toBe(1)
  expect(await meetingsOf(person.id)).toHaveLength(1)
})

test('a visitor adds an edited brief of their visit with the keyboard alone', async () => {
  const person = await publishHost({ stories: [{}, { title: 'The ferry that waited' }] })
  const attempt = {
    token: 'x',
    profileUrl: null,
    takenAt: new Date(2026, 10, 2, 12).toISOString(),
    category: '',
    total: 27,
  }
  const page = await visit(`/profile/${person.profileUrl}`, {
    stored: { 'scorecard-attempts': [{ ...attempt, sections: {} }] },
  })
  // A section that is opened before its part answers tells nobody.
  await page.waitForFunction(() => document.querySelector('#stories')?.closest('[data-static]') === null)
  await page.locator('summary').filter({ hasText: 'The ferry that waited' }).press('Enter')
  await page.getByRole('link', { name: 'Book Consultation' }).press('Enter')
  await page.getByRole('button', { name: /^Take / }).press('Enter')
  await page.getByLabel('Your name').pressSequentially('Daniel Okafor')
  await page.keyboard.press('Tab')
  await page.keyboard.type('daniel@okafor.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The ferries.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const brief = page.getByLabel('The brief')
  const made =
    'My scorecard of 2 November 2026: 27 of 39 points, Positioned for Opportunity.\n\nYour stories that I opened:\n– The ferry that waited'
  await expect.poll(() => brief.inputValue()).toBe(made)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(', twice')
  await page.getByRole('button', { name: /^Book / }).press('Enter')
  await isBooked(page)
  const [meeting] = await meetingsOf(person.id)
  expect(meeting?.brief).toBe(`${made}, twice`)
})

test('a message replaces the booking where no time is free, or the hours were closed meanwhile', async () => {
  const full = await publishHost({}, { weekly: [] })
  const page = await visit(`/book/${full.profileUrl}`, { expected: /409|The booking was not sent/ })
  await page.getByRole('heading', { name: 'No time is free at the moment' }).waitFor()
  await page.getByLabel('Your message').waitFor()
  await expectAccessible(page)
  const closed = await publishHost()
  await goWithin(page, `/book/${closed.profileUrl}`)
  await take(page)
  await fill(page)
  await openHours(closed.id, { isOpen: false })
  await press(page)
  await page.getByText('No meeting can be booked here at the moment.').waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe(about)
})

test('free times that cannot be looked up are asked for again', async () => {
  const person = await publishHost()
  const page = await visit(`/book/${person.profileUrl}`, {
    expected: /503/,
    before: (page) => page.route('**/api/meetings/slots/**', (route) => route.fulfill({ status: 503 })),
  })
  await page.getByRole('alert').filter({ hasText: 'We cannot look up the free times' }).waitFor()
  await expectAccessible(page)
  await page.unroute('**/api/meetings/slots/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /^Take / }).waitFor()
})

test('the buttons of a profile whose hours are open lead to its free times', async () => {
  const host = await publishHost()
  const html = await htmlOf(`/profile/${host.profileUrl}`)
  const ways = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  for (const name of ['Book Consultation', 'Book Strategy Session'])
    expect(ways.find(([, , label = '']) => wordsOf(label) === name)?.[1], name).toBe(
      `/book/${host.profileUrl}`,
    )
  const { hasOpenHours } = await jsonOf<{ hasOpenHours: boolean }>(
    fetch(`${inject('url')}/api/public-profiles/${host.profileUrl}`),
  )
  expect(hasOpenHours).toBe(true)
})
