import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import {
  type Notifications,
  type PushSubscriptionAnswer,
  pushKinds,
} from '#schema/notifications/notifications.ts'
import { type Browser, browser, registeredOwner, signedInAs, signIn } from '#test/account.ts'
import { answeringPush, startFakePush } from '#test/fakes/push.ts'
import { booked, openHours, slots } from '#test/meetings.ts'
import { databaseAt, publishPerson } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { jsonOf, postJson, refusalOf } from '#test/requests.ts'
import { tables } from '#worker/services/database.ts'

const push = await startFakePush()
const product = await startProduct({ SAMPLE_DATA: 'off', LOCAL_PUSH_ORIGIN: push.origin })
afterAll(async () => {
  await product.stop()
  push.stop()
})
const { url } = product
const db = databaseAt(product.databaseUrl)
const { outbox, profiles, users } = tables

const somebody = () => registeredOwner({}, product)
const devicesOf = (person: Browser) => jsonOf<PushSubscriptionAnswer[]>(person.get('/push-subscriptions'))
const settingsOf = (person: Browser) => jsonOf<Notifications>(person.get('/notifications'))
const subscribe = (person: Browser, device: object = push.device()) =>
  person.post('/push-subscriptions', device)

async function confirmed() {
  const owner = await somebody()
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, owner.email))
  return owner
}

test('a new device is pushed everything, without names, and quiet from ten to seven by London', async () => {
  const settings = await settingsOf(await confirmed())
  expect(settings).toMatchObject({
    isOn: true,
    publicKey: expect.stringMatching(/^B[\w-]{86}$/),
    quiet: { from: '22:00', to: '07:00' },
    zone: 'Europe/London',
    showNames: false,
  })
  expect(Object.keys(settings.kinds).sort()).toEqual([...pushKinds].sort())
  expect(Object.values(settings.kinds).every(({ push: isPushed }) => isPushed)).toBe(true)
  expect(settings.kinds.lead.mail).toBe(true)
  expect(settings.kinds['meeting-booked'].mail, 'its mail holds the file for the calendar').toBeNull()
})

test('a setting that is sent is kept, and one that is not sent stays', async () => {
  const owner = await confirmed()
  await owner.put('/notifications', { quiet: { from: '23:30', to: '06:15' }, zone: 'Pacific/Auckland' })
  await owner.put('/notifications', { kinds: { lead: { push: false } }, showNames: true })
  expect(await settingsOf(owner)).toMatchObject({
    quiet: { from: '23:30', to: '06:15' },
    zone: 'Pacific/Auckland',
    showNames: true,
    kinds: { lead: { mail: true, push: false }, message: { mail: true, push: true } },
  })
  await owner.put('/notifications', { quiet: null, kinds: { lead: { push: true } } })
  expect(await settingsOf(owner)).toMatchObject({ quiet: null, kinds: { lead: { push: true } } })
})

test('a mail that is switched off here is switched off among the mails of the account, and back', async () => {
  const owner = await confirmed()
  await owner.put('/notifications', { kinds: { message: { mail: false } } })
  expect(await jsonOf(owner.get('/mail-preferences'))).toMatchObject({
    question: false,
    'hand-off': false,
    lead: true,
  })
  await owner.put('/mail-preferences', { question: true })
  expect((await settingsOf(owner)).kinds.message.mail, 'one of the two is wanted').toBe(true)
  await owner.put('/notifications', { kinds: { message: { mail: true, push: true } } })
  expect(await jsonOf(owner.get('/mail-preferences')), 'nobody pressed its switch').toMatchObject({
    question: true,
    'hand-off': false,
  })
})

test('an address that is not confirmed has no mail to choose', async () => {
  const owner = await somebody()
  expect((await settingsOf(owner)).kinds.lead).toEqual({ mail: null, push: true })
  const request = owner.put('/notifications', { kinds: { lead: { mail: false } } })
  expect(await refusalOf(request)).toEqual([409, 'EMAIL_UNCONFIRMED'])
})

test.each([
  [{ quiet: { from: '22:00', to: '22:00' } }],
  [{ quiet: { from: '24:00', to: '07:00' } }],
  [{ quiet: { from: '7:00', to: '22:00' } }],
  [{ zone: 'Mars/Olympus' }],
  [{ zone: '+01:00' }],
  [{ kinds: { everything: { push: true } } }],
  [{ kinds: { 'meeting-booked': { mail: false } } }],
  [{ showNames: 'yes' }],
])('%j is no way to be notified', async (changes) => {
  const owner = await confirmed()
  expect(await refusalOf(owner.put('/notifications', changes))).toEqual([400, 'BAD_REQUEST'])
})

test('a device is added once, named after its kind, and removed', async () => {
  const owner = await somebody()
  const device = push.device()
  expect((await subscribe(owner, { ...device, zone: 'Asia/Tokyo' })).status).toBe(201)
  expect((await subscribe(owner, device)).status, 'pressed twice').toBe(201)
  const endpointHash = createHash('sha256').update(device.endpoint).digest('hex').slice(0, 16)
  const [only, ...others] = await devicesOf(owner)
  expect(others).toEqual([])
  expect(only).toMatchObject({
    name: 'Firefox on Linux',
    isThisDevice: true,
    endpointHash,
    lastUsedAt: null,
  })
  expect((await settingsOf(owner)).zone, 'quiet hours are those of the browser').toBe('Asia/Tokyo')
  expect((await owner.post(`/push-subscriptions/${only?.id}/remove`)).status).toBe(204)
  expect(await refusalOf(owner.post(`/push-subscriptions/${only?.id}/remove`))).toEqual([
    404,
    'PUSH_SUBSCRIPTION_NOT_FOUND',
  ])
  expect(await devicesOf(owner)).toEqual([])
})

test('a new address of the same browser takes the place of the old one', async () => {
  const owner = await somebody()
  await subscribe(owner)
  await subscribe(owner)
  expect(await devicesOf(owner)).toHaveLength(1)
})

test('a browser on which another owner signs in becomes theirs', async () => {
  const [before, after] = [await somebody(), await somebody()]
  const device = push.device()
  await subscribe(before, device)
  await subscribe(after, device)
  expect(await devicesOf(before)).toEqual([])
  expect(await devicesOf(after)).toHaveLength(1)
})

test('nobody sees, removes or tests a device of another account', async () => {
  const [owner, other] = [await somebody(), await somebody()]
  const device = push.device()
  const { id } = await jsonOf<PushSubscriptionAnswer>(subscribe(owner, device))
  for (const act of ['remove', 'try'])
    expect(await refusalOf(other.post(`/push-subscriptions/${id}/${act}`))).toEqual([
      404,
      'PUSH_SUBSCRIPTION_NOT_FOUND',
    ])
  expect(await devicesOf(other)).toEqual([])
  expect(await devicesOf(owner)).toHaveLength(1)
  expect(push.countRequests(device.endpoint)).toBe(0)
})

test('a test push shows at once how a notification looks', async () => {
  const owner = await somebody()
  const device = push.device()
  const { id } = await jsonOf<PushSubscriptionAnswer>(subscribe(owner, device))
  expect((await owner.post(`/push-subscriptions/${id}/try`)).status).toBe(204)
  expect(push.wrong()).toEqual([])
  const [message] = push.pushesTo(device.endpoint)
  expect(message?.payload).toEqual({
    title: 'This is what it looks like',
    body: 'Your notifications reach this device.',
    path: '/account',
    tag: expect.stringMatching(/^[\w-]{32}$/),
    waiting: 0,
  })
  expect(message?.headers.ttl).toBe('86400')
  const lifeHours = (Number(message?.token.exp) * 1000 - Date.now()) / 3_600_000
  expect(lifeHours > 0 && lifeHours < 24).toBe(true)
  expect((await devicesOf(owner))[0]?.lastUsedAt).not.toBeNull()
})

test.each([404, 410])(
  'a device whose service says %i is forgotten, and the press says so',
  async (status) => {
    const owner = await somebody()
    const device = push.device()
    const { id } = await jsonOf<PushSubscriptionAnswer>(subscribe(owner, device))
    push.answer(device.endpoint, answeringPush(status))
    expect(await refusalOf(owner.post(`/push-subscriptions/${id}/try`))).toEqual([
      404,
      'PUSH_SUBSCRIPTION_NOT_FOUND',
    ])
    expect(await devicesOf(owner)).toEqual([])
  },
)

test.each([400, 403, 429, 500])(
  'a device whose service says %i stays, and the press says so',
  async (status) => {
    const owner = await somebody()
    const device = push.device()
    const { id } = await jsonOf<PushSubscriptionAnswer>(subscribe(owner, device))
    push.answer(device.endpoint, answeringPush(status))
    expect(await refusalOf(owner.post(`/push-subscriptions/${id}/try`))).toEqual([502, 'PUSH_NOT_TAKEN'])
    expect(await devicesOf(owner)).toHaveLength(1)
  },
)

test.each([
  [200, 'application/json', 204],
  [201, 'text/html', 204],
  [202, 'text/plain', 204],
  [200, 'text/html; charset=utf-8', 502],
  [206, 'text/plain', 502],
])('an answer of %i with %s makes the press answer %i', async (status, type, pressed) => {
  const owner = await somebody()
  const device = push.device()
  const { id } = await jsonOf<PushSubscriptionAnswer>(subscribe(owner, device))
  push.answer(device.endpoint, answeringPush(status, { 'Content-Type': type }))
  expect((await owner.post(`/push-subscriptions/${id}/try`)).status).toBe(pressed)
  expect(await devicesOf(owner)).toHaveLength(1)
})

test('a redirect is not followed', async () => {
  const owner = await somebody()
  const [device, elsewhere] = [push.device(), push.device()]
  const { id } = await jsonOf<PushSubscriptionAnswer>(subscribe(owner, device))
  push.answer(device.endpoint, answeringPush(307, { Location: elsewhere.endpoint }))
  expect((await owner.post(`/push-subscriptions/${id}/try`)).status).toBe(502)
  expect(push.countRequests(elsewhere.endpoint)).toBe(0)
})

/** An owner with a page, hours and a phone that is never quiet, on which names are shown if they like. */
async function host(showNames: boolean) {
  const owner = await confirmed()
  const [user] = await db.select().from(users).where(eq(users.email, owner.email))
  const profile = {
    ownerId: user?.id ?? '',
    email: owner.email,
    isSample: false,
    plan: 'sprint',
    scorecardActive: true,
  } as const
  await db.update(profiles).set({ ownerId: null }).where(eq(profiles.profileUrl, owner.profileUrl))
  const { id, profileUrl } = await publishPerson({ profile: { ...profile, hasOpenHours: true } }, product)
  await openHours(id, {}, product.databaseUrl)
  const device = push.device()
  expect((await subscribe(owner, device)).status).toBe(201)
  await owner.put('/notifications', { quiet: null, showNames })
  return {
    owner,
    profileUrl,
    got: (count: number) =>
      expect
        .poll(() => push.pushesTo(device.endpoint).map(({ payload }) => payload))
        .toHaveLength(count)
        .then(() => push.pushesTo(device.endpoint).at(-1)?.payload),
  }
}

test.each([
  [
    false,
    'A visitor',
    { message: 'A new message', result: 'A new scorecard result', meeting: 'A meeting was' },
  ],
  [
    true,
    'Daniel Okafor',
    {
      message: 'Daniel Okafor wrote to you',
      result: 'Daniel Okafor shared a scorecard result',
      meeting: 'Daniel Okafor ',
    },
  ],
])(
  'a visitor’s message, hand-off or booking is pushed as soon as it is made; with names: %j',
  async (showNames, _, titles) => {
    const { profileUrl, got } = await host(showNames)
    const visitor = { name: 'Daniel Okafor', email: 'daniel@okafor.example' }
    const question = { ...visitor, question: 'Our ferries leave half empty. Could you look?', consent: true }
    const answer = await postJson(`${url}/api/questions`, {
      ...question,
      questionKey: randomUUID(),
      profileUrl,
    })
    expect(answer.status, await answer.text()).toBe(201)
    const messagePath = expect.stringMatching(/^\/customer-dashboard\?tab=messages&lead=\d+$/)
    expect(await got(1)).toMatchObject({ title: titles.message, path: messagePath, waiting: 1 })
    const result = { ...visitor, answers: { identity_1: '10' }, selectedCategory: 'Entrepreneur' }
    const shared = { ...result, submissionKey: randomUUID(), profileUrl, sharesWithOwner: true }
    await postJson(`${url}/api/scorecard`, shared)
    expect(await got(2)).toMatchObject({ title: titles.result, path: messagePath, waiting: 2 })
    const [first = '', second = ''] = slots(9).filter((_, index) => index % 8 === 0)
    const { token } = await booked(profileUrl, first, {}, { url })
    const path = '/customer-dashboard?tab=meetings'
    expect(await got(3)).toMatchObject({
      title: expect.stringMatching(`^${titles.meeting}.*booked`),
      body: expect.stringContaining('(London time)'),
      path,
    })
    expect((await browser(url).post(`/meetings/${token}/move`, { start: second })).status).toBe(200)
    expect(await got(4)).toMatchObject({
      title: expect.stringMatching(/moved/),
      body: expect.stringMatching(/^Now /),
      path,
    })
    expect((await browser(url).post(`/meetings/${token}/cancel`, {})).status).toBe(200)
    expect(await got(5)).toMatchObject({
      title: expect.stringMatching(/cancelled/),
      body: expect.stringMatching(/^It was to be /),
    })
    expect(push.wrong()).toEqual([])
  },
)

test('a visitor’s message is pushed, mailed, or both, as its owner likes', async () => {
  const { owner, profileUrl, got } = await host(false)
  const recipients = async (message: Partial<Notifications['kinds']['message']>) => {
    await owner.put('/notifications', { kinds: { message } })
    const body = { name: 'Maria', email: 'maria@okafor.example', question: 'Could you look?', consent: true }
    const questionKey = randomUUID()
    await postJson(`${url}/api/questions`, { ...body, questionKey, profileUrl })
    const isIt = eq(outbox.key, `question/${questionKey}`)
    return (await db.select({ to: outbox.to }).from(outbox).where(isIt)).map(({ to }) => to)
  }
  expect(await recipients({ mail: false, push: true })).toEqual([])
  await got(1)
  expect(await recipients({ mail: true, push: false })).toEqual([owner.email])
  expect(await recipients({ mail: true, push: true })).toEqual([owner.email])
  expect(await got(2)).toMatchObject({ title: 'A new message', waiting: 3 })
})

test('signing out on a device, or ending its session from another, ends its notifications', async () => {
  const owner = await somebody()
  const phone = await signIn(browser(url), owner.email, owner.password)
  await subscribe(owner)
  await subscribe(phone)
  expect(await devicesOf(owner)).toHaveLength(2)
  await phone.post('/logout')
  expect((await devicesOf(owner)).map(({ isThisDevice }) => isThisDevice)).toEqual([true])
  await subscribe(await signIn(browser(url), owner.email, owner.password))
  await owner.post('/sessions/end-others')
  expect((await devicesOf(owner)).map(({ isThisDevice }) => isThisDevice)).toEqual([true])
})

test('a validator without a profile has no notifications', async () => {
  const validator = await signedInAs('validator', product)
  expect(await refusalOf(validator.get('/notifications'))).toEqual([404, 'NO_OWN_PROFILE'])
  expect(await refusalOf(subscribe(validator))).toEqual([404, 'NO_OWN_PROFILE'])
})

const key = push.device().keys
test.each([
  'https://fcm.googleapis.com.evil.test/send/1',
  'https://evil.test/fcm.googleapis.com',
  'http://fcm.googleapis.com/send/1',
  'https://fcm.googleapis.com:8443/send/1',
  'https://me@fcm.googleapis.com/send/1',
  'https://fcm.googleapis.com@evil.test/',
  'https://fcm.googleapis.com./send/1',
  'https://push.apple.com/1',
  'https://evilpush.apple.com/1',
  'https://notify.windows.com/1',
  'https://sub.updates.push.services.mozilla.com/1',
  'https://fcm.googleapıs.com/1',
  'https://xn--fcm.googleapis.com/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://2130706433/1',
  'https://localhost/1',
  'https://fcm.googleapis.com/1#part',
  'ftp://fcm.googleapis.com/1',
  'javascript:alert(1)',
  'fcm.googleapis.com/1',
  '//fcm.googleapis.com/1',
  'data:text/plain,fcm.googleapis.com',
  '',
])('%s is no push service', async (endpoint) => {
  const owner = await somebody()
  expect(await refusalOf(subscribe(owner, { endpoint, keys: key }))).toEqual([400, 'NOT_A_PUSH_SERVICE'])
  expect(await devicesOf(owner)).toEqual([])
})

test.each([
  'https://fcm.googleapis.com/fcm/send/1',
  'https://FCM.GoogleAPIs.com:443/fcm/send/1',
  'https://web.push.apple.com/1',
  'https://wns2-par02p.notify.windows.com/w/?token=1',
  'https://updates.push.services.mozilla.com/wpush/v2/1',
])('%s is a push service', async (endpoint) => {
  expect((await subscribe(await somebody(), { endpoint, keys: key })).status).toBe(201)
})

test.each([
  ['a short secret', { p256dh: key.p256dh, auth: 'short' }],
  ['a short key', { p256dh: key.p256dh.slice(0, -2), auth: key.auth }],
  ['a key of another form', { p256dh: `A${key.p256dh.slice(1)}`, auth: key.auth }],
  ['a secret of other letters', { p256dh: key.p256dh, auth: `${key.auth.slice(0, -1)}%` }],
  ['nothing', {}],
])('%s is no key of a device', async (_, keys) => {
  const answer = subscribe(await somebody(), { ...push.device(), keys })
  expect(await refusalOf(answer)).toEqual([400, 'BAD_REQUEST'])
})
