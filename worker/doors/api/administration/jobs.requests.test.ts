import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Alerts } from '#schema/administration/administration-answers.ts'
import type { JobOutcome, Jobs } from '#schema/administration/jobs.ts'
import { signedInAs } from '#test/account.ts'
import { databaseAt, runJob } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { deviceOf } from '#test/pushes.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { cronRuns, decisions, gatewayTasks, outbox, pushes } = tables
// A product of its own, because alerts go to every administrator.
const product = await startProduct({ SAMPLE_DATA: 'off' })
afterAll(() => product.stop())
const { url, databaseUrl } = product
const db = databaseAt(databaseUrl)
const admin = await signedInAs('admin', product)
const hourMs = 3600_000

const run = (name: string) => admin.post(`/admin/jobs/${name}/run`)
const jobNamed = async (name: string) =>
  (await jsonOf<Jobs>(admin.get('/admin/jobs'))).items.find((job) => job.name === name)
const alerts = async () => (await jsonOf<Alerts>(admin.get('/admin/alerts'))).alerts
const alertMails = () =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'alerts'), eq(outbox.to, admin.email)))
const failedTask = (state: 'failed' | 'done') =>
  db
    .insert(gatewayTasks)
    .values({
      key: 'refund/nothing',
      kind: 'refund',
      subject: 'nothing',
      state,
      dueAt: null,
      createdAt: new Date(),
    })
    .onConflictDoUpdate({ target: gatewayTasks.key, set: { state } })

test('an administrator runs a job, and reads when, how long and how it ended', async () => {
  const answer = await run('count-words')
  expect(await jsonOf<JobOutcome>(answer)).toMatchObject({ outcome: 'ended', problem: null })
  const job = await jobNamed('count-words')
  expect(job).toMatchObject({ outcome: 'ended', problem: null, state: 'ok', when: 'hour' })
  expect(job?.does).toMatch(/^Counts which words are common/)
  expect(job?.tookMs).toBeGreaterThanOrEqual(0)
  expect(Date.parse(job?.nextAt ?? '')).toBeGreaterThan(Date.now())
  const acts = await db.select().from(decisions).where(eq(decisions.subjectKey, 'count-words'))
  expect(acts).toMatchObject([{ subject: 'job', verdict: 'run', decidedBy: admin.id }])
  expect((await run('nothing-here')).status).toBe(404)
})

test('a job that runs is not started a second time, and one that was cut off is', async () => {
  const began = (minutesAgo: number) =>
    db
      .update(cronRuns)
      .set({ outcome: 'running', startedAt: new Date(Date.now() - minutesAgo * 60_000) })
      .where(eq(cronRuns.job, 'count-words'))
  await began(1)
  expect(await refusalOf(run('count-words'))).toEqual([409, 'JOB_RUNNING'])
  await began(11)
  expect((await run('count-words')).status).toBe(200)
})

test('the page says so where only mail is broken, and nothing is mailed', async () => {
  await db.insert(outbox).values({
    key: 'test/waits',
    to: 'a@b.example',
    normalisedTo: 'a@b.example',
    kind: 'test',
    subject: 'A',
    text: 'A',
    html: 'A',
    attachments: [],
    dueAt: Date.now() + 48 * hourMs,
    problem: '503',
    createdAt: new Date(Date.now() - 3 * hourMs),
  })
  const sentence = '1 mail waits to be sent, the oldest for 3 hours.'
  expect(await alerts()).toMatchObject([{ about: 'mail', says: sentence }])
  await runJob('alert-administrators', url)
  expect(await alertMails()).toEqual([])
  await db.delete(outbox).where(eq(outbox.key, 'test/waits'))
})

test('an administrator reads that no notification arrives on any device, and where to look', async () => {
  const { id } = await deviceOf(admin.id, databaseUrl)
  const words = { title: '', text: '', namedTitle: '', namedText: '', path: '/', kind: 'lead' } as const
  await db.insert(pushes).values({
    ...words,
    key: 'test/in-vain',
    subscriptionId: id,
    attempts: 6,
    dueAt: Date.now() + 48 * hourMs,
    createdAt: new Date(),
  })
  expect(await alerts()).toMatchObject([
    {
      about: 'pushes',
      href: '/admin-dashboard/house?section=jobs',
      says: 'Of the last 1 notification to devices, 1 could not be sent for half an hour. If none arrives, the keys of pushes do not fit each other.',
    },
  ])
  await db.delete(pushes)
})

test('problems are shown on the first page and mailed to each administrator once a day', async () => {
  await failedTask('failed')
  expect(await alerts()).toMatchObject([{ about: 'payments', says: expect.stringContaining('1 task') }])
  const now = Date.now()
  const at = (hours: number) => runJob('alert-administrators', url, new Date(now + hours * hourMs))
  await at(0)
  await at(1)
  expect(await alertMails()).toHaveLength(1)
  await at(25)
  const mails = await alertMails()
  expect(mails).toHaveLength(2)
  expect(mails[0]?.text).toContain('Somebody’s money may depend on it.')
  expect(mails[0]?.text).toContain('/admin-dashboard/house?section=payments')
  await failedTask('done')
})
