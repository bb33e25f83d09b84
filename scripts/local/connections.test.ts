import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startSilentServer } from '#test/fakes/silent-server.ts'

type Environment = { PAGES: { get: (key: string) => Promise<unknown> } }
type Worker = { fetch: (request: Request, env: Environment, context: object) => Promise<unknown> }
const workerFile: string = './connections.worker.js'
const { withSixConnections } = (await import(workerFile)) as {
  withSixConnections: (worker: Worker) => Worker
}

const strangers = await startSilentServer()
afterAll(strangers.stop)

/** An invocation that asks for so many things at once and waits until all of them were answered or given up. */
const invocation = (ask: (env: Environment) => Promise<unknown>[]) =>
  withSixConnections({ fetch: (_, env) => Promise.allSettled(ask(env)) })
const PAGES = { get: async (key: string) => key }

test('a seventh request of an invocation waits, within its own time limit', async () => {
  const before = strangers.countRequests()
  const long = new AbortController()
  const worker = invocation(() => [
    ...Array.from({ length: 6 }, () => fetch(strangers.url, { signal: long.signal })),
    fetch(strangers.url, { signal: AbortSignal.timeout(50) }),
  ])
  const run = worker.fetch(new Request(strangers.url), { PAGES }, {})
  await expect.poll(() => strangers.countRequests() - before).toBe(6)
  await sleep(100)
  long.abort()
  const outcomes = (await run) as PromiseSettledResult<unknown>[]
  expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { name: 'TimeoutError' } })
  expect(strangers.countRequests() - before, 'what gave up was never sent').toBe(6)
})

test('the page cache waits too, and another invocation does not', async () => {
  const long = new AbortController()
  let isRead = false
  const six = () => Array.from({ length: 6 }, () => fetch(strangers.url, { signal: long.signal }))
  const held = invocation((env) => [...six(), env.PAGES.get('page').then(() => (isRead = true))])
  const run = held.fetch(new Request(strangers.url), { PAGES }, {})
  const other = invocation((env) => [env.PAGES.get('page')])
  expect(await other.fetch(new Request(strangers.url), { PAGES }, {})).toEqual([
    { status: 'fulfilled', value: 'page' },
  ])
  expect(isRead).toBe(false)
  long.abort()
  await run
  expect(isRead).toBe(true)
})
