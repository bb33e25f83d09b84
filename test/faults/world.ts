import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signedInAs } from '../account.ts'
import { visitor } from '../agent.ts'
import { booking, openHours, slots } from '../meetings.ts'
import { databaseAt, goLive, writePerson } from '../people.ts'
import { type Product, startProduct } from '../product.ts'
import { postJson } from '../requests.ts'
import { isWhole } from './fault.ts'

/** What is written meanwhile, each by clients that repeat it under its key until it is acknowledged. */
export type Kind = 'line' | 'booking' | 'question' | 'profile'
/** One request that writes: no status where no answer came. */
export type Deed = { kind: Kind; key: string; at: number; ms: number; status?: number; says: string }
/** One request for a page. */
export type Look = { path: string; at: number; ms: number; status?: number; cache: string | null }

type Crowd = Record<Kind | 'reader', number>
const few: Crowd = { line: 3, booking: 1, question: 1, profile: 1, reader: 2 }
const many: Crowd = { line: 8, booking: 2, question: 2, profile: 2, reader: 3 }

type Where = Pick<Product, 'url' | 'databaseUrl' | 'dataFolder'>

/** A product without samples; where it is timed, with the time limits of production. */
export const startKillable = (variables: Record<string, string> = {}) =>
  startProduct({ SAMPLE_DATA: 'off', DATABASE_PATIENCE: isWhole ? 'off' : 'on', ...variables })

/** Somebody signed in whose page is public and who can be met; their database may stand behind a proxy. */
export async function publishOwner({ url, databaseUrl, dataFolder }: Where) {
  const authSecret = readFileSync(join(dataFolder, 'auth-secret'), 'utf8').trim()
  const account = await signedInAs('owner', { url, databaseUrl, authSecret })
  const profile = {
    ownerId: account.id,
    email: account.email,
    plan: 'sprint',
    hasOpenHours: true,
    isSample: false,
  } as const
  const person = await writePerson({ profile }, databaseUrl)
  await openHours(person.id, {}, databaseUrl)
  await goLive(person.id, url)
  return { account, id: person.id, profileUrl: person.profileUrl }
}

/** People who write and read all the time, until `close`; what they were told is kept for the oracle. */
export async function openWorld(product: Where, crowd: Crowd) {
  const { url } = product
  const owners = await Promise.all(
    Array.from({ length: Math.max(1, crowd.profile) }, () => publishOwner(product)),
  )
  const [host] = owners as [Awaited<ReturnType<typeof publishOwner>>]
  const free = slots(600)
  const deeds: Deed[] = []
  const looks: Look[] = []
  let isOver = false

  /** Sends a request again and again until it is acknowledged, as browsers do with a key. */
  async function untilDone(kind: Kind, key: string, send: (signal: AbortSignal) => Promise<Response>) {
    while (!isOver) {
      const at = performance.now()
      const answer = await send(AbortSignal.timeout(30_000)).catch(() => undefined)
      const says = await answer?.text().catch(() => undefined)
      const isWhole = answer && says !== undefined
      const told = { kind, key, at, ms: performance.now() - at, says: says ?? '' }
      deeds.push(isWhole ? { ...told, status: answer.status } : told)
      await sleep(answer?.ok ? 20 : 100)
      if (isWhole && answer.ok) return
    }
  }
  const doers: Record<Kind, (client: number) => Promise<void>> = {
    async line() {
      const someone = visitor(host.profileUrl, url)
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
      const cookie = [...owner.account.cookies].map((pair) => pair.join('=')).join('; ')
      for (let number = 1; !isOver; number += 1) {
        const headers = { 'Content-Type': 'application/json', Cookie: cookie }
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
      const told = { path, at, ms: performance.now() - at, cache: answer?.headers.get('x-cache') ?? null }
      looks.push(answer ? { ...told, status: answer.status } : told)
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
    new Set(deeds.filter((one) => one.at > at && isDone(one)).map(({ kind }) => kind))
  const wanted = (Object.keys(doers) as Kind[]).filter((kind) => crowd[kind])
  return {
    owners,
    deeds,
    looks,
    /** Until something of every kind that was begun after a moment is acknowledged, and every page is read. */
    async goesOn(at = performance.now()) {
      const missing = () => [
        ...wanted.filter((kind) => !doneSince(at).has(kind)),
        ...pages.filter(
          (page) => !looks.some((look) => look.at > at && look.path === page && look.status === 200),
        ),
      ]
      while (missing().length) {
        if (performance.now() - at > 60_000)
          throw new Error(
            `It does not go on: ${missing().join(', ')}\n${JSON.stringify([...deeds.slice(-5), ...looks.slice(-3)])}`,
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
