// The same worker, whose KV fails as `/failing-kv?way=…` says: refuses, stands still, is slow, or (nothing) is well.
let way = ''

const ways = {
  refuses: () => Promise.reject(new Error('KV failed: 503')),
  'stands still': () => scheduler.wait(120_000),
  'is slow': () => scheduler.wait(800),
}

const failing = (kv) =>
  new Proxy(kv, {
    get:
      (_, name) =>
      async (...given) => {
        await ways[way]?.()
        return kv[name](...given)
      },
  })

const environments = new WeakMap()
function environmentOf(env) {
  const known = environments.get(env) ?? { ...env, PAGES: failing(env.PAGES) }
  environments.set(env, known)
  return known
}

export const withFailingKv = (worker) => ({
  fetch(request, env, context) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/failing-kv') return worker.fetch(request, environmentOf(env), context)
    way = searchParams.get('way') ?? ''
    return new Response(way)
  },
  scheduled: (event, env, context) => worker.scheduled(event, environmentOf(env), context),
})
