import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { MailList } from '#schema/administration/mails.ts'
import { signedInAs } from '#test/account.ts'
import { dueAfterAllTests } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { decisions, outbox, suppressedAddresses, suppressions } = tables
const admin = await signedInAs('admin')
const secret = 'https://house.example/reset-password#token=secret'

/** A mail in the outbox, given up unless told otherwise. */
async function mail(changes: Partial<typeof outbox.$inferInsert> = {}) {
  const to = `${randomUUID()}@reader.example`
  const [row] = await database()
    .insert(outbox)
    .values({
      key: `test/${to}`,
      to,
      normalisedTo: to,
      kind: 'reset',
      subject: 'A new password',
      text: secret,
      html: secret,
      isSecret: true,
      attachments: [],
      state: 'failed',
      dueAt: null,
      attempts: 3,
      problem: '422 no such mailbox',
      createdAt: new Date(),
      ...changes,
    })
    .returning()
  if (!row) throw new Error('No mail')
  return row
}
const list = (state: string) => jsonOf<MailList>(admin.get(`/admin/mails?state=${state}`))
const rowOf = async (id: number) => (await database().select().from(outbox).where(eq(outbox.id, id)))[0]
const decisionsOnMail = (id: number) =>
  database()
    .select()
    .from(decisions)
    .where(and(eq(decisions.subject, 'mail'), eq(decisions.subjectId, id)))
const act = (id: number | string, action: 'send' | 'recipient') => admin.post(`/admin/mails/${id}/${action}`)

test('mail that was given up is listed with its reason, without its text or whole address', async () => {
  const { id, to } = await mail()
  const answer = await admin.get('/admin/mails?state=given-up')
  const text = await answer.text()
  expect(text).not.toContain(secret)
  expect(text).not.toContain(to)
  const { items, counts } = JSON.parse(text) as MailList
  expect(items.find((item) => item.id === `${id}`)).toMatchObject({
    what: 'A new password',
    reason: '422 no such mailbox',
    attempts: 3,
    canSend: true,
    isSecret: true,
  })
  expect(counts['given-up']).toBeGreaterThan(0)
})

test('a mail that failed and waits stands apart from one that waits for its first try', async () => {
  const later = Date.now() + 3600_000
  const [waiting, failed] = [
    await mail({ state: 'waiting', dueAt: later, problem: null }),
    await mail({ state: 'waiting', dueAt: later }),
  ]
  const idsIn = async (state: string) => (await list(state)).items.map(({ id }) => id)
  expect(await idsIn('waiting')).toContain(`${waiting.id}`)
  expect(await idsIn('waiting')).not.toContain(`${failed.id}`)
  expect(await idsIn('failed')).toContain(`${failed.id}`)
})

test('a mail is sent again once, and the record names the administrator', async () => {
  const { id } = await mail()
  const answers = await Promise.all([act(id, 'send'), act(id, 'send')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
  await expect.poll(async () => (await rowOf(id))?.state).toBe('kept')
  expect(await decisionsOnMail(id)).toMatchObject([{ verdict: 'sent', decidedBy: admin.id }])
  expect(await refusalOf(act(id, 'send'))).toEqual([409, 'MAIL_NOT_FAILED'])
})

test('a mail without text, or to an address that bounced, is not sent again', async () => {
  const [blank, barred] = [await mail({ text: '' }), await mail()]
  await database().insert(suppressedAddresses).values({ email: barred.to, reason: 'bounce', at: new Date() })
  expect(await refusalOf(act(blank.id, 'send'))).toEqual([409, 'MAIL_NOT_FAILED'])
  expect(await refusalOf(act(barred.id, 'send'))).toEqual([409, 'MAIL_BARRED'])
  expect((await rowOf(barred.id))?.state).toBe('failed')
})

test('a mail that is being sent at this moment is not reported as sent again', async () => {
  const { id } = await mail({ state: 'waiting', dueAt: Date.now() + 119_000 })
  expect(await refusalOf(act(id, 'send'))).toEqual([409, 'MAIL_UNDER_WAY'])
  expect(await decisionsOnMail(id)).toEqual([])
})

test('a mail is not sent again to a reader who wants none that is optional', async () => {
  const [optional, needed] = [await mail({ kind: 'lead' }), await mail()]
  for (const { to } of [optional, needed])
    await database()
      .insert(suppressions)
      .values({ normalisedEmail: to, kind: '*', reason: 'asked', at: new Date() })
  expect(await refusalOf(act(optional.id, 'send'))).toEqual([409, 'MAIL_BARRED'])
  expect((await act(needed.id, 'send')).status).toBe(202)
})

test('an address is shown when it is asked for, and that is recorded', async () => {
  const { id, to } = await mail()
  expect(await jsonOf(act(id, 'recipient'))).toEqual({ to })
  const acts = await database()
    .select()
    .from(decisions)
    .where(eq(decisions.subjectKey, `${id}`))
  expect(acts).toMatchObject([{ subject: 'mail', verdict: 'address shown', decidedBy: admin.id }])
  expect(await refusalOf(act(999_999_999, 'recipient'))).toEqual([404, 'NOT_FOUND'])
  expect((await act('x1', 'recipient')).status).toBe(400)
})

test('addresses that bounced are listed masked, and shown when asked for', async () => {
  const email = `${randomUUID()}@bounced.example`
  await database().insert(suppressedAddresses).values({ email, reason: 'bounce', at: new Date() })
  const { items } = await list('suppressed')
  const recent = items.filter(
    ({ at, reason }) => reason.includes('came back') && Date.parse(at) > Date.now() - 60_000,
  )
  expect(JSON.stringify(items)).not.toContain(email)
  const recipients = await Promise.all(recent.map(({ id }) => jsonOf(act(id, 'recipient'))))
  expect(recipients).toContainEqual({ to: email })
})

test('lists of mail go on a page at a time', async () => {
  // In a list that no other file reads, and for no longer than this takes.
  const mine: number[] = []
  for (let more = 0; more < 51; more += 1)
    mine.push((await mail({ state: 'waiting', dueAt: dueAfterAllTests })).id)
  const first = await list('failed')
  expect(first.items).toHaveLength(50)
  const next = await jsonOf<MailList>(admin.get(`/admin/mails?state=failed&cursor=${first.nextCursor}`))
  await database().delete(outbox).where(inArray(outbox.id, mine))
  const ids = [...first.items, ...next.items].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect((await admin.get('/admin/mails?state=nonsense')).status).toBe(400)
})
