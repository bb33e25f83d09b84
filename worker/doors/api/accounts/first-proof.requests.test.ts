import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Dashboard } from '#schema/dashboard.ts'
import { defaultAvailability } from '#schema/meetings/meeting-options.ts'
import { type Browser, browser, mailedToken, registeredOwner } from '#test/account.ts'
import { paid } from '#test/billing/checkout.ts'
import { callOn } from '#test/call.ts'
import { mailedLink, mailsTo } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { storiesOf, storyIn, wholeStory } from '#test/stories.ts'
import { tables } from '../../../services/database.ts'
import { inviteWaiting } from '../../../workflows/references/invite-referees.ts'

const { availability, availabilitySpans, busyCalendars, corrections, outbox, profiles, references, users } =
  tables
const { widgetSettings } = tables

type Stranger = Awaited<ReturnType<typeof registeredOwner>>
const inbox =
  (path: string, requestPath: string, kind: string) => async (rightful: Browser, email: string) => {
    await browser().post(requestPath, { email })
    return rightful.post(path, { token: await mailedToken(kind, email), newPassword: 'a lighter loaf' })
  }
/** Every way in which a mailbox can show for the first time whose an account is. */
const firstProofs: [string, (rightful: Browser, email: string) => Promise<Response>][] = [
  [
    'the welcome link',
    async (rightful, email) =>
      rightful.post('/verify-email', {
        token: await mailedToken('welcome', email),
        takesOver: true,
      }),
  ],
  ['a link to sign in', inbox('/login/link/open', '/login/link', 'sign-in-link')],
  ['a new password', inbox('/reset-password', '/forgot-password', 'reset-password')],
  [
    'the link of a purchase',
    async (rightful, email) => {
      await paid(1, { customer_email: email })
      const link = await mailedLink(email, /\/open-account#token=\S+/)
      return rightful.post('/account/open', { token: link.split('#token=')[1], password: 'a lighter loaf' })
    },
  ],
]

const profileAt = async (email: string) => {
  const [profile] = await database().select().from(profiles).where(eq(profiles.email, email))
  if (!profile) throw new Error(`Nobody registered ${email}`)
  return profile
}
const refereesOf = async (stranger: Stranger) => {
  const { id } = await profileAt(stranger.email)
  return database().select().from(references).where(eq(references.profileId, id))
}

/** Whoever registered with an address that is not theirs, and set there whatever they can. */
async function stranger() {
  const one = await registeredOwner()
  const { id } = await profileAt(one.email)
  const { create, submit } = storiesOf(one)
  const story = await storyIn(submit(await create(wholeStory)))
  expect(story.current.status).toBe('submitted')
  const feed = await jsonOf<{ url: string }>(one.post('/meetings/feed/renew'))
  const calendar = { url: 'sealed', host: 'stranger.example' }
  await database()
    .insert(busyCalendars)
    .values({ profileId: id, ...calendar })
  const { weekly: _, daysApart: __, ...rules } = { ...defaultAvailability }
  const place = { timeZone: 'UTC', placeKind: 'link', place: 'https://stranger.example/room' } as const
  await database()
    .insert(availability)
    .values({ profileId: id, ...rules, ...place, isOpen: true, editedAt: new Date() })
  await database().insert(availabilitySpans).values({ profileId: id, weekday: 1, from: 540, to: 600 })
  await database().update(profiles).set({ hasOpenHours: true }).where(eq(profiles.id, id))
  const correction = { asked: 'How do I pay you?', askedKey: 'pay', answer: 'To a stranger.' }
  const now = new Date()
  await database()
    .insert(corrections)
    .values({ profileId: id, ...correction, createdAt: now, editedAt: now })
  await database()
    .insert(widgetSettings)
    .values({ profileId: id, domains: ['https://stranger.example'], editedAt: now })
  return { ...one, id, story, feed: feed.url }
}

test.each(firstProofs)(
  'nothing that a stranger set acts or leaks after a first proof by %s',
  async (_, show) => {
    const { id, email, story, feed, ...account } = await stranger()
    const rightful = browser()
    expect((await show(rightful, email)).ok).toBe(true)

    // What the job writes for one owner; the job itself would write for the other tests.
    const [owner] = await database().select().from(users).where(eq(users.email, email))
    await inviteWaiting(callOn(database()), owner?.id ?? '')
    const referees = await refereesOf({ ...account, email })
    expect(referees.map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
    for (const referee of referees) expect(await mailsTo(referee.email)).toEqual([])
    expect((await fetch(feed)).status).toBe(404)
    const calendars = await database().select().from(busyCalendars).where(eq(busyCalendars.profileId, id))
    const hours = await database().select().from(availability).where(eq(availability.profileId, id))
    const spans = await database().select().from(availabilitySpans).where(eq(availabilitySpans.profileId, id))
    const sites = await database().select().from(widgetSettings).where(eq(widgetSettings.profileId, id))
    expect([calendars, hours, spans, sites]).toEqual([[], [], [], []])
    const rows = await database().select().from(corrections).where(eq(corrections.profileId, id))
    expect(rows).toMatchObject([{ answer: 'To a stranger.', isActive: false }])
    expect(await profileAt(email)).toMatchObject({ isActive: false, hasOpenHours: false, listedAt: null })
    const [mail] = await mailsTo(email, 'first-proof')
    expect(mail?.text).toContain('the invitations are cancelled')
    expect(mail?.text).toContain('Answers that the agent was taught are switched off')

    if (!(await rightful.user())) await rightful.post('/login', { email, password: 'a lighter loaf' })
    const { current } = await storiesOf(rightful).read(story)
    expect(current.status).toBe('taken-back')
    const { checklist } = await jsonOf<Dashboard>(rightful.get('/current-user-dashboard'))
    expect(checklist.find(({ step }) => step === 'be-active')).toMatchObject({ done: false })
  },
)

test('an owner who has proven their address may ask the same referees themselves', async () => {
  const one = await registeredOwner()
  const rightful = browser()
  await rightful.post('/verify-email', {
    token: await mailedToken('welcome', one.email),
    takesOver: true,
  })
  const [referee] = await refereesOf(one)
  if (!referee) throw new Error('Nobody was named')
  const invitation = {
    firstName: 'Ilse',
    lastName: 'Brandt',
    email: referee.email,
    solutionStory: 'We counted what was left every evening.',
  }
  expect((await rightful.post('/references', invitation)).status).toBe(201)
  await expect
    .poll(async () => (await mailsTo(referee.email)).map(({ kind }) => kind))
    .toEqual(['invitation'])
})

test('an owner who confirms in the browser of the registration keeps all their settings', async () => {
  const { id, email, feed, ...owner } = await stranger()
  expect((await owner.post('/verify-email', { token: await mailedToken('welcome', email) })).status).toBe(200)
  expect((await fetch(feed)).status).toBe(200)
  expect(await profileAt(email)).toMatchObject({ isActive: true, hasOpenHours: true })
  const statuses = (await refereesOf({ ...owner, email })).map(({ status }) => status)
  expect(statuses).toEqual(['invited', 'invited'])
  expect(await mailsTo(email, 'first-proof')).toEqual([])
})

test('a later link to sign in, or new password, takes nothing from an owner with a proven address', async () => {
  const { id, email, feed, ...owner } = await stranger()
  await owner.post('/verify-email', { token: await mailedToken('welcome', email) })
  for (const [, show] of firstProofs.slice(1, 3)) expect((await show(browser(), email)).ok).toBe(true)
  expect((await fetch(feed)).status).toBe(200)
  expect(await profileAt(email)).toMatchObject({ isActive: true, hasOpenHours: true })
  expect(await mailsTo(email, 'first-proof')).toEqual([])
})

test('a stranger’s write under way as the address is proven to be another’s is not kept', async () => {
  const one = await registeredOwner()
  await paid(3, { customer_email: one.email }, one)
  const rightful = browser()
  const token = await mailedToken('welcome', one.email)
  const moment = { firstName: 'Eve', lastName: 'Late', solutionStory: 'We counted what was left.' }
  let isOpen = true
  const loop = async (send: (turn: number) => Promise<Response>) => {
    for (let turn = 0; isOpen && turn < 200; turn += 1) await send(turn)
    await send(-1)
  }
  const loops = [
    ...[1, 2, 3].map(() => loop(() => one.post('/meetings/feed/renew'))),
    ...[1, 2].map((lane) =>
      loop((turn) =>
        one.post('/references', { ...moment, email: `${lane}.${turn}.${one.profileUrl}@late.example` }),
      ),
    ),
    loop((turn) => one.put('/customer-profile', { isActive: turn % 2 === 0 })),
    ...[1, 2, 3].map((lane) =>
      loop((turn) => one.post('/corrections', { asked: `What is ${lane} ${turn}?`, answer: 'Mine.' })),
    ),
    ...[1, 2].map(() => loop(() => one.put('/widget-settings', { domains: ['https://late.example'] }))),
  ]
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect((await rightful.post('/verify-email', { token, takesOver: true })).status).toBe(200)
  isOpen = false
  await Promise.all(loops)
  expect(await jsonOf(rightful.get('/meetings/feed'))).toEqual({ url: null })
  const standing = (await refereesOf(one)).filter(({ status }) => status !== 'cancelled')
  expect(standing.map(({ email }) => email)).toEqual([])
  const { id, isActive } = await profileAt(one.email)
  expect(isActive).toBe(false)
  const rows = await database().select().from(corrections).where(eq(corrections.profileId, id))
  expect(rows.filter((correction) => correction.isActive)).toEqual([])
  const sites = await database().select().from(widgetSettings).where(eq(widgetSettings.profileId, id))
  expect(sites).toEqual([])
  const [user] = await database().select().from(users).where(eq(users.email, one.email))
  expect(user?.emailVerified).toBe(true)
  const mails = await database().select().from(outbox).where(eq(outbox.to, one.email))
  expect(mails.filter(({ kind }) => kind === 'first-proof')).toHaveLength(1)
})
