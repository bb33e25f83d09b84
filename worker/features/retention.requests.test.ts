import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { normaliseEmail } from '#schema/email.ts'
import { callOn } from '#test/call.ts'
import { database, publishPerson, runJob } from '#test/people.ts'
import { invitedReferee, referencesOf } from '#test/referees.ts'
import { postJson } from '#test/requests.ts'
import { tables } from '../services/database.ts'
import { countsIn, countsOf } from './figures/queries.ts'
import { leadsOf } from './leads/queries.ts'

const { budgets, events, figures, leads, reservations, scorecardSubmissions, unmatchedPayments } = tables
/** One moment for rows, jobs and what is left. It is the real one: a product that starts beside runs the same jobs. */
const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600_000)
const run = (job: string) => runJob(job, inject('url'), now)
const publishOwner = () => publishPerson({ profile: { plan: 'sprint', scorecardActive: true } })
const share = async (profileUrl: string, email: string) => {
  const assessment = { submissionKey: randomUUID(), profileUrl, name: 'Daniel', email, answers: {} }
  const answer = await postJson(`${inject('url')}/api/scorecard`, { ...assessment, sharesWithOwner: true })
  expect(answer.status).toBe(200)
  return assessment.submissionKey
}

test('the events of a profile are deleted after 400 days, and their totals stay', async () => {
  const { id } = await publishOwner()
  const happened = (visitor: number, at: Date) => ({
    ...({ kind: 'profileViewed', profileId: id, visitor: String(visitor), at } as const),
    day: at.toISOString().slice(0, 10),
  })
  const old = Array.from({ length: 1203 }, (_, visitor) => happened(visitor, daysAgo(401)))
  await database()
    .insert(events)
    .values([...old, happened(0, daysAgo(399))])
  await run('expire-events')
  await run('expire-figures')
  const [eventDays, days] = await database().batch([
    database().select({ day: events.day }).from(events).where(eq(events.profileId, id)),
    database()
      .select({ day: figures.day, total: figures.total })
      .from(figures)
      .where(eq(figures.profileId, id)),
  ])
  const recent = daysAgo(399).toISOString().slice(0, 10)
  expect(eventDays).toEqual([{ day: recent }])
  expect(days.toSorted((one, other) => one.day.localeCompare(other.day))).toEqual([
    { day: '', total: 1204 },
    { day: recent, total: 1 },
  ])
  expect(countsIn(await countsOf(callOn(database(), { now }), id)).profileViews).toBe(1204)
})

test('an assessment is erased after 400 days, and its lead', async () => {
  const { id, profileUrl } = await publishOwner()
  const email = `${randomUUID()}@okafor.example`
  const [old, recent] = [await share(profileUrl, email), await share(profileUrl, email)]
  const setBack = (key: string, days: number) =>
    database()
      .update(scorecardSubmissions)
      .set({ createdAt: daysAgo(days) })
      .where(eq(scorecardSubmissions.submissionKey, key))
  await setBack(old, 401)
  await setBack(recent, 399)
  await run('expire-scorecards')
  const rows = await database()
    .select()
    .from(scorecardSubmissions)
    .where(eq(scorecardSubmissions.profileId, id))
  expect(rows.map(({ submissionKey }) => submissionKey)).toEqual([recent])
  expect((await leadsOf(callOn(database()), id)).leads).toHaveLength(1)
})

test('a lead is erased after 400 days', async () => {
  const { id, profileUrl } = await publishOwner()
  await share(profileUrl, 'one@okafor.example')
  await database()
    .update(leads)
    .set({ createdAt: daysAgo(401) })
    .where(eq(leads.profileId, id))
  await share(profileUrl, 'another@okafor.example')
  await run('expire-leads')
  expect((await leadsOf(callOn(database()), id)).leads.map(({ email }) => email)).toEqual([
    'another@okafor.example',
  ])
})

test('data about a person is found by their address, in any spelling', async () => {
  const { id, profileUrl } = await publishOwner()
  const mailbox = randomUUID()
  for (const email of [`${mailbox}@okafor.example`, `${mailbox.toUpperCase()}+tag+tag@Okafor.example`]) {
    await share(profileUrl, email)
    expect(normaliseEmail(email)).toBe(`${mailbox}@okafor.example`)
  }
  await share(profileUrl, 'somebody+else@okafor.example')
  for (const table of [scorecardSubmissions, leads]) {
    const theirs = await database()
      .select({ profileId: table.profileId })
      .from(table)
      .where(eq(table.normalisedEmail, normaliseEmail(`${mailbox}+any@okafor.example`)))
    expect(theirs).toEqual([{ profileId: id }, { profileId: id }])
  }
})

test('the allowances of past days are deleted, today’s are not', async () => {
  const subject = `nobody:${randomUUID()}`
  const today = now.toISOString().slice(0, 10)
  const days = [today, `${today}T23:55 5 min`]
  const past = [...days.map((day) => day.replace(today, daysAgo(1).toISOString().slice(0, 10)))]
  await database()
    .insert(budgets)
    .values([...days, ...past].map((day) => ({ subject, day, used: 1 })))
  const held = [today, daysAgo(1).toISOString().slice(0, 10)].map((day) => ({
    id: randomUUID(),
    subject,
    day,
    amount: 1,
    lapsesAt: now,
  }))
  await database().insert(reservations).values(held)
  await run('expire-allowances')
  const rows = await database().select().from(budgets).where(eq(budgets.subject, subject))
  expect(rows.map(({ day }) => day).sort()).toEqual(days)
  const left = await database().select().from(reservations).where(eq(reservations.subject, subject))
  expect(left.map(({ day }) => day)).toEqual([today])
})

test('money without an order is erased 400 days after it was settled, and not before it is', async () => {
  const order = randomUUID()
  const stray = (settledAt: Date | null) => ({
    id: `pi_${randomUUID()}`,
    gateway: 'sandbox' as const,
    orderId: order,
    amount: 100,
    why: 'no order' as const,
    seenAt: daysAgo(800),
    settledAt,
  })
  const [old, recent, open] = [stray(daysAgo(401)), stray(daysAgo(399)), stray(null)]
  await database().insert(unmatchedPayments).values([old, recent, open])
  await run('expire-stray-payments')
  const rows = await database().select().from(unmatchedPayments).where(eq(unmatchedPayments.orderId, order))
  expect(rows.map(({ id }) => id).toSorted()).toEqual([recent.id, open.id].toSorted())
  await database().delete(unmatchedPayments).where(eq(unmatchedPayments.orderId, order))
})

test('whom an owner asked and who never answered is forgotten 400 days after the invitation ended', async () => {
  const ended = (days: number, changes: object = {}) =>
    invitedReferee({ status: 'expired', invitedAt: daysAgo(days + 30), expiresAt: daysAgo(days), ...changes })
  const unsent = { status: 'cancelled', invitedAt: null, expiresAt: null }
  const remaining = {
    lately: ended(399),
    'never mailed, cancelled lately': ended(0, { ...unsent, decidedAt: daysAgo(399) }),
    'said no': ended(401, { status: 'declined', addressConfirmedAt: daysAgo(410) }),
    'answered once': ended(401, { earlierConfirmedAt: daysAgo(500) }),
  }
  const outdated = [
    ended(401),
    ended(401, { status: 'cancelled' }),
    ended(0, { ...unsent, decidedAt: daysAgo(401) }),
  ]
  const { id } = await publishPerson({ references: [...outdated, ...Object.values(remaining)] })
  await run('expire-references')
  const left = (await referencesOf(id)).map(({ email }) => email).toSorted()
  expect(left).toEqual(
    Object.values(remaining)
      .map(({ email }) => email)
      .toSorted(),
  )
})
