import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { contacts } from '#schema/contacts.ts'
import type { WireError } from '#schema/errors.ts'
import { reportSchema } from '#schema/reports/reports.ts'
import { callOn } from '#test/call.ts'
import { mailsAbout } from '#test/mailbox.ts'
import { database, publishPerson, runJob } from '#test/people.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'
import { reportsPerDay, submitReport } from '../../../workflows/reports/submit-report.ts'

const { profiles, reports } = tables
const reportBody = (profileUrl: string, changes: object = {}) => ({
  reportKey: randomUUID(),
  profileUrl,
  reason: 'untrue',
  text: 'The boats were never full.\n\nI was the harbour master then.',
  email: 'daniel@okafor.example',
  ...changes,
})
const send = (body: unknown, url = inject('url')) => postJson(`${url}/api/reports`, body)
const rowsOf = (profileId: number) =>
  database().select().from(reports).where(eq(reports.profileId, profileId))

test('a report is saved and mailed once with its page and how to reply, even if it is sent often', async () => {
  const { id, profileUrl } = await publishPerson()
  const body = reportBody(profileUrl)
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(body)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(await rowsOf(id)).toMatchObject([
    { reason: 'untrue', text: body.text, email: body.email, status: 'open', resolvedAt: null },
  ])
  const [mail, ...more] = await mailsAbout(profileUrl)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: contacts.support, subject: `A profile was reported: ${profileUrl}` })
  for (const form of [mail?.text, mail?.html])
    for (const words of [
      'Petra Proof',
      'Something on it is not true',
      'I was the harbour master then.',
      `/profile/${profileUrl}`,
      '/admin-dashboard/house',
      'mailto:daniel@okafor.example',
    ])
      expect(form).toContain(words)
})

test('a visitor can report without a name, and is sent no mail', async () => {
  const { id, profileUrl } = await publishPerson()
  expect((await send(reportBody(profileUrl, { email: '' }))).status).toBe(201)
  expect(await rowsOf(id)).toMatchObject([{ email: null }])
  const [mail] = await mailsAbout(profileUrl)
  expect(mail?.text).toContain('They left no address')
})

test('the same key with something else is answered, and nothing of it is kept or mailed', async () => {
  const { id, profileUrl } = await publishPerson()
  const body = reportBody(profileUrl)
  await send(body)
  expect((await send({ ...body, text: 'Something else altogether' })).status).toBe(201)
  expect((await rowsOf(id)).map(({ text }) => text)).toEqual([body.text])
  expect(await mailsAbout(profileUrl)).toHaveLength(1)
})

test.each([
  ['no reason', { reason: undefined }, 'reason'],
  ['a reason of its own', { reason: 'dull' }, 'reason'],
  ['hardly a word', { text: ' bad ' }, 'text'],
  ['too much written', { text: 'x'.repeat(2001) }, 'text'],
  ['no address', { email: 'daniel' }, 'email'],
])('%s is refused, with the field’s name, and nothing is kept', async (_, changes, path) => {
  const { id, profileUrl } = await publishPerson()
  const answer = await send(reportBody(profileUrl, changes))
  expect(answer.status).toBe(400)
  expect((await jsonOf<WireError>(answer)).details?.map((detail) => detail.path)).toEqual([path])
  expect(await rowsOf(id)).toEqual([])
})

test('nothing is reported where no profile is published', async () => {
  const { profileUrl } = await publishPerson({ references: [] })
  for (const name of [profileUrl, 'nobody-here']) {
    const answer = await send(reportBody(name))
    expect(answer.status).toBe(404)
    expect(await jsonOf<WireError>(answer)).toMatchObject({ code: 'PROFILE_NOT_FOUND' })
  }
})

test('one IP address sends only so many reports in a day; the same one again is not refused', async () => {
  const { id, profileUrl } = await publishPerson()
  const address = `2001:db8:${randomUUID().slice(0, 4)}::1`
  const today = new Date()
  const from = (now = today) => callOn(database(), { now, actor: { kind: 'visitor', address } })
  const report = () => reportSchema.parse(reportBody(profileUrl))
  const first = report()
  for (const _ of ['at first', 'again']) await submitReport(from(), first)
  for (let count = 1; count < reportsPerDay; count += 1) await submitReport(from(), report())
  await expect(submitReport(from(), report())).rejects.toMatchObject({
    code: 'REPORT_LIMIT',
    retryAfterSeconds: expect.any(Number),
  })
  await submitReport(from(), first)
  await submitReport(from(new Date(today.getTime() + 24 * 3600_000)), report())
  expect(await rowsOf(id)).toHaveLength(reportsPerDay + 1)
})

test('reports are erased 400 days after they came and were decided on, and with the profile', async () => {
  const { id, profileUrl } = await publishPerson()
  const bodies = ['old', 'decided lately', 'recent'].map((name) =>
    reportBody(profileUrl, { text: `${name} report` }),
  )
  for (const body of bodies) await send(body)
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3600_000)
  const [old, decided] = bodies
  const change = (key: string | undefined, set: object) =>
    database()
      .update(reports)
      .set(set)
      .where(eq(reports.reportKey, key ?? ''))
  await change(old?.reportKey, { createdAt: ago(401) })
  await change(decided?.reportKey, { createdAt: ago(401), resolvedAt: ago(10), status: 'dismissed' })
  await runJob('expire-reports')
  expect((await rowsOf(id)).map(({ text }) => text)).toEqual(['decided lately report', 'recent report'])
  await database().delete(profiles).where(eq(profiles.id, id))
  expect(await rowsOf(id)).toEqual([])
})
