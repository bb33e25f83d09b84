import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { nextSprint, sprintStart } from '#schema/billing/sprints.ts'
import { callOn } from '#test/call.ts'
import { drafted } from '#test/drafted.ts'
import { openHours } from '#test/meetings.ts'
import { databaseAt, runJob, writePerson } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { jsonOf } from '#test/requests.ts'
import type { JobName } from './doors/timetable.ts'
import { createUser } from './features/accounts/commands.ts'
import { tables } from './services/database.ts'

const product = await startProduct({ SAMPLE_DATA: 'off' })
afterAll(() => product.stop())
const db = databaseAt(product.databaseUrl)
const { availabilityDays, drafts, meetings, orders, outbox, profiles, references, sprints, trials } = tables
const { waitlistEntries } = tables

const minute = 60_000
const day = 24 * 60 * minute
const now = new Date()
const from = (ms: number) => new Date(now.getTime() + ms)
const secret = 'a harbour nobody may hear of'
/** What no code of ours writes, and a restored backup or a hand in the database may. */
const noText = sql`x'00ff'`
const called = (index: number) => `${['first', 'broken', 'last'][index]}-${randomUUID()}@rows.example`

/** Somebody with an account and a profile. */
async function owner(overrides: Parameters<typeof writePerson>[0] = {}) {
  const account = { id: randomUUID(), email: `${randomUUID()}@owner.example` }
  const user = { ...account, name: 'Petra Proof', role: 'owner', emailVerified: true } as const
  await db.batch(createUser(callOn(db), user))
  const profile = { ownerId: account.id, email: account.email, isSample: false, ...overrides.profile }
  return { ...(await writePerson({ ...overrides, profile }, product.databaseUrl)), account }
}
const ownerWithInvitation = (email: string, changes: object) =>
  owner({ references: [{ email, firstName: 'Ilse', lastName: 'Brandt', status: 'invited', ...changes }] })
const mailed = (email: string) => db.$count(outbox, eq(outbox.to, email))

async function referee(index: number, changes: object) {
  const email = called(index)
  await ownerWithInvitation(email, changes)
  if (index === 1) await db.update(references).set({ email: noText }).where(eq(references.email, email))
  return () => mailed(email)
}

/** Writes a row for a job, the middle one unreadable; returns a function that says whether the job handled it. */
const kinds: Partial<Record<JobName, (place: number) => Promise<() => Promise<unknown>>>> = {
  async 'remind-of-meetings'(place) {
    const { id } = await owner({ profile: { plan: 'sprint' } })
    const [uid, email] = [randomUUID(), called(place)]
    const keys = { tokenHash: randomUUID(), ownerTokenHash: randomUUID(), bookingKey: randomUUID() }
    const startsAt = from((10 + place) * 60 * minute)
    await db.insert(meetings).values({
      ...keys,
      uid,
      email,
      profileId: id,
      startsAt,
      endsAt: startsAt,
      blockedUntil: startsAt,
      status: 'booked',
      name: 'Ada',
      visitorId: randomUUID(),
      about: secret,
      changedAt: from(-3 * day),
      createdAt: from(-3 * day),
      timeZone: place === 1 ? secret : 'Europe/London',
    })
    return () => mailed(email)
  },
  async 'remind-of-drafts'(place) {
    const draft = drafted({ email: called(place) })
    await db.insert(drafts).values({
      ...draft,
      deviceId: randomUUID(),
      createdAt: now,
      updatedAt: now,
      expiresAt: from(3 * day),
    })
    const ofThem = eq(drafts.email, draft.email)
    if (place === 1)
      await db
        .update(drafts)
        .set({ email: noText, keySkills: sql`${secret}` })
        .where(ofThem)
    return () => mailed(draft.email)
  },
  async 'remind-trials'(place) {
    const [id, email] = [randomUUID(), called(place)]
    await db.insert(orders).values({
      id,
      email,
      visitorId: randomUUID(),
      name: 'Noor Haddad',
      mobile: secret,
      level: 1,
      amount: 0,
      plan: 'starter',
      isTrial: true,
      gateway: 'sandbox',
      status: 'paid',
      createdAt: now,
    })
    await db.insert(trials).values({
      mailbox: id,
      orderId: id,
      startedAt: from(-6 * day),
      endsAt: from((2 + place) * 60 * minute),
    })
    if (place === 1) await db.update(orders).set({ email: noText }).where(eq(orders.id, id))
    return () => mailed(email)
  },
  async 'mail-free-places'(place) {
    const [number, email] = [nextSprint(now), called(place)]
    await db
      .insert(sprints)
      .values({ number, startsAt: sprintStart(number), capacity: 10 })
      .onConflictDoNothing()
    await db.insert(waitlistEntries).values({
      name: 'Ada',
      email,
      sprintNumber: number,
      challenges: secret,
      createdAt: from(place * minute),
      updatedAt: now,
    })
    const ofThem = eq(waitlistEntries.email, email)
    if (place === 1) await db.update(waitlistEntries).set({ email: noText }).where(ofThem)
    return () => mailed(email)
  },
  'invite-referees': (place) => referee(place, { invitationStory: secret }),
  'remind-referees': (place) => referee(place, { invitedAt: from(-8 * day), expiresAt: from(20 * day) }),
  async 'expire-references'(place) {
    const { account } = await ownerWithInvitation(called(0), {
      invitedAt: from(-31 * day),
      expiresAt: from(-day),
    })
    if (place === 1)
      await db.update(tables.users).set({ email: noText }).where(eq(tables.users.id, account.id))
    return () => mailed(account.email)
  },
  async 'close-ended-hours'(place) {
    const { id } = await owner({ profile: { hasOpenHours: true } })
    await openHours(id, { weekly: [] }, product.databaseUrl)
    if (place === 1)
      await db.insert(availabilityDays).values({ profileId: id, day: '2020-01-01', spans: sql`${secret}` })
    return () => db.$count(profiles, sql`id = ${id} and has_open_hours = 0`)
  },
}

test.each(Object.keys(kinds) as JobName[])(
  'one row that %s cannot do keeps it from none of the others',
  async (job) => {
    const [first, broken, last] = [await kinds[job]?.(0), await kinds[job]?.(1), await kinds[job]?.(2)]
    await expect(runJob(job, product.url, now)).rejects.toThrow('500')
    expect([await first?.(), await broken?.(), await last?.()]).toEqual([1, 0, 1])
    const health = await jsonOf<{ jobs: Record<string, { state: string }> }>(
      fetch(`${product.url}/api/health`),
    )
    expect(health.jobs[job]?.state).toBe('failing')
    expect(product.output()).toContain(`${job} could not do row`)
    expect(product.output()).not.toContain(secret)
  },
)
