import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test, vi } from 'vitest'
import { callOn } from '#test/call.ts'
import { database } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'
import { tables } from '../../services/database.ts'
import { mailStatement } from '../../services/mail/outbox.ts'

vi.mock('virtual:site-assets', () => ({ buildId: '' }))

const { outbox, suppressions } = tables
const { app } = await import('../../app.ts')

/** The calls of the product, in this process: here it has a secret. */
const secret = `whsec_${randomBytes(24).toString('base64')}`
const env = {
  APP_ENV: 'local',
  APP_URL: 'http://nowhere.example',
  AUTH_SECRET: 'nobody knows what is signed with this',
  TURSO_DATABASE_URL: inject('databaseUrl'),
  RESEND_WEBHOOK_SECRET: secret,
}
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
const now = new Date()
const seconds = (date: Date) => String(Math.floor(date.getTime() / 1000))

const signed = (body: string, { key = secret, time = now, id = `msg_${randomUUID()}` } = {}) => ({
  'svix-id': id,
  'svix-timestamp': seconds(time),
  'svix-signature': `v1,${createHmac('sha256', Buffer.from(key.slice(6), 'base64'))
    .update(`${id}.${seconds(time)}.${body}`)
    .digest('base64')}`,
})
const tell = (body: string, headers: Record<string, string> = signed(body), changes: object = {}) =>
  app.fetch(
    new Request('http://nowhere.example/api/mail/events', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...at(now), ...headers },
    }),
    { ...env, ...changes } as never,
    context as never,
  )
const notice = (type: string, to: string[], more: object = {}) =>
  JSON.stringify({ type, created_at: now.toISOString(), data: { email_id: randomUUID(), to, ...more } })
const address = () => `${randomUUID()}@bounces.example`
const suppressed = async (email: string) =>
  (await database().select().from(suppressions).where(eq(suppressions.normalisedEmail, email))).map(
    ({ kind, reason }) => [kind, reason],
  )

test.each([
  ['email.bounced', { bounce: { type: 'Permanent', subType: 'General', message: 'No such user' } }, 'bounce'],
  ['email.bounced', {}, 'bounce'],
  ['email.complained', {}, 'complaint'],
])('after %s %j nothing more of any kind is written to those addresses', async (type, more, reason) => {
  const [one, other] = [address(), address()]
  const body = notice(type, [one.replace('@', '+work@').toUpperCase(), other], more)
  const headers = signed(body)
  for (const answer of [await tell(body, headers), await tell(body, headers)])
    expect([answer.status, await jsonOf(answer)]).toEqual([200, { received: true }])
  for (const email of [one, other]) {
    expect(await suppressed(email)).toEqual([['*', reason]])
    const mail = { key: randomUUID(), kind: 'sign-in-link', subject: 'A link', text: '', html: '', to: email }
    await mailStatement(callOn(database()), { ...mail, isNeeded: true })
    expect(await database().select().from(outbox).where(eq(outbox.to, email))).toEqual([])
  }
})

test.each([
  ['email.delivered', {}],
  ['email.bounced', { bounce: { type: 'Transient', subType: 'MailboxFull' } }],
  ['something.new', { to: undefined }],
])('%s %j is taken and changes nothing', async (type, more) => {
  const email = address()
  expect((await tell(notice(type, [email], more))).status).toBe(200)
  expect(await suppressed(email)).toEqual([])
})

test('what is signed and cannot be read is taken, so that it does not come again and again', async () => {
  expect((await tell('not JSON')).status).toBe(200)
  expect((await tell('[]')).status).toBe(200)
})

test('a notice that is not signed by Resend, or long ago, or about something else, changes nothing', async () => {
  const email = address()
  const body = notice('email.complained', [email])
  const good = signed(body)
  const foreign = `whsec_${randomBytes(24).toString('base64')}`
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
  const { 'svix-signature': _, ...unsigned } = good
  for (const headers of [
    {},
    unsigned,
    signed(body, { key: foreign }),
    signed(body, { time: minutes(-6) }),
    signed(body, { time: minutes(6) }),
    signed(`${body} `),
    { ...good, 'svix-id': 'another' },
    { ...good, 'svix-timestamp': 'soon' },
    { ...good, 'svix-signature': 'v1,not base64!' },
    { ...good, 'svix-signature': good['svix-signature'].replace('v1,', 'v2,') },
  ]) {
    const answer = await tell(body, headers as Record<string, string>)
    expect([answer.status, (await jsonOf<{ code: string }>(answer)).code]).toEqual([400, 'BAD_SIGNATURE'])
  }
  expect(await suppressed(email)).toEqual([])
})

test('while the secret is changed, one of two signatures is enough', async () => {
  const email = address()
  const body = notice('email.complained', [email])
  const { 'svix-signature': right, ...headers } = signed(body)
  const other = `v1,${randomBytes(32).toString('base64')}`
  expect((await tell(body, { ...headers, 'svix-signature': `${other} ${right}` })).status).toBe(200)
  expect(await suppressed(email)).toEqual([['*', 'complaint']])
})

test('without a secret there is no such call, and a body that is too large is not read', async () => {
  const body = notice('email.complained', [address()])
  expect((await tell(body, signed(body), { RESEND_WEBHOOK_SECRET: '' })).status).toBe(404)
  const large = notice('email.complained', ['x'.repeat(300_000)])
  expect((await tell(large, { ...signed(large), 'Content-Length': String(large.length) })).status).toBe(413)
})
