import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { experimental_getWranglerCommands } from 'wrangler'
import { readArguments } from './deployment/read-arguments.ts'
import { findMissingSecrets, linesOfMissing, requiredSecrets } from './deployment-checks.ts'
import { findVulnerabilities } from './vulnerabilities.ts'

/** Cloudflare's API, which knows of these secrets of the Worker. */
let known: string[] | undefined = []
const account = createServer((request, response) => {
  const isAsked = request.url?.includes('/workers/scripts/rembrandt-api/secrets') && known
  const result = isAsked ? known?.map((name) => ({ name, type: 'secret_text' })) : null
  const errors = isAsked ? [] : [{ code: 10007, message: 'This Worker does not exist on your account.' }]
  response.writeHead(isAsked ? 200 : 404, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ success: Boolean(isAsked), errors, messages: [], result }))
})
await new Promise<void>((resolve) => account.listen(0, '127.0.0.1', resolve))
afterAll(() => account.close())
Object.assign(process.env, {
  CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(account.address() as AddressInfo).port}`,
  CLOUDFLARE_API_TOKEN: 'a token of nobody',
  CLOUDFLARE_ACCOUNT_ID: 'ours',
})

test('the account is asked first: a secret that is missing or set in part is named with its command', async () => {
  const required = requiredSecrets(undefined).filter((name) => name !== 'STRIPE_WEBHOOK_SECRET')
  known = [...required, 'VAPID_PUBLIC_KEY', 'GOOGLE_CLIENT_SECRET']
  const missing = ['STRIPE_WEBHOOK_SECRET', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT', 'GOOGLE_CLIENT_ID']
  expect(await findMissingSecrets(undefined)).toEqual(
    missing.map(
      (name) => `The Worker has no secret ${name} yet: run "npm run wrangler -- secret put ${name}"`,
    ),
  )
  expect(linesOfMissing([...known, ...missing], undefined)).toEqual([])
})

test('a deployment says how to give a Worker its secrets where there is no such Worker yet', async () => {
  known = undefined
  await expect(findMissingSecrets(undefined)).rejects.toThrow(
    /nothing was deployed. Sign in with .* secret put NAME": AUTH_SECRET, /,
  )
})

test('a deployment is refused while a library has a grave vulnerability that is known', async () => {
  let advisories: object | undefined
  const registry = createServer((request, response) => {
    const isAsked = request.url?.endsWith('/security/advisories/bulk') && advisories
    response.writeHead(isAsked ? 200 : 405, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isAsked ? advisories : {}))
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void registry.close())
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(registry.address() as AddressInfo).port}`)
  expect(await findVulnerabilities(), 'the registry does not say').toBeUndefined()
  const known = { id: 1, url: 'https://advisory.example/1', title: 'Any', cwe: [], cvss: { score: 0 } }
  const of = (severity: string) => [{ ...known, severity, vulnerable_versions: '<999' }]
  advisories = { hono: of('moderate'), zod: of('critical'), '@biomejs/biome': of('critical') }
  expect(await findVulnerabilities(), 'of what is deployed').toEqual([
    'zod has a vulnerability that is critical: Any, https://advisory.example/1',
  ])
})

test('the dry run refuses each placeholder with a plain sentence', async () => {
  const child = spawn(process.execPath, ['scripts/deploy.ts', '--dry-run'], { env: process.env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(code, output).toBe(1)
  const lines = output.trim().split('\n')
  expect(lines.filter((line) => !line.startsWith('Another command is building'))).toEqual([
    expect.stringContaining('The KV namespace PAGES has no id yet'),
    expect.stringContaining('APP_URL in wrangler.toml is "https://your-site.example"'),
    expect.stringContaining('MAIL_FROM in wrangler.toml is "Rembrandt <mail@your-site.example>"'),
    'The build is in order, but with a placeholder nothing is deployed.',
  ])
})

test('every command of wrangler that the page on deployment names is there', async () => {
  const text = readFileSync('docs/deployment.md', 'utf8')
  const named = [...text.matchAll(/npm run wrangler -- ([^`…\n]+)`/g)].map(([, command = '']) => command)
  const commands = new Map(named.map((command) => [command.replace(/ [A-Z_]+.*$/, ''), command]))
  expect([...commands.keys()]).toEqual(expect.arrayContaining(['login', 'kv namespace create', 'secret put']))
  const { registry, globalFlags } = experimental_getWranglerCommands()
  for (const [command, whole] of commands) {
    const words = command.split(' ')
    let found: Pick<typeof registry, 'subtree' | 'definition'> | undefined = registry
    while (words[0] && found?.subtree.has(words[0])) found = found.subtree.get(words.shift() ?? '')
    const { definition } = found ?? {}
    if (definition?.type !== 'command') return expect.unreachable(`${whole} is no command`)
    const flags = Object.keys({ ...definition.args, ...globalFlags }).map((name) => `--${name}`)
    expect(flags, whole).toEqual(expect.arrayContaining(words.filter((word) => word.startsWith('--'))))
  }
})

test('a rollback is refused while the configuration has a placeholder', async () => {
  const child = spawn(process.execPath, ['scripts/deploy.ts', '--rollback'], { env: process.env })
  let output = ''
  child.stderr.on('data', (part) => (output += part))
  expect([await new Promise((resolve) => child.once('close', resolve)), output]).toEqual([
    1,
    expect.stringContaining('The KV namespace PAGES has no id'),
  ])
})

test('a rollback is refused with another way of deploying', () => {
  expect(() => readArguments(['--rollback', '--first'])).toThrow('exclude each other')
})
