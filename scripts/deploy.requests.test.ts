import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { findMissingSecrets, requiredSecrets } from './deployment-checks.ts'
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

test('before anything is deployed the account is asked whether the Worker has its secrets', async () => {
  known = requiredSecrets(undefined)
  expect(await findMissingSecrets(undefined)).toEqual([])
  known = known.filter((name) => name !== 'STRIPE_WEBHOOK_SECRET')
  expect(await findMissingSecrets(undefined)).toEqual([
    'The Worker has no secret STRIPE_WEBHOOK_SECRET yet: run "npm run wrangler -- secret put STRIPE_WEBHOOK_SECRET"',
  ])
})

test('what is set together is there wholly or not at all, or nothing is deployed', async () => {
  known = [...requiredSecrets(undefined), 'VAPID_PUBLIC_KEY', 'GOOGLE_CLIENT_SECRET']
  const missing = ['VAPID_PRIVATE_KEY', 'VAPID_SUBJECT', 'GOOGLE_CLIENT_ID']
  expect(await findMissingSecrets(undefined)).toEqual(
    missing.map(
      (name) => `The Worker has no secret ${name} yet: run "npm run wrangler -- secret put ${name}"`,
    ),
  )
  known = [...known, ...missing]
  expect(await findMissingSecrets(undefined)).toEqual([])
})

test('where there is no such Worker yet a deployment says how to give it its secrets', async () => {
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
  advisories = {}
  expect(await findVulnerabilities()).toEqual([])
  const known = { id: 1, url: 'https://advisory.example/1', title: 'Any', cwe: [], cvss: { score: 0 } }
  const of = (severity: string) => [{ ...known, severity, vulnerable_versions: '<999' }]
  advisories = { hono: of('moderate'), zod: of('critical'), '@biomejs/biome': of('critical') }
  expect(await findVulnerabilities(), 'of what is deployed').toEqual([
    'zod has a vulnerability that is critical: Any, https://advisory.example/1',
  ])
})

test('the dry run refuses placeholders with a plain sentence each', async () => {
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
