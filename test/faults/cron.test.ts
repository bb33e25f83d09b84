import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { readWorkerConfig } from '#scripts/build/worker-config.ts'
import { tables } from '#worker/services/database.ts'
import { mailStatement } from '#worker/services/mail/outbox.ts'
import { callOn } from '../call.ts'
import { eventually } from '../eventually.ts'
import { answeringMail, startFakeMail } from '../fakes/mail.ts'
import { booked } from '../meetings.ts'
import { databaseAt } from '../people.ts'
import { type Product, startProduct } from '../product.ts'
import { jsonOf, postJson } from '../requests.ts'
import { fault, isWhole } from './fault.ts'
import { publishOwner } from './owner.ts'

const { cronRuns, meetings, outbox } = tables
const hour = 3_600_000
const day = 24 * hour

async function startWithMail() {
  const mail = await startFakeMail()
  const product = await startProduct({
    SAMPLE_DATA: 'off',
    RESEND_API_KEY: 're_ours',
    MAIL_FROM: 'mail@rembrandt.example',
    MAIL_API_URL: mail.url,
  })
  onTestFinished(async () => {
    await product.stop()
    mail.stop()
  })
  const clockAt = (now: Date) => postJson(`${product.url}/api/dev/clock`, { now: now.toISOString() })
  return { mail, product, db: databaseAt(product.databaseUrl), clockAt }
}

/** Runs every expression of wrangler.toml so many times, all at once, as the platform may. */
async function tickAll({ url }: Product, times = 1) {
  const { cronTriggers = [] } = readWorkerConfig('dist').api
  const runs = Array.from({ length: times }, () => cronTriggers).flat()
  const answers = await Promise.all(
    runs.map((expression) => postJson(`${url}/api/dev/timetable`, { expression })),
  )
  expect(answers.map(({ status }) => status)).toEqual(runs.map(() => 200))
}

/** Runs all jobs until no mail is left that a busy machine had no time for, and once more. */
async function untilNothingWaits(product: Product) {
  const db = databaseAt(product.databaseUrl)
  await eventually(async () => {
    await tickAll(product)
    return (await db.$count(outbox, eq(outbox.state, 'waiting'))) === 0
  })
  await tickAll(product)
}

const mailTo = (db: ReturnType<typeof databaseAt>, to: string) =>
  mailStatement(callOn(db), { kind: 'test', subject: 'A', text: 'A', html: 'A', to, key: `test/${to}` })

/** How often the provider was asked to send a mail, by the mails to an address; a repeat has the same key. */
const timesSent = (mail: Awaited<ReturnType<typeof startFakeMail>>, to: string) =>
  mail.requestsTo(to).map(({ key }) => key)

fault(
  'jobs that run three times at once, or while the last run still goes on, do everything once',
  {
    fault: 'every cron job three times at once, and again before the earlier runs have ended',
    effect: 'nothing: every mail and every reminder comes once',
  },
  async ({ note }) => {
    const { mail, product, db, clockAt } = await startWithMail()
    const count = isWhole ? 40 : 8
    const readers = Array.from({ length: count }, () => `reader-${randomUUID()}@company.example`)
    // Slow enough that the next runs begin meanwhile.
    const slowly = (response: Parameters<ReturnType<typeof answeringMail>>[0]) =>
      setTimeout(() => answeringMail(200, { id: 'one' })(response), 150)
    const owner = await publishOwner(product)
    const start = Date.now()
    const daysBefore = isWhole ? [1, 2, 3] : [1]
    const visits = await Promise.all(
      daysBefore.map((days) => {
        const at = new Date(Math.floor(start / day) * day + (days + 1) * day + 12 * hour)
        return booked(owner.profileUrl, at.toISOString(), {}, { url: product.url })
      }),
    )
    for (const to of readers) {
      mail.answer(to, slowly)
      await mailTo(db, to)
    }
    const first = tickAll(product, 3)
    await tickAll(product)
    await first
    await untilNothingWaits(product)
    for (const to of readers) expect(timesSent(mail, to), to).toHaveLength(1)
    // A day before each meeting, three runs at once, and a fourth.
    for (const days of daysBefore) {
      await clockAt(new Date(Math.floor(start / day) * day + days * day + 13 * hour))
      await tickAll(product, 3)
      await untilNothingWaits(product)
    }
    for (const { body } of visits)
      expect(
        timesSent(mail, body.email).filter((key) => /reminder/.test(key)),
        'one reminder',
      ).toHaveLength(1)
    const rows = await db.select().from(outbox)
    expect(rows.filter(({ state }) => state !== 'sent')).toEqual([])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
    const runs = await db.select().from(cronRuns)
    expect(runs.filter(({ outcome, problem }) => problem || outcome === 'running')).toEqual([])
    note(`${rows.length} mails, ${runs.length} jobs`)
  },
)

fault(
  'the next run after a day without jobs catches up, without reminders of past meetings',
  {
    fault: 'cron skipped for a day',
    effect:
      'mails and jobs that were due come late, once; reminders of past meetings do not come; /api/health reports it',
    onlyWhole: true,
  },
  async ({ note }) => {
    const { mail, product, db, clockAt } = await startWithMail()
    const owner = await publishOwner(product)
    const noon = Math.floor(Date.now() / day) * day + 12 * hour
    const book = (days: number) =>
      booked(owner.profileUrl, new Date(noon + days * day).toISOString(), {}, { url: product.url })
    const [missed, late] = [await book(2), await book(3)]
    await tickAll(product)
    await mailTo(db, 'late@company.example')
    const health = async () => {
      const answer = await fetch(`${product.url}/api/health`)
      return [answer.status, (await jsonOf<{ status: string }>(answer)).status]
    }
    await clockAt(new Date(noon + 2.2 * day))
    expect(await health(), 'jobs have stopped').toEqual([503, 'degraded'])
    await tickAll(product)
    await tickAll(product)
    expect(await health()).toEqual([200, 'ok'])
    const remindersOf = (email: string) => timesSent(mail, email).filter((key) => /reminder/.test(key))
    expect(remindersOf(missed.body.email), 'of a meeting that is over').toEqual([])
    expect(remindersOf(late.body.email)).toHaveLength(1)
    expect(timesSent(mail, 'late@company.example')).toHaveLength(1)
    expect(await db.$count(meetings, inArray(meetings.email, [missed.body.email, late.body.email]))).toBe(2)
    expect(await db.$count(outbox, eq(outbox.state, 'waiting'))).toBe(0)
    note('1 reminder of 2 meetings, 1 of which was over')
  },
)
