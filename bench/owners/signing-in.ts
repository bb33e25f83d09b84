import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from 'better-auth/crypto'
import { paths, services } from '#schema/paths.ts'
import { sampleLogins } from '#scripts/local/accounts/login-file.ts'
import type { Effort } from '../effort.ts'
import { json } from '../instruments/calls.ts'
import { putLoad } from '../instruments/load.ts'
import type { Product } from '../instruments/products.ts'
import { median, timed } from '../instruments/timing.ts'
import { measured, type Row } from '../row.ts'

const connections = 16
const visitors = 8
/** For how many hashes a page waits during a flood, at most. */
const maxHashes = 2
/** By how much known and unknown addresses may differ in time. */
const alike = 1.1

/** Whether time tells who has an account, asked in turn. */
export async function signingIn(product: Product, { calls, isQuick }: Effort): Promise<Row[]> {
  const known = sampleLogins(product.dataFolder)[0]?.email
  if (!known) throw new Error('There is no sample log-in')
  const nobody = () => `${randomUUID()}@nobody.example`
  const api = `${product.url}${services.api}`
  const post = (path: string, body: object, expected: number) =>
    timed(async () => {
      const answer = await fetch(api + path, { ...json(body), signal: AbortSignal.timeout(10_000) })
      await answer.text()
      if (answer.status !== expected) throw new Error(`${path}: ${answer.status}`)
    })
  const signIn = (email: string) => post('/login', { email, password: 'not the right one' }, 401)
  const askForReset = (email: string) => post('/forgot-password', { email }, 202)
  const times = isQuick ? calls : 2 * calls
  /** Long enough that what one call does after its answer is not counted with the next. */
  const rest = () => sleep(60)
  const compared = async (name: string, ask: (email: string) => Promise<number>) => {
    const [one, other]: [number[], number[]] = [[], []]
    for (let call = 0; call <= times; call += 1) {
      one.push(await ask(nobody()))
      await rest()
      other.push(await ask(known))
      await rest()
    }
    // The first of each opens a connection.
    const [figure, baseline] = [median(one.slice(1)), median(other.slice(1))]
    const budget = { of: 'ratio', atMost: alike } as const
    const ratio = Math.max(figure / baseline, baseline / figure)
    return measured({
      name,
      figure,
      unit: 'ms',
      baseline: { name: 'an address with an account', figure: baseline },
      ratio,
      budget,
    })
  }
  return [
    await compared('sign-in refused, an unknown address', signIn),
    await compared('reset asked for, an unknown address', askForReset),
  ]
}

/**
 * What visitors of the gallery wait while sixteen connections try passwords as fast as they can, without limits: the gate
 * before the hash alone holds them.
 */
export async function signInFlood(product: Product, effort: Effort): Promise<Row[]> {
  const gallery = (seconds: number) =>
    putLoad({ url: product.url + paths.gallery.href(), connections: visitors, seconds, isGzip: true })
  const quiet = await gallery(effort.seconds)
  // V8 collects all garbage about every 16 s, which holds everybody once: whether 5 s hold that moment is chance.
  const seconds = 5 * effort.seconds
  const flood = putLoad({
    url: `${product.url}${services.api}/login`,
    connections,
    seconds: seconds + 1,
    body: JSON.stringify({ email: '[<id>]@nobody.example', password: 'not the right one' }),
  })
  const hashing = hashTimes(seconds)
  const flooded = await gallery(seconds)
  const { errors } = await flood
  const hash = median(await hashing)
  return [
    measured({
      name: 'gallery during a flood of sign-ins, 99 of 100 within',
      figure: flooded.p99,
      unit: 'ms',
      baseline: { name: 'a hash meanwhile', figure: hash },
      ratio: (flooded.p99 - quiet.p99) / hash,
      budget: { of: 'ratio', atMost: maxHashes },
      note: `${quiet.p99} ms without it: the ratio is how many hashes a page waits longer, the longest wait ${flooded.longest} ms; ${Math.round(flooded.rate)} pages a second beside ${Math.round(quiet.rate)}, none failed: ${flooded.errors === 0}; ${Math.round(errors / (seconds + 1))} sign-ins a second refused`,
    }),
  ]
}

/** How long a hash takes on this machine as busy as it is, twice a second, in ms. */
async function hashTimes(seconds: number): Promise<number[]> {
  const times: number[] = []
  for (const until = performance.now() + 1000 * seconds; performance.now() < until; await sleep(500))
    times.push(await timed(() => hashPassword('not the right one')))
  return times
}
