import type { VirtualTime } from './virtual-time.ts'

type Version = { value: string | Uint8Array | null; metadata: unknown; at: number; until: number }
export const kvStates = ['well', 'refuses writes', 'refuses', 'hangs'] as const
type KvState = (typeof kvStates)[number]
/** Which of the versions that a location may still hold it answers with. */
export const versionsRead = ['newest', 'oldest', 'any'] as const
type VersionRead = (typeof versionsRead)[number]

/** So long after a write another location may answer with what it has: KV promises no less, whatever its `cacheTtl`. */
export const lateMs = 60_000
const absent = { value: null, metadata: null, at: 0, until: Number.POSITIVE_INFINITY }

/**
 * Cloudflare's KV at its worst: a key takes one write a second, and each read gets any version, or none, that was the
 * newest at some moment of the last minute.
 */
export class SimulatedKv {
  state: KvState = 'well'
  /** Since when it answers nobody. */
  failsSince = Number.POSITIVE_INFINITY
  readonly #versions = new Map<string, Version[]>()
  readonly #time: VirtualTime
  readonly #random: () => number
  readonly #versionRead: VersionRead
  readonly #onWritten: (key: string, value: string) => void

  constructor(
    time: VirtualTime,
    random: () => number,
    versionRead: VersionRead,
    onWritten: (key: string, value: string) => void,
  ) {
    this.#time = time
    this.#random = random
    this.#versionRead = versionRead
    this.#onWritten = onWritten
  }

  become(state: KvState): void {
    const isFailing = state === 'refuses' || state === 'hangs'
    this.failsSince = isFailing ? Math.min(this.failsSince, this.#time.now) : Number.POSITIVE_INFINITY
    this.state = state
  }

  /** The binding of an isolate, which gets no answer once it has ended. */
  bindingOf(wait: (ms: number) => Promise<void>): KVNamespace {
    const answer = async <Answer>(isWrite: boolean, work: () => Answer) => {
      await wait(Math.floor(this.#random() * 40))
      if (this.state === 'hangs') return new Promise<never>(() => {})
      if (this.state === 'refuses' || (isWrite && this.state === 'refuses writes')) throw new Error('KV: 503')
      return work()
    }
    const read = ({ value, metadata }: Version) => ({
      value: value instanceof Uint8Array ? value.slice().buffer : value,
      metadata,
    })
    return {
      get: (key: string) => answer(false, () => read(this.#seen(key)).value),
      getWithMetadata: (key: string) => answer(false, () => read(this.#seen(key))),
      put: (key: string, value: string | Uint8Array, more: { metadata?: unknown; expirationTtl?: number }) =>
        answer(true, () => this.#write(key, value, more)),
    } as KVNamespace
  }

  #seen(key: string): Version {
    const { now } = this.#time
    const all = this.#versions.get(key) ?? [absent]
    const possible = all.filter((_, index) => (all[index + 1]?.at ?? now) >= now - lateMs)
    const places = {
      newest: possible.length - 1,
      oldest: 0,
      any: Math.floor(this.#random() * possible.length),
    }
    const version = possible[places[this.#versionRead]] ?? absent
    return version.until > now ? version : absent
  }

  #write(
    key: string,
    value: string | Uint8Array,
    { metadata, expirationTtl }: { metadata?: unknown; expirationTtl?: number },
  ) {
    const { now } = this.#time
    const all = this.#versions.get(key) ?? [absent]
    const last = all.at(-1)
    if (last && last !== absent && now - last.at < 1_000) throw new Error('KV: 429')
    const until = expirationTtl ? now + expirationTtl * 1000 : Number.POSITIVE_INFINITY
    this.#versions.set(key, [...all, { value, metadata: metadata ?? null, at: now, until }])
    if (typeof value === 'string') this.#onWritten(key, value)
  }
}
