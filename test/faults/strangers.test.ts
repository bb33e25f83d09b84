import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { setCalendar } from '#worker/features/meetings/busy-calendar/commands.ts'
import { tables } from '#worker/services/database.ts'
import { seal } from '#worker/services/sealing.ts'
import { browser } from '../account.ts'
import { visitorOf } from '../agent.ts'
import { checkout } from '../billing/checkout.ts'
import { callOn } from '../call.ts'
import { eventually } from '../eventually.ts'
import { calendarOf, startFakeCalendars } from '../fakes/calendars.ts'
import { listening } from '../fakes/listening.ts'
import { startFakeMail } from '../fakes/mail.ts'
import { saying, startFakeModel } from '../fakes/model.ts'
import { openIdVariables } from '../fakes/openid.ts'
import { startFakePush } from '../fakes/push.ts'
import { startFakeStripe } from '../fakes/stripe/stripe.ts'
import { databaseAt, runJob } from '../people.ts'
import { startProduct } from '../product.ts'
import { jsonOf, postJson } from '../requests.ts'
import { type FailingWay, failings, startBefore } from './failing-server.ts'
import { fault, isWhole, type Measure } from './fault.ts'
import { publishOwner } from './owner.ts'

const { busyCalendars, busySpans, outbox, pushSubscriptions, sessions } = tables
const minute = 60_000
/** What the agent, the checkout and a sign-in may take while whom they ask fails. */
const maxMs = 10_000

/** A provider of identities that only says where it is. */
async function startProvider() {
  const server = createServer((request, response) => {
    const issuer = `http://${request.headers.host}/google`
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      }),
    )
  })
  const { origin, stop } = await listening(server, 'localhost')
  return { url: origin, stop }
}

/** A product all of whose strangers can fail, together or one by one. */
async function startAmongStrangers() {
  const [model, stripe, provider] = await Promise.all([startFakeModel(), startFakeStripe(), startProvider()])
  const [mail, calendars, push] = await Promise.all([startFakeMail(), startFakeCalendars(), startFakePush()])
  const before = await Promise.all([model.url, stripe.url, provider.url].map(startBefore))
  const [atModel = '', atStripe = '', atProvider = ''] = before.map(({ origin }) => origin)
  const product = await startProduct({
    SAMPLE_DATA: 'off',
    OPENAI_BASE_URL: `${atModel}/v1`,
    ...stripe.variables,
    STRIPE_API_URL: atStripe,
    RESEND_API_KEY: 're_ours',
    MAIL_FROM: 'mail@rembrandt.example',
    MAIL_API_URL: mail.url,
    LOCAL_CALENDAR_ORIGIN: calendars.origin,
    LOCAL_PUSH_ORIGIN: push.origin,
    ...openIdVariables(atProvider),
  })
  onTestFinished(async () => {
    await product.stop()
    for (const one of [model, stripe, provider, mail, calendars, push, ...before]) one.stop()
  })
  return {
    product,
    model,
    mail,
    calendars,
    push,
    fail: (way?: FailingWay) => before.map((one) => one.fail(way)),
  }
}
type World = Awaited<ReturnType<typeof startAmongStrangers>>

/** An owner with a calendar and a phone, who are mailed and told of what visitors ask. */
async function ownerAmongStrangers({ product, calendars, push }: World) {
  const owner = await publishOwner(product)
  const db = databaseAt(product.databaseUrl)
  const path = `/${randomUUID()}.ics`
  const address = calendars.origin + path
  const secret = readFileSync(join(product.dataFolder, 'auth-secret'), 'utf8').trim()
  const url = await seal(secret, `busy-calendar/${owner.id}`, address)
  await setCalendar(callOn(db), { profileId: owner.id, url, host: new URL(address).host })
  await db.update(busyCalendars).set({ dueAt: 1 }).where(eq(busyCalendars.profileId, owner.id))
  const device = push.device()
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, owner.account.id))
  await db.insert(pushSubscriptions).values({
    ...device.keys,
    id: randomUUID(),
    userId: owner.account.id,
    sessionId: session?.id ?? '',
    endpoint: device.endpoint,
    name: 'Firefox on Linux',
    createdAt: new Date(),
  })
  // A night of theirs may be a time of the test.
  expect((await owner.account.put('/notifications', { quiet: null })).status).toBe(200)
  const calendar = async () =>
    (await db.select().from(busyCalendars).where(eq(busyCalendars.profileId, owner.id)))[0]
  return { ...owner, db, path, device, calendar, email: owner.account.email }
}

async function timed<Answer>(work: Promise<Answer>): Promise<[Answer, number]> {
  const began = performance.now()
  return [await work, performance.now() - began]
}

/** Waits until something holds, and says what did not. */
const until = (condition: string, holds: () => Promise<boolean> | boolean) =>
  eventually(holds).catch(() => {
    throw new Error(`Not so: ${condition}`)
  })

/** Everything that asks a stranger, while all of them fail in one way, and again once they are well. */
async function failAll(world: World, way: FailingWay, measure: Measure) {
  const { product, model, mail, calendars, push, fail } = world
  const { url } = product
  const owner = await ownerAmongStrangers(world)
  const always = Array.from({ length: 40 }, () => failings[way])
  mail.answer(owner.email, ...always)
  push.answer(owner.device.endpoint, ...always)
  calendars.answer(owner.path, failings[way])
  fail(way)

  const key = randomUUID()
  const ask = () =>
    visitorOf(owner.profileUrl, browser(url, { isPatient: false })).askForJson(`What began ${key}?`)
  model.answer(`What began ${key}?`, saying('It began with the people [1].'))
  const buyer = checkout(1)
  const pay = () => browser(url).post('/create-payment-intent', buyer)
  const payOnce = () => postJson(`${url}/api/create-payment-intent`, buyer)
  const signIn = () => fetch(`${url}/api/login/google`, { redirect: 'manual' })
  const message = { profileUrl: owner.profileUrl, question: `Could you help ${key}?`, consent: true }
  const send = () =>
    postJson(`${url}/api/questions`, { ...message, email: `${key}@asker.example`, questionKey: key })
  const readCalendars = (later = 0) => runJob('read-calendars', url, new Date(Date.now() + later))

  const [[answered, askMs], [paid, payMs], [signedIn, signInMs], [sent, sendMs], [, jobMs], pageMs] =
    await Promise.all([
      timed(ask()),
      timed(payOnce()),
      timed(signIn()),
      timed(send()),
      timed(readCalendars()),
      timed(fetch(`${url}/profile/${owner.profileUrl}`)).then(([, ms]) => ms),
    ])
  expect(answered.status, 'the agent answers without its model').toBe(200)
  expect(await jsonOf(answered)).toMatchObject({
    response: expect.stringMatching(/without (it|the language model)/),
  })
  expect(paid.status, 'the checkout says that nothing was charged').toBe(503)
  expect(await jsonOf(paid)).toMatchObject({ error: expect.stringContaining('Nothing was charged') })
  expect(signedIn.status, 'who signs in is led back').toBe(302)
  expect(signedIn.headers.get('location')).toMatch(/outcome=(away|wrong)/)
  expect(sent.status, 'who writes waits for nobody').toBe(201)
  expect((await owner.calendar())?.problem, 'the owner is told of their calendar').toBeTruthy()
  measure.within(`${way}: page`, pageMs, 1_000)
  measure.within('message', sendMs, 1_000)
  measure.within('agent, payment, sign-in', Math.max(askMs, payMs, signInMs), maxMs)
  measure.within('job', jobMs, 25_000)

  // The mail and the push were tried, and nobody believes that they arrived.
  await until('the mail is tried', () => mail.requestsTo(owner.email).length > 0)
  await until('the push is tried', () => push.countRequests(owner.device.endpoint) > 0)
  const waiting = () => and(eq(outbox.to, owner.email), eq(outbox.state, 'waiting'))
  await until('the mail waits', async () => (await owner.db.$count(outbox, waiting())) === 1)

  fail(undefined)
  mail.answer(owner.email)
  push.answer(owner.device.endpoint)
  calendars.answer(owner.path, calendarOf([['DTSTART:20300101T100000Z', 'DTEND:20300101T110000Z']]))
  for (let later = 3; later <= 9; later += 3)
    for (const job of ['send-mail', 'send-pushes', 'read-calendars'])
      await runJob(job, url, new Date(Date.now() + later * 60 * minute))
  expect(await owner.db.$count(outbox, waiting())).toBe(0)
  expect(new Set(mail.requestsTo(owner.email).map((one) => one.key)).size, 'one key, so one mail').toBe(1)
  // A push service says no more than its status: whoever answers 200, and not with a page, has taken the push.
  expect(push.pushesTo(owner.device.endpoint)).toHaveLength(/half|end|picture|200/.test(way) ? 0 : 1)
  expect((await owner.calendar())?.problem).toBeNull()
  expect(await owner.db.$count(busySpans, eq(busySpans.profileId, owner.id))).toBe(0)
  expect((await pay()).status).toBe(200)
  expect(await jsonOf(ask())).toMatchObject({ response: expect.stringContaining('It began with the people') })
}

const ways = Object.keys(failings) as FailingWay[]
const testedWays = isWhole ? ways : (['answers in HTML', 'resets the connection'] as const)

fault(
  'nobody waits for external servers that fail in any way, and each gets its request once',
  {
    fault: `model, Stripe, mail, calendar, push, OpenID: ${testedWays.join('; ')}`,
    effect:
      'the agent answers without its model; checkout and sign-in say that the provider is unavailable and that nothing was charged; mails and pushes come later, once',
  },
  async (measure) => {
    const world = await startAmongStrangers()
    for (const way of testedWays) await failAll(world, way, measure)
    const back = await fetch(`${world.product.url}/api/login/google`, { redirect: 'manual' })
    expect(back.headers.get('location')).toContain('/google/auth?')
  },
)
