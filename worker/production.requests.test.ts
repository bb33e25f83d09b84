import { request } from 'node:http'
import { eq, inArray, like } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { newBadgeKey } from '#schema/badges/keys.ts'
import { normaliseEmail } from '#schema/email.ts'
import { plans } from '#schema/levels.ts'
import { scorecardAnswerSchema } from '#schema/scorecard/scorecard-answers.ts'
import { browser, signedInAs } from '#test/account.ts'
import { answerOf, visitorOf } from '#test/agent.ts'
import { callOn } from '#test/call.ts'
import { startFakeMail } from '#test/fakes/mail.ts'
import { startOwnDatabase } from '#test/fakes/own-database.ts'
import { startFakeStripe } from '#test/fakes/stripe/stripe.ts'
import { databaseAt, writePerson } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { at, jsonOf, postJson } from '#test/requests.ts'
import { calls } from './doors/calls.ts'
import { leadsOf } from './features/leads/queries.ts'
import { picturesPerDay } from './features/sharing/commands.ts'
import { dayOf } from './services/clock.ts'
import { tables } from './services/database.ts'
import { keyedHash } from './services/tokens.ts'
import { updatePublications } from './workflows/profiles/update-publication.ts'

const secret = 'a secret of production, long enough'
const mail = await startFakeMail()
const stripe = await startFakeStripe()
/** A database of its own: production sends the mails of everybody in it. */
const databaseUrl = await startOwnDatabase()
const database = () => databaseAt(databaseUrl)
const product = await startProduct({
  APP_ENV: 'production',
  APP_URL: 'https://rembrandt.example',
  AUTH_SECRET: secret,
  BADGE_KEYS: newBadgeKey('k1'),
  RESEND_API_KEY: 'none',
  ...stripe.variables,
  MAIL_FROM: 'Rembrandt <mail@rembrandt.example>',
  MAIL_API_URL: mail.url,
  RATE_LIMITS: 'on',
  TURSO_DATABASE_URL: databaseUrl,
})
afterAll(async () => {
  await product.stop()
  mail.stop()
  stripe.stop()
})

const { budgets, outbox } = tables
/** Where people sign in. */
const here = { url: product.url, databaseUrl, authSecret: secret }
async function publish(overrides: Parameters<typeof writePerson>[0] = {}) {
  const person = await writePerson(overrides, databaseUrl)
  expect(await updatePublications(callOn(database()), [person.id])).toEqual([])
  return person
}
/** Today and tomorrow: a call may come after midnight, and an address has another hash then. */
const days = [0, 24].map((hours) => dayOf(new Date(Date.now() + hours * 3600_000)))
type Subject = (day: string) => string | Promise<string>
const addressHash = (day: string) => keyedHash(secret, 'address', `127.0.0.1 ${day}`)
const visitorHere: Subject = async (day) => `visitor:${await addressHash(day)}`
const agentOf =
  (id: number): Subject =>
  () =>
    `profile:${id}`
const use = async (subjectOn: Subject, used: number) => {
  const rows = await Promise.all(days.map(async (day) => ({ subject: await subjectOn(day), day, used })))
  await database()
    .insert(budgets)
    .values(rows)
    .onConflictDoUpdate({ target: [budgets.subject, budgets.day], set: { used } })
}
/** The most that was counted on either day. */
const used = async (subjectOn: Subject) => {
  const subjects = await Promise.all(days.map(subjectOn))
  const rows = await database().select().from(budgets).where(inArray(budgets.subject, subjects))
  return Math.max(...rows.map((row) => row.used))
}

test('no route of the tests exists in production', async () => {
  for (const path of ['clock', 'cron/republish-changed', 'cron/nothing', 'mail', '']) {
    for (const answer of [
      await postJson(`${product.url}/api/dev/${path}`, { now: null }),
      await fetch(`${product.url}/api/dev/${path}`),
    ]) {
      expect(answer.status, path).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' })
    }
  }
  expect((await fetch(`${product.url}/dev/mail`)).status).toBe(404)
})

test('nobody can set the time in production', async () => {
  const entered = { name: 'Anybody', email: 'anybody@company.example', answers: {} }
  const { submission } = scorecardAnswerSchema.parse(
    await jsonOf(postJson(`${product.url}/api/scorecard`, entered, at(new Date(0)))),
  )
  const answer = fetch(`${product.url}/api/scorecard/${submission.token}/for-chat`, {
    headers: at(new Date(0)),
  })
  const { expiresAt } = await jsonOf<{ expiresAt: string }>(answer)
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now())
})

const mailTo = (to: string, kind: string) => ({
  to,
  kind,
  normalisedTo: normaliseEmail(to),
  subject: '',
  text: '',
  html: '',
})

test('nobody’s mailbox is flooded: past twenty in a day, a result is not mailed', async () => {
  const to = `flooded-${Date.now()}@company.example`
  const mailOf = (number: number) => ({ ...mailTo(to, 'scorecard-result'), key: `${to} ${number}` })
  const past = { attachments: [], createdAt: new Date(), dueAt: null }
  await database()
    .insert(outbox)
    .values(Array.from({ length: 19 }, (_, number) => ({ ...mailOf(number), ...past })))
  for (const email of [to, to.toUpperCase(), to.replace('@', '+tag@')]) {
    const answer = await postJson(`${product.url}/api/scorecard`, { name: 'Anybody', email, answers: {} })
    expect(answer.status).toBe(200)
  }
  const written = await database().select({ to: outbox.to }).from(outbox).where(eq(outbox.normalisedTo, to))
  expect(written, 'whatever the tag').toHaveLength(20)
})

test('an expert’s mailbox is not flooded either: past fifty in a day a lead is kept, but not mailed', async () => {
  const owner = await publish({ profile: { plan: 'sprint', scorecardActive: true } })
  const to = `${owner.profileUrl}@owner.example`
  const mailOf = (number: number) => ({ ...mailTo(to, 'lead'), key: `${to} ${number}` })
  const past = { attachments: [], createdAt: new Date(), dueAt: null }
  await database()
    .insert(outbox)
    .values(Array.from({ length: 49 }, (_, number) => ({ ...mailOf(number), ...past })))
  const shared = { name: 'Anybody', answers: {}, profileUrl: owner.profileUrl, sharesWithOwner: true }
  for (const email of ['one@company.example', 'another@company.example'])
    expect((await postJson(`${product.url}/api/scorecard`, { ...shared, email })).status).toBe(200)
  expect((await leadsOf(callOn(database()), owner.id)).leads).toHaveLength(2)
  expect(await database().select({ to: outbox.to }).from(outbox).where(like(outbox.to, to))).toHaveLength(50)
})

test('pages made at build know where they stand: their address and their picture name APP_URL', async () => {
  for (const path of ['/', '/scorecard', '/create-cv']) {
    const html = await (await fetch(product.url + path)).text()
    expect(html).toContain(`<link rel="canonical" href="https://rembrandt.example${path}"/>`)
    expect(html).toMatch(/<meta property="og:image" content="https:\/\/rembrandt\.example\/[^"]+"\/>/)
    expect(html).not.toContain('origin.invalid')
  }
})

test('a visitor’s token travels over TLS only', async () => {
  const { profileUrl } = await publish()
  const answer = await visitorOf(profileUrl, browser(product.url)).save('Hello')
  expect(answer.status).toBe(201)
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^__Host-visitor=\S+;.* Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('a session travels over TLS only, to this host only, and in no log', async () => {
  const { email, password } = await signedInAs('owner', here)
  const answer = await postJson(`${product.url}/api/login`, { email, password })
  const [cookie = ''] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-session=\S+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const [pair = ''] = cookie.split(';')
  const { user } = await jsonOf<{ user: object }>(
    fetch(`${product.url}/api/session`, { headers: { Cookie: pair } }),
  )
  expect(user).toMatchObject({ email, role: 'owner' })
  await expect.poll(() => product.output()).toContain('"path":"/api/session"')
  for (const text of [email, password, pair.slice(pair.indexOf('=') + 1, 40)])
    expect(product.output()).not.toContain(text)
})

test.each([
  ['an administrator', 'admin', 12],
  ['an owner', 'owner', 30 * 24],
] as const)('the session of %s (%s) ends %i hours after it was last used', async (_, role, hours) => {
  const { id, email, password } = await signedInAs(role, here)
  const { sessions } = tables
  const ofAccount = eq(sessions.userId, id)
  await database().delete(sessions).where(ofAccount)
  const answer = await postJson(`${product.url}/api/login`, { email, password })
  const [Cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';')
  const hoursLeft = async () => {
    const [session] = await database().select().from(sessions).where(ofAccount)
    return Math.round(((session?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000)
  }
  expect(await hoursLeft()).toBe(hours)
  const earlier = new Date(Date.now() - 2 * 3_600_000)
  await database()
    .update(sessions)
    .set({ updatedAt: earlier, expiresAt: new Date(Date.now() + 3_600_000) })
    .where(ofAccount)
  expect((await fetch(`${product.url}/api/session`, { headers: { Cookie } })).status).toBe(200)
  await expect.poll(hoursLeft).toBe(hours)
})

test('every call of an administrator without a second factor says that one has to be set up', async () => {
  const { id, email, password } = await signedInAs('admin', here)
  const signedIn = await postJson(`${product.url}/api/login`, { email, password })
  const [pair = ''] = (signedIn.headers.getSetCookie()[0] ?? '').split(';')
  const headers = { Cookie: pair, 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0' }
  const ofAdmins = [...calls].filter(
    ([, { caller }]) =>
      typeof caller === 'object' &&
      'roles' in caller &&
      caller.roles.includes('admin') &&
      !caller.beforeFactor,
  )
  expect(ofAdmins.length).toBeGreaterThan(10)
  for (const [call] of ofAdmins) {
    const [method = '', pattern = ''] = call.split(' ')
    const path = pattern.replace(/:\w+\{(\w+)\|[^}]+\}/g, '$1').replace(/:\w+/g, '1')
    const answer = await fetch(`${product.url}/api${path}`, {
      method,
      headers,
      ...(method !== 'GET' && { body: '{}' }),
    })
    expect(answer.status, call).toBe(403)
    expect(await answer.json(), call).toMatchObject({ code: 'TOTP_REQUIRED' })
  }
  await database().update(tables.users).set({ twoFactorEnabled: true }).where(eq(tables.users.id, id))
  expect((await fetch(`${product.url}/api/registrations?limit=1`, { headers })).status).toBe(200)
})

test('the log contains no name and no full network address', async () => {
  await fetch(`${product.url}/api/public-profiles/jane%40company.com`)
  await expect.poll(() => product.output()).toContain('"path":"/api/public-profiles/:profileUrl"')
  expect(product.output()).toContain('"address":"127.0.•.•"')
  expect(product.output()).not.toMatch(/127\.0\.0\.1|jane/)
})

test('the log says which account asked, by its id alone, and why somebody was refused', async () => {
  const { id, email, password } = await signedInAs('owner', here)
  const signedIn = await postJson(`${product.url}/api/login`, { email, password })
  const [Cookie = ''] = (signedIn.headers.getSetCookie()[0] ?? '').split(';')
  await fetch(`${product.url}/api/admin/jobs`, { headers: { Cookie } })
  await postJson(`${product.url}/api/login`, { email, password: 'not it at all' })
  const lines = () =>
    product
      .output()
      .split('\n')
      .filter((line) => line.includes('"path"'))
  await expect
    .poll(lines)
    .toContainEqual(
      expect.stringMatching(new RegExp(`"/api/admin/jobs".*403.*"account":"${id}","code":"FORBIDDEN"`)),
    )
  await expect
    .poll(lines)
    .toContainEqual(expect.stringMatching(/"path":"\/api\/login","status":401.*"code":"WRONG_CREDENTIALS"/))
  expect(product.output()).not.toContain(email)
})

test('the log names the pattern of a route, never what a private link holds', async () => {
  const token = 'a-private-token-of-somebody'
  const logged = [
    ['/api/scorecard/:token', `/api/scorecard/${token}`],
    ['/api/scorecard/:token/for-chat', `/api/scorecard/${token}/for-chat`],
    ['/api/*', `/api/scorecard/${token}/mistyped`],
    ['/scorecard/:profileUrl', `/scorecard/${token}?result=${token}`],
    ['/solution-gallery', `/solution-gallery?q=${token}`],
    ['/public/:profileUrl', `/public/${token}`],
    ['/*', `/mistyped/${token}?result=${token}`],
  ] as const
  for (const [pattern, path] of logged) {
    await fetch(product.url + path, { redirect: 'manual' })
    await expect
      .poll(() => product.output(), { message: path })
      .toContain(`"method":"GET","path":"${pattern}"`)
  }
  await postJson(`${product.url}/api/scorecard/${token}`, {})
  await expect.poll(() => product.output()).toContain('"method":"POST","path":"/api/*"')
  expect(product.output()).not.toContain(token)
})

test('a question counts towards its visitor’s day, and takes none of an owner’s tokens without a model', async () => {
  const { id, profileUrl } = await publish()
  await use(visitorHere, 0)
  await use(agentOf(id), 0)
  await answerOf(await visitorOf(profileUrl, browser(product.url)).ask('Who fills a ferry?'))
  expect(await used(visitorHere)).toBe(1)
  expect(await used(agentOf(id))).toBe(0)
})

test('looking up one address after the other is rate limited', async () => {
  const lookUp = (index: number) =>
    fetch(`${product.url}/api/solution-profile/nobody-${index}@haddad.example`)
  const answers = await untilRefused(lookUp, 30)
  expect(answers[0]?.status).toBe(404)
  const refused = answers.at(-1)
  expect(refused?.status).toBe(429)
  expect(await refused?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(refused?.headers.get('retry-after')).toBe('60')
})

test('the last question of a day is answered, and the next one is told so', async () => {
  const { profileUrl } = await publish()
  const someone = visitorOf(profileUrl, browser(product.url))
  await use(visitorHere, 199)
  const last = await someone.ask('Who fills a ferry?')
  expect(last.status).toBe(200)
  await answerOf(last)
  expect(await used(visitorHere)).toBe(200)
  await use(visitorHere, 200)
  const next = await someone.ask('Who empties it?')
  expect(next.status).toBe(429)
  expect(await next.json()).toEqual({
    code: 'DAILY_LIMIT',
    error: 'That was the last question for today. The agent will be glad to talk again tomorrow.',
  })
  expect(Number(next.headers.get('retry-after')), 'until midnight, UTC').toBeGreaterThan(0)
  expect(Number(next.headers.get('retry-after'))).toBeLessThanOrEqual(24 * 3600)
  await use(visitorHere, 0)
})

test('an agent without a model answers on when the allowance of its plan is used up', async () => {
  const { id, profileUrl } = await publish({ profile: { plan: 'free' } })
  await use(agentOf(id), plans.free.agentTokensPerDay)
  const { text } = await answerOf(await visitorOf(profileUrl, browser(product.url)).ask('Who fills a ferry?'))
  expect(text).not.toBe('')
})

test.each<[string, (profileUrl: string) => Subject, number]>([
  ['one address', () => async (day) => `pictures:${await addressHash(day)}`, picturesPerDay.address],
  ['one profile', (profileUrl) => () => `pictures:${profileUrl}`, picturesPerDay.profile],
])(
  'no more pictures are drawn for %s than the day’s allowance, and stored ones are still shown',
  async (_, of, limit) => {
    const drawn = await publish({ profile: { isSample: true } })
    const other = drawn.storyIds[0]
    const open = (path: string) => fetch(`${product.url}/share/${drawn.profileUrl}/${path}0.png`)
    expect((await open('')).status).toBe(200)
    await use(of(drawn.profileUrl), limit)
    const refused = await open(`story-${other}/`)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'PICTURE_LIMIT' })
    expect((await open('')).status, 'kept').toBe(200)
    await use(of(drawn.profileUrl), limit - 1)
    expect((await open(`story-${other}/`)).status).toBe(200)
    await use(of(drawn.profileUrl), 0)
  },
)

test('more than twenty messages in a minute are too many, and a sentence says so', async () => {
  const { profileUrl } = await publish()
  const someone = visitorOf(profileUrl, browser(product.url))
  const answers = await untilRefused((message) => someone.save(`Message ${message}`), 20)
  // The tests before have sent some, too.
  expect(new Set(answers.slice(0, -1).map(({ status }) => status))).toEqual(new Set([201]))
  const [answer] = answers.slice(-1) as [Response]
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(await jsonOf(answer)).toEqual({
    code: 'TOO_MANY_REQUESTS',
    error: 'That was too fast for us. Please wait a moment and try again.',
  })
  const other = await fetch(`${product.url}/api/public-profiles/${profileUrl}`)
  expect(other.status, 'reading goes on').toBe(200)
})

/** Sends until it is too much, each one answered before the next; on a slow machine the minute of the limit may end meanwhile, and another begins. */
async function untilRefused<Answer extends { status?: number | undefined }>(
  send: (number: number) => Promise<Answer>,
  allowed: number,
): Promise<Answer[]> {
  const answers: Answer[] = []
  while (answers.at(-1)?.status !== 429 && answers.length <= 3 * allowed)
    answers.push(await send(answers.length + 1))
  return answers
}
/** Asks as a visitor at another address of this machine. */
const askFrom = (localAddress: string, path: string, body?: object) =>
  new Promise<number | undefined>((resolve, reject) => {
    const options = {
      localAddress,
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json' },
    }
    const url = product.url.replace('localhost', '127.0.0.1') + path
    const clientRequest = request(url, options, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    clientRequest.on('error', reject).end(body && JSON.stringify(body))
  })

// Other systems have no second address to come from.
test.runIf(process.platform === 'linux')(
  'a visitor who searches too much keeps nobody else from searching',
  async () => {
    const page = '/solution-gallery?q=ferry'
    // The page asks the same call, and is only dearer.
    const search = (number: number) =>
      number <= 60
        ? askFrom('127.0.0.3', '/api/smart-search', { query: 'ferry' })
        : askFrom('127.0.0.3', page)
    const searched = await untilRefused(async (number) => ({ status: await search(number) }), 60)
    expect(searched.slice(0, 60).map(({ status }) => status)).toEqual(Array(60).fill(200))
    expect(searched.at(-1)?.status).toBe(429)
    expect(await askFrom('127.0.0.4', page)).toBe(200)
  },
)

test('a visitor cannot pass for another IP address', async () => {
  const { profileUrl } = await publish()
  const body = { sessionId: 'borrowed-address', message: 'Hello', isUser: true, agentName: profileUrl }
  for (const name of ['CF-Connecting-IP', 'X-Forwarded-For', 'X-Real-IP', 'Forwarded']) {
    const save = (number: number) =>
      postJson(`${product.url}/api/chat`, body, { [name]: `198.51.100.${number}` })
    const answers = await untilRefused(save, 20)
    expect(answers.at(-1)?.status, name).toBe(429)
  }
})
