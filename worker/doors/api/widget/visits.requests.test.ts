import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import type { ConversationsPage } from '#schema/chat/chat-answers.ts'
import type { Figures } from '#schema/figures/figure-answers.ts'
import type { LeadsPage } from '#schema/leads/lead-answers.ts'
import { paths } from '#schema/paths.ts'
import { visitHeader } from '#schema/widget/widget-options.ts'
import type { WidgetVisit } from '#schema/widget/widget-visit.ts'
import { browser } from '#test/account.ts'
import { teacher } from '#test/agent.ts'
import { mailsTo } from '#test/mailbox.ts'
import { booking, openHours, slots } from '#test/meetings.ts'
import { changeProfile } from '#test/people.ts'
import { at, cookiesOf, jsonOf, postJson } from '#test/requests.ts'

type Teacher = Awaited<ReturnType<typeof teacher>>
const site = 'https://kinnaird.example'
const usual = { accent: '', position: 'right', greeting: '', theme: 'auto' }
const minuteMs = 60_000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

/** An owner who allowed the site. */
async function allowed() {
  const owner = await teacher({ profile: { plan: 'premium', scorecardActive: true, hasOpenHours: true } })
  await owner.account.put('/widget-settings', { ...usual, domains: [site] })
  return owner
}
const ticketFor = async ({ profileUrl }: Pick<Teacher, 'profileUrl'>, origin = site, when = {}) => {
  const answer = await postJson(
    `${inject('url')}/api/widget/ticket`,
    { profileUrl },
    { Origin: origin, ...when },
  )
  return (await jsonOf<{ ticket: string }>(answer)).ticket
}
const begin = async (profileUrl: string, ticket: string, when = {}) => {
  const answer = await postJson(`${inject('url')}/api/widget/visit`, { profileUrl, ticket }, when)
  expect(answer.status).toBe(200)
  return (await jsonOf<WidgetVisit>(answer)).visit
}
const visitOf = async (owner: Teacher) => (await begin(owner.profileUrl, await ticketFor(owner))) ?? ''
/** Somebody begins a conversation in a frame. */
const talk = async (profileUrl: string, visit?: string, headers: Record<string, string> = {}) => {
  const line = { sessionId: `chat-${randomUUID()}`, message: 'Hello', isUser: true, knowsOwnerReads: true }
  const answer = await postJson(
    `${inject('url')}/api/chat`,
    { ...line, agentName: profileUrl },
    { 'X-Visitor': 'new', ...(visit !== undefined && { [visitHeader]: visit }), ...headers },
  )
  expect(answer.status).toBe(201)
}
const figuresOf = async ({ account }: Teacher) =>
  (await jsonOf<Figures>(account.get('/dashboard/figures?days=7'))).bySource
const sitesIn = async ({ account }: Teacher) =>
  (await jsonOf<ConversationsPage>(account.get('/dashboard/conversations'))).conversations.map(
    ({ widgetSite }) => widgetSite,
  )
const leadsOf = async ({ account }: Teacher) =>
  (await jsonOf<LeadsPage>(account.get('/dashboard/leads'))).leads.map(({ source, widgetSite }) => [
    source,
    widgetSite,
  ])
const mailedTo = async (to: string) => (await mailsTo(to)).map(({ text }) => text).join()
/** The cookie with which the pages behind a link of the frame go on; empty where none is given. */
const followed = async (to: string, visit: string) => {
  const query = new URLSearchParams({ to, visit })
  const answer = await fetch(`${inject('url')}/api/widget/way?${query}`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  expect(answer.headers.get('cache-control')).toContain('no-store')
  return cookiesOf(answer)
}

const none = { views: 0, chats: 0, scorecards: 0, bookings: 0, opened: 0 }

test('a chat in the widget counts for the site around it, and the owner reads which one it was', async () => {
  const owner = await allowed()
  const visit = await visitOf(owner)
  expect(visit).toMatch(/^[\w-]+\.[\w-]+$/)
  await talk(owner.profileUrl, visit)
  await talk(owner.profileUrl, visit)
  expect(await figuresOf(owner)).toEqual([
    { source: 'widget:kinnaird.example', ...none, chats: 2, opened: 1 },
  ])
  expect(await sitesIn(owner)).toEqual(['kinnaird.example', 'kinnaird.example'])
  const file = await (await owner.account.get('/dashboard/conversations.csv')).text()
  expect(file).toContain('kinnaird.example')
  expect(await jsonOf(owner.account.get('/privacy/export'))).toMatchObject({
    conversations: [{ widgetSite: 'kinnaird.example' }, {}],
  })
})

test('a ticket that is exchanged again counts the widget as opened once', async () => {
  const owner = await allowed()
  const ticket = await ticketFor(owner)
  for (let time = 0; time < 3; time += 1) expect(await begin(owner.profileUrl, ticket)).not.toBeNull()
  expect(await figuresOf(owner)).toMatchObject([{ opened: 1 }])
})

test('a ticket that is forged, of another profile or a minute old counts nothing and breaks nothing', async () => {
  const [owner, other] = [await allowed(), await allowed()]
  const now = Date.now()
  const old = await ticketFor(owner, site, at(new Date(now)))
  expect(await begin(owner.profileUrl, old, at(new Date(now + minuteMs)))).toBeNull()
  expect(await begin(owner.profileUrl, `${old}x`)).toBeNull()
  expect(await begin(owner.profileUrl, 'nothing')).toBeNull()
  const foreign = await begin(owner.profileUrl, await ticketFor(other))
  await talk(owner.profileUrl, foreign ?? '')
  expect(await sitesIn(owner)).toEqual([null])
  expect(await figuresOf(owner)).toEqual([{ source: 'direct', ...none, chats: 1 }])
})

test('a chat with a token that is forged or over counts for the widget without a site', async () => {
  const owner = await allowed()
  const visit = await visitOf(owner)
  await talk(owner.profileUrl, `${visit.slice(0, -4)}AAAA`)
  await talk(owner.profileUrl, 'visit')
  await talk(owner.profileUrl, visit, at(new Date(Date.now() + 13 * 60 * minuteMs)))
  await talk(owner.profileUrl)
  expect(await sitesIn(owner)).toEqual(['', '', '', ''])
})

test('a frame without a ticket counts for the widget without a site, behind its links too', async () => {
  const owner = await allowed()
  const { profileUrl } = owner
  const visit = (await begin(profileUrl, '')) ?? ''
  await talk(profileUrl, visit)
  const cookie = await followed(paths.profile.href(profileUrl), visit)
  const body = { kind: 'profileViewed', profileUrl, from: 'house' }
  expect((await postJson(`${inject('url')}/api/seen`, body, { Cookie: cookie })).status).toBe(204)
  expect(await sitesIn(owner)).toEqual([''])
  expect(await figuresOf(owner)).toEqual([{ source: 'widget:', ...none, views: 1, chats: 1, opened: 1 }])
  expect(await begin('nobody-here', '')).toBeNull()
})

test('a frame of a profile whose plan has no widget is not counted, and is answered as any other', async () => {
  const owner = await teacher({ profile: { plan: 'starter' } })
  expect(await begin(owner.profileUrl, '')).toMatch(/^[\w-]+\.[\w-]+$/)
  await changeProfile(owner.id, { plan: 'premium' })
  expect(await figuresOf(owner)).toEqual([])
})

test('a ticket from before a plan ended counts nothing', async () => {
  const owner = await allowed()
  const ticket = await ticketFor(owner)
  await changeProfile(owner.id, { plan: 'free' })
  expect(await begin(owner.profileUrl, ticket)).not.toBeNull()
  await changeProfile(owner.id, { plan: 'premium' })
  expect(await figuresOf(owner)).toEqual([])
})

test('a conversation that is handed over names its site, to the owner by mail too', async () => {
  const owner = await allowed()
  const headers = { [visitHeader]: await visitOf(owner), 'X-Visitor': 'new', 'User-Agent': firefox }
  const sessionId = `chat-${randomUUID()}`
  const line = { sessionId, message: 'Hello', isUser: true, agentName: owner.profileUrl }
  const first = await postJson(`${inject('url')}/api/chat`, line, headers)
  const answer = await postJson(
    `${inject('url')}/api/chat/${sessionId}/hand-off`,
    { name: 'Daniel Okafor', email: 'daniel@okafor.example', consent: true },
    { ...headers, 'X-Visitor': first.headers.get('x-visitor') ?? '' },
  )
  expect(answer.status, await answer.text()).toBe(201)
  expect(await leadsOf(owner)).toEqual([['hand-off', 'kinnaird.example']])
  await expect.poll(() => mailedTo(owner.account.email)).toContain('They came from kinnaird.example')
})

test('our own page is no site, and an owner who is signed in there is not counted', async () => {
  const owner = await allowed()
  const own = new URL(inject('url')).origin
  expect(await begin(owner.profileUrl, await ticketFor(owner, own))).toBeNull()
  const line = { sessionId: `chat-${randomUUID()}`, message: 'Hello', isUser: true }
  await owner.account.post('/chat', { ...line, agentName: owner.profileUrl }, { 'X-Visitor': 'new' })
  await owner.account.post('/widget/visit', { profileUrl: owner.profileUrl, ticket: await ticketFor(owner) })
  expect(await figuresOf(owner)).toEqual([])
})

test('a program that opens the widget does not count', async () => {
  const owner = await allowed()
  await begin(owner.profileUrl, await ticketFor(owner), { 'User-Agent': 'Googlebot/2.1' })
  expect(await figuresOf(owner)).toEqual([])
})

test('a booking behind a link of the frame names its site, to the owner by mail too', async () => {
  const owner = await allowed()
  await openHours(owner.id)
  const cookie = await followed(paths.booking.href(owner.profileUrl), await visitOf(owner))
  expect(cookie).toMatch(/^widget-visit=/)
  const [start = ''] = slots(1)
  const body = booking(owner.profileUrl, start)
  const answer = await browser().post('/meetings', body, { Cookie: cookie, 'User-Agent': firefox })
  expect(answer.status, await answer.text()).toBe(201)
  expect(await leadsOf(owner)).toEqual([['meeting', 'kinnaird.example']])
  expect(await figuresOf(owner)).toEqual([
    { source: 'widget:kinnaird.example', ...none, bookings: 1, opened: 1 },
  ])
  await expect.poll(() => mailedTo(owner.account.email)).toContain('They came from kinnaird.example')
  expect(await mailedTo(body.email)).not.toContain('kinnaird.example')
})

test('a scorecard, a message and a view behind a link of the frame name its site', async () => {
  const owner = await allowed()
  const { profileUrl } = owner
  const cookie = await followed(paths.ownerScorecard.href(profileUrl), await visitOf(owner))
  const send = async (path: string, json: object) => {
    const answer = await postJson(`${inject('url')}/api${path}`, { profileUrl, ...json }, { Cookie: cookie })
    expect(answer.ok, await answer.text()).toBe(true)
  }
  const person = { name: 'Daniel Okafor', email: 'daniel@okafor.example' }
  await send('/seen', { kind: 'profileViewed', from: 'house' })
  await send('/scorecard', {
    ...person,
    submissionKey: randomUUID(),
    sharesWithOwner: true,
    answers: { identity_1: '10' },
    selectedCategory: 'Entrepreneur',
  })
  await send('/questions', {
    ...person,
    question: 'Are you free in May?',
    questionKey: randomUUID(),
    consent: true,
  })
  expect(await leadsOf(owner)).toEqual([
    ['question', 'kinnaird.example'],
    ['scorecard', 'kinnaird.example'],
  ])
  expect(await figuresOf(owner)).toEqual([
    { source: 'widget:kinnaird.example', ...none, views: 1, scorecards: 1, opened: 1 },
  ])
  const mails = () => mailedTo(owner.account.email)
  await expect.poll(mails).toContain('They came from kinnaird.example.')
  expect((await mails()).match(/They came from/g)).toHaveLength(2)
})

test('a link of the frame with a token that is not ours leads on without it', async () => {
  const owner = await allowed()
  expect(await followed(paths.profile.href(owner.profileUrl), 'forged.token')).toBe('')
  const visit = await visitOf(owner)
  for (const to of [
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    '/profile/../api',
    '/login',
  ])
    expect(
      (await fetch(`${inject('url')}/api/widget/way?${new URLSearchParams({ to, visit })}`)).status,
    ).toBe(400)
})
