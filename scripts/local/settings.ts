import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { newBadgeKey } from '#schema/badges/keys.ts'
import {
  type LauncherVariables,
  parseVariables,
  variablesSchema,
  workerVariableNames,
} from '#schema/variables.ts'
import { PlainError } from './plain-error.ts'
import { arePushPair, newPushKeys, noPushPair } from './push-keys.ts'

export const root = resolve(import.meta.dirname, '../..')

/** What the launcher itself needs to know, and the variables the worker is given. */
export type Settings = {
  port: number
  host: string
  /** Where people open it. */
  url: string
  /** Absolute. */
  dataFolder: string
  sampleData: boolean
  /** A database elsewhere, with its token in it; undefined: the embedded one. */
  remoteDatabase: string | undefined
  variables: LauncherVariables
}

function variablesFromFile(name: string): Record<string, string | undefined> {
  const path = join(root, name)
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
}

/** Reads `.env`, then `.dev.vars`, then the real variables, of which the later win. */
export function readSettings(): Settings {
  const raw = { ...variablesFromFile('.env'), ...variablesFromFile('.dev.vars'), ...process.env }
  const names = Object.keys(variablesSchema.shape)
  // Libraries read the environment too, and would take an empty address for one.
  for (const name of names) if (process.env[name] === '') delete process.env[name]
  const known = names.map((name) => [name, raw[name]])
  const variables = parseVariables(Object.fromEntries(known))
  if ('wrong' in variables) throw new PlainError(variables.wrong.join('\n'))
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = variables
  if (publicKey && privateKey && !arePushPair(publicKey, privateKey)) throw new PlainError(noPushPair)
  const { TURSO_DATABASE_URL: database, TURSO_AUTH_TOKEN: token } = variables
  const remote = database ? new URL(database) : undefined
  if (token) remote?.searchParams.set('authToken', token)
  return {
    port: variables.PORT,
    host: variables.HOST,
    url: `http://${addressForPeople(variables.HOST)}:${variables.PORT}`,
    dataFolder: resolve(root, variables.DATA_DIR),
    // Nobody wants sample people in a database of their own unasked.
    sampleData: variables.SAMPLE_DATA ? variables.SAMPLE_DATA === 'on' : !remote,
    remoteDatabase: remote?.href,
    variables,
  }
}

function addressForPeople(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** The secret that signs cookies: the one given, else one made at the first start and kept in the data folder. */
export const authSecret = ({ variables, dataFolder }: Settings): string =>
  variables.AUTH_SECRET ??
  storedSecret(dataFolder, 'auth-secret', () => randomBytes(32).toString('base64url'))

/** The keys that sign badges: those given, else one made and kept in the same way. */
const badgeKeys = ({ variables, dataFolder }: Settings): string =>
  variables.BADGE_KEYS ?? storedSecret(dataFolder, 'badge-keys', () => newBadgeKey('k1'))

/** The keys of pushes: those given, else locally some that are made and kept in the same way; none in production. */
function pushKeys({ variables, dataFolder }: Settings): Record<string, string> {
  if (variables.VAPID_PUBLIC_KEY || variables.APP_ENV === 'production') return {}
  const stored = storedSecret(dataFolder, 'push-keys', () => {
    const { publicKey, privateKey } = newPushKeys()
    return `${publicKey},${privateKey}`
  })
  const [publicKey = '', privateKey = ''] = stored.split(',')
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:hello@rembrandt.localhost',
  }
}

function storedSecret(dataFolder: string, name: string, make: () => string): string {
  const path = join(dataFolder, name)
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  const secret = make()
  mkdirSync(dataFolder, { recursive: true })
  writeFileSync(path, `${secret}\n`, { mode: 0o600 })
  return secret
}

/** The variables as the API worker is given them: text, and only those that are its business. */
export function workerVariables(settings: Settings, databaseUrl: string): Record<string, string> {
  const provided = Object.entries(settings.variables).filter(
    (entry): entry is [string, string] => workerVariableNames.includes(entry[0]) && Boolean(entry[1]),
  )
  return {
    ...pushKeys(settings),
    ...Object.fromEntries(provided),
    APP_URL: settings.variables.APP_URL ?? settings.url,
    AUTH_SECRET: authSecret(settings),
    BADGE_KEYS: badgeKeys(settings),
    TURSO_DATABASE_URL: settings.variables.TURSO_DATABASE_URL ?? databaseUrl,
  }
}
