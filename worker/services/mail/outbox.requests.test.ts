import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { normaliseEmail } from '#schema/email.ts'
import { registeredOwner } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { answeringMail, startFakeMail } from '#test/fakes/mail.ts'
import { databaseAt, runJob } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { gmailSpellings } from '#test/referees.ts'
import { postJson } from '#test/requests.ts'
import { tables } from '../database.ts'
import { fewerMailsThan } from './mail-limits.ts'
import { mailStatement, maxAttempts } from './outbox.ts'
import { decline, declinedKinds, resume } from './suppressions.ts'

const provider = await startFakeMail()
const product = await startProduct({
  RESEND_API_KEY: 're_ours',
  MAIL_API_URL: provider.url,
  MAIL_FROM: 'Rembrandt <mail@rembrandt.example>',
  SAMPLE_DATA: 'off',
})
afterAll(async () => {
  await product.stop()
  provider.stop()
})

const db = databaseAt(product.databaseUrl)
const { outbox } = tables
const minute = 60_000
const sendMail = (laterMs = 0) => runJob('send-mail', product.url, new Date(Date.now() + laterMs))
const stands = async (to: string) => {
  const [mail] = await db.select().from(outbox).where(eq(outbox.to, to))
  if (!mail) throw new Error(`No mail to ${to} was written`)
  return mail
}
const write = async (more: object = {}) => {
  const to = `reader-${randomUUID()}@company.example`
  const key = `test/${randomUUID()}`
  const mail = {
    key,
    kind: 'test',
    to,
    subject: 'A frame for you',
    text: 'Grüße',
    html: '<p>Grüße</p>',
    ...more,
  }
  await mailStatement(callOn(db), mail)
  return { to, key, mail }
}

test.each(['/login/link', '/forgot-password'])(
  'a mail that %s writes after its answer is sent at once, without a job',
  async (path) => {
    const { email } = await registeredOwner({}, { url: product.url })
    const isSent = () => provider.requestsTo(email).length
    await expect.poll(isSent).toBe(1)
    expect((await postJson(`${product.url}/api${path}`, { email })).status).toBe(202)
    await expect.poll(isSent).toBe(2)
  },
)

test('a mail is handed to the provider with its key, its sender and its attachments', async () => {
  const attachments = [{ filename: 'día.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR é' }]
  const { to, key } = await write({ attachments })
  await sendMail()
  const [request] = provider.requestsTo(to)
  expect(request).toMatchObject({ path: '/emails', authorization: 'Bearer re_ours', key })
  expect(request?.body).toMatchObject({
    from: 'Rembrandt <mail@rembrandt.example>',
    to: [to],
    subject: 'A frame for you',
    text: 'Grüße',
    html: '<p>Grüße</p>',
    attachments: [
      {
        filename: 'día.ics',
        content_type: 'text/calendar',
        content: Buffer.from('BEGIN:VCALENDAR é').toString('base64'),
      },
    ],
  })
  expect(await stands(to)).toMatchObject({ state: 'sent', dueAt: null, attempts: 1 })
})

test('a letter that its reader can do without names how to stop it in one press, and no other does', async () => {
  const [stoppable, needed] = [await write({ kind: 'reminder' }), await write({ kind: 'reset-password' })]
  await sendMail()
  expect(provider.requestsTo(needed.to)[0]?.body.headers).toBeUndefined()
  const { headers } = provider.requestsTo(stoppable.to)[0]?.body ?? {}
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const [, address = ''] = /^<(.+)>$/.exec(headers?.['List-Unsubscribe'] ?? '') ?? []
  const { pathname, search } = new URL(address)
  expect(pathname).toBe('/api/unsubscribe')
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(product.url + pathname + search, { method: 'POST', body })).status).toBe(200)
  for (const kind of ['reminder', 'invitation', 'reset-password'])
    await mailStatement(callOn(db), {
      ...stoppable.mail,
      key: randomUUID(),
      kind,
      isNeeded: kind.startsWith('reset'),
    })
  const kinds = await db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.to, stoppable.to))
  expect(kinds.map(({ kind }) => kind)).toEqual(['reminder', 'reset-password'])
})

test('a mail is sent as soon as the call that wrote it has answered', async () => {
  const email = `reader-${randomUUID()}@company.example`
  const answer = await postJson(`${product.url}/api/scorecard`, { name: 'Ada', email, answers: {} })
  expect(answer.status).toBe(200)
  await expect.poll(() => provider.requestsTo(email).length).toBe(1)
  expect(provider.requestsTo(email)[0]?.body.subject).toBe('Your scorecard result: Unframed Genius, 0 of 39')
})

test('an occasion that is written twice is one mail', async () => {
  const { to, mail } = await write()
  await mailStatement(callOn(db), { ...mail, text: 'Something else' })
  await sendMail()
  await sendMail()
  expect(provider.requestsTo(to).map(({ body }) => body.text)).toEqual(['Grüße'])
})

test('five runs at once, while the provider is slow, send each mail once', async () => {
  const mails = await Promise.all(Array.from({ length: 8 }, () => write()))
  for (const { to } of mails)
    provider.answer(to, async (response) => {
      await sleep(60)
      answeringMail(200, { id: 'one' })(response)
    })
  await Promise.all(Array.from({ length: 5 }, () => sendMail()))
  for (const { to } of mails) expect(provider.requestsTo(to)).toHaveLength(1)
})

test('a mail that fails is tried again after longer and longer waits, with the same key', async () => {
  const { to, key } = await write()
  provider.answer(to, answeringMail(500, {}), (response) => response.destroy())
  await sendMail()
  expect(await stands(to)).toMatchObject({
    state: 'waiting',
    attempts: 1,
    problem: expect.stringMatching(/^500/),
  })
  await sendMail()
  expect(provider.requestsTo(to), 'not before a minute is over').toHaveLength(1)
  await sendMail(1.1 * minute)
  await sendMail(2.5 * minute)
  expect(provider.requestsTo(to), 'the second wait is longer').toHaveLength(2)
  await sendMail(4 * minute)
  expect(provider.requestsTo(to).map((request) => request.key)).toEqual([key, key, key])
  expect(await stands(to)).toMatchObject({ state: 'sent', problem: null })
})

test('a mail whose sender died is sent again when its time is over', async () => {
  const { to } = await write()
  await db
    .update(outbox)
    .set({ dueAt: Date.now() + 2 * minute, attempts: 1 })
    .where(eq(outbox.to, to))
  await sendMail()
  expect(provider.requestsTo(to)).toHaveLength(0)
  await sendMail(2.1 * minute)
  expect(provider.requestsTo(to)).toHaveLength(1)
})

test('a refused mail fails with its reason, which names nobody in the log, and delays no other mail', async () => {
  const { to } = await write()
  const other = await write()
  provider.answer(to, answeringMail(422, { message: `Invalid to: ${to}, ${to.toUpperCase()}` }))
  await sendMail()
  expect(await stands(to)).toMatchObject({ state: 'failed', dueAt: null })
  expect((await stands(to)).problem).toMatch(/^422 .*Invalid to/)
  expect((await stands(to)).problem?.toLowerCase()).not.toContain(to)
  expect(provider.requestsTo(other.to)).toHaveLength(1)
  await expect.poll(() => product.output()).toContain('to r•••@company.example was not sent')
  expect(product.output()).not.toContain(to)
})

test('a mail to an invalid address is given up without its text, and delays no other', async () => {
  const strange = [
    ...['a<me@company.example', 'Ada <me@company.example>', '"a b"@company.example', 'a,me@company.example'],
    ...['a;me@company.example', 'a me@company.example', 'me@company.example\r\nBcc: b@company.example'],
    ...[
      'me\u0007@company.example',
      'me\u202e@company.example',
      'me\u200b@company.example',
      'me@b@company.example',
    ],
    ...[
      'me(a)@company.example',
      'me%company.example@relay.example',
      'me@ｃompany.example',
      'mе@company.example',
      '',
    ],
  ]
  // Rows that an earlier build wrote wait as they are.
  const waiting = await Promise.all(strange.map(() => write()))
  for (const [index, { to }] of waiting.entries())
    await db
      .update(outbox)
      .set({ to: strange[index] ?? '' })
      .where(eq(outbox.to, to))
  const written = await Promise.all(strange.map((to) => write({ to, isSecret: true })))
  const other = await write()
  await sendMail()
  expect(provider.requestsTo(other.to)).toHaveLength(1)
  for (const to of strange) expect(provider.requestsTo(to), to).toEqual([])
  for (const { key } of [...waiting, ...written]) {
    const [mail] = await db.select().from(outbox).where(eq(outbox.key, key))
    expect(mail).toMatchObject({ state: 'failed', dueAt: null, problem: 'its recipient is no address' })
  }
  for (const { key } of written) {
    const [mail] = await db.select().from(outbox).where(eq(outbox.key, key))
    expect(mail).toMatchObject({ text: '', html: '' })
  }
})

test.each([
  [401, { name: 'missing_api_key', message: 'Missing API key in the authorization header.' }],
  [403, { name: 'validation_error', message: 'The rembrandt.example domain is not verified.' }],
  [422, { name: 'validation_error', message: 'Invalid `from` field. Use `Name <email@example.com>`.' }],
  [429, { name: 'daily_quota_exceeded', message: 'You have reached your daily email sending quota.' }],
])(
  'a fault of ours (%s) keeps mail waiting for days, tried once a run, until it is put right',
  async (status, body) => {
    const { to } = await write()
    provider.answer(to, answeringMail(status, body), answeringMail(status, body))
    await sendMail()
    expect(provider.requestsTo(to)).toHaveLength(1)
    expect(await stands(to)).toMatchObject({ state: 'waiting', attempts: 1 })
    await db.update(outbox).set({ attempts: 100, dueAt: 0 }).where(eq(outbox.to, to))
    await sendMail()
    const { dueAt, state } = await stands(to)
    expect(state, 'four days later').toBe('waiting')
    expect((dueAt ?? 0) - Date.now(), 'tried again within the hour').toBeLessThanOrEqual(60 * minute)
    await sendMail(61 * minute)
    expect(await stands(to)).toMatchObject({ state: 'sent', problem: null })
  },
)

test('a mail that never gets through is given up', async () => {
  const { to } = await write()
  await db
    .update(outbox)
    .set({ attempts: maxAttempts - 1 })
    .where(eq(outbox.to, to))
  provider.answer(to, answeringMail(503, {}))
  await sendMail()
  expect(await stands(to)).toMatchObject({ state: 'failed', attempts: maxAttempts, dueAt: null })
})

test('a provider that is asked too fast is asked again, slower, and the attempt does not count', async () => {
  const { to } = await write()
  provider.answer(to, answeringMail(429, {}))
  await sendMail()
  expect(provider.requestsTo(to)).toHaveLength(2)
  expect(await stands(to)).toMatchObject({ state: 'sent', attempts: 1 })
})

test('the text of a mail with a secret link is kept until it is sent, through failures, and then blanked', async () => {
  const attachments = [{ filename: 'link.txt', contentType: 'text/plain', content: 'secret' }]
  const { to } = await write({ isSecret: true, attachments })
  provider.answer(to, answeringMail(500, {}))
  await sendMail()
  expect(await stands(to)).toMatchObject({ state: 'waiting', text: 'Grüße', attachments })
  await sendMail(1.1 * minute)
  expect(provider.requestsTo(to).map(({ body }) => body.text)).toEqual(['Grüße', 'Grüße'])
  expect(await stands(to)).toMatchObject({
    state: 'sent',
    subject: 'A frame for you',
    text: '',
    html: '',
    attachments: [],
  })
  const other = await write()
  await sendMail(2 * minute)
  expect(await stands(other.to)).toMatchObject({ state: 'sent', text: 'Grüße' })
})

test('a mailbox’s mails are limited kind by kind', async () => {
  const limited = callOn(db)
  const { to, mail } = await write()
  const again = { ...mail, key: `test/${randomUUID()}` }
  const stood = async () =>
    (await db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.to, to))).map(({ kind }) => kind)
  await mailStatement(limited, again, fewerMailsThan(limited, 1, again))
  expect(await stood()).toEqual(['test'])
  const other = { ...again, kind: 'another' }
  await mailStatement(limited, other, fewerMailsThan(limited, 1, other))
  expect(await stood()).toEqual(['test', 'another'])
})

test('a Gmail mailbox has one limit and one refusal, with dots and without', async () => {
  const limited = callOn(db)
  const [plain, dotted] = gmailSpellings()
  const isWritten = async (to: string, kind: string, onlyIf?: SQL) => {
    const key = `test/${randomUUID()}`
    await mailStatement(limited, { key, kind, to, subject: 'A frame', text: 'A', html: '<p>A</p>' }, onlyIf)
    return (await db.$count(outbox, eq(outbox.key, key))) === 1
  }
  expect(await isWritten(plain, 'test')).toBe(true)
  const few = fewerMailsThan(limited, 1, { to: dotted, kind: 'test' })
  expect(await isWritten(dotted, 'test', few)).toBe(false)
  await decline(limited, dotted, 'news')
  expect(await Promise.all([plain, dotted].map((to) => isWritten(to, 'news')))).toEqual([false, false])
  await resume(limited, plain, 'news')
  expect(await isWritten(dotted, 'news')).toBe(true)
})

test('a refusal from before Gmail’s dots were ignored holds for the address as it was written', async () => {
  const [, dotted] = gmailSpellings()
  const normalisedEmail = normaliseEmail(dotted)
  await db
    .insert(tables.suppressions)
    .values({ normalisedEmail, kind: 'news', reason: 'asked', at: new Date() })
  expect(await declinedKinds(callOn(db), dotted)).toEqual(['news'])
  const { to } = await write({ to: dotted, kind: 'news' })
  expect(await db.$count(outbox, eq(outbox.to, to))).toBe(0)
})

test('sent mails are erased after 90 days, waiting ones are not', async () => {
  const [sent, waiting] = [await write(), await write()]
  const old = new Date(Date.now() - 91 * 24 * 3600_000)
  await db.update(outbox).set({ createdAt: old, state: 'sent', dueAt: null }).where(eq(outbox.to, sent.to))
  await db.update(outbox).set({ createdAt: old }).where(eq(outbox.to, waiting.to))
  await runJob('expire-mail', product.url)
  await expect(stands(sent.to)).rejects.toThrow('No mail')
  expect(await stands(waiting.to)).toMatchObject({ state: 'waiting' })
})

test.each(['not JSON', '{}'])(
  'a mail with %s attached is given up, and its neighbours are sent',
  async (attached) => {
    const before = await write()
    const broken = await write()
    const after = await write()
    await db.run(sql`update outbox set attachments = ${attached} where recipient = ${broken.to}`)
    await sendMail()
    const [stood] = await db
      .select({ state: outbox.state, problem: outbox.problem })
      .from(outbox)
      .where(eq(outbox.to, broken.to))
    await db.delete(outbox).where(eq(outbox.to, broken.to))
    expect(stood).toEqual({ state: 'failed', problem: 'its attachments cannot be read' })
    expect(provider.requestsTo(broken.to)).toEqual([])
    for (const { to } of [before, after]) expect(await stands(to)).toMatchObject({ state: 'sent' })
  },
)
