import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { convertIcsCalendar } from 'ts-ics'
import { expect, inject, test } from 'vitest'
import type { ActivityPage } from '#schema/figures/activity.ts'
import type { Figures } from '#schema/figures/figure-answers.ts'
import type { LeadsPage } from '#schema/leads/lead-answers.ts'
import type { BriefMaterial, OwnFeed } from '#schema/meetings/meetings.ts'
import { browser, registeredOwner } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { booked, booking, openHours, ownersTokenOf, publishHost, slots } from '#test/meetings.ts'
import { database, runJob } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'
import { eraseMeetings, withExpert } from '../../../features/meetings/erasing-commands.ts'
import { tables } from '../../../services/database.ts'

const { meetings, outbox, profiles } = tables
const hourMs = 3_600_000
const shortly = { buffer: 0, length: 20 }

const mailsTo = (to: string) => database().select().from(outbox).where(eq(outbox.to, to)).orderBy(outbox.id)
const read = (text = '') => convertIcsCalendar(undefined, text)
const meetingOf = async (profileId: number) => {
  const [meeting] = await database().select().from(meetings).where(eq(meetings.profileId, profileId))
  return meeting
}

/** Somebody with an account who can be met, and is published without a validator. */
async function owningHost() {
  const owner = await registeredOwner()
  const [profile] = await database()
    .update(profiles)
    .set({ plan: 'sprint', listedAt: new Date() })
    .where(eq(profiles.profileUrl, owner.profileUrl))
    .returning()
  const id = profile?.id ?? 0
  await openHours(id, shortly)
  return { ...owner, id }
}

test('both sides have the meeting in a file for their calendar, under one name through all changes', async () => {
  const { id, profileUrl, email } = await publishHost()
  const [start = '', second = ''] = slots(2)
  const about = 'Ferries; full, or not?\nÀ bientôt 🛶'
  const { token, visitor, body } = await booked(profileUrl, start, { about, name: 'Zoë Okafor' })
  await visitor.post(`/meetings/${token}/move`, { start: second })
  await visitor.post(`/meetings/${token}/cancel`)
  const uid = (await meetingOf(id))?.uid
  for (const to of [body.email, email ?? '']) {
    const mails = await mailsTo(to)
    expect(mails.map(({ attachments }) => attachments.map(({ contentType }) => contentType))).toEqual([
      ['text/calendar; method=REQUEST; charset=utf-8'],
      ['text/calendar; method=REQUEST; charset=utf-8'],
      ['text/calendar; method=CANCEL; charset=utf-8'],
    ])
    const files = mails.map(({ attachments }) => read(attachments[0]?.content))
    expect(files.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    const events = files.map((file) => file.events?.[0])
    expect(events.map((event) => [event?.uid, event?.sequence ?? 0, event?.status])).toEqual([
      [uid, 0, 'CONFIRMED'],
      [uid, 1, 'CONFIRMED'],
      [uid, 2, 'CANCELLED'],
    ])
    expect(events.map((event) => event?.start.date.toISOString())).toEqual([start, second, second])
    expect(mails[0]?.attachments[0]?.content).toContain('\r\nSEQUENCE:0\r\n')
    expect(events[0]?.location).toBe('https://meet.example/petra')
  }
  const [toVisitor] = await mailsTo(body.email)
  const [toOwner] = await mailsTo(email ?? '')
  const [visitors, owners] = [toVisitor, toOwner].map((mail) => mail?.attachments[0]?.content ?? '')
  expect(read(owners).events?.[0]?.description).toContain(about)
  expect(visitors).not.toContain(email)
  expect(read(visitors).events?.[0]?.description).not.toContain('Ferries')
})

test('a meeting’s file is served to everybody with its link', async () => {
  const { profileUrl } = await publishHost()
  const [start = ''] = slots(1)
  const { token, visitor } = await booked(profileUrl, start)
  const answer = await visitor.get(`/meetings/${token}.ics`)
  expect(answer.headers.get('content-type')).toBe('text/calendar; method=REQUEST; charset=utf-8')
  expect(read(await answer.text())).toMatchObject({ method: 'REQUEST', events: [{ status: 'CONFIRMED' }] })
  await visitor.post(`/meetings/${token}/cancel`)
  expect(read(await (await visitor.get(`/meetings/${token}.ics`)).text())).toMatchObject({ method: 'CANCEL' })
  expect((await visitor.get(`/meetings/${'a'.repeat(22)}.ics`)).status).toBe(404)
})

test('the mails of a meeting count as secret, since they hold its link: once sent they are blanked', async () => {
  const { profileUrl } = await publishHost()
  const { body } = await booked(profileUrl, slots(1)[0] ?? '')
  expect((await mailsTo(body.email)).map(({ isSecret, kind }) => [isSecret, kind])).toEqual([
    [true, 'meeting'],
  ])
})

/** When reminders are tried: the job at such a time finds no meeting of another file. */
const then = new Date('2034-03-06T10:00:00Z')
const hoursAhead = (hours: number) => new Date(then.getTime() + hours * hourMs)
const bookedThen = (profileUrl: string, start: string) => booked(profileUrl, start, {}, { headers: at(then) })

test('both sides are reminded a day before, once, and again of the time that it was moved to', async () => {
  const { profileUrl, email, id } = await publishHost()
  const [start = ''] = slots(1, {}, hoursAhead(72))
  const { body, token, visitor } = await bookedThen(profileUrl, start)
  const remindersTo = async (to: string) =>
    (await mailsTo(to)).filter(({ kind }) => kind === 'meeting-reminder')
  const dayBefore = new Date(Date.parse(start) - 24 * hourMs)
  await runJob('remind-of-meetings', inject('url'), new Date(dayBefore.getTime() - 1))
  expect(await remindersTo(body.email)).toEqual([])
  for (const _ of ['once', 'again']) await runJob('remind-of-meetings', inject('url'), dayBefore)
  for (const to of [body.email, email ?? '']) expect(await remindersTo(to)).toHaveLength(1)
  const [toVisitor] = await remindersTo(body.email)
  expect(toVisitor?.subject).toBe('Your meeting with Petra Proof is coming up')
  expect(toVisitor?.text).toContain('No more mails of this kind')
  const [later = ''] = slots(1, {}, hoursAhead(120))
  expect((await visitor.post(`/meetings/${token}/move`, { start: later }, at(then))).status).toBe(200)
  expect((await meetingOf(id))?.remindedAt).toBeNull()
  await runJob('remind-of-meetings', inject('url'), new Date(Date.parse(later) - 24 * hourMs))
  expect(await remindersTo(body.email)).toHaveLength(2)
})

test('a late booking is reminded of an hour before, a cancelled or imminent one not at all', async () => {
  const [{ profileUrl, id }, other, third] = await Promise.all([publishHost(), publishHost(), publishHost()])
  const [start = ''] = slots(1, {}, then)
  const late = await bookedThen(profileUrl, start)
  const cancelled = await bookedThen(other.profileUrl, start)
  await cancelled.visitor.post(`/meetings/${cancelled.token}/cancel`, {}, at(then))
  const imminent = await bookedThen(third.profileUrl, start)
  const set = (profileId: number, hoursBefore: number) =>
    database()
      .update(meetings)
      .set({ changedAt: new Date(Date.parse(start) - hoursBefore * hourMs) })
      .where(eq(meetings.profileId, profileId))
  await set(id, 20)
  await set(other.id, 48)
  await set(third.id, 1.5)
  await runJob('remind-of-meetings', inject('url'), new Date(Date.parse(start) - 2 * hourMs))
  expect((await mailsTo(late.body.email)).map(({ kind }) => kind)).toEqual(['meeting'])
  await runJob('remind-of-meetings', inject('url'), new Date(Date.parse(start) - 0.9 * hourMs))
  expect((await mailsTo(late.body.email)).map(({ kind }) => kind)).toEqual(['meeting', 'meeting-reminder'])
  for (const { body } of [cancelled, imminent])
    expect((await mailsTo(body.email)).map(({ kind }) => kind)).not.toContain('meeting-reminder')
})

test('a reminder offers to move or cancel only as long as that is possible', async () => {
  const a = await publishHost({}, { noticeMinutes: 1440 })
  const b = await publishHost()
  const [start = ''] = slots(1, {}, hoursAhead(72))
  const late = await bookedThen(a.profileUrl, start)
  const early = await bookedThen(b.profileUrl, start)
  await runJob('remind-of-meetings', inject('url'), new Date(Date.parse(start) - 24 * hourMs))
  const reminderTo = async (to: string) =>
    (await mailsTo(to)).find(({ kind }) => kind === 'meeting-reminder')?.text
  expect(await reminderTo(early.body.email)).toContain('You can move or cancel it until')
  const text = await reminderTo(late.body.email)
  expect(text).toContain('too close now to be moved or cancelled')
  expect(text).not.toMatch(/until|move or cancel it|cancel it with the link/)
})

test('an owner’s feed shows what is booked, until it is given another address', async () => {
  const owner = await owningHost()
  const feed = async () => (await jsonOf<OwnFeed>(owner.get('/meetings/feed'))).url
  expect(await feed()).toBeNull()
  const { url } = await jsonOf<OwnFeed>(owner.post('/meetings/feed/renew'))
  expect(url).toMatch(/\/calendar\/[\w-]{22}\.ics$/)
  expect(await feed()).toBe(url)
  const open = (address: string | null) => fetch(new URL(new URL(address ?? '').pathname, inject('url')))
  expect(read(await (await open(url)).text())).toMatchObject({ method: 'PUBLISH' })
  const [start = '', second = ''] = slots(2, shortly)
  await booked(owner.profileUrl, start)
  const cancelled = await booked(owner.profileUrl, second)
  await cancelled.visitor.post(`/meetings/${cancelled.token}/cancel`)
  const answer = await open(url)
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { events } = read(await answer.text())
  expect(events?.map((event) => event.start.date.toISOString())).toEqual([start])
  const renewed = await jsonOf<OwnFeed>(owner.post('/meetings/feed/renew'))
  expect(renewed.url).not.toBe(url)
  expect((await open(url)).status).toBe(404)
  expect((await open(renewed.url)).status).toBe(200)
})

test('an owner has other links to their meetings once their feed, in which the old ones stand, is renewed', async () => {
  const owner = await owningHost()
  await booked(owner.profileUrl, slots(1, shortly)[0] ?? '')
  const old = await ownersTokenOf(owner)
  await owner.post('/meetings/feed/renew')
  expect(await ownersTokenOf(owner), 'nobody else has read the first address').toBe(old)
  await owner.post('/meetings/feed/renew')
  const renewed = await ownersTokenOf(owner)
  const statusOf = async (token: string) => (await browser().get(`/meetings/${token}`)).status
  expect([await statusOf(old), await statusOf(renewed)]).toEqual([404, 200])
})

test('a feed of very many meetings leaves out the earliest, and none that is to come', async () => {
  const owner = await owningHost()
  await booked(owner.profileUrl, slots(1, shortly)[0] ?? '')
  const { id: _, ...next } = (await meetingOf(owner.id)) ?? expect.unreachable()
  const past = Array.from({ length: 1_000 }, (_, count) => {
    const uid = randomUUID()
    const startsAt = new Date(Date.now() - (count + 1) * 2 * hourMs)
    const endsAt = new Date(startsAt.getTime() + hourMs)
    const own = { uid, tokenHash: `${uid}v`, ownerTokenHash: `${uid}o`, bookingKey: uid }
    return { ...next, ...own, startsAt, endsAt, blockedUntil: endsAt }
  })
  await database().insert(meetings).values(past)
  const { url } = await jsonOf<OwnFeed>(owner.post('/meetings/feed/renew'))
  const feed = await fetch(new URL(new URL(url ?? '').pathname, inject('url')))
  const { events = [] } = read(await feed.text())
  const uids = events.map(({ uid }) => uid)
  expect(uids).toHaveLength(1_000)
  expect(uids).toContain(next.uid)
  expect(uids).not.toContain(past.at(-1)?.uid)
})

test('an owner finds a booking among their leads, in their figures and in their activity', async () => {
  const owner = await owningHost()
  const [start = ''] = slots(1, shortly)
  const { visitor, token, body } = await booked(owner.profileUrl, start)
  const { leads } = await jsonOf<LeadsPage>(owner.get('/dashboard/leads'))
  expect(leads).toMatchObject([{ source: 'meeting', email: body.email, question: body.about }])
  const file = await (await owner.get('/dashboard/leads.csv')).text()
  expect(file).toContain('Meeting')
  expect(file).toContain('Our ferries leave half empty.')
  const { totals } = await jsonOf<Figures>(owner.get('/dashboard/figures'))
  expect(totals.bookings).toBe(1)
  await visitor.post(`/meetings/${token}/cancel`)
  const { items } = await jsonOf<ActivityPage>(owner.get('/dashboard/activity'))
  expect(items.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'meetingCancelled Daniel Okafor',
    'meetingBooked Daniel Okafor',
    'registered ',
  ])
  expect(items[1]?.id).toBe(leads[0]?.id)
})

test('a booking that is refused counts nothing', async () => {
  const owner = await owningHost()
  const [start = ''] = slots(1, shortly)
  await booked(owner.profileUrl, start)
  expect((await browser().post('/meetings', booking(owner.profileUrl, start))).status).toBe(409)
  expect((await jsonOf<Figures>(owner.get('/dashboard/figures'))).totals.bookings).toBe(1)
})

test('a visitor’s questions to the agent can stand in their brief, and in nobody else’s', async () => {
  const { profileUrl } = await publishHost()
  const visitor = browser()
  const messages = [...'abc'].map((letter) => `What of ${letter}?`)
  const sessionId = `session-${randomUUID()}`
  for (const message of messages)
    await visitor.post('/chat', { sessionId, message, isUser: true, agentName: profileUrl })
  const brief = (person: typeof visitor) => jsonOf<BriefMaterial>(person.get(`/meetings/brief/${profileUrl}`))
  expect(await brief(visitor)).toEqual({ asked: messages })
  expect(await brief(browser())).toEqual({ asked: [] })
})

test('a meeting is erased 400 days after it ended, with its lead', async () => {
  const owner = await owningHost()
  const [start = '', second = ''] = slots(2, shortly)
  await booked(owner.profileUrl, start)
  await booked(owner.profileUrl, second, { about: 'The second one' })
  // Long past, so that the job erases no meeting of another test.
  const now = new Date('2021-05-06T12:00:00Z')
  const ended = new Date(now.getTime() - 401 * 24 * hourMs)
  await database()
    .update(meetings)
    .set({ startsAt: ended, endsAt: ended, blockedUntil: ended })
    .where(and(eq(meetings.profileId, owner.id), eq(meetings.startsAt, new Date(start))))
  await runJob('expire-meetings', inject('url'), now)
  expect(await meetingOf(owner.id)).toMatchObject({ about: 'The second one' })
  const { leads } = await jsonOf<LeadsPage>(owner.get('/dashboard/leads'))
  expect(leads).toMatchObject([{ question: 'The second one' }])
})

test('a visitor who books while an expert is being erased is told all the same', async () => {
  const { id, profileUrl } = await publishHost()
  const [start = '', second = ''] = slots(2)
  const known = await booked(profileUrl, start)
  const call = callOn(database())
  const erasing = () => eraseMeetings(call, withExpert(id), 'visitor')
  const statements = await erasing()
  const late = await booked(profileUrl, second)
  const subjectsTo = async ({ body }: typeof late) =>
    (await mailsTo(body.email)).map(({ subject }) =>
      subject.replace(/^Your meeting with Petra Proof is /, ''),
    )
  await call.db.batch(statements as [(typeof statements)[0]])
  expect([await subjectsTo(known), await subjectsTo(late)]).toEqual([['cancelled'], ['booked']])
  const others = await erasing()
  await call.db.batch(others as [(typeof others)[0]])
  expect(await subjectsTo(late)).toEqual(['cancelled'])
  expect(await meetingOf(id)).toBeUndefined()
})

test('a visitor exports and erases the meetings booked on their device, and the expert learns of it', async () => {
  const owner = await owningHost()
  const [start = '', second = ''] = slots(2, shortly)
  const { visitor, body, token } = await booked(owner.profileUrl, start)
  const stranger = await booked(owner.profileUrl, second)
  expect(await jsonOf(visitor.get('/privacy/visitor'))).toMatchObject({
    meetings: [{ profileUrl: owner.profileUrl, start, about: body.about, email: body.email }],
  })
  for (const _ of ['once', 'again']) expect((await visitor.post('/privacy/visitor/erase')).status).toBe(204)
  expect((await visitor.get(`/meetings/${token}`)).status).toBe(404)
  expect(await jsonOf(visitor.get('/privacy/visitor'))).toMatchObject({ meetings: [] })
  expect(await mailsTo(body.email)).toEqual([])
  const mails = (await mailsTo(owner.email)).filter(({ kind }) => kind === 'meeting')
  expect(mails.map(({ subject, leavesNoTrace }) => [subject, leavesNoTrace])).toEqual([
    ['Daniel Okafor booked a meeting with you', false],
    ['Your meeting with Daniel Okafor is cancelled', true],
  ])
  const { leads } = await jsonOf<LeadsPage>(owner.get('/dashboard/leads'))
  expect(leads.map(({ email }) => email)).toEqual([stranger.body.email])
  expect((await browser().post('/meetings', booking(owner.profileUrl, start))).status).toBe(201)
})
