import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { asc, desc, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { WireError } from '#schema/errors.ts'
import type { OwnBusyCalendar } from '#schema/meetings/availability.ts'
import { browser, registeredOwner } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import {
  answeringStatus,
  calendarOf,
  calendarText,
  redirecting,
  startFakeCalendars,
} from '#test/fakes/calendars.ts'
import { booked, booking, openHours, slots } from '#test/meetings.ts'
import { databaseAt, runJob } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { jsonOf } from '#test/requests.ts'
import { addressRefusals } from '../../../features/meetings/busy-calendar/address.ts'
import { fetchProblems } from '../../../features/meetings/busy-calendar/fetch.ts'
import { tables } from '../../../services/database.ts'
import { refreshBusyTimes } from '../../../workflows/meetings/read-calendars.ts'

const calendars = await startFakeCalendars()
const product = await startProduct({ SAMPLE_DATA: 'off', LOCAL_CALENDAR_ORIGIN: calendars.origin })
afterAll(async () => {
  await product.stop()
  calendars.stop()
})
const { url } = product
const db = databaseAt(product.databaseUrl)
const { availability, busyCalendars, busySpans, meetings, outbox, profiles } = tables
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** An owner who can be booked. */
async function somebody(plan: 'sprint' | 'starter' = 'sprint') {
  const owner = await registeredOwner({}, product)
  const [profile] = await db
    .update(profiles)
    .set({ plan })
    .where(eq(profiles.profileUrl, owner.profileUrl))
    .returning({ id: profiles.id })
  const { id = 0 } = profile ?? {}
  return {
    ...owner,
    id,
    connect: (address: string) => owner.put('/meetings/calendar', { url: address }),
    calendar: async () => (await jsonOf<OwnBusyCalendar>(owner.get('/meetings/calendar'))).calendar,
    spans: async () =>
      (
        await db.select().from(busySpans).where(eq(busySpans.profileId, id)).orderBy(asc(busySpans.startsAt))
      ).map(({ startsAt, endsAt }) => `${startsAt.toISOString()}/${endsAt.toISOString()}`),
    row: async () => (await db.select().from(busyCalendars).where(eq(busyCalendars.profileId, id)))[0],
    mails: async () => {
      const mails = await db.select().from(outbox).where(eq(outbox.to, owner.email)).orderBy(desc(outbox.id))
      return mails.filter(({ kind }) => kind === 'calendar-unread')
    },
  }
}
/** As if it had been published: what is published can be booked. */
const publishRow = (id: number) =>
  db
    .update(profiles)
    .set({ isActive: true, listedAt: new Date(), hasOpenHours: true })
    .where(eq(profiles.id, id))
/** One for the whole file, so that calendar and expectation are about the same days. */
const today = Date.now()
const soon = (days: number, hour: string) =>
  `${new Date(today + days * dayMs).toISOString().slice(0, 10).replaceAll('-', '')}T${hour}00Z`
const isoOf = (time: string) =>
  time.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6.000Z')
const hours = (days: number, from: string, to: string) => [
  `DTSTART:${soon(days, from)}`,
  `DTEND:${soon(days, to)}`,
  'SUMMARY:Dentist',
]
const spanOf = (days: number, from: string, to: string) =>
  `${isoOf(soon(days, from))}/${isoOf(soon(days, to))}`
const refusedWith = async (answer: Response) => {
  expect(answer.status).toBe(400)
  const { code, details } = await jsonOf<WireError>(answer)
  expect(code).toBe('NOT_A_CALENDAR')
  expect(details?.map(({ path }) => path)).toEqual(['url'])
  return details?.[0]?.message
}

test('an owner gives their calendar, which is read at once, and takes it away with all that was read', async () => {
  const nina = await somebody()
  const address = calendars.answer(
    '/nina/private-8f3a/basic.ics',
    calendarOf([hours(2, '0900', '1000'), hours(3, '1400', '1500')]),
  )
  expect(await nina.calendar()).toBeNull()
  const answer = await nina.connect(address)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).not.toContain('private-8f3a')
  expect(JSON.parse(text)).toEqual({
    calendar: {
      host: new URL(calendars.origin).host,
      lastReadAt: expect.any(String),
      problem: null,
      busyTimes: 2,
    },
  })
  expect(await nina.spans()).toEqual([spanOf(2, '0900', '1000'), spanOf(3, '1400', '1500')])
  expect(JSON.stringify(await nina.row())).not.toContain('private-8f3a')
  expect(product.output()).not.toContain('private-8f3a')

  expect(await jsonOf(nina.connect(''))).toEqual({ calendar: null })
  expect(await nina.row()).toBeUndefined()
  expect(await nina.spans()).toEqual([])
})

test('an owner without bookings in their plan can connect no calendar, and can remove a connected one', async () => {
  const nina = await somebody()
  await nina.connect(calendars.answer('/lapsed', calendarOf([hours(2, '0900', '1000')])))
  await db.update(profiles).set({ plan: 'starter' }).where(eq(profiles.id, nina.id))
  for (const answer of [
    await nina.get('/meetings/calendar'),
    await nina.connect(`${calendars.origin}/lapsed`),
  ]) {
    expect(answer.status).toBe(403)
    expect(await jsonOf(answer)).toMatchObject({ code: 'PLAN_DOES_NOT_COVER' })
  }
  expect((await nina.connect('')).status).toBe(200)
  expect(await nina.row()).toBeUndefined()
})

test('a calendar that cannot be read is refused with the reason, and nothing changes', async () => {
  const nina = await somebody()
  await nina.connect(calendars.answer('/good', calendarOf([hours(2, '0900', '1000')])))
  const refusal = async (path: string, answer: Parameters<typeof calendars.answer>[1]) =>
    refusedWith(await nina.connect(calendars.answer(path, answer)))
  const page = '<!doctype html><title>Sign in</title>'
  expect(await refusal('/login', (response) => response.end(page))).toContain('not a calendar')
  expect(
    await refusal('/cut', (response) => response.end(calendarText([hours(1, '0900', '1000')]).slice(0, -20))),
  ).toContain('ended in the middle')
  expect(await refusedWith(await nina.connect(`${calendars.origin}/nothing`))).toBe(fetchProblems.gone)
  expect(await refusal('/401', answeringStatus(401))).toBe(fetchProblems.notLetIn)
  expect(await refusal('/500', answeringStatus(500))).toBe(fetchProblems.failed(500))
  expect(await refusal('/304', answeringStatus(304))).toBe(fetchProblems.failed(304))
  expect(await refusal('/broken', (response) => response.destroy())).toBe(fetchProblems.unreachable)
  expect(await refusedWith(await nina.connect('http://calendar.somebody.org/'))).toBe(
    addressRefusals.notEncrypted,
  )
  expect(await refusedWith(await nina.connect('https://nina:secret@somebody.org/'))).toBe(
    addressRefusals.withPassword,
  )
  expect(await refusedWith(await nina.connect(`${url}/calendar/abc.ics`))).toBe(addressRefusals.notEncrypted)
  expect(await nina.connect('x'.repeat(2001)).then(({ status }) => status)).toBe(400)
  expect(await nina.spans()).toEqual([spanOf(2, '0900', '1000')])
  expect(await nina.calendar()).toMatchObject({ problem: null, busyTimes: 1 })
})

test('a redirect is followed three times at most, and nowhere that could not have been entered', async () => {
  const nina = await somebody()
  calendars.answer('/hop-3', calendarOf([hours(2, '0900', '1000')]))
  calendars.answer('/hop-2', redirecting('/hop-3'))
  calendars.answer('/hop-1', redirecting(`${calendars.origin}/hop-2`))
  expect((await nina.connect(calendars.answer('/hop-0', redirecting('hop-1')))).status).toBe(200)
  expect(await refusedWith(await nina.connect(calendars.answer('/hop', redirecting('/hop-0'))))).toBe(
    fetchProblems.redirects,
  )
  const { port } = new URL(url)
  for (const to of [
    ...[
      'https://127.0.0.1/',
      'https://169.254.169.254/latest/meta-data/',
      'https://[::1]/',
      'https://0x7f.1/',
    ],
    ...['https://[::ffff:10.0.0.1]/', 'https://localhost/', 'https://foo.internal/', '//10.0.0.1/'],
  ])
    expect(await refusedWith(await nina.connect(calendars.answer('/away', redirecting(to)))), to).toMatch(
      to.startsWith('//') ? addressRefusals.notEncrypted : addressRefusals.isPrivate,
    )
  for (const to of [`http://127.0.0.1:${port}/api/health`, 'http://calendar.somebody.org/'])
    expect(await refusedWith(await nina.connect(calendars.answer('/plain', redirecting(to))))).toBe(
      addressRefusals.notEncrypted,
    )
})

test('an endless calendar is dropped: a large one, one that was packed small, and one that trickles', async () => {
  const nina = await somebody()
  let length = 0
  const endless = calendars.answer('/endless', (response) => {
    const piece = 'X'.repeat(256 * 1024)
    const send = () => {
      if (response.destroyed) return
      length += piece.length
      response.write(piece, () => setImmediate(send))
    }
    response.write('BEGIN:VCALENDAR\r\n')
    send()
  })
  expect(await refusedWith(await nina.connect(endless))).toBe(fetchProblems.tooLarge)
  expect(length).toBeLessThan(64 * 1024 * 1024)
  const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, 'BEGIN:VCALENDAR\r\n'))
  const packed = calendars.answer('/bomb', (response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb)
  })
  expect(await refusedWith(await nina.connect(packed))).toBe(fetchProblems.tooLarge)
  const trickling = calendars.answer('/trickle', (response) => {
    const drop = setInterval(() => response.write('BEGIN:VCALENDAR\r\n'), 200)
    response.on('close', () => clearInterval(drop))
  })
  expect(await refusedWith(await nina.connect(trickling))).toBe(fetchProblems.tooSlow)
})

test('a packed calendar is read as any other', async () => {
  const nina = await somebody()
  const text = gzipSync(calendarText([hours(2, '0900', '1000')]))
  const packed = calendars.answer('/packed', (response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(text)
  })
  expect((await nina.connect(packed)).status).toBe(200)
  expect(await nina.spans()).toEqual([spanOf(2, '0900', '1000')])
})

test('the job reads a calendar every quarter of an hour, whole only when it changed or the day did', async () => {
  const nina = await somebody()
  const path = `/${randomUUID()}`
  await nina.connect(
    calendars.answer(path, calendarOf([hours(4, '0900', '1000'), hours(5, '0900', '1000')], '"one"')),
  )
  const start = new Date((await nina.row())?.lastReadAt ?? 0)
  const later = (minutes: number) => new Date(start.getTime() + minutes * minuteMs)
  await runJob('read-calendars', url, later(14))
  expect(calendars.requestsFor(path)).toHaveLength(1)
  calendars.answer(path, calendarOf([hours(5, '0900', '1000'), hours(6, '0900', '1000')], '"two"'))
  // By the clock of the same day, lest the test runs at its end.
  await db
    .update(busyCalendars)
    .set({ lastReadAt: later(16) })
    .where(eq(busyCalendars.profileId, nina.id))
  await runJob('read-calendars', url, later(16))
  expect(calendars.requestsFor(path).map(({ etag }) => etag)).toEqual([undefined, '"one"'])
  expect(await nina.spans()).toEqual([spanOf(5, '0900', '1000'), spanOf(6, '0900', '1000')])
  await runJob('read-calendars', url, later(16 + 24 * 60))
  expect(calendars.requestsFor(path).at(-1)?.etag).toBeUndefined()
  expect(await nina.calendar()).toMatchObject({
    problem: null,
    lastReadAt: later(16 + 24 * 60).toISOString(),
  })
})

test('an unchanged calendar keeps its busy times', async () => {
  const nina = await somebody()
  const path = `/${randomUUID()}`
  await nina.connect(calendars.answer(path, calendarOf([hours(4, '0900', '1000')], '"same"')))
  const known = await nina.row()
  const later = new Date((known?.lastReadAt?.getTime() ?? 0) + 16 * minuteMs)
  await db.update(busyCalendars).set({ lastReadAt: later }).where(eq(busyCalendars.profileId, nina.id))
  await runJob('read-calendars', url, later)
  expect(calendars.requestsFor(path).map(({ etag }) => etag)).toEqual([undefined, '"same"'])
  expect(await nina.spans()).toEqual([spanOf(4, '0900', '1000')])
})

test('a calendar that failed and comes back as it was has no problem any more', async () => {
  const nina = await somebody()
  const path = `/${randomUUID()}`
  const same = calendarOf([hours(4, '0900', '1000')], '"same"')
  await nina.connect(calendars.answer(path, same))
  // The first minutes of a day to come, so that it fails and comes back on one day.
  const start = Math.floor(Date.now() / dayMs + 2) * dayMs
  const runAt = (minutes: number) => runJob('read-calendars', url, new Date(start + minutes * minuteMs))
  await runAt(1)
  calendars.answer(path, answeringStatus(503))
  await runAt(20)
  expect(await nina.calendar()).toMatchObject({ problem: fetchProblems.failed(503) })
  calendars.answer(path, same)
  await runAt(30)
  expect(await nina.calendar()).toMatchObject({ problem: null })
  expect(await nina.spans()).toEqual([spanOf(4, '0900', '1000')])
})

test('a failing calendar keeps its busy times and is reported to its owner after a day', async () => {
  const nina = await somebody()
  const path = `/${randomUUID()}`
  await nina.connect(calendars.answer(path, calendarOf([hours(9, '0900', '1000')])))
  const start = (await nina.row())?.lastReadAt?.getTime() ?? 0
  const runAt = (hoursLater: number) =>
    runJob('read-calendars', url, new Date(start + hoursLater * 60 * minuteMs))
  calendars.answer(path, answeringStatus(503))
  for (const hour of [1, 3, 5, 24.5]) await runAt(hour)
  expect(await nina.calendar()).toMatchObject({ problem: fetchProblems.failed(503), busyTimes: 1 })
  expect(await nina.spans()).toEqual([spanOf(9, '0900', '1000')])
  expect(await nina.mails()).toHaveLength(0)
  const count = calendars.requestsFor(path).length
  await runAt(24.6)
  expect(calendars.requestsFor(path)).toHaveLength(count)
  for (const hour of [26, 28, 60]) await runAt(hour)
  const [mail, ...others] = await nina.mails()
  expect(others).toEqual([])
  expect(mail?.text).toContain(fetchProblems.failed(503))
  expect(mail?.text).not.toContain(path)

  calendars.answer(path, calendarOf([hours(10, '0900', '1000')]))
  await runAt(62)
  expect(await nina.calendar()).toMatchObject({ problem: null })
  expect(await nina.spans()).toEqual([spanOf(10, '0900', '1000')])
  calendars.answer(path, answeringStatus(503))
  for (const hour of [63, 90, 92]) await runAt(hour)
  expect(await nina.mails()).toHaveLength(2)
  const health = await (await fetch(`${url}/api/health`)).text()
  expect(health).not.toContain(path)
  expect(product.output()).not.toContain(path)
})

test('an address that was changed while the old one was read stays the new one', async () => {
  const nina = await somebody()
  let answerOld = () => {}
  let isRead = false
  const old = calendars.answer(`/${randomUUID()}`, (response) => {
    if (!isRead) {
      isRead = true
      return response.end(calendarText([hours(2, '0900', '1000')]))
    }
    answerOld = () => response.end(calendarText([hours(3, '0900', '1000')]))
  })
  await nina.connect(old)
  const run = runJob('read-calendars', url, new Date(Date.now() + 20 * minuteMs))
  await expect.poll(() => calendars.requestsFor(new URL(old).pathname).length).toBe(2)
  await nina.connect(calendars.answer(`/${randomUUID()}`, calendarOf([hours(4, '0900', '1000')])))
  answerOld()
  await run
  expect(await nina.spans()).toEqual([spanOf(4, '0900', '1000')])
})

test('nothing is read for a profile that cannot be booked any more', async () => {
  const nina = await somebody()
  const path = `/${randomUUID()}`
  await nina.connect(calendars.answer(path, calendarOf([])))
  await db.update(profiles).set({ plan: 'starter' }).where(eq(profiles.id, nina.id))
  await runJob('read-calendars', url, new Date(Date.now() + 60 * minuteMs))
  expect(calendars.requestsFor(path)).toHaveLength(1)
})

test('a meeting of ours in the imported calendar blocks nothing; whole days go by the owner’s clock', async () => {
  const nina = await somebody()
  const uid = `${randomUUID()}@rembrandt`
  const now = new Date()
  const [startsAt, endsAt] = [isoOf(soon(2, '0900')), isoOf(soon(2, '1000'))].map(
    (text) => new Date(text),
  ) as [Date, Date]
  await db.insert(meetings).values({
    uid,
    tokenHash: uid,
    ownerTokenHash: `${uid}o`,
    bookingKey: uid,
    profileId: nina.id,
    startsAt,
    endsAt,
    blockedUntil: endsAt,
    status: 'booked',
    name: 'Tom',
    email: 'tom@example.org',
    visitorId: 'nobody',
    timeZone: 'UTC',
    about: 'Bread',
    changedAt: now,
    createdAt: now,
  })
  await db.insert(availability).values({
    profileId: nina.id,
    timeZone: 'Asia/Tokyo',
    isOpen: true,
    length: 30,
    buffer: 0,
    noticeMinutes: 60,
    horizonDays: 14,
    placeKind: 'mail',
    editedAt: new Date(0),
  })
  const day = soon(5, '0000').slice(0, 8)
  const text = calendarText([
    hours(2, '0900', '1000'),
    [`DTSTART;VALUE=DATE:${day}`],
    hours(30, '0900', '1000'),
  ])
  await nina.connect(
    calendars.answer('/back', (response) => response.end(text.replace('UID:0@elsewhere', `UID:${uid}`))),
  )
  const midnight = Date.parse(isoOf(`${day}T000000Z`)) - 9 * 60 * minuteMs
  expect((await nina.spans())[0]).toBe(
    `${new Date(midnight).toISOString()}/${new Date(midnight + dayMs).toISOString()}`,
  )
  // Beyond her horizon it is known, and not counted.
  expect(await nina.calendar()).toMatchObject({ busyTimes: 1 })
  expect(await nina.spans()).toHaveLength(2)
})

test('a booking reads a calendar again after five minutes, once, and goes on if that fails', async () => {
  const nina = await somebody()
  const path = `/${randomUUID()}`
  await nina.connect(calendars.answer(path, calendarOf([hours(2, '0900', '1000')])))
  const start = (await nina.row())?.lastReadAt?.getTime() ?? 0
  const refreshAt = (minutes: number, reach = db) =>
    refreshBusyTimes(
      callOn(reach, {
        now: new Date(start + minutes * minuteMs),
        variables: {
          ...callOn(db).variables,
          AUTH_SECRET: product.authSecret,
          LOCAL_CALENDAR_ORIGIN: calendars.origin,
          TURSO_DATABASE_URL: product.databaseUrl,
        },
      }),
      nina.id,
    )
  await refreshAt(4)
  expect(calendars.requestsFor(path)).toHaveLength(1)
  calendars.answer(path, calendarOf([hours(3, '0900', '1000')]))
  await Promise.all(Array.from({ length: 20 }, () => refreshAt(6)))
  expect(calendars.requestsFor(path)).toHaveLength(2)
  expect(await nina.spans()).toEqual([spanOf(3, '0900', '1000')])

  let answerAtLast = () => {}
  calendars.answer(path, (response) => {
    answerAtLast = () => response.end(calendarText([hours(4, '0900', '1000')]))
  })
  await refreshAt(12)
  expect(await nina.spans()).toEqual([spanOf(3, '0900', '1000')])
  answerAtLast()
  await expect.poll(nina.spans).toEqual([spanOf(4, '0900', '1000')])

  calendars.answer(path, answeringStatus(500))
  await refreshAt(20)
  expect(await nina.calendar()).toMatchObject({ problem: fetchProblems.failed(500) })
  // What failed a moment ago is left to the job.
  const count = calendars.requestsFor(path).length
  await refreshAt(20.5)
  expect(calendars.requestsFor(path)).toHaveLength(count)
  await refreshAt(30, databaseAt('http://127.0.0.1:9'))
})

test('an export names where the calendar is, and erasing the account leaves nothing of it', async () => {
  const nina = await somebody()
  const path = `/${randomUUID()}`
  await nina.connect(calendars.answer(path, calendarOf([hours(2, '0900', '1000')])))
  const exported = await (await nina.get('/privacy/export')).text()
  expect(JSON.parse(exported)).toMatchObject({ ownCalendar: { host: new URL(calendars.origin).host } })
  expect(exported).not.toContain(path)
  expect((await nina.post('/privacy/erase', { password: nina.password })).status).toBe(204)
  expect(await nina.row()).toBeUndefined()
  expect(await nina.spans()).toEqual([])
})

test('a visitor who books an hour that the owner’s calendar took meanwhile is offered the next ones', async () => {
  const nina = await somebody()
  const path = `/${randomUUID()}`
  await nina.connect(calendars.answer(path, calendarOf([])))
  await openHours(nina.id, {}, product.databaseUrl)
  await publishRow(nina.id)
  const [start = '', next] = slots(2)
  const at = start.replaceAll(/[-:]|\.000/g, '')
  calendars.answer(path, calendarOf([[`DTSTART:${at}`, 'DURATION:PT30M']]))
  await db
    .update(busyCalendars)
    .set({ lastReadAt: new Date(Date.now() - 6 * minuteMs) })
    .where(eq(busyCalendars.profileId, nina.id))
  const answer = await browser(url).post('/meetings', booking(nina.profileUrl, start))
  expect(answer.status).toBe(409)
  const { code, details } = await jsonOf<WireError>(answer)
  expect(code).toBe('SLOT_TAKEN')
  expect(details?.[0]).toEqual({ path: 'next', message: next })
  // What fails is in nobody's way.
  calendars.answer(path, answeringStatus(500))
  await db
    .update(busyCalendars)
    .set({ lastReadAt: new Date(Date.now() - 6 * minuteMs) })
    .where(eq(busyCalendars.profileId, nina.id))
  const { token } = await booked(nina.profileUrl, next ?? '', {}, { url })

  const [, , third = ''] = slots(3)
  calendars.answer(path, calendarOf([[`DTSTART:${third.replaceAll(/[-:]|\.000/g, '')}`, 'DURATION:PT30M']]))
  await db.update(busyCalendars).set({ attempts: 0 }).where(eq(busyCalendars.profileId, nina.id))
  const moved = await browser(url).post(`/meetings/${token}/move`, { start: third })
  expect(await jsonOf(moved)).toMatchObject({ code: 'SLOT_TAKEN' })
})
