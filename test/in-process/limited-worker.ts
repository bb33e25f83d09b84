import { inject } from 'vitest'

type Limiter = { limit: () => Promise<{ success: boolean }> }

/** The variables of a worker in this process, which has the limits of production and shares the product's database. */
export const limitedWorker = <Bindings extends Record<string, string | Limiter>>(bindings: Bindings) => ({
  APP_ENV: 'local',
  APP_URL: inject('url'),
  AUTH_SECRET: inject('authSecret'),
  TURSO_DATABASE_URL: inject('databaseUrl'),
  RATE_LIMITS: 'on',
  ...bindings,
})

/** A limit that is never used up, or that is. */
export const limiter = (success: boolean): Limiter => ({ limit: async () => ({ success }) })
