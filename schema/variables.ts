import { z } from 'zod'
import { keyEntries } from './badges/key-entries.ts'
import { isEmail } from './email.ts'
import { isOnInternet } from './text/host-name.ts'

const portRange = 'must be a number between 1 and 65535'
const port = z.coerce.number(portRange).int(portRange).min(1, portRange).max(65535, portRange)
const onOff = z.enum(['on', 'off'], 'must be on or off')
const address = z.url({ protocol: /^(https?|libsql)$/, error: 'must be an http address' })
const httpsPage = z.url({ protocol: /^https$/, error: 'must begin with https:' })
const webPage = z.url({ protocol: /^https?$/, error: 'must be an http address' })
const email = z.string().refine(isEmail, 'must be an email address')
const secret = z.string().min(32, 'must have at least 32 characters')
const environment = z.enum(['local', 'production'], 'must be local or production')
const webhookSecret = z
  .string()
  .regex(
    /^whsec_(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$/,
    'must be whsec_ and base64',
  )
const text = z.string()
const badgeKeys = text.refine(keyEntries, 'must be name:key, the newest first: npm run badge-key makes one')
const secretKey = text.regex(/^[sr]k_(test|live)_/, 'must begin with sk_ or rk_, and test_ or live_')
const pushKey = 'must be a key in base64url: npm run push-keys makes both'
const publicPushKey = text.regex(/^B[\w-]{86}$/, pushKey)
const privatePushKey = text.regex(/^[\w-]{43}$/, pushKey)
const contact = text.refine(contactHost, 'must be mailto: and an address, or https: and a page')
const publishableKey = text.regex(/^pk_(test|live)_/, 'must begin with pk_test_ or pk_live_')

/** The host of what push services are given to complain to: the address of a mailbox or a page; undefined for others. */
export function contactHost(words: string): string | undefined {
  const mailbox = /^mailto:(.+)$/.exec(words)?.[1]
  if (mailbox) return isEmail(mailbox) ? mailbox.slice(mailbox.lastIndexOf('@') + 1) : undefined
  return words.startsWith('https://') && URL.canParse(words) ? new URL(words).hostname : undefined
}

/** The address in `Name <address>`, or the whole where there is no name. */
export const addressIn = (sender: string) => /^[^<>"]+ <([^<>]+)>$/.exec(sender)?.[1] ?? sender

const launcherOnly = {
  PORT: port.default(8787),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('.data'),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: text.min(6, 'must have at least 6 characters').optional(),
  SAMPLE_DATA: onOff.optional(),
  CRON: onOff.default('on'),
  INSPECTOR_PORT: port.optional(),
}

const builtIntoPages = {
  SUPPORT_EMAIL: email.optional(),
  BOOKING_PAGE: webPage.optional(),
  SOCIAL_PAGE: webPage.optional(),
  OPERATOR_NAME: text.optional(),
  OPERATOR_ADDRESS: text.optional(),
}

const passedToWorker = {
  APP_ENV: environment.default('local'),
  APP_URL: address.optional(),
  TURSO_DATABASE_URL: address.optional(),
  TURSO_AUTH_TOKEN: text.optional(),
  DATABASE_STREAM_POOL: onOff.optional(),
  AUTH_SECRET: secret.optional(),
  BADGE_KEYS: badgeKeys.optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: address.optional(),
  OPENAI_CHAT_MODEL: text.default('gpt-4.1-mini'),
  OPENAI_EMBEDDING_MODEL: text.default('text-embedding-3-small'),
  OPENAI_TOKENS_PER_DAY: z.coerce.number('must be a number').int().positive().default(20_000_000),
  STRIPE_SECRET_KEY: secretKey.optional(),
  STRIPE_PUBLISHABLE_KEY: publishableKey.optional(),
  STRIPE_WEBHOOK_SECRET: text.startsWith('whsec_', 'must begin with whsec_').optional(),
  STRIPE_API_URL: address.optional(),
  RESEND_API_KEY: text.optional(),
  RESEND_WEBHOOK_SECRET: webhookSecret.optional(),
  MAIL_API_URL: address.optional(),
  MAIL_FROM: text
    .refine((sender) => email.safeParse(addressIn(sender)).success, 'must be an address or Name <address>')
    .optional(),
  SPRINT_ROOM: httpsPage.optional(),
  RATE_LIMITS: onOff.default('on'),
  DATABASE_PATIENCE: onOff.default('off'),
  LOCAL_CALENDAR_ORIGIN: address.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  LINKEDIN_CLIENT_ID: text.optional(),
  LINKEDIN_CLIENT_SECRET: text.optional(),
  LOCAL_OIDC_ISSUER: webPage.optional(),
  VAPID_PUBLIC_KEY: publicPushKey.optional(),
  VAPID_PRIVATE_KEY: privatePushKey.optional(),
  VAPID_SUBJECT: contact.optional(),
  LOCAL_PUSH_ORIGIN: address.optional(),
}

/** Every variable that the product reads, with what it must look like; `.dev.vars.example` explains each. */
export const variablesSchema = z.object({ ...launcherOnly, ...builtIntoPages, ...passedToWorker })
export type LauncherVariables = z.infer<typeof variablesSchema>

/** The names of those that the API worker is given. */
export const workerVariableNames = Object.keys(passedToWorker)

/** The variables that the API worker requires: the launcher generates them, production must be given them. */
const workerSchema = z.object({
  ...passedToWorker,
  APP_ENV: environment.default('production'),
  APP_URL: address,
  AUTH_SECRET: secret,
  TURSO_DATABASE_URL: address,
})
/** The API worker's variables. */
export type Variables = z.infer<typeof workerSchema>

/** Stripe takes payments with all of them, or the sandbox does. */
const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Who signs in with Google or LinkedIn: each pair is whole or absent. */
export const providerPairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
] as const

/** Pushes are sent with all of them, or none are. */
export const pushVariables = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const

/** What production cannot do without, and locally is made up or left out; wrangler.toml names each. */
export const neededInProduction = [
  'APP_URL',
  'TURSO_DATABASE_URL',
  'AUTH_SECRET',
  'BADGE_KEYS',
  'RESEND_API_KEY',
  'MAIL_FROM',
  ...stripeKeys,
] as const

type Raw = Record<string, unknown>
type Wrong = { wrong: string[] }

/** The launcher's variables from raw ones (an empty one counts as unset), or a line for each that is wrong. */
export const parseVariables = (raw: Raw): LauncherVariables | Wrong => parsed(variablesSchema, raw)

/** The API worker's variables from its environment, or a line for each that is wrong. */
export const parseWorkerVariables = (env: Raw): Variables | Wrong => parsed(workerSchema, env)

function parsed<Known extends Partial<LauncherVariables>>(schema: z.ZodType<Known>, raw: Raw): Known | Wrong {
  const filled = Object.fromEntries(Object.entries(raw).filter(([, value]) => value))
  const result = schema.safeParse(filled)
  const wrong = result.success
    ? wrongTogether(result.data)
    : result.error.issues.map(({ path, message }) => wrongLine(String(path[0]), message, filled))
  return result.success && !wrong.length ? result.data : { wrong: [...new Set(wrong)] }
}

const secretName = /KEY|SECRET|PASSWORD|TOKEN/

const wrongLine = (name: string, message: string, filled: Raw) =>
  name in filled
    ? `${name} ${message}${secretName.test(name) ? '' : `, not "${filled[name]}"`}`
    : `${name} is missing`

function wrongTogether(variables: Partial<LauncherVariables>): string[] {
  const isProduction = variables.APP_ENV === 'production'
  const wrong = isProduction ? wrongInProduction(variables) : missingLocally(variables)
  const noPush = pushVariables.filter((name) => !variables[name])
  if (noPush.length < pushVariables.length)
    wrong.push(...noPush.map((name) => `${name} is missing: the three of pushes are set together`))
  for (const [id, secretOfIt] of providerPairs) {
    if (variables[id] && !variables[secretOfIt]) wrong.push(`${secretOfIt} is missing: ${id} is set`)
    if (variables[secretOfIt] && !variables[id]) wrong.push(`${id} is missing: ${secretOfIt} is set`)
  }
  const [mode, other] = [variables.STRIPE_SECRET_KEY, variables.STRIPE_PUBLISHABLE_KEY].map(modeOf)
  if (mode && other && mode !== other)
    wrong.push(`STRIPE_SECRET_KEY is of ${mode} mode, STRIPE_PUBLISHABLE_KEY of ${other} mode`)
  if (variables.ADMIN_EMAIL && !variables.ADMIN_PASSWORD)
    wrong.push('ADMIN_PASSWORD is missing: ADMIN_EMAIL is set')
  return wrong
}

const onlyLocal = ['LOCAL_CALENDAR_ORIGIN', 'LOCAL_OIDC_ISSUER', 'LOCAL_PUSH_ORIGIN'] as const

function wrongInProduction(variables: Partial<LauncherVariables>): string[] {
  const { APP_URL, RATE_LIMITS, DATABASE_PATIENCE, VAPID_SUBJECT } = variables
  const wrong = neededInProduction
    .filter((name) => !variables[name])
    .map((name) => `${name} is missing: with APP_ENV=production nothing is made up`)
  if (APP_URL?.startsWith('http:'))
    wrong.push(`APP_URL must begin with https: in production, not "${APP_URL}"`)
  if (isInTheClear(variables.TURSO_DATABASE_URL))
    wrong.push('TURSO_DATABASE_URL must be asked over TLS in production: libsql: or https:')
  if (RATE_LIMITS === 'off') wrong.push('RATE_LIMITS=off is for local use only')
  if (DATABASE_PATIENCE === 'on') wrong.push('DATABASE_PATIENCE=on is for local use only')
  wrong.push(...onlyLocal.filter((name) => variables[name]).map((name) => `${name} is for local use only`))
  if (VAPID_SUBJECT && !isOnInternet(contactHost(VAPID_SUBJECT) ?? ''))
    wrong.push(`VAPID_SUBJECT must be on the internet, or Apple refuses it, not "${VAPID_SUBJECT}"`)
  return wrong
}

function missingLocally(variables: Partial<LauncherVariables>): string[] {
  const missing = stripeKeys.filter((name) => !variables[name])
  const ofStripe = missing.length < stripeKeys.length ? missing : []
  return [
    ...(variables.RESEND_API_KEY && !variables.MAIL_FROM
      ? ['MAIL_FROM is missing: RESEND_API_KEY is set']
      : []),
    ...ofStripe.map((name) => `${name} is missing: Stripe's three keys are set together`),
  ]
}

/** Whether what a database is asked crosses a network unencrypted. */
function isInTheClear(address = 'https://nowhere.example'): boolean {
  const { protocol, searchParams, hostname } = new URL(address)
  const isEncrypted = protocol === 'https:' || (protocol === 'libsql:' && searchParams.get('tls') !== '0')
  return !isEncrypted && !['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}

const modeOf = (key: string | undefined) => key?.split('_')[1]

/** A line for each of these settings that is wrong by itself, or that nothing reads. */
export const wrongSettings = (settings: Raw): string[] =>
  Object.entries(settings).flatMap(([name, value]) => {
    const known = Object.entries(variablesSchema.shape).find(([other]) => other === name)
    if (!known) return [`${name} is read by nothing`]
    const { error } = known[1].safeParse(value)
    return error?.issues.map(({ message }) => wrongLine(name, message, settings)) ?? []
  })
