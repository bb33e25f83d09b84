import type { Call } from '../call.ts'
import type { Env } from '../env.ts'

/** What every route finds on its context: bindings, and the call that middleware/request-scope.ts opened. */
export type App = { Bindings: Env; Variables: { call: Call } }
