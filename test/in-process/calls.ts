import { randomBytes } from 'node:crypto'
import { afterAll, inject, vi } from 'vitest'
import { app } from '#worker/doors/app.ts'
import { type Browser, browser } from '../account.ts'
import { statementsIn } from './counting-proxy.ts'

const unlimited = { limit: async () => ({ success: true }) }

/**
 * The worker's calls in this process, with limits and on the database of the shared product: what they ask of it can be
 * counted and held. For one file of tests.
 */
export function callsInProcess() {
  const env = {
    APP_ENV: 'local',
    APP_URL: inject('url'),
    AUTH_SECRET: inject('authSecret'),
    TURSO_DATABASE_URL: inject('databaseUrl'),
    DATABASE_PATIENCE: 'on',
    PAGES: { get: async () => null, put: async () => {}, delete: async () => {} },
    SIGNIN_LIMITER: unlimited,
    FORM_LIMITER: unlimited,
    READ_LIMITER: unlimited,
    CHAT_LIMITER: unlimited,
    OWNER_LIMITER: unlimited,
    ADMIN_LIMITER: unlimited,
  }
  const afterwards: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => afterwards.push(work),
    passThroughOnException: () => {},
    props: {},
  }
  const statements: string[] = []
  let hold: { about: RegExp; reach: () => void; released: Promise<void> } | undefined
  const openFetch = globalThis.fetch
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await openFetch(input, init)
    if (!String(input).startsWith(env.TURSO_DATABASE_URL)) return answer
    const body = String(init?.body)
    if (hold?.about.test(body)) {
      hold.reach()
      await hold.released
    }
    if (answer.ok) statements.push(...statementsIn(body, await answer.clone().text()).map(({ sql }) => sql))
    return answer
  })
  afterAll(() => fetching.mockRestore())

  // What a limit counts under a network is this file's own.
  const ownNetwork = `2001:${randomBytes(2).toString('hex')}`
  let networks = 0
  return {
    env,
    /** What the database has done, by its words. */
    statements,
    /** Withholds what the database answers to requests about something; `reached` once it has answered the first one. */
    holdAnswers(about: RegExp) {
      const [reaching, releasing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      hold = { about, reach: reaching.resolve, released: releasing.promise }
      const release = () => {
        hold = undefined
        releasing.resolve()
      }
      return { reached: reaching.promise, release }
    },
    /** Until nothing is under way that a call caused. */
    async settled() {
      while (afterwards.length) await Promise.allSettled(afterwards.splice(0))
    },
    /** A browser of a network of its own, with the cookies of another. */
    visitor(like: Pick<Browser, 'cookies'> = browser()): Pick<Browser, 'post' | 'put'> {
      networks += 1
      const network = `${ownNetwork}:${networks.toString(16)}::1`
      const cookies = new Map(like.cookies)
      const send =
        (method: string) =>
        async (path: string, body: object = {}, more: Record<string, string> = {}) => {
          const headers = {
            'Content-Type': 'application/json',
            'User-Agent': 'Mozilla/5.0',
            'CF-Connecting-IP': network,
            Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
            ...more,
          }
          const request = { method, headers, body: JSON.stringify(body) }
          const answer = await app.request(`/api${path}`, request, env, context)
          for (const cookie of answer.headers.getSetCookie()) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
            cookies.set(name, value)
          }
          return answer
        }
      return { post: send('POST'), put: send('PUT') }
    },
  }
}
