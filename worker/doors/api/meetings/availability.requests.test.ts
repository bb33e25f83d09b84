import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { WireError } from '#schema/errors.ts'
import type { Plan } from '#schema/levels.ts'
import type { Availability, OwnAvailability } from '#schema/meetings/availability.ts'
import type { HoldAnswer, SlotsAnswer } from '#schema/meetings/meetings.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { type Browser, browser, signedInAs } from '#test/account.ts'
import { booking } from '#test/meetings.ts'
import { changeProfile, database, publishPerson, runJob } from '#test/people.ts'
import { at, htmlOf, jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const hourMs = 3_600_000
/** A Monday in winter, so that London's clock is UTC's. */
const monday = new Date('2031-01-06T00:00:00Z')
const early = at(monday)
const hours = (changes: Partial<Availability> = {}): Availability => ({
  timeZone: 'Europe/London',
  isOpen: true,
  length: 30,
  buffer: 15,
  noticeMinutes: 60,
  horizonDays: 14,
  placeKind: 'mail',
  place: '',
  weekly: [{ weekday: 1, from: 540, to: 660 }],
  daysApart: [],
  ...changes,
})

/** Somebody who is published with a plan, is signed in, and says when they can be met. */
async function publishedOwner(plan: Plan = 'sprint') {
  const owner = await signedInAs('owner')
  const person = await publishPerson({
    profile: { plan, ownerId: owner.id, email: owner.email },
  })
  const put = (availability: Availability, basedOn: string | null, when = {}) =>
    owner.put('/meetings/availability', { availability, basedOn }, when)
  const read = () => jsonOf<OwnAvailability>(owner.get('/meetings/availability'))
  const open = async (availability = hours()) => {
    const answer = await put(availability, (await read()).editedAt)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return jsonOf<OwnAvailability>(answer)
  }
  return { ...owner, person, profileUrl: person.profileUrl, put, read, open }
}

const slotsAt = (profileUrl: string, query = '', visitor: Browser = browser(), now = early) =>
  visitor.get(`/meetings/slots/${profileUrl}${query}`, now)
const offered = async (profileUrl: string, query = '', visitor?: Browser) =>
  jsonOf<SlotsAnswer>(slotsAt(profileUrl, query, visitor))
const hold = async (profileUrl: string, start: string | undefined, visitor: Browser, now = early) =>
  jsonOf<HoldAnswer>(visitor.post('/meetings/hold', { profileUrl, start }, now))
const notHeld: HoldAnswer = { isYours: false, heldUntil: null, heldMs: 0 }
const publicProfile = (profileUrl: string) =>
  jsonOf<PublicProfile>(fetch(`${inject('url')}/api/public-profiles/${profileUrl}`))

const tuesday = ['2031-01-07T09:00:00.000Z', '2031-01-07T09:45:00.000Z', '2031-01-07T10:30:00.000Z']
const nextTuesday = tuesday.map((slot) => slot.replace('01-07', '01-14'))
const inTwoWeeks = tuesday.map((slot) => slot.replace('01-07', '01-21'))

test('an owner begins with hours that nobody sees, and reads back the hours that they save', async () => {
  const { read, open } = await publishedOwner()
  expect(await read()).toMatchObject({
    availability: { isOpen: false, length: 30, timeZone: 'Europe/London' },
    editedAt: null,
  })
  const wanted = hours({
    timeZone: 'Asia/Kathmandu',
    placeKind: 'link',
    place: 'https://meet.example/noor',
    weekly: [
      { weekday: 4, from: 600, to: 720 },
      { weekday: 1, from: 780, to: 1020 },
      { weekday: 1, from: 540, to: 720 },
    ],
    daysApart: [
      { day: '2031-12-26', spans: [{ from: 600, to: 660 }] },
      { day: '2031-12-25', spans: [] },
    ],
  })
  const saved = await open(wanted)
  expect(await read()).toEqual(saved)
  expect(saved.availability).toEqual({
    ...wanted,
    weekly: [wanted.weekly[2], wanted.weekly[1], wanted.weekly[0]],
    daysApart: wanted.daysApart.toReversed(),
  })
  const without = await open(hours())
  expect(without.availability).toMatchObject({ weekly: hours().weekly, daysApart: [], place: '' })
  expect(await read()).toEqual(without)
})

test('two tabs do not overwrite each other, and the same again is the same answer', async () => {
  const { put, read } = await publishedOwner()
  const first = await put(hours(), null)
  expect(first.status).toBe(200)
  const saved = await jsonOf<OwnAvailability>(first)
  expect(await jsonOf(put(hours(), null))).toEqual(saved)
  const other = await put(hours({ length: 60 }), null)
  expect(other.status).toBe(409)
  expect(await jsonOf(other)).toMatchObject({ code: 'AVAILABILITY_CHANGED_ELSEWHERE' })
  const answers = await Promise.all([20, 45, 60].map((length) => put(hours({ length }), saved.editedAt)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await read()).editedAt).not.toBe(saved.editedAt)
  const twice = await Promise.all([1, 2].map(async () => put(hours({ buffer: 0 }), (await read()).editedAt)))
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
})

test.each<[string, Partial<Availability>, string]>([
  ['a zone that is none', { timeZone: 'Europe/Atlantis' }, 'timeZone'],
  ['a length of seven minutes', { length: 7 }, 'length'],
  ['a link without https', { placeKind: 'link', place: 'http://meet.example' }, 'place'],
  [
    'hours that overlap',
    {
      weekly: [
        { weekday: 1, from: 540, to: 660 },
        { weekday: 1, from: 600, to: 720 },
      ],
    },
    'weekly.1',
  ],
])('%s is refused with a sentence beside its field', async (_, changes, field) => {
  refused ??= publishedOwner()
  const { put } = await refused
  const answer = await put(hours(changes), null)
  expect(answer.status).toBe(400)
  expect(await jsonOf(answer)).toMatchObject({ details: [{ path: `availability.${field}` }] })
})
let refused: ReturnType<typeof publishedOwner> | undefined

test('hours belong to the plans that can be booked', async () => {
  const { get, put } = await publishedOwner('starter')
  for (const answer of [await get('/meetings/availability'), await put(hours(), null)]) {
    expect(answer.status).toBe(403)
    expect(await jsonOf(answer)).toMatchObject({ code: 'PLAN_DOES_NOT_COVER' })
  }
})

test('visitors are offered what the hours leave, in moments, from the first free day on', async () => {
  const { profileUrl, open } = await publishedOwner()
  await open()
  const answer = await slotsAt(profileUrl)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await jsonOf(answer)).toEqual({
    isOpen: true,
    timeZone: 'Europe/London',
    length: 30,
    place: 'mail',
    from: '2031-01-07',
    days: 14,
    lastDay: '2031-01-20',
    slots: [...tuesday, ...nextTuesday],
    next: null,
  } satisfies SlotsAnswer)
  expect(await offered(profileUrl, '?from=2031-01-07&days=3')).toMatchObject({
    slots: tuesday,
    next: nextTuesday[0],
  })
  expect(await offered(profileUrl, '?from=2031-01-09&days=3')).toMatchObject({
    slots: [],
    next: nextTuesday[0],
  })
  await open(hours({ horizonDays: 30 }))
  expect(await offered(profileUrl)).toMatchObject({
    // In another zone the fortnight may begin a day later.
    slots: [...tuesday, ...nextTuesday, ...inTwoWeeks],
    next: inTwoWeeks[0]?.replace('21', '28'),
  })
  const late = at(new Date(Date.parse(tuesday[0] ?? '') - hourMs + 1))
  const { slots } = await jsonOf<SlotsAnswer>(slotsAt(profileUrl, '', browser(), late))
  expect(slots[0], 'the notice is an hour').toBe(tuesday[1])
  for (const query of ['?from=tomorrow', '?days=0', '?days=43'])
    expect((await slotsAt(profileUrl, query)).status, query).toBe(400)
})

test('a time that is booked or busy in the owner’s calendar is not offered', async () => {
  const { profileUrl, person, open } = await publishedOwner()
  await open()
  const startsAt = new Date(tuesday[0] ?? '')
  const from = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000)
  const meeting = {
    profileId: person.id,
    uid: randomUUID(),
    tokenHash: randomUUID(),
    ownerTokenHash: randomUUID(),
    bookingKey: randomUUID(),
    startsAt,
    endsAt: from(30),
    blockedUntil: from(45),
    status: 'booked',
    name: 'Ida',
    email: 'ida@visitor.example',
    visitorId: 'ida',
    timeZone: 'UTC',
    about: 'Bread',
    changedAt: monday,
    createdAt: monday,
  } satisfies typeof tables.meetings.$inferInsert
  await database().insert(tables.meetings).values(meeting)
  await database()
    .insert(tables.busySpans)
    .values({ profileId: person.id, startsAt: from(119), endsAt: from(600) })
  expect((await offered(profileUrl)).slots).toEqual([tuesday[1], ...nextTuesday])
  await database()
    .update(tables.meetings)
    .set({ status: 'cancelled' })
    .where(eq(tables.meetings.uid, meeting.uid))
  expect((await offered(profileUrl)).slots).toEqual([tuesday[0], tuesday[1], ...nextTuesday])
})

test('no time is offered if the expert is closed, has no such plan, never said when, or is unpublished', async () => {
  const { profileUrl, person, open } = await publishedOwner()
  const closed = { isOpen: false, slots: [], next: null }
  expect(await offered(profileUrl)).toMatchObject(closed)
  await open()
  expect(await offered(profileUrl)).toMatchObject({ isOpen: true, next: null })
  await open(hours({ isOpen: false }))
  expect(await offered(profileUrl)).toMatchObject(closed)
  await open()
  await changeProfile(person.id, { plan: 'starter' })
  expect(await offered(profileUrl)).toMatchObject(closed)
  expect(await hold(profileUrl, tuesday[0], browser())).toEqual(notHeld)
  await changeProfile(person.id, { plan: 'sprint', isActive: false })
  expect((await slotsAt(profileUrl)).status).toBe(404)
  const answer = await slotsAt('nobody-at-all')
  expect(answer.status).toBe(404)
  expect(await jsonOf(answer)).toMatchObject({ code: 'PROFILE_NOT_FOUND' })
})

test('a suspended owner changes their hours, but not the room that reminders of their meetings name', async () => {
  const { person, put, open } = await publishedOwner()
  const { editedAt } = await open(hours({ placeKind: 'link', place: 'https://meet.example/first' }))
  await changeProfile(person.id, { suspendedAt: new Date() })
  const moved = await put(hours({ placeKind: 'link', place: 'https://elsewhere.example/room' }), editedAt)
  expect([moved.status, await jsonOf(moved)]).toMatchObject([403, { code: 'PROFILE_SUSPENDED' }])
  const shorter = hours({ placeKind: 'link', place: 'https://meet.example/first', length: 60 })
  expect((await put(shorter, editedAt)).status).toBe(200)
})

test('a page says at once whether hours can be booked', async () => {
  const { profileUrl, open } = await publishedOwner()
  expect(await publicProfile(profileUrl)).toMatchObject({ hasBooking: true, hasOpenHours: false })
  const page = () => htmlOf(`/profile/${profileUrl}`)
  const before = await page()
  await open()
  expect(await publicProfile(profileUrl)).toMatchObject({ hasOpenHours: true })
  expect(before).toContain('"hasOpenHours":false')
  expect(await page()).toContain('"hasOpenHours":true')
  for (const none of [
    hours({ weekly: [], daysApart: [{ day: '2020-01-01', spans: [{ from: 540, to: 1000 }] }] }),
    hours({ isOpen: false }),
    hours({ length: 60, weekly: [{ weekday: 1, from: 540, to: 599 }] }),
  ]) {
    await open(none)
    expect(await publicProfile(profileUrl), JSON.stringify(none)).toMatchObject({ hasOpenHours: false })
    await open()
  }
  const day = new Date(Date.now() + 100 * 24 * hourMs).toISOString().slice(0, 10)
  await open(hours({ weekly: [], daysApart: [{ day, spans: [{ from: 540, to: 1000 }] }] }))
  expect(await publicProfile(profileUrl)).toMatchObject({ hasOpenHours: true })
})

test('a page offers no meeting any more once the last of its single days is over', async () => {
  const dayOf = (days: number) => new Date(Date.now() + days * 24 * hourMs).toISOString().slice(0, 10)
  const single = (days: number, weekly: Availability['weekly'] = []) =>
    hours({ weekly, daysApart: [{ day: dayOf(days), spans: [{ from: 540, to: 1000 }] }] })
  const tenDaysAgo = at(new Date(Date.now() - 10 * 24 * hourMs))
  const [over, weekly, coming] = [await publishedOwner(), await publishedOwner(), await publishedOwner()]
  for (const [{ put }, availability] of [
    [over, single(-3)],
    [weekly, single(-3, hours().weekly)],
    [coming, single(5)],
  ] as const)
    expect((await put(availability, null, tenDaysAgo)).status).toBe(200)
  const page = async ({ profileUrl }: typeof over) => {
    const answer = await fetch(`${inject('url')}/profile/${profileUrl}`)
    const isOpen = (await answer.text()).includes('"hasOpenHours":true')
    return { cache: answer.headers.get('x-cache'), isOpen }
  }
  for (const owner of [over, weekly, coming]) expect((await page(owner)).isOpen).toBe(true)
  const saved = await over.read()
  await runJob('close-ended-hours')
  expect((await page(over)).isOpen).toBe(false)
  expect(await publicProfile(over.profileUrl)).toMatchObject({ hasOpenHours: false })
  expect(await over.read()).toEqual(saved)
  for (const owner of [weekly, coming])
    await expect.poll(() => page(owner)).toEqual({ cache: 'hit', isOpen: true })
})

test('a held slot is hidden from others for five minutes, and not from its holder', async () => {
  const { profileUrl, open } = await publishedOwner()
  await open()
  const [one, other] = [browser(), browser()]
  expect(await hold(profileUrl, tuesday[0], one)).toEqual({
    isYours: true,
    heldUntil: new Date(monday.getTime() + 5 * 60_000).toISOString(),
    heldMs: 5 * 60_000,
  })
  expect((await offered(profileUrl, '', one)).slots).toEqual([...tuesday, ...nextTuesday])
  expect((await offered(profileUrl, '', other)).slots).toEqual([...tuesday.slice(1), ...nextTuesday])
  expect(await hold(profileUrl, tuesday[0], other)).toEqual(notHeld)
  expect(await hold(profileUrl, tuesday[1], one), 'one a visitor').toMatchObject({ isYours: true })
  expect((await offered(profileUrl, '', other)).slots).toEqual([tuesday[0], tuesday[2], ...nextTuesday])
  const later = at(new Date(monday.getTime() + 5 * 60_000))
  const { slots } = await jsonOf<SlotsAnswer>(slotsAt(profileUrl, '', other, later))
  expect(slots).toEqual([...tuesday, ...nextTuesday])
  expect(await hold(profileUrl, tuesday[1], other, later)).toMatchObject({ isYours: true })
  expect(await hold(profileUrl, '2031-01-07T09:10:00.000Z', other), 'not offered').toEqual(notHeld)
  const nowhere = await other.post(
    '/meetings/hold',
    { profileUrl: 'nobody-at-all', start: tuesday[0] },
    early,
  )
  expect(nowhere.status).toBe(404)
})

test('only the visitor who holds a slot can book it meanwhile, even if its notice period began', async () => {
  const { profileUrl, open } = await publishedOwner()
  await open()
  const [one, other] = [browser(), browser()]
  const [start = ''] = tuesday
  const minutesBefore = (minutes: number) => at(new Date(Date.parse(start) - minutes * 60_000))
  const book = async (visitor: Browser, now: ReturnType<typeof at>) => {
    const answer = await visitor.post('/meetings', booking(profileUrl, start), now)
    return [answer.status, (await jsonOf<Partial<WireError>>(answer)).code]
  }
  const holdAnswer = await hold(profileUrl, start, one, minutesBefore(61))
  expect(holdAnswer).toMatchObject({ isYours: true, heldUntil: expect.any(String) })
  expect(await hold(profileUrl, start, one, minutesBefore(58)), 'as after a reload').toEqual({
    ...holdAnswer,
    heldMs: 2 * 60_000,
  })
  expect(await hold(profileUrl, start, other, minutesBefore(58))).toEqual(notHeld)
  expect(await book(other, minutesBefore(58))).toEqual([400, 'SLOT_NOT_OFFERED'])
  expect(await book(one, minutesBefore(55)), 'no longer than it was held').toEqual([400, 'SLOT_NOT_OFFERED'])
  expect(await book(one, minutesBefore(57))).toEqual([201, undefined])
})

test('one network hides three slots of an expert, and the next visitor may still book', async () => {
  const { profileUrl, open } = await publishedOwner()
  await open()
  const all = [...tuesday, ...nextTuesday]
  for (const slot of all.slice(0, 3))
    expect(await hold(profileUrl, slot, browser())).toMatchObject({ heldUntil: expect.any(String) })
  expect(await hold(profileUrl, all[3], browser())).toEqual({ ...notHeld, isYours: true })
  expect((await offered(profileUrl)).slots).toEqual(all.slice(3))
})

test('a visitor who erases their device’s data releases the slots that it holds', async () => {
  const { profileUrl, open } = await publishedOwner()
  await open()
  const visitor = browser()
  await hold(profileUrl, tuesday[0], visitor)
  expect((await offered(profileUrl)).slots).toEqual([...tuesday.slice(1), ...nextTuesday])
  expect((await visitor.post('/privacy/visitor/erase')).status).toBe(204)
  expect((await offered(profileUrl)).slots).toEqual([...tuesday, ...nextTuesday])
})

test('the job deletes holds that are over', async () => {
  const { profileUrl, person, open } = await publishedOwner()
  await open()
  await hold(profileUrl, tuesday[0], browser())
  const ofPerson = eq(tables.meetingHolds.profileId, person.id)
  const holdCount = () => database().$count(tables.meetingHolds, ofPerson)
  await runJob('expire-holds')
  expect(await holdCount()).toBe(1)
  await database().update(tables.meetingHolds).set({ until: new Date() }).where(ofPerson)
  await runJob('expire-holds')
  expect(await holdCount()).toBe(0)
})
