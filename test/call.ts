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

/** What the platform gives to a request that a test puts to the worker in its own process; what goes on afterwards is not waited for. */
export const ownProcess: ExecutionContext = {
  waitUntil: () => {},
  passThroughOnException: () => {},
  props: {},
}
