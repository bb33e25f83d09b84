import fc from 'fast-check'
import { z } from 'zod'
import type { ErrorCode } from '#schema/errors.ts'
import { calls } from '#worker/doors/calls.ts'
import type { Product } from '../product.ts'
import { postJson } from '../requests.ts'
import { bodiesOf, type Known, type Part } from './contract-bodies.ts'
import { contracts } from './contracts.ts'
import { hostileText } from './hostile-values.ts'
import { type Actor, peopleWithEverything } from './people-with-everything.ts'

type Where = Pick<Product, 'url' | 'databaseUrl' | 'dataFolder'>

/** Refusals with a status of 503 that are no fault of ours: a gateway that is not configured, hashes that wait. */
const expectedRefusals: ErrorCode[] = ['PAYMENT_UNAVAILABLE', 'BUSY']
/** After so many requests to one call what its people have may be gone. */
const soonSpent = 20

/**
 * Sends `count` hostile requests to every call, `hashed` to one that hashes a password, and answers our faults, the longest
 * silence and the statuses of each call.
 */
export async function sendHostileRequests(
  product: Where,
  { count, hashed = count, seed }: { count: number; hashed?: number; seed: number },
) {
  let people = await peopleWithEverything(product)
  const faults: string[] = []
  const statuses = new Map<string, number[]>()
  let sent = 0
  let slowest = { call: '', ms: 0 }
  for (const [index, [call, { caller }]] of [...calls].entries()) {
    const actor: Actor =
      caller === 'anyone' ? 'visitor' : typeof caller === 'object' && 'roles' in caller ? 'admin' : 'owner'
    if (count > soonSpent) people = await peopleWithEverything(product)
    const received: number[] = []
    statuses.set(call, received)
    const times = readsPassword(call) ? hashed : count
    for (const { path, body } of requestsTo(call, {
      count: times,
      seed: seed + index,
      known: people.known(call),
    })) {
      const { status, text, ms } = await answerTo(product, {
        call,
        path,
        body,
        cookie: people.cookies[actor],
      })
      if (ms > slowest.ms) slowest = { call, ms }
      sent++
      received.push(status)
      if (isSignedOut(status, text)) people = await peopleWithEverything(product)
      if (status < 500 || isExpected(status, text)) continue
      faults.push(`${call} answered ${status} to ${path} ${body.slice(0, 300)}: ${text.slice(0, 200)}`)
    }
    if (call === 'POST /dev/clock') await postJson(`${product.url}/api/dev/clock`, { now: null })
  }
  return { sent, faults, slowest, statuses }
}

const codeOf = (text: string): ErrorCode | undefined =>
  text.startsWith('{') ? JSON.parse(text).code : undefined

const isExpected = (status: number, text: string) =>
  status === 503 && expectedRefusals.some((code) => code === codeOf(text))

const isSignedOut = (status: number, text: string) => status === 401 && codeOf(text) === 'SIGN_IN_FIRST'

/** Whether a call reads a password, which takes 85 ms. */
const readsPassword = (call: string) =>
  contracts.some(
    (one) =>
      one.call === call &&
      /password"/i.test(
        JSON.stringify(z.toJSONSchema(one.contract, { io: 'input', unrepresentable: 'any' })),
      ),
  )

type Options = { count: number; seed: number; known: Known }

function requestsTo(call: string, { count, seed, known }: Options) {
  const [method = '', pattern = ''] = call.split(' ')
  const valuesOf = (part: Part) => {
    const one = contracts.find((contract) => contract.call === call && contract.part === part)
    return one && bodiesOf(one.contract, part, { example: one.example, known })
  }
  const request = fc
    .record({
      params: valuesOf('param') ?? fc.constant({}),
      query: valuesOf('query') ?? fc.constant({}),
      body: valuesOf('json') ?? fc.constant({}),
      instead: fc.array(hostileText, { minLength: 4, maxLength: 4 }),
      isHostilePath: fc.boolean(),
    })
    .map(({ params, query, body, instead, isHostilePath }) => {
      const value = (name: string) =>
        isHostilePath
          ? instead.pop()
          : ((params as Record<string, string>)[name] ?? known[name]?.[0]?.toString())
      const path = pattern
        .replace(/:\w+\{(\w+)\|\w+\}/g, '$1')
        .replace(/:(\w+)(\{[^}]+\})?/g, (_, name: string) => inPath(value(name)))
      const queryString = new URLSearchParams(Object.entries(query as Record<string, string>)).toString()
      return {
        path: queryString ? `${path}?${queryString.slice(0, 6_000)}` : path,
        body: method === 'GET' ? '' : JSON.stringify(body),
      }
    })
  return fc.sample(request, { numRuns: count, seed })
}

/** A server reads no address longer than a few kilobytes. */
const inPath = (text = 'nothing-here') => encodeURIComponent(text.slice(0, 300).toWellFormed()) || '%20'

type Sent = { call: string; path: string; body: string; cookie: string }

/** An answer with the longest time for which nothing of it came, in milliseconds. */
async function answerTo({ url }: Where, { call, path, body, cookie }: Sent) {
  const [method = 'GET'] = call.split(' ')
  let last = performance.now()
  let ms = 0
  const restartTimer = () => {
    ms = Math.max(ms, performance.now() - last)
    last = performance.now()
  }
  const send = () =>
    fetch(`${url}/api${path}`, {
      method,
      redirect: 'manual',
      headers: {
        Cookie: cookie,
        Origin: url,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body }),
      signal: AbortSignal.timeout(60_000),
    })
  // A body that is refused before it has arrived breaks the connection under the one who still writes.
  const answer = await send().catch((error: unknown) => {
    if (error instanceof TypeError && Reflect.get(Object(error.cause), 'code') === 'EPIPE') return send()
    throw error
  })
  restartTimer()
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of answer.body ?? []) {
    restartTimer()
    text += decoder.decode(bytes, { stream: true })
  }
  return { status: answer.status, text, ms }
}
