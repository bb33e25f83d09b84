import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Result } from 'autocannon'

/**
 * A bounded load on an address of this machine; `[<id>]` in a body is another word in each request. `isGzip` asks for
 * compressed answers, as browsers ask for pages.
 */
export type Load = { url: string; connections: number; seconds: number; body?: string; isGzip?: boolean }
export type Outcome = {
  /** Answers a second. */
  rate: number
  p99: number
  longest: number
  /** Failed or refused. */
  errors: number
  answers: number
  /** What the generator itself took of the processor. */
  processorMs: number
}

const generator = join(import.meta.dirname, 'generate-load.ts')

/** Puts a load on a URL, from a process of its own; latency in ms. */
export async function putLoad(load: Load): Promise<Outcome> {
  const child = spawn(process.execPath, [generator, JSON.stringify(load)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: (load.seconds + 20) * 1000,
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The load generator failed on ${load.url}`)
  const { duration, latency, errors, non2xx, processorMs, ...counts } = JSON.parse(output) as Result & {
    processorMs: number
  }
  return {
    rate: counts['2xx'] / duration,
    p99: latency.p99,
    longest: latency.max,
    errors: errors + non2xx,
    answers: counts['2xx'],
    processorMs,
  }
}
