import { beforeAll, expect, test } from 'vitest'
import { type Role, roles } from '#schema/roles.ts'
import { type Browser, browser, registeredOwner, signedInAs } from '#test/account.ts'
import { jsonOf } from '#test/requests.ts'

type Row = {
  /** Everybody else is answered 401 when nobody is signed in, else 403. */
  who: 'anyone' | readonly Role[]
  /** Stands for the parameters of the path. */
  at?: string
  /** What a signed statement opens; a forged one opens it for nobody. */
  forged?: object
  /** Where it comes from says nothing: what is signed is its guard. */
  isSigned?: true
  /** Whoever may call it, but has none of what it asks for. */
  elsewise?: Partial<Record<Role, number>>
}
const anyone: Row = { who: 'anyone' }
const signedIn: Row = { who: roles }
/** Of a profile: only owners have one. */
const own: Row = { ...signedIn, elsewise: { validator: 404, admin: 404 } }
/** Of a plan that unlocks it: who registered a moment ago has none. */
const unlocked: Row = { ...own, elsewise: { ...own.elsewise, owner: 403 } }
/** Of what others submitted. */
const review: Row = { who: ['validator', 'admin'] }
const admin: Row = { who: ['admin'] }
const forged = { token: `${'a'.repeat(22)}.${'b'.repeat(43)}` }
const nothing = 'nothing-here'

/** Who may make which call: the one place that says it, and a call without a row fails. */
const table: Record<string, Row> = {
  'GET /api/ping': anyone,
  'GET /api/health': anyone,
  'POST /api/login': anyone,
  'POST /api/login/totp': anyone,
  'POST /api/login/link': anyone,
  'POST /api/login/link/open': { ...anyone, forged },
  'POST /api/logout': anyone,
  'GET /api/session': anyone,
  'POST /api/register-free-profile': anyone,
  'GET /api/check-username/:username': { ...anyone, at: '/check-username/somebody' },
  'POST /api/forgot-password': anyone,
  'POST /api/reset-password': { ...anyone, forged: { ...forged, newPassword: 'a quiet evening' } },
  'POST /api/verify-email': { ...anyone, forged },
  'POST /api/verify-email/read': { ...anyone, forged },
  'POST /api/verify-email/again': signedIn,
  'GET /api/account': signedIn,
  'PUT /api/account': signedIn,
  'GET /api/mail-preferences': signedIn,
  'PUT /api/mail-preferences': signedIn,
  'GET /api/sessions': signedIn,
  'POST /api/sessions/:id/end': { ...signedIn, at: `/sessions/${nothing}/end` },
  'POST /api/sessions/end-others': signedIn,
  'POST /api/totp': admin,
  'POST /api/totp/confirm': admin,
  'POST /api/totp/remove': admin,
  'GET /api/current-user-dashboard': own,
  'PUT /api/customer-profile': own,
  'GET /api/public-profiles/:businessArea/:industry': { ...anyone, at: '/public-profiles/all/all' },
  'POST /api/smart-search': anyone,
  'GET /api/public-profiles/:profileUrl': { ...anyone, at: `/public-profiles/${nothing}` },
  'POST /api/chat': anyone,
  'POST /api/chat/ai-response': anyone,
  'GET /api/chat/:sessionId': { ...anyone, at: `/chat/${nothing}` },
  'POST /api/seen': anyone,
  'GET /api/dashboard/figures': own,
  'GET /api/dashboard/activity': own,
  'POST /api/dashboard/passed-on': own,
  'GET /api/dashboard/leads': own,
  'GET /api/dashboard/leads.csv': own,
  'GET /api/dashboard/leads/:id': { ...own, at: '/dashboard/leads/999999999' },
  'POST /api/dashboard/leads/:id/read': { ...own, at: '/dashboard/leads/999999999/read' },
  'POST /api/dashboard/leads/:id/answered': { ...own, at: '/dashboard/leads/999999999/answered' },
  'POST /api/dashboard/leads/:id/delete': { ...own, at: '/dashboard/leads/999999999/delete' },
  'GET /api/dashboard/conversations': own,
  'GET /api/dashboard/conversations.csv': own,
  'GET /api/dashboard/conversations/:sessionId': { ...own, at: `/dashboard/conversations/${nothing}` },
  'POST /api/dashboard/conversations/:sessionId/read': {
    ...own,
    at: `/dashboard/conversations/${nothing}/read`,
  },
  'POST /api/scorecard': anyone,
  'GET /api/scorecard/:token': { ...anyone, at: `/scorecard/${nothing}` },
  'GET /api/scorecard/:token/for-chat': { ...anyone, at: `/scorecard/${nothing}/for-chat` },
  'POST /api/solution-profile': anyone,
  'GET /api/solution-profile/:email': { ...anyone, at: '/solution-profile/nobody@nowhere.example' },
  'POST /api/solution-profile/link': anyone,
  'POST /api/solution-profile/adopt': { ...anyone, forged },
  'GET /api/privacy/visitor': anyone,
  'POST /api/privacy/visitor/erase': anyone,
  'GET /api/privacy/export': signedIn,
  'POST /api/privacy/erase': own,
  'POST /api/questions': anyone,
  'GET /api/meetings/availability': unlocked,
  'PUT /api/meetings/availability': unlocked,
  'GET /api/meetings/calendar': unlocked,
  // Who gave an address takes it away whatever they pay.
  'PUT /api/meetings/calendar': own,
  'GET /api/meetings/slots/:profileUrl': { ...anyone, at: `/meetings/slots/${nothing}` },
  'POST /api/meetings/hold': anyone,
  'POST /api/reports': anyone,
  'POST /api/meetings': anyone,
  'GET /api/meetings': own,
  'GET /api/meetings/:file{.+\\.ics}': { ...anyone, at: `/meetings/${nothing}.ics` },
  'GET /api/meetings/brief/:profileUrl': { ...anyone, at: `/meetings/brief/${nothing}` },
  'GET /api/meetings/feed': own,
  'POST /api/meetings/feed/renew': own,
  'GET /api/meetings/:token': { ...anyone, at: `/meetings/${nothing}` },
  'POST /api/meetings/:token/cancel': { ...anyone, at: `/meetings/${nothing}/cancel` },
  'POST /api/meetings/:token/move': { ...anyone, at: `/meetings/${nothing}/move` },
  'POST /api/waitlist': anyone,
  'GET /api/sprint': anyone,
  'POST /api/create-payment-intent': anyone,
  'POST /api/verify-payment': anyone,
  'POST /api/sandbox/confirm': anyone,
  'POST /api/create-free-trial-setup': anyone,
  'POST /api/verify-trial': anyone,
  'GET /api/purchases/:token': { ...anyone, at: `/purchases/${forged.token}`, forged },
  'POST /api/purchases/link': anyone,
  'POST /api/account/open': { ...anyone, forged: { ...forged, password: 'a quiet evening' } },
  'POST /api/trial/cancel': { ...anyone, forged },
  'GET /api/billing': own,
  'POST /api/billing/cancel': own,
  'POST /api/billing/resume': own,
  'POST /api/billing/portal': own,
  'POST /api/billing/withdraw': own,
  'POST /api/admin/orders/:id/refund': { ...admin, at: `/admin/orders/${nothing}/refund` },
  'POST /api/submit-reference': anyone,
  'GET /api/references/unconfirmed/:token': {
    ...anyone,
    at: `/references/unconfirmed/${forged.token}`,
    forged,
  },
  'POST /api/references/confirm': { ...anyone, forged },
  'GET /api/references/mine/:token': { ...anyone, at: `/references/mine/${forged.token}`, forged },
  'POST /api/references/withdraw': { ...anyone, forged },
  'POST /api/references/erase': { ...anyone, forged },
  'POST /api/references/confirm-story': { ...anyone, forged },
  'GET /api/story-confirmations/:token': { ...anyone, at: `/story-confirmations/${forged.token}`, forged },
  'POST /api/stories/:id/ask-confirmation': { ...signedIn, at: '/stories/999999999/ask-confirmation' },
  'POST /api/stories': own,
  'POST /api/stories/order': own,
  'GET /api/stories/:id': { ...own, at: '/stories/999999999' },
  'PUT /api/stories/:id': { ...own, at: '/stories/999999999' },
  'POST /api/stories/:id/submit': { ...own, at: '/stories/999999999/submit' },
  'POST /api/stories/:id/take-back': { ...own, at: '/stories/999999999/take-back' },
  'POST /api/stories/:id/delete': { ...own, at: '/stories/999999999/delete' },
  'POST /api/stories/:id/rewording': { ...own, at: '/stories/999999999/rewording' },
  'GET /api/references': own,
  'POST /api/references': own,
  'POST /api/references/:id/remind': { ...own, at: '/references/999999999/remind' },
  'POST /api/references/:id/cancel': { ...own, at: '/references/999999999/cancel' },
  'POST /api/references/:id/:act{hide|show}': { ...own, at: '/references/999999999/hide' },
  'GET /api/reference-invitations/:token': { ...anyone, at: `/reference-invitations/${forged.token}` },
  'POST /api/references/decline': { ...anyone, forged },
  'GET /api/reviews': review,
  'GET /api/reviews/:storyId': { ...review, at: '/reviews/999999999' },
  'POST /api/reviews/:storyId': { ...review, at: '/reviews/999999999' },
  'POST /api/reviews/references/:id': { ...review, at: '/reviews/references/999999999' },
  'POST /api/admin/profiles/:profileUrl/:act{suspend|restore}': {
    ...admin,
    at: `/admin/profiles/${nothing}/suspend`,
  },
  'POST /api/mail/events': { ...anyone, isSigned: true },
  'POST /api/stripe/webhook': { ...anyone, isSigned: true },
  'GET /api/unsubscribe': anyone,
  'GET /api/unsubscribe/:token': { ...anyone, at: `/unsubscribe/${forged.token}`, forged },
  'POST /api/unsubscribe': { ...anyone, forged, isSigned: true },
  // Until they are built nobody has them.
  'GET /api/chat/sessions': anyone,
  'GET /api/scorecard/submissions': anyone,
  // Local only: in production these are 404 to everybody.
  'POST /api/dev/clock': anyone,
  'POST /api/dev/cron/:job': { ...anyone, at: `/dev/cron/${nothing}` },
  'POST /api/dev/timetable': anyone,
  'POST /api/dev/sandbox/advance': anyone,
  'POST /api/dev/go-live/:id': { ...anyone, at: '/dev/go-live/999999999' },
  'GET /api/dev/mail': anyone,
}

const pathOf = (call: string) => table[call]?.at ?? call.replace(/^\w+ \/api/, '')
const methodOf = (call: string) => call.split(' ')[0] as 'GET' | 'POST' | 'PUT'
const ask = (who: Browser, call: string, body: object = {}, headers: Record<string, string> = {}) =>
  methodOf(call) === 'GET'
    ? who.get(pathOf(call), headers)
    : who[methodOf(call) === 'PUT' ? 'put' : 'post'](pathOf(call), body, headers)

const signedInActors = async (): Promise<Record<Role, Browser>> => ({
  owner: await registeredOwner(),
  validator: await signedInAs('validator'),
  admin: await signedInAs('admin'),
})
let actors: Record<Role, Browser>
beforeAll(async () => {
  actors = await signedInActors()
})

test('every call stands in the table, and nothing else does', async () => {
  const { app } = await import('./app.ts')
  const calls = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && !path.endsWith('*'))
    .map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(calls)].sort()).toEqual(Object.keys(table).sort())
})

test.each(Object.keys(table))('%s answers who may call it, and refuses everybody else', async (call) => {
  const { who, elsewise } = table[call] as Row
  // Whoever logs out must not take the others' session with them.
  const asked = call === 'POST /api/logout' ? await signedInActors() : actors
  const nobody = await ask(browser(), call)
  if (who === 'anyone') expect([401, 403], 'nobody').not.toContain(nobody.status)
  else {
    expect(nobody.status, 'nobody').toBe(401)
    expect(await jsonOf(nobody)).toMatchObject({ code: 'SIGN_IN_FIRST' })
  }
  for (const role of roles) {
    const { status } = await ask(asked[role], call)
    const may = who === 'anyone' || who.includes(role)
    if (!may) expect(status, role).toBe(403)
    else if (elsewise?.[role]) expect(status, role).toBe(elsewise[role])
    else expect([401, 403], role).not.toContain(status)
  }
})

test.each(Object.entries(table).filter(([, { forged }]) => forged))(
  '%s opens nothing with a forged link, whoever has it',
  async (call, { forged }) => {
    for (const who of [browser(), ...Object.values(actors)])
      expect((await ask(who, call, forged)).status).toBe(410)
  },
)

test.each(Object.keys(table).filter((call) => methodOf(call) !== 'GET' && !table[call]?.isSigned))(
  '%s is carried out for no page of another site',
  async (call) => {
    const answer = await ask(actors.owner, call, {}, { Origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect(await jsonOf(answer)).toMatchObject({ code: 'FOREIGN_ORIGIN' })
  },
)

test('a device of one account is ended by nobody else', async () => {
  const owner = await registeredOwner()
  const [device] = await jsonOf<{ id: string }[]>(owner.get('/sessions'))
  for (const other of Object.values(actors))
    expect((await other.post(`/sessions/${device?.id}/end`)).status).toBe(404)
  expect(await owner.user()).toMatchObject({ email: owner.email })
})
