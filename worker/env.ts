import { parseWorkerVariables, type Variables } from '#schema/variables.ts'

export type { Variables } from '#schema/variables.ts'

/** What the platform binds to the worker: `wrangler.toml` names it, the launcher gives the same locally. */
export type Env = Record<string, unknown> & Bindings
export type Bindings = { PAGES: KVNamespace; VERSION?: WorkerVersionMetadata } & Record<
  `${'CHAT' | 'SEARCH' | 'FORM' | 'LOOKUP' | 'READ' | 'SIGNIN' | 'MCP' | 'OWNER' | 'ADMIN'}_LIMITER`,
  RateLimit
>

const parsed = new WeakMap<Env, Variables>()

/** The worker's variables, parsed once for each environment; throws with the names of those that are wrong. */
export function variablesOf(env: Env): Variables {
  const known = parsed.get(env)
  if (known) return known
  const variables = parseWorkerVariables(env)
  if ('wrong' in variables) throw new Error(`Configuration: ${variables.wrong.join('; ')}`)
  parsed.set(env, variables)
  return variables
}
