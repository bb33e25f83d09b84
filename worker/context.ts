import type { Env, Variables } from './env.ts'
import type { Database } from './services/database.ts'

/** What every route finds on its context: bindings, and what middleware/request-scope.ts put there. */
export type App = {
  Bindings: Env
  Variables: {
    variables: Variables
    /** Only under /api: a cached page needs no database. */
    db: Database
    now: Date
    /** The visitor's address as the edge saw it. */
    address: string
  }
}
