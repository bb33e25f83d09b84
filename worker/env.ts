import { z } from 'zod'

const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined)

const variablesSchema = z
  .object({
    APP_ENV: z.enum(['local', 'production']).default('production'),
    APP_URL: z.url(),
    AUTH_SECRET: z.string().min(32, 'AUTH_SECRET must be at least 32 characters'),
    TURSO_DATABASE_URL: z.url(),
    TURSO_AUTH_TOKEN: optional,
    OPENAI_API_KEY: optional,
    OPENAI_BASE_URL: optional,
    OPENAI_CHAT_MODEL: z.string().default('gpt-5-mini'),
    OPENAI_EMBEDDING_MODEL: z.string().default('text-embedding-3-small'),
    RESEND_API_KEY: optional,
    MAIL_API_URL: optional.pipe(z.url().optional()),
    MAIL_FROM: optional,
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  })
  .refine(({ APP_ENV, APP_URL }) => APP_ENV === 'local' || APP_URL.startsWith('https:'), {
    message: 'APP_URL must begin with https: in production',
  })
  .refine(({ APP_ENV, RESEND_API_KEY }) => APP_ENV === 'local' || RESEND_API_KEY, {
    message: 'RESEND_API_KEY is missing: in production mail is sent, never only kept',
  })
  .refine(({ APP_ENV, RATE_LIMITS }) => APP_ENV === 'local' || RATE_LIMITS === 'on', {
    message: 'RATE_LIMITS=off is for local use only',
  })

export type Variables = z.infer<typeof variablesSchema>

/** What the platform binds to the worker: `wrangler.toml` names it, the launcher gives the same locally. */
export type Env = Record<string, unknown> & {
  PAGES: KVNamespace
  CHAT_LIMITER: RateLimit
  SEARCH_LIMITER: RateLimit
  FORM_LIMITER: RateLimit
  READ_LIMITER: RateLimit
}

const parsed = new WeakMap<Env, Variables>()

/** The worker's variables, parsed once for each environment; throws with the names of those that are wrong. */
export function variablesOf(env: Env): Variables {
  const known = parsed.get(env)
  if (known) return known
  const result = variablesSchema.safeParse(env)
  if (!result.success) throw new Error(`Configuration: ${z.prettifyError(result.error)}`)
  parsed.set(env, result.data)
  return result.data
}
