import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { dashboardSchema } from '#schema/dashboard.ts'
import { type Counts, type Figures, figuresSchema } from '#schema/figures/figure-answers.ts'
import { figurePeriods } from '#schema/options.ts'
import { signedInAs } from '#test/account.ts'
import { ownProcess } from '#test/call.ts'
import { database, publishPerson, runJob } from '#test/people.ts'
import { at } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'
import { app } from '../../app.ts'

const unlimited = { limit: async () => ({ success: true }) }
/** The worker itself, as visitors from many addresses reach it. */
const env = {
  APP_ENV: 'local',
  APP_URL: 'http://nowhere.example',
  AUTH_SECRET: inject('authSecret'),
  TURSO_DATABASE_URL: inject('databaseUrl'),
  RATE_LIMITS: 'off',
  READ_LIMITER: unlimited,
  CHAT_LIMITER: unlimited,
}
const firefox = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
const dayMs = 24 * 3600_000
const midnight = Math.floor(Date.now() / dayMs) * dayMs
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
/** What each source says of itself, and what it is counted as. */
const froms = [
  ['', 'direct'],
  ['www.google.com', 'search'],
  ['lnkd.in', 'linkedin.com'],
  ['uk.linkedin.com', 'linkedin.com'],
  ['gallery', 'gallery'],
  ['10.0.0.1', 'others'],
  ...Array.from({ length: 9 }, (_, number) => [`site-${number}.example`, `site-${number}.example`]),
] as [string, string][]

type Happened = { kind: string; day: string; source: string }

test('every figure is a plain count of events, without repeats, and stays after they expire', async () => {
  const people = await Promise.all(
    (['starter', 'sprint', 'free'] as const).map(async (plan) => {
      const owner = await signedInAs('owner')
      const profile = { plan, ownerId: owner.id, scorecardActive: true }
      return {
        owner,
        expected: new Map<string, Happened>(),
        ...(await publishPerson({ profile, stories: [{}] })),
      }
    }),
  )
  const random = seeded(26)
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  for (let step = 0; step < 500; step += 1) {
    const { owner, expected, profileUrl, storyIds } = oneOf(people)
    const back = oneOf([0, 0, 1, 1, 6, 7, 29, 30, 59, 60, 89, 90, 179, 180, 399, 401, 420])
    const time = midnight - back * dayMs + oneOf([0, 1, Math.floor(random() * dayMs), dayMs - 1])
    const address = `198.51.100.${oneOf([1, 2, 3, 4])}`
    const [from, source] = oneOf(froms)
    const role = oneOf(['visitor', 'visitor', 'visitor', 'visitor', 'owner', 'bot'] as const)
    // The jobs of other tests erase what is older than 400 days meanwhile: nothing of that is repeated.
    const kind =
      back > 400
        ? 'chatStarted'
        : oneOf(['profileViewed', 'profileViewed', 'storyOpened', 'chatStarted'] as const)
    const subject = { profileViewed: '', storyOpened: String(storyIds[0]), chatStarted: randomUUID() }[kind]
    const body =
      kind === 'chatStarted'
        ? { sessionId: subject, message: 'Hello', isUser: true, agentName: profileUrl }
        : { kind, profileUrl, from, ...(subject && { storyId: Number(subject) }) }
    const answer = await app.request(
      kind === 'chatStarted' ? '/api/chat' : '/api/seen',
      {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'Content-Type': 'application/json',
          'cf-connecting-ip': address,
          ...at(new Date(time)),
          'User-Agent': role === 'bot' ? 'Googlebot/2.1' : firefox,
          ...(role === 'owner' && { Cookie: `session=${owner.cookies.get('session')}` }),
        },
      },
      env,
      ownProcess,
    )
    expect(answer.ok, await answer.clone().text()).toBe(true)
    const day = dayOf(time)
    const view = expected.get(`profileViewed ${day} ${address} `)
    const key = `${kind} ${day} ${address} ${subject}`
    if (role === 'visitor' && !expected.has(key))
      expected.set(key, { kind, day, source: view?.source ?? (kind === 'chatStarted' ? 'direct' : source) })
  }
  const isKept = ({ day }: Happened) => day >= dayOf(midnight - 399 * dayMs)
  for (const { id, expected } of people)
    expect(sorted((await recorded(id)).filter(isKept))).toEqual(sorted([...expected.values()].filter(isKept)))

  const requests = people.flatMap((person) => figurePeriods.map((days) => ({ person, days })))
  const compare = () =>
    Promise.all(
      requests.map(async ({ person, days }) => {
        const { owner, expected, plan } = person
        for (const now of [midnight, midnight + dayMs - 1, midnight + dayMs]) {
          const answer = await owner.get(`/dashboard/figures?days=${days}`, at(new Date(now)))
          const figures = figuresSchema.strict().parse(await answer.json())
          expect(figures).toEqual(plainCount([...expected.values()], days, now, plan !== 'free'))
        }
        const answer = await owner.get('/current-user-dashboard')
        const { analytics } = dashboardSchema.parse(await answer.json())
        const { views, chats } = countOf([...expected.values()])
        expect(analytics).toMatchObject({ profileViews: views, chatInteractions: chats })
      }),
    )
  await compare()

  await runJob('expire-events')
  await runJob('expire-figures')
  for (const { id } of people) {
    const rows = await database()
      .select({ day: tables.figures.day })
      .from(tables.figures)
      .where(eq(tables.figures.profileId, id))
    const days = rows.flatMap(({ day }) => day || [])
    expect(days.every((day) => day >= dayOf(midnight - 400 * dayMs))).toBe(true)
    expect((await recorded(id)).every(({ day }) => day >= dayOf(midnight - 400 * dayMs))).toBe(true)
  }
  await compare()
})

const recorded = (profileId: number): Promise<Happened[]> =>
  database()
    .select({ kind: tables.events.kind, day: tables.events.day, source: tables.events.source })
    .from(tables.events)
    .where(eq(tables.events.profileId, profileId))
const sorted = (happened: Happened[]) =>
  happened.map(({ kind, day, source }) => `${day} ${kind} ${source}`).sort()

const countOf = (happened: Happened[]): Counts => {
  const count = (kind: string) => happened.filter((one) => one.kind === kind).length
  return { views: count('profileViewed'), chats: count('chatStarted'), scorecards: 0, bookings: 0 }
}

/** What the call is to answer, counted from what happened. */
function plainCount(happened: Happened[], days: Figures['days'], now: number, isDetailed: boolean): Figures {
  const allDays = Array.from({ length: days }, (_, number) => dayOf(now - (days - 1 - number) * dayMs))
  const earlier = Array.from({ length: days }, (_, number) => dayOf(now - (days + number) * dayMs))
  const within = happened.filter(({ day }) => allDays.includes(day))
  const sources = [...new Set(within.map(({ source }) => source))]
    .map((source) => ({ source, ...countOf(within.filter((one) => one.source === source)), opened: 0 }))
    .filter(({ views, chats }) => views + chats)
    .sort(
      (one, other) =>
        other.views - one.views || other.chats - one.chats || one.source.localeCompare(other.source),
    )
  const topSources = sources.filter(({ source }) => source !== 'others').slice(0, 8)
  const rest = within.filter(({ source }) => !topSources.some((one) => one.source === source))
  const others = countOf(rest)
  return {
    days,
    totals: countOf(within),
    before: countOf(happened.filter(({ day }) => earlier.includes(day))),
    byDay: isDetailed
      ? allDays.map((day) => ({ day, ...countOf(within.filter((one) => one.day === day)) }))
      : null,
    bySource: isDetailed
      ? [...topSources, ...(others.views + others.chats ? [{ source: 'others', ...others, opened: 0 }] : [])]
      : null,
  }
}
