import { createHmac } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import * as drizzle from 'drizzle-orm'
import { build } from 'vite'
import * as appError from '#worker/services/app-error.ts'
import * as database from '#worker/services/database.ts'

/** The product's own page cache, as one isolate of the worker has it. */
export type Isolate = typeof import('#worker/services/page-cache.ts') &
  typeof import('#worker/services/page-marks.ts')

/** What an isolate has of its own. */
type World = {
  now: () => number
  setTimeout: (run: () => void, ms: number) => void
  randomUUID: () => string
}

export type StartIsolate = (world: World) => Isolate

const services = fileURLToPath(new URL('../../../worker/services/', import.meta.url))
const entry = 'page-cache-and-marks'
/** What all isolates share, since it remembers nothing. */
const shared: Record<string, unknown> = {
  'drizzle-orm': drizzle,
  'database.ts': database,
  'app-error.ts': appError,
  'virtual:site-assets': { buildId: 'this-build' },
}

/** Builds page cache and page marks; each call of the answer starts an isolate that has their memory to itself. */
export async function buildIsolates(): Promise<StartIsolate> {
  const code = await builtCode()
  const names = ['exports', 'require', 'Date', 'setTimeout', 'crypto', 'console']
  const start = compileFunction(code, names)
  return ({ now, setTimeout, randomUUID }) => {
    class WorldDate extends Date {
      constructor(...of: [] | [number | string]) {
        super(of[0] ?? now())
      }
      static override now = now
    }
    const exports = {} as Isolate
    const crypto = { randomUUID, subtle: hashes }
    start(exports, (name: string) => shared[name], WorldDate, setTimeout, crypto, silent)
    return exports
  }
}

/** What fails on purpose is not told. */
const silent = { warn: () => {} }

/** HMAC without a thread of its own, so that the same schedule always runs the same. */
const hashes = {
  importKey: async (_: 'raw', key: Uint8Array) => key,
  sign: async (_: 'HMAC', key: Uint8Array, text: Uint8Array) => {
    const { buffer, byteOffset, byteLength } = createHmac('sha256', key).update(text).digest()
    return buffer.slice(byteOffset, byteOffset + byteLength)
  },
}

async function builtCode(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page-cache',
        enforce: 'pre',
        resolveId(id) {
          if (id.endsWith(entry)) return `\0${entry}`
          const name = id.slice(id.lastIndexOf('/') + 1)
          return name in shared ? { id: name, external: true } : undefined
        },
        load: (id) =>
          id === `\0${entry}`
            ? `export * from '${services}page-cache.ts'; export * from '${services}page-marks.ts'`
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry, formats: ['cjs'], fileName: 'isolate' },
      rolldownOptions: { external: Object.keys(shared) },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (!first || !('output' in first)) throw new Error('The page cache was not built')
  return first.output[0].code
}
