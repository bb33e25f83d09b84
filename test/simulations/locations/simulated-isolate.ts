import type { Client, InStatement } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql/http'
import type { Call } from '#worker/call.ts'
import { variablesOf } from '#worker/env.ts'
import { atMostAtOnce } from '#worker/services/ask-stranger.ts'
import { DatabaseUnavailable } from '#worker/services/database.ts'
import type { Isolate, StartIsolate } from './isolates.ts'
import type { DatabaseState } from './schedules.ts'
import type { SimulatedKv } from './simulated-kv.ts'
import type { VirtualTime } from './virtual-time.ts'

/** What all isolates ask. */
export type Around = {
  time: VirtualTime
  kv: SimulatedKv
  client: Client
  database: DatabaseState
  random: () => number
  /** When each mark was made, or written with its change. */
  made: Map<string, number>
}

const variables = variablesOf({
  APP_ENV: 'local',
  APP_URL: 'http://localhost',
  AUTH_SECRET: 'a secret that is only for this test',
  TURSO_DATABASE_URL: 'http://localhost:1',
} as never)

/** An isolate of the worker somewhere, which may end at any moment: what it waits for then never comes. */
export class SimulatedIsolate {
  readonly cache: Isolate
  readonly #around: Around
  readonly #kv: KVNamespace
  #isAlive = true

  constructor(start: StartIsolate, around: Around) {
    this.#around = around
    const { time, made } = around
    this.cache = start({
      now: () => time.now,
      setTimeout: (run, ms) => time.after(ms, () => void (this.#isAlive && run())),
      randomUUID: () => {
        const mark = `mark-${made.size}`
        made.set(mark, time.now)
        return mark
      },
    })
    this.#kv = around.kv.bindingOf(this.wait)
  }

  end(): void {
    this.#isAlive = false
  }

  wait = (ms: number) =>
    new Promise<void>((resolve) => this.#around.time.after(ms, () => void (this.#isAlive && resolve())))

  waitUpTo = (ms: number) => this.wait(Math.floor(this.#around.random() * ms))

  /** @throws DatabaseUnavailable while it is off. */
  async askDatabase(): Promise<void> {
    await this.waitUpTo(this.#around.database === 'slow' ? 4_000 : 30)
    if (this.#around.database === 'off') throw new DatabaseUnavailable('The database did not answer')
  }

  /** A request or job of now; `isAtOnce`: its statements are run within what runs anyway. */
  call({ isAtOnce = false } = {}): Call {
    const { client, time } = this.#around
    const execute = async (statement: InStatement) => {
      if (!isAtOnce) await this.askDatabase()
      return client.execute(statement)
    }
    return {
      db: drizzle({ client: { execute } as Client }),
      kv: this.#kv,
      variables,
      now: new Date(time.now),
      keepAlive: () => {},
      askStranger: atMostAtOnce(1),
      actor: { kind: 'job', name: 'simulated' },
      afterwards: new Set(),
      changedPages: [],
    }
  }
}
