// What Cloudflare grants an invocation and workerd does not: six connections that wait for headers, of fetches and of
// KV together. The seventh waits for one of them, and its waiting counts in its own time limit.
import { AsyncLocalStorage } from 'node:async_hooks'

const maxOpen = 6
const invocation = new AsyncLocalStorage()

async function withConnection(signal, work) {
  const connections = invocation.getStore()
  if (!connections) return work()
  if (connections.open < maxOpen) connections.open += 1
  else await freedConnection(connections, signal)
  try {
    return await work()
  } finally {
    const next = connections.waiting.shift()
    if (next) next()
    else connections.open -= 1
  }
}

/** Resolves when another request hands its connection over; rejects when the signal aborts first. */
function freedConnection({ waiting }, signal) {
  if (signal?.aborted) return Promise.reject(signal.reason)
  const { promise, resolve, reject } = Promise.withResolvers()
  const giveUp = () => {
    waiting.splice(waiting.indexOf(take), 1)
    reject(signal.reason)
  }
  const take = () => {
    signal?.removeEventListener('abort', giveUp)
    resolve()
  }
  signal?.addEventListener('abort', giveUp)
  waiting.push(take)
  return promise
}

const openFetch = globalThis.fetch
globalThis.fetch = (input, init) =>
  withConnection(init?.signal ?? (input instanceof Request ? input.signal : undefined), () =>
    openFetch(input, init),
  )

const operations = new Set(['get', 'getWithMetadata', 'put', 'delete', 'list'])
const limitedKv = (kv) =>
  new Proxy(kv, {
    get: (_, name) =>
      operations.has(name) ? (...given) => withConnection(undefined, () => kv[name](...given)) : kv[name],
  })

const environments = new WeakMap()
function limitedEnvironment(env) {
  const known = environments.get(env) ?? { ...env, PAGES: limitedKv(env.PAGES) }
  environments.set(env, known)
  return known
}

/** The same worker, each of whose invocations has six connections. */
export const withSixConnections = (worker) => ({
  fetch: (request, env, context) =>
    invocation.run({ open: 0, waiting: [] }, () => worker.fetch(request, limitedEnvironment(env), context)),
  scheduled: (event, env, context) =>
    invocation.run({ open: 0, waiting: [] }, () => worker.scheduled(event, limitedEnvironment(env), context)),
})
