import { randomUUID } from 'node:crypto'
import type { ExecutionContext } from 'hono'
import type { Call } from '#worker/call.ts'
import type { Database } from '#worker/services/database.ts'

/** A call of nobody in particular, for verbs that a test asks without the product between. */
export const callOn = (db: Database, changes: Partial<Call> = {}): Call => ({
  db,
  kv: {} as KVNamespace,
  variables: {
    APP_ENV: 'local',
    APP_URL: 'http://nowhere.example',
    AUTH_SECRET: 'a secret of nobody in particular',
    TURSO_DATABASE_URL: 'http://nowhere.example',
    RATE_LIMITS: 'on',
    OPENAI_TOKENS_PER_DAY: 20_000_000,
  } as Call['variables'],
  now: new Date(),
  keepAlive: () => {},
  askStranger: (ask) => ask(),
  actor: { kind: 'visitor', address: '192.0.2.1' },
  afterwards: new Set(),
  changedPages: [],
  ...changes,
})

/** A call of a new visitor where this model is configured, and what it leaves to be done afterwards. */
export function callWithModel(db: Database, model: { url: string }) {
  const plain = callOn(db, { actor: { kind: 'visitor', address: randomUUID() } })
  const ofModel = { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'a-key-of-ours', OPENAI_CHAT_MODEL: 'fake' }
  const afterwards: Promise<unknown>[] = []
  const call: Call = {
    ...plain,
    variables: { ...plain.variables, ...ofModel },
    keepAlive: (work) => void afterwards.push(work),
  }
  return { call, afterwards }
}

/** What the platform gives to a request that a test puts to the worker in its own process; what goes on afterwards is not waited for. */
export const ownProcess: ExecutionContext = {
  waitUntil: () => {},
  passThroughOnException: () => {},
  props: {},
}
