import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, test, vi } from 'vitest'
import { normaliseEmail } from '#schema/email.ts'
import { callOn } from '#test/call.ts'
import { database } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'
import { tables } from '../../services/database.ts'
import { mailStatement } from '../../services/mail/outbox.ts'

vi.mock('virtual:site-assets', () => ({ buildId: '' }))

const { outbox, suppressedAddresses, suppressions } = tables
const { app } = await import('../app.ts')

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
  (
    await database()
      .select()
      .from(suppressedAddresses)
      .where(eq(suppressedAddresses.normalisedEmail, normaliseEmail(email)))
  ).map(({ email, reason }) => [email, reason])
const write = async (to: string) => {
  const mail = { key: randomUUID(), kind: 'sign-in-link', subject: 'A link', text: '', html: '', to }
  await mailStatement(callOn(database()), { ...mail, isNeeded: true })
  return database().$count(outbox, eq(outbox.key, mail.key))
}

test.each([
  ['email.bounced', { bounce: { type: 'Permanent', subType: 'General', message: 'No such user' } }, 'bounce'],
  ['email.bounced', {}, 'bounce'],
  ['email.complained', {}, 'complaint'],
])('a mailbox gets nothing more of any kind after %s %j', async (type, more, reason) => {
  const [one, other] = [address().replace('@', '+work@'), address()]
  const body = notice(type, [one.toUpperCase(), other], more)
  const headers = signed(body)
  for (const answer of [await tell(body, headers), await tell(body, headers)])
    expect([answer.status, await jsonOf(answer)]).toEqual([200, { received: true }])
  for (const email of [one, other]) {
    expect(await suppressed(email)).toEqual([[email, reason]])
    for (const to of [email, email.toUpperCase()]) expect(await write(to)).toBe(0)
  }
})

test.each(['email.bounced', 'email.complained'])(
  'after %s nothing that waits is sent there',
  async (type) => {
    const [one, other] = [address(), address()]
    const keys = [one, one.replace('@', '+x@'), other].map((to) => [randomUUID(), to] as const)
    for (const [key, to] of keys) {
      const mail = { key, kind: 'sign-in-link', subject: 'A link', text: '', html: '', to }
      await mailStatement(callOn(database()), { ...mail, isNeeded: true })
      await database()
        .update(outbox)
        .set({ state: 'waiting', dueAt: now.getTime() + 3_600_000 })
        .where(eq(outbox.key, key))
    }
    await tell(notice(type, [one.toUpperCase()]))
    const counts = await Promise.all(keys.map(([key]) => database().$count(outbox, eq(outbox.key, key))))
    expect(counts).toEqual([0, 1, 1])
  },
)

test.each(['email.bounced', 'email.complained'])(
  '%s of one address keeps no mail from its mailbox under another tag',
  async (type) => {
    const person = address()
    const [tagged, other] = [person.replace('@', '+x@'), person.replace('@', '+y@')]
    await tell(notice(type, [tagged]))
    expect([await write(person), await write(other), await write(tagged)]).toEqual([1, 1, 0])
    await tell(notice(type, [person]))
    expect([await write(person), await write(other)]).toEqual([0, 1])
  },
)

test('a bar on a whole mailbox is carried over to the addresses that were mailed there', async () => {
  const at = new Date(now.getTime() - 60_000)
  const [alone, tagged, several, complained] = [address(), address(), address(), address()]
  const under = (email: string, tag: string) => email.replace('@', `+${tag}@`)
  const mailed = [under(tagged, 'x'), several, under(several, 'x'), complained, under(complained, 'x')]
  const db = database()
  await db.insert(suppressions).values(
    [alone, tagged, several, complained].map((normalisedEmail) => ({
      normalisedEmail,
      kind: '*',
      at,
      reason: normalisedEmail === complained ? ('complaint' as const) : ('bounce' as const),
    })),
  )
  const before = { ...callOn(db), now: new Date(at.getTime() - 60_000) }
  for (const to of mailed)
    await mailStatement(before, { key: randomUUID(), kind: 'test', subject: '', text: '', html: '', to })
  const migration = readFileSync('migrations/0031_suppressed_addresses.sql', 'utf8')
  const carryOver = migration.slice(migration.indexOf('INSERT INTO'))
  for (const _ of ['once', 'again']) await db.run(sql.raw(carryOver))
  expect(await suppressed(alone)).toEqual([[alone, 'bounce']])
  expect(await suppressed(tagged)).toEqual([[under(tagged, 'x'), 'bounce']])
  expect(await suppressed(several), 'nothing says which of them it was').toEqual([])
  expect((await suppressed(complained)).sort()).toEqual(
    [under(complained, 'x'), complained].map((email) => [email, 'complaint']).sort(),
  )
  expect(await write(tagged)).toBe(1)
})

test.each([
  ['email.delivered', {}],
  ['email.bounced', { bounce: { type: 'Transient', subType: 'MailboxFull' } }],
  ['something.new', { to: undefined }],
])('%s %j is accepted and changes nothing', async (type, more) => {
  const email = address()
  expect((await tell(notice(type, [email], more))).status).toBe(200)
  expect(await suppressed(email)).toEqual([])
})

test.each([
  ['a bounce that is nothing', 'email.bounced', { bounce: null }, 'bounce'],
  ['a bounce that is a word', 'email.bounced', { bounce: 'Permanent' }, 'bounce'],
  ['a bounce whose type is nothing', 'email.bounced', { bounce: { type: null } }, 'bounce'],
  ['recipients that are nothing', 'email.complained', {}, 'complaint'],
])('a notice with %s counts for the addresses that can be read', async (_, type, more, reason) => {
  const [one, other] = [address(), address()]
  const to = [null, one, 7, {}, 'nobody', '', other]
  expect((await tell(notice(type, to as string[], more))).status).toBe(200)
  for (const email of [one, other]) expect(await suppressed(email)).toEqual([[email, reason]])
  expect(await suppressed('nobody')).toEqual([])
})

test('an address is read wherever a name stands before it, or it stands alone', async () => {
  const [named, quoted, alone] = [address(), address(), address()]
  await tell(notice('email.complained', [`Zoë Lark <${named}>`, `"Lark <Zoë>" < ${quoted.toUpperCase()} >`]))
  await tell(notice('email.complained', alone as never))
  for (const email of [named, quoted, alone]) expect(await suppressed(email)).toEqual([[email, 'complaint']])
})

test('a notice that is signed and cannot be read is accepted, so that it is not sent again and again', async () => {
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

test('one of two signatures is enough while the secret is changed', async () => {
  const email = address()
  const body = notice('email.complained', [email])
  const { 'svix-signature': right, ...headers } = signed(body)
  const other = `v1,${randomBytes(32).toString('base64')}`
  expect((await tell(body, { ...headers, 'svix-signature': `${other} ${right}` })).status).toBe(200)
  expect(await suppressed(email)).toEqual([[email, 'complaint']])
})

test('no such call exists without a secret, and a body that is too large is not read', async () => {
  const body = notice('email.complained', [address()])
  expect((await tell(body, signed(body), { RESEND_WEBHOOK_SECRET: '' })).status).toBe(404)
  const large = notice('email.complained', ['x'.repeat(300_000)])
  expect((await tell(large, { ...signed(large), 'Content-Length': String(large.length) })).status).toBe(413)
})
