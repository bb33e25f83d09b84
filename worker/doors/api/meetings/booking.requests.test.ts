import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contacts } from '#schema/contacts.ts'
import type { WireError } from '#schema/errors.ts'
import type { BookingAnswer, MeetingView, OwnMeetingsPage } from '#schema/meetings/meetings.ts'
import { browser, registeredOwner } from '#test/account.ts'
import { booked, booking, openHours, publishHost, slots } from '#test/meetings.ts'
import { changeProfile, database } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { availability, busySpans, leads, meetings, outbox, profiles } = tables
const minuteMs = 60_000

const meetingsOf = (profileId: number) =>
  database().select().from(meetings).where(eq(meetings.profileId, profileId)).orderBy(meetings.id)
const mailsTo = (to: string) => database().select().from(outbox).where(eq(outbox.to, to)).orderBy(outbox.id)
const nextIn = ({ details }: WireError) =>
  (details ?? []).flatMap(({ path, message }) => (path === 'next' ? [message] : []))
const view = (token: string, headers = {}) =>
  jsonOf<MeetingView>(browser().get(`/meetings/${token}`, headers))
const book = async (profileUrl: string, start: string, changes: object = {}) => {
  const answer = await browser().post('/meetings', booking(profileUrl, start, changes))
  return { status: answer.status, body: await jsonOf<WireError & BookingAnswer>(answer) }
}
const later = (start: string, minutes: number) =>
  new Date(Date.parse(start) + minutes * minuteMs).toISOString()

test('a meeting is booked once, shown by its link, and mailed to both sides in their own time zones', async () => {
  const { id, profileUrl, email } = await publishHost()
  const [start = ''] = slots(9).slice(8)
  const visitor = browser()
  const body = booking(profileUrl, start, { brief: 'My result: 21 of 39.' })
  // The cookie by which a browser is known again.
  await visitor.post('/meetings', { ...body, start: 'never' })
  const answers = await Promise.all(Array.from({ length: 4 }, () => visitor.post('/meetings', body)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const bodies = await Promise.all(answers.map((answer) => jsonOf<BookingAnswer>(answer)))
  expect(new Set(bodies.map((one) => JSON.stringify(one))).size).toBe(1)
  const token = bodies[0]?.token ?? ''
  expect(bodies[0]).toEqual({ token: expect.stringMatching(/^[\w-]{22}$/), start, end: later(start, 30) })
  expect(await view(token)).toMatchObject({
    side: 'visitor',
    status: 'booked',
    start,
    timeZone: 'America/New_York',
    hasBegun: false,
    isOver: false,
    expert: { name: 'Petra Proof', profileUrl },
    guest: { name: 'Daniel Okafor', email: body.email },
    about: body.about,
    brief: 'My result: 21 of 39.',
    place: { kind: 'link', text: 'https://meet.example/petra' },
    changeableUntil: later(start, -60),
  })
  const [toVisitor, ...moreToVisitor] = await mailsTo(body.email)
  const [toOwner, ...moreToOwner] = await mailsTo(email ?? '')
  expect([moreToVisitor, moreToOwner]).toEqual([[], []])
  expect(toVisitor?.subject).toBe('Your meeting with Petra Proof is booked')
  expect(toVisitor?.text).toContain('(New York time)')
  expect(toVisitor?.text).toContain(`/meeting/${token}`)
  expect(toOwner?.subject).toBe('Daniel Okafor booked a meeting with you')
  expect(toOwner?.text).toContain('(London time)')
  expect(toOwner?.text).toContain('Could you look at the timetable in May?')
  expect(toOwner?.text).not.toContain(token)
  expect(await database().select().from(leads).where(eq(leads.profileId, id))).toMatchObject([
    { source: 'meeting', name: 'Daniel Okafor', email: body.email },
  ])
})

test('the database holds neither link to a meeting', async () => {
  const { id, profileUrl } = await publishHost()
  const [start = ''] = slots(1)
  const { token } = await booked(profileUrl, start)
  expect(JSON.stringify(await meetingsOf(id))).not.toContain(token)
})

test('one of a hundred people who book one time at once gets it, and the others are told the free ones', async () => {
  const { id, profileUrl } = await publishHost()
  const [start = ''] = slots(1)
  const all = await Promise.all(Array.from({ length: 100 }, () => book(profileUrl, start)))
  const [won, lost] = [all.filter(({ status }) => status === 201), all.filter(({ status }) => status !== 201)]
  expect(won).toHaveLength(1)
  expect(lost).toHaveLength(99)
  for (const { status, body } of lost) {
    expect([status, body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect(nextIn(body)).toHaveLength(6)
    expect(nextIn(body)).not.toContain(start)
  }
  expect(await meetingsOf(id)).toHaveLength(1)
  expect(await database().select().from(leads).where(eq(leads.profileId, id))).toHaveLength(1)
  const [offered = ''] = nextIn(lost[0]?.body ?? ({} as WireError))
  expect((await book(profileUrl, offered)).status).toBe(201)
})

test('only one of several times that overlap without being equal is booked', async () => {
  const host = await publishHost({}, { length: 60, buffer: 0 })
  const all = slots(10, { length: 60, buffer: 0 })
  const start = all.find((slot) => all.includes(later(slot, 60))) ?? ''
  expect((await book(host.profileUrl, start)).status).toBe(201)
  await openHours(host.id, { length: 30, buffer: 0 })
  const half = later(start, 30)
  const { status, body } = await book(host.profileUrl, half)
  expect([status, body.code]).toEqual([409, 'SLOT_TAKEN'])
  expect((await book(host.profileUrl, later(start, 60))).status).toBe(201)
})

test('a time that the owner’s own calendar blocks is taken', async () => {
  const { id, profileUrl } = await publishHost()
  const [start = '', second = ''] = slots(2)
  const startsAt = new Date(Date.parse(start) + 29 * minuteMs)
  await database()
    .insert(busySpans)
    .values({ profileId: id, startsAt, endsAt: new Date(second) })
  expect((await book(profileUrl, start)).body.code).toBe('SLOT_TAKEN')
  expect((await book(profileUrl, second)).status).toBe(201)
})

test.each([
  ['in the past', (start: string) => later(start, -24 * 60)],
  ['between the times that are offered', (start: string) => later(start, 7)],
  ['beyond the last day', (start: string) => later(start, 62 * 24 * 60)],
])('a time %s is not offered, and the next ones are named', async (_, other) => {
  const { id, profileUrl } = await publishHost()
  const [start = ''] = slots(1)
  const { status, body } = await book(profileUrl, other(start))
  expect([status, body.code]).toEqual([400, 'SLOT_NOT_OFFERED'])
  expect(nextIn(body)).toHaveLength(6)
  expect(await meetingsOf(id)).toEqual([])
})

test('a booking made while the owner closes the hours gets either a meeting or a clear refusal', async () => {
  const { id, profileUrl } = await publishHost()
  const all = slots(12)
  const close = database()
    .update(availability)
    .set({ isOpen: false, editedAt: new Date(Date.now() + 1) })
    .where(eq(availability.profileId, id))
  const [answers] = await Promise.all([Promise.all(all.map((start) => book(profileUrl, start))), close])
  const won = answers.filter(({ status }) => status === 201)
  for (const { status, body } of answers) if (status !== 201) expect(body.code).toBe('BOOKING_CLOSED')
  expect(await meetingsOf(id)).toHaveLength(won.length)
  expect((await book(profileUrl, all[0] ?? '')).body.code).toBe('BOOKING_CLOSED')
})

test('an edit of the hours keeps nobody from a time that they still offer', async () => {
  const { id, profileUrl } = await publishHost()
  const all = slots(8)
  const edits = async () => {
    for (let edit = 1; edit <= 4; edit += 1)
      await database()
        .update(availability)
        .set({ editedAt: new Date(Date.now() + edit) })
        .where(eq(availability.profileId, id))
  }
  const [answers] = await Promise.all([Promise.all(all.map((start) => book(profileUrl, start))), edits()])
  expect(answers.map(({ status }) => status)).toEqual(all.map(() => 201))
})

test('nothing is booked where no profile is published, nothing is open, or the plan has no hours', async () => {
  const [start = ''] = slots(1)
  expect((await book('nobody-here', start)).body.code).toBe('PROFILE_NOT_FOUND')
  const closed = await publishHost({}, { isOpen: false })
  expect((await book(closed.profileUrl, start)).body.code).toBe('BOOKING_CLOSED')
  const starter = await publishHost({ profile: { plan: 'starter' } })
  expect((await book(starter.profileUrl, start)).body.code).toBe('BOOKING_CLOSED')
})

test('a meeting with an expert who was taken down stays, can be seen and cancelled, and cannot be moved', async () => {
  const { id, profileUrl } = await publishHost()
  const [start = '', second = ''] = slots(2)
  const { token, visitor, body } = await booked(profileUrl, start)
  expect(await view(token)).toMatchObject({ expert: { isPublic: true } })
  await changeProfile(id, { isActive: false })
  expect((await book(profileUrl, second)).body.code).toBe('PROFILE_NOT_FOUND')
  expect(await view(token)).toMatchObject({ status: 'booked', expert: { isPublic: false } })
  expect(await jsonOf(visitor.post(`/meetings/${token}/move`, { start: second }))).toMatchObject({
    code: 'BOOKING_CLOSED',
  })
  expect(await jsonOf(visitor.post(`/meetings/${token}/cancel`))).toMatchObject({ status: 'cancelled' })
  const mail = (await mailsTo(body.email)).at(-1)
  expect(mail?.subject).toBe('Your meeting with Petra Proof is cancelled')
  expect(mail?.text, 'its hours are at no address').not.toContain('Choose another time')
})

test('a visitor whose expert is suspended is told that it is cancelled, without the expert’s words', async () => {
  const { id, profileUrl } = await publishHost()
  const { token, body } = await booked(profileUrl, slots(1)[0] ?? '')
  const owners = await ownersTokenOf(id)
  await changeProfile(id, { suspendedAt: new Date() })
  const cancelled = browser().post(`/meetings/${owners}/cancel`, { reason: 'Pay me elsewhere.' })
  expect(await jsonOf(cancelled)).toMatchObject({ status: 'cancelled', cancelReason: '' })
  expect(await view(token)).toMatchObject({ status: 'cancelled', cancelReason: '' })
  expect((await mailsTo(body.email)).at(-1)?.text).not.toContain('elsewhere')
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['no address', { email: 'daniel' }, 'email'],
  ['nothing said', { about: '' }, 'about'],
  ['no zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ['a local time', { start: '2027-03-04T10:00' }, 'start'],
])('%s is refused beside its field, and nothing is booked', async (_, changes, path) => {
  const { id, profileUrl } = await publishHost()
  const { status, body } = await book(profileUrl, slots(1)[0] ?? '', changes)
  expect(status).toBe(400)
  expect(body.details?.map((detail) => detail.path)).toEqual([path])
  expect(await meetingsOf(id)).toEqual([])
})

test('cancelling tells both sides once, frees the time, and tells no number or room any more', async () => {
  const { id, profileUrl, email } = await publishHost()
  const [start = ''] = slots(1)
  const { token, visitor, body } = await booked(profileUrl, start)
  const cancel = () => visitor.post(`/meetings/${token}/cancel`, { reason: 'The boat sails without us.' })
  const answers = await Promise.all([cancel(), cancel(), cancel()])
  for (const answer of answers)
    expect(await jsonOf(answer)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'visitor',
      changeableUntil: null,
      cancelReason: 'The boat sails without us.',
    })
  const file = await visitor.get(`/meetings/${token}.ics`)
  expect(
    [file.status, await file.text(), JSON.stringify(await view(token))].join(),
    'nor a later room',
  ).not.toContain('meet.example')
  expect((await mailsTo(body.email)).map(({ subject }) => subject)).toEqual([
    'Your meeting with Petra Proof is booked',
    'Your meeting with Petra Proof is cancelled',
  ])
  const [, toVisitor] = await mailsTo(body.email)
  expect(toVisitor?.text).toContain('It was cancelled with your link.')
  expect(toVisitor?.text).toContain('Choose another time')
  expect(toVisitor?.text, 'what cannot be done any more').not.toContain('cancel it')
  const [, toOwner, ...more] = await mailsTo(email ?? '')
  expect(more).toEqual([])
  expect(toOwner?.subject).toBe('Your meeting with Daniel Okafor is cancelled')
  expect(toOwner?.text).toMatch(/Daniel Okafor cancelled it, and writes:\s+The boat sails without us\./)
  expect((await book(profileUrl, start)).status).toBe(201)
  expect((await meetingsOf(id)).map(({ status, sequence }) => [status, sequence])).toEqual([
    ['cancelled', 1],
    ['booked', 0],
  ])
})

test('within the notice its visitor cannot change a meeting, its owner can until it begins', async () => {
  const { id, profileUrl } = await publishHost()
  const [start = '', second = ''] = slots(10).slice(8)
  const { token, visitor, body } = await booked(profileUrl, start)
  const ownerToken = await ownersTokenOf(id)
  const soon = at(new Date(Date.parse(start) - 59 * minuteMs))
  for (const [act, body] of [
    ['cancel', {}],
    ['move', { start: second }],
  ] as const) {
    const answer = await visitor.post(`/meetings/${token}/${act}`, body, soon)
    expect([answer.status, (await jsonOf<WireError>(answer)).code]).toEqual([409, 'TOO_LATE'])
  }
  const over = at(new Date(Date.parse(start) + minuteMs))
  expect(await jsonOf(browser().post(`/meetings/${ownerToken}/cancel`, {}, over))).toMatchObject({
    code: 'MEETING_OVER',
  })
  expect(await view(ownerToken, soon)).toMatchObject({ side: 'owner', changeableUntil: start })
  expect(await jsonOf(browser().post(`/meetings/${ownerToken}/cancel`, {}, soon))).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'owner',
  })
  expect(await view(token)).toMatchObject({ side: 'visitor', cancelledBy: 'owner' })
  expect((await mailsTo(body.email)).at(-1)?.text).toContain('Petra cancelled it.')
})

test('a visitor who books shortly before the notice begins has an hour to change their mind', async () => {
  const { profileUrl } = await publishHost()
  const [start = ''] = slots(1)
  const before = (minutes: number) => at(new Date(Date.parse(start) - minutes * minuteMs))
  const visitor = browser()
  const answer = await visitor.post('/meetings', booking(profileUrl, start), before(62))
  const { token } = await jsonOf<BookingAnswer>(answer)
  expect(await view(token, before(62))).toMatchObject({ changeableUntil: later(start, -2) })
  expect((await visitor.post(`/meetings/${token}/cancel`, {}, before(3))).status).toBe(200)
})

test('a notice that is raised after a booking does not shorten the time promised to its visitor', async () => {
  const { id, profileUrl } = await publishHost()
  const [start = ''] = slots(9).slice(8)
  const { token, visitor } = await booked(profileUrl, start)
  await database()
    .update(availability)
    .set({ noticeMinutes: 43_200, editedAt: new Date() })
    .where(eq(availability.profileId, id))
  expect(await view(token)).toMatchObject({ changeableUntil: later(start, -60) })
  expect(await jsonOf(visitor.post(`/meetings/${token}/cancel`))).toMatchObject({ status: 'cancelled' })
})

/** The link in the owner's mail. */
async function ownersTokenOf(profileId: number): Promise<string> {
  const [profile] = await database().select().from(profiles).where(eq(profiles.id, profileId))
  const [mail] = await mailsTo(profile?.email ?? '')
  return /\/meeting\/([\w-]{22})/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('a moved meeting frees its old time, keeps its link and tells both sides of both times', async () => {
  const { id, profileUrl } = await publishHost()
  const [start = '', second = ''] = slots(2)
  const { token, visitor, body } = await booked(profileUrl, start)
  const moved = await visitor.post(`/meetings/${token}/move`, { start: second })
  expect(await jsonOf(moved)).toMatchObject({ status: 'booked', start: second, end: later(second, 30) })
  expect(await jsonOf(visitor.post(`/meetings/${token}/move`, { start: second }))).toMatchObject({
    start: second,
  })
  const mails = await mailsTo(body.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your meeting with Petra Proof is booked',
    'Your meeting with Petra Proof has a new time',
  ])
  expect(mails[0]?.text).toMatch(
    /Add it to Google Calendar: https:\/\/calendar\.google\.com\/\S+\n\nAdd it to Outlook: https:\S+/,
  )
  expect(mails[1]?.text, 'a second entry would stand beside the first').not.toContain('calendar.google.com')
  expect(mails[1]?.text).toContain('Before: ')
  expect((await book(profileUrl, start)).status).toBe(201)
  expect(await meetingsOf(id)).toMatchObject([{ sequence: 1 }, { sequence: 0 }])
})

test('a meeting may move to a time that only itself overlaps', async () => {
  const { id, profileUrl } = await publishHost({}, { length: 60, buffer: 0 })
  const [start = ''] = slots(1, { length: 60, buffer: 0 })
  const { token, visitor } = await booked(profileUrl, start)
  await openHours(id, { length: 30, buffer: 0 })
  expect(await jsonOf(visitor.post(`/meetings/${token}/move`, { start: later(start, 30) }))).toMatchObject({
    start: later(start, 30),
  })
})

test('a time to which meetings move as others book it goes to one of them', async () => {
  const { id, profileUrl } = await publishHost()
  const [start = '', second = '', third = ''] = slots(3)
  const one = await booked(profileUrl, start)
  const other = await booked(profileUrl, third)
  const [moves, books] = await Promise.all([
    Promise.all(
      [one, other].map(({ visitor, token }) => visitor.post(`/meetings/${token}/move`, { start: second })),
    ),
    Promise.all(Array.from({ length: 5 }, () => book(profileUrl, second))),
  ])
  const won = [
    ...moves.filter(({ status }) => status === 200),
    ...books.filter(({ status }) => status === 201),
  ]
  expect(won).toHaveLength(1)
  for (const answer of moves.filter(({ status }) => status !== 200))
    expect((await jsonOf<WireError>(answer)).code).toBe('SLOT_TAKEN')
  const now = await database()
    .select()
    .from(meetings)
    .where(and(eq(meetings.profileId, id), eq(meetings.status, 'booked')))
  expect(now.filter(({ startsAt }) => startsAt.toISOString() === second)).toHaveLength(1)
})

test('the last of two moves at once stands, and the times in between are free', async () => {
  const { id, profileUrl } = await publishHost()
  const [start = '', second = '', third = ''] = slots(3)
  const { token, visitor } = await booked(profileUrl, start)
  const answers = await Promise.all(
    [second, third].map((to) => visitor.post(`/meetings/${token}/move`, { start: to })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [meeting] = await meetingsOf(id)
  expect(meeting?.sequence).toBe(2)
  const free = [start, second, third].filter((slot) => slot !== meeting?.startsAt.toISOString())
  for (const slot of free) expect((await book(profileUrl, slot)).status).toBe(201)
})

test('a cancelled meeting is not moved', async () => {
  const { profileUrl } = await publishHost()
  const [start = '', second = ''] = slots(2)
  const { token, visitor } = await booked(profileUrl, start)
  await visitor.post(`/meetings/${token}/cancel`)
  expect(await jsonOf(visitor.post(`/meetings/${token}/move`, { start: second }))).toMatchObject({
    code: 'MEETING_CANCELLED',
  })
})

test('a booking of a profile without an owner is mailed to support', async () => {
  const { profileUrl } = await publishHost({ profile: { isSample: true } })
  const { token } = await booked(profileUrl, slots(1)[0] ?? '', { name: 'Win at prize.example' })
  const mail = (await mailsTo(contacts.support)).find(({ text }) => text.includes(`/profile/${profileUrl}`))
  expect(mail?.subject).toBe('Try-out: Somebody booked a meeting with Petra Proof')
  expect(await view(token)).toMatchObject({ expert: { isSample: true } })
})

test('an unknown meeting link answers that there is no meeting', async () => {
  for (const token of ['nothing-here', 'a'.repeat(22)]) {
    const answer = await browser().get(`/meetings/${token}`)
    expect([answer.status, (await jsonOf<WireError>(answer)).code]).toEqual([404, 'MEETING_NOT_FOUND'])
  }
})

test('an owner sees their upcoming meetings, soonest first, and past and cancelled ones, page by page', async () => {
  const owner = await registeredOwner()
  const [profile] = await database()
    .update(profiles)
    .set({ plan: 'sprint', listedAt: new Date() })
    .where(eq(profiles.profileUrl, owner.profileUrl))
    .returning()
  const id = profile?.id ?? 0
  const many = { buffer: 0, length: 20 }
  await openHours(id, many)
  const all = slots(30, many)
  const row = (start: string, index: number, status: 'booked' | 'cancelled') => ({
    uid: randomUUID(),
    tokenHash: randomUUID(),
    ownerTokenHash: randomUUID(),
    bookingKey: randomUUID(),
    profileId: id,
    startsAt: new Date(start),
    endsAt: new Date(later(start, 20)),
    blockedUntil: new Date(later(start, 20)),
    status,
    name: `Guest ${index}`,
    email: 'guest@there.example',
    visitorId: 'nobody',
    timeZone: 'UTC',
    about: 'About',
    changedAt: new Date(),
    createdAt: new Date(),
  })
  await database()
    .insert(meetings)
    .values([
      ...all.map((start, index) => row(start, index, 'booked')),
      row(all[0] ?? '', 98, 'cancelled'),
      row(later(all[0] ?? '', -72 * 60), 99, 'booked'),
    ])
  const page = (query: string) => jsonOf<OwnMeetingsPage>(owner.get(`/meetings?${query}`))
  const first = await page('')
  expect(first).toMatchObject({ coming: 30, timeZone: 'Europe/London' })
  const second = await page(`cursor=${first.nextCursor}`)
  expect(second.nextCursor).toBeNull()
  expect([...first.meetings, ...second.meetings].map(({ start }) => start)).toEqual(all)
  expect(first.meetings[0]).toMatchObject({ guest: { name: 'Guest 0' }, status: 'booked', about: 'About' })
  expect((await page('show=past')).meetings.map(({ guest }) => guest.name)).toEqual(['Guest 98', 'Guest 99'])
})

test('the link of the owner’s list opens the meeting for the owner', async () => {
  const owner = await registeredOwner()
  const [profile] = await database()
    .update(profiles)
    .set({ plan: 'sprint', listedAt: new Date() })
    .where(eq(profiles.profileUrl, owner.profileUrl))
    .returning()
  await openHours(profile?.id ?? 0)
  const [start = ''] = slots(1)
  await booked(owner.profileUrl, start)
  const { meetings: own } = await jsonOf<OwnMeetingsPage>(owner.get('/meetings'))
  expect(await view(own[0]?.token ?? '')).toMatchObject({ side: 'owner', start, timeZone: 'Europe/London' })
})
