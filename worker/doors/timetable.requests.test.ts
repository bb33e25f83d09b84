import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { CronExpressionParser } from 'cron-parser'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { readWorkerConfig } from '#scripts/build/worker-config.ts'
import { callOn } from '#test/call.ts'
import { startSilentServer } from '#test/fakes/silent-server.ts'
import { databaseAt, publishPerson, writePerson } from '#test/people.ts'
import { startProduct } from '#test/product.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { setCalendar } from '../features/meetings/busy-calendar/commands.ts'
import { tables } from '../services/database.ts'
import { mailStatement } from '../services/mail/outbox.ts'
import { seal } from '../services/sealing.ts'

/** Calendars, mail and the model of one address: whoever is asked, nobody answers. */
const strangers = await startSilentServer()
const secret = 'a secret for calendars that hang'
const product = await startProduct({
  SAMPLE_DATA: 'off',
  AUTH_SECRET: secret,
  LOCAL_CALENDAR_ORIGIN: strangers.url,
  RESEND_API_KEY: 're_ours',
  MAIL_API_URL: strangers.url,
  MAIL_FROM: 'mail@rembrandt.example',
})
afterAll(async () => {
  await product.stop()
  strangers.stop()
})
const { url, databaseUrl } = product
const db = databaseAt(databaseUrl)

async function calendarThatHangs() {
  const { id } = await writePerson({ profile: { plan: 'premium' } }, databaseUrl)
  const address = `${strangers.url}/${randomUUID()}.ics`
  const sealed = await seal(secret, `busy-calendar/${id}`, address)
  await setCalendar(callOn(db), { profileId: id, url: sealed, host: new URL(address).host })
  await db.update(tables.busyCalendars).set({ dueAt: 1 }).where(eq(tables.busyCalendars.profileId, id))
}
const mailThatWaits = () => {
  const to = `reader-${randomUUID()}@company.example`
  const content = { kind: 'test', subject: 'A', text: 'A', html: 'A' }
  return mailStatement(callOn(db), { ...content, to, key: `test/${to}` })
}

const { api } = readWorkerConfig('dist')
const expressions = api.cronTriggers ?? []
const minutesOf = (expression: string) => CronExpressionParser.parse(expression).fields.minute.values
/** What runs at the same minute, each in an invocation of its own. */
const dueAt = (minute: number) =>
  expressions.filter(
    (expression) => expression.endsWith(' * * * *') && minutesOf(expression).some((one) => one === minute),
  )
/** One at which nothing runs that is due once an hour. */
const anyMinute = 11
const runTimetable = (expression: string) => postJson(`${url}/api/dev/timetable`, { expression })

test('every job is run by an expression of wrangler.toml', async () => {
  const answers = await Promise.all(expressions.map(runTimetable))
  expect(answers.map(({ status }) => status)).toEqual(expressions.map(() => 200))
  const health = await jsonOf<{ jobs: Record<string, { secondsAgo?: number }> }>(fetch(`${url}/api/health`))
  for (const [job, { secondsAgo }] of Object.entries(health.jobs)) expect(secondsAgo, job).toBeDefined()
})

test('no two expressions of wrangler.toml mean the same minutes, in any spelling', () => {
  const read = expressions.map((expression) => CronExpressionParser.parse(expression).stringify())
  expect(new Set(read).size).toBe(expressions.length)
})

test('two invocations run at every minute, one of which asks servers of others', () => {
  for (let minute = 0; minute < 60; minute += 1) {
    const often = dueAt(minute).filter((expression) => minutesOf(expression).length > 1)
    expect(often, `minute ${minute}`).toHaveLength(2)
  }
})

test('calendars and mail that hang keep no visitor from writing', { timeout: 300_000 }, async () => {
  for (let more = 0; more < 20; more += 1) await Promise.all([calendarThatHangs(), mailThatWaits()])
  const { profileUrl } = await publishPerson({}, product)
  let isOver = false
  let count = 0
  const refused: number[] = []
  const visitor = async () => {
    while (!isOver) {
      const began = performance.now()
      const [{ status }, pingMs] = await Promise.all([
        postJson(`${url}/api/seen`, { kind: 'profileViewed', profileUrl }),
        fetch(`${url}/api/ping`).then(() => performance.now() - began),
      ])
      count += 1
      // If the bare route takes as long, the machine is stalled.
      if (status >= 500 && pingMs < 1_000) refused.push(status)
      await sleep(800)
    }
  }
  const visitors = Array.from({ length: 4 }, visitor)
  // Again, as on a stalled machine a job may not reach the database.
  const runJobs = async () => {
    while (!isOver) await Promise.all(dueAt(anyMinute).map(runTimetable))
  }
  // Nobody waits for their end: they ask two at a time for forty seconds, and the product stops before.
  runJobs().catch(() => {})
  await expect.poll(strangers.countRequests).toBeGreaterThan(4)
  isOver = true
  await Promise.all(visitors)
  expect(refused, `of ${count} writes`).toEqual([])
  expect(strangers.most(), 'asked at once').toBeLessThanOrEqual(2)
})
