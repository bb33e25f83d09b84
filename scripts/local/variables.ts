import { z } from 'zod'

const portRange = 'must be a number between 1 and 65535'
const port = z.coerce.number(portRange).int(portRange).min(1, portRange).max(65535, portRange)
const onOff = z.enum(['on', 'off'], 'must be on or off')
const address = z.url({ protocol: /^(https?|libsql)$/, error: 'must be an http address' })
const webPage = z.url({ protocol: /^https?$/, error: 'must be an http address' })
const text = z.string()

/** Every variable that the product reads, with what it must look like; `.dev.vars.example` explains each. */
export const variablesSchema = z.object({
  PORT: port.default(8787),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('.data'),
  APP_ENV: z.enum(['local', 'production'], 'must be local or production').default('local'),
  APP_URL: address.optional(),
  TURSO_DATABASE_URL: address.optional(),
  TURSO_AUTH_TOKEN: text.optional(),
  AUTH_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: address.optional(),
  OPENAI_CHAT_MODEL: text.optional(),
  OPENAI_EMBEDDING_MODEL: text.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_URL: address.optional(),
  RESEND_API_KEY: text.optional(),
  MAIL_API_URL: address.optional(),
  MAIL_FROM: text.optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: text.min(6, 'must have at least 6 characters').optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  BOOKING_PAGE: webPage.optional(),
  SOCIAL_PAGE: webPage.optional(),
  SAMPLE_DATA: onOff.optional(),
  RATE_LIMITS: onOff.default('on'),
})
export type Variables = z.infer<typeof variablesSchema>

/** What production cannot do without, and locally is made up; wrangler.toml names the secrets among them. */
export const neededInProduction = ['APP_URL', 'TURSO_DATABASE_URL', 'AUTH_SECRET', 'RESEND_API_KEY'] as const

const secretName = /KEY|SECRET|PASSWORD|TOKEN/

/** Parses raw variables (an empty one counts as unset): the parsed ones, or a line for each that is wrong. */
export function parseVariables(raw: Record<string, string | undefined>): Variables | { wrong: string[] } {
  const filled = Object.fromEntries(Object.entries(raw).filter(([, value]) => value))
  const result = variablesSchema.safeParse(filled)
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return `${name} ${message}${secretName.test(name) ? '' : `, not "${filled[name]}"`}`
    })
    return { wrong: [...new Set(lines)] }
  }
  const variables = result.data
  const wrong = variables.APP_ENV === 'production' ? wrongForProduction(variables) : []
  if (variables.ADMIN_EMAIL && !variables.ADMIN_PASSWORD)
    wrong.push('ADMIN_PASSWORD is missing: ADMIN_EMAIL is set')
  return wrong.length ? { wrong } : variables
}

function wrongForProduction(variables: Variables): string[] {
  const wrong = neededInProduction
    .filter((name) => !variables[name])
    .map((name) => `${name} is missing: with APP_ENV=production nothing is made up`)
  if (variables.RATE_LIMITS === 'off') wrong.push('RATE_LIMITS=off is for local use only')
  return wrong
}
