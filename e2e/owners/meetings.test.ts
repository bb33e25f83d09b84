import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { WireError } from '#schema/errors.ts'
import type { Availability, OwnAvailability } from '#schema/meetings/availability.ts'
import type { SlotsAnswer } from '#schema/meetings/meetings.ts'
import { signedInAs } from '#test/account.ts'
import {
  callsOf,
  desktop,
  expectAccessible,
  expectFits,
  noticed,
  phone,
  visit,
  withSession,
} from '#test/browser.ts'
import { askAgain } from '#test/browser-events.ts'
import { booked, openHours, slots } from '#test/meetings.ts'
import { changeProfile, database, publishPerson } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { clockIn, wallClock, writtenDate } from '#web/features/meetings/wall-clock.ts'
import { tables } from '#worker/services/database.ts'

const url = inject('url')
const hours = '/customer-dashboard?tab=meetings&list=hours'

/** An owner whose page is public, with the way to their meetings. */
async function ownerOfMeetings(plan: 'free' | 'premium' = 'premium') {
  const owner = await signedInAs('owner')
  const person = await publishPerson({
    profile: { plan, ownerId: owner.id, email: owner.email, firstName: 'Petra' },
  })
  const signIn = withSession(owner)
  const open = (path = hours, options: Parameters<typeof visit>[1] = {}) =>
    visit(path, {
      viewport: phone,
      ...options,
      before: async (page) => {
        await signIn(page)
        await options.before?.(page)
      },
    })
  const saved = () => jsonOf<OwnAvailability>(owner.get('/meetings/availability'))
  /** Saves hours on another device. */
  const saveElsewhere = async (changes: Partial<Availability>) => {
    const { availability, editedAt } = await saved()
    const answer = await owner.put('/meetings/availability', {
      availability: { ...availability, ...changes },
      basedOn: editedAt,
    })
    expect(answer.status).toBe(200)
  }
  return { ...owner, person, open, saved, saveElsewhere, signIn }
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const day = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save hours' }).click()
const isSaved = (page: Page) => page.getByRole('button', { name: 'Saved', exact: true }).waitFor()
const isFocused = (page: Page, id: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id)

test('an owner on a phone comes from no meetings to hours of their week, and reads the next free times', async () => {
  const { open, saved, person } = await ownerOfMeetings()
  const page = await open('/customer-dashboard?tab=meetings')
  await page.getByRole('link', { name: 'Past or cancelled' }).click()
  await page.getByRole('heading', { name: 'No past meetings yet' }).waitFor()
  await page.getByRole('link', { name: 'Coming up', exact: true }).click()
  await page.getByRole('heading', { name: 'No meetings coming up' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Set your hours' }).click()
  const region = page.getByRole('region', { name: 'Every week' })
  await page.getByText('Monday to Friday 09:00 to 17:00. Saturday and Sunday closed.').waitFor()
  expect(await page.getByLabel('Time zone').inputValue()).toBe(
    await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  )
  await field(page, 'Monday, to').fill('12:00')
  await page.getByRole('button', { name: 'Add hours to Monday' }).click()
  expect(await field(page, 'Monday, hours 2, from').inputValue()).toBe('13:00')
  await region.getByText('Copy to other days from Monday').click()
  await page.getByRole('checkbox', { name: 'Saturday' }).check()
  await page.getByRole('button', { name: 'Copy to Saturday' }).click()
  await noticed(page, 'Hours copied', 'Saturday has 09:00 to 12:00 and 13:00 to 16:00 now.')
  const bottom = await page
    .locator('li[data-state=open]')
    .evaluate((toast) => toast.getBoundingClientRect().bottom)
  const saving = await page.getByRole('button', { name: 'Save hours' }).boundingBox()
  expect(bottom, 'saving stays in reach below it').toBeLessThanOrEqual(saving?.y ?? 0)
  await day(page, 'Friday').uncheck()
  await page
    .getByText(
      'Monday and Saturday 09:00 to 12:00 and 13:00 to 16:00. Tuesday to Thursday 09:00 to 17:00. Friday and Sunday closed.',
    )
    .waitFor()
  await page.getByLabel('How long a meeting is').selectOption('45 minutes')
  await page.getByLabel('Time zone').selectOption('Asia/Kathmandu')
  await page.getByRole('switch', { name: 'Open for bookings' }).check()
  await expectFits(page)
  await expectAccessible(page)
  await save(page)
  await isSaved(page)
  const { availability } = await saved()
  expect(availability).toMatchObject({ isOpen: true, length: 45, timeZone: 'Asia/Kathmandu' })
  expect(availability.weekly.filter(({ weekday }) => weekday === 5)).toEqual([
    { weekday: 5, from: 540, to: 720 },
    { weekday: 5, from: 780, to: 960 },
  ])
  expect(availability.weekly.some(({ weekday }) => weekday === 4)).toBe(false)
  const { slots } = await jsonOf<SlotsAnswer>(fetch(`${url}/api/meetings/slots/${person.profileUrl}`))
  const first = wallClock(slots[0] ?? '', 'Asia/Kathmandu')
  const next = page.getByText('Visitors see next:')
  await next.waitFor()
  expect(await next.textContent()).toContain(
    `Visitors see next: ${first.day.replace(/ \d{4}$/, '')} ${first.hour}`,
  )

  expect(await page.evaluate(() => localStorage.getItem('hours-edit'))).toBeNull()

  await page.getByLabel('Time zone').selectOption('America/New_York')
  await page.getByText('Meetings that are booked already stay where they are.').waitFor()
  await page.getByText('New York time.').waitFor()
})

test('hours are typed with the keyboard alone, and wrong ones are named under their field and not sent', async () => {
  const { open, saved } = await ownerOfMeetings()
  const page = await open(hours, { viewport: desktop })
  await day(page, 'Saturday').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1000AM')
  expect(await field(page, 'Saturday, from').inputValue()).toBe('10:00')
  await page.keyboard.press('Enter')
  await isSaved(page)
  expect((await saved()).availability.weekly).toContainEqual({ weekday: 5, from: 600, to: 1020 })

  await field(page, 'Tuesday, from').fill('18:00')
  await page.getByRole('button', { name: 'Add hours to Wednesday' }).click()
  await field(page, 'Wednesday, hours 2, from').fill('16:00')
  const calls = callsOf(page)
  await save(page)
  await isFocused(page, 'hours-week-1-0')
  const errorOf = async (id: string) => {
    const error = await page.locator(`#${id}`).getAttribute('aria-describedby')
    return page.locator(`#${error}`).textContent()
  }
  expect(await errorOf('hours-week-1-0')).toBe('Please let these hours end after they begin.')
  expect(await errorOf('hours-week-2-1')).toMatch(/^These hours overlap/)
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  await page.setViewportSize(phone)
  await expectAccessible(page)
  await expectFits(page)

  await page.getByRole('button', { name: /^Remove Wednesday, hours 2/ }).click()
  await field(page, 'Tuesday, from').fill('10:00')
  await page.getByRole('radio', { name: 'By a link' }).check()
  await save(page)
  await page.getByText('Please enter a link that begins with https://').waitFor()
  await page.getByLabel('Link to the meeting').fill('https://meet.example/petra')
  await save(page)
  await isSaved(page)
  expect((await saved()).availability).toMatchObject({
    placeKind: 'link',
    place: 'https://meet.example/petra',
  })
})

test('hours that were removed come back, and a day off and an extra day are set apart from the week', async () => {
  const { open, saved } = await ownerOfMeetings()
  const page = await open()
  await page.getByRole('button', { name: 'Remove Thursday, 09:00 to 17:00' }).click()
  expect(await day(page, 'Thursday').isChecked()).toBe(false)
  await field(page, 'Wednesday, to').fill('15:00')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  expect(await field(page, 'Thursday, to').inputValue()).toBe('17:00')
  expect(await field(page, 'Wednesday, to').inputValue(), 'what came in between stays').toBe('15:00')

  const apart = page.getByRole('region', { name: 'Days off and extra days' })
  await apart.getByRole('button', { name: 'Add a day' }).click()
  await isFocused(page, 'hours-apart-0-day')
  await page.keyboard.press('Tab')
  await save(page)
  await apart.getByText('Please choose a day.').waitFor()
  await apart.getByLabel('Date').fill('2030-12-24')
  await apart.getByRole('button', { name: 'Add a day' }).click()
  await apart.getByLabel('Date').nth(1).fill('2030-12-28')
  await apart.getByRole('radio', { name: 'Its own hours' }).nth(1).check()
  await field(page, 'Saturday 28 December 2030, to').fill('12:30')
  await expectAccessible(page)
  await save(page)
  await isSaved(page)
  expect((await saved()).availability.daysApart).toEqual([
    { day: '2030-12-24', spans: [] },
    { day: '2030-12-28', spans: [{ from: 540, to: 750 }] },
  ])
})

test('unsaved hours survive another tab, a reload, an ended session, no network and a lost answer', async () => {
  const { open, saved, signIn } = await ownerOfMeetings()
  const page = await open(hours, { expected: /401|409|ERR_|not saved/ })
  await field(page, 'Monday, from').fill('08:30')
  await page.getByText('Changed and kept on this device, until you save.').waitFor()
  const tabs = page.getByRole('navigation', { name: 'Dashboard' })
  await tabs.getByRole('link', { name: 'Stories' }).click()
  await page.getByRole('heading', { name: 'Your stories' }).waitFor()
  await page.goBack()
  await page.getByText('What you changed here before and did not save').waitFor()
  expect(await field(page, 'Monday, from').inputValue()).toBe('08:30')
  await page.evaluate(() => scrollTo(0, 1400))
  await page.reload()
  await field(page, 'Monday, from').waitFor()
  const message = 'it is read on where it was left'
  await expect.poll(() => page.evaluate(() => scrollY), { message }).toBe(1400)
  expect(await field(page, 'Monday, from').inputValue()).toBe('08:30')
  const below = await page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight)
  expect(below, 'the reload does not end at the foot of the page').toBeGreaterThan(300)

  await page.context().clearCookies()
  await save(page)
  await page.getByText('You are signed out. What you changed is kept on this device.').waitFor()
  const back = await page.getByRole('link', { name: 'Sign in', exact: true }).last().getAttribute('href')
  expect(decodeURIComponent(back ?? '')).toBe(`/login?next=${hours}`)
  await signIn(page)
  await page.goto(new URL(hours, url).href)
  await field(page, 'Monday, from').waitFor()
  expect(await field(page, 'Monday, from').inputValue()).toBe('08:30')
  await page.context().setOffline(true)
  await page.getByText('Changed and kept on this device, until you can save it.').waitFor()
  await save(page)
  await page.getByText('Changed and kept on this device, until you can save it.').waitFor()
  await page.context().setOffline(false)
  // It is saved, and the answer that says so is lost; another press does not find it changed elsewhere.
  await page.route(
    '**/api/meetings/availability',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await save(page)
  await page.getByText('We could not reach our server. Please check your connection and try again.').waitFor()
  expect(await field(page, 'Monday, from').inputValue()).toBe('08:30')
  await save(page)
  await isSaved(page)
  await page
    .getByText('Visitors see these hours from now on.')
    .or(page.getByText('Saved, and closed for now.'))
    .waitFor()
  expect((await saved()).availability.weekly).toContainEqual({ weekday: 0, from: 510, to: 1020 })
})

test('hours saved on another device are shown, and the ones typed here can be restored over them', async () => {
  const { open, saved, saveElsewhere } = await ownerOfMeetings()
  await saveElsewhere({ length: 20, timeZone: 'UTC' })
  const page = await open(hours, { expected: /409|not saved/ })
  await field(page, 'Monday, from').fill('08:00')
  await saveElsewhere({ length: 60 })
  await save(page)
  const aside = page.getByRole('region', { name: 'Your hours were changed elsewhere' })
  await aside.waitFor()
  expect(await page.getByLabel('How long a meeting is').inputValue(), 'as it was saved there').toBe('60')
  expect(await field(page, 'Monday, from').inputValue()).toBe('09:00')
  expect(await aside.getByRole('listitem').allTextContents()).toEqual([
    'Monday: 08:00 to 17:00',
    'Length: 20 minutes',
  ])
  expect((await saved()).availability.length, 'refused whole').toBe(60)
  await expectAccessible(page)

  await page.reload()
  await aside.getByRole('button', { name: 'Put mine back' }).click()
  expect(await field(page, 'Monday, from').inputValue()).toBe('08:00')
  await page.getByLabel('How long a meeting is').selectOption('60')
  await save(page)
  await isSaved(page)
  const { availability } = await saved()
  expect(availability.length).toBe(60)
  expect(availability.weekly).toContainEqual({ weekday: 0, from: 480, to: 1020 })
  expect(await aside.count()).toBe(0)
})

test('meetings are listed by day in the owner’s time zone, and cancelled ones behind a switch', async () => {
  const { person, open } = await ownerOfMeetings()
  await openHours(person.id, { timeZone: 'Asia/Kathmandu' })
  const offered = slots(60, { timeZone: 'Asia/Kathmandu' })
  const [first = '', second = ''] = [offered[0], offered.at(-1)]
  await booked(person.profileUrl, second, { name: 'Marguerite Olsen', brief: 'My result: 21 of 39.' })
  const { token, visitor } = await booked(person.profileUrl, first, { name: 'Daniel Okafor' })
  const page = await open('/customer-dashboard')
  const news = page.getByRole('region', { name: 'While you were away' })
  const { day, time } = clockIn('Asia/Kathmandu', first)
  await news
    .getByRole('heading', { name: `You meet Daniel Okafor on ${writtenDate(day)}, ${time}` })
    .waitFor()
  await news.getByText('Kathmandu time, with 1 more after it').waitFor()
  const tab = page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Meetings 2 coming up' })
  await tab.click()
  const days = page.locator('section.account-day')
  await days.nth(1).waitFor()
  expect(await days.getByRole('link').allTextContents()).toEqual([
    expect.stringMatching(/^Daniel Okafor/),
    expect.stringMatching(/^Marguerite Olsen/),
  ])
  await page.getByText('Kathmandu time.', { exact: true }).waitFor()
  const last = page.getByRole('region', {
    name: writtenDate(clockIn('Asia/Kathmandu', second).day, { withYear: true }),
  })
  await last.getByText(`${clockIn('Asia/Kathmandu', second).time} to`).waitFor()
  await last.getByText('What they want you to know beforehand').click()
  await last.getByText('My result: 21 of 39.').waitFor()
  await expectFits(page)
  await expectAccessible(page)

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Analytics' }).click()
  const counted = page.getByRole('list', { name: 'The last 30 days' }).getByRole('listitem')
  await counted.filter({ hasText: 'Bookings' }).getByText('2', { exact: true }).waitFor()
  await tab.click()

  expect((await visitor.post(`/meetings/${token}/cancel`)).status).toBe(200)
  await page.getByRole('link', { name: 'Past or cancelled' }).click()
  await page.getByText('Cancelled by Daniel Okafor').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Coming up', exact: true }).click()
  await days.getByRole('link', { name: /^Marguerite Olsen/ }).click()
  await page.getByText('Your meeting with Marguerite Olsen', { exact: true }).waitFor()
})

test('a calendar of one’s own is refused under its field, shown with its state, and removed when asked', async () => {
  const { open, person, get } = await ownerOfMeetings()
  const page = await open('/customer-dashboard?tab=meetings&list=calendars', { expected: /400/ })
  const address = page.getByLabel('Private iCal address')
  await page.getByRole('button', { name: 'Read this calendar' }).click()
  await page.getByText('Please enter the address of your calendar.').waitFor()
  await address.fill('http://localhost/private.ics')
  const answer = page.waitForResponse('**/api/meetings/calendar')
  await page.getByRole('button', { name: 'Read this calendar' }).click()
  const { details } = (await (await answer).json()) as WireError
  await page.getByText(details?.[0]?.message ?? 'nothing').waitFor()
  await page.getByText('Outlook', { exact: true }).click()
  await page.getByText('Copy the link that ends in .ics, not the one that ends in .html.').waitFor()
  await expectFits(page)
  await expectAccessible(page)
  expect(await jsonOf(get('/meetings/calendar'))).toEqual({ calendar: null })

  await database().insert(tables.busyCalendars).values({
    profileId: person.id,
    url: 'sealed',
    host: 'calendar.google.com',
    lastReadAt: new Date(),
    problem: 'The calendar’s server could not be reached.',
  })
  await askAgain(page)
  await page.getByText('calendar.google.com').waitFor()
  await page.getByText('The calendar’s server could not be reached.').waitFor()
  await page.getByText('What was read last counts meanwhile').waitFor()
  await page.getByRole('button', { name: 'Stop reading it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Stop reading it' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Stop reading it' }).click()
  await address.waitFor()
  expect(await jsonOf(get('/meetings/calendar'))).toEqual({ calendar: null })
})

test('a plan without booking leads to one that has it, and shows what was booked before it lapsed', async () => {
  const { open, person } = await ownerOfMeetings()
  await openHours(person.id)
  await booked(person.profileUrl, slots(1)[0] ?? '')
  await changeProfile(person.id, { plan: 'free' })
  let calls: string[] = []
  const page = await open(hours, {
    before: (page) => {
      calls = callsOf(page)
    },
  })
  await page.getByRole('heading', { name: 'Meetings come with level 2' }).waitFor()
  expect(await page.getByRole('link', { name: 'See what Sprint costs' }).getAttribute('href')).toBe(
    '/checkout?level=2',
  )
  await page.getByRole('link', { name: /^Daniel Okafor/ }).waitFor()
  expect(await page.getByRole('switch').count()).toBe(0)
  expect(calls.filter((call) => call.includes('availability'))).toEqual([])
  await expectAccessible(page)
})

test('an owner’s feed of meetings is made, copied and renewed, and the former address opens nothing', async () => {
  const { open, person } = await ownerOfMeetings()
  await openHours(person.id)
  await booked(person.profileUrl, slots(1)[0] ?? '')
  const page = await open('/customer-dashboard?tab=meetings&list=calendars')
  await page.getByText('Google looks at such addresses only every 12 to 24 hours').waitFor()
  await page.getByRole('button', { name: 'Make the address' }).click()
  const address = page.getByText(/\/calendar\/[\w-]{22}\.ics$/)
  await address.waitFor()
  const first = (await address.textContent()) ?? ''
  expect(await (await fetch(first)).text()).toContain('Daniel Okafor')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the address' }).click()
  await noticed(page, 'Address copied', 'Add it to your calendar as one from the web.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)
  await expectFits(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Renew it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Renew it' }).click()
  await expect.poll(() => address.textContent()).not.toBe(first)
  expect((await fetch(first)).status).toBe(404)
  expect((await fetch((await address.textContent()) ?? '')).status).toBe(200)
})
