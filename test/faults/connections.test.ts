import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { readWorkerConfig } from '#scripts/build/worker-config.ts'
import { mailStatement } from '#worker/services/mail/outbox.ts'
import { browser } from '../account.ts'
import { visitorOf } from '../agent.ts'
import { callOn } from '../call.ts'
import { startDatabaseProxy } from '../fakes/database-proxy.ts'
import { startOwnDatabase } from '../fakes/own-database.ts'
import { startSilentServer } from '../fakes/silent-server.ts'
import { databaseAt, runJob } from '../people.ts'
import { startProduct } from '../product.ts'
import { postJson } from '../requests.ts'
import { fault } from './fault.ts'
import { publishOwner } from './owner.ts'

/** An invocation of the platform may take so long; ours are to be far from it. */
const maxJobMs = 60_000

fault(
  'no job, page or chat waits for ever with six connections and slow external servers',
  {
    fault:
      'six connections an invocation, a database slowed down by 80 ms, a mail provider that does not answer',
    effect: 'nothing: a job’s seventh request waits, jobs finish, pages and chats are answered',
    onlyWhole: true,
  },
  async ({ within, note }) => {
    const strangers = await startSilentServer()
    const databaseUrl = await startOwnDatabase()
    const proxy = await startDatabaseProxy(databaseUrl)
    // Every invocation of a local product has six connections (scripts/local/connections.worker.js).
    const product = await startProduct({
      SAMPLE_DATA: 'off',
      DATABASE_PATIENCE: 'off',
      TURSO_DATABASE_URL: proxy.url,
      RESEND_API_KEY: 're_ours',
      MAIL_FROM: 'mail@rembrandt.example',
      MAIL_API_URL: strangers.url,
    })
    onTestFinished(async () => {
      await product.stop()
      proxy.stop()
      strangers.stop()
    })
    const { url } = product
    const db = databaseAt(databaseUrl)
    const owner = await publishOwner({ ...product, databaseUrl })
    for (let more = 0; more < 40; more += 1) {
      const to = `reader-${randomUUID()}@company.example`
      await mailStatement(callOn(db), {
        kind: 'test',
        subject: 'A',
        text: 'A',
        html: 'A',
        to,
        key: `test/${to}`,
      })
    }
    proxy.answerAfter(80)
    const timed = async (work: () => Promise<{ status: number }>) => {
      const began = performance.now()
      const { status } = await work()
      return { status, ms: performance.now() - began }
    }
    const { cronTriggers = [] } = readWorkerConfig('dist').api
    const jobs = [...cronTriggers, ...cronTriggers].map((expression) =>
      timed(() => postJson(`${url}/api/dev/timetable`, { expression })),
    )
    const pages: { status: number; ms: number }[] = []
    const chats: { status: number; ms: number }[] = []
    let areOver = false
    const people = Array.from({ length: 4 }, async () => {
      while (!areOver) {
        await runJob('renew-pages', url)
        pages.push(await timed(() => fetch(`${url}/solution-gallery`)))
        const someone = visitorOf(owner.profileUrl, browser(url, { isPatient: false }))
        chats.push(await timed(() => someone.askForJson('What was the timetable about?')))
        await sleep(200)
      }
    })
    const [ended] = await Promise.all([
      Promise.all(jobs).finally(() => {
        areOver = true
      }),
      ...people,
    ])
    const statuses = [...ended, ...pages, ...chats].map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(strangers.most(), 'of the strangers asked at once').toBeLessThanOrEqual(2 * cronTriggers.length)
    const slowest = (all: { ms: number }[]) => Math.max(...all.map(({ ms }) => ms))
    within('all jobs of an expression', slowest(ended), maxJobMs)
    within('page', slowest(pages), 4_000)
    within('answer of the agent', slowest(chats), 8_000)
    note(`${ended.length} runs, ${pages.length} pages, ${chats.length} chats`)
  },
)
