import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { browser } from '../account.ts'
import { visitorOf } from '../agent.ts'
import { booking, slots } from '../meetings.ts'
import { databaseAt } from '../people.ts'
import { startProduct } from '../product.ts'
import { postJson } from '../requests.ts'
import { isWhole } from './fault.ts'
import { publishOwner } from './owner.ts'
import { authors } from './writers/authors.ts'
import { buyers } from './writers/buyers.ts'
import { referees } from './writers/referees.ts'
import { cookieOf, Refused, type Where, type Writer } from './writers/writer.ts'

/** What is written meanwhile, each by clients that repeat it under its key until it is acknowledged. */
type Single = 'line' | 'booking' | 'question' | 'profile'
/** Those who do several things one after the other, each of which is a write of its own. */
const writers = { payment: buyers, story: authors, reference: referees }
export type Kind = Single | keyof typeof writers
/** One request that writes: no status where no answer came. */
export type WriteRequest = { kind: Kind; key: string; at: number; ms: number; status?: number; body: string }
type PageRequest = { path: string; at: number; ms: number; status?: number; cache: string | null }

type Crowd = Record<Kind | 'reader', number>
const none = { payment: 0, story: 0, reference: 0 }
const few: Crowd = { line: 3, booking: 1, question: 1, profile: 1, reader: 2, ...none }
const many: Crowd = { line: 8, booking: 2, question: 2, profile: 2, reader: 3, ...none }

/** A product without samples; where it is timed, with the time limits of production. */
export const startKillable = (variables: Record<string, string> = {}) =>
  startProduct({ SAMPLE_DATA: 'off', DATABASE_PATIENCE: isWhole ? 'off' : 'on', ...variables })

/** People who write and read all the time, until `close`; what they were told is kept for the oracle. */
export async function openWorld(product: Where, crowd: Crowd) {
  const { url } = product
  const owners = await Promise.all(
    Array.from({ length: Math.max(1, crowd.profile) }, () => publishOwner(product)),
  )
  const [host] = owners as [Awaited<ReturnType<typeof publishOwner>>]
  const free = slots(600)
  const writes: WriteRequest[] = []
  const pageRequests: PageRequest[] = []
  let isOver = false
  const writing: Writer[] = []

  /** Sends a request again and again until it is acknowledged, as browsers do with a key; answers what was said then. */
  async function untilDone(
    kind: Kind,
    key: string,
    send: (signal: AbortSignal) => Promise<Response>,
    goesOn = () => !isOver,
  ): Promise<string | undefined> {
    while (goesOn()) {
      const at = performance.now()
      const answer = await send(AbortSignal.timeout(30_000)).catch(() => undefined)
      const body = await answer?.text().catch(() => undefined)
      const isWhole = answer && body !== undefined
      const timed = { kind, key, at, ms: performance.now() - at, body: body ?? '' }
      writes.push(isWhole ? { ...timed, status: answer.status } : timed)
      await sleep(answer?.ok ? 20 : 100)
      if (isWhole && answer.ok) return body
      if (kind in writers && isWhole && answer.status !== 503) throw new Refused(`${key}: ${answer.status}`)
    }
    return undefined
  }
  /** What was begun is brought to its end, also when all is over: what was not acknowledged can be repeated. */
  async function write(kind: keyof typeof writers) {
    const writer = await writers[kind](product)
    writing.push(writer)
    const runStep: Parameters<Writer['act']>[0] = async (step, send) =>
      JSON.parse((await untilDone(kind, step, send, () => true)) || '{}')
    for (let turn = 0; !isOver; turn += 1) {
      await writer.act(runStep, turn).catch((error: Error) => {
        if (!(error instanceof Refused)) throw error
      })
      await sleep(150)
    }
  }
  const doers: Record<Kind, (client: number) => Promise<void>> = {
    payment: () => write('payment'),
    story: () => write('story'),
    reference: () => write('reference'),
    async line() {
      const someone = visitorOf(host.profileUrl, browser(url, { isPatient: false }))
      while (!isOver) {
        const key = randomUUID()
        await untilDone('line', key, () => someone.save(`Line ${key}`, { messageId: key }))
      }
    },
    async booking() {
      while (!isOver) {
        const start = free.shift()
        if (!start) return
        const body = booking(host.profileUrl, start)
        await untilDone('booking', body.bookingKey, (signal) =>
          postJson(`${url}/api/meetings`, body, {}, signal),
        )
        await sleep(150)
      }
    },
    async question() {
      while (!isOver) {
        const questionKey = randomUUID()
        const body = {
          profileUrl: host.profileUrl,
          question: `Question ${questionKey}`,
          email: `${questionKey}@asker.example`,
          consent: true,
          questionKey,
        }
        await untilDone('question', questionKey, (signal) =>
          postJson(`${url}/api/questions`, body, {}, signal),
        )
        await sleep(100)
      }
    },
    async profile(client) {
      const owner = owners[client] ?? host
      for (let number = 1; !isOver; number += 1) {
        const headers = { 'Content-Type': 'application/json', Cookie: cookieOf(owner.account) }
        const body = JSON.stringify({ headline: `Edit ${number}` })
        await untilDone('profile', `${owner.id} ${number}`, (signal) =>
          fetch(`${url}/api/customer-profile`, { method: 'PUT', headers, body, signal }),
        )
        await sleep(200)
      }
    },
  }
  const pages = ['/solution-gallery', `/profile/${host.profileUrl}`]
  async function read(client: number) {
    for (let turn = client; !isOver; turn += 1) {
      const path = pages[turn % pages.length] ?? '/'
      const at = performance.now()
      const answer = await fetch(url + path, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      const timed = { path, at, ms: performance.now() - at, cache: answer?.headers.get('x-cache') ?? null }
      pageRequests.push(answer ? { ...timed, status: answer.status } : timed)
      await sleep(60)
    }
  }
  const running = [
    ...(Object.keys(doers) as Kind[]).flatMap((kind) =>
      Array.from({ length: crowd[kind] }, (_, client) => doers[kind](client)),
    ),
    ...Array.from({ length: crowd.reader }, (_, client) => read(client)),
  ]
  const doneSince = (at: number) =>
    new Set(writes.filter((one) => one.at > at && isDone(one)).map(({ kind }) => kind))
  const wanted = (Object.keys(doers) as Kind[]).filter((kind) => crowd[kind])
  return {
    owners,
    writes,
    pageRequests,
    writers: writing,
    /** Until something of every kind that was begun after a moment is acknowledged, and every page is read. */
    async goesOn(at = performance.now()) {
      const missing = () => [
        ...wanted.filter((kind) => !doneSince(at).has(kind)),
        ...pages.filter(
          (page) => !pageRequests.some((look) => look.at > at && look.path === page && look.status === 200),
        ),
      ]
      while (missing().length) {
        if (performance.now() - at > 60_000)
          throw new Error(
            `It does not go on: ${missing().join(', ')}\n${JSON.stringify([...writes.slice(-5), ...pageRequests.slice(-3)])}`,
          )
        await sleep(20)
      }
    },
    async close() {
      isOver = true
      await Promise.all(running)
    },
    databaseUrl: product.databaseUrl,
    db: databaseAt(product.databaseUrl),
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>
export const crowds = { few, many }

export const isDone = ({ status }: { status?: number }) => status !== undefined && status < 300
