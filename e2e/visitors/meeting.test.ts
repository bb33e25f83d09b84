import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contacts } from '#schema/contacts.ts'
import {
  anotherTab,
  callsOf,
  expectAccessible,
  expectFits,
  expectWhole,
  goWithin,
  phone,
  pressEscape,
  visit,
} from '#test/browser.ts'
import { mailedLink } from '#test/mailbox.ts'
import { booked, openHours, publishHost, slots } from '#test/meetings.ts'
import { changeProfile, database } from '#test/people.ts'
import { clockIn, minutesLater, writtenDate, writtenTime } from '#web/features/meetings/wall-clock.ts'
import { tables } from '#worker/services/database.ts'

const { meetings } = tables
const link = /\/meeting\/[\w-]{22}/
const statusOf = async (email: string) =>
  (await database().select().from(meetings).where(eq(meetings.email, email)))[0]?.status
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the mailed link shows the meeting in both zones and its file, and cancels only after a question', async () => {
  const { profileUrl, email: owner } = await publishHost({
    profile: { firstName: 'Petra', lastName: 'Proof' },
  })
  const [, , start = ''] = slots(3)
  const { body } = await booked(profileUrl, start)
  const { pathname } = new URL(await mailedLink(body.email, link))
  const page = await visit(pathname, {
    viewport: phone,
    expected: /ERR_INTERNET_DISCONNECTED|was not cancelled/,
  })
  await page.getByRole('heading', { level: 1, name: /Your meeting with Petra Proof/ }).waitFor()
  await page.getByText('(New York time)').first().waitFor()
  await page.getByText(/^For Petra it begins at \d\d:\d\d.*\(London time\)\.$/).waitFor()
  await page.getByText('Could you look at the timetable in May?', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'https://meet.example/petra' }).waitFor()
  await expectWhole(page, { desktop: 'dark', phone: 'light' })
  expect(await statusOf(body.email), 'opening the link does nothing').toBe('booked')

  const downloading = page.waitForEvent('download')
  const google = page.getByRole('link', { name: 'Google Calendar' })
  expect(await google.getAttribute('href')).toContain('dates=2')
  await page.getByRole('link', { name: 'Download it (.ics)' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('BEGIN:VEVENT')

  const cancel = page.getByRole('button', { name: 'Cancel the meeting' })
  await cancel.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Cancel the meeting?' })
  await dialog.waitFor()
  const reason = dialog.getByLabel('A reason (optional)')
  await reason.fill('The ferry is late.')
  await pressEscape(page)
  await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true)
  await cancel.click()
  await expectWhole(page)
  expect(await reason.inputValue(), 'what was typed is still there').toBe('The ferry is late.')
  const yes = dialog.getByRole('button', { name: 'Yes, cancel it' })
  const place = await yes.boundingBox()
  await page.context().setOffline(true)
  await page.getByText('We could not look again just now', { exact: false }).waitFor()
  expect(await yes.boundingBox(), 'no button moves').toEqual(place)
  await page.setViewportSize({ width: 390, height: 600 })
  await yes.click()
  const failure = dialog.getByRole('alert')
  await failure.waitFor()
  const endOf = async (shown: Locator) => shown.evaluate((box) => box.getBoundingClientRect().bottom)
  const bar = page.getByText('We could not look again just now', { exact: false })
  const beginningOfBar = await bar.evaluate((box) => box.getBoundingClientRect().top)
  expect(await endOf(failure), 'the bar covers no error').toBeLessThan(beginningOfBar)
  expect(await endOf(yes), 'the bar covers no button').toBeLessThan(beginningOfBar)
  await page.setViewportSize(phone)
  await page.context().setOffline(false)
  await yes.click()
  await page.getByText('You cancelled this meeting with Petra Proof').waitFor()
  await expect.poll(() => heading(page).evaluate((title) => title === document.activeElement)).toBe(true)
  await page.getByText('“The ferry is late.”').waitFor()
  expect(await statusOf(body.email)).toBe('cancelled')
  await expectWhole(page)

  expect(await cancel.count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Book another meeting' }).getAttribute('href')).toBe(
    `/book/${profileUrl}`,
  )
  const { pathname: theirs } = new URL(await mailedLink(owner, link))
  await goWithin(page, theirs)
  await page.getByText('Daniel Okafor cancelled this meeting').waitFor()
  await page.getByText('“The ferry is late.”').waitFor()
})

test('the expert reads the visitor’s name and reason, cancels in one tab, and the other tab shows it', async () => {
  const { profileUrl, email } = await publishHost()
  const [, start = ''] = slots(2)
  const { body, token } = await booked(profileUrl, start, { brief: 'My scorecard: 24 of 39 points.' })
  const { pathname } = new URL(await mailedLink(email, link))
  expect(pathname).not.toContain(token)
  const page = await visit(pathname)
  await page.getByRole('heading', { level: 1, name: /Your meeting with Daniel Okafor/ }).waitFor()
  await page.getByRole('link', { name: body.email }).first().waitFor()
  await page.getByRole('heading', { name: 'To read beforehand' }).waitFor()
  await page.getByText('My scorecard: 24 of 39 points.').waitFor()
  const all = page.getByRole('link', { name: 'All your meetings' })
  expect(await all.getAttribute('href')).toBe('/customer-dashboard?tab=meetings')
  await expectWhole(page)
  await page.getByRole('button', { name: 'Move it', exact: true }).click()
  await page.getByLabel('Time zone').focus()
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.getByText('You keep your hours in London time', { exact: false }).waitFor()
  await page
    .getByText(/^For Daniel Okafor .+\(New York time\)$/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep the old time' }).click()
  const other = await anotherTab(page)
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Cancel the meeting' }).click()
  await other.getByRole('button', { name: 'Yes, cancel it' }).click()
  await other.getByText('You cancelled this meeting').waitFor()
  await other.close()
  await page.getByRole('button', { name: 'Cancel the meeting' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByText('You cancelled this meeting').waitFor()
})

test('the meeting is moved to another free time, and where that was taken meanwhile the page says so', async () => {
  const { id, profileUrl } = await publishHost()
  const longer = { length: 45, buffer: 0 }
  const [first = '', second = '', third = ''] = slots(3, longer)
  const { token, body } = await booked(profileUrl, first)
  await openHours(id, longer)
  const page = await visit(`/meeting/${token}`, { viewport: phone, expected: /409|ERR_FAILED|was not moved/ })
  await page.getByRole('button', { name: 'Move it', exact: true }).click()
  await page.getByRole('heading', { name: 'Choose another time' }).waitFor()
  expect(await page.getByRole('button', { name: 'Choosing another time…' }).isDisabled()).toBe(true)
  const zone = page.getByLabel('Time zone')
  const hero = (zoneId: string, at: string) =>
    page
      .getByText(`${clockIn(zoneId, at).time} to`, { exact: false })
      .first()
      .waitFor()
  expect(await zone.inputValue(), 'the zone that it was booked in, as above').toBe('America/New_York')
  // The time before `first` may still be free for some minutes.
  const soonest = [...slots(1, longer, new Date(Date.now() - 300_000)), second]
  const times = soonest.map((start) => clockIn('America/New_York', start).time)
  await page.getByRole('button', { name: new RegExp(`^Take (${times.join('|')})`) }).waitFor()
  await page.getByText(/^For Petra .+\(London time\)$/).waitFor()
  expect(await page.getByText('Booking costs nothing', { exact: false }).count()).toBe(0)
  await zone.focus()
  await zone.selectOption('Europe/London')
  await hero('Europe/London', first)
  await page.getByText('It was booked in New York time', { exact: false }).waitFor()
  expect(await page.getByText('New York time)').count(), 'every time is in one zone').toBe(0)
  const take = async (start: string) => {
    const { day, time } = clockIn('Europe/London', start)
    const opens = page.getByRole('button', { name: new RegExp(`^${writtenDate(day)}\\b`) })
    const slot = page.getByRole('button', { name: new RegExp(`^${time} ${writtenDate(day)}\\b`) })
    // A day before it that is full meanwhile goes, and leaves this one open.
    await expect
      .poll(async () => {
        if ((await opens.getAttribute('aria-expanded')) === 'false') await opens.click()
        return slot.count()
      })
      .toBe(1)
    await slot.click()
  }
  const moves = page.getByRole('button', { name: /^Move it to / })
  await booked(profileUrl, second)
  await take(second)
  await moves.click()
  await page.getByText('this time is taken', { exact: false }).waitFor()
  await take(third)
  await page.getByText(writtenTime('Europe/London', third, minutesLater(third, longer.length))).waitFor()
  await expectWhole(page)
  await page.route('**/move', (route) => route.abort(), { times: 1 })
  await moves.click()
  await page.getByText('We could not reach our server.').waitFor()
  const calls = callsOf(page)
  const { promise: isMoved, resolve: move } = Promise.withResolvers<void>()
  await page.route('**/move', async (route) => {
    await isMoved
    await route.continue()
  })
  await moves.dblclick()
  await expect.poll(() => page.getByRole('button', { name: 'Moving…' }).isDisabled()).toBe(true)
  move()
  await page.getByText('The meeting is moved', { exact: true }).waitFor()
  const moved = calls.filter((made) => made.startsWith('POST'))
  expect(moved, 'a press that comes twice at once is one').toEqual([`POST /api/meetings/${token}/move`])
  await hero('Europe/London', third)
  const at = clockIn('Europe/London', third)
  const title = page.getByRole('heading', {
    level: 1,
    name: new RegExp(`${writtenDate(at.day, { withYear: true })}$`),
  })
  await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Show it in New York time' }).click()
  await hero('America/New_York', third)
  expect((await database().select().from(meetings).where(eq(meetings.email, body.email)))[0]).toMatchObject({
    status: 'booked',
    sequence: 1,
    startsAt: new Date(third),
  })
  expect(await page.getByRole('heading', { name: 'Choose another time' }).count()).toBe(0)
})

test('the meeting stands while the expert’s page is off view, with no other time free', async () => {
  const host = await publishHost()
  const [, , start = ''] = slots(3)
  const { token } = await booked(host.profileUrl, start)
  await changeProfile(host.id, { isActive: false })
  const page = await visit(`/meeting/${token}`, { viewport: phone, expected: /404/ })
  await page.getByText('Petra Proof’s page is not on view at the moment, but your meeting stands.').waitFor()
  await page.getByRole('button', { name: 'Move it' }).click()
  await page
    .getByText('No other time is free at the moment. The meeting stays where it is, or you cancel it.')
    .waitFor()
  await page.getByRole('button', { name: 'Keep the old time' }).click()
  await page.getByRole('button', { name: 'Move it' }).waitFor()

  await page.getByRole('button', { name: 'Cancel the meeting' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByText('Petra Proof’s page is not on view at the moment.').waitFor()
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses.filter((address) => address?.includes(host.profileUrl))).toEqual([])
  await expectFits(page)
})

/** Makes the notice of a host's meetings begin, so that they cannot be changed any more. */
const beginNotice = (profileId: number) =>
  database()
    .update(meetings)
    .set({ noticeMinutes: 10_080, changedAt: new Date(Date.now() - 7_200_000) })
    .where(eq(meetings.profileId, profileId))

async function bookedTooClose({ id, profileUrl }: Awaited<ReturnType<typeof publishHost>>) {
  const [start = ''] = slots(1)
  const { token } = await booked(profileUrl, start)
  await beginNotice(id)
  return { id, token }
}

test('a cancellation that comes too late has the focus on the heading, above what to do instead', async () => {
  const { id, profileUrl } = await publishHost()
  const { token } = await booked(profileUrl, slots(1)[0] ?? '')
  const page = await visit(`/meeting/${token}`, { viewport: phone, expected: /409|was not cancelled/ })
  await page.getByRole('button', { name: 'Cancel the meeting' }).click()
  await beginNotice(id)
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByText('It is too close now', { exact: false }).waitFor()
  await expect.poll(() => heading(page).evaluate((title) => title === document.activeElement)).toBe(true)
})

test('once the notice has begun the page leads to a message, or to support if the expert is off view', async () => {
  const { id, token } = await bookedTooClose(await publishHost({ profile: { firstName: 'Petra' } }))
  const page = await visit(`/meeting/${token}`, { viewport: phone })
  await page.getByText('It is too close now', { exact: false }).waitFor()
  expect(await page.getByRole('button', { name: 'Cancel the meeting' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Write to Petra' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask Petra' })
  expect(await dialog.getByLabel('Your message').inputValue()).toMatch(/^About our meeting on \w+day /)
  await expectFits(page)
  await changeProfile(id, { isActive: false })
  await page.reload()
  const address = page.getByRole('main').getByRole('link', { name: contacts.support })
  expect(await address.getAttribute('href')).toBe(`mailto:${contacts.support}`)
  expect(await page.getByRole('button', { name: /^Write to/ }).count()).toBe(0)
})

test('a visitor reads during a meeting that it is going on, and how to write', async () => {
  const { id, profileUrl } = await publishHost({ profile: { firstName: 'Petra' } })
  const { token } = await booked(profileUrl, slots(1)[0] ?? '')
  const begun = new Date(Date.now() - 600_000)
  await database()
    .update(meetings)
    .set({ startsAt: begun, endsAt: new Date(begun.getTime() + 7_200_000) })
    .where(eq(meetings.profileId, id))
  const page = await visit(`/meeting/${token}`, { viewport: phone })
  await page.getByText(/^Your meeting with .+ is going on$/).waitFor()
  await page
    .getByText('The meeting is going on, so it is no longer moved or cancelled here.', { exact: false })
    .waitFor()
  await page.getByRole('button', { name: 'Write to Petra' }).waitFor()
  expect(await page.getByText('too close', { exact: false }).count()).toBe(0)
  await expectFits(page)
})

test('a meeting that is over is shown once the server can be reached, and leads to another', async () => {
  const { profileUrl } = await publishHost()
  const [start = ''] = slots(1)
  const { token, body } = await booked(profileUrl, start)
  const past = new Date(Date.now() - 86_400_000)
  await database()
    .update(meetings)
    .set({ startsAt: past, endsAt: new Date(past.getTime() + 1_800_000), blockedUntil: past })
    .where(eq(meetings.email, body.email))
  let isDown = true
  const page = await visit(`/meeting/${token}`, {
    before: (opened) =>
      opened.route('**/api/meetings/*', (route) => (isDown ? route.abort() : route.continue())),
    expected: /ERR_FAILED/,
  })
  await page.getByText('We could not reach our server.', { exact: false }).waitFor()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/^Your meeting with .+ is over$/).waitFor()
  await page.getByRole('link', { name: 'Book another meeting' }).waitFor()
  await expectFits(page, phone.width)
})

test('a link that lost a part, or of an erased meeting, says that there is no such meeting', async () => {
  const page = await visit('/meeting/not%20a%20token', { expected: /404/ })
  const calls = callsOf(page)
  await page.getByRole('heading', { level: 1, name: 'There is no such meeting' }).waitFor()
  await page.getByRole('link', { name: 'Go to the gallery' }).waitFor()
  await expectWhole(page)
  expect(calls.filter((call) => call.includes('meeting'))).toEqual([])
  const response = page.waitForResponse(/\/api\/meetings\/A{22}$/)
  await goWithin(page, `/meeting/${'A'.repeat(22)}`)
  await response
  await page.getByRole('heading', { level: 1, name: 'There is no such meeting' }).waitFor()
})
