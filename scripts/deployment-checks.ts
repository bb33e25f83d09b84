import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { neededInProduction, providerPairs, pushVariables, wrongSettings } from '#schema/variables.ts'
import { runTool } from './local/command.ts'
import { PlainError } from './local/plain-error.ts'
import { arePushPair, noPushPair } from './local/push-keys.ts'
import { root } from './local/settings.ts'

/** Undefined is production. */
export type Environment = 'preview' | undefined

const site = join(root, 'dist/site')
/** Limits of Pages. */
const maxFileSize = 25 * 1024 * 1024
const maxFiles = 20_000
const maxRules = 100

export const environmentFlags = (environment: Environment) => ['--env', environment ?? '']

/** Everything that can be known without an account: one line for each thing that would go wrong. */
export async function findDeploymentFaults(environment: Environment): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rembrandt-deploy-'))
  try {
    const [api, pages] = await Promise.all([
      runTool('wrangler', [
        ...['deploy', '--dry-run', '--outdir', join(folder, 'api')],
        ...environmentFlags(environment),
      ]),
      // Pages has no dry run; this compiles its worker and, because of the metadata, reads its configuration.
      runTool(
        'wrangler',
        [
          ...['pages', 'functions', 'build', '--project-directory', '.', '--build-output-directory', site],
          ...['--build-metadata-path', join(folder, 'metadata.json'), '--outdir', join(folder, 'pages')],
        ],
        join(root, 'web'),
      ),
    ])
    const refused = [api, pages].filter(({ ok }) => !ok).map(({ output }) => output)
    if (refused.length) return refused
    return [...configurationFaults(...configurationsOf(environment)), ...fileFaults()]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What is read of a wrangler.toml. */
export type Config = {
  name?: string
  workers_dev?: boolean
  preview_urls?: boolean
  route?: unknown
  routes?: readonly unknown[]
  compatibility_date?: string
  pages_build_output_dir?: string
  vars: Record<string, unknown>
  limits?: { cpu_ms?: number }
  observability?: { redact_query_string?: boolean; logs?: { invocation_logs?: boolean } }
  version_metadata?: { binding?: string }
  secrets?: { required?: string[] }
  services?: { binding: string; service: string }[]
  kv_namespaces: { binding: string; id?: string }[]
}

function configOf(file: string, environment: Environment): Config {
  try {
    return unstable_readConfig({ config: join(root, file), ...(environment && { env: environment }) })
  } catch (error) {
    throw new PlainError((error as Error).message)
  }
}

/** The configuration of the Worker and that of Pages. */
export const configurationsOf = (environment: Environment): [api: Config, pages: Config] => [
  configOf('wrangler.toml', environment),
  configOf('web/wrangler.toml', environment),
]

/** What wrangler does not check: that the two configurations fit together, the Worker is not reachable by itself and no log holds an address. */
export function configurationFaults(api: Config, pages: Config): string[] {
  const service = pages.services?.find(({ binding }) => binding === 'API')?.service
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = api.vars
  const named = new Set([...(api.secrets?.required ?? []), ...Object.keys(api.vars)])
  const errors = [
    service !== api.name && `web/wrangler.toml binds API to "${service}", but the Worker is "${api.name}"`,
    !pages.pages_build_output_dir?.endsWith('dist/site') && 'web/wrangler.toml must deploy ../dist/site',
    api.workers_dev !== false &&
      'wrangler.toml must say workers_dev = false: only Pages may reach the Worker',
    api.preview_urls !== false &&
      'wrangler.toml must say preview_urls = false: only Pages may reach the Worker',
    (api.route || api.routes?.length) && 'wrangler.toml must have no route: only Pages may reach the Worker',
    api.observability?.logs?.invocation_logs !== false &&
      'wrangler.toml must say invocation_logs = false under [observability.logs]: addresses hold private links',
    api.observability?.redact_query_string !== true &&
      'wrangler.toml must say redact_query_string = true under [observability]: addresses hold private links',
    !api.limits?.cpu_ms && 'wrangler.toml must say cpu_ms under [limits]: what runs away is ended by it',
    publicKey &&
      privateKey &&
      !arePushPair(String(publicKey), String(privateKey)) &&
      `wrangler.toml: ${noPushPair}`,
    api.version_metadata?.binding !== 'VERSION' &&
      'wrangler.toml must bind VERSION under [version_metadata]: a deployment asks which version answers',
    ...wrongSettings(api.vars).map((line) => `wrangler.toml: ${line}`),
    !/^https:/i.test(String(api.vars.APP_URL)) &&
      'wrangler.toml must give APP_URL with https://: the cookies and links of a site hold for that alone',
    api.vars.APP_ENV !== 'production' && 'wrangler.toml must set APP_ENV = "production"',
    api.compatibility_date !== pages.compatibility_date &&
      'Both wrangler.toml must have one compatibility_date',
    ...neededInProduction.map(
      (name) => !named.has(name) && `wrangler.toml names ${name} neither under [vars] nor under [secrets]`,
    ),
  ]
  return errors.filter((error) => typeof error === 'string')
}

function fileFaults(): string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const rules = JSON.parse(readFileSync(join(site, '_routes.json'), 'utf8')) as Record<
    'include' | 'exclude',
    string[]
  >
  const tooLarge = files.filter((file) => statSync(join(site, file)).size > maxFileSize)
  return [
    ...tooLarge.map((file) => `dist/site/${file} is larger than the 25 MB that Pages takes`),
    ...(maxRules < rules.include.length + rules.exclude.length
      ? [`dist/site/_routes.json has more than the ${maxRules} rules that Pages takes`]
      : []),
    ...(files.length > maxFiles ? [`dist/site has more than the ${maxFiles} files that Pages takes`] : []),
  ]
}

/** The public address of an environment, as its wrangler.toml gives it. */
export const siteUrl = (environment: Environment) =>
  String(configOf('wrangler.toml', environment).vars.APP_URL)

/**
 * What the account says of the Worker's secrets: a line for each that is missing, before anything is deployed.
 * @throws PlainError where the account cannot be asked, or has no such Worker yet.
 */
export async function findMissingSecrets(environment: Environment): Promise<string[]> {
  const { ok, output } = await runTool('wrangler', ['secret', 'list', ...environmentFlags(environment)])
  const inEnvironment = environment ? ` --env ${environment}` : ''
  if (!ok)
    throw new PlainError(
      `${output}\nCloudflare did not tell which secrets the Worker has, so nothing was deployed. Sign in with "npm run wrangler -- login" and set each with "npm run wrangler -- secret put NAME${inEnvironment}": ${requiredSecrets(environment).join(', ')}. The first makes the Worker.`,
    )
  const listed = JSON.parse(output.slice(output.indexOf('['))) as { name: string }[]
  return linesOfMissing(
    listed.map(({ name }) => name),
    environment,
  )
}

/** A line for each secret that is not among those the Worker has. */
export function linesOfMissing(secrets: readonly string[], environment: Environment): string[] {
  const inEnvironment = environment ? ` --env ${environment}` : ''
  const known = new Set([...secrets, ...Object.keys(configOf('wrangler.toml', environment).vars)])
  return [...requiredSecrets(environment).filter((name) => !known.has(name)), ...halves(known)].map(
    (name) =>
      `The Worker has no secret ${name} yet: run "npm run wrangler -- secret put ${name}${inEnvironment}"`,
  )
}

/** What is missing of settings that are set together or not at all: with a part of them the Worker does not start. */
const halves = (known: ReadonlySet<string>): string[] =>
  [pushVariables, ...providerPairs].flatMap((together: readonly string[]) => {
    const missing = together.filter((name) => !known.has(name))
    return missing.length < together.length ? missing : []
  })

/** Secrets that the Worker must have been given. */
export const requiredSecrets = (environment: Environment) =>
  configOf('wrangler.toml', environment).secrets?.required ?? []
