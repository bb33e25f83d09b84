import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { galleryPageSchema } from '#schema/gallery/gallery-answers.ts'
import { businessAreas, industries } from '#schema/options.ts'
import { paths, services } from '#schema/paths.ts'
import { sampleLogins } from '#scripts/local/accounts/login-file.ts'
import { browser, signedInAs, signIn } from '#test/account.ts'
import { booking, openHours, slots } from '#test/meetings.ts'
import { publishPerson } from '#test/people.ts'
import { accepted } from '#test/requests.ts'
import { ask, json } from '../instruments/calls.ts'
import type { Product } from '../instruments/products.ts'
import { bareRoute, list } from '../pages/pages.ts'
import { variedQueries } from '../search/search-data.ts'

/** Something that visitors, owners or the clock do; each turn is about something else. */
type Operation = {
  name: string
  /** Done before it is counted, not before it is timed. */
  before?: () => Promise<unknown>
  act: (turn: number) => Promise<unknown>
  /** Takes so little of the processor that only many of it can be timed. */
  isShort?: boolean
  isSave?: boolean
}

const people = 100
/** An isolate asks KV again after a second. */
const isolateMs = 1_200
const renderingMs = 100
const asBrowser = { 'User-Agent': 'Mozilla/5.0' }

/** What is counted, of a worker that answers at an address, on the database of a product. */
export async function operations(product: Product, at: string): Promise<Operation[]> {
  const where = {
    url: at,
    databaseUrl: product.databaseUrl,
    authSecret: readFileSync(join(product.dataFolder, 'auth-secret'), 'utf8').trim(),
  }
  const api = at + services.api
  const [visited = '', ...others] = await listed(product, people)
  const profileAt = (turn: number) => others[turn % others.length] ?? ''
  const filters = businessAreas.flatMap((area) => industries.map((industry) => ({ area, industry })))
  const page = (path: string) => ask(at + path)
  const visit = (path: () => string) => ({
    before: async () => {
      await page(path())
      await sleep(isolateMs)
    },
    act: () => page(path()),
    isShort: true,
  })
  const queries = variedQueries(people)
  const host = await publishPerson(
    { profile: { isSample: false, plan: 'sprint', hasOpenHours: true } },
    where,
  )
  await openHours(host.id, {}, where.databaseUrl)
  const times = slots(1_000).slice(40)
  const owner = await signedInAs('owner', where)
  const owned = { ownerId: owner.id, email: owner.email, plan: 'premium' as const, isSample: false }
  await publishPerson({ profile: owned }, where)
  const login = sampleLogins(product.dataFolder).find(({ role }) => role === 'owner')
  const ofSession = (sessionId: string, turn: number) =>
    ask(
      `${api}/chat/ai-response`,
      json({ sessionId, agentName: profileAt(turn), userMessage: `How do you begin? ${turn}` }, asBrowser),
    )
  return [
    { name: 'bare route', act: () => page(bareRoute), isShort: true },
    { name: 'cached gallery page', ...visit(() => paths.gallery.href()) },
    { name: 'cached profile page', ...visit(() => paths.profile.href(visited)) },
    { name: 'cached agent page', ...visit(() => paths.coachAgent.href()) },
    { name: 'cached frame of the widget', ...visit(() => paths.embed.href(visited)) },
    {
      name: 'uncached gallery page (of a filter)',
      act: (turn) => page(paths.gallery.href(filters[turn % filters.length])),
    },
    {
      name: 'profile page whose copy is over a minute old, renewed behind its visitor',
      async act(turn) {
        await ask(at + paths.profile.href(visited), { headers: inMinutes(2 * turn) })
        // Who came at once would share the rendering.
        await sleep(renderingMs)
      },
    },
    { name: 'uncached profile page', act: (turn) => page(paths.profile.href(profileAt(turn))) },
    { name: 'gallery as JSON, first page with its count', act: () => page(list()) },
    {
      name: 'smart search',
      act: (turn) =>
        ask(
          `${api}/smart-search`,
          json({ query: queries[turn % queries.length], businessArea: 'all', industry: 'all' }),
        ),
    },
    {
      name: 'event: a profile is viewed',
      act: (turn) =>
        ask(
          `${api}/seen`,
          json(
            { kind: 'profileViewed', profileUrl: profileAt(turn), from: 'search.example' },
            { ...asBrowser, 'CF-Connecting-IP': `10.1.${turn >> 8}.${turn & 255}` },
          ),
        ),
    },
    {
      name: 'chat, the first question of a conversation (built-in agent)',
      act: (turn) => ofSession(randomUUID(), turn),
    },
    {
      name: 'booking: times offered, one booked, both mailed',
      async act(turn) {
        await ask(`${api}/meetings/slots/${host.profileUrl}`)
        await ask(`${api}/meetings`, json(booking(host.profileUrl, times[turn] ?? ''), asBrowser))
      },
    },
    {
      name: 'save of a published profile',
      isSave: true,
      act: (turn) => accepted(owner.put('/customer-profile', { about: `Edit ${turn}.` })),
    },
    {
      name: 'sign-in with a password',
      act: () => signIn(browser(at), login?.email ?? '', login?.password ?? ''),
    },
    {
      name: 'words counted anew, each hour',
      act: () => ask(`${api}/dev/cron/count-words`, json({})),
    },
    {
      name: 'jobs of a minute in which nothing happened',
      act: () => ask(`${api}/dev/timetable`, json({ expression: '* * * * *' })),
    },
  ]
}

/** The addresses of the first profiles in the gallery. */
async function listed({ url }: Product, count: number): Promise<string[]> {
  const found: string[] = []
  for (let cursor: string | null = ''; cursor !== null && found.length < count; ) {
    const answer = await ask(`${url}${list()}?limit=48${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    const page = galleryPageSchema.parse(JSON.parse(answer))
    found.push(...page.profiles.map(({ profileUrl }) => profileUrl))
    cursor = page.nextCursor
  }
  return found
}

/** The header that has a request be made later. */
const inMinutes = (minutes: number) => ({ 'X-Now': new Date(Date.now() + 60_000 * minutes).toISOString() })
