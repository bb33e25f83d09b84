import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { startDatabaseServer } from '#scripts/local/database/database-server.ts'
import { signedInAs } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { startDatabaseProxy } from '#test/fakes/database-proxy.ts'
import { answeringMail, startFakeMail } from '#test/fakes/mail.ts'
import { databaseAt, runJob, writePerson } from '#test/people.ts'
import { preparedFolder, startProduct } from '#test/product.ts'
import { deviceOf } from '#test/pushes.ts'
import { expectJobs } from '../../../services/cron-runs.ts'
import { tables } from '../../../services/database.ts'
import { mailStatement } from '../../../services/mail/outbox.ts'
import { jobNames } from '../../timetable.ts'

const { badgeQueue, cronRuns, gatewayTasks, outbox, pushes } = tables
const provider = await startFakeMail()
const mailVariables = {
  RESEND_API_KEY: 're_ours',
  MAIL_API_URL: provider.url,
  MAIL_FROM: 'mail@rembrandt.example',
}
const folder = preparedFolder()
const server = await startDatabaseServer(folder, console.error)
const proxy = await startDatabaseProxy(server.url)
const product = await startProduct({
  ...mailVariables,
  TURSO_DATABASE_URL: proxy.url,
  DATABASE_PATIENCE: 'off',
  SAMPLE_DATA: 'off',
})
afterAll(async () => {
  await product.stop()
  proxy.stop()
  provider.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  await db.delete(outbox)
})

const db = databaseAt(server.url)
const hour = 3_600_000
const minute = 60_000
type Health = {
  status: string
  checks: Record<string, string>
  jobs: Record<string, { state: string; secondsAgo?: number }>
  mail: Record<string, number>
}
async function health() {
  const answer = await fetch(`${product.url}/api/health`)
  return { status: answer.status, body: (await answer.json()) as Health }
}
const write = async (writtenAt = new Date()) => {
  const to = `reader-${randomUUID()}@company.example`
  await mailStatement(callOn(db, { now: writtenAt }), {
    key: `test/${to}`,
    kind: 'test',
    to,
    subject: 'A',
    text: 'A',
    html: 'A',
  })
  return to
}
/** Of a job that the timetable runs at night, so that it does not come between. */
const nightly = 'expire-mail'
const ranAgo = (job: string, ms: number) => {
  const time = new Date(Date.now() - ms)
  const run = { endedAt: time, startedAt: time, outcome: 'ended' as const, problem: null }
  return db
    .insert(cronRuns)
    .values({ job, ...run })
    .onConflictDoUpdate({ target: cronRuns.job, set: run })
}

test('health says when every job of the timetable last ran, and how much mail waits or failed', async () => {
  await ranAgo(nightly, 5 * hour)
  const to = await write(new Date(Date.now() - 90_000))
  await db
    .update(outbox)
    .set({ dueAt: Date.now() + hour })
    .where(eq(outbox.to, to))
  const { status, body } = await health()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'ok',
    checks: { database: 'ok', kv: 'ok', cron: 'ok', mail: 'ok', payments: 'ok', badges: 'ok', pushes: 'ok' },
    mail: { waiting: 1, failed: 0 },
    payments: { waiting: 0, oldestWaitingSeconds: 0, failed: 0 },
    pushes: { waiting: 0, oldestWaitingSeconds: 0, failed: 0 },
  })
  expect(body.mail.oldestWaitingSeconds).toBeGreaterThanOrEqual(90)
  const byTheClock = jobNames.filter((name) => name !== 'renew-pages')
  expect(Object.keys(body.jobs).sort()).toEqual(byTheClock.sort())
  expect(body.jobs[nightly]).toEqual({ state: 'ok', secondsAgo: expect.any(Number) })
  expect(body.jobs[nightly]?.secondsAgo).toBeGreaterThanOrEqual(5 * 3600)
})

test('health counts tasks that wait at the payment gateway, and is degraded when the gateway refused one', async () => {
  const waiting = { key: 'capture/one', kind: 'capture', subject: 'one' } as const
  const longAgo = new Date(Date.now() - 2 * hour)
  await db.insert(gatewayTasks).values({ ...waiting, createdAt: longAgo, dueAt: Date.now() + hour })
  const { body } = await health()
  expect(body).toMatchObject({ status: 'degraded', checks: { payments: 'waiting' } })
  expect(body).toMatchObject({ payments: { waiting: 1, failed: 0 } })
  await db.update(gatewayTasks).set({ state: 'failed', dueAt: null })
  expect((await health()).body).toMatchObject({ checks: { payments: 'failing' }, payments: { failed: 1 } })
  await db.delete(gatewayTasks)
  expect((await health()).body).toMatchObject({ status: 'ok', checks: { payments: 'ok' } })
})

test('health counts profiles that wait for badges, and is degraded when one fails again and again', async () => {
  const { id } = await writePerson({}, server.url)
  const queued = { profileId: id, change: 'new', queuedAt: new Date(Date.now() - 2 * hour) }
  await db.insert(badgeQueue).values({ ...queued, dueAt: Date.now() + hour })
  const { body } = await health()
  expect(body).toMatchObject({
    status: 'degraded',
    checks: { badges: 'waiting' },
    badges: { waiting: 1, failed: 0 },
  })
  await db.update(badgeQueue).set({ attempts: 3 })
  expect((await health()).body).toMatchObject({ checks: { badges: 'failing' }, badges: { failed: 1 } })
  await db.delete(badgeQueue)
  expect((await health()).body).toMatchObject({ status: 'ok', checks: { badges: 'ok' } })
})

test('health counts pushes that wait and that fail, and is degraded where none arrives', async () => {
  const { id: userId } = await signedInAs('owner', { url: product.url, databaseUrl: server.url })
  const device = await deviceOf(userId, server.url)
  onTestFinished(async () => void (await db.delete(pushes)))
  const words = { title: '', text: '', namedTitle: '', namedText: '', path: '/', kind: 'lead' } as const
  const insert = (of: { dueAt: number | null; attempts?: number; createdAt?: Date }) =>
    db
      .insert(pushes)
      .values({ ...words, key: randomUUID(), subscriptionId: device.id, createdAt: new Date(), ...of })
  const later = Date.now() + hour
  // In quiet hours.
  await insert({ dueAt: later, createdAt: new Date(Date.now() - 8 * hour) })
  expect((await health()).body).toMatchObject({
    status: 'ok',
    checks: { pushes: 'ok' },
    pushes: { waiting: 1, oldestWaitingSeconds: 0, failed: 0 },
  })
  await db.delete(pushes)
  await insert({ dueAt: later, attempts: 6 })
  expect((await health()).body).toMatchObject({
    status: 'degraded',
    checks: { pushes: 'failing' },
    pushes: { waiting: 1, failed: 1 },
  })
  await insert({ dueAt: null })
  expect((await health()).body, 'one device alone').toMatchObject({ status: 'ok', pushes: { failed: 1 } })
  for (let more = 0; more < 4; more += 1) await insert({ dueAt: later, attempts: 7 })
  expect((await health()).body).toMatchObject({ checks: { pushes: 'failing' }, pushes: { failed: 5 } })
  await db.delete(pushes)
  expect((await health()).body).toMatchObject({ status: 'ok', checks: { pushes: 'ok' } })
})

test('a job that fails on one unwritable row is named; the product serves on and is not called dead', async () => {
  await write()
  await db.run(
    sql`create trigger unwritable before update on outbox begin select raise(abort, 'unwritable'); end`,
  )
  await expect(runJob('send-mail', product.url)).rejects.toThrow('send-mail: 500')
  const { status, body } = await health()
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'degraded', checks: { database: 'ok', cron: 'ok' } })
  expect(body.jobs['send-mail']).toMatchObject({ state: 'failing', secondsAgo: expect.any(Number) })
  const [run] = await db.select().from(cronRuns).where(eq(cronRuns.job, 'send-mail'))
  expect(run).toMatchObject({ outcome: 'failed', problem: expect.stringContaining('unwritable') })
  await db.run(sql`drop trigger unwritable`)
  await db.delete(outbox)
  await runJob('send-mail', product.url)
  expect((await health()).body).toMatchObject({ status: 'ok', jobs: { 'send-mail': { state: 'ok' } } })
})

/** As the first tick of the cron notes a job. */
const expectSince = async (job: string, ms: number) => {
  await db.delete(cronRuns).where(eq(cronRuns.job, job))
  await db.insert(cronRuns).values({ job, endedAt: new Date(Date.now() - ms) })
}

test('a job that never ran reads never, and counts once it could have run', async () => {
  await expectSince(nightly, 5 * hour)
  expect((await health()).body, 'the night has not come yet').toMatchObject({
    status: 'ok',
    jobs: { [nightly]: { state: 'ok' } },
  })
  await expectSince(nightly, 50 * hour)
  const { status, body } = await health()
  expect(status).toBe(503)
  expect(body).toMatchObject({ status: 'degraded', checks: { cron: 'never' } })
  expect(body.jobs[nightly]).toEqual({ state: 'never' })
  await ranAgo(nightly, 0)
  expect((await health()).status).toBe(200)
})

test('a cron that never fired at all reads never, ten minutes after the product was set up', async () => {
  const setUpAgo = async (ms: number) => {
    await db.delete(cronRuns)
    await expectSince('set-up', ms)
    return health()
  }
  expect(await setUpAgo(5 * minute)).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await setUpAgo(11 * minute)).toMatchObject({ status: 503, body: { checks: { cron: 'never' } } })
  for (const job of Object.keys((await health()).body.jobs)) await ranAgo(job, 0)
  await db.delete(cronRuns).where(eq(cronRuns.job, nightly))
  expect(await health(), 'a job that a deployment brought').toMatchObject({ status: 200 })
})

test('a job is expected from when the cron first knew of it, even if that is noted often', async () => {
  await expectSince(nightly, 50 * hour)
  await expectJobs(callOn(db), [nightly])
  expect((await health()).body.jobs[nightly]).toEqual({ state: 'never' })
  await ranAgo(nightly, 0)
})

test('a job that the timetable no longer names does not degrade health', async () => {
  await ranAgo('retired', 500 * hour)
  await db.update(cronRuns).set({ outcome: 'failed', problem: 'gone' }).where(eq(cronRuns.job, 'retired'))
  const { body } = await health()
  expect(body.status).toBe('ok')
  expect(body.jobs).not.toHaveProperty('retired')
})

test('a renamed job begins where its last run under the old name ended', async () => {
  const renamed = ['settle-open-hours', 'close-ended-hours'] as const
  const rows = () => db.select().from(cronRuns).where(inArray(cronRuns.job, renamed))
  await ranAgo(renamed[0], hour)
  await ranAgo(renamed[1], 0)
  const [before] = await db.select().from(cronRuns).where(eq(cronRuns.job, renamed[0]))
  await db.run(sql.raw(readFileSync('migrations/0034_renamed_jobs.sql', 'utf8')))
  expect(await rows()).toEqual([{ ...before, job: renamed[1] }])
})

test('a cron that fell silent reads quiet', async () => {
  await ranAgo(nightly, 50 * hour)
  const { status, body } = await health()
  expect(status).toBe(503)
  expect(body).toMatchObject({ checks: { cron: 'quiet' }, jobs: { [nightly]: { state: 'quiet' } } })
  await ranAgo(nightly, 0)
})

test('a job that is cut off each time reads failing; one that runs just now does not', async () => {
  const runsSince = (ms: number) =>
    db
      .update(cronRuns)
      .set({ outcome: 'running', startedAt: new Date(), endedAt: new Date(Date.now() - ms) })
      .where(eq(cronRuns.job, nightly))
  await ranAgo(nightly, 0)
  await runsSince(25 * hour)
  expect((await health()).body.jobs[nightly]).toMatchObject({ state: 'ok' })
  await runsSince(50 * hour)
  const { status, body } = await health()
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'degraded', jobs: { [nightly]: { state: 'failing' } } })
  await ranAgo(nightly, 0)
})

test('mail that waits because our sender is refused degrades health', async () => {
  const to = await write(new Date(Date.now() - 2 * hour))
  const refusal = { name: 'validation_error', message: 'The rembrandt.example domain is not verified.' }
  provider.answer(to, answeringMail(403, refusal))
  await runJob('send-mail', product.url)
  const { status, body } = await health()
  expect(status, 'the product serves').toBe(200)
  expect(body).toMatchObject({ status: 'degraded', checks: { mail: 'waiting' } })
  expect(body.mail).toMatchObject({ waiting: 1, failed: 0 })
  expect(body.mail.oldestWaitingSeconds).toBeGreaterThanOrEqual(7200)
})

test('a mail refused for its own sake fails at once and is counted; many of them degrade health', async () => {
  const refuse = async () => {
    const to = await write()
    provider.answer(to, answeringMail(422, { name: 'validation_error', message: 'Invalid `to` field.' }))
  }
  await refuse()
  await write()
  await runJob('send-mail', product.url)
  expect((await health()).body).toMatchObject({ status: 'ok', mail: { waiting: 0, failed: 1 } })
  for (let more = 0; more < 4; more += 1) await refuse()
  await runJob('send-mail', product.url)
  expect((await health()).body).toMatchObject({
    status: 'degraded',
    checks: { mail: 'failing' },
    mail: { failed: 5 },
  })
})

test('a database that does not answer is reported long before it does', async () => {
  proxy.answerAfter(20_000)
  const began = performance.now()
  const { status, body } = await health()
  const took = performance.now() - began
  proxy.answerAfter(0)
  expect(status).toBe(503)
  expect(body).toMatchObject({
    status: 'degraded',
    checks: { database: 'failing', kv: 'ok', cron: 'failing', mail: 'failing' },
  })
  // It answers after twenty seconds, and a busy machine may stand still for one or two.
  expect(took).toBeLessThan(10_000)
  await expect.poll(async () => (await health()).status).toBe(200)
})
